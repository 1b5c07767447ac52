"""`mansuba demo`: a game plays itself, to watch."""

import time
from collections.abc import Iterator
from random import Random
from typing import Annotated

import typer
from rich.text import Text

from mansuba import CHANCE, Decision, Phase, Position
from mansuba.cli.files import load_edition
from mansuba.cli.helping import command_class
from mansuba.cli.options import edition_option, lang_option, number_option, signs_option
from mansuba.cli.paint import Signs, paint_position
from mansuba.cli.random_game import MOST_SEED
from mansuba.cli.say import say_event
from mansuba.cli.showing import Screen, show
from mansuba.players import PLAYERS
from mansuba.rulebook.events import RoundOver, Stopped, TurnOver
from mansuba.table.chance import draw
from mansuba.words import Words

PACE = 0.3
"""Seconds between turns, when someone is looking."""

UNSAID = (Stopped, TurnOver, RoundOver)
"""That a turn or a round is over goes without saying."""


PLAYER = PLAYERS["merchant"]
"""Who plays every seat: good enough to watch, and games come to an end."""


def add(app: typer.Typer, words: Words) -> None:
    """Add the command."""

    @app.command("demo", cls=command_class(words), help=words.say("help-demo"))
    def demo(
        *,
        players: Annotated[
            int, number_option(words, "--players", words.say("option-players"), 2, 6)
        ] = 2,
        seed: Annotated[
            int | None, number_option(words, "--seed", words.say("option-seed"), 0, MOST_SEED)
        ] = None,
        edition: Annotated[str | None, edition_option(words)] = None,
        signs: Annotated[Signs, signs_option(words)] = Signs.LETTERS,
        linear: Annotated[
            bool, typer.Option("--linear", help=words.say("option-linear"), show_default=False)
        ] = False,
        lang: Annotated[str | None, lang_option(words)] = None,
    ) -> None:
        console = Screen()
        start = Position.new(load_edition(edition), players)
        for part in watch(start, Random(seed), words, signs):
            if isinstance(part, str):
                print(part, flush=True)
                time.sleep(PACE * console.is_terminal)
            elif not linear:
                print()
                show(console, part)
                print(flush=True)


def watch(position: Position, rng: Random, words: Words, signs: Signs) -> Iterator[str | Text]:
    """The game from here: each turn in words, the board after each round."""
    said: list[str] = []
    while position.phase is not Phase.OVER:
        setting_up = position.phase is Phase.SET_UP
        transition = position.play(_decide(position, rng))
        position = transition.after
        said += [
            say_event(words, event)
            for event in transition.events
            if not setting_up and not isinstance(event, UNSAID)
        ]
        if said and position.move is None:
            yield " ".join(said)
            said = []
        round_over = any(isinstance(event, RoundOver) for event in transition.events)
        if round_over or position.phase in (Phase.LOT, Phase.OVER):
            yield paint_position(position, signs)


def _decide(position: Position, rng: Random) -> Decision:
    return draw(position, rng) if position.actor is CHANCE else PLAYER.decide(position, rng)
