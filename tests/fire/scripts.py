"""Games written beforehand, so that whoever plays them needs no rules.

The dice are thrown by hand: what falls is told by people, and so it is in the script as well.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from mansuba import CHANCE, Decision, Edition, Phase, Position, Seat, Throw
from mansuba.notation import write_decision


@dataclass(frozen=True, slots=True)
class Part:
    """Some decisions of one seat, sent as one request."""

    seat: Seat
    words: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Script:
    """What is decided in a game, by whom."""

    start: Position
    parts: tuple[Part, ...]


def script(rng: Random, decisions: int, players: int = 2, together: int = 1) -> Script:
    """So many random decisions on the standard board, where such a game goes on for very long; up
    to so many `together` in one request."""
    start = position = Position.new(Edition.standard(), players)
    parts: list[Part] = []
    left = decisions
    while left > 0 and position.phase is not Phase.OVER:
        actor, words = position.actor, list[str]()
        wanted = min(left, rng.randint(1, together))
        while len(words) < wanted and position.actor == actor:
            decision = chosen(position, rng)
            words.append(write_decision(decision))
            position = position.after(decision)
        teller = start.seats[0] if actor is CHANCE else actor
        assert isinstance(teller, int)
        parts.append(Part(teller, tuple(words)))
        left -= len(words)
    return Script(start, tuple(parts))


def chosen(position: Position, rng: Random) -> Decision:
    """Anything that may happen next."""
    if position.phase is Phase.THROW:  # listing all of them would take long
        return Throw(tuple(rng.choice(faces) for faces in position.edition.faces.values()))
    return rng.choice(position.decisions())
