"""Learning by doing: every lesson can be finished in every language, by hand, by key and by ear."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from mansuba import Edition
from mansuba.web.lessons import COURSE
from mansuba.words import LANGUAGES, Words
from tests.browser.browsing import PHONE, opened
from tests.browser.learning import take_all
from tests.browser.seeing import Sight
from tests.browser.serving import Server
from tests.browser.test_access import check_axe, check_themes
from tests.browser.test_languages import CUT, check_words
from tests.browser.windows import Windows


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_is_finished_in_every_language(
    browser: Browser, server: Server, language: str
) -> None:
    words = Words(language)
    with opened(browser, locale=language) as context:
        page = context.new_page()
        page.goto(f"{server.url}/learn")
        page.get_by_role("link", name=words.say("learn-begin"), exact=True).click()
        take_all(page, words)
        count = len(COURSE)
        expect(
            page.get_by_text(words.say("learn-progress", done=count, count=count))
        ).to_be_visible()
        page.reload()  # it is kept
        expect(
            page.get_by_text(words.say("learn-progress", done=count, count=count))
        ).to_be_visible()
        expect(page.get_by_role("button", name=words.say("title-learn"))).to_be_visible()
        page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        check_words(page)
        page.get_by_role("link", name=words.say("lesson-naal")).click()
        expect(page.locator("main").get_by_text(words.say("lesson-naal-1"))).to_be_visible()
        check_words(page)


def told(page: Page, message: str) -> Locator:
    """A message in English, where it is written on the page."""
    return page.locator("main").get_by_text(Words("en").say(message), exact=True)


def test_a_lesson_by_keys_alone(page: Page, server: Server) -> None:
    see = Sight(page, Words("en"))
    page.goto(f"{server.url}/learn/jump")
    expect(told(page, "lesson-jump-1")).to_be_visible()
    see.board.wait_for()
    for number, to in ((1, "l12"), (2, "n12")):
        expect(page.locator("[data-stick=W][aria-disabled=false]")).to_be_visible()
        page.keyboard.press("1")
        for space in ("j10", to):
            expect(page.locator(f".possible[data-space={space}]")).to_have_count(1)
            page.keyboard.press("b")
            for _ in range(30):
                if page.evaluate("document.activeElement.dataset.space") == space:
                    break
                page.keyboard.press("n")
            page.keyboard.press("Enter")
        expect(see.button("action-done")).to_be_enabled()
        page.keyboard.press("d")
        expect(told(page, f"lesson-jump-{number}-done")).to_be_visible()
        onwards = page.locator(".ways :focus")
        expect(onwards).to_have_count(1)
        page.keyboard.press("Enter")
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_text(see.say("learn-lesson", number=3, title=see.say("lesson-stick")))
    expect(heading).to_be_focused()


def test_a_wrong_way_is_told_and_tried_again(windows: Windows, server: Server) -> None:
    with windows.page() as page:
        see = Sight(page, Words("en"))
        page.goto(f"{server.url}/learn/beguile")
        page.locator(".possible[data-space=j10]").click()
        page.locator(".possible[data-space=i10]").click()
        see.button("action-done").click()
        expect(see.notice).to_contain_text(see.say("learn-missed"))
        again = see.notice.get_by_role("button", name=see.say("table-try-again"))
        expect(again).to_be_focused()
        again.click()
        expect(page.locator("[data-figure='0I']")).to_be_visible()
        see.button("learn-show").click()
        names = Words("en", {0: see.say("name-nefertari"), 3: see.say("name-khufu")})
        shown = names.say("show-take", stick="I", figure="0I", space="l12")
        expect(page.locator("main").get_by_text(shown, exact=True)).to_be_visible()
        page.locator(".possible[data-space=l12]").click()
        expect(told(page, "lesson-beguile-1-done")).to_be_visible()


def test_lessons_are_for_everyone(windows: Windows, server: Server) -> None:
    for size in (PHONE, None):
        with windows.page(size) if size else windows.page() as page:
            page.goto(f"{server.url}/learn")
            expect(page.get_by_role("listitem")).to_have_count(len(COURSE))
            check_axe(page, "lessons")
            page.goto(f"{server.url}/learn/beguile")
            expect(told(page, "lesson-beguile-1")).to_be_visible()
            if size:
                cut = page.evaluate(CUT)
                assert not cut, "\n".join(cut)
                check_axe(page, "a lesson")
            else:
                check_themes(page, "a lesson")


def test_a_first_game_with_tips(browser: Browser, server: Server) -> None:
    with opened(browser) as context:
        page = context.new_page()
        see = Sight(page, Words("en"))
        page.goto(f"{server.url}/learn")
        chosen = json.dumps({"names": ["Ana"], "rules": {"sanctuary": False}, "dice": "hand"})
        page.evaluate("chosen => localStorage.setItem('mansuba.new-game', chosen)", chosen)
        see.button("title-learn").click()
        page.wait_for_url("**/game/*")
        record = server.record(page.url.rpartition("/")[2])
        assert record.start.edition == Edition.standard().with_(board="oasis"), (
            "by the board's own rules"
        )
        assert record.tags["Name0"] != "Ana"
        kept = page.evaluate("localStorage.getItem('mansuba.new-game')")
        assert kept == chosen, "what was chosen for other games is left alone"
        expect(told(page, "tip-set-up")).to_be_visible()
        see.button("set-up-ready").click()
        expect(told(page, "tip-throw").or_(told(page, "tip-take"))).to_be_visible()
        expect(told(page, "tip-set-up")).to_have_count(0)
        see.button("tips-off").click()
        expect(see.button("tips-off")).to_have_count(0)
        expect(page.locator("body")).not_to_be_focused()
        page.get_by_role("button", name=see.say("settings-title")).click()
        expect(page.get_by_label(see.say("settings-tips"))).not_to_be_checked()
