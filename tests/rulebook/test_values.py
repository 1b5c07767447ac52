"""Values are values: equal ones hash alike, print as what rebuilds them, and never change."""

from __future__ import annotations

import copy
import inspect
import pickle
from collections.abc import Iterator
from dataclasses import FrozenInstanceError, fields, is_dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import mansuba
from mansuba import (
    CHANCE,
    Court,
    Edition,
    EditionError,
    Face,
    Figure,
    IllegalDecisionError,
    ImpossiblePositionError,
    Kind,
    Lot,
    Move,
    Pass,
    Phase,
    Position,
    Refusal,
    Rule,
    Side,
    Stop,
    Transition,
)
from mansuba.notation import NotationError
from mansuba.rulebook import events
from mansuba.rulebook.board import Way
from mansuba.rulebook.errors import Fault, Flaw
from mansuba.rulebook.frozen import FrozenDict
from tests.playing import random_game
from tests.properties.conceivable import conceivable
from tests.properties.editions import editions

NAMES = {**vars(mansuba), **vars(events), "Way": Way}
WHEEL = Edition.load(Path(__file__).parents[1] / "perft" / "wheel.toml")
EVENTS: set[Any] = {sort for _, sort in inspect.getmembers(events, is_dataclass)}
DECISIONS: set[Any] = set(mansuba.Decision.__args__)
SORTS = sorted(DECISIONS | EVENTS, key=lambda sort: sort.__name__)


def rebuilt(value: object) -> Any:
    """What the repr of a value stands for."""
    return eval(repr(value), NAMES)


@cache
def a_game() -> list[Transition]:
    """Some of every phase: games on the wheel, where much happens, to their end."""
    return [
        transition
        for players in (2, 3)
        for transition in random_game(WHEEL, players, seed=players, most=5000, steered=0.6)
    ]


@cache
def positions() -> list[Position]:
    """A few of every phase."""
    found: dict[Phase, list[Position]] = {}
    for transition in a_game():
        for position in (transition.before, transition.after):
            found.setdefault(position.phase, []).append(position)
    assert set(found) == set(Phase)
    return [position for sort in found.values() for position in (sort[0], sort[-1])]


def values() -> Iterator[object]:
    """One of every sort of value, and more of the larger ones."""
    yield from (Figure(3, Kind.CAT), Face(2, naal=True), Court(5, Side.PYRAMID), Way("a1", None))
    yield from (*Kind, *Phase, *Side, *Rule, CHANCE)
    yield Move(Figure(0, Kind.CAT), 2, begun=True, left_temple=True, hand=Figure(1, Kind.IBIS))
    yield FrozenDict({Kind.CAT: Face(1)})
    yield from (Edition.standard(), WHEEL, WHEEL.board, Edition.standard().with_(board="oasis"))
    yield from (Edition.standard().with_(laws_bind="mover", sanctuary=False), WHEEL.board)
    yield from positions()
    yield from {type(d): d for t in a_game() for d in [t.decision]}.values()
    yield from {type(e): e for t in a_game() for e in t.events}.values()
    yield from (Lot(2), Stop(), Pass(Kind.CAT), events.Passed(0, Kind.CAT))
    yield events.StayedTempleFull(Figure(0, Kind.CAT), Figure(1, Kind.IBIS), "a1")
    yield events.StayedInPyramid(Figure(0, Kind.CAT), Figure(1, Kind.IBIS), "a1")
    yield from refusals()
    yield a_game()[-1]


def refusals() -> list[Refusal]:
    """One for every rule that comes up by trying everything."""
    found = {
        refusal.rule: refusal
        for position in positions()
        for decision in conceivable(position)
        if (refusal := position.why_not(decision))
    }
    return list(found.values())


VALUES = list(values())
each_value = pytest.mark.parametrize(
    "value", VALUES, ids=[f"{n} {type(value).__name__}" for n, value in enumerate(VALUES)]
)


def test_every_sort_of_value_is_here() -> None:
    sorts = {type(value) for value in VALUES}
    public = {
        thing
        for thing in vars(mansuba).values()
        if inspect.isclass(thing) and not issubclass(thing, Exception)
    }
    assert public | EVENTS | DECISIONS <= sorts | {int, str}


@each_value
def test_repr_rebuilds(value: object) -> None:
    again = rebuilt(value)
    assert again == value
    assert type(again) is type(value) or isinstance(value, FrozenDict)
    assert repr(again) == repr(value)


@each_value
def test_equal_values_hash_alike(value: object) -> None:
    if not isinstance(value, FrozenDict):
        assert hash(rebuilt(value)) == hash(value)
    assert hash(pickle.loads(pickle.dumps(value))) == hash(value)


@each_value
def test_pickle(value: object) -> None:
    again = pickle.loads(pickle.dumps(value))
    assert again == value
    assert type(again) is type(value)


@each_value
def test_copy(value: object) -> None:
    assert copy.deepcopy(value) == value
    assert copy.copy(value) == value


@each_value
def test_nothing_can_be_set(value: object) -> None:
    if is_dataclass(value):
        for name in (*(field.name for field in fields(value)), "anything_else"):
            with pytest.raises((FrozenInstanceError, TypeError)):
                setattr(value, name, None)


@pytest.mark.parametrize("one", SORTS, ids=lambda sort: sort.__name__)
def test_sorts_do_not_mix(one: type[Any]) -> None:
    """A Lot for seat 3 is no Passed, nor a Place a Placed, though they hold the same."""
    count = len(fields(one))
    value = one(*range(count))
    for other in SORTS:
        if other is not one and len(fields(other)) == count:
            assert other(*range(count)) != value


def test_a_mapping_inside_a_value_cannot_be_changed() -> None:
    position = a_game()[-1].before
    for mapping in (position.figures, position.standing, position.courts, WHEEL.faces, WHEEL.prey):
        assert type(mapping) is FrozenDict
    frozen: Any = position.figures
    before = dict(frozen)
    for change in (
        lambda: frozen.__setitem__("a", "b"),
        lambda: frozen.__delitem__(next(iter(frozen))),
        lambda: frozen.__ior__({"a": "b"}),
        lambda: frozen.pop(next(iter(frozen))),
        lambda: frozen.update(a="b"),
        lambda: frozen.setdefault("a", "b"),
        frozen.popitem,
        frozen.clear,
    ):
        with pytest.raises(TypeError, match="this mapping is frozen"):
            change()
    assert frozen == before


def test_a_value_keeps_nothing_that_can_change() -> None:
    position = a_game()[40].after
    figures, sticks = dict(position.figures), dict(position.sticks)
    facts: dict[str, object] = {"seat": 1}
    again, refusal = position.but(figures=figures, sticks=sticks), Refusal(Rule.LAW_1, facts)
    figures.clear()
    sticks.clear()
    facts.clear()
    assert again == position
    assert refusal.facts == {"seat": 1}


def test_no_position_with_a_part_that_is_none() -> None:
    with pytest.raises(TypeError, match="stick"):
        a_game()[0].before.but(stick=None)


def test_a_pickle_holds_only_what_a_value_is() -> None:
    """Not the thousands of throws, nor anything else that was worked out on the way."""
    fresh = Position.new(Edition.standard().with_(sanctuary=False), players=2)
    small = len(pickle.dumps(fresh))
    assert fresh.edition.throws
    assert fresh.decisions()
    assert fresh.edition.fingerprint
    assert fresh.edition.board.ways
    assert len(pickle.dumps(fresh)) == small


def test_built_in_editions_print_short() -> None:
    assert repr(Edition.standard()) == "Edition.standard()"
    assert repr(Edition.standard().with_(board="oasis", sanctuary=False)) == (
        "Edition.standard().with_(board='oasis', sanctuary=False)"
    )


def test_a_board_that_only_bears_a_built_in_name_prints_whole() -> None:
    impostor = rebuilt(WHEEL.board)
    object.__setattr__(impostor, "name", "oasis")
    edition = Edition.standard().with_(board=impostor)
    assert repr(edition).startswith("Edition.standard().with_(board=Board(name='oasis'")
    assert rebuilt(edition) == edition


@given(edition=editions())
def test_any_edition_rebuilds(edition: Edition) -> None:
    again = rebuilt(edition)
    assert again == edition
    assert hash(again) == hash(edition)
    assert again.fingerprint == edition.fingerprint


@given(st.data())
def test_any_position_rebuilds(data: st.DataObject) -> None:
    position = data.draw(st.sampled_from(a_game())).after
    assert rebuilt(position) == position
    assert hash(rebuilt(position)) == hash(position)


ERRORS = [
    EditionError("temples.3[2]", Fault.NO_SUCH_SPACE, space="x9"),
    ImpossiblePositionError(Flaw.NO_SUCH_SPACE, space="x9"),
    IllegalDecisionError(Stop(), Refusal(Rule.STEP_FIRST, {"figure": Figure(0, Kind.CAT)})),
    NotationError("0F@", 4, "a space"),
]


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_errors_travel(error: Exception) -> None:
    """From one process to another, with all they have to say."""
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert str(again) == str(error)
    assert vars(again) == vars(error)


def test_an_error_from_a_file_still_names_it(tmp_path: Path) -> None:
    with pytest.raises(EditionError) as refused:
        Edition.load(tmp_path / "missing.toml")
    again = pickle.loads(pickle.dumps(refused.value))
    assert str(again) == str(refused.value)
    assert "missing.toml" in str(again)


def test_words_for_people() -> None:
    assert str(Kind.CAT) == "Cat"
    assert str(Figure(3, Kind.CAT)) == "3K"
    assert str(Face(2, naal=True)) == "2n"
    assert str(Side.TEMPLE) == "Temple"
    assert "".join(kind.letter for kind in Kind) == "FWCIJK"
    assert Rule.LAW_4.law == 4
    assert Refusal(Rule.NOT_NOW, {}).law is None
