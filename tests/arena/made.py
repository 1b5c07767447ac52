"""Results as no game gave them: whoever is to win wins, and the sticks fall as they are told to."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from mansuba.arena.results import Pairing, Result
from mansuba.rulebook.figures import Seat

SEATS = {2: (0, 3), 3: (0, 2, 4), 4: (0, 1, 3, 4), 6: (0, 1, 2, 3, 4, 5)}


def result(
    entrants: Sequence[str],
    winner: int | None,
    *,
    number: int = 0,
    deal: int = 0,
    starter: int = 0,
    turns: int = 60,
    thrown: Mapping[Seat, Mapping[str, int]] | None = None,
    faults: Mapping[str, int] | None = None,
) -> Result:
    """A game won by the first, second … of those who sit there; starter and winner are so named."""
    seats = SEATS[len(entrants)]
    return Result(
        pairing=Pairing(number, deal, tuple(entrants)),
        starter=seats[starter],
        winner=None if winner is None else seats[winner],
        turns=turns,
        beguiles=0,
        leads=0,
        thrown=thrown or {},
        faults=faults or {},
    )


def deals(entrants: Sequence[str], winners: Iterable[Sequence[str | None]]) -> list[Result]:
    """Whole deals in all rotations, each told as the winners of its games by name."""
    made = list[Result]()
    for deal, names in enumerate(winners):
        assert len(names) == len(entrants)
        for turn, name in enumerate(names):
            sitting = (*entrants[turn:], *entrants[:turn])
            winner = None if name is None else sitting.index(name)
            made.append(result(sitting, winner, number=len(made), deal=deal))
    return made
