"""The boards to choose from: those built in, and the files in the user's own folder."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from mansuba import Edition, EditionError
from mansuba.rulebook.editionfile import BUILT_IN
from mansuba.web.messages import BoardChoice, HouseRules


@dataclass(frozen=True)
class Offer:
    """A board to choose, or why it cannot be chosen."""

    name: str
    own: bool
    edition: Edition | None
    problem: str | None = None

    def told(self) -> BoardChoice:
        """The offer as the page hears of it."""
        board = self.edition.board if self.edition else None
        return BoardChoice(
            name=self.name,
            spaces=len(board.spaces) if board else 0,
            players=sorted(board.seats) if board else [],
            seats={n: list(board.seats[n]) for n in sorted(board.seats)} if board else {},
            own=self.own,
            problem=self.problem,
        )


def offers(folder: Path) -> list[Offer]:
    """Every board, the built-in ones first; no two have the same name."""
    found = [Offer(name, False, Edition.standard().with_(board=name)) for name in BUILT_IN]
    for path in sorted(folder.glob("*.toml")):
        found.append(_read(path, {offer.name for offer in found}))
    return found


def offered(name: str, folder: Path) -> Edition | None:
    """The edition of the board of this name, if it can be chosen."""
    return {offer.name: offer.edition for offer in offers(folder)}.get(name)


def _read(path: Path, taken: set[str]) -> Offer:
    try:
        edition = Edition.load(path)
    except EditionError as error:
        error.source = ""
        return Offer(_called(path, path.stem, taken), True, None, str(error))
    return Offer(_called(path, edition.name, taken), True, edition)


def _called(path: Path, wanted: str, taken: set[str]) -> str:
    """The name that its edition has, unless another board has it."""
    return next(name for name in _names(path, wanted) if name not in taken)


def _names(path: Path, wanted: str) -> Iterator[str]:
    yield from (wanted, path.stem, path.name)
    number = 2
    while True:
        yield f"{path.name} ({number})"
        number += 1


def with_house_rules(edition: Edition, rules: HouseRules) -> Edition:
    """The edition, with those of its options changed that the rules name."""
    return edition.with_(**rules.model_dump(exclude_none=True))
