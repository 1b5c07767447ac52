"""What is said between us and a program that plays; `docs/bots.md` is the other side of it."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from math import isfinite

from mansuba.notation import write_decision, write_edition, write_position
from mansuba.players.program import ProgramError, Trouble
from mansuba.players.protocol import Budget, Candidate, Line
from mansuba.rulebook.decisions import Decision
from mansuba.rulebook.edition import Edition
from mansuba.rulebook.figures import Kind, Seat
from mansuba.rulebook.position import Position

VERSION = 1
GREETING = f"mansuba-bot {VERSION}"
READY = "ready"
DECIDE = "decide"
STOP = "stop"
QUIT = "quit"

MOST_SAID = 10_000
"""How many lines a program may say about one position."""


def edition_line(edition: Edition) -> str:
    """All that play depends on, for those who want to know; `file` is for those who have us."""
    board = edition.board
    content = {
        "name": edition.name,
        "fingerprint": edition.fingerprint,
        "spaces": board.spaces,
        "directions": board.compass,
        "neighbours": board.neighbours,
        "temples": board.temples,
        "pyramids": board.pyramids,
        "ring": [kind.letter for kind in edition.ring],
        "faces": {kind.letter: [str(face) for face in edition.faces[kind]] for kind in Kind},
        "laws_bind": edition.laws_bind,
        "temple_reentry": edition.temple_reentry,
        "sanctuary": edition.sanctuary,
        "file": write_edition(edition),
    }
    return f"edition {json.dumps(content)}"


def question(position: Position, seed: int, budget: Budget) -> str:
    """What has to be decided, and how long that may take: three lines."""
    given = {
        "seat": position.actor,
        "seed": seed,
        "effort": budget.effort,
        "seconds": budget.seconds,
    }
    asked = " ".join(f"{name} {value}" for name, value in given.items() if value is not None)
    legal = " ".join(map(write_decision, position.decisions()))
    return f"position {write_position(position)}\nlegal {legal}\ngo {asked}"


class Hearing:
    """What a program says about one position. Whatever cannot be understood is a ProgramError."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.chances: Mapping[Seat, float] | None = None
        self._promised: dict[Line, float] = {}
        self._said = 0

    @property
    def candidates(self) -> tuple[Candidate, ...]:
        """What it looked at, the best first."""
        ranked = sorted(self._promised.items(), key=lambda promised: -promised[1])
        return tuple(Candidate(line, chance) for line, chance in ranked)

    def listen(self, text: str) -> Line | None:
        """Take in a line; what it decides, if it does."""
        self._said += 1
        if self._said > MOST_SAID:
            raise ProgramError(Trouble.TOO_MUCH)
        match text.split():
            case ["info", "chances", *pairs]:
                self.chances = self._chances(pairs, text)
            case ["info", "candidate", chance, *words]:
                self._promised[self._line(words, text)] = _share(chance, text)
            case ["info", *_]:
                pass  # what a later version may know
            case [word, *words] if word == DECIDE:
                return self._line(words, text)
            case _:
                raise _not_understood(text)
        return None

    def _chances(self, pairs: list[str], text: str) -> Mapping[Seat, float]:
        """One for each seat in the game; they are made to add up to 1."""
        told = {seat: _share(chance, text) for seat, chance in _in_twos(pairs)}
        total = sum(told.values())
        if (
            len(pairs) != 2 * len(told)
            or set(told) != {*map(str, self.position.seats)}
            or not total
        ):
            raise _not_understood(text)
        return {int(seat): chance / total for seat, chance in told.items()}

    def _line(self, words: list[str], text: str) -> Line:
        """Legal decisions, up to where somebody else has to decide."""
        position, line = self.position, list[Decision]()
        for word in words:
            if position.actor != self.position.actor:
                break
            known = {write_decision(decision): decision for decision in position.decisions()}
            if word not in known:
                raise ProgramError(Trouble.ILLEGAL, f"{word!r:.80} in {text!r:.80}")
            line.append(known[word])
            position = position.after(known[word])
        if not line:
            raise _not_understood(text)
        return tuple(line)


def _share(word: str, text: str) -> float:
    """A number from 0 to 1."""
    try:
        share = float(word)
    except ValueError:
        raise _not_understood(text) from None
    if not isfinite(share) or not 0 <= share <= 1:
        raise _not_understood(text)
    return share


def _in_twos(words: list[str]) -> Iterator[tuple[str, str]]:
    return zip(words[::2], words[1::2], strict=False)


def _not_understood(text: str) -> ProgramError:
    return ProgramError(Trouble.NOT_UNDERSTOOD, f"{text!r:.80}")
