"""The load of bench/load.py in small: everyone is told everything, and nothing goes wrong.

How fast that is says nothing while other tests run; `make soak` measures it.
"""

from __future__ import annotations

from pathlib import Path

import pytest

BENCH = Path(__file__).parents[2] / "bench"


def test_a_house_that_is_not_full(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.syspath_prepend(str(BENCH))
    import load  # type: ignore[import-not-found]

    house = load.House(games=8, rate=8.0, slices=1, seconds=2.0, idle=0)
    load.main(databases=["PostgreSQL"], house=house)
    printed = capsys.readouterr().out
    assert "problems  none" in printed
    assert "32 reconnects at once" in printed
