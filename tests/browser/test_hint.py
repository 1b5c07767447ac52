"""A hint at the table: asked for by a key or a button, seen, heard, laid out and sent."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from mansuba import Phase
from mansuba.notation import write_decision
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
    page.keyboard.press("h")
    use.click()
    expect(hint.get_by_role("button")).to_have_count(0)
    assert person.replayed()[0] == position  # nothing is sent yet
    person.done()
    person.see.moved_on(person.count)
    played = server.record(person.game).decisions[person.count :]
    assert played
    assert write_decision(played[0]) in {write_decision(one) for one in position.decisions()}
