"""`mansuba draw`: a position as a picture, in the terminal or as an SVG file."""

from typing import Annotated

import typer

from mansuba.cli.files import load_position, write_text
from mansuba.cli.helping import command_class
from mansuba.cli.options import check_input, edition_option, file_option, lang_option, signs_option
from mansuba.cli.paint import Signs, paint_position
from mansuba.cli.showing import Screen, describe, show
from mansuba.cli.svg import svg_position
from mansuba.words import Words


def add(app: typer.Typer, words: Words) -> None:
    """Add the command."""

    @app.command("draw", cls=command_class(words), help=words.say("help-draw"))
    def draw(
        *,
        position: Annotated[
            str,
            typer.Argument(
                metavar="POSITION", help=words.say("argument-position"), show_default=False
            ),
        ],
        svg: Annotated[str | None, file_option(words, "--svg", "option-svg")] = None,
        edition: Annotated[str | None, edition_option(words)] = None,
        signs: Annotated[Signs, signs_option(words)] = Signs.LETTERS,
        lang: Annotated[str | None, lang_option(words)] = None,
    ) -> None:
        check_input(words, position, edition)
        drawn = load_position(position, edition)
        if svg:
            write_text(svg, svg_position(drawn, signs))
        else:
            show(Screen(), paint_position(drawn, signs))
            print()
            for line in describe(words, drawn):
                print(line)
