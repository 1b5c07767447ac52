"""The rules as Markdown, made from the messages: for `mansuba rules` and for docs/."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import dedent

from mansuba import Edition, Kind
from mansuba.words import Words
from mansuba.words.arrangement import GLOSSARY, LAWS, SECTIONS


def whole(words: Words) -> Iterator[str]:
    """Every paragraph of the rules."""
    yield f"# {words.say('rules-title')}"
    for section in SECTIONS:
        yield from topic(words, section)
    yield from topic(words, "words")


def topic(words: Words, name: str) -> Iterator[str]:
    """The paragraphs of one law or one section."""
    if name.isdigit():
        yield from _law(words, int(name))
    elif name == "words":
        yield from _glossary(words)
    else:
        title = "laws-title" if name == "laws" else f"rules-{name}-title"
        yield f"## {words.say(title)}"
        told = {"ring": ring(words)} if name == "beguile" else {}
        yield dedent(words.say(f"rules-{name}", **told))
    if name == "laws":
        for law in LAWS:
            yield from _law(words, law)


def _law(words: Words, law: int) -> Iterator[str]:
    title = words.say(f"law-{law}-title")
    yield f"### {words.say('law-heading', number=law, title=title)}"
    yield f"**{words.say(f'law-{law}').replace(chr(10), ' ')}**"
    yield words.say(f"law-{law}-more")


def _glossary(words: Words) -> Iterator[str]:
    yield f"## {words.say('words-title')}"
    yield "\n".join(
        "- "
        + words.say(
            "word-entry", word=words.say(f"word-{name}"), means=words.say(f"word-{name}-means")
        )
        for name in GLOSSARY
    )


def ring(words: Words, edition: Edition | None = None) -> str:
    """Who beguiles whom, all the way round."""
    kinds = (edition or Edition.standard()).ring
    return " → ".join(kind_name(words, kind) for kind in (*kinds, kinds[0]))


def kind_name(words: Words, kind: Kind) -> str:
    """What a kind is called."""
    return words.say("kind", kind=kind.letter)
