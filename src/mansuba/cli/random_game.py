"""`mansuba random`: a game in which everyone decides at random."""

from random import Random, SystemRandom
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from mansuba import Decision, Position
from mansuba.cli.files import load_edition
from mansuba.cli.games import write_game
from mansuba.cli.helping import command_class
from mansuba.cli.options import edition_option, file_option, lang_option, number_option
from mansuba.notation.records import NoWinner, Record
from mansuba.rulebook.phase import Phase
from mansuba.table.chance import draw
from mansuba.words import Words

MOST_TURNS = 10_000
MOST_SEED = 2**63 - 1
USUAL_TURNS = 1_000


def add(app: typer.Typer, words: Words) -> None:
    """Add the command."""
    whole = number_option

    @app.command("random", cls=command_class(words), help=words.say("help-random"))
    def random(
        *,
        players: Annotated[int, whole(words, "--players", words.say("option-players"), 2, 6)] = 2,
        seed: Annotated[
            int | None, whole(words, "--seed", words.say("option-seed"), 0, MOST_SEED)
        ] = None,
        record: Annotated[str | None, file_option(words, "--record", "option-record")] = None,
        turns: Annotated[
            int, whole(words, "--turns", words.say("option-turns"), 1, MOST_TURNS)
        ] = USUAL_TURNS,
        edition: Annotated[str | None, edition_option(words)] = None,
        lang: Annotated[str | None, lang_option(words)] = None,
    ) -> None:
        chosen = SystemRandom().randrange(MOST_SEED) if seed is None else seed
        start = Position.new(load_edition(edition), players)
        game, taken = play(start, chosen, turns, words)
        if record:
            write_game(record, game)
        result = game.result
        told = "none" if isinstance(result, NoWinner) else result
        print(words.say("random-result", result=told, turns=taken, seed=str(chosen)))


def play(start: Position, seed: int, turns: int, words: Words) -> tuple[Record, int]:
    """A random game of at most so many turns, and how many it had."""
    rng = Random(seed)
    position, decisions, taken = start, list[Decision](), 0
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(words.say("random-playing"), total=turns)
        while position.phase is not Phase.OVER:
            if position.phase is Phase.TAKE:
                if taken == turns:
                    break
                taken += 1
                progress.update(task, completed=taken)
            decision = random_decision(position, rng)
            decisions.append(decision)
            position = position.after(decision)
    truncated = position.phase is not Phase.OVER
    tags = {"Dice": f"random, seed {seed}"}
    return Record(start, tuple(decisions), tags, truncated=truncated), taken


def random_decision(position: Position, rng: Random) -> Decision:
    """Any decision, each as likely; a throw stick by stick, so that every face is."""
    if position.phase is Phase.THROW:
        return draw(position, rng)
    return rng.choice(position.decisions())
