"""What a table refuses, as types that carry their facts."""

from __future__ import annotations

from enum import Enum

from mansuba import MansubaError, Refusal, Seat


class TableError(MansubaError, ValueError):
    """Something that a table does not do; it stays as it was."""


class StaleError(TableError):
    """The request was made for a game that has gone on since."""

    def __init__(self, seq: int) -> None:
        super().__init__(seq)
        self.seq = seq
        """How many entries the log has by now."""

    def __str__(self) -> str:
        return f"the game has gone on: its log has {self.seq} entries by now"


class RefusedError(TableError):
    """The rules refuse one of the decisions, so none of them was carried out."""

    def __init__(self, at: int, refusal: Refusal) -> None:
        super().__init__(at, refusal)
        self.at = at
        """Which of the decisions, counted from 0."""
        self.refusal = refusal

    def __str__(self) -> str:
        return f"decision {self.at} is refused by {self.refusal.rule.value}"


class NotYoursError(TableError):
    """Someone else is to decide: a bot where a person tried to, or the other way round."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)
        self.seat = seat

    def __str__(self) -> str:
        return f"it is for seat {self.seat} to decide"


class NotTheseDiceError(TableError):
    """Chance is decided by the other dice: the program's, or those that people throw."""

    def __str__(self) -> str:
        return "the lot and the throws of this game come from other dice"


class NothingToUndoError(TableError):
    """The last decision has to stand."""

    def __str__(self) -> str:
        return "there is nothing that may be taken back"


class NotNowError(TableError):
    """It cannot be said or decided as the game stands: paused, over, or there is nobody to ask."""

    def __str__(self) -> str:
        return "not as the game stands"


class NotOpenError(TableError):
    """Someone sits there already."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)
        self.seat = seat

    def __str__(self) -> str:
        return f"someone sits at seat {self.seat}"


class Damage(Enum):
    """How a log can be broken."""

    OUT_OF_ORDER = "its entries are not numbered one by one"
    BAD_REQUEST = "its request was carried out before, or made for another moment"
    ILLEGAL = "the rules refuse its decision"
    BAD_UNDO = "it takes back what has to stand, or not as much as one undo does"
    BAD_SAYING = "it cannot be said as the game stands there"


class BrokenLogError(TableError):
    """A log that no game can have written."""

    def __init__(self, seq: int, damage: Damage) -> None:
        super().__init__(seq, damage)
        self.seq = seq
        """The entry that is wrong, counted from 1 by its place in the log."""
        self.damage = damage

    def __str__(self) -> str:
        return f"entry {self.seq} of the log is broken: {self.damage.value}"
