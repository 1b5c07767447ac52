"""Where the command begins and ends: the language, the errors, the exit code.

0: done. 1: what was given is refused. 2: the command was not used as it is meant to be.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from io import StringIO, TextIOWrapper
from typing import Any

import typer

from mansuba.cli.app import build
from mansuba.cli.files import FileError, InFileError
from mansuba.cli.folders import NoHomeError
from mansuba.cli.say import say_error, say_in_file
from mansuba.rulebook.errors import MansubaError
from mansuba.words import LANGUAGES, Words, from_environment

REFUSED, MISUSED, INTERRUPTED, PIPE_CLOSED = 1, 2, 130, 141
COMPLETING = "_MANSUBA_COMPLETE"
"""Set by the shell when it asks for completions."""

NO_SUCH_COMMAND = re.compile(r"No such command '(.*?)'\.")
EXTRA = re.compile(r"Got unexpected extra arguments?(?:\(s\))? \((.*)\)")
NEEDS_VALUES = re.compile(r"Option '(.*)' requires (\d+) arguments")
NEEDS_VALUE = re.compile(r"Option '(.*)' requires")
NO_VALUE = re.compile(r"Option '(.*)' does not take a value")

EXAMPLES = {"--sprt": "0.5 0.55"}
"""Values of those options that take several."""


def main(args: Sequence[str] | None = None) -> None:
    """Run the command and exit."""
    given = list(sys.argv[1:] if args is None else args)
    _settle_streams()
    words = Words(chosen_language(given, os.environ))
    sys.exit(run(given, words))


def _settle_streams() -> None:
    """Let no terminal's encoding end the game: what it cannot show becomes a question mark."""
    # Python has None for a stream that was closed before it began.
    sys.stdin, sys.stdout, sys.stderr = (
        stream or StringIO() for stream in (sys.stdin, sys.stdout, sys.stderr)
    )
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="surrogateescape")


def run(args: list[str], words: Words) -> int:
    """Run the command; the exit code."""
    try:
        command: Any = typer.main.get_command(build(words))
        if COMPLETING in os.environ:
            command.main(args=args, prog_name="mansuba")
        with command.make_context("mansuba", args) as context:
            command.invoke(context)
        sys.stdout.flush()
        return 0
    except typer.Exit as error:
        return error.exit_code
    except typer.TyperException as error:
        return _misused(error, words)
    except MansubaError as error:
        return _refused(say_error(words, error), words)
    except InFileError as error:
        return _refused(say_in_file(words, error), words)
    except FileError as error:
        return _refused(words.say(error.message, file=error.file, problem=error.problem), words)
    except NoHomeError as error:
        return _refused(words.say("no-home", option=error.option), words)
    except (KeyboardInterrupt, typer.Abort):
        if sys.stderr.isatty():
            print(file=sys.stderr)  # what comes next does not stand behind the ^C
        return INTERRUPTED
    except BrokenPipeError:  # whoever read us has heard enough
        _forget_output()
        return PIPE_CLOSED
    except OSError as error:  # files have errors of their own: this is standard output
        _forget_output()
        problem = error.strerror or str(error)
        name = str(error.filename or "-")
        return _refused(words.say("cannot-write", file=name, problem=problem), words)


def _forget_output() -> None:
    """What is left in the buffer goes nowhere."""
    with suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def chosen_language(args: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language that `--lang` or the environment asks for.

    >>> chosen_language(["rules", "--lang=it"], {"LANG": "de_DE.UTF-8"})
    'it'
    """
    before = args[: args.index("--")] if "--" in args else args
    for index, word in enumerate(before):
        name, _, value = word.partition("=")
        if name == "--lang":
            wish = value or (before[index + 1] if index + 1 < len(before) else "")
            if wish in LANGUAGES:
                return wish
    return from_environment(environment)


def _refused(sentence: str, words: Words) -> int:
    print(words.say("error", sentence=sentence), file=sys.stderr)
    return REFUSED


def _misused(error: Any, words: Words) -> int:
    """Usage errors in our words; of Typer's own only what we have no words for."""
    if type(error).__name__ == "NoArgsIsHelpError":
        print(error.format_message(), file=sys.stderr)
        return MISUSED
    context = getattr(error, "ctx", None)
    if context is not None:
        print(context.get_usage(), file=sys.stderr)
    print(words.say("error", sentence=_usage(error, words)), file=sys.stderr)
    path = context.command_path if context else "mansuba"
    print(words.say("usage-try-help", command=f"{path} --help"), file=sys.stderr)
    return MISUSED


def _usage(error: Any, words: Words) -> str:
    parameter = getattr(error, "param", None)
    hint = getattr(error, "param_hint", None)
    name = hint or (_called(parameter) if parameter is not None else "")
    match type(error).__name__:
        case "NoSuchOption":
            return words.say("usage-no-such-option", option=error.option_name)
        case "MissingParameter":
            return words.say("usage-missing", name=name)
        case "BadParameter":
            return words.say("usage-bad-value", name=name, problem=error.message)
    if error.message == "Missing command.":
        return words.say("usage-no-command")
    several = NEEDS_VALUES.match(error.message)
    if several:
        example = f"{several[1]} {EXAMPLES[several[1]]}"
        return words.say(
            "usage-needs-values", name=several[1], values=int(several[2]), example=example
        )
    for pattern, message in (
        (NO_SUCH_COMMAND, "usage-no-such-command"),
        (EXTRA, "usage-extra"),
        (NEEDS_VALUE, "usage-needs-value"),
        (NO_VALUE, "usage-no-value"),
    ):
        found = pattern.match(error.message)
        if found:
            return words.say(message, name=found[1])
    return str(error.format_message())


def _called(parameter: Any) -> str:
    """What the user calls a parameter: `--depth`, or FILE."""
    if parameter.param_type_name == "option":
        return str(max(parameter.opts, key=len))
    return str(parameter.metavar or parameter.name).strip("[]")
