"""Help texts in the user's language: Typer's commands, with our headings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from typer.core import TyperCommand, TyperGroup

from mansuba.words import Words

REQUIRED = "  [required]"
TYPE = " <"
"""What Typer puts between an argument and its type, which says nothing to users."""

PLAIN = str.maketrans("", "", "{}")
"""Takes away the signs around what has to be given."""

TYPERS_OWN = {
    "install_completion": "help-install-completion",
    "show_completion": "help-show-completion",
}


def command_class(words: Words) -> type[TyperCommand]:
    """The class of commands that speak this language."""

    class Command(TyperCommand):
        """A command with localised help."""

        def get_help_option(self, ctx: Any) -> Any:
            return _help_option(super().get_help_option(ctx), words)

        def format_usage(self, ctx: Any, formatter: Any) -> None:
            _usage(self, ctx, formatter, words)

        def format_options(self, ctx: Any, formatter: Any) -> None:
            _parameters(self, ctx, formatter, words)

    return Command


def group_class(words: Words, order: Sequence[str] = ()) -> type[TyperGroup]:
    """The class of groups of commands that speak this language, and list commands in an order."""

    class Group(TyperGroup):
        """A group with localised help."""

        def list_commands(self, ctx: Any) -> list[str]:
            """Typer's own list has all groups after the commands."""
            listed = super().list_commands(ctx)
            return [*order, *(name for name in listed if name not in order)]

        def get_help_option(self, ctx: Any) -> Any:
            return _help_option(super().get_help_option(ctx), words)

        def format_usage(self, ctx: Any, formatter: Any) -> None:
            _usage(self, ctx, formatter, words)

        def format_options(self, ctx: Any, formatter: Any) -> None:
            _parameters(self, ctx, formatter, words)
            rows = [
                (name, (self.commands[name].help or "").partition("\n")[0])
                for name in self.list_commands(ctx)
            ]
            with formatter.section(_heading(words, "help-commands")):
                formatter.write_dl(rows)

    return Group


def _heading(words: Words, message: str) -> str:
    """What a colon will follow."""
    return words.say("help-heading", name=words.say(message))


def _help_option(option: Any, words: Words) -> Any:
    if option is not None:
        option.help = words.say("help-help")
    return option


def _usage(command: Any, ctx: Any, formatter: Any, words: Words) -> None:
    parts = command.collect_usage_pieces(ctx)
    named = {
        "[OPTIONS]": f"[{words.say('help-options').upper()}]",
        "COMMAND [ARGS]...": f"{words.say('help-command').upper()} …",
    }
    said = " ".join(named.get(part, part.translate(PLAIN)) for part in parts)
    said = said.replace("...", "…")
    formatter.write_usage(ctx.command_path, said, prefix=words.say("help-usage") + " ")


def _parameters(command: Any, ctx: Any, formatter: Any, words: Words) -> None:
    for sort in ("argument", "option"):
        rows = []
        for parameter in command.get_params(ctx):
            if parameter.name in TYPERS_OWN:
                parameter.help = words.say(TYPERS_OWN[parameter.name])
            record = parameter.get_help_record(ctx)
            if record is not None and parameter.param_type_name == sort:
                name = record[0].partition(TYPE)[0] if sort == "argument" else record[0]
                rows.append((name, record[1].removesuffix(REQUIRED)))
        if rows:
            with formatter.section(_heading(words, f"help-{sort}s")):
                formatter.write_dl(rows)
