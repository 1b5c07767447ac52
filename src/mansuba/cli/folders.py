"""The folder with the games, as commands name it, and what can be wrong with it."""

import sys
from pathlib import Path
from typing import Any, Never

import typer
from platformdirs import user_data_path

from mansuba.cli.options import folder_option
from mansuba.words import Words


def data_option(words: Words) -> Any:
    """`--data`: the folder with the games."""
    return folder_option(words, "--data", "option-data")


def folder(data: str | None) -> Path:
    """The folder that was asked for."""
    return own_folder("--data") if data is None else Path(data)


class NoHomeError(Exception):
    """Whoever runs us has no home folder; this option would name a place."""

    def __init__(self, option: str) -> None:
        super().__init__(option)
        self.option = option


def own_folder(option: str) -> Path:
    """The user's own folder; without a home, an option has to name a place instead."""
    try:
        return user_data_path("mansuba")
    except RuntimeError:
        raise NoHomeError(option) from None


def refuse(words: Words, sentence: str) -> Never:
    """Say why not, and end."""
    print(words.say("error", sentence=sentence), file=sys.stderr)
    raise typer.Exit(1)


def refused_by_the_store(words: Words, games: str, error: Exception) -> Never:
    """Say what is wrong with the database, and end."""
    from mansuba.table import store_errors as store

    match error:
        case store.NoDatabaseError():
            refuse(words, words.say("play-no-database", file=games))
        case store.NewerStoreError():
            refuse(words, words.say("play-newer-database", file=games))
        case store.StoreFullError():
            refuse(words, words.say("play-full", file=games))
        case store.WeakStoreError(setting=setting, value=value):
            refuse(words, words.say("play-weak", file=games, setting=setting, value=value))
    refuse(words, words.say("play-away", file=games, problem=str(error)))
