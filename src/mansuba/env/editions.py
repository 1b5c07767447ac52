"""Editions as environments take them: a value, a built-in board's name, or a file's path."""

from __future__ import annotations

from mansuba.rulebook.edition import Edition
from mansuba.rulebook.editionfile import BUILT_IN


def edition_called(name: str | Edition) -> Edition:
    """A built-in board's edition by its name, any other from its file."""
    if isinstance(name, Edition):
        return name
    return Edition.standard().with_(board=name) if name in BUILT_IN else Edition.load(name)
