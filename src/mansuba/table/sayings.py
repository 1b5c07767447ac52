"""What people say about a game, beside what they decide in it; the log keeps this too."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias
from urllib.parse import quote, unquote

from mansuba import Seat


class Ended(Enum):
    """How a game can end that nobody has won."""

    AGREED = "agreed"
    ABANDONED = "abandoned"

    def __repr__(self) -> str:
        return f"Ended.{self.name}"


@dataclass(frozen=True, slots=True)
class Sit:
    """Someone else sits on a chair from now on: a person, a bot, or nobody yet."""

    seat: Seat
    player: str
    guest: str | None
    name: str


@dataclass(frozen=True, slots=True)
class Nudge:
    """Someone was reminded that the others wait."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Away:
    """A bot decides for someone from now on."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Back:
    """Someone decides for themselves again."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Pause:
    """Nobody decides from now on, and no clock runs."""


@dataclass(frozen=True, slots=True)
class Resume:
    """The game goes on."""


@dataclass(frozen=True, slots=True)
class Mix:
    """A seat mixes a value into the dice."""

    seat: Seat
    value: str


@dataclass(frozen=True, slots=True)
class Propose:
    """Someone asks the others to take decisions back, or to end the game."""

    seat: Seat
    to: int | None
    """So many decisions would still stand; None: the game would end."""


@dataclass(frozen=True, slots=True)
class Agree:
    """Someone consents to what was proposed."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Decline:
    """Someone does not, and so it is off the table."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class End:
    """The game is over, though nobody has won."""

    how: Ended


Saying: TypeAlias = (
    Sit | Nudge | Away | Back | Pause | Resume | Mix | Propose | Agree | Decline | End
)

OF_A_SEAT: dict[str, type[Nudge | Away | Back | Agree | Decline]] = {
    "nudge": Nudge,
    "away": Away,
    "back": Back,
    "agree": Agree,
    "decline": Decline,
}
WORDS = {form: word for word, form in OF_A_SEAT.items()}
SAYING = re.compile(
    "(?P<alone>pause|resume)"
    "|(?P<word>nudge|away|back|agree|decline):(?P<seat>[0-9])"
    "|sit:(?P<chair>[0-9]):(?P<player>[^:]{1,32}):(?P<guest>[0-9A-Za-z_-]{0,32}):(?P<name>[^:]*)"
    "|mix:(?P<mixer>[0-9]):(?P<value>[0-9a-f]{32})"
    "|propose:(?P<asker>[0-9]):(?:end|undo:(?P<to>0|[1-9][0-9]{0,8}))"
    "|end:(?P<how>agreed|abandoned)",
    re.ASCII,
)


def write_saying(saying: Saying) -> str:
    """A saying as one word."""
    match saying:
        case Sit(seat, player, guest, name):
            return f"sit:{seat}:{player}:{guest or ''}:{quote(name, safe='')}"
        case Mix(seat, value):
            return f"mix:{seat}:{value}"
        case Propose(seat, to):
            return f"propose:{seat}:" + ("end" if to is None else f"undo:{to}")
        case End(how):
            return f"end:{how.value}"
        case Pause() | Resume():
            return type(saying).__name__.lower()
        case _:
            return f"{WORDS[type(saying)]}:{saying.seat}"


def read_saying(word: str) -> Saying | None:
    """The saying that a word stands for; None if it is none.

    >>> read_saying(write_saying(Sit(3, "here", "a7", "Né fer")))
    Sit(seat=3, player='here', guest='a7', name='Né fer')
    """
    found = SAYING.fullmatch(word)
    saying = _saying(found.groupdict()) if found else None
    return saying if saying and write_saying(saying) == word else None  # a name has one spelling


def _saying(part: Mapping[str, str]) -> Saying:
    if part["alone"]:
        return Pause() if part["alone"] == "pause" else Resume()
    if part["word"]:
        return OF_A_SEAT[part["word"]](int(part["seat"]))
    if part["chair"]:
        guest, name = part["guest"] or None, unquote(part["name"])
        return Sit(int(part["chair"]), part["player"], guest, name)
    if part["mixer"]:
        return Mix(int(part["mixer"]), part["value"])
    if part["asker"]:
        return Propose(int(part["asker"]), int(part["to"]) if part["to"] else None)
    return End(Ended(part["how"]))
