"""A match played: by whichever hands, its results come out in order."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping
from contextlib import closing
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from mansuba.arena.dice import Dice, SeededDice
from mansuba.arena.game import Played, play
from mansuba.arena.match import Match
from mansuba.arena.results import Result
from mansuba.players import player_called
from mansuba.rulebook.frozen import FrozenDict


@dataclass(frozen=True, slots=True)
class Job:
    """All that somebody needs to know to play any game of a match."""

    match: Match
    dice: Dice
    records: bool = False

    @classmethod
    def of(cls, match: Match, *, records: bool = False) -> Job:
        """A match with fair dice."""
        return cls(match, SeededDice(match.seed), records)

    def ready(self) -> Callable[[int], Played]:
        """Calls the players in; then plays a game by its number."""
        match = self.match
        players = {name: player_called(name) for name in match.entrants}

        def play_number(number: int) -> Played:
            pairing = match.pairing(number)
            played = play(match, pairing, self.dice, players, record=self.records)
            for name in played.result.faults:  # what was wrong in one game is not so in the next
                players[name] = player_called(name)
            return played

        return play_number


Hands: TypeAlias = Callable[[Job, Iterable[int]], Generator[Played]]
"""Whoever plays the games of these numbers. They may end in any order; closing it ends it all."""


class Kept(Protocol):
    """Where games are kept."""

    @property
    def results(self) -> Mapping[int, Result]:
        """What was there at the beginning, by number."""

    def keep(self, played: Played) -> None:
        """One more."""


class Nowhere:
    """For those who keep nothing."""

    results: Mapping[int, Result] = FrozenDict()

    def keep(self, played: Played) -> None:
        """Forget it."""


def one_hand(job: Job, numbers: Iterable[int]) -> Generator[Played]:
    """One game after another, here."""
    yield from map(job.ready(), numbers)


def results(job: Job, hands: Hands = one_hand, kept: Kept | None = None) -> Generator[Result]:
    """Every result of a match in the order of numbers; what is kept is not played again.

    Whoever has seen enough closes it, and the hands rest at once. As the order is always the same,
    so is what was seen by then.

    >>> match = Match(("merchant", "scribe"), seats=2, games=2, seed=5, turns=20)
    >>> [result.turns for result in results(Job.of(match))]
    [20, 20]
    """
    kept = kept or Nowhere()
    before, ended = kept.results, dict(kept.results)
    missing = (number for number in range(job.match.size) if number not in before)
    with closing(hands(job, missing)) as playing:
        for number in range(job.match.size):
            while number not in ended:
                played = next(playing)
                kept.keep(played)
                ended[played.result.pairing.number] = played.result
            yield ended.pop(number)
