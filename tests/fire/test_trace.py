"""That a decision is on the disk before anyone is told of it, as the system calls show."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from tests.fire.clients import Seated, seated
from tests.fire.figures import measured
from tests.fire.planted import planted
from tests.fire.postgres import Postgres
from tests.fire.scripts import script
from tests.fire.servers import Server, serving
from tests.fire.tracing import Deed, Trace, read_trace, strace, traced
from tests.fire.wires import run

FEW, MANY = 32, 1000
DECISIONS = [FEW, pytest.param(MANY, marks=pytest.mark.soak)]
GAMES = 4
"""They decide at the same time, so that one sync may be for several."""


async def deeds(server: Server, decisions: int) -> list[Deed]:
    """So many decisions, one a request, at several games that someone listens to."""
    rng = Random(decisions)
    games = [
        await seated([server.host], script(Random(rng.random()), decisions // GAMES))
        for _ in range(GAMES)
    ]

    async def play(game: Seated) -> list[Deed]:
        ear = await game.host.listen(game.id)
        while not game.is_over:
            await game.go_on()
        await ear.upto(game.seq)
        return [Deed(sent.request, game.id, sent.seq) for sent in game.sent]

    return [deed for told in await asyncio.gather(*map(play, games)) for deed in told]


def problems(
    server: Server, own: Postgres | None, output: Path, decisions: int, of: str = ""
) -> list[str]:
    """What the calls of the server and of its database leave in doubt."""
    what = "PostgreSQL" if own else "SQLite"
    with traced([*server.family(), *(own.family() if own else [])], output):
        done = run(deeds(server, decisions))
    assert len(done) == decisions
    with output.open(encoding="ascii") as lines:
        trace = Trace(read_trace(lines))
    found = [problem for deed in done if (problem := trace.problem(deed))]
    safe = len(done) - len(found)
    measured(f"{safe} of {len(done)} decisions synced before anyone was told ({what}){of}")
    return found


@pytest.mark.parametrize("decisions", DECISIONS)
def test_synced_before_anyone_is_told(tmp_path: Path, decisions: int) -> None:
    strace()
    with serving(Server(tmp_path)) as server:
        assert problems(server, None, tmp_path / "trace", decisions) == []


@pytest.mark.parametrize("decisions", DECISIONS)
def test_synced_by_postgresql_before_anyone_is_told(
    tmp_path: Path, own_postgres: Postgres, database: str, decisions: int
) -> None:
    strace()
    with serving(Server(tmp_path, database=database)) as server:
        assert problems(server, own_postgres, tmp_path / "trace", decisions) == []


# --- that it can fail -----------------------------------------------------------------------------


CARELESS = ", by a server that was made careless"


def test_a_careless_server_is_found_out(tmp_path: Path) -> None:
    strace()
    with serving(Server(tmp_path, command=planted("careless"))) as server:
        assert len(problems(server, None, tmp_path / "trace", FEW, CARELESS)) == FEW


@pytest.mark.soak
def test_a_careless_server_on_postgresql_is_found_out(
    tmp_path: Path, own_postgres: Postgres, database: str
) -> None:
    strace()
    with serving(Server(tmp_path, database=database, command=planted("careless-postgres"))) as one:
        # Not of all: now and then PostgreSQL syncs what nobody has asked it to.
        assert problems(one, own_postgres, tmp_path / "trace", FEW, CARELESS)
