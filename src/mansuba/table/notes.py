"""What processes that share a database tell each other: short notes, none of which is the only
place where something is said. Whoever misses one finds out later."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import astuple, dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Look:
    """Something about a game was stored; it may be gone."""

    game: str
    seq: int | None
    """How long the log is by now, if that is all: whoever knows as much need not look."""


@dataclass(frozen=True, slots=True)
class Reread:
    """Names in a game's log have changed, or who may be there."""

    game: str


@dataclass(frozen=True, slots=True)
class Tell:
    """A message to all who listen to a game, of something that is not stored."""

    game: str
    text: str


@dataclass(frozen=True, slots=True)
class ShowOut:
    """Someone may not be at a table any more."""

    game: str
    guest: str


@dataclass(frozen=True, slots=True)
class SetPace:
    """How fast bots are to play."""

    game: str
    pace: str


@dataclass(frozen=True, slots=True)
class Present:
    """How long the logs of some games are for the process that says so, and who listens there."""

    games: Mapping[str, tuple[int, tuple[str, ...]]]


Note: TypeAlias = Look | Reread | Tell | ShowOut | SetPace | Present

SORTS: dict[str, type[Look | Reread | Tell | ShowOut | SetPace]] = {
    "look": Look,
    "reread": Reread,
    "tell": Tell,
    "out": ShowOut,
    "pace": SetPace,
}
NAMES = {sort: name for name, sort in SORTS.items()}
PRESENT = "present"


def write_note(by: str, note: Note) -> str:
    """A note as text, with the process that has written it.

    >>> write_note("A", Look("sunny", 7))
    '["A", "look", "sunny", 7]'
    """
    if isinstance(note, Present):
        games = {game: [seq, *guests] for game, (seq, guests) in note.games.items()}
        return json.dumps([by, PRESENT, games])
    return json.dumps([by, NAMES[type(note)], *astuple(note)], ensure_ascii=False)


def read_note(text: str) -> tuple[str, Note] | None:
    """Who has written it, and what; None if it is no note that this version understands.

    >>> read_note('["A", "look", "sunny", 7]')
    ('A', Look(game='sunny', seq=7))
    """
    try:
        by, name, *said = json.loads(text)
        if name == PRESENT:
            (games,) = said
            if not all(isinstance(told, list) for told in games.values()):
                return None
            return by, Present({game: (seq, tuple(who)) for game, (seq, *who) in games.items()})
        return by, SORTS[name](*said)
    except (ValueError, TypeError, KeyError, AttributeError):
        return None
