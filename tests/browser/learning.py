"""Somebody who takes the lessons: what there is to click in each task, by its own solution."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile
from typing import TypedDict

from playwright.sync_api import Page

from mansuba import Phase, Place, Step, Take
from mansuba.notation import read_decision
from mansuba.rulebook.events import Beguiled
from mansuba.web.lessons import COURSE, Attempt, Lesson, Task
from mansuba.web.lessons.goals import Forbidden
from mansuba.web.lessons.lesson import THROW
from mansuba.words import Words


class Asked(TypedDict):
    """A task as it is met on the page."""

    text: str
    learned: str
    clicks: list[dict[str, str]]
    onwards: str


def course(words: Words) -> list[Asked]:
    """Every task of every lesson, and the way from each to the next."""
    asked = list[Asked]()
    for lesson, following in zip(COURSE, (*COURSE[1:], None), strict=True):
        for number, task in enumerate(lesson.tasks, 1):
            name = f"lesson-{lesson.name}-{number}"
            is_last = number == len(lesson.tasks)
            onwards = _next_lesson(words, following) if is_last else words.say("learn-next-task")
            asked.append(
                Asked(
                    text=words.say(name),
                    learned=words.say(f"{name}-done"),
                    clicks=list(clicks(task, words)),
                    onwards=onwards,
                )
            )
    return asked


def _next_lesson(words: Words, lesson: Lesson | None) -> str:
    if lesson is None:
        return words.say("learn-all")
    return words.say("learn-next-lesson", title=words.say(f"lesson-{lesson.name}"))


def clicks(task: Task, words: Words) -> Iterator[dict[str, str]]:
    """What is clicked, one thing after the other."""
    if isinstance(task.goal, Forbidden):
        taken = read_decision(task.goal.take)
        assert isinstance(taken, Take)
        yield {"possible": task.start.figures[taken.figure]}
        yield {"space": task.goal.to}
        return
    left, said = task.solution.split(), list[str]()
    if task.set_up:
        yield {"press": words.say("set-up-ready")}
        return
    while left:
        attempt, first = Attempt.at(task, said), left[0]
        unit = [first] if first == THROW else [first, *takewhile(_goes_on, left[1:])]
        said, left = [*said, *unit], left[len(unit) :]
        if first == THROW:
            yield {"press": words.say("action-throw")}
            continue
        decision = read_decision(first)
        if isinstance(decision, Place):
            assert attempt.table.position.phase is Phase.PLACE
            yield {"possible": decision.space}
            continue
        assert isinstance(decision, Take)
        after = Attempt.at(task, said)
        yield {"stick": decision.stick.letter}
        yield {"possible": attempt.table.position.figures[decision.figure]}
        yield {"possible": after.table.position.figures[decision.figure]}
        if not any(isinstance(event, Beguiled) for event in after.events):
            yield {"press": words.say("action-done")}


def _goes_on(word: str) -> bool:
    return word == "stop" or (word != THROW and isinstance(read_decision(word), Step))


TAKE_ALL = """async asked => {
  const until = async (what, find) => {
    for (let tries = 0; tries < 4000; tries += 1) {
      const found = find();
      if (found) return found;
      await new Promise(resolve => setTimeout(resolve, 5));
    }
    throw new Error(`${what} never came. ${document.querySelector('main').innerText}`);
  };
  const said = text => [...document.querySelectorAll('main p')].find(p =>
    p.textContent.trim() === text);
  const named = text => [...document.querySelectorAll('main button, main a')].find(one =>
    one.textContent.trim() === text && one.ariaDisabled !== 'true');
  const click = thing => thing.dispatchEvent(new MouseEvent('click', {bubbles: true,
    cancelable: true}));
  const does = {
    stick: async letter => {
      const find = () => document.querySelector(`[data-stick=${letter}][aria-disabled=false]`);
      click(await until(`stick ${letter}`, find));
    },
    possible: async space => {
      const find = () => document.querySelector(`.possible[data-space=${space}]`);
      click(await until(`space ${space}`, find));
    },
    space: async space => click(document.querySelector(`[data-space=${space}]`)),
    press: async text => click(await until(text, () => named(text))),
  };
  for (const {text, learned, clicks, onwards} of asked) {
    await until(text, () => said(text));
    for (const one of clicks)
      for (const [how, what] of Object.entries(one)) await does[how](what);
    await until(learned, () => said(learned));
    const way = await until(onwards, () => named(onwards));
    await until(`the focus on ${onwards}`, () =>
      document.activeElement.closest('.ways') === way.closest('.ways'));
    click(way);
  }
}"""
"""Takes the whole course as somebody quick does, who waits only for what is to be clicked."""


def take_all(page: Page, words: Words) -> None:
    """Finish every lesson, beginning with the first, which has to be on the page."""
    page.evaluate(TAKE_ALL, course(words))
