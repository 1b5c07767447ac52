"""Where chance comes from: the program's own dice, or sticks that people throw and type in."""

from __future__ import annotations

import re
from random import Random, SystemRandom

from mansuba import Decision, Face, Lot, Phase, Position, Throw
from mansuba.notation import NotationError, read_decision
from mansuba.table.chance import draw

TYPED = "typed"
"""What a record calls sticks that people throw."""
FACE = re.compile(r"([0-9])(n?)")


class Dice:
    """The program's dice; a seed makes them fall the same again."""

    def __init__(self, seed: int | None) -> None:
        self._rng = SystemRandom() if seed is None else Random(seed)
        self.named = "program" if seed is None else f"program, seed {seed}"

    def decide(self, position: Position) -> Decision:
        """The lot or the throw."""
        return draw(position, self._rng)


def read_chance(text: str, phase: Phase) -> Decision:
    """The lot or the throw that was typed: in the notation, or a seat, or six faces."""
    parts = text.split()
    if phase is Phase.LOT and text.isdecimal():
        return Lot(int(text[:9]))
    faces = [FACE.fullmatch(part) for part in parts]
    if phase is Phase.THROW and parts and all(faces):  # whether they are six, the rules will say
        return Throw(tuple(Face(int(f[1]), naal=bool(f[2])) for f in faces if f))
    if phase is Phase.THROW and len(parts) > 1:
        raise NotationError(text, 1, "a decision")
    return read_decision(text)
