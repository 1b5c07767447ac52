"""Whoever is quicker than the server is understood all the same."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from mansuba import Phase
from mansuba.words import Words
from tests.browser.driver import Person
from tests.browser.hurrying import EXAMPLES, OPTIONS, unanswered
from tests.browser.scenes import rules
from tests.browser.serving import POND, Server
from tests.browser.situations import in_phase
from tests.browser.test_keeping import free_step, sits_down, stands_on
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


def test_what_is_chosen_last_counts(page: Page, server: Server) -> None:
    person, position = sits_down(page, server, in_phase(Phase.TAKE, POND))
    take, (first, _) = free_step(position)
    person.choose_stick(position, take.stick)
    with unanswered(page, OPTIONS):
        person.choose_figure(position, take.figure)
        person.point(person.see.space(first))
        page.keyboard.press("Escape")
    person.choose_figure(position, take.figure)
    expect(person.lit(first)).to_be_visible()
    stands_on(person, take, position.figures[take.figure])


def test_before_the_page_knows_anything(page: Page, server: Server) -> None:
    """A figure is chosen as soon as it is known that it can be."""
    person, position = sits_down(page, server, in_phase(Phase.TAKE, POND))
    take, (first, _) = free_step(position)
    with unanswered(page, OPTIONS):
        page.reload()
        person.point(person.see.space(position.figures[take.figure]))
    expect(person.lit(first)).to_be_visible()
    expect(person.see.notice).to_be_empty()


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
