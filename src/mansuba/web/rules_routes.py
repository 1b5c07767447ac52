"""The rules to read, and their small boards to try. Nothing of it is kept: whoever asks says what
they have decided so far, and the rulebook answers."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import cache
from typing import Annotated

from fastapi import APIRouter, Query

from mansuba import Edition
from mansuba.notation.decisions import write_sticks
from mansuba.notation.examples import EXAMPLES, Example, seen
from mansuba.web import asking
from mansuba.web.messages import BoardView
from mansuba.web.messages_common import Word
from mansuba.web.messages_rules import ExampleAt, ExampleView, RulesView
from mansuba.web.messages_turn import Why
from mansuba.web.problems import ProblemError, documented
from mansuba.web.views import board_view, event_view
from mansuba.words.arrangement import GLOSSARY, LAWS, SECTIONS

router = APIRouter(prefix="/api")

MOST_STEPS = 16
"""A stick has fewer, and whatever comes between them."""
Line = Annotated[list[Word], Query(max_length=MOST_STEPS)]


@router.get("/rules", responses=documented())
async def rules() -> RulesView:
    """How the rules are arranged, and the boards that are shown with them."""
    return _rules()


@cache
def _rules() -> RulesView:
    return RulesView(
        sections=list(SECTIONS),
        laws=list(LAWS),
        glossary=list(GLOSSARY),
        ring=[kind.letter for kind in Edition.standard().ring],
        examples=[
            ExampleView(
                name=name,
                topic=example.topic,
                board=_shown(example),
                players=example.players,
                start=_after(example, ()),
            )
            for name, example in EXAMPLES.items()
        ],
    )


def _shown(example: Example) -> BoardView:
    """The example's part of the board."""
    whole = board_view(example.position)
    spaces = [
        space.model_copy(
            update={
                "neighbours": {
                    way: there for way, there in space.neighbours.items() if there in example.spaces
                }
            }
        )
        for space in whole.spaces
        if space.name in example.spaces
    ]
    return whole.model_copy(update={"spaces": spaces})


@router.get("/examples/{name}", responses=documented(404))
async def example(name: str, line: Line = []) -> ExampleAt:  # noqa: B006
    """An example after a line of decisions, and what may be decided then."""
    return await asyncio.to_thread(_after, _example(name), line)


def _after(example: Example, line: Sequence[str]) -> ExampleAt:
    played = asking.played(example.position, line)
    position = played[-1].after if played else example.position
    return ExampleAt(
        figures={str(figure): space for figure, space in seen(example, position).items()},
        sticks=write_sticks(position.sticks),
        events=[[event_view(event) for event in transition.events] for transition in played],
        options=asking.options(len(line), position),
    )


@router.get("/examples/{name}/why", responses=documented(404))
async def why(
    name: str,
    line: Line = [],  # noqa: B006
    decision: Annotated[Word | None, Query()] = None,
    to: Annotated[Word | None, Query()] = None,
) -> Why:
    """Why a decision, or a way to a space, is refused after a line of decisions."""
    start = _example(name).position
    played = asking.played(start, line)
    return asking.why(played[-1].after if played else start, decision, to)


def _example(name: str) -> Example:
    if name not in EXAMPLES:
        raise ProblemError("no-such-page", where="path.name")
    return EXAMPLES[name]
