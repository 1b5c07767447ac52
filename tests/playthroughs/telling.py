"""A game as a text that a person can read, and that a test can replay to the letter.

    # Whatever people should know about the game.
    start oasis#9d03cc21 v1 0:-,-,-,-,-,-/3:-,-,-,-,-,- - - -

    0F@c3                      a turn: its decisions in the notation,
      0F placed on c3          and what they brought about
    position …                 the line of the position, at the end of every round

`turns` takes a game apart, `tell` writes it down. Only decisions and the start are read back:
everything else is worked out anew by the rulebook, and has to come out as it stands in the file.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from mansuba import Decision, Event, Phase, Position, Transition
from mansuba.notation import read_decision, read_position, write_decision, write_position
from mansuba.notation.decisions import write_sticks
from mansuba.rulebook import events as told
from mansuba.rulebook.figures import Kind

START, POSITION = "start ", "position "


def happened(event: Event) -> str:  # noqa: PLR0912 - one case an event
    """An event in plain words."""
    match event:
        case told.Placed(figure, space):
            return f"{figure} placed on {space}"
        case told.WonLot(seat):
            return f"seat {seat} goes first"
        case told.Threw(seat, faces):
            return f"seat {seat} throws {write_sticks(dict(zip(Kind, faces, strict=True)))}"
        case told.Took(seat, stick, figure, steps):
            return f"seat {seat} takes the {stick} to move {figure}, steps: {steps}"
        case told.Sacrificed(_, stick, figure):
            return f"the {stick} is sacrificed for {figure}"
        case told.InvokedNaal(seat, _, figure):
            return f"seat {seat} invokes the Naal for {figure}"
        case told.Moved(figure, origin, destination):
            return f"{figure} {origin}-{destination}"
        case told.Jumped(figure, origin, over, over_space, destination):
            return f"{figure} {origin}-{destination} over {over} on {over_space}"
        case told.EnteredPyramid(figure, space):
            return f"{figure} enters its Pyramid on {space}"
        case told.Beguiled(figure, by, space):
            return f"{figure} is beguiled by {by} on {space}"
        case told.StayedTempleFull(figure, by, space):
            return f"{figure} is not beguiled by {by} on {space}: its Temple is full"
        case told.StayedInPyramid(figure, by, space):
            return f"{figure} is not beguiled by {by} on {space}: it is in its Pyramid"
        case told.Stopped(seat):
            return f"seat {seat} stops"
        case told.Passed(seat, stick):
            return f"seat {seat} passes, giving up the {stick}"
        case told.TurnOver(seat):
            return f"seat {seat}'s turn is over"
        case told.RoundOver(starter):
            return f"the round is over, seat {starter} throws next"
        case told.Won(seat):
            return f"seat {seat} has won"


def turns(game: Iterable[Transition]) -> Iterator[list[Transition]]:
    """The game cut where one turn, or one decision outside a turn, ends."""
    turn: list[Transition] = []
    for transition in game:
        turn.append(transition)
        if transition.after.move is None:
            yield turn
            turn = []
    if turn:
        yield turn


def tell(start: Position, game: Iterable[Transition]) -> Iterator[str]:
    """The lines of a game."""
    yield START + write_position(start)
    last = start
    for turn in turns(game):
        yield ""
        yield " ".join(write_decision(transition.decision) for transition in turn)
        for transition in turn:
            yield from (f"  {happened(event)}" for event in transition.events)
        last = turn[-1].after
        if last.phase in (Phase.LOT, Phase.THROW, Phase.OVER):
            yield POSITION + write_position(last)
    if last.phase not in (Phase.LOT, Phase.THROW, Phase.OVER):
        yield POSITION + write_position(last)


def read(lines: Iterable[str]) -> tuple[Position, list[Decision]]:
    """The start and the decisions of a game that was told."""
    start: Position | None = None
    decisions: list[Decision] = []
    for line in lines:
        if line.startswith(START):
            start = read_position(line.removeprefix(START))
        elif line and not line.startswith(("#", " ", POSITION)):
            decisions += map(read_decision, line.split())
    assert start, "a game has a start"
    return start, decisions


def replay(start: Position, decisions: Iterable[Decision]) -> Iterator[Transition]:
    """The game that the decisions make."""
    position = start
    for decision in decisions:
        transition = position.play(decision)
        yield transition
        position = transition.after
