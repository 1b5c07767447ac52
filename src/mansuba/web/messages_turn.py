"""What the page and the server say to each other about a turn: what may be decided, what is, and
why not."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from mansuba.web.messages_common import Actor, Facts, Message, Phase, RequestId, Sequence, Word


class Decide(Message):
    """Decisions to carry out one after another, all or none."""

    id: RequestId
    seen: Sequence
    decisions: Annotated[list[Word], Field(min_length=1, max_length=64)]


class Ask(Message):
    """A throw by the program, or an undo."""

    id: RequestId
    seen: Sequence


class Accepted(Message):
    """Stored: the log now has so many entries. A repeated request gets the same answer."""

    seq: int


class TakeView(Message):
    """A stick and a figure that it may move."""

    word: str
    stick: str
    figure: str
    steps: int
    sacrifice: bool
    naal: bool
    """Whether it needs the Immortal Naal: the figure is someone else's."""


class PlaceView(Message):
    """A space of a Temple for the figure that has to be placed."""

    word: str
    space: str


class WayView(Message):
    """A way for the moving figure to a space, without a stop; none of its steps but the last
    beguiles, for that is where the owner comes in."""

    to: str
    line: list[str]
    """The steps, as decisions."""
    through: list[str]
    """The spaces it comes through, the last included."""
    beguiles: str | None
    """The figure that its last step sends back to its Temple."""
    spares: str | None
    """The figure that its last step would beguile if it were not safe, or its Temple full."""
    enters: bool
    """Whether it ends in the figure's Pyramid, coming from outside."""
    ends: bool
    """Whether the turn ends there by itself."""
    wins: int | None


class Options(Message):
    """What may be decided, staged decisions included: only what the phase allows is filled in."""

    seq: int
    phase: Phase
    actor: Actor
    figure: str | None
    steps_left: int
    takes: list[TakeView]
    passes: list[str]
    places: list[PlaceView]
    ways: list[WayView]
    """The ways to every space in reach, the shortest to each with the same consequences."""
    stop: bool


class RefusalView(Message):
    """Why not: `refusal-{rule}` says it, told the facts."""

    rule: str
    law: int | None
    facts: Facts


class Why(Message):
    """Why something may not be done; no refusal if no rule forbids it and it is only too far."""

    refusal: RefusalView | None
