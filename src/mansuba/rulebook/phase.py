"""The phases of a game, and who decides when no player does."""

from __future__ import annotations

from enum import Enum
from typing import Final


class Phase(Enum):
    """What sort of decision comes next."""

    SET_UP = "set-up"
    LOT = "lot"
    THROW = "throw"
    TAKE = "take"
    STEP = "step"
    PLACE = "place"
    OVER = "over"

    def __repr__(self) -> str:
        return f"Phase.{self.name}"


class Chance(Enum):
    """Whoever decides the lot and the throw; there is only one: `CHANCE`."""

    CHANCE = "chance"

    def __repr__(self) -> str:
        return "CHANCE"


CHANCE: Final = Chance.CHANCE
