"""What can be typed besides decisions: each command has an English name and a local one."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping

from mansuba.words import Words

COMMANDS = ("help", "undo", "save", "board", "where", "rules", "why", "fill", "quit")


def command_names(words: Words) -> Mapping[str, str]:
    """Every word that names a command, as `plain` makes it, and the command it names."""
    local = {plain(words.say(f"command-{command}")): command for command in COMMANDS}
    return {**local, **{command: command for command in COMMANDS}, "?": "help"}


def plain(word: str) -> str:
    """A word without accents and capitals, for keyboards and people that leave them out.

    >>> plain("Règles")
    'regles'
    """
    apart = unicodedata.normalize("NFKD", word.casefold())
    return "".join(sign for sign in apart if not unicodedata.combining(sign))


def help_lines(words: Words) -> list[str]:
    """What each command does."""
    return [
        words.say(
            "command-line",
            name=words.say(f"command-{command}"),
            does=words.say(f"command-{command}-does"),
        )
        for command in COMMANDS
    ]
