"""`python -m mansuba.cli.docs FOLDER`: the rules as pages, made from the messages.

Pictures are drawn from positions, and what is marked in them is what the rulebook allows there.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

from mansuba import Figure, Step, Take
from mansuba.cli.pages import topic
from mansuba.cli.svg import svg_position
from mansuba.notation.examples import EXAMPLES, MOVER
from mansuba.rulebook.events import Beguiled
from mansuba.words import LANGUAGES, Words
from mansuba.words.arrangement import SECTIONS

MADE = "<!-- Made from src/mansuba/words/locales by `python -m mansuba.cli.docs docs`. -->"
PICTURES = {"board": "board", "step": "steps", "beguile": "beguile"}
"""Which section is followed by which picture."""


def made_files() -> Mapping[str, str]:
    """Every file that is made, by its name in the folder of documents."""
    pages = {f"rules.{language}.md": page(Words(language)) for language in LANGUAGES}
    pictures = {
        "pictures/board.svg": svg_position(EXAMPLES["board"].position),
        "pictures/steps.svg": _picture("step"),
        "pictures/beguile.svg": _picture("beguile"),
    }
    return {**pages, **pictures}


def page(words: Words) -> str:
    """The rules in one language."""
    return "\n\n".join(_paragraphs(words)) + "\n"


def _paragraphs(words: Words) -> Iterator[str]:
    yield MADE
    yield f"# {words.say('rules-title')}"
    yield " · ".join(
        f"[{Words(other).say('language-name')}](rules.{other}.md)" for other in LANGUAGES
    )
    for section in (*SECTIONS, "words"):
        yield from topic(words, section)
        if section in PICTURES:
            picture = PICTURES[section]
            said = words.say(f"picture-{picture}", board="sun", players=6)
            yield f"![](pictures/{picture}.svg)"  # what there is to see stands below
            yield f"*{said}*"


def _picture(name: str) -> str:
    """An example of the rules, and where the figure that it is about can go by one step."""
    example = EXAMPLES[name]
    mover = Figure(MOVER, example.stick)
    moving = example.position.after(Take(example.stick, mover))
    steps = [step for step in moving.decisions() if isinstance(step, Step)]
    made = [moving.play(step) for step in steps]
    beguiling = [one for one in made if any(isinstance(event, Beguiled) for event in one.events)]
    marked = [one.after.figures[mover] for one in beguiling or made]
    return svg_position(example.position, marked=marked, only=example.spaces)


def main(folder: str) -> None:
    """Write every file into the folder."""
    for name, text in made_files().items():
        path = Path(folder, name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
