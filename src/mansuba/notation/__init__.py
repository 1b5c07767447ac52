"""Mansuba on paper: a position as one line, a decision as one word.

>>> from mansuba import Figure, Kind, Take
>>> write_decision(Take(Kind.CROCODILE, Figure(0, Kind.CAT)))
'C:0K'
>>> read_decision("NE")
Step(direction='NE')
"""

from mansuba.notation.decisions import read_decision, write_decision
from mansuba.notation.positions import read_position, write_position
from mansuba.notation.scanner import NotationError

__all__ = [
    "NotationError",
    "read_decision",
    "read_position",
    "write_decision",
    "write_position",
]
