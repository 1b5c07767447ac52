"""A hint at the table: asked for by a key or a button, seen, heard, laid out and sent."""

from __future__ import annotations

from itertools import takewhile

from playwright.sync_api import Page, Route, expect

from mansuba import Phase, Step, Take
from tests.browser.driver import Person
from tests.browser.scenes import in_game
from tests.browser.serving import Server
from tests.browser.test_access import check_axe


def test_a_hint_is_asked_for_and_used(page: Page, server: Server) -> None:
    person = Person(page, server)
    in_game(Phase.TAKE)(person)
    position = person.settled()
    hint = page.get_by_role("status", name=person.see.say("hint-title"))
    person.see.button("hint-ask").click()
    use = hint.get_by_role("button", name=person.see.say("hint-use"))
    expect(use).to_be_visible(timeout=120_000)  # what is compiled may have to be, here
    expect(page.locator("svg .advised").first).to_be_visible()
    check_axe(page, "a hint")
    hint.get_by_role("button", name=person.see.say("table-dismiss")).click()
    expect(page.locator("svg .advised")).to_have_count(0)
    expect(hint).to_be_focused()
    page.keyboard.press("h")
    advice = hint.get_by_role("strong").inner_text()
    use.click()
    expect(hint.get_by_role("button")).to_have_count(0)
    expect(hint).to_be_focused()
    assert person.replayed()[0] == position  # nothing is sent yet
    person.done()
    person.see.moved_on(person.count)
    first, *rest = server.record(person.game).decisions[person.count :]
    assert isinstance(first, Take)
    after = position.after(first)
    for step in takewhile(lambda decision: isinstance(decision, Step), rest):
        after = after.after(step)
    assert advice == person.see.say(
        "hint-take",
        stick=first.stick.letter,
        figure=str(first.figure),
        origin=position.figures[first.figure],
        destination=after.figures[first.figure],
    )


def test_nobody_waits_for_a_hint_who_has_left(page: Page, server: Server) -> None:
    person = Person(page, server)
    in_game(Phase.TAKE)(person)
    asked: list[str] = []

    def preparing(route: Route) -> None:
        asked.append(route.request.url)
        route.fulfill(json={"suggestion": None})

    page.route("**/hint?*", preparing)
    person.see.button("hint-ask").click()
    told = page.get_by_text(person.see.say("hint-preparing"), exact=True)
    expect(told).to_have_count(1)  # and so it is heard once
    page.get_by_role("banner").get_by_role("link").first.click()
    expect(page.locator("#with-whom")).to_be_visible()
    before = len(asked)
    page.wait_for_timeout(3_000)  # longer than the page waits before it asks again
    assert len(asked) == before
    expect(told).to_have_count(0)
