"""Used as it is not meant to be: a usage line, what is wrong, where to read on; exit code 2."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

from mansuba.cli.app import build
from mansuba.cli.main import chosen_language, run
from mansuba.words import LANGUAGES, Words

Told = pytest.CaptureFixture[str]


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        ("--lang en", "A command is missing."),
        ("frob", "There is no command frob."),
        ("rules --frob", "There is no option --frob."),
        ("rules 8", "LAW: Possible values: 1, 2, 3, 4, 5, 6, 7, aim, things,"),
        ("rules 1 2", "This is one thing too many: 2"),
        ("perft", "POSITION is missing."),
        ("perft x", "--depth is missing."),
        ("perft x --depth", "--depth needs a value."),
        ("replay x --linear=3", "--linear takes no value."),
        ("perft x --depth two", "--depth: It has to be a whole number from 0 to 99, not two."),
        ("random --players 7", "--players: It has to be a whole number from 2 to 6, not 7."),
        ("random --seed -1", "--seed: It has to be a whole number from 0 to"),
        ("rules --lang tlh", "--lang: Possible values: en, de, fr, es, it. Given: tlh"),
        ("--lang xx --help", "--lang: Possible values: en, de, fr, es, it. Given: xx"),
        ("rules --lang xx --help", "--lang: Possible values: en, de, fr, es, it. Given: xx"),
        ("draw x --signs runes", "--signs: Possible values: letters, hieroglyphs. Given: runes"),
        ("terminal --dice loaded", "--dice: Possible values: program, typed. Given: loaded"),
        ("convert a b --to xml", "--to: Possible values: text, json. Given: xml"),
    ],
)
def test_misuse(args: str, complaint: str, capsys: Told) -> None:
    assert run(args.split(), Words("en")) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert f"Error: {complaint}" in printed.err
    assert printed.err.splitlines()[-1].startswith("For help: mansuba")


def test_misuse_in_german(capsys: Told) -> None:
    assert run(["perft", "x", "--depth", "zwei"], Words("de")) == 2
    assert capsys.readouterr().err == (
        "Aufruf: mansuba perft [OPTIONEN] POSITION\n"
        "Fehler: --depth: Es muss eine ganze Zahl von 0 bis 99 sein, nicht zwei.\n"
        "Hilfe: mansuba perft --help\n"
    )


def test_nothing_at_all(capsys: Told) -> None:
    assert run([], Words("en")) == 2
    printed = capsys.readouterr()
    assert "terminal" in printed.err + printed.out


def test_commands_are_listed_in_the_order_of_who_needs_them(capsys: Told) -> None:
    """Groups of commands among the others, that is, and not after all of them."""
    assert run(["--help"], Words("en")) == 0
    listed = re.findall(r"^  ([a-z]+)  ", capsys.readouterr().out.partition("Commands:")[2], re.M)
    assert listed[0] == "play"
    assert listed[listed.index("rules") :][:3] == ["rules", "board", "draw"]
    assert listed[-2:] == ["arena", "study"]


COMMANDS = ["", "rules", "board", "board show", "board check", "draw", "perft", "random"]
COMMANDS += ["replay", "convert", "terminal", "demo", "play", "arena", "study"]
COMMANDS += ["serve", "backup", "restore"]


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_help(language: str, command: str, capsys: Told) -> None:
    assert run([*command.split(), "--help"], Words(language)) == 0
    said = capsys.readouterr().out
    words = Words(language)
    assert said.startswith(f"{words.say('help-usage')} mansuba {command}".rstrip())
    assert words.say("help-help") in said
    if language != "en":
        for english in ("Show", "Usage:", "Options:", "[required]", "default"):
            assert english not in said, english
    if language not in ("en", "fr"):
        assert "Arguments" not in said


def test_version(capsys: Told) -> None:
    assert run(["--version"], Words("en")) == 0
    assert capsys.readouterr().out.startswith("mansuba ")


@pytest.mark.parametrize(
    ("args", "language"),
    [
        ("rules --lang it", "it"),
        ("--lang=fr rules", "fr"),
        ("rules", "de"),
        ("rules --lang tlh", "de"),
        ("rules --lang", "de"),
        ("rules -- --lang it", "de"),
    ],
)
def test_language(args: str, language: str) -> None:
    assert chosen_language(args.split(), {"LANG": "de_DE.UTF-8"}) == language


def test_every_option_that_names_a_path_knows_the_home(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Shells know it only where a word begins, and not behind the = of an option."""
    monkeypatch.setenv("HOME", str(tmp_path))
    named = set()
    for command in commands(get_command(build(Words("en")))):
        for option in filter(names_a_path, command.params):
            named.add(option.opts[0])
            for given, path in (
                ("~/x", f"{tmp_path}/x"),
                ("~nobody-of-this-name/x", "~nobody-of-this-name/x"),
                ("./x", "./x"),
                ("-", "-"),
            ):
                args = [f"{option.opts[0]}={given}"]
                context = command.make_context("mansuba", args, resilient_parsing=True)
                assert context.params[option.name] == path, (command.name, args)
    paths = "--data --edition --into --picture --record --resume --save --svg"
    assert sorted(named) == paths.split()


def commands(command: Any) -> Iterator[Any]:
    """This one, and all within it."""
    yield command
    for within in getattr(command, "commands", {}).values():
        yield from commands(within)


def names_a_path(parameter: Any) -> bool:
    return parameter.param_type_name == "option" and parameter.metavar in ("FILE", "FOLDER")
