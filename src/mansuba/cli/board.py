"""`mansuba board show` and `mansuba board check`: boards and editions from files."""

from typing import Annotated

import typer

from mansuba import Edition
from mansuba.cli.files import load_edition
from mansuba.cli.helping import command_class, group_class
from mansuba.cli.options import lang_option, starting
from mansuba.cli.paint import paint_board
from mansuba.cli.showing import Screen, show
from mansuba.rulebook.editionfile import BUILT_IN
from mansuba.words import Words


def add(app: typer.Typer, words: Words) -> None:
    """Add both commands."""
    group = typer.Typer(
        cls=group_class(words),
        help=words.say("help-board"),
        no_args_is_help=True,
        rich_markup_mode=None,
    )
    app.add_typer(group, name="board")
    named = typer.Argument(
        metavar=words.say("metavar-file"),
        help=words.say("argument-board"),
        autocompletion=starting(BUILT_IN),
        show_default=False,
    )

    @group.command("show", cls=command_class(words), help=words.say("help-board-show"))
    def show_board(
        file: Annotated[str, named],
        names: Annotated[
            bool, typer.Option("--names", help=words.say("option-names"), show_default=False)
        ] = False,
        lang: Annotated[str | None, lang_option(words)] = None,
    ) -> None:
        edition = load_edition(file)
        show(Screen(), paint_board(edition.board, names=names))
        print()
        _describe(words, edition)

    @group.command("check", cls=command_class(words), help=words.say("help-board-check"))
    def check_board(
        file: Annotated[str, named],
        lang: Annotated[str | None, lang_option(words)] = None,
    ) -> None:
        edition = load_edition(file)
        print(words.say("board-works", file=file))
        _describe(words, edition)


def _describe(words: Words, edition: Edition) -> None:
    board = edition.board
    print(words.say("board-edition", edition=f"{edition.name}#{edition.fingerprint}"))
    print(words.say("board-size", spaces=len(board.spaces), directions=len(board.compass)))
    for players, seats in sorted(board.seats.items()):
        listed = ", ".join(map(str, seats))
        print(words.say("board-seats", players=players, seats=listed))
