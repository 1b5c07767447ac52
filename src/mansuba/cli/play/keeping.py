"""Where a game is saved: in place of what it was before, and of nothing that somebody may miss."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import chain, count, islice
from os.path import realpath
from pathlib import Path

from mansuba import Phase
from mansuba.cli.files import FileError, InFileError
from mansuba.cli.games import Games, form_for, write_games
from mansuba.notation.records import Record


@dataclass
class Place:
    """A game in a file: which one of those there, and how it was when it was there last."""

    path: Path
    form: str
    held: Record | None = None
    number: int = 0

    def write(self, record: Record) -> None:
        """Put the game there as it is now, in place of what it was."""
        there = Games(str(self.path)) if self.held and self.path.is_file() else ()
        write_games(str(self.path), self._with(record, there), self.form)
        self.held = record

    def _with(self, record: Record, there: Iterable[Record]) -> Iterator[Record]:
        """All games of the file; ours at the end if others have written it anew meanwhile."""
        games, placed = -1, False
        for games, game in enumerate(there):
            ours = games == self.number and game == self.held
            placed = placed or ours
            yield record if ours else game
        if not placed:
            self.number = games + 1
            yield record


class Places:
    """Where the game of this table is kept, by the names that people gave."""

    def __init__(self) -> None:
        self._places: dict[str, Place] = {}

    def found(self, path: Path, place: Place) -> None:
        """The game came from here."""
        self._places[realpath(path)] = place

    def held(self, path: Path) -> Record | None:
        """The game as it is kept here; None if it is not."""
        place = self._places.get(realpath(path))
        return place.held if place else None

    def keep(self, path: Path, record: Record) -> Path:
        """Write the game; where it went, which is beside this file if others lie there."""
        place = self._places.get(realpath(path))
        if place is None:
            free = _free(path)
            place = Place(free, form_for(str(free)))
        place.write(record)
        for name in (path, place.path):  # people have heard of both
            self._places[realpath(name)] = place
        return place.path


def _free(path: Path) -> Path:
    numbered = (path.with_name(f"{path.stem}-{number}{path.suffix}") for number in count(2))
    return next(name for name in chain([path], numbered) if _may_go(name))


def _may_go(path: Path) -> bool:
    """Whether nobody would miss what lies here: nothing, or one game that is over."""
    if str(path) == "-" or not path.is_file() or not path.stat().st_size:
        return True
    try:
        games = list(islice(Games(str(path)), 2))
    except (FileError, InFileError):
        return False
    return [game.end.phase for game in games] == [Phase.OVER]
