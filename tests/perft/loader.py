"""Reading perft files, which say how many lines of play start at a position.

    # Anything after a hash and a space, or on a line of its own, is for people.
    edition wheel.toml          the positions that follow are of this edition, in the same folder
    oasis#9d03cc21 v1 0:c3,…    a position
      1  28                     28 decisions are legal here,
      2  107                    107 sequences of two decisions, and so on

Every engine of the rules has to count the same. Nothing here counts.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from mansuba import Edition, Position
from mansuba.notation import read_position

HERE = Path(__file__).parent


@dataclass
class Case:
    """A position and how many lines of play start there, by depth."""

    where: str
    line: str
    edition: Edition | None
    counts: dict[int, int] = field(default_factory=dict)

    @property
    def position(self) -> Position:
        """The position itself."""
        return read_position(self.line, self.edition)


def load(path: Path) -> Iterator[Case]:
    """The cases of a file."""
    edition: Edition | None = None
    case: Case | None = None
    for number, text in enumerate(path.read_text("utf-8").splitlines(), 1):
        words = text.partition("# ")[0].split()
        if not words:
            continue
        if text.startswith("edition "):
            edition = Edition.load(path.parent / words[1])
        elif text.startswith(" "):
            assert case, f"{path.name}:{number}: a count without a position"
            depth, count = map(int, words)
            case.counts[depth] = count
        else:
            if case:
                yield case
            case = Case(f"{path.name}:{number}", " ".join(words), edition)
    if case:
        yield case


def all_cases() -> list[Case]:
    """Every case of every file here."""
    return [case for path in sorted(HERE.glob("*.perft")) for case in load(path)]
