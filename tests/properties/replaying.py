"""A game put together again from its events alone, in a plain dictionary."""

from __future__ import annotations

from typing import Any

from mansuba import Board, Event, Kind, Position
from mansuba.rulebook import events as told

State = dict[str, Any]


def state_of(position: Position) -> State:
    """A position as a dictionary."""
    move = position.move
    return {
        "figures": dict(position.figures),
        "starter": position.starter,
        "sticks": dict(position.sticks),
        "move": move
        and {
            "figure": move.figure,
            "steps left": move.steps_left,
            "begun": move.begun,
            "left Temple": move.left_temple,
            "hand": move.hand,
        },
    }


def happen(state: State, board: Board, event: Event) -> None:
    """Let an event happen."""
    match event:
        case told.Placed(figure, space):
            state["figures"][figure] = space
            if state["move"]:
                state["move"]["hand"] = None
        case told.WonLot(seat) | told.RoundOver(seat):
            state["starter"] = seat
        case told.Threw(_, faces):
            state["sticks"] = dict(zip(Kind, faces, strict=True))
        case told.Took(_, stick, figure, steps):
            del state["sticks"][stick]
            state["move"] = {
                "figure": figure,
                "steps left": steps,
                "begun": False,
                "left Temple": False,
                "hand": None,
            }
        case told.Passed(_, stick):
            del state["sticks"][stick]
        case told.Moved(figure, origin, destination) | told.Jumped(
            figure, origin, _, _, destination
        ):
            temple = board.temples[figure.seat]
            state["figures"][figure] = destination
            state["move"]["steps left"] -= 1
            state["move"]["begun"] = True
            state["move"]["left Temple"] |= origin in temple and destination not in temple
        case told.Beguiled(figure):
            del state["figures"][figure]
            state["move"]["hand"] = figure
        case told.TurnOver():
            state["move"] = None
        case told.Won():
            state["move"], state["sticks"] = None, {}
