"""`python -m tests.arena.held ...`: the command, which keeps a few games and then does nothing.

Whoever interrupts it does so while there is something left to play.
"""

from __future__ import annotations

from itertools import count
from threading import Event
from unittest.mock import patch

from mansuba.arena.game import Played
from mansuba.arena.keeping import Folder
from mansuba.cli.main import main

A_FEW = 5


def begin() -> None:
    keep, kept = Folder.keep, count(1)

    def keep_a_few(folder: Folder, played: Played) -> None:
        keep(folder, played)
        if next(kept) == A_FEW:
            Event().wait()

    with patch.object(Folder, "keep", keep_a_few):
        main()


if __name__ == "__main__":
    begin()
