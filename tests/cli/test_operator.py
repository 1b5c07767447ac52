"""What docs/operator.md says is so: its commands can be typed, and its numbers are the limits."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import shlex
import subprocess
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
import typer

from mansuba import Edition, Phase
from mansuba.cli.app import build
from mansuba.cli.databases import DATABASE
from mansuba.table import HERE, Dice, Table, postgres
from mansuba.table.kept import Summary, Terms
from mansuba.table.measures import MEASURES
from mansuba.table.store import Store
from mansuba.web import connecting, health_routes, logs, wire
from mansuba.web.metrics_serving import Processes
from mansuba.web.security import MOST_BYTES
from mansuba.web.settings import PROBES, Limits, Rate
from mansuba.words import Words
from tests.fire.postgres import USER, Postgres
from tests.ports import LOOPBACK

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "operator.md").read_text("utf-8")
COMMANDS = re.findall(r"^    (mansuba .*)$", PAGE, re.MULTILINE)
FENCED = re.compile(r"```sh\n(.*?)```|\(with Docker, .*?\)", re.DOTALL)
"""Commands of other programs."""
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
    named = set(re.findall(r"--[a-z][a-z-]*", FENCED.sub("", PAGE)))
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
        limits.replays,
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
        (connecting.CONNECTIONS, "an address {} connections"),
        (limits.connections, "all together {}."),
        (MOST_BYTES // 1024, "may be {} kB large"),
        (int(wire.SECONDS_TO_ASK), "take {} seconds to arrive"),
        (int(wire.SECONDS_TO_READ_ON), "nothing of it is read for {} seconds"),
        (postgres.GROWING, "holds up to {} connections for decisions"),
        (postgres.CONNECTIONS, "for decisions, {} for all else"),
        (int(health_routes.SECONDS_TO_ANSWER), "does not answer within {} seconds"),
        (int(logs.OF_A_SORT.burst), "is written {} times at once"),
        (round(1 / logs.OF_A_SORT.a_second), "once in {} seconds"),
    ):
        assert sentence.format(number) in page


def test_commands_of_others_that_end_with_ours() -> None:
    """What is handed to a container, or to the unit, is understood as well."""
    fenced = " ".join(FENCED.findall(PAGE)).replace("\\\n", " ")
    (container,) = re.findall(r"6262:6262 +mansuba (.*)", fenced)
    (unit,) = re.findall(r"MANSUBA_OPTIONS=(.*?)'", fenced)
    command: Any = typer.main.get_command(build(Words("en")))
    for options in (container, unit):
        told = command.commands["serve"].make_context("serve", shlex.split(options)).params
        assert told["address"].is_secure
        assert told["proxy"]
    ((file, data),) = re.findall(r"mansuba backup\s(\S+) --data (\S+)`", PAGE)
    assert file.startswith(f"{data}/")


def test_every_metric_stands_there_as_it_is() -> None:
    told = re.findall(r"^\| `(mansuba_\w+)` \| (.*?) \| (.*) \|$", PAGE, re.MULTILINE)
    counted: dict[str, Any] = vars(MEASURES)["_names_to_collectors"]
    for family in (*MEASURES.collect(), *Processes().collect()):
        name = family.name + ("_total" if family.type == "counter" else "")
        labels = counted[name]._labelnames if name in counted else ["pid"]
        row = name, ", ".join(f"`{label}`" for label in labels), family.documentation
        assert row in told
        told.remove(row)
    assert told == []


def test_what_a_line_of_the_log_looks_like() -> None:
    (line,) = re.findall(r"```json\n(.*)\n```", PAGE)
    shown = json.loads(line)
    error = {"name": shown["logger"], "levelname": shown["level"], "msg": shown["message"]}
    written = json.loads(logs.OneObject().format(logging.makeLogRecord(error)))
    assert written | {"time": shown["time"]} == shown


def test_names_and_files() -> None:
    assert f"`{DATABASE}`" in PAGE
    for setting in postgres.WEAK:
        assert f"`{setting}`" in PAGE
    for path in PROBES:
        assert f"| `GET {path}` |" in PAGE
    for link in re.findall(r"\]\((?!https:)([^)#]+)", PAGE):
        assert (DOCS / link).exists(), link
    anchors = {re.sub(r"[^a-z -]", "", title.lower()).replace(" ", "-") for title in TITLES}
    assert {*re.findall(r"\]\(#(.*?)\)", PAGE)} <= anchors


TITLES = re.findall(r"^#+ (.*)$", PAGE, re.MULTILINE)


# --- commands of PostgreSQL -----------------------------------------------------------------------

PROGRAMS = ("createuser", "createdb", "dropdb", "pg_dump", "pg_restore")


def test_a_database_is_made_backed_up_and_restored(own_postgres: Postgres, tmp_path: Path) -> None:
    """As the page says, in its order, by PostgreSQL's own programs."""
    lines = [line for block in FENCED.findall(PAGE) for line in block.splitlines()]
    commands = [shlex.split(line) for line in lines if line.startswith(PROGRAMS)]
    make_user, make, dump, drop, make_again, restore = commands
    make_user.remove("--pwprompt")  # nobody is there to type it

    def carry_out(command: list[str]) -> None:
        where = {"PGHOST": LOOPBACK, "PGPORT": str(own_postgres.port), "PGUSER": USER}
        program = str(own_postgres._bin / command[0])
        subprocess.run([program, *command[1:]], cwd=tmp_path, env=where, check=True, timeout=60)

    async def games(*names: str) -> list[str]:
        """Begin these; all that there are."""
        store = await Store.open(f"postgresql://mansuba@{LOOPBACK}:{own_postgres.port}/mansuba")
        table = Table.new(Edition.standard(), [("A", HERE), ("B", HERE)], Dice.HAND)
        summary = Summary(Phase.SET_UP, 0, None, table.chairs)
        for name in names:
            now = datetime.now(UTC)
            await store.create(name=name, table=table, terms=Terms(), summary=summary, at=now)
        found = [listed.name for listed in await store.games()]
        await store.close()
        return sorted(map(str, found))

    carry_out(make_user)
    carry_out(make)
    assert asyncio.run(games("one", "two")) == ["one", "two"]
    carry_out(dump)
    assert asyncio.run(games("three")) == ["one", "three", "two"]
    carry_out(drop)
    carry_out(make_again)
    carry_out(restore)
    assert asyncio.run(games("four")) == ["four", "one", "two"]
