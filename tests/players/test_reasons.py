"""What is said for a move is true of it, on any board and in every language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

from mansuba import Edition, Figure, Kind, Pass, Phase, Position, Side, Step, Take
from mansuba.notation import read_position
from mansuba.notation.examples import EXAMPLES
from mansuba.notation.telling import told
from mansuba.players import Line, remaining
from mansuba.players.reasons import Ground, dangers, reasons
from mansuba.rulebook.board import Court
from mansuba.rulebook.events import Beguiled
from mansuba.words import LANGUAGES, Words
from tests.playing import random_game

IBIS, JACKAL = Figure(0, Kind.IBIS), Figure(3, Kind.JACKAL)


@cache
def turns() -> tuple[tuple[Position, Line], ...]:
    """Whole turns of some games: where they began, and all that one seat decided."""
    return tuple(
        turn for players, seed in ((2, 1), (3, 2), (6, 3)) for turn in _turns(players, seed)
    )


def _turns(players: int, seed: int) -> Iterator[tuple[Position, Line]]:
    before, line = None, list[Take | Step]()
    for transition in random_game(Edition.standard(), players, seed, 2500, steered=0.8):
        match transition.decision:
            case Take() as take:
                before, line = transition.before, [take]
            case Step() as step if before:
                line.append(step)
                if transition.after.phase is not Phase.STEP:
                    yield before, tuple(line)
                    before = None
            case Pass():
                yield transition.before, (transition.decision,)


def after(position: Position, line: Line) -> Position:
    for decision in line:
        position = position.after(decision)
    return position


def test_what_is_said_is_true() -> None:
    said = Counter[Ground]()
    for before, line in turns():
        seat, end, found = before.mover, after(before, line), reasons(before, line)
        assert 1 <= len(found) <= 2
        assert [one.weight for one in found] == sorted((one.weight for one in found), reverse=True)
        for reason in found:
            said[reason.why] += 1
            figure, steps = reason.facts.get("figure"), reason.facts.get("steps")
            match reason.why:
                case Ground.WINS:
                    assert end.winner == seat
                case Ground.NEARER:
                    assert steps == remaining(before, seat) - remaining(end, seat)
                case Ground.ENTERS:
                    assert isinstance(figure, Figure)
                    pyramid = Court(seat, Side.PYRAMID)
                    assert before.courts.get(before.figures[figure]) != pyramid
                    assert end.courts[end.figures[figure]] == pyramid
                case Ground.LEAVES:
                    assert isinstance(figure, Figure)
                    temple = Court(seat, Side.TEMPLE)
                    assert before.courts[before.figures[figure]] == temple
                    assert end.courts.get(end.figures[figure]) != temple
                case Ground.BEGUILES:
                    assert isinstance(figure, Figure)
                    assert figure.seat != seat
                    assert figure not in end.figures
                case Ground.SETS_BACK:
                    assert isinstance(figure, Figure)
                    assert figure.seat != seat
                    assert remaining(end, figure.seat) - remaining(before, figure.seat) == steps
                case Ground.SACRIFICES:
                    assert not any(
                        isinstance(one, Take) and (one.stick, one.figure) == (figure[1], figure)
                        for one in before.decisions()
                        if isinstance(figure, Figure)
                    )
                case Ground.PASSES:
                    assert isinstance(line[0], Pass)
                case _:
                    assert reason.why in (Ground.ESCAPES, Ground.BEST)
    assert said.keys() >= {Ground.NEARER, Ground.ENTERS, Ground.LEAVES, Ground.BEGUILES}


@pytest.mark.parametrize(
    ("name", "line", "why"),
    [
        ("end", (Take(Kind.FALCON, Figure(0, Kind.FALCON)), Step("NW")), Ground.WINS),
        ("beguile", (Take(Kind.IBIS, IBIS), Step("E")), Ground.BEGUILES),
        ("courts", (Take(Kind.CAT, Figure(0, Kind.CAT)), Step("W"), Step("NW")), Ground.ENTERS),
        ("naal", (Take(Kind.JACKAL, JACKAL), Step("NE"), Step("NE")), Ground.SETS_BACK),
    ],
)
def test_the_weightiest_comes_first(name: str, line: Line, why: Ground) -> None:
    assert reasons(EXAMPLES[name].position, line)[0].why is why


def test_nobody_escapes_from_sticks_that_are_still_to_be_thrown() -> None:
    """With the last stick of a round; the Crocodile's may then show four, and that is enough."""
    line = (
        "sun#4a33bb52 v1 0:n11,b5,r13,g6,f8,h7/1:i5,o13,p14,j8,p19,k14/2:g16,l8,o14,m8,g13,p8/"
        "3:d10,j14,g11,h11,f9,p15/4:f3,l17,g8,j16,g10,d1/5:h13,k4,m6,e7,g9,k5 2 W2n -"
    )
    position, woman = read_position(line), Figure(1, Kind.WOMAN)
    hunter = Figure(2, Kind.CROCODILE)
    assert hunter in dangers(position, woman)
    moved = (Take(Kind.WOMAN, woman), Step("E"), Step("E"))
    assert after(position, moved).phase is Phase.THROW
    assert hunter in dangers(after(position, moved), woman)
    assert Ground.ESCAPES not in {reason.why for reason in reasons(position, moved)}


def walk(position: Position, figure: Figure, start: str) -> int:
    """How many simple moves it is to the figure's Pyramid, around the courts of others."""
    board = position.edition.board
    reached, frontier = {start: 0}, [start]
    for here in frontier:
        if here in board.pyramids[figure.seat]:
            return reached[here]
        for there in board.neighbours[here].values():
            court = position.courts.get(there)
            if there not in reached and (court is None or court.seat == figure.seat):
                reached[there] = reached[here] + 1
                frontier.append(there)
    raise AssertionError("there is no way")


def test_how_far_someone_is_thrown_back() -> None:
    position = EXAMPLES["beguile"].position
    (beguiled, *_) = reasons(position, (Take(Kind.IBIS, IBIS), Step("E")))
    free = set(position.edition.board.temples[3]) - set(position.standing)
    nearest = min(walk(position, JACKAL, space) for space in free)
    assert beguiled.facts["steps"] == nearest - walk(position, JACKAL, position.figures[JACKAL])


def test_danger_is_what_the_rulebook_would_let_happen() -> None:
    """Seat 3's Jackal stands where seat 0's Ibis can beguile it, and goes away."""
    position = EXAMPLES["beguile"].position
    assert dangers(position, JACKAL) == [IBIS]
    begun = position.after(Take(Kind.IBIS, IBIS))
    jump = begun.play(Step("E"))
    assert any(isinstance(event, Beguiled) for event in jump.events)
    faces = position.edition.faces
    unused = {kind: faces[kind][0] for kind in (Kind.FALCON, Kind.JACKAL)}
    theirs = position.but(starter=3, sticks=unused)
    flight = (Take(Kind.JACKAL, JACKAL), Step("NE"))
    assert Ground.ESCAPES in {reason.why for reason in reasons(theirs, flight)}


def test_every_reason_has_words() -> None:
    for before, line in turns()[::7]:
        for reason in reasons(before, line):
            for language in LANGUAGES:
                said = Words(language).say(f"hint-why-{reason.why}", **told(reason.facts))
                assert "{" not in said
