"""Options that several commands share, and how values are read from what was typed."""

from __future__ import annotations

from collections.abc import Callable
from os.path import expanduser
from typing import Any

import typer

from mansuba.cli.paint import Signs
from mansuba.rulebook.editionfile import BUILT_IN
from mansuba.words import LANGUAGES, Words

MOST_DIGITS = 20


def lang_option(words: Words) -> Any:
    """`--lang`: it has done its work already, before any command was built."""
    return typer.Option(
        "--lang",
        is_eager=True,  # before any help is shown
        metavar="|".join(LANGUAGES),
        help=words.say("option-lang"),
        parser=one_of(words, LANGUAGES),
        autocompletion=starting(LANGUAGES),
        show_default=False,
    )


def edition_option(words: Words, message: str = "option-edition") -> Any:
    """`--edition`: a built-in board's name, or a file."""
    return typer.Option(
        "--edition",
        metavar=words.say("metavar-file"),
        help=words.say(message),
        parser=_path,
        autocompletion=starting(BUILT_IN),
        show_default=False,
    )


def file_option(words: Words, name: str, message: str) -> Any:
    """An option that takes the name of a file."""
    return _path_option(name, words.say("metavar-file"), words.say(message))


def folder_option(words: Words, name: str, message: str) -> Any:
    """An option that takes the name of a folder."""
    return _path_option(name, words.say("metavar-folder"), words.say(message))


def _path_option(name: str, metavar: str, told: str) -> Any:
    return typer.Option(name, metavar=metavar, help=told, parser=_path, show_default=False)


def _path(given: str) -> str:
    """How the name of a file or folder is read: shells leave the `~` of `--data=~/games` to us.
    Where nobody is called so, it is a name like any other."""
    return expanduser(given)


def check_input(words: Words, position: str, edition: str | None) -> None:
    """Refuse an edition from standard input if the position has read it to its end."""
    if position == edition == "-":
        raise typer.BadParameter(words.say("usage-input-read"), param_hint="--edition")


def signs_option(words: Words) -> Any:
    """`--signs`: letters or hieroglyphs."""
    names = tuple(signs.value for signs in Signs)
    return typer.Option(
        "--signs",
        metavar="|".join(names),
        help=words.say("option-signs"),
        parser=lambda given: Signs(one_of(words, names)(getattr(given, "value", given))),
        autocompletion=starting(names),
        show_default=False,
    )


def number_option(words: Words, name: str, message: str, least: int, most: int) -> Any:
    """An option that takes a whole number."""
    return typer.Option(
        name,
        metavar="N",
        help=message,
        parser=number(words, least, most),
        show_default=False,
    )


def number(words: Words, least: int, most: int) -> Callable[[str], int]:
    """How a whole number within limits is read."""

    def parse(given: str) -> int:
        text = str(given)
        whole = len(text) < MOST_DIGITS and text.isdecimal()
        if not (whole and least <= int(text) <= most):
            problem = words.say("usage-number", least=str(least), most=str(most), given=text)
            raise typer.BadParameter(problem)
        return int(text)

    return parse


def one_of(words: Words, names: tuple[str, ...]) -> Callable[[str], str]:
    """How one of a few names is read."""

    def parse(given: str) -> str:
        if str(given) not in names:
            problem = words.say("usage-one-of", known=", ".join(names), given=str(given))
            raise typer.BadParameter(problem)
        return str(given)

    return parse


def starting(names: tuple[str, ...]) -> Callable[[str], list[str]]:
    """What the shell may complete a word to."""

    def complete(incomplete: str) -> list[str]:
        return [name for name in names if name.startswith(incomplete)]

    return complete
