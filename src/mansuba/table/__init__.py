"""One game as an authority runs it: who sits where, what was decided, what may be taken back.

A `Table` is a frozen value: whatever is decided makes a new one. Keeping it is up to the store.
"""

from mansuba.table.chairs import HERE, LOCAL, OPEN, STAND_IN, Chair, Dice
from mansuba.table.chance import draw
from mansuba.table.company import Company, Proposal
from mansuba.table.entries import Entry, Undo, read_said, write_said
from mansuba.table.errors import (
    BrokenLogError,
    Damage,
    NothingToUndoError,
    NotNowError,
    NotOpenError,
    NotTheseDiceError,
    NotYoursError,
    RefusedError,
    StaleError,
    TableError,
)
from mansuba.table.moments import Moment, moments
from mansuba.table.table import Table
from mansuba.table.waiting import Awaited, Waiting
from mansuba.table.ways import Way, ways
from mansuba.table.why import why_not_to

__all__ = [
    "HERE",
    "LOCAL",
    "OPEN",
    "STAND_IN",
    "Awaited",
    "BrokenLogError",
    "Chair",
    "Company",
    "Damage",
    "Dice",
    "Entry",
    "Moment",
    "NotNowError",
    "NotOpenError",
    "NotTheseDiceError",
    "NotYoursError",
    "NothingToUndoError",
    "Proposal",
    "RefusedError",
    "StaleError",
    "Table",
    "TableError",
    "Undo",
    "Waiting",
    "Way",
    "draw",
    "moments",
    "read_said",
    "ways",
    "why_not_to",
    "write_said",
]
