"""What chance decides, drawn: every outcome with the chance that the rules give it."""

from __future__ import annotations

from random import Random

from mansuba import Kind, Lot, Phase, Position, Throw


def draw(position: Position, rng: Random) -> Lot | Throw:
    """The lot or the throw, when it is chance's turn.

    Every side of a stick is as likely, so a face that it has twice falls twice as often.
    """
    if position.phase is Phase.LOT:
        return Lot(rng.choice(position.seats))
    return Throw(tuple(rng.choice(position.edition.faces[kind]) for kind in Kind))
