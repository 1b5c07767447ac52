"""The rules as the page tells them, and their small boards."""

from __future__ import annotations

from mansuba.web.messages import BoardView, EventView
from mansuba.web.messages_common import Message
from mansuba.web.messages_turn import Options


class ExampleAt(Message):
    """An example after some decisions."""

    figures: dict[str, str]
    """The spaces of the figures that are shown."""
    sticks: str
    """Those unused, as the notation writes them."""
    events: list[list[EventView]]
    """What happened by each of the decisions."""
    options: Options


class ExampleView(Message):
    """A small board with figures to try: `example-{name}` says what."""

    name: str
    topic: str
    """The section of the rules that it belongs to, or the number of the law."""
    board: BoardView
    """The spaces that are shown."""
    players: int
    start: ExampleAt


class RulesView(Message):
    """In which order the rules are told; the words are messages."""

    sections: list[str]
    laws: list[int]
    glossary: list[str]
    ring: list[str]
    """The letters of the kinds, each of which beguiles the next and the last the first."""
    examples: list[ExampleView]
