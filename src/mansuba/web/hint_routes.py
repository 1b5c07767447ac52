"""A hint for whoever is to move: what a bot would do in their place, and what speaks for it.

Not where people far away play against each other: they could not see that someone was told.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from contextlib import suppress
from typing import TypeVar

from fastapi import APIRouter, Request

from mansuba import Pass, Phase, Position, Step, Stop, Take
from mansuba.notation import write_decision
from mansuba.notation.telling import told
from mansuba.players import Line, Thought
from mansuba.players.reasons import reasons
from mansuba.table import HERE, OPEN, Chair, Table
from mansuba.web import asking
from mansuba.web.access import Access, MemberHere
from mansuba.web.hosting import HostHere
from mansuba.web.messages_hint import Hint, ReasonView, Suggestion
from mansuba.web.problems import ProblemError, documented
from mansuba.web.routes import Seen, Staged

router = APIRouter(prefix="/api")

LOOK = 0.25
"""Seconds after which we look again whether whoever asked is still there."""
T = TypeVar("T")


@router.get("/games/{game}/hint", responses=documented(404, 409))
async def hint(
    game: str,
    seen: Seen,
    who: MemberHere,
    host: HostHere,
    request: Request,
    line: Staged = [],  # noqa: B006
) -> Hint:
    """What a bot would do after a staged line of decisions, for the rest of the turn."""
    async with host.at(game) as live:
        table = live.table
    position = asking.staged(table, seen, line)
    check_fair(table, position, who)
    thought = await unless_gone(request, host.advise(who.guest, position))
    if thought is None:
        return Hint(suggestion=None)
    return Hint(suggestion=await asyncio.to_thread(suggestion, position, thought))


def check_fair(table: Table, position: Position, who: Access) -> None:
    """Raise a problem unless it is theirs to move, and nobody plays elsewhere, or is still
    to come."""
    if position.phase not in (Phase.TAKE, Phase.STEP):
        raise ProblemError("not-now")
    if position.actor not in table.company.seats_of(who.guest):
        raise ProblemError("not-yours")
    if any(chair.player == OPEN or _is_anothers(chair, who) for chair in table.chairs):
        raise ProblemError("not-now")


def _is_anothers(chair: Chair, who: Access) -> bool:
    return chair.player == HERE and chair.guest != who.guest


async def unless_gone(request: Request, thinking: Awaitable[T]) -> T:
    """What comes of a thought; it is broken off if whoever asked has gone."""
    task = asyncio.ensure_future(thinking)
    try:
        while not (await asyncio.wait({task}, timeout=LOOK))[0]:
            if await request.is_disconnected():
                raise ProblemError("not-now")  # which nobody hears
        return task.result()
    finally:
        if not task.done():
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task


def suggestion(position: Position, thought: Thought) -> Suggestion:
    """A thought as the page hears of it."""
    line = thought.line
    first = line[0]
    stick = first.stick if isinstance(first, Take | Pass) else None
    figure, through = _way(position, line)
    return Suggestion(
        line=[write_decision(decision) for decision in line],
        stick=stick.letter if stick is not None else None,
        figure=figure,
        through=through,
        ends=not isinstance(line[-1], Stop),
        reasons=[
            ReasonView(why=reason.why, facts=told(reason.facts))
            for reason in reasons(position, line)
        ],
        chance=min(1.0, max(0.0, thought.candidates[0].chance)),
    )


def _way(position: Position, line: Line) -> tuple[str | None, list[str]]:
    """The figure that moves, and the spaces it comes through."""
    first = line[0]
    if isinstance(first, Pass):
        return None, []
    figure = first.figure if isinstance(first, Take) else position.move and position.move.figure
    assert figure
    spaces = [position.figures[figure]]
    for decision in line:
        position = position.after(decision)
        if isinstance(decision, Step):
            spaces.append(position.figures[figure])
    return str(figure), spaces
