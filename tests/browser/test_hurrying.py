"""Whoever is quicker than the server is understood all the same."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from mansuba import Phase, Position, Step, Take
from mansuba.rulebook.sticks import Stick
from mansuba.table import Way, ways
from mansuba.words import Words
from tests.browser.driver import Leg, Person
from tests.browser.hurrying import EXAMPLES, OPTIONS, WHY, unanswered
from tests.browser.scenes import rules
from tests.browser.serving import POND, Server
from tests.browser.situations import in_phase
from tests.browser.test_keeping import free_step, sits_down, stage, stands_on
from tests.browser.test_rules import example, space

SAYS = Words("en").say


def test_a_figure_goes_where_it_was_sent_at_once(page: Page, server: Server) -> None:
    """Also before the page knows that it can go there, step by step."""
    person, position = sits_down(page, server, in_phase(Phase.TAKE, POND))
    take, (first, second) = free_step(position)
    person.choose_stick(position, take.stick)
    with unanswered(page, OPTIONS):
        person.choose_figure(position, take.figure)
        person.point(person.see.space(first))
        stands_on(person, take, position.figures[take.figure])
    stands_on(person, take, first)
    person.lit(second).wait_for()
    person.press("action-take-back")
    person.lit(first).wait_for()
    with unanswered(page, OPTIONS):
        person.point(person.see.space(first))
        stands_on(person, take, first)
        person.point(person.see.space(second))
    stands_on(person, take, second)
    expect(person.see.notice).to_be_empty()


def test_a_step_is_taken_back_and_made_again_at_once(page: Page, server: Server) -> None:
    person, position = sits_down(page, server, in_phase(Phase.TAKE, POND))
    take, (first, _) = free_step(position)
    person.choose_stick(position, take.stick)
    person.choose_figure(position, take.figure)
    person.go(Leg(first), take.stick)
    stands_on(person, take, first)
    with unanswered(page, OPTIONS):
        person.press("action-take-back")
        person.point(person.see.space(first))
        stands_on(person, take, position.figures[take.figure])
    stands_on(person, take, first)
    expect(person.see.notice).to_be_empty()


def test_whoever_lets_go_at_once_can_choose_again(page: Page, server: Server) -> None:
    person, position = sits_down(page, server, in_phase(Phase.TAKE, POND))
    take, spaces = stage(person, position)
    page.reload()  # nothing is known by heart then
    stands_on(person, take, spaces[-1])
    with unanswered(page, OPTIONS):
        person.press("action-take-back")
        person.press("action-take-back")
        stands_on(person, take, position.figures[take.figure])
        page.keyboard.press("Escape")
    person.choose_stick(position, take.stick)
    person.choose_figure(position, take.figure)
    expect(person.lit(spaces[0])).to_be_visible()


def test_what_is_chosen_last_counts(page: Page, server: Server) -> None:
    person, position = sits_down(page, server, in_phase(Phase.TAKE, POND))
    take, (first, _) = free_step(position)
    person.choose_stick(position, take.stick)
    with unanswered(page, OPTIONS):
        person.choose_figure(position, take.figure)
        person.point(person.see.space(first))
        page.keyboard.press("Escape")  # lets go of what was chosen last
    expect(person.lit(first)).to_be_visible()
    stands_on(person, take, position.figures[take.figure])


def test_before_the_page_knows_anything(page: Page, server: Server) -> None:
    """A stick, a figure and a space are all meant, and no other stick."""
    person, position = sits_down(page, server, in_phase(Phase.TAKE, POND))
    take, (first, _) = free_step(position)
    sticks = page.get_by_role("region", name=person.see.say("sticks-title"), exact=True)
    with unanswered(page, OPTIONS):
        page.reload()
        sticks.get_by_role("button").nth([*Stick].index(take.stick)).click(force=True)
        person.point(person.see.space(position.figures[take.figure]))
        person.point(person.see.space(first))
    stands_on(person, take, first)
    expect(person.see.notice).to_be_empty()
    person.done()
    person.see.moved_on(person.count)
    assert take in person.server.record(person.game).decisions


def test_a_space_is_meant_for_the_figure_that_was_chosen_before(page: Page, server: Server) -> None:
    """And for no other that is chosen instead, before the page knows anything."""
    person, position = sits_down(page, server, in_phase(Phase.TAKE, POND))
    take, (first, _) = free_step(position)
    other = next(one for one in position.figures if one != take.figure)
    sticks = page.get_by_role("region", name=person.see.say("sticks-title"), exact=True)
    with unanswered(page, OPTIONS):
        page.reload()
        sticks.get_by_role("button").nth([*Stick].index(take.stick)).click(force=True)
        person.point(person.see.space(position.figures[other]))
        person.point(person.see.space(first))
        person.point(person.see.space(position.figures[take.figure]))
    expect(person.lit(first)).to_be_visible()
    stands_on(person, take, position.figures[take.figure])
    expect(person.see.notice).to_be_empty()


def ways_on(position: Position, take: Take, spaces: list[str]) -> tuple[Way, ...]:
    """How the figure can go on once it has gone to these spaces, one after the other."""
    here = position.after(take)
    for to in spaces:
        there = [here.after(one) for one in here.decisions() if isinstance(one, Step)]
        here = next(one for one in there if one.figures[take.figure] == to)
    return ways(here)


@pytest.mark.parametrize("ends", [False, True])
@pytest.mark.parametrize("key", [False, True])
def test_whoever_is_done_at_once_is_after_all_that_was_chosen(
    page: Page, server: Server, key: bool, ends: bool
) -> None:
    """By the button and by its key; also if the last step ends the turn by itself."""
    person, position = sits_down(page, server, in_phase(Phase.TAKE, POND))
    take, (first, second) = free_step(position)
    last = next(
        way.to
        for way in ways_on(position, take, [first, second])
        if way.ends == ends and not way.beguiles and way.to not in position.standing
    )
    person.choose_stick(position, take.stick)
    person.choose_figure(position, take.figure)
    person.go(Leg(first), take.stick)
    person.lit(second).wait_for()
    with unanswered(page, OPTIONS):
        person.point(person.see.space(second))
        stands_on(person, take, second)
        person.point(person.see.space(last))
        if key:
            page.keyboard.press("d")
        else:
            person.done()
    person.see.moved_on(person.count)
    assert person.settled().figures[take.figure] == last


def test_whoever_is_done_at_once_is_with_the_first_step(page: Page, server: Server) -> None:
    """Though it is not known yet that one may stop there."""
    person, position = sits_down(page, server, in_phase(Phase.TAKE, POND))
    take, (first, second) = free_step(position)
    person.choose_stick(position, take.stick)
    person.choose_figure(position, take.figure)
    person.lit(first).wait_for()
    with unanswered(page, OPTIONS):
        person.point(person.see.space(first))
        stands_on(person, take, first)
        person.point(person.see.space(second))
        person.done()
    person.see.moved_on(person.count)
    assert person.settled().figures[take.figure] == second


def test_another_figure_means_its_space_while_one_moves(page: Page, server: Server) -> None:
    """So that the space that is chosen after it counts alone."""
    person, position = sits_down(page, server, in_phase(Phase.TAKE, POND))
    take, (first, second) = free_step(position)
    other = next(one for one in position.figures if one != take.figure)
    person.choose_stick(position, take.stick)
    person.choose_figure(position, take.figure)
    person.go(Leg(first), take.stick)
    stands_on(person, take, first)
    asked = list[str]()
    page.on("request", lambda request: asked.append(request.url))
    with unanswered(page, OPTIONS):
        page.reload()
        stands_on(person, take, first)
        person.point(person.see.space(position.figures[other]))
        person.point(person.see.space(second))
    stands_on(person, take, second)
    assert not any("/why?" in url for url in asked)


def out_of_reach(position: Position, take: Take, spaces: list[str]) -> str:
    """Where nobody stands and the figure cannot go, once it has gone to these spaces."""
    reached = {way.to for way in ways_on(position, take, spaces)}
    taken = {*reached, *position.standing}
    return next(one for one in position.edition.board.spaces if one not in taken)


@pytest.mark.parametrize("lets_go", [False, True])
def test_nobody_is_told_why_not_who_has_chosen_otherwise(
    page: Page, server: Server, lets_go: bool
) -> None:
    person, position = sits_down(page, server, in_phase(Phase.TAKE, POND))
    take, (first, _) = free_step(position)
    person.choose_stick(position, take.stick)
    person.choose_figure(position, take.figure)
    person.lit(first).wait_for()
    with page.expect_response(WHY) as answer, unanswered(page, WHY):
        person.point(person.see.space(out_of_reach(position, take, [])))
        if lets_go:
            page.keyboard.press("Escape")
        else:
            person.point(person.see.space(first))
            stands_on(person, take, first)
    answer.value.finished()
    page.evaluate("new Promise(requestAnimationFrame)")  # by then it would be shown
    expect(person.see.notice).to_be_empty()


def test_whoever_cannot_go_on_is_not_done(page: Page, server: Server) -> None:
    person, position = sits_down(page, server, in_phase(Phase.TAKE, POND))
    take, (first, second) = free_step(position)
    far = out_of_reach(position, take, [first])
    person.choose_stick(position, take.stick)
    person.choose_figure(position, take.figure)
    person.lit(first).wait_for()
    with unanswered(page, OPTIONS):
        person.point(person.see.space(first))
        stands_on(person, take, first)
        person.point(person.see.space(far))
        person.done()
    expect(person.see.notice).not_to_be_empty()
    person.lit(second).wait_for()
    assert person.replayed() == (position, person.count)


def test_whoever_changes_their_mind_is_not_done(page: Page, server: Server) -> None:
    """Lets go of it, goes on choosing, or takes a step back."""
    person, position = sits_down(page, server, in_phase(Phase.TAKE, POND))
    take, (first, second) = free_step(position)
    person.choose_stick(position, take.stick)
    person.choose_figure(position, take.figure)
    person.lit(first).wait_for()
    with unanswered(page, OPTIONS):
        person.point(person.see.space(first))
        stands_on(person, take, first)
        person.done()
        page.keyboard.press("Escape")
    person.lit(second).wait_for()
    stands_on(person, take, first)
    with unanswered(page, OPTIONS):
        person.point(person.see.space(second))
        stands_on(person, take, second)
        person.done()
        person.point(person.see.space(first))
    stands_on(person, take, first)
    with unanswered(page, OPTIONS):
        page.reload()
        stands_on(person, take, first)
        person.done()
        person.press("action-take-back")
    person.lit(first).wait_for()
    assert person.replayed() == (position, person.count)


def test_a_small_board_is_tried_in_a_hurry(page: Page, server: Server) -> None:
    """A click that comes too early is not lost; a double click means one move."""
    person = Person(page, server)
    rules(person)
    with unanswered(page, EXAMPLES):
        space(page, "temple", "d6").click()
        space(page, "temple", "e6").click()
        expect(space(page, "temple", "d6")).to_have_accessible_name(
            f"d6. {SAYS('board-stands', figure='0C')} {SAYS('board-chosen')}"
        )
    moved = SAYS("event-moved", figure="0C", origin="d6", destination="e6")
    expect(example(page, "temple")).to_contain_text(moved)
    asked = list[str]()
    page.on("request", lambda request: asked.append(request.url))
    with unanswered(page, EXAMPLES):
        space(page, "temple", "e5").dblclick()
    moved = SAYS("event-moved", figure="0C", origin="e6", destination="e5")
    expect(example(page, "temple")).to_contain_text(moved)
    assert not any("/why?" in url for url in asked)


def test_what_is_chosen_last_on_a_small_board_counts(page: Page, server: Server) -> None:
    """Also if it was chosen before, and also while a figure walks."""
    rules(Person(page, server))
    with unanswered(page, EXAMPLES):
        for figure in ("i9", "j12", "i9"):
            space(page, "naal", figure).click()
    leads = SAYS("target-steps", space="i10", steps=1)
    expect(space(page, "naal", "i10")).to_have_accessible_name(re.compile(re.escape(leads)))
    space(page, "temple", "d6").click()
    leads = SAYS("target-steps", space="e6", steps=1)
    expect(space(page, "temple", "e6")).to_have_accessible_name(re.compile(re.escape(leads)))
    with unanswered(page, EXAMPLES):
        space(page, "temple", "e6").dblclick()
        space(page, "temple", "e5").click()
    moved = SAYS("event-moved", figure="0C", origin="e6", destination="e5")
    expect(example(page, "temple")).to_contain_text(moved)


def test_who_cannot_move_on_a_small_board_is_asked_about_once(page: Page, server: Server) -> None:
    rules(Person(page, server))
    asked = list[str]()
    page.on("request", lambda request: asked.append(request.url))
    with unanswered(page, EXAMPLES):
        space(page, "jump", "j10").dblclick()
    expect(example(page, "jump").get_by_role("link")).to_be_visible()
    space(page, "jump", "j9").click()
    leads = SAYS("target-steps", space="j8", steps=1)
    expect(space(page, "jump", "j8")).to_have_accessible_name(re.compile(re.escape(leads)))
    assert len([url for url in asked if "/why?" in url]) == 1
