"""Why a moving figure cannot go to a space, for someone who points at it."""

from __future__ import annotations

from collections.abc import Iterator

from mansuba import Phase, Position, Refusal, Rule, Space, Step, Stop


def why_not_to(position: Position, space: Space) -> Refusal | None:
    """The rule that keeps the moving figure from going there.

    A straight step there decides, or a jump over whoever stands there. None if there is no such
    step and the space is empty, for then it is merely out of reach; and none if a step leads there.
    """
    if position.phase is not Phase.STEP or position.move is None:
        return position.why_not(Stop())
    if space not in position.edition.board.neighbours:
        return Refusal(Rule.NO_SUCH_SPACE, {"given": repr(space)})
    standing = position.standing.get(space)
    if standing == position.move.figure:
        return None
    refusals = [position.why_not(step) for step in _straight(position, space)]
    if standing:
        refusals.append(Refusal(Rule.SPACE_TAKEN, {"space": space, "by": standing}))
    return next(filter(None, refusals), None)


def _straight(position: Position, space: Space) -> Iterator[Step]:
    """The steps that lead onto the space, or would if nobody stood there, or over who does."""
    assert position.move
    here = position.figures[position.move.figure]
    for direction, way in position.edition.board.ways[here].items():
        if way.beside == space or (way.beyond == space and way.beside in position.standing):
            yield Step(direction)
