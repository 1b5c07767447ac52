"""The game's words in five languages, as Fluent messages; knows nothing of the game's rules.

>>> Words("de").say("word-space")
'Feld'
"""

from mansuba.words.languages import LANGUAGES, from_environment, negotiate
from mansuba.words.speaking import MissingWordsError, Words, plain

__all__ = [
    "LANGUAGES",
    "MissingWordsError",
    "Words",
    "from_environment",
    "negotiate",
    "plain",
]
