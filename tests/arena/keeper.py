"""`python -m tests.arena.keeper FOLDER WORKERS`: plays a part of a quick match into a folder.

It prints the workers' process ids once the first result is there, and waits to be killed after a
few, so that there is always something left to play.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from multiprocessing import active_children
from pathlib import Path
from threading import Event

from mansuba.arena.game import Played
from mansuba.arena.keeping import kept_in
from mansuba.arena.results import Result
from mansuba.arena.running import Job, Kept, one_hand, results
from mansuba.arena.workers import many_hands
from tests.arena.matches import quick

KILLS, A_LIFE = 10, 3
MATCH = quick(games=KILLS * A_LIFE + 2)


class Few:
    """Keeps a few games, and then does nothing at all."""

    def __init__(self, kept: Kept) -> None:
        self.kept = kept
        self.left = A_LIFE

    @property
    def results(self) -> Mapping[int, Result]:
        """What was there at the beginning, by number."""
        return self.kept.results

    def keep(self, played: Played) -> None:
        """One more."""
        self.kept.keep(played)
        if self.left == A_LIFE:
            print(*(child.pid for child in active_children()), flush=True)
        self.left -= 1
        if not self.left:
            Event().wait()


def main(folder: str, workers: int) -> None:
    job = Job.of(MATCH, records=True)
    hands = one_hand if workers == 1 else many_hands(workers)
    with kept_in(Path(folder), job) as kept:
        for _ in results(job, hands, Few(kept)):
            pass


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
