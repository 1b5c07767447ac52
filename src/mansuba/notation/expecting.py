"""The messages that say what was expected.

The rulebook and the notation say it in English, in a phrase that their errors carry. Here each
phrase has its message; a sign or a name has none, and speaks for itself.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from mansuba.notation.scanner import NotationError
from mansuba.rulebook.soundness import BOARD_NAME, DIRECTION_NAME, SPACE_NAME

MOST_FOUND = 40
"""Signs of a text that are shown where it breaks."""

PHRASES: Mapping[str, str] = {
    "a built-in board's name": "expected-built-in",
    "a built-in edition, or its own given": "expected-known-edition",
    "a decision": "expected-decision",
    "a digit as key": "expected-digit-key",
    "a drawing of names": "expected-drawing",
    "a face such as '3' or '2n'": "expected-face",
    "a face, 1 to 9 icons": "expected-face",
    "a kind's name": "expected-kind-name",
    "a kind, one of F W C I J K": "expected-kind",
    "a line": "expected-line",
    "a list": "expected-list",
    "a name": "expected-name",
    "a seat": "expected-seat",
    "a seat, 0 to 5": "expected-seat",
    "a space": "expected-space",
    "a space of the board": "expected-board-space",
    "a space, - or *": "expected-space-or-sign",
    "a table": "expected-table",
    "an edition's name, # and fingerprint": "expected-edition-word",
    "no second figure in hand": "expected-one-hand",
    "the end": "expected-end",
    "the reverse direction": "expected-reverse",
    "the steps left": "expected-steps-left",
    BOARD_NAME: "expected-board-naming",
    SPACE_NAME: "expected-space-naming",
    DIRECTION_NAME: "expected-direction-naming",
}

PATTERNS: Mapping[re.Pattern[str], str] = {
    re.compile(r"the figures of seats (?P<seats>.*)"): "expected-seats",
    re.compile(r"a later stick \((?P<left>[^n].*)\)"): "expected-later-stick",
    re.compile(r"a later stick \(none.*\)"): "expected-no-stick",
}


def expected_message(phrase: str) -> tuple[str, dict[str, str]] | None:
    """The message that says this phrase, and its facts.

    >>> expected_message("a decision"), expected_message("'#'")
    (('expected-decision', {}), None)
    """
    if phrase in PHRASES:
        return PHRASES[phrase], {}
    for pattern, message in PATTERNS.items():
        found = pattern.fullmatch(phrase)
        if found:
            return message, found.groupdict()
    return None


def found_at(error: NotationError) -> str | None:
    """The word that stands where a text breaks, if it does not end there.

    >>> found_at(NotationError("sun  v1", 5, "'v1'")), found_at(NotationError("sun", 4, "'#'"))
    ('␣', None)
    """
    rest = error.text[error.column - 1 :]
    return shortened(rest.partition(" ")[0] or "␣") if rest else None


def shortened(found: str) -> str:
    """A text that was found, or as much of it as is shown."""
    return found if len(found) <= MOST_FOUND else found[:MOST_FOUND] + "…"
