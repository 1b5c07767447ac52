"""What to tell whoever lacks a library that an interface needs."""

from __future__ import annotations

from mansuba.rulebook.errors import MansubaError


class MissingExtraError(MansubaError, ImportError):
    """The library of an interface is not installed; the extra `research` has it."""

    def __init__(self, library: str) -> None:
        super().__init__(library)
        self.library = library

    def __str__(self) -> str:
        return f"{self.library} is not installed: pip install 'mansuba[research]'"
