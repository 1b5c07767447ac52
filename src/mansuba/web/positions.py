"""Positions that people have set up: read, or refused with the reason."""

from __future__ import annotations

from pathlib import Path

from mansuba import Edition, ImpossiblePositionError, Phase, Position
from mansuba.notation import NotationError, write_position
from mansuba.notation.expecting import expected_message, found_at
from mansuba.notation.positions import parse_position, under_every_option
from mansuba.notation.telling import kebab, told
from mansuba.rulebook.move import Move
from mansuba.rulebook.possible import check_position
from mansuba.web.boards import offers
from mansuba.web.messages_laid import Expected, FlawView
from mansuba.web.messages_positions import Moving, PositionView
from mansuba.web.views import board_view, faces_view, house_rules_view, laid_view, next_view


class BadPositionError(Exception):
    """A position that cannot be, or with which no game can begin."""

    def __init__(self, flaw: FlawView) -> None:
        super().__init__(flaw)
        self.flaw = flaw


def beginning(line: str, folder: Path, like: Edition | None = None) -> Position:
    """The position of a line, for a game that is to begin with it, or a BadPositionError."""
    position = understood(line, folder, like)
    flaw = flaw_of(position)
    if flaw is None and position.winner is not None:
        flaw = FlawView(message="flaw-over", facts={"seat": position.winner})
    if flaw:
        raise BadPositionError(flaw)
    return position


def understood(line: str, folder: Path, like: Edition | None = None) -> Position:
    """What a line says, in an edition that is known here, or a BadPositionError if it is no line.

    Known is every board that can be chosen, under every value of every option; or one edition.
    """
    try:
        return parse_position(line, like or _own(line, folder))
    except NotationError as error:
        raise BadPositionError(_broken(error)) from None


def flaw_of(position: Position) -> FlawView | None:
    """Why no game comes to a position, if none does."""
    try:
        check_position(position)
    except ImpossiblePositionError as error:
        return FlawView(message=f"flaw-{kebab(error.flaw.name)}", facts=told(error.facts))
    return None


def position_view(position: Position) -> PositionView:
    """A position as the editor hears of it, also one that cannot be."""
    line, flaw, edition, move = (
        write_position(position),
        flaw_of(position),
        position.edition,
        position.move,
    )
    is_decided = flaw is None and position.phase is not Phase.THROW  # which has thousands of ways
    return PositionView(
        position=line,
        board=board_view(position),
        house_rules=house_rules_view(edition),
        faces=faces_view(edition),
        seats=list(position.seats),
        laid=laid_view(position),
        starter=position.starter,
        moving=_moving(line, move) if move else None,
        flaw=flaw,
        next=None if flaw else next_view(position, undo=False),
        decisions=len(position.decisions()) if is_decided else None,
    )


def _moving(line: str, move: Move) -> Moving:
    return Moving(word=line.rpartition(" ")[2], figure=str(move.figure), steps_left=move.steps_left)


def _own(line: str, folder: Path) -> Edition | None:
    """The edition that a line names, if it is on a board of one of the user's own files."""
    name, _, fingerprint = line.partition(" ")[0].partition("#")
    for offer in offers(folder):
        if offer.own and offer.edition and offer.edition.name == name:
            for edition in under_every_option(offer.edition):
                if edition.fingerprint == fingerprint:
                    return edition
    return None


def _broken(error: NotationError) -> FlawView:
    """What a text breaks by; the page says it as the command does."""
    found, expected = found_at(error), expected_message(error.expected)
    facts: dict[str, str | int] = {"column": error.column, "expected": error.expected}
    return FlawView(
        message="flaw-text-ends" if found is None else "flaw-text",
        facts=facts if found is None else {**facts, "found": found},
        expected=Expected(message=expected[0], facts=dict(expected[1])) if expected else None,
    )
