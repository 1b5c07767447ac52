"""The page of rules: searched, tried, and come to from the table."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from mansuba import Phase
from mansuba.words import Words
from tests.browser.driver import Person
from tests.browser.scenes import SCENES, law, rules
from tests.browser.serving import Server
from tests.browser.windows import Windows

SAYS = Words("en").say


def example(page: Page, name: str) -> Locator:
    return page.get_by_role("group", name=SAYS("reading-try")).filter(
        has_text=SAYS(f"example-{name}")
    )


def space(page: Page, name: str, space: str) -> Locator:
    return example(page, name).locator(f'[data-space="{space}"]')


def test_what_is_searched_for_is_found(windows: Windows, server: Server) -> None:
    with windows.page() as page:
        person = Person(page, server)
        rules(person)
        field = page.get_by_role("searchbox")
        field.fill("TÉMPLE  sáfe")  # case, accents and spaces make no difference
        expect(page.get_by_text(SAYS("reading-found", count=1)).first).to_be_visible()
        assert {text.lower() for text in page.locator("mark").all_inner_texts()} == {
            "temple",
            "safe",
        }
        assert page.locator("main section[id]").count() == 1
        expect(page.locator("[aria-live]")).to_contain_text(SAYS("reading-found", count=1))
        field.fill("chessboard")
        nothing = SAYS("reading-nothing", wanted="chessboard")
        expect(page.locator("[aria-live]")).to_contain_text(nothing)
        assert page.locator("main section[id]").count() == 0
        page.get_by_role("button", name=SAYS("reading-show-all")).click()
        expect(field).to_be_focused()
        expect(page.locator("main section[id]")).to_have_count(12 + 7)
        page.get_by_role("link", name=SAYS("rules-end-title"), exact=True).click()
        expect(page.locator("#end")).to_be_in_viewport()
        expect(page.locator("#end h2")).to_be_focused()


def test_a_board_is_tried(windows: Windows, server: Server) -> None:
    with windows.page() as page:
        person = Person(page, server)
        rules(person)
        space(page, "temple", "d6").click()
        space(page, "temple", "c6").click()
        refused = SAYS("refusal-law-3", figure="0C", there="c6")
        expect(example(page, "temple")).to_contain_text(refused)
        example(page, "temple").get_by_role("link").click()
        expect(page.locator("#law-3 h3")).to_be_focused()
        space(page, "temple", "e6").click()
        moved = SAYS("event-moved", figure="0C", origin="d6", destination="e6")
        expect(example(page, "temple")).to_contain_text(moved)
        # Now by keys alone: over the Jackal, which goes back to its Temple, and from the start.
        space(page, "beguile", "o12").focus()
        page.keyboard.press("Enter")
        expect(space(page, "beguile", "o14")).to_have_attribute(
            "aria-label", f"o14. {SAYS('target-steps', space='o14', steps=1)} "
            f"{SAYS('target-beguiles', figure='3J')}"
        )  # fmt: skip
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        beguiled = SAYS("event-beguiled", figure="3J", by="0I", space="o13")
        expect(example(page, "beguile")).to_contain_text(beguiled)
        page.keyboard.press("Home")
        page.keyboard.press("Enter")
        placed = SAYS("event-placed", figure="3J", space="r15")
        expect(example(page, "beguile")).to_contain_text(placed)
        again = example(page, "beguile").get_by_role("button", name=SAYS("reading-again"))
        again.focus()
        page.keyboard.press("Enter")
        expect(again).to_have_count(0)
        expect(space(page, "beguile", "o13")).to_have_attribute(
            "aria-label", f"o13. {SAYS('board-stands', figure='3J')}"
        )


def test_from_a_law_at_the_table_to_its_place(windows: Windows, server: Server) -> None:
    with windows.page() as page:
        person = Person(page, server)
        SCENES["take"].come(person)
        game = page.url
        law(person)
        person.see.dialog.get_by_role("link", name=SAYS("read-rules")).click()
        expect(page.locator("#law-1 h3")).to_be_focused()
        expect(page.locator("#law-1")).to_be_in_viewport()
        page.go_back()
        expect(person.see.status).to_be_visible()
        assert page.url == game
        assert person.settled().phase is Phase.TAKE
