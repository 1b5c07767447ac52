"""The load of bench/load.py in small: everyone is told everything, and nothing goes wrong.

How fast that is says nothing while other tests run; `make soak` measures it.
"""

from __future__ import annotations

from pathlib import Path

import pytest

BENCH = Path(__file__).parents[2] / "bench"
GAMES = 10


def test_a_house_that_is_not_full(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.syspath_prepend(str(BENCH))
    import load  # type: ignore[import-not-found]

    # As many decisions at a time as there are games: none has to wait for the one before, however
    # long the machine stands still. Nobody stops reading, for it takes long until they are dropped.
    house = load.House(games=GAMES, rate=GAMES, slices=1, seconds=1.0, idle=0)
    load.main(house=house)
    printed = capsys.readouterr().out
    people = GAMES * load.PLAYERS
    for said in (
        "problems  none",
        f"{people} reconnects at once: all told",
        f"{people} reconnects at once after a restart",
    ):
        assert printed.count(said) == len(load.DATABASES)
