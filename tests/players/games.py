"""Games between players, for tests to look at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from mansuba import CHANCE, Edition, Kind, Phase, Position, Seat, Take, Throw
from mansuba.players import Player
from mansuba.rulebook.turn import Transition


def game(edition: Edition, players: Sequence[Player], seed: int, most: int) -> Iterator[Transition]:
    """Up to so many decisions of a game; the players sit down in the order of their seats."""
    rng = Random(seed)
    position = Position.new(edition, len(players))
    sitting = dict(zip(position.seats, players, strict=True))
    for _ in range(most):
        if position.actor is None:
            return
        if position.phase is Phase.THROW:
            throw = Throw(tuple(rng.choice(edition.faces[kind]) for kind in Kind))
            transition = position.play(throw)
        elif position.actor is CHANCE:
            transition = position.play(rng.choice(position.decisions()))
        else:
            transition = position.play(sitting[position.actor].decide(position, rng))
        yield transition
        position = transition.after


def outcome(
    edition: Edition, players: Sequence[Player], seed: int, most: int
) -> tuple[Seat | None, int]:
    """Who has won such a game, and how many sticks were taken."""
    turns, winner = 0, None
    for transition in game(edition, players, seed, most):
        turns += isinstance(transition.decision, Take)
        winner = transition.after.winner
    return winner, turns
