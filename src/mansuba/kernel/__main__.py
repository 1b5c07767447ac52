"""`python -m mansuba.kernel`: compile the fast engine now, so that no game waits for it."""

from __future__ import annotations

import time

from mansuba.kernel.compiled import cache_folder
from mansuba.kernel.warm import warm


def main() -> None:
    """Compile every part, or find it compiled, and say so."""
    if cache_folder() is None:
        print("No folder to keep compiled code in: it will be compiled anew each time.")
    start = time.perf_counter()
    for part in warm():
        print(f"\rPreparing the fast engine: {part:<16}", end="", flush=True)
    print(f"\rThe fast engine is ready ({time.perf_counter() - start:.1f} s).      ")


if __name__ == "__main__":
    main()
