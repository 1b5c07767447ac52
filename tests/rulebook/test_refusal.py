"""Why not: a refusal names the rule or law and tells the facts; every rule is reached."""

import pickle

import pytest

import mansuba
from mansuba import IllegalDecisionError, Rule
from tests.refusals import CASES, Case

LAWS = {Rule.LAW_1: 1, Rule.LAW_2: 2, Rule.LAW_3: 3, Rule.LAW_4: 4, Rule.LAW_5: 5}

each_case = pytest.mark.parametrize("make", CASES, ids=[make.__name__ for make in CASES])


@each_case
def test_a_refusal_tells_the_rule_and_the_facts(make: Case) -> None:
    given = make()
    refusal = given.position.why_not(given.decision)
    assert refusal == given.expected
    assert refusal.law == LAWS.get(refusal.rule)
    assert repr(given.decision) not in map(repr, given.position.decisions())


@each_case
def test_to_play_it_all_the_same_is_an_error_that_carries_the_refusal(make: Case) -> None:
    given = make()
    for play in (given.position.play, given.position.after):
        with pytest.raises(IllegalDecisionError) as caught:
            play(given.decision)
        assert caught.value.refusal == given.expected
        assert caught.value.decision == given.decision
        assert pickle.loads(pickle.dumps(caught.value)).refusal == given.expected
        assert f"refused by {given.expected.rule.value}: " in str(caught.value)


@each_case
def test_the_repr_rebuilds_the_refusal(make: Case) -> None:
    refusal = make().expected
    assert eval(repr(refusal), vars(mansuba)) == refusal


@each_case
def test_what_is_legal_there_is_not_refused(make: Case) -> None:
    position = make().position
    assert not any(map(position.why_not, position.decisions()))


def test_every_rule_that_can_refuse_is_reached() -> None:
    assert {make().expected.rule for make in CASES} == set(Rule)


def test_a_rule_that_is_no_law_has_no_number() -> None:
    assert {rule: rule.law for rule in Rule if rule.law is not None} == LAWS


def test_a_refusal_is_a_value_that_hashes_and_cannot_be_changed() -> None:
    first, second = (CASES[0]().expected for _ in range(2))
    assert first is not second
    assert {first} == {second}
    with pytest.raises(TypeError):
        first.facts["figure"] = None  # type: ignore[index]
