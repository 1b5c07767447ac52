"""In which order the rules are told, on paper, in the terminal and on the page."""

from __future__ import annotations

from typing import Final

LAWS: Final = range(1, 8)
SECTIONS: Final = (
    "aim",
    "things",
    "board",
    "setup",
    "round",
    "turn",
    "step",
    "laws",
    "beguile",
    "end",
    "options",
)
GLOSSARY: Final = (
    "figure",
    "stick",
    "space",
    "seat",
    "temple",
    "pyramid",
    "court",
    "throw",
    "round",
    "turn",
    "lot",
    "step",
    "simple",
    "jump",
    "sacrifice",
    "pass",
    "naal",
    "beguile",
    "decision",
)
TOPICS: Final = (*map(str, LAWS), *SECTIONS, "words")
"""What one can ask for: a law, a section, or the glossary."""
