"""The load of bench/load.py and bench/cost.py in small: everyone is told everything, and nothing
goes wrong.

How fast that is says nothing while other tests run; `make soak` measures it.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.fire.wires import run

BENCH = Path(__file__).parents[2] / "bench"
GAMES = 10


def test_a_house_that_is_not_full(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.syspath_prepend(str(BENCH))
    import load  # type: ignore[import-not-found]

    # As many decisions at a time as there are games: none has to wait for the one before, however
    # long the machine stands still. Nobody stops reading, for it takes long until they are dropped.
    house = load.House(games=GAMES, rate=GAMES, slices=1, seconds=1.0, idle=0, storms=1)
    load.main(house=house)
    printed = capsys.readouterr().out
    people = GAMES * load.PLAYERS
    for said in (
        "problems  none",
        f"{people} reconnects at once: all told",
        f"{people} reconnects at once after a restart",
    ):
        assert printed.count(said) == len(load.DATABASES)


def test_what_a_decision_costs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(BENCH))
    import cost  # type: ignore[import-not-found]

    point = cost.Point(games=GAMES, seats=2, spectators=1)
    with cost.our_server("PostgreSQL") as ours:
        told = run(cost.measure(point, ours, seconds=0.5))
    for each in (told["ours"].server, told["ours"].database, told[cost.BARE].server):
        assert len(each) == cost.REPEATS
    assert sum(told["ours"].server) > 0
