"""Mansuba: a race of totem figures across a board of hexagons, for two to six players.

What stands here is the rulebook; everything else is imported by its own name.
"""

from mansuba.rulebook.board import Board, Court, Direction, Side, Space
from mansuba.rulebook.decisions import Decision, Lot, Pass, Place, Step, Stop, Take, Throw
from mansuba.rulebook.edition import Edition
from mansuba.rulebook.errors import (
    EditionError,
    IllegalDecisionError,
    ImpossiblePositionError,
    MansubaError,
)
from mansuba.rulebook.events import Event
from mansuba.rulebook.figures import Figure, Kind, Seat
from mansuba.rulebook.move import Move
from mansuba.rulebook.phase import CHANCE, Phase
from mansuba.rulebook.position import Position
from mansuba.rulebook.refusal import Refusal, Rule
from mansuba.rulebook.sticks import Face, Stick
from mansuba.rulebook.turn import Transition

__all__ = [
    "CHANCE",
    "Board",
    "Court",
    "Decision",
    "Direction",
    "Edition",
    "EditionError",
    "Event",
    "Face",
    "Figure",
    "IllegalDecisionError",
    "ImpossiblePositionError",
    "Kind",
    "Lot",
    "MansubaError",
    "Move",
    "Pass",
    "Phase",
    "Place",
    "Position",
    "Refusal",
    "Rule",
    "Seat",
    "Side",
    "Space",
    "Step",
    "Stick",
    "Stop",
    "Take",
    "Throw",
    "Transition",
]
