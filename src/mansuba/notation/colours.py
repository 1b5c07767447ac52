"""The colours of a drawn board, wherever it is drawn."""

from __future__ import annotations

SEAT_COLOURS = ("#e69f00", "#cc79a7", "#009e73", "#56b4e9", "#8c7ae6", "#d55e00")
"""Six that colour-blind eyes keep apart, those of two and three players above all; a seat's number
always stands beside its colour."""

INK, GROUND, COURT_GROUND = "#3b2f1e", "#efe0bd", "#fbf4e2"
