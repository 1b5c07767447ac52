"""The lessons: each can be finished as it says, whatever else is tried ends somewhere, and the
server keeps nothing of it."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from mansuba import Phase
from mansuba.notation import write_decision
from mansuba.table import Awaited, ways, why_not_to
from mansuba.web.lesson_routes import MOST_WORDS
from mansuba.web.lessons import COURSE, Attempt, Outcome, Task
from mansuba.web.lessons.goals import Forbidden
from mansuba.web.lessons.hints import hint
from mansuba.web.lessons.lesson import THROW
from mansuba.words import LANGUAGES, Words
from tests.web.visiting import Visitor, visiting

TASKS = {
    f"{lesson.name}-{number}": task
    for lesson in COURSE
    for number, task in enumerate(lesson.tasks, 1)
}
every_task = pytest.mark.parametrize("name", TASKS)


def test_ten_lessons_of_one_to_three_tasks() -> None:
    names = "step jump stick sacrifice naal beguile temple pyramid round win"
    assert [lesson.name for lesson in COURSE] == names.split()
    assert all(1 <= len(lesson.tasks) <= 3 for lesson in COURSE)


@every_task
def test_a_task_is_done_by_its_solution_and_not_before(name: str) -> None:
    task = TASKS[name]
    words = task.solution.split()
    assert Attempt.at(task).outcome is Outcome.OPEN
    if isinstance(task.goal, Forbidden):
        moving = Attempt.at(task, [task.goal.take])
        refusal = why_not_to(moving.table.position, task.goal.to)
        assert refusal
        assert moving.is_met_by(refusal.rule.value)
        assert not moving.is_met_by(None)
        assert not moving.is_met_by("stick-used")
    else:
        assert all(
            Attempt.at(task, words[:part]).outcome is Outcome.OPEN for part in range(len(words))
        )
        assert Attempt.at(task, words).outcome is Outcome.DONE
        assert not Attempt.at(task, words).is_met_by("law-3")


ALMOST = {
    "step-1": "F:0W NE",
    "step-2": "F:0F NE NW stop",
    "jump-1": "W:0W E",
    "jump-2": "W:0W NE stop",
    "stick-1": "K:0K NE NE NE stop",
    "stick-2": "C:0C NW NW NW NW",
    "sacrifice-1": "K:0K NE stop",
    "naal-1": "C:0C NW stop",
    "naal-2": "F:0F NE stop",
    "beguile-1": "I:0I E",
    "beguile-2": "K:0K W",
    "temple-2": "C:0F NW",
    "temple-3": "F:0F NE stop",
    "pyramid-1": "W:0W NE stop",
    "pyramid-2": "W:0W NE",
    "win-1": "K:0K NW stop",
}
"""Legal, and not quite what was asked for."""


@pytest.mark.parametrize("name", ALMOST)
def test_almost_is_not_enough(name: str) -> None:
    assert Attempt.at(TASKS[name], ALMOST[name].split()).outcome is Outcome.MISSED


@every_task
def test_whatever_is_tried_comes_to_an_end(name: str) -> None:
    """Somebody who only does what is legal has done the task, or has missed it and is told so."""
    task = TASKS[name]
    for seed in range(8):
        words, rng = list[str](), Random(seed)
        while (attempt := Attempt.at(task, words)).outcome is Outcome.OPEN:
            assert len(words) < MOST_WORDS, "no end of it"
            words.append(_anything(attempt, rng))
        move = attempt.table.position.move
        assert not move or not move.hand, "a figure is left in somebody's hand"


def _anything(attempt: Attempt, rng: Random) -> str:
    if attempt.table.awaits.awaited is Awaited.TAP:
        return THROW
    assert attempt.table.awaits.awaited is Awaited.PERSON
    return write_decision(rng.choice(attempt.table.position.decisions()))


@every_task
def test_a_hint_leads_on(name: str) -> None:
    """Whoever is shown something can do it, or runs into what the task is about."""
    task = TASKS[name]
    shown = hint(task, ())
    assert shown is not None
    position = Attempt.at(task).table.position
    match position.phase:
        case Phase.THROW:
            assert shown.throw
        case Phase.SET_UP | Phase.PLACE:
            assert {*shown.through} <= {getattr(one, "space", "") for one in position.decisions()}
        case _:
            assert shown.figure is not None
            stick = shown.stick if shown.stick is not None else shown.figure.kind
            moving = Attempt.at(task, [f"{stick.letter}:{shown.figure}"]).table.position
            assert shown.through[0] == position.figures[shown.figure]
            in_reach = shown.through[-1] in {way.to for way in ways(moving)}
            assert in_reach is not isinstance(task.goal, Forbidden)


def test_no_hint_beside_the_way() -> None:
    assert hint(TASKS["step-1"], ["F:0F", "E"]) is None
    throwing = hint(TASKS["round-2"], ["W:0W", "NE"])
    assert throwing is not None
    assert throwing.throw


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_task_is_told_in_every_language(language: str) -> None:
    words = Words(language)
    told = [words.say(f"lesson-{name}{part}") for name in TASKS for part in ("", "-done")]
    told += [words.say(f"lesson-{lesson.name}") for lesson in COURSE]
    assert len(set(told)) == len(told)


# --- over the wire --------------------------------------------------------------------------------


def test_a_lesson_over_the_wire(visitor: Visitor) -> None:
    found = visitor.ask("GET", "/lessons")
    assert found[0] == {"name": "step", "tasks": 2}
    begun = visitor.ask("GET", "/lessons/beguile/1")
    assert (begun["outcome"], begun["game"]["entries"]) == ("open", [])
    way = {"stick": "I", "figure": "0I", "through": ["j10", "l12"]}
    assert begun["hint"] == {"throw": False, "to_confirm": False, **way}
    line = {"words": ["I:0I", "NE"]}
    done = visitor.ask("GET", "/lessons/beguile/1", params=line)
    assert done["outcome"] == "done"
    assert [entry["word"] for entry in done["game"]["entries"]] == ["I:0I", "NE", "3J@r15"]
    assert visitor.ask("GET", "/games") == []


def test_what_may_be_decided_in_a_lesson(visitor: Visitor) -> None:
    begun = visitor.ask("GET", "/lessons/jump/1/options")
    assert "W:0W" in [take["word"] for take in begun["takes"]]
    moving = visitor.ask("GET", "/lessons/jump/1/options", params={"line": ["W:0W"]})
    assert "l12" in [way["to"] for way in moving["ways"]]


def test_running_into_a_law(visitor: Visitor) -> None:
    asked = {"line": ["F:0F"], "to": "c4"}
    why = visitor.ask("GET", "/lessons/temple/3/why", params=asked)
    assert (why["refusal"]["rule"], why["done"]) == ("law-3", True)
    elsewhere = visitor.ask("GET", "/lessons/temple/2/why", params={"line": ["C:0C"], "to": "c7"})
    assert (elsewhere["refusal"]["rule"], elsewhere["done"]) == ("law-4", False)


@pytest.mark.parametrize(
    ("path", "words", "status", "error"),
    [
        ("none/1", [], 404, "no-such-page"),
        ("step/3", [], 404, "no-such-page"),
        ("step/0", [], 422, "invalid"),
        ("step/1", ["rubbish"], 400, "not-understood"),
        ("step/1", ["F:0F", "stop"], 422, "refused"),
        ("step/1", ["throw"], 409, "not-now"),
        ("step/1", ["F1W1C1I1J1K1"], 422, "refused"),
        ("round/1", ["F1W1C1I1J1K1"], 409, "not-these-dice"),
        ("win/1", ["K:0K", "NW", "NW", "F:0F"], 422, "refused"),
        ("step/1", ["E"] * 33, 422, "invalid"),
    ],
)
def test_what_is_refused(
    visitor: Visitor, path: str, words: list[str], status: int, error: str
) -> None:
    problem = visitor.ask("GET", f"/lessons/{path}", status, params={"words": words})
    assert problem["error"] == error


def test_a_guest_without_a_name_may_learn(tmp_path: Path) -> None:
    with visiting(tmp_path, online=True) as stranger:
        stranger.ask("GET", "/games", 401)
        assert len(stranger.ask("GET", "/lessons")) == len(COURSE)
        assert stranger.ask("GET", "/lessons/win/1")["outcome"] == "open"


def test_a_task_knows_what_is_impossible() -> None:
    with pytest.raises(ValueError, match="q11"):
        _ = Task(lambda _: False, "", sticks="F1", stand="3F@q11").start
