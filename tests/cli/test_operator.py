"""What docs/operator.md says is so: its commands can be typed, and its numbers are the limits."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import Any

import pytest
import typer

from mansuba.cli.app import build
from mansuba.web import serving, wire
from mansuba.web.security import MOST_BYTES
from mansuba.web.settings import Limits, Rate
from mansuba.words import Words

PAGE = (Path(__file__).parents[2] / "docs" / "operator.md").read_text("utf-8")
COMMANDS = re.findall(r"^    (mansuba .*)$", PAGE, re.MULTILINE)
ROW = re.compile(r"\| (.+?) \| (\d+) \| (\d+) (a second|a minute|in two minutes|in two seconds) \|")
SECONDS = {"a second": 1, "a minute": 60, "in two minutes": 120, "in two seconds": 2}


@pytest.mark.parametrize("line", COMMANDS)
def test_commands(line: str) -> None:
    """Each is understood; none of them is carried out."""
    command: Any = typer.main.get_command(build(Words("en")))
    _, name, *args = shlex.split(line)
    assert command.commands[name].make_context(name, args).params


def test_every_option_that_is_named() -> None:
    command: Any = typer.main.get_command(build(Words("en")))
    known = {
        option
        for name in ("serve", "backup", "restore")
        for parameter in command.commands[name].params
        for option in parameter.opts
    }
    named = set(re.findall(r"--[a-z][a-z-]*", PAGE))
    assert named <= known
    of_serve = {option for one in command.commands["serve"].params for option in one.opts}
    assert of_serve - {"--lang"} <= named, "the page leaves one out"


def test_rates() -> None:
    limits = Limits()
    told = [(int(burst), int(more) / SECONDS[each]) for _, burst, more, each in ROW.findall(PAGE)]
    order = (
        limits.requests,
        limits.names,
        limits.games,
        limits.links,
        limits.talk,
        limits.table,
        limits.messages,
    )
    assert told == [pytest.approx((rate.burst, rate.a_second)) for rate in order]
    rates = [value for value in vars(limits).values() if isinstance(value, Rate)]
    assert len(rates) == len(told), "the page leaves one out"


def test_numbers() -> None:
    limits, page = Limits(), " ".join(PAGE.split())
    for number, sentence in (
        (limits.people, "`--people` guests are, {} if"),
        (limits.sockets, "have {} sockets open"),
        (limits.games_a_guest, "be in {} games before"),
        (limits.sockets_a_game, "a game can have {} sockets"),
        (serving.CONNECTIONS, "an address {} connections"),
        (limits.connections, "all together {}."),
        (MOST_BYTES // 1024, "may be {} kB large"),
        (int(wire.SECONDS_TO_ASK), "take {} seconds to arrive"),
    ):
        assert sentence.format(number) in page
