"""What a bot suggests, and what speaks for it."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from mansuba.players.reasons import Ground
from mansuba.web.messages_common import Facts, Message


class ReasonView(Message):
    """Something to be said for a move: `hint-why-{why}`, told the facts."""

    why: Ground
    facts: Facts


class Suggestion(Message):
    """What a bot would do after what is staged, for the rest of the turn."""

    line: list[str]
    """The decisions, a last stop included."""
    stick: str | None
    """The stick to be taken or given up, unless that is done already."""
    figure: str | None
    """The figure to be moved, if one is."""
    through: list[str]
    """The spaces it comes through, those where it begins and ends included."""
    ends: bool
    """Whether the turn ends with it, or is interrupted, without a stop."""
    reasons: list[ReasonView]
    """What speaks for it, the weightiest first."""
    chance: Annotated[float, Field(ge=0, le=1)]
    """How likely the bot thinks that whoever moves so wins."""


class Hint(Message):
    """A suggestion; none as long as the bot is being made ready, which may take a minute."""

    suggestion: Suggestion | None
