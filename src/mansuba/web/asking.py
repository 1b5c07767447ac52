"""What may be decided next, and why something else may not: questions that change nothing."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

from mansuba import Decision, Pass, Phase, Place, Position, Stop, Take, Transition
from mansuba.notation import NotationError, read_decision, write_decision
from mansuba.rulebook.laws import law_7
from mansuba.table import Table, Way, ways, why_not_to
from mansuba.table.carrying import play
from mansuba.web import messages_turn as told
from mansuba.web.problems import ProblemError, refusal_view
from mansuba.web.views import next_view

UNNAMED = "only-asking"
"""The request of what is never carried out."""


def understood(words: Sequence[str]) -> list[Decision]:
    """The decisions that the words stand for."""
    return [_understood(word, at) for at, word in enumerate(words)]


def _understood(word: str, at: int) -> Decision:
    try:
        return read_decision(word)
    except NotationError:
        raise ProblemError("not-understood", where=word, at=at) from None


def staged(table: Table, seen: int, words: Sequence[str]) -> Position:
    """The position after decisions that were not sent yet; refused as they would be if sent."""
    now = datetime.now(UTC)
    return table.decide(understood(words), request=UNNAMED, seen=seen, at=now).position


def played(start: Position, words: Sequence[str]) -> list[Transition]:
    """What decisions bring about that belong to no game; refused as they would be in one."""
    done: list[Transition] = []
    for number, decision in enumerate(understood(words)):
        done.append(play(done[-1].after if done else start, decision, number))
    return done


def options(seq: int, position: Position) -> told.Options:
    """What may be decided in a position, if a player decides."""
    coming = next_view(position, undo=False)
    decisions = () if position.phase is Phase.THROW else position.decisions()
    return told.Options(
        seq=seq,
        phase=coming.phase,
        actor=coming.actor,
        figure=coming.figure,
        steps_left=coming.steps_left,
        takes=[_take_view(position, one) for one in decisions if isinstance(one, Take)],
        passes=[write_decision(one) for one in decisions if isinstance(one, Pass)],
        places=[
            told.PlaceView(word=write_decision(one), space=one.space)
            for one in decisions
            if isinstance(one, Place)
        ],
        ways=[_way_view(way) for way in ways(position)],
        stop=Stop() in decisions,
    )


def _take_view(position: Position, take: Take) -> told.TakeView:
    return told.TakeView(
        word=write_decision(take),
        stick=take.stick.letter,
        figure=str(take.figure),
        steps=law_7(take.stick, position.sticks[take.stick], take.figure),
        sacrifice=take.stick != take.figure.kind,
        naal=take.figure.seat != position.mover,
    )


def _way_view(way: Way) -> told.WayView:
    return told.WayView(
        to=way.to,
        line=[write_decision(step) for step in way.line],
        through=list(way.through),
        beguiles=str(way.beguiles) if way.beguiles else None,
        spares=str(way.spares) if way.spares else None,
        enters=way.enters,
        ends=way.ends,
        wins=way.wins,
    )


def why(position: Position, decision: str | None, to: str | None) -> told.Why:
    """Why a decision, or going to a space, is refused in a position."""
    if (decision is None) == (to is None):
        raise ProblemError("invalid", where="query.decision")
    if to is not None:
        refusal = why_not_to(position, to)
    else:
        assert decision is not None
        refusal = position.why_not(_understood(decision, 0))
    return told.Why(refusal=refusal_view(refusal) if refusal else None)
