"""What can be typed besides decisions: each command has an English name and a local one."""

from __future__ import annotations

from collections.abc import Mapping

from mansuba.words import Words

COMMANDS = ("help", "undo", "save", "board", "where", "rules", "why", "fill", "quit")


def command_names(words: Words) -> Mapping[str, str]:
    """Every word that names a command, and the command it names."""
    local = {words.say(f"command-{command}"): command for command in COMMANDS}
    return {**local, **{command: command for command in COMMANDS}, "?": "help"}


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
