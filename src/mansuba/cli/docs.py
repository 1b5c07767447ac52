"""`python -m mansuba.cli.docs FOLDER`: the rules as pages, made from the messages.

Pictures are drawn from positions, and what is marked in them is what the rulebook allows there.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

from mansuba import Direction, Edition, Face, Figure, Kind, Phase, Position, Space, Step, Take
from mansuba.cli.pages import SECTIONS, topic
from mansuba.cli.svg import svg_position
from mansuba.words import LANGUAGES, Words

MADE = "<!-- Made from src/mansuba/words/locales by `python -m mansuba.cli.docs docs`. -->"
PICTURES = {"board": "board", "step": "steps", "beguile": "beguile"}
"""Which section is followed by which picture."""
CENTRE = "j10"
AROUND = 3
"""How far from the centre a small picture reaches."""


def made_files() -> Mapping[str, str]:
    """Every file that is made, by its name in the folder of documents."""
    pages = {f"rules.{language}.md": page(Words(language)) for language in LANGUAGES}
    pictures = {
        "pictures/board.svg": svg_position(_set_up(6)),
        "pictures/steps.svg": _steps(),
        "pictures/beguile.svg": _beguile(),
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


def _set_up(players: int) -> Position:
    """Everyone's figures on the first spaces of their Temples."""
    position = Position.new(Edition.standard(), players)
    while position.phase is Phase.SET_UP:
        position = position.after(position.decisions()[0])
    return position


def _steps() -> str:
    """A Falcon among others, and where a single step leads it."""
    return _moving(
        Kind.FALCON,
        {
            Figure(0, Kind.FALCON): (),
            Figure(0, Kind.WOMAN): ("E",),
            Figure(3, Kind.JACKAL): ("NW",),
            Figure(0, Kind.CROCODILE): ("NW", "NW"),
            Figure(3, Kind.CAT): ("SW",),
        },
    )


def _beguile() -> str:
    """An Ibis with nowhere to go but over a Jackal: the other ways are not shown."""
    jumper, jumped = Figure(0, Kind.IBIS), Figure(3, Kind.JACKAL)
    return _moving(Kind.IBIS, {jumper: (), jumped: ("E",)}, only="E")


def _moving(
    kind: Kind, placed: Mapping[Figure, tuple[Direction, ...]], only: Direction | None = None
) -> str:
    start = _set_up(2)
    figures = {figure: _walk(start, way) for figure, way in placed.items()}
    sticks = dict.fromkeys(Kind, Face(1))
    thrown = start.but(figures={**start.figures, **figures}, starter=0, sticks=sticks)
    moving = thrown.after(Take(kind, Figure(0, kind)))
    marked = [
        moving.after(step).figures[Figure(0, kind)]
        for step in moving.decisions()
        if isinstance(step, Step) and only in (None, step.direction)
    ]
    return svg_position(thrown, marked=marked, only=_around(thrown))


def _walk(position: Position, way: tuple[Direction, ...]) -> Space:
    space = CENTRE
    for direction in way:
        space = position.edition.board.neighbours[space][direction]
    return space


def _around(position: Position) -> set[Space]:
    near = {CENTRE}
    for _ in range(AROUND):
        near |= {
            there for here in near for there in position.edition.board.neighbours[here].values()
        }
    return near


def main(folder: str) -> None:
    """Write every file into the folder."""
    for name, text in made_files().items():
        path = Path(folder, name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
