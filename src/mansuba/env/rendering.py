"""The ways to show a game that both interfaces have."""

from __future__ import annotations

from mansuba.env import drawing
from mansuba.kernel.tables import Array
from mansuba.rulebook.position import Position

MODES = ("human", "ansi", "svg", "rgb_array")
FRAMES = 4
"""A second, for whoever films it."""


def check_mode(mode: str | None) -> None:
    """Refuse what is no way to show a game."""
    if mode is not None and mode not in MODES:
        raise ValueError(f"a game is shown as one of {', '.join(MODES)}, not {mode!r}")


def rendered(position: Position, mode: str) -> str | Array | None:
    """The position as text, SVG or pixels; for a human, printed."""
    if mode == "rgb_array":
        return drawing.pixels(position)
    if mode == "svg":
        return drawing.svg(position)
    shown = drawing.text(position)
    if mode == "ansi":
        return shown
    print(shown)
    return None
