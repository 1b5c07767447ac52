"""The page as an app: it can be installed, opens without its server, and is never an old one."""

from __future__ import annotations

import shutil
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from mansuba.words import Words
from tests.browser.browsing import NETWORK, PAGE, opened
from tests.browser.driver import Person
from tests.browser.scenes import title
from tests.browser.serving import Server, serving
from tests.browser.situations import NAMES

KEPT = """async () => {
  const { installing, waiting, active } = await navigator.serviceWorker.ready;
  return installing || waiting || active.state !== 'activated' ? [] : caches.keys();
}"""
ADDRESSES = """async () => {
  const found = [];
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname);
  return found;
}"""
OFFER = """() => {
  const event = new Event('beforeinstallprompt', { cancelable: true });
  event.prompt = async () => ({ outcome: 'accepted' });
  dispatchEvent(event);
}"""
ASKED_AGAIN = "**/api/choices"
KEEPING = 60.0  # seconds
IN_TESTS_ONLY = "in-incognito"
"""What Chromium holds against installing from the window of a test."""


@pytest.fixture
def renewed(tmp_path: Path) -> Iterator[Server]:
    """A server with a copy of the page, of which a test can make another build."""
    shutil.copytree(PAGE.parent, tmp_path / "page")
    with serving(tmp_path / "data", page=tmp_path / "page") as server:
        yield server


def rebuild(server: Server, name: str) -> None:
    """The page as if something in a game had changed: what was built before is gone."""
    assert server.page
    worker = server.page / "sw.js"
    build = worker.read_text("utf-8").partition('"build":"')[2].partition('"')[0]
    parts = ("index", "first", "Game")  # each names the next
    files = {part: next(server.page.glob(f"assets/{part}-*.js")) for part in parts}
    names = {build: name, **{file.stem: f"{part}-{name}" for part, file in files.items()}}
    told = [server.page / "index.html", server.page / "manifest.json", worker]
    for file in (*told, *server.page.glob("assets/*.js")):
        text = file.read_text("utf-8")
        for before, after in names.items():
            text = text.replace(before, after)
        file.write_text(text, "utf-8")
    for file in files.values():
        file.rename(file.with_stem(names[file.stem]))


def build(page: Page) -> str:
    """The script that the page began with."""
    return page.locator("script[type=module]").get_attribute("src") or ""


def kept(page: Page) -> list[str]:
    """The builds that the service worker keeps, once it is done with that."""
    until = time.monotonic() + KEEPING
    while True:
        found: list[str] = page.evaluate(KEPT)
        if found:
            return found
        assert time.monotonic() < until, "nothing is kept"
        page.wait_for_timeout(50)


def away(person: Person, language: str = "en") -> None:
    """The page says that its server is away."""
    said = Words(language).say("away-title")
    expect(person.page.get_by_text(said, exact=True)).to_be_visible()


def until_asked(page: Page, held: list[Route]) -> None:
    """Until the page has asked for what is held."""
    for _ in range(1000):
        if held:
            return
        page.wait_for_timeout(20)
    raise AssertionError("it does not ask")


def test_the_page_opens_without_its_server(browser: Browser, own_server: Server) -> None:
    with opened(browser, expected=NETWORK, keeps=True) as context:
        page = context.new_page()
        person = Person(page, own_server)
        title(person)
        game = own_server.begun(NAMES[:2], [])
        kept(page)
        addresses = page.evaluate(ADDRESSES)
        assert "/" in addresses
        assert not [one for one in addresses if one.startswith("/api")]

        own_server.kill()
        page.reload()
        away(person)
        page.goto(f"{own_server.url}/game/{game}")
        away(person)
        failed = page.get_by_role("heading", name=person.see.say("absent-away-title"))
        expect(failed).to_be_visible()
        page.goto(f"{own_server.url}/games")
        page.get_by_label(person.see.say("settings-language")).first.select_option("de")
        away(person, "de")

        # Once it has asked by itself, in vain, it will not for some seconds.
        retry = page.get_by_role("button", name=Words("de").say("away-retry"))
        held, again = list[Route](), list[Route]()
        context.route(ASKED_AGAIN, lambda route: route.abort() if held else held.append(route))
        own_server.start()
        expect(retry).to_have_attribute("aria-disabled", "true")
        until_asked(page, held)
        held[0].abort()
        expect(retry).to_have_attribute("aria-disabled", "false")
        context.route(
            ASKED_AGAIN, lambda route: route.continue_() if again else again.append(route)
        )
        retry.click(force=True)  # though it may ask by itself at this very moment
        until_asked(page, again)
        again[0].continue_()
        expect(page.get_by_role("listitem").first).to_be_visible()
        expect(page.get_by_text(Words("de").say("away-title"))).to_have_count(0)


def test_a_new_build_takes_over(browser: Browser, renewed: Server) -> None:
    with opened(browser, expected=NETWORK, keeps=True) as context:
        page = context.new_page()
        person = Person(page, renewed)
        title(person)
        before = kept(page)
        first = build(page)

        # Begun while the server is away, it is an old one; it makes way when the server is back.
        renewed.kill()
        rebuild(renewed, "other")
        page.reload()
        away(person)
        assert build(page) == first
        renewed.start()
        newer = page.locator("script[src*='index-other']")
        expect(newer).to_have_count(1)
        expect(page.get_by_text(person.see.say("away-title"))).to_have_count(0)

        # From now on it is the new one that is kept.
        page.evaluate("navigator.serviceWorker.ready.then(worker => worker.update())")
        until = time.monotonic() + KEEPING
        while (builds := kept(page)) != [*before, "mansuba-other"]:
            assert time.monotonic() < until, f"it keeps {builds}"
            page.wait_for_timeout(50)
        renewed.kill()
        page.reload()
        away(person)
        expect(newer).to_have_count(1)


def test_a_part_that_is_gone(browser: Browser, renewed: Server) -> None:
    """Where nothing is kept, a page that is still open asks for what a new build has not."""
    renewed.begun(NAMES[:2], [])
    for name in ("second", "third"):
        with opened(browser, expected=(*NETWORK, "Failed to fetch", "module script")) as context:
            page = context.new_page()
            person = Person(page, renewed)
            title(person)
            before = build(page)
            if name == "third":  # both were tried: perhaps two servers have a page each
                tried = f"{before} /assets/index-third.js"
                page.evaluate("tried => sessionStorage.setItem('mansuba.renewed', tried)", tried)
            rebuild(renewed, name)
            page.get_by_role("link", name=person.see.say("games-resume")).first.click()
            if name == "third":
                load = person.see.button("renewal-load")
                expect(load).to_be_visible()
                assert build(page) == before
                load.click()
            expect(person.see.button("set-up-ready")).to_be_visible()
            assert name in build(page)


def test_it_can_be_installed(browser: Browser, server: Server) -> None:
    with opened(browser, locale="fr-FR", keeps=True) as context:
        page = context.new_page()
        title(Person(page, server))
        kept(page)
        words = Words("fr")
        chromium = context.new_cdp_session(page)
        manifest: dict[str, Any] = chromium.send("Page.getAppManifest")
        assert manifest["errors"] == []
        assert manifest["url"].endswith("/manifest.fr.webmanifest")
        assert words.say("title-what") in manifest["data"]
        found = chromium.send("Page.getInstallabilityErrors")["installabilityErrors"]
        assert [one["errorId"] for one in found if one["errorId"] != IN_TESTS_ONLY] == []

        install = page.get_by_role("button", name=words.say("app-install"))
        expect(install).to_have_count(0)
        page.evaluate(OFFER)
        install.click()
        expect(install).to_have_count(0)
        expect(page.get_by_text(words.say("app-installed"))).to_have_count(1)
        expect(page.locator("body")).not_to_be_focused()
