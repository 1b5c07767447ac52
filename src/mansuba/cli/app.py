"""The command put together: every command adds itself, in the user's language."""

from importlib.metadata import version
from typing import Annotated

import typer

from mansuba.cli import (
    arena,
    backup,
    board,
    convert,
    demo,
    draw,
    perft,
    random_game,
    replay,
    rules,
    serve,
    study,
    table,
    terminal,
)
from mansuba.cli.helping import group_class
from mansuba.cli.options import lang_option
from mansuba.words import Words

# Annotations are read as the commands are built, so none of these files may postpone them.


def build(words: Words) -> typer.Typer:
    """The whole command in one language."""
    order: list[str] = []
    app = typer.Typer(
        cls=group_class(words, order),
        help=words.say("help-mansuba"),
        no_args_is_help=True,
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["--help", "-h"]},
    )

    @app.callback()
    def mansuba(
        lang: Annotated[str | None, lang_option(words)] = None,
        show_version: Annotated[
            bool,
            typer.Option(
                "--version",
                help=words.say("option-version"),
                is_eager=True,
                callback=_tell_version,
                show_default=False,
            ),
        ] = False,
    ) -> None:
        pass

    for command in (
        *(table, serve, backup, terminal, demo, rules, board),
        *(draw, replay, convert, random_game, perft),
        *(arena, study),
    ):
        command.add(app, words)
        known = [one.name for one in app.registered_commands]
        known += [one.name for one in app.registered_groups]
        order += [str(name) for name in known if name not in order]
    return app


def _tell_version(wanted: bool) -> None:
    if wanted:
        print(f"mansuba {version('mansuba')}")
        raise typer.Exit
