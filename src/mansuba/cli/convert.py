"""`mansuba convert`: records from text to JSON, one game a line, and back."""

from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Annotated

import typer

from mansuba.cli.files import write_parts
from mansuba.cli.games import JSON_ENDING, read_games
from mansuba.cli.helping import command_class
from mansuba.cli.options import lang_option, one_of, starting
from mansuba.notation.records import Record, write_record, write_record_json
from mansuba.words import Words

FORMS = ("text", "json")


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
        games = read_games(file)
        first = next(games, None)
        if first is None:
            return
        form = to or _form(file, out)
        write_parts(out, _written(chain([first], games), form))


def _form(file: str, out: str) -> str:
    """JSON if OUT is called so; else whatever FILE is not."""
    if out != "-":
        return "json" if Path(out).suffix == JSON_ENDING else "text"
    return "text" if Path(file).suffix == JSON_ENDING else "json"


def _written(games: Iterator[Record], form: str) -> Iterator[str]:
    for number, record in enumerate(games):
        if form == "json":
            yield write_record_json(record) + "\n"
        else:
            yield "\n" * bool(number) + write_record(record)
