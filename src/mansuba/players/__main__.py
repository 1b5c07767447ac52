"""`python -m mansuba.players`: compile what the players need now, so that no game waits for it."""

from __future__ import annotations

import time

from mansuba.players.ready import making_ready


def main() -> None:
    """Compile it, or find it compiled, and say so."""
    start = time.perf_counter()
    for name in making_ready():
        print(f"\rPreparing the {name:<16}", end="", flush=True)
    print(f"\rThe players are ready ({time.perf_counter() - start:.1f} s).      ")


if __name__ == "__main__":
    main()
