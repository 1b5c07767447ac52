"""Why a move is a good one: facts that anyone can check on the board, the weightiest first.

Nothing here knows why a player chose the move. What is said of it is true of it all the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum

from mansuba.players.progress import remaining
from mansuba.players.protocol import Line
from mansuba.players.reach import ends
from mansuba.players.worth import set_back
from mansuba.rulebook.board import Court, Side
from mansuba.rulebook.decisions import Pass, Take
from mansuba.rulebook.events import Beguiled, EnteredPyramid
from mansuba.rulebook.figures import Figure, Kind, Seat
from mansuba.rulebook.position import Position
from mansuba.rulebook.turn import Transition

MOST = 2
"""More reasons than that convince nobody."""


class Ground(StrEnum):
    """What can speak for a move."""

    WINS = "wins"
    ENTERS = "enters"
    """An own figure comes into its Pyramid."""
    BEGUILES = "beguiles"
    """Another's figure goes back to its Temple, by so many steps at the least."""
    ESCAPES = "escapes"
    """The figure that moves could have been beguiled by another, and no longer can."""
    SETS_BACK = "sets-back"
    """Another's figure is led away from its Pyramid by so many steps."""
    NEARER = "nearer"
    """The own figures have so many steps less to go."""
    LEAVES = "leaves"
    """An own figure leaves its Temple."""
    SACRIFICES = "sacrifices"
    """The own figure of the stick's kind cannot move with it."""
    PASSES = "passes"
    """Nothing can move."""
    BEST = "best"
    """There is nothing else to be said for it."""


@dataclass(frozen=True, slots=True)
class Reason:
    """One thing to say for a move, with what it needs to be said."""

    why: Ground
    facts: Mapping[str, Figure | Kind | int]
    weight: float


def reasons(position: Position, line: Line) -> tuple[Reason, ...]:
    """What speaks for a line of the seat that acts: one thing or two, the weightiest first."""
    if isinstance(line[0], Pass):
        return (Reason(Ground.PASSES, {"stick": line[0].stick}, 1),)
    made = _carried_out(position, line)
    found = sorted(_found(position, made), key=lambda reason: -reason.weight)
    return tuple(found[:MOST]) or (Reason(Ground.BEST, {}, 0),)


def _carried_out(position: Position, line: Line) -> list[Transition]:
    made: list[Transition] = []
    for decision in line:
        made.append((made[-1].after if made else position).play(decision))
    return made


def _found(before: Position, made: list[Transition]) -> Iterator[Reason]:
    seat, first, after = before.mover, made[0].decision, made[-1].after
    moving = made[0].after.move if isinstance(first, Take) else before.move
    assert moving, "a turn moves a figure, or passes"
    if after.winner == seat:
        yield Reason(Ground.WINS, {}, 100)
    yield from _happened(made, seat)
    yield from _gained(before, after, seat, moving.figure)
    if moving.figure.seat == seat:
        yield from _bettered(before, after, moving.figure)
    if isinstance(first, Take):
        yield from _sacrificed(before, first)


def _happened(made: list[Transition], seat: Seat) -> Iterator[Reason]:
    for at, event in ((one.before, event) for one in made for event in one.events):
        match event:
            case EnteredPyramid(figure) if figure.seat == seat:
                yield Reason(Ground.ENTERS, {"figure": figure}, 6)
            case Beguiled(figure) if figure.seat != seat:
                lost = set_back(at, figure)
                if lost > 0:
                    yield Reason(Ground.BEGUILES, {"figure": figure, "steps": lost}, 2 + lost / 2)


def _gained(before: Position, after: Position, seat: Seat, moved: Figure) -> Iterator[Reason]:
    gained = -_farther(before, after, seat)
    if gained > 0:
        yield Reason(Ground.NEARER, {"steps": gained}, gained)
    lost = _farther(before, after, moved.seat)
    hand = after.move.hand if after.move else None
    if moved.seat != seat and lost > 0 and hand is None:
        yield Reason(Ground.SETS_BACK, {"figure": moved, "steps": lost}, 1 + lost / 2)


def _bettered(before: Position, after: Position, figure: Figure) -> Iterator[Reason]:
    temple = Court(figure.seat, Side.TEMPLE)
    was, now = before.figures[figure], after.figures[figure]
    if before.courts.get(was) == temple != after.courts.get(now):
        yield Reason(Ground.LEAVES, {"figure": figure}, 0.5)
    hunters = dangers(before, figure)
    if hunters and not dangers(after, figure):
        yield Reason(Ground.ESCAPES, {"figure": figure, "by": hunters[0]}, 4)


def _sacrificed(before: Position, take: Take) -> Iterator[Reason]:
    matching = Figure(before.mover, take.stick)
    if take.figure.kind != take.stick and Take(take.stick, matching) not in before.decisions():
        yield Reason(Ground.SACRIFICES, {"figure": matching, "stick": take.stick}, 1.5)


def dangers(position: Position, figure: Figure) -> list[Figure]:
    """Other players' figures that could beguile a figure where it stands.

    By as many steps as their own stick shows if it is unused; else by one, for which any stick may
    be sacrificed. Once all are used, by as many as it can show when they are thrown again.
    """
    still = position.then(move=None)
    prey = position.edition.prey
    return [
        other
        for other in position.figures
        if other.seat != figure.seat and prey[other.kind] == figure.kind
        if any(
            figure in end.beguiled for end in ends(still, other, _steps_of(position, other.kind))
        )
    ]


def _steps_of(position: Position, kind: Kind) -> int:
    """How far a figure of a kind can go next."""
    if not position.sticks:
        return max(face.icons for face in position.edition.faces[kind])
    return position.sticks[kind].icons if kind in position.sticks else 1


def _farther(before: Position, after: Position, seat: Seat) -> int:
    """By how many steps a seat has farther to go."""
    return remaining(after, seat) - remaining(before, seat)
