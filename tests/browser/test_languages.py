"""All five languages on a phone: nothing is cut, nothing left unsaid, and nothing forgotten."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from mansuba.words import LANGUAGES, Words
from tests.browser.browsing import NETWORK, PHONE, opened
from tests.browser.driver import Person
from tests.browser.scenes import SCENES, nothing
from tests.browser.seeing import Sight
from tests.browser.serving import Server
from tests.browser.windows import Windows
from tests.words.messages import messages

CUT = """() => {
  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  const found = wide > 0 ? [`the page is ${wide} px too wide`] : [];
  const unseen = element => element.clientWidth === 1 || !element.checkVisibility() ||
    element.closest('.visually-hidden, .unseen, .skip, svg');
  const scrolls = element => element &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
  for (const element of document.querySelectorAll('body *')) {
    const own = [...element.childNodes].some(n => n.nodeType === 3 && n.textContent.trim());
    if (!own || unseen(element)) continue;
    const style = getComputedStyle(element), box = element.getBoundingClientRect();
    const cut =
      (style.overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1) ||
      (style.overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1);
    const outside = box.left < -1 || box.right > innerWidth + 1;
    if (cut || (outside && !scrolls(element.parentElement)))
      found.push(`${cut ? 'cut' : 'outside'}: ${element.tagName} ${element.textContent.trim()}`);
  }
  return found;
}"""


def speak(person: Person, language: str) -> None:
    """Choose another language in the settings, as one does on a phone."""
    page, say = person.page, person.see.say
    page.get_by_role("button", name=say("settings-title")).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label(say("settings-language")).select_option(value=language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    person.language, person.see = language, Sight(page, Words(language, person.names))
    dialog.get_by_role("button", name=person.see.say("settings-done")).click()
    expect(dialog).to_have_count(0)


def check_words(page: Page) -> None:
    """All text can be read, and is text."""
    cut: list[str] = page.evaluate(CUT)
    assert not cut, "\n".join(cut)
    shown = page.locator("body").inner_text()
    ids = {id_ for id_ in messages("en") if "-" in id_}
    assert not ids & set(re.findall(r"[\w-]+", shown))
    assert not re.search(r"[{}]|undefined|\[object", shown), shown


@pytest.mark.parametrize("name", SCENES)
def test_every_language_on_a_phone(windows: Windows, server: Server, name: str) -> None:
    scene = SCENES[name]
    with windows.page(PHONE, expected=NETWORK) as page:
        person = Person(page, server)
        scene.come(person)
        for language in LANGUAGES:
            speak(person, language)
            check_words(person.page)
            if scene.playing:
                person.see.check(person.settled())
            if scene.open is not nothing:
                scene.open(person)
                check_words(person.page)
                person.page.keyboard.press("Escape")


def test_the_language_chosen_last_is_spoken(page: Page, server: Server) -> None:
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route(re.compile("words-fr-"), hold)
    page.goto(server.url)
    language = page.get_by_role("banner").get_by_label(Words("en").say("settings-language"))
    language.select_option("fr")
    for _ in range(200):
        if held:
            break
        page.wait_for_timeout(100)
    language.select_option("en")
    with page.expect_response(re.compile("words-fr-")):
        held[0].continue_()
    page.wait_for_timeout(500)  # French comes, and has to go again
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.get_by_role("link", name=Words("en").say("title-choose"))).to_be_visible()


def test_the_browser_is_asked_for_its_language(browser: Browser, server: Server) -> None:
    options: dict[str, Any] = {"locale": "it-CH"}
    with opened(browser, **options) as context:
        page = context.new_page()
        page.goto(server.url)
        expect(page.locator("html")).to_have_attribute("lang", "it")
        expect(page.get_by_role("link", name=Words("it").say("title-choose"))).to_be_visible()
