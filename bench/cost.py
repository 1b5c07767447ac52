"""What a decision costs the server's processor, and how it grows with games, seats and spectators.

Beside it stands what it costs a bare server of the same libraries, which fans the same messages out
to the same sockets and looks up, checks and keeps nothing. Both are under the same load at the same
time, and take turns. A database's own processes are counted apart. The table is printed, and drawn
in docs/pictures/cost.svg.

    python bench/cost.py [DATABASE ...]     both, if nothing is said
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from statistics import median

from _crowd import at_our_server, at_the_bare_server, scripts
from _places import DATABASES, Place, bare_server, our_server

from mansuba.arena.picture import Dots, Row, picture
from mansuba.arena.shares import Estimate
from tests.fire.processes import seconds_of_family
from tests.fire.wires import run

PICTURE = Path(__file__).parents[1] / "docs" / "pictures" / "cost.svg"
BARE = "bare server"
RATE, WARM_UP, SECONDS, REPEATS = 50.0, 3.0, 8.0, 3
"""Decisions a second; at most so many seconds before the first that counts, and those of each
repeat."""


@dataclass(frozen=True)
class Point:
    """How many there are of what."""

    games: int = 25
    seats: int = 4
    spectators: int = 0
    """At each game."""


GROWING = {
    "games": (10, 50, 250),
    "seats": (2, 4, 6),
    "spectators": (0, 8, 32),
}
"""Each by itself; all else is as above."""


@dataclass
class Cost:
    """Milliseconds a decision, once for each repeat."""

    server: list[float] = field(default_factory=list)
    database: list[float] = field(default_factory=list)


async def measure(point: Point, ours: Place, seconds: float = SECONDS) -> dict[str, Cost]:
    """What a decision costs us, and what it costs a bare server."""
    rng = Random(1)
    warm_up = min(WARM_UP, seconds)
    decisions = 20 + int(1.5 * RATE * (warm_up + seconds * REPEATS) / point.games)
    written = scripts(point.games, point.seats, decisions)
    crowd = await at_our_server(ours.host, ours.pids, written, point.spectators)
    await crowd.open()
    await crowd.decides(RATE, warm_up, rng)
    size = sum(crowd.counted.sizes) // len(crowd.counted.sizes)
    costs = {"ours": Cost(), BARE: Cost()}
    with bare_server(size) as bare:
        beside = at_the_bare_server(bare.host, bare.pids, written, point.spectators)
        await beside.open()
        await beside.decides(RATE, warm_up, rng)
        for _ in range(REPEATS):
            before, arrived = _database_seconds(ours), len(crowd.counted.seconds)
            costs["ours"].server.append(await crowd.decides(RATE, seconds, rng) * 1e3)
            spent, made = _database_seconds(ours) - before, len(crowd.counted.seconds) - arrived
            costs["ours"].database.append(spent / made * 1e3)
            costs[BARE].server.append(await beside.decides(RATE, seconds, rng) * 1e3)
    problems = crowd.counted.problems + beside.counted.problems
    assert not problems, problems[:3]
    return costs


def _database_seconds(ours: Place) -> float:
    return seconds_of_family(ours.database.pid) if ours.database else 0.0


def table(growing: str, measured: dict[int, dict[str, Cost]]) -> Iterator[str]:
    """In milliseconds."""
    names = list(next(iter(measured.values())))
    yield f"{growing:>12}" + "".join(f"{name:>22}" for name in names)
    for number, costs in measured.items():
        yield f"{number:12}" + "".join(f"{_told(costs[name]):>22}" for name in names)


def _told(cost: Cost, unit: str = "") -> str:
    own = f" + {median(cost.database):.2f} its own" if any(cost.database) else ""
    return f"{median(cost.server):.2f}{unit}{own}"


def drawn(growing: str, measured: dict[int, dict[str, Cost]]) -> Dots:
    """A dot for each median, with the least and the most of its repeats."""
    rows = [
        Row(
            f"{number}, {name}",
            Estimate(median(cost.server), min(cost.server), max(cost.server)),
            _told(cost, " ms"),
        )
        for number, costs in measured.items()
        for name, cost in costs.items()
    ]
    return Dots(f"With more {growing}", tuple(rows), lambda value, _: f"{value:g} ms", mark=0.0)


def main(databases: Sequence[str] = DATABASES) -> None:
    """Measure on these databases and print a table; draw it, if they are all there are."""
    print(f"the processor's milliseconds a decision, median of {REPEATS}")
    parts = []
    for growing, numbers in GROWING.items():
        measured: dict[int, dict[str, Cost]] = {}
        for number in numbers:
            costs = measured[number] = {}
            for database in databases:
                with our_server(database) as ours:
                    told = run(measure(replace(Point(), **{growing: number}), ours))
                costs[database] = told["ours"]
                costs.setdefault(BARE, Cost()).server += told[BARE].server
        print("\n".join(table(growing, measured)), flush=True)
        parts.append(drawn(growing, measured))
    if set(databases) == set(DATABASES):
        PICTURE.write_text(picture("What a decision costs the server", parts), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:] or DATABASES)
