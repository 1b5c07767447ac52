"""`mansuba convert`: records from text to JSON, one game a line, and back."""

from itertools import chain
from typing import Annotated

import typer

from mansuba.cli.games import FORMS, JSON, TEXT, Games, form_for, write_games
from mansuba.cli.helping import command_class
from mansuba.cli.options import lang_option, one_of, starting
from mansuba.words import Words


def add(app: typer.Typer, words: Words) -> None:
    """Add the command."""

    @app.command("convert", cls=command_class(words), help=words.say("help-convert"))
    def convert(
        *,
        file: Annotated[
            str,
            typer.Argument(
                metavar=words.say("metavar-file"),
                help=words.say("argument-record"),
                show_default=False,
            ),
        ],
        out: Annotated[
            str,
            typer.Argument(
                metavar=words.say("metavar-out"),
                help=words.say("argument-out"),
                show_default=False,
            ),
        ] = "-",
        to: Annotated[
            str | None,
            typer.Option(
                "--to",
                metavar="|".join(FORMS),
                help=words.say("option-to"),
                parser=one_of(words, FORMS),
                autocompletion=starting(FORMS),
                show_default=False,
            ),
        ] = None,
        lang: Annotated[str | None, lang_option(words)] = None,
    ) -> None:
        source = Games(file)
        games = iter(source)
        first = next(games)
        write_games(out, chain([first], games), to or _form(source.form, out))


def _form(given: str, out: str) -> str:
    """JSON if OUT is called so; without a name whatever is not given."""
    if out != "-":
        return form_for(out)
    return TEXT if given == JSON else JSON
