"""`python -m tests.arena.keeper FOLDER WORKERS`: plays a quick match into a folder.

It prints the workers' process ids once the first result is there.
"""

from __future__ import annotations

import sys
from multiprocessing import active_children
from pathlib import Path

from mansuba.arena.keeping import kept_in
from mansuba.arena.running import Job, one_hand, results
from mansuba.arena.workers import many_hands
from tests.arena.matches import quick

MATCH = quick(games=48)


def main(folder: str, workers: int) -> None:
    job = Job.of(MATCH, records=True)
    hands = one_hand if workers == 1 else many_hands(workers)
    with kept_in(Path(folder), job) as kept:
        for number, _ in enumerate(results(job, hands, kept)):
            if not number:
                print(*(child.pid for child in active_children()), flush=True)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
