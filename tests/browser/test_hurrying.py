"""Whoever is quicker than the server is understood all the same."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from mansuba import Phase
from mansuba.rulebook.sticks import Stick
from mansuba.words import Words
from tests.browser.driver import Leg, Person
from tests.browser.hurrying import EXAMPLES, OPTIONS, unanswered
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
