"""A game as the page hears of it."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from typing import Literal

from mansuba import Edition, Face, Phase, Position, Side
from mansuba.notation import write_decision
from mansuba.notation.picture import is_hexagonal, places, turns
from mansuba.notation.records.opening import start_line
from mansuba.notation.telling import kebab, told_of
from mansuba.players import remaining
from mansuba.rulebook.events import Event
from mansuba.rulebook.figures import Kind
from mansuba.rulebook.phase import Chance
from mansuba.rulebook.turn import Transition
from mansuba.table import Moment, Table
from mansuba.table.kept import Listed
from mansuba.web import messages as told
from mansuba.web.company import said_view, seats_view
from mansuba.web.messages_common import Actor
from mansuba.web.messages_laid import FaceView, Laid
from mansuba.web.messages_people import CompanyView

MOVING = (Phase.TAKE, Phase.STEP, Phase.PLACE)
SIDES: dict[Side, Literal["temple", "pyramid"]] = {Side.TEMPLE: "temple", Side.PYRAMID: "pyramid"}


NO_ENTRIES = '"entries":[]'


def entry_view(moment: Moment) -> told.EntryView:
    """An entry of the log, and what comes after it."""
    transition = moment.transition
    return told.EntryView(
        seq=moment.entry.seq,
        at=moment.entry.at,
        by=_actor(moment.by),
        word=write_decision(transition.decision) if transition else None,
        said=None if transition else said_view(moment.entry.said, moment.by),
        line=moment.standing,
        events=[event_view(event) for event in transition.events] if transition else [],
        next=next_view(moment.position, undo=moment.undo_to is not None),
    )


def played_view(transition: Transition, number: int, at: datetime) -> told.EntryView:
    """A decision of a game that was recorded."""
    return told.EntryView(
        seq=number,
        at=at,
        by=_actor(transition.before.actor),
        word=write_decision(transition.decision),
        said=None,
        line=number,
        events=list(map(event_view, transition.events)),
        next=next_view(transition.after, undo=False),
    )


def entry_text(moment: Moment) -> str:
    """An entry as it is sent."""
    return entry_view(moment).model_dump_json()


def news_text(entries: Iterable[str], company: CompanyView) -> str:
    """News of entries that are written already."""
    return _with_entries(told.News(entries=[], company=company), entries)


def _with_entries(message: told.News | told.GameView, entries: Iterable[str]) -> str:
    """A message that was made without entries, with them.

    What people write cannot be taken for the place where they go: its quotation marks are escaped.
    """
    return message.model_dump_json().replace(NO_ENTRIES, f'"entries":[{",".join(entries)}]', 1)


def event_view(event: Event) -> told.EventView:
    """Something that happened, as the page hears of it."""
    return told.EventView(type=kebab(type(event).__name__), facts=dict(told_of(event)))


def next_view(position: Position, *, undo: bool) -> told.Next:
    """What comes next in a position."""
    phase, move = position.phase, position.move
    placing = phase in (Phase.SET_UP, Phase.PLACE)
    return told.Next(
        phase=phase.value,
        actor=_actor(position.actor),
        mover=position.mover if phase in MOVING else None,
        starter=position.starter,
        figure=str(move.figure) if move else None,
        steps_left=move.steps_left if move else 0,
        to_place=str(position.to_place) if placing else None,
        winner=position.winner,
        remaining={seat: remaining(position, seat) for seat in position.seats},
        undo=undo,
    )


def _actor(actor: int | Chance | None) -> Actor:
    return "chance" if isinstance(actor, Chance) else actor


def game_text(
    game: str,
    name: str | None,
    created: datetime,
    table: Table,
    entries: Iterable[str],
    company: CompanyView,
) -> str:
    """A game with its whole log, which is written already."""
    view = game_view(game, name, created, table.start, table.dice.value, company, [])
    return _with_entries(view, entries)


def game_view(
    game: str,
    name: str | None,
    created: datetime,
    start: Position,
    dice: told.DiceSource,
    company: CompanyView,
    entries: list[told.EntryView],
) -> told.GameView:
    """A game with its whole log."""
    edition = start.edition
    return told.GameView(
        id=game,
        name=name,
        created=created,
        board=board_view(start),
        house_rules=house_rules_view(edition),
        ring=[kind.letter for kind in edition.ring],
        faces=faces_view(edition),
        company=company,
        dice=dice,
        position=start_line(start),
        beginning=laid_view(start),
        start=next_view(start, undo=False),
        entries=entries,
    )


def laid_view(position: Position) -> Laid:
    """What lies on the table in a position."""
    hand = position.move and position.move.hand
    return Laid(
        figures={str(figure): space for figure, space in position.figures.items()},
        sticks={stick.letter: _face_view(face) for stick, face in position.sticks.items()},
        hand=str(hand) if hand else None,
    )


def faces_view(edition: Edition) -> dict[str, list[FaceView]]:
    """The faces of each stick."""
    return {kind.letter: [_face_view(face) for face in edition.faces[kind]] for kind in Kind}


def _face_view(face: Face) -> FaceView:
    return FaceView(icons=face.icons, naal=face.naal)


def board_view(start: Position) -> told.BoardView:
    """The board with the courts of those who play."""
    board = start.edition.board
    drawn = places(board)
    courts = {
        space: told.CourtView(seat=court.seat, side=SIDES[court.side])
        for space, court in start.courts.items()
    }
    return told.BoardView(
        name=board.name,
        hexagonal=is_hexagonal(board),
        spaces=[
            told.SpaceView(
                name=space,
                x=drawn[space][0],
                y=drawn[space][1],
                court=courts.get(space),
                neighbours=dict(board.neighbours[space]),
            )
            for space in board.spaces
        ],
        turns=dict(turns(board, start.seats)),
    )


def house_rules_view(edition: Edition) -> told.HouseRules:
    """By which options an edition is played."""
    return told.HouseRules(
        laws_bind=edition.laws_bind,
        temple_reentry=edition.temple_reentry,
        sanctuary=edition.sanctuary,
    )


def summary_view(listed: Listed) -> told.GameSummary:
    """A game in the list of games."""
    return told.GameSummary(
        id=listed.id,
        name=listed.name,
        created=listed.created,
        updated=listed.updated,
        board=listed.board,
        seats=seats_view(listed.summary.chairs),
        phase=listed.summary.phase.value,
        turn=listed.summary.turn,
        winner=listed.summary.winner,
        awaits=listed.summary.awaits,
        host=listed.terms.host,
    )
