"""Who listens to the same games at other processes, as far as those have told lately."""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass

from mansuba.table.notes import Present

EVERY = 5.0
"""Seconds after which a process tells again who listens there, whether or not it has changed."""
SILENCE = 3 * EVERY
"""Seconds after which a process that has said nothing of a game has nobody there any more."""
MOST_LETTERS = 6000
"""How long a note grows before another is begun."""


@dataclass(frozen=True, slots=True)
class Heard:
    """What a process has told of a game."""

    guests: frozenset[str]
    at: float


class Neighbours:
    """The guests at other processes."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._games: defaultdict[str, dict[str, Heard]] = defaultdict(dict)

    def present(self, game: str) -> frozenset[str]:
        """Who listens to a game elsewhere."""
        told = self._games.get(game, {}).values()
        return frozenset(guest for heard in told for guest in heard.guests)

    def hear(self, by: str, game: str, guests: Iterable[str]) -> bool:
        """Take note of who listens at a process; whether that has changed who is present."""
        before = self.present(game)
        self._games[game][by] = Heard(frozenset(guests), self._clock())
        return self.present(game) != before

    def forget_silent(self) -> list[str]:
        """Forget what was not said again for too long; the games in which that has changed who is
        present."""
        end, changed = self._clock() - SILENCE, []
        for game, told in [*self._games.items()]:
            before = self.present(game)
            self._games[game] = {by: heard for by, heard in told.items() if heard.at > end}
            if self.present(game) != before:
                changed.append(game)
            if not self._games[game]:
                del self._games[game]
        return changed


def notes_of(here: Mapping[str, tuple[int, tuple[str, ...]]]) -> Iterator[Present]:
    """All that a process has to tell of its games, in notes that are not too long."""
    some, letters = dict[str, tuple[int, tuple[str, ...]]](), 0
    for game, (seq, guests) in here.items():
        if letters > MOST_LETTERS:
            yield Present(some)
            some, letters = {}, 0
        some[game] = seq, guests
        letters += len(game) + sum(len(guest) + 4 for guest in guests) + 24
    if some:
        yield Present(some)
