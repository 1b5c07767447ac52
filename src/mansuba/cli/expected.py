"""What was expected, in someone's language."""

from __future__ import annotations

from mansuba.notation.expecting import expected_message
from mansuba.words import Words


def say_expected(words: Words, phrase: str) -> str:
    """The phrase in this language; a sign or a name speaks for itself."""
    found = expected_message(phrase)
    return words.say(found[0], **found[1]) if found else phrase
