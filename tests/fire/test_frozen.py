"""A database that does not answer, and is not gone: what it has in hand it may keep much later."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest

from mansuba.table.postgres import PATIENCE
from tests.fire.clients import request_id
from tests.fire.figures import measured
from tests.fire.logs import log_of
from tests.fire.postgres import Postgres, postgres
from tests.fire.processes import frozen
from tests.fire.racing import LATEST, two_servers
from tests.fire.scripted import Game, everyone_hears
from tests.fire.servers import Server, serving
from tests.fire.wires import run

MOMENTS = (PATIENCE + 0.5, 2 * PATIENCE + 2)
"""Seconds for which the database is frozen: until whoever stores the decision has given up, and
until whoever then looks what has become of it, and whoever listens to the other, have as well."""
UNTIL_IT_RUNS = 30
"""How many parts of the script it takes until all that the database is sent for a decision is the
one statement that keeps it: whoever decides is known, and every connection has prepared it."""
TO_WAKE_UP, A_MOMENT = 2.0, 0.1
"""Seconds within which the database has found what was sent to it while it was frozen; and to wait
for it to have done that."""

WRITING = """
SELECT pid FROM pg_stat_activity WHERE application_name = 'mansuba'
AND (query LIKE '%INSERT INTO entries%' OR query IN ('COMMIT;', 'ROLLBACK;'))
"""
"""Those that read and write; with them alone frozen, no server notices that it has missed
anything."""
AT_WORK = """
SELECT count(*) FROM pg_stat_activity WHERE application_name = 'mansuba' AND state = 'active'
"""


async def freeze(
    own: Postgres, hosts: Sequence[str], database: str, moment: float, *, whole: bool
) -> bool:
    """Freeze the database in the middle of a decision for longer than a server waits, as a whole or
    those that write, and let it go on; whether the log has the decision before anyone has sent it
    again."""
    game = await Game.begun(*hosts)
    browsers = [one.at(host) for one in game.seated.guests.values() for host in hosts]
    ears = [await game.chronicle.listen(browser) for browser in browsers]
    await game.goes_on(UNTIL_IT_RUNS)
    before, request = game.seated.seq, request_id()
    doomed = [own.pid] if whole else [*map(int, own.tell(WRITING, database).split())]
    assert doomed
    with frozen(*doomed):
        deciding = asyncio.create_task(game.tries(request))
        await asyncio.sleep(moment)
        done = deciding.done() and deciding.result()
        assert not (whole and done), "acknowledged, and kept by nobody"
    is_known = await deciding
    assert is_known or game.chronicle.problem == "store-away"
    await asyncio.sleep(TO_WAKE_UP)
    async with asyncio.timeout(LATEST):
        while own.tell(AT_WORK, database) != "0\n":
            await asyncio.sleep(A_MOMENT)
    kept = len(await log_of(database, game.seated.id))
    async with asyncio.timeout(LATEST):
        await asyncio.gather(*(ear.upto(kept) for ear in ears))
    if not is_known:
        await game.insists(request)
    await everyone_hears(game, hosts, ears)
    assert await game.chronicle.faults(database) == []
    return kept > before


@pytest.mark.parametrize("times", [1, pytest.param(10, marks=pytest.mark.soak)])
def test_the_database_is_frozen_in_the_middle_of_a_decision(tmp_path: Path, times: int) -> None:
    """Nobody knows what becomes of it, for the database has it in hand; but then all hear of it."""
    with postgres() as own:
        database = own.database()
        with two_servers(tmp_path, database) as (one, other):
            hosts = (one.host, other.host)
            kept = [
                run(freeze(own, hosts, database, moment, whole=True))
                for _ in range(times)
                for moment in MOMENTS[:times]
            ]
        with serving(Server(tmp_path / "alone", database=database)) as alone:
            late = MOMENTS[-1]
            kept += [run(freeze(own, [alone.host], database, late, whole=False))]
    assert any(kept), "the database had none of them in hand"
    measured(f"PostgreSQL frozen in {len(kept)} decisions: {sum(kept)} of them kept, and all heard")
