"""What was expected, in someone's language.

The rulebook and the notation say it in English, in a phrase that their errors carry. Here each
phrase has its message; what has none is left as it is.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from mansuba.rulebook.soundness import BOARD_NAME, DIRECTION_NAME, SPACE_NAME
from mansuba.words import Words

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


def say_expected(words: Words, phrase: str) -> str:
    """The phrase in this language; a sign or a name speaks for itself."""
    if phrase in PHRASES:
        return words.say(PHRASES[phrase])
    for pattern, message in PATTERNS.items():
        found = pattern.fullmatch(phrase)
        if found:
            return words.say(message, **found.groupdict())
    return phrase
