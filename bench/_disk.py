"""What the disk takes by itself: 4 kB written in place and synced, so many times a second.

A sync counts from when it was due, as a decision does that has to wait for the one before it.

    python bench/_disk.py RATE SECONDS     prints the seconds of each sync, as JSON
"""

from __future__ import annotations

import json
import os
import sys
import time
from tempfile import TemporaryFile

BLOCK, BLOCKS = 4096, 1024


def syncs(rate: float, seconds: float) -> list[float]:
    """The seconds that each took."""
    taken = []
    with TemporaryFile() as file:
        number = file.fileno()
        os.pwrite(number, bytes(BLOCK * BLOCKS), 0)
        os.fsync(number)
        began = time.perf_counter()
        for turn in range(int(rate * seconds)):
            due = began + turn / rate
            time.sleep(max(0.0, due - time.perf_counter()))
            os.pwrite(number, b"x" * BLOCK, turn % BLOCKS * BLOCK)
            os.fdatasync(number)
            taken.append(time.perf_counter() - due)
    return taken


if __name__ == "__main__":
    print(json.dumps(syncs(*map(float, sys.argv[1:]))))
