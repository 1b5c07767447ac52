"""What commands print: drawings that are never folded, and positions told in words."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Console
from rich.markdown import Markdown
from rich.text import Text

from mansuba import CHANCE, Phase, Position
from mansuba.notation.decisions import write_sticks
from mansuba.rulebook.figures import FIGURES
from mansuba.words import Words

WIDTH = 100
"""How wide a page is at most."""


class Screen(Console):
    """Where drawings go. Whoever stops reading ends the command, as with any other output."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def show(console: Console, drawing: Text) -> None:
    """Print a drawing as it is, coloured if someone is looking."""
    console.print(drawing, soft_wrap=True, highlight=False)


def show_page(console: Console, page: str) -> None:
    """Print a page of Markdown: set for someone who is looking, as it is for anything else."""
    if console.is_terminal:
        console.print(Markdown(page), width=min(console.width, WIDTH))
    else:
        print(page)


def describe(words: Words, position: Position) -> Iterator[str]:
    """A position in words, line by line: where everyone stands, what lies there, what is next."""
    for seat in position.seats:
        where = (
            f"{words.say('kind', kind=figure.kind.letter)} {position.figures.get(figure, '–')}"
            for figure in FIGURES[seat]
        )
        yield words.say("position-seat", seat=seat, figures=", ".join(where))
    if position.sticks:
        yield words.say("position-sticks", faces=write_sticks(position.sticks))
    yield next_in_words(words, position)


def next_in_words(words: Words, position: Position) -> str:
    """Who decides next, and what."""
    if position.phase is Phase.OVER:
        return words.say("event-won", seat=position.winner or 0)
    actor = position.actor
    told = "chance" if actor is CHANCE or actor is None else actor
    return words.say("position-next", phase=position.phase.value, actor=told)
