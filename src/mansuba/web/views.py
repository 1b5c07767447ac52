"""A game as the page hears of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import datetime
from typing import Literal

from mansuba import Edition, Phase, Position, Side
from mansuba.notation import write_decision
from mansuba.notation.picture import is_hexagonal, places, turns
from mansuba.notation.telling import kebab, told_of
from mansuba.players import remaining
from mansuba.rulebook.events import Event, TurnOver, Won
from mansuba.rulebook.figures import Kind
from mansuba.rulebook.phase import Chance
from mansuba.table import Chair, Moment, Table, Undo
from mansuba.table.store import Listed, Summary
from mansuba.table.undoing import undo_to
from mansuba.web import messages as told

MOVING = (Phase.TAKE, Phase.STEP, Phase.PLACE)
SIDES: dict[Side, Literal["temple", "pyramid"]] = {Side.TEMPLE: "temple", Side.PYRAMID: "pyramid"}


def moments_since(table: Table, seq: int) -> Iterator[Moment]:
    """The entries of a table's last request, as `Table.moments` tells them, without a replay."""
    new = table.entries[seq:]
    if new and isinstance(new[-1].said, Undo):
        assert table.taken_back is not None
        position, standing = table.position, len(table.line)
        yield Moment(new[-1], table.taken_back, None, position, standing, table.undo_to)
        return
    before = len(table.line) - len(new)
    for standing, entry in enumerate(new, before + 1):
        line = table.line[:standing]
        last = line[-1]
        assert last.before.actor is not None
        to = undo_to(line, table.here, None)
        yield Moment(entry, last.before.actor, last, last.after, standing, to)


def entry_view(moment: Moment) -> told.EntryView:
    """An entry of the log, and what comes after it."""
    transition = moment.transition
    return told.EntryView(
        seq=moment.entry.seq,
        at=moment.entry.at,
        by=_actor(moment.by),
        word=write_decision(transition.decision) if transition else None,
        line=moment.standing,
        events=[_event_view(event) for event in transition.events] if transition else [],
        next=next_view(moment.position, undo=moment.undo_to is not None),
    )


def _event_view(event: Event) -> told.EventView:
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


def _actor(actor: int | Chance | None) -> told.Actor:
    return "chance" if isinstance(actor, Chance) else actor


def game_view(
    game: str,
    name: str | None,
    created: datetime,
    table: Table,
    entries: Iterable[told.EntryView],
) -> told.GameView:
    """A game with its whole log."""
    edition = table.start.edition
    return told.GameView(
        id=game,
        name=name,
        created=created,
        board=board_view(table.start),
        house_rules=_house_rules(edition),
        ring=[kind.letter for kind in edition.ring],
        faces={
            kind.letter: [told.FaceView(icons=f.icons, naal=f.naal) for f in edition.faces[kind]]
            for kind in Kind
        },
        seats=_seats(table.chairs),
        dice=table.dice.value,
        start=next_view(table.start, undo=False),
        entries=list(entries),
    )


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


def _house_rules(edition: Edition) -> told.HouseRules:
    return told.HouseRules(
        laws_bind=edition.laws_bind,
        temple_reentry=edition.temple_reentry,
        sanctuary=edition.sanctuary,
    )


def _seats(chairs: Iterable[Chair]) -> list[told.SeatView]:
    return [told.SeatView(seat=c.seat, name=c.name, player=c.player) for c in chairs]


def summary_of(table: Table) -> Summary:
    """How a game stands, for the list of games."""
    position = table.position
    turns_played = sum(
        isinstance(event, TurnOver | Won) for passed in table.line for event in passed.events
    )
    return Summary(position.phase, turns_played, position.winner)


def summary_view(listed: Listed) -> told.GameSummary:
    """A game in the list of games."""
    return told.GameSummary(
        id=listed.id,
        name=listed.name,
        created=listed.created,
        updated=listed.updated,
        board=listed.board,
        seats=_seats(listed.chairs),
        phase=listed.summary.phase.value,
        turn=listed.summary.turn,
        winner=listed.summary.winner,
    )
