"""What all messages are made of."""

from __future__ import annotations

import re
import unicodedata
from typing import Annotated, Literal, TypeAlias

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StrictInt, StringConstraints

from mansuba.words import plain

TURNING = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
"""Signs that say in which direction the text around them runs."""
HALVES = re.compile("[\ud800-\udfff]")
"""Of characters: a record can name them, a message cannot carry them."""
UNKNOWN = "\N{REPLACEMENT CHARACTER}"


class Message(BaseModel):
    """Frozen, and nothing in it that is not meant to be."""

    model_config = ConfigDict(frozen=True, extra="forbid")


def one_line(text: str) -> str:
    """Someone's text on one line, without signs that turn around the text beside it."""
    line = " ".join(plain(TURNING.sub("", text)).split())
    if not any(unicodedata.category(sign)[0] in "LMNPS" for sign in line):
        raise ValueError("nothing of it can be seen")
    return line


SeatNumber: TypeAlias = Annotated[StrictInt, Field(ge=0, le=9)]
Sequence: TypeAlias = Annotated[StrictInt, Field(ge=0, le=1_000_000)]
"""How many entries a game's log has."""
Word: TypeAlias = Annotated[str, StringConstraints(min_length=1, max_length=32)]
"""A decision in the notation."""
RequestId: TypeAlias = Annotated[str, StringConstraints(pattern=r"^[0-9A-Za-z_-]{8,64}$")]
"""Chosen by whoever asks; the same id is never carried out twice."""
Name: TypeAlias = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=24),
    AfterValidator(one_line),
]
Facts: TypeAlias = dict[str, str | int]
Actor: TypeAlias = int | Literal["chance"] | None
Phase: TypeAlias = Literal["set-up", "lot", "throw", "take", "step", "place", "over"]
