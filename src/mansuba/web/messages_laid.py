"""How figures and sticks lie, and why they cannot lie so."""

from __future__ import annotations

from mansuba.web.messages_common import Facts, Message


class FaceView(Message):
    """A face of a stick."""

    icons: int
    naal: bool


class Laid(Message):
    """What lies on the table in a position."""

    figures: dict[str, str]
    """The space on which each figure on the board stands."""
    sticks: dict[str, FaceView]
    """The unused sticks, as they lie."""
    hand: str | None
    """A beguiled figure that its owner is about to place."""


class Expected(Message):
    """What would have been right in the text of a position: `{message}` says it, told the facts."""

    message: str
    facts: Facts


class FlawView(Message):
    """Why a position cannot be: `{message}` says it, told the facts."""

    message: str
    facts: Facts
    expected: Expected | None = None
    """Where the text breaks, what it is that the fact of this name says, if it is no plain sign."""
