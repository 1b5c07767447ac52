"""Positions that people have set up: read, or refused with the reason."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import get_args

from mansuba import Edition, ImpossiblePositionError, Position
from mansuba.notation import NotationError, read_position
from mansuba.notation.expecting import expected_message, found_at
from mansuba.notation.telling import kebab, told
from mansuba.rulebook.edition import LawsBind, TempleReentry
from mansuba.web.boards import offers
from mansuba.web.messages_laid import Expected, FlawView


class BadPositionError(Exception):
    """A position that cannot be, or with which no game can begin."""

    def __init__(self, flaw: FlawView) -> None:
        super().__init__(flaw)
        self.flaw = flaw


def beginning(line: str, folder: Path, like: Edition | None = None) -> Position:
    """The position of a line, for a game that is to begin with it, or a BadPositionError."""
    position = understood(line, folder, like)
    if position.winner is not None:
        raise BadPositionError(FlawView(message="flaw-over", facts={"seat": position.winner}))
    return position


def understood(line: str, folder: Path, like: Edition | None = None) -> Position:
    """The position of a line, in an edition that is known here, or a BadPositionError.

    Known is every board that can be chosen, under every value of every option; or one edition.
    """
    try:
        return read_position(line, like or _own(line, folder))
    except NotationError as error:
        raise BadPositionError(_broken(error)) from None
    except ImpossiblePositionError as error:
        message = f"flaw-{kebab(error.flaw.name)}"
        raise BadPositionError(FlawView(message=message, facts=told(error.facts))) from None


def _own(line: str, folder: Path) -> Edition | None:
    """The edition that a line names, if it is on a board of one of the user's own files."""
    name, _, fingerprint = line.partition(" ")[0].partition("#")
    for offer in offers(folder):
        if offer.own and offer.edition and offer.edition.name == name:
            for edition in _under_every_option(offer.edition):
                if edition.fingerprint == fingerprint:
                    return edition
    return None


def _under_every_option(edition: Edition) -> list[Edition]:
    choices = product(get_args(LawsBind), get_args(TempleReentry), (True, False))
    return [
        edition.with_(laws_bind=laws, temple_reentry=reentry, sanctuary=sanctuary)
        for laws, reentry, sanctuary in choices
    ]


def _broken(error: NotationError) -> FlawView:
    """What a text breaks by; the page says it as the command does."""
    found, expected = found_at(error), expected_message(error.expected)
    facts: dict[str, str | int] = {"column": error.column, "expected": error.expected}
    return FlawView(
        message="flaw-text-ends" if found is None else "flaw-text",
        facts=facts if found is None else {**facts, "found": found},
        expected=Expected(message=expected[0], facts=dict(expected[1])) if expected else None,
    )
