"""Facts into sentences: what the rulebook and the notation tell, said in someone's language."""

from __future__ import annotations

from mansuba import Event, MansubaError, Refusal
from mansuba.cli.files import InFileError
from mansuba.notation.explaining import Sentences, explained
from mansuba.notation.telling import kebab, told, told_of
from mansuba.words import Words


def say_event(words: Words, event: Event) -> str:
    """What happened, as a sentence."""
    return words.say(f"event-{kebab(type(event).__name__)}", **told_of(event))


def say_refusal(words: Words, refusal: Refusal) -> str:
    """Why not, as a sentence."""
    return words.say(f"refusal-{refusal.rule.value}", **told(refusal.facts))


def say_error(words: Words, error: MansubaError) -> str:
    """What was wrong, where, and what would be right."""
    return _say_all(words, explained(error)) or str(error)


def say_in_file(words: Words, error: InFileError) -> str:
    """The same, of a file: its name, and the line if that is known."""
    line = words.say("place-line", line=error.line) if error.line else ""
    return ": ".join(filter(None, (error.file, line, say_error(words, error.error))))


def _say_all(words: Words, sentences: Sentences) -> str:
    return " ".join(
        words.say(
            one.message,
            **{
                name: _say_all(words, fact) if isinstance(fact, tuple) else fact
                for name, fact in one.facts.items()
            },
        )
        for one in sentences
    )
