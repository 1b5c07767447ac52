"""`mansuba perft`: counting every line of play, to prove an engine right."""

from time import perf_counter
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import track

from mansuba.cli.files import load_position
from mansuba.cli.helping import command_class
from mansuba.cli.options import check_input, edition_option, lang_option, number_option
from mansuba.notation import write_decision
from mansuba.rulebook.perft import perft as count
from mansuba.words import Words

MOST_DEPTH = 99


def add(app: typer.Typer, words: Words) -> None:
    """Add the command."""

    @app.command("perft", cls=command_class(words), help=words.say("help-perft"))
    def perft(
        *,
        position: Annotated[
            str,
            typer.Argument(
                metavar="POSITION", help=words.say("argument-position"), show_default=False
            ),
        ],
        depth: Annotated[
            int, number_option(words, "--depth", words.say("option-depth"), 0, MOST_DEPTH)
        ],
        divide: Annotated[
            bool, typer.Option("--divide", help=words.say("option-divide"), show_default=False)
        ] = False,
        edition: Annotated[str | None, edition_option(words)] = None,
        lang: Annotated[str | None, lang_option(words)] = None,
    ) -> None:
        check_input(words, position, edition)
        start, began = load_position(position, edition), perf_counter()
        lines = 0
        if depth == 0:
            lines = 1
        else:
            progress = track(
                start.decisions(),
                description=words.say("perft-counting"),
                console=Console(stderr=True),
                transient=True,
                disable=not Console(stderr=True).is_terminal,
            )
            for decision in progress:
                below = count(start.after(decision), depth - 1)
                lines += below
                if divide:
                    print(f"{write_decision(decision)} {below}")
        took = f"{perf_counter() - began:.2f}"
        print(words.say("perft-lines", lines=str(lines), depth=depth, seconds=took))
