"""How large a record may be, so that no file, whoever made it, takes more than its share.

Lengths are in characters. A game of some hundred turns is a text of ten thousand or so.
"""

from __future__ import annotations

from typing import Final

MOST_LINE: Final = 65_536
"""A line of the text."""
MOST_GAME: Final = 4_194_304
"""The text of one game."""
MOST_JSON: Final = 16_777_216
"""The JSON form of one game."""
MOST_TAGS: Final = 256
"""The tags of a game."""
MOST_EDITION: Final = 65_536
"""The file of an edition of its own."""
MOST_DOTS: Final = 100
"""Dots in one line of that file: reading TOML takes time by their square."""
