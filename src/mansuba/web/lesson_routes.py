"""Learning by doing: the ten lessons. Whoever asks tells what was decided; nothing is kept."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query

from mansuba.table.kept import Terms
from mansuba.web import asking
from mansuba.web.company import company_view
from mansuba.web.lessons import COURSE, Attempt, Task
from mansuba.web.lessons.attempt import NO_TIME
from mansuba.web.lessons.hints import hint
from mansuba.web.messages_common import Word
from mansuba.web.messages_lessons import HintView, LessonChoice, LessonView, LessonWhy
from mansuba.web.messages_turn import Options
from mansuba.web.problems import ProblemError, documented
from mansuba.web.views import entry_view, game_view

router = APIRouter(prefix="/api/lessons")

MOST_WORDS = 32
LESSONS = {lesson.name: lesson for lesson in COURSE}

Words = Annotated[list[Word], Query(max_length=MOST_WORDS)]


async def the_task(lesson: str, task: Annotated[int, Path(ge=1, le=9)]) -> Task:
    """The task that an address names; tasks are counted from 1."""
    tasks = LESSONS[lesson].tasks if lesson in LESSONS else ()
    if task > len(tasks):
        raise ProblemError("no-such-page")
    return tasks[task - 1]


TaskHere = Annotated[Task, Depends(the_task)]


@router.get("", responses=documented())
async def lessons() -> list[LessonChoice]:
    """All lessons, in the order in which they are best taken."""
    return [LessonChoice(name=lesson.name, tasks=len(lesson.tasks)) for lesson in COURSE]


@router.get("/{lesson}/{task}", responses=documented(404, 409))
async def view(lesson: str, task: TaskHere, words: Words = []) -> LessonView:  # noqa: B006
    """A task after the learner's decisions so far: `throw` has the sticks thrown."""
    return await asyncio.to_thread(_view, task, words)


def _view(task: Task, words: Sequence[str]) -> LessonView:
    attempt = Attempt.at(task, words)
    table = attempt.table
    company = company_view(table, Terms(), (), None)
    entries = [entry_view(moment) for moment in table.moments()]
    return LessonView(
        game=game_view("lesson", None, NO_TIME, table.start, table.dice.value, company, entries),
        outcome=attempt.outcome.value,
        hint=_hint_view(task, words),
    )


def _hint_view(task: Task, words: Sequence[str]) -> HintView | None:
    found = hint(task, words)
    if found is None:
        return None
    return HintView(
        throw=found.throw,
        stick=found.stick.letter if found.stick is not None else None,
        figure=str(found.figure) if found.figure else None,
        through=list(found.through),
        to_confirm=found.to_confirm,
    )


@router.get("/{lesson}/{task}/options", responses=documented(404, 409))
async def options(
    lesson: str,
    task: TaskHere,
    words: Words = [],  # noqa: B006
    line: Words = [],  # noqa: B006
) -> Options:
    """What may be decided after a staged line of decisions."""
    table = Attempt.at(task, words).table
    position = asking.staged(table, table.seq, line)
    return await asyncio.to_thread(asking.options, table.seq, position)


@router.get("/{lesson}/{task}/why", responses=documented(404, 409))
async def why(
    lesson: str,
    task: TaskHere,
    words: Words = [],  # noqa: B006
    line: Words = [],  # noqa: B006
    decision: Annotated[Word | None, Query()] = None,
    to: Annotated[Word | None, Query()] = None,
) -> LessonWhy:
    """Why a decision, or a way to a space, is refused after a staged line of decisions."""
    attempt = Attempt.at(task, words)
    position = asking.staged(attempt.table, attempt.table.seq, line)
    refusal = asking.why(position, decision, to).refusal
    return LessonWhy(refusal=refusal, done=attempt.is_met_by(refusal.rule if refusal else None))
