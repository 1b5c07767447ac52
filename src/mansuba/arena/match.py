"""A match: who plays, how many games, by which rules; and so every game of it, in order.

Luck is to cancel out. A deal is a lot and a row of throws; it is played once for each rotation of
the entrants around the board, so that everyone has had everyone's luck and everyone's seat. With
more entrants than seats, every group of them has as many deals as every other.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from importlib.metadata import version
from itertools import combinations
from math import comb

from mansuba.arena.results import Pairing
from mansuba.players import Budget
from mansuba.rulebook.edition import Edition
from mansuba.rulebook.errors import MansubaError
from mansuba.rulebook.position import Position

MOST_TURNS = 5000
"""When a game is truncated, unless the match says otherwise: none that gets anywhere is."""


@dataclass(frozen=True, slots=True)
class Match:
    """What is to be played. Whatever changes how a game goes is told here, and nothing else.

    >>> match = Match(("merchant", "scribe"), seats=2, games=3, seed=5)
    >>> [(pairing.deal, *pairing.entrants) for pairing in match.pairings()]  # doctest: +ELLIPSIS
    [(0, 'merchant', 'scribe'), (0, 'scribe', 'merchant'), (1, 'merchant', ...
    >>> match.size
    4
    """

    entrants: tuple[str, ...]
    """Names of players; the same may be there several times."""
    seats: int
    """How many sit at the board. With more entrants than that, all groups take their turns."""
    games: int
    """How many were asked for; deals are whole, and as many for every group: it may be more."""
    seed: int
    edition: Edition = field(default_factory=Edition.standard)
    turns: int = MOST_TURNS
    """After so many a game is truncated, and nobody has won it."""
    effort: int | None = None
    seconds: float | None = None
    """What players may take for a decision, where it is not as they are used to."""
    leads: bool = False
    """Whether to count how often the lead changes hands, which takes a little longer."""

    def __post_init__(self) -> None:
        if len(self.entrants) < self.seats:
            raise TooFewEntrantsError(len(self.entrants), self.seats)
        Position.new(self.edition, self.seats)  # an EditionError, if so many cannot play there

    @property
    def start(self) -> Position:
        """How every game begins."""
        return Position.new(self.edition, self.seats)

    @property
    def budget(self) -> Budget:
        """What a player may take for a decision."""
        return Budget(effort=self.effort, seconds=self.seconds)

    @property
    def deals(self) -> int:
        """How many deals are played."""
        groups = comb(len(self.entrants), self.seats)
        return -(-self.games // (self.seats * groups)) * groups

    @property
    def size(self) -> int:
        """How many games are played."""
        return self.deals * self.seats

    def pairings(self) -> Iterator[Pairing]:
        """Every game, in order."""
        return map(self.pairing, range(self.size))

    def pairing(self, number: int) -> Pairing:
        """One of the games."""
        deal, turn = divmod(number, self.seats)
        groups = _groups(self.entrants, self.seats)
        group = groups[deal % len(groups)]
        return Pairing(number, deal, group[turn:] + group[:turn])

    def facts(self) -> Mapping[str, object]:
        """The match as JSON takes it: two matches are the same if all of this is."""
        return {
            "mansuba": version("mansuba"),
            "edition": f"{self.edition.name}#{self.edition.fingerprint}",
            "entrants": list(self.entrants),
            "seats": self.seats,
            "games": self.size,
            "seed": self.seed,
            "turns": self.turns,
            "effort": self.effort,
            "seconds": self.seconds,
            "leads": self.leads,
        }


class TooFewEntrantsError(MansubaError, ValueError):
    """There are fewer entrants than seats."""

    def __init__(self, entrants: int, seats: int) -> None:
        super().__init__(entrants, seats)
        self.entrants = entrants
        self.seats = seats

    def __str__(self) -> str:
        return f"{self.seats} seats need as many entrants, not {self.entrants}"


@lru_cache(maxsize=8)
def _groups(entrants: tuple[str, ...], seats: int) -> tuple[tuple[str, ...], ...]:
    """All who may sit at the board together."""
    return tuple(combinations(entrants, seats))
