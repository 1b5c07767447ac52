"""A decision as one short word.

| word            | decision                              |
|-----------------|---------------------------------------|
| `0F@c4`         | Place seat 0's Falcon on c4           |
| `lot:3`         | the Lot falls on seat 3               |
| `F1W2nC4I3J1K4` | Throw, each stick with its face       |
| `C:0K`          | Take the Crocodile stick, move 0's Cat|
| `NE`            | Step north-east                       |
| `stop`          | Stop                                  |
| `pass:C`        | Pass, giving up the Crocodile stick   |
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from mansuba.notation.scanner import KIND, Scanner
from mansuba.rulebook.decisions import Decision, Lot, Pass, Place, Step, Stop, Take, Throw
from mansuba.rulebook.figures import Kind
from mansuba.rulebook.soundness import DIRECTION_NAME, PATTERNS, SPACE_NAME
from mansuba.rulebook.sticks import Face, Stick

SPACE = PATTERNS[SPACE_NAME]
DIRECTION = re.compile(PATTERNS[DIRECTION_NAME].pattern + "$")
TAKE = re.compile(KIND.pattern + ":")
THROW = re.compile(KIND.pattern + "[0-9]")


def write_decision(decision: Decision) -> str:
    """The word for a decision."""
    match decision:
        case Place(figure, space):
            return f"{figure}@{space}"
        case Lot(seat):
            return f"lot:{seat}"
        case Throw(faces):
            return write_sticks(dict(zip(Kind, faces, strict=True)))
        case Take(stick, figure):
            return f"{stick.letter}:{figure}"
        case Step(direction):
            return direction
        case Stop():
            return "stop"
    return f"pass:{decision.stick.letter}"


def write_sticks(sticks: Mapping[Stick, Face]) -> str:
    """Sticks with their faces, in the order of kinds: `F1W2n`."""
    return "".join(f"{kind.letter}{sticks[kind]}" for kind in Kind if kind in sticks)


def read_decision(word: str) -> Decision:
    """The decision a word stands for; whether it is legal is the rulebook's to say."""
    scanner = Scanner(word)
    decision = _read(scanner)
    scanner.end()
    return decision


def _read(scanner: Scanner) -> Decision:
    if scanner.skips("lot:"):
        return Lot(scanner.seat())
    if scanner.skips("pass:"):
        return Pass(scanner.kind())
    if scanner.skips("stop"):
        return Stop()
    if scanner.text[:1].isdigit():
        return _place(scanner)
    if TAKE.match(scanner.text):
        return _take(scanner)
    if THROW.match(scanner.text):
        return Throw(tuple(_thrown(scanner, kind) for kind in Kind))
    return Step(scanner.read(DIRECTION, "a decision")[0])


def _place(scanner: Scanner) -> Place:
    figure = scanner.figure()
    scanner.skip("@")
    return Place(figure, scanner.read(SPACE, "a space")[0])


def _take(scanner: Scanner) -> Take:
    stick = scanner.kind()
    scanner.skip(":")
    return Take(stick, scanner.figure())


def _thrown(scanner: Scanner, kind: Kind) -> Face:
    scanner.skip(kind.letter)
    return scanner.face()
