"""Coming to a table from elsewhere: names, invitations, the link to another device, the lobby."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from mansuba.words import LANGUAGES
from tests.browser.browsing import NETWORK, PHONE, opened
from tests.browser.driver import Person
from tests.browser.serving import Server, serving
from tests.browser.test_access import check_axe, check_themes
from tests.browser.test_languages import check_words

ASK = """([method, path, body]) => fetch('/api' + path, {
  method, body: body && JSON.stringify(body), headers: {'Content-Type': 'application/json'},
}).then(answer => answer.json())"""
KEPT = "JSON.stringify([{...sessionStorage}, {...localStorage}])"


@pytest.fixture(scope="module")
def net(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for people elsewhere, with a lobby."""
    with serving(tmp_path_factory.mktemp("net") / "data", online=True) as running:
        yield running


def ask(page: Page, method: str, path: str, body: object = None) -> Any:
    """What the server answers to this page."""
    return page.evaluate(ASK, [method, path, body])


def name_oneself(person: Person, name: str) -> None:
    person.page.get_by_label(person.see.say("me-name"), exact=True).fill(name)


def host_begins(host: Person, *, to_all: bool = False) -> str:
    """A new game with a seat for someone elsewhere; its id."""
    page, say = host.page, host.see.say
    page.goto(f"{host.server.url}/new")
    name_oneself(host, "Ana")
    page.get_by_role("radio", name=re.compile("^pond")).check()
    page.get_by_label(say("new-player-of", seat=2)).select_option("open")
    page.get_by_label(say("new-tempo"), exact=True).select_option(label=say("tempo-days", count=3))
    page.get_by_role("checkbox", name=re.compile(say("new-open"))).set_checked(to_all)
    host.press("new-begin")
    page.wait_for_url("**/game/*")
    return host.game


def invited(host: Person, game: str) -> tuple[str, str]:
    """A link to the host's table, and the secret in it."""
    made = ask(host.page, "POST", f"/games/{game}/invitations", {})
    return f"{host.server.url}/join/{game}#{made['secret']}", made["secret"]


def host_invites(host: Person) -> None:
    """Open the dialog with the invitations."""
    host.page.get_by_role("tab", name=host.see.say("tab-people"), exact=True).click()
    people = host.page.get_by_role("tabpanel")
    people.get_by_role("button", name=host.see.say("people-invite"), exact=True).click()


def heading(person: Person, message: str) -> None:
    """So the page is headed."""
    title = person.see.say(message)
    expect(person.page.get_by_role("heading", level=1, name=title)).to_be_visible()


def test_by_an_invitation_to_the_table(browser: Browser, net: Server) -> None:
    with opened(browser) as one, opened(browser) as other:
        host, guest = Person(one.new_page(), net), Person(other.new_page(), net)
        game = host_begins(host)
        link, secret = invited(host, game)
        seats = ask(host.page, "GET", f"/games/{game}")["company"]["seats"]
        assert [seat["player"] for seat in seats] == ["here", "open"]
        assert seats[0]["name"] == "Ana"

        guest.page.goto(link)
        heading(guest, "join-title")
        assert guest.page.url == link.partition("#")[0]
        guest.page.reload()  # kept until it is used
        name_oneself(guest, "Ben")
        guest.press("join-go")
        guest.page.wait_for_url(f"**/game/{game}")
        assert secret not in guest.page.evaluate(KEPT)
        members = ask(host.page, "GET", f"/games/{game}/members")
        assert [(who["name"], who["host"]) for who in members] == [("Ana", True), ("Ben", False)]

        guest.page.goto(f"{net.url}/games")
        line = guest.page.get_by_role("listitem").filter(has_text="Ana")
        expect(line.get_by_text(guest.see.say("game-awaits", name="Ana"))).to_be_visible()
        expect(line.get_by_role("button", name=guest.see.say("games-delete"))).to_have_count(0)
        line.get_by_text(guest.see.say("games-leave"), exact=True).click()
        guest.see.dialog.get_by_text(guest.see.say("games-leave"), exact=True).click()
        expect(guest.page.get_by_text(guest.see.say("games-none"))).to_be_visible()
        assert len(ask(host.page, "GET", f"/games/{game}/members")) == 1


def test_an_invitation_that_is_not_good(browser: Browser, net: Server) -> None:
    with opened(browser) as one, opened(browser, expected=NETWORK) as other:
        host, guest = Person(one.new_page(), net), Person(other.new_page(), net)
        game = host_begins(host)
        link, _ = invited(host, game)
        host_invites(host)
        host.see.dialog.get_by_text(host.see.say("invite-revoke"), exact=True).click()
        expect(host.see.dialog.get_by_text(host.see.say("invite-none"))).to_be_visible()
        for address in (link, f"{net.url}/join/{game}#nonsense", f"{net.url}/join/nowhere"):
            guest.page.goto(address)
            if address == link:
                name_oneself(guest, "Ben")
                guest.press("join-go")
            heading(guest, "join-refused-title")
        assert len(ask(host.page, "GET", f"/games/{game}/members")) == 1


def test_the_host_hands_out_a_link(browser: Browser, net: Server) -> None:
    may = ["clipboard-read", "clipboard-write"]
    with opened(browser, permissions=may) as context:
        host = Person(context.new_page(), net)
        game = host_begins(host)
        host_invites(host)
        host.see.dialog.get_by_role("radio", name=re.compile(host.see.say("invite-watch"))).check()
        host.press("invite-make")
        expect(host.page.get_by_role("img", name=host.see.say("link-qr"))).to_be_visible()
        host.press("link-copy")
        expect(host.see.dialog.get_by_text(host.see.say("link-copied"))).to_be_visible()
        copied = host.page.evaluate("navigator.clipboard.readText()")
        assert copied.startswith(f"{net.url}/join/{game}#")
        check_themes(host.page, "invite")
        good = ask(host.page, "GET", f"/games/{game}/invitations")
        assert [invitation["watch"] for invitation in good] == [True]


OF_GAMES = "Object.keys(localStorage).filter(key => /^mansuba.(dice|talk)/.test(key))"
"""What a browser remembers of single games."""


def test_on_another_device_and_forgotten(browser: Browser, net: Server) -> None:
    with opened(browser, expected=NETWORK) as one, opened(browser, expected=NETWORK) as other:
        desk, phone = Person(one.new_page(), net), Person(other.new_page(), net)
        game = host_begins(desk)
        desk.press("settings-title")
        desk.press("me-link-make")
        link = desk.page.get_by_label(desk.see.say("link-text"), exact=True).input_value()
        check_themes(desk.page, "settings")
        phone.page.goto(link)
        phone.page.wait_for_url("**/games")
        assert ask(phone.page, "GET", "/me") == ask(desk.page, "GET", "/me")
        assert [own["id"] for own in ask(phone.page, "GET", "/games")] == [game]
        phone.page.goto(f"{net.url}/games")
        phone.page.goto(link)  # good once, and now someone is known here already
        phone.press("return-go")
        heading(phone, "return-refused-title")
        phone.page.goto(f"{net.url}/game/{game}")
        while not phone.page.evaluate(OF_GAMES):
            phone.page.wait_for_timeout(50)
        phone.page.goto(f"{net.url}/games")
        phone.page.evaluate("localStorage.setItem('mansuba.learning', '{}')")
        phone.press("settings-title")
        phone.press("me-forget")
        phone.press("me-forget-yes")
        heading(phone, "page-title")
        assert ask(phone.page, "GET", "/me")["guest"] is None
        assert phone.page.evaluate(OF_GAMES) == []
        assert phone.page.evaluate("localStorage.getItem('mansuba.learning')") is None
        assert ask(desk.page, "GET", "/me")["guest"] is None


def test_the_lobby(browser: Browser, net: Server) -> None:
    with opened(browser) as one, opened(browser) as other:
        host, guest = Person(one.new_page(), net), Person(other.new_page(), net)
        guest.page.goto(net.url)
        guest.page.get_by_role("link", name=guest.see.say("lobby-title")).click()
        expect(guest.page.get_by_text(guest.see.say("lobby-none"))).to_be_visible()
        check_themes(guest.page, "an empty lobby")
        game = host_begins(host, to_all=True)
        table = guest.page.get_by_role("listitem").filter(
            has_text=guest.see.say("tempo-days", count=3)
        )
        expect(table.first).to_be_visible()  # without being loaded again
        check_themes(guest.page, "lobby")
        guest.page.get_by_role("button", name=re.compile(guest.see.say("join-go"))).click()
        check_themes(guest.page, "lobby, a name is asked for")
        name_oneself(guest, "Ben")
        guest.page.keyboard.press("Enter")
        guest.page.wait_for_url(f"**/game/{game}")
        ask(host.page, "PATCH", f"/games/{game}", {"open": False})


def test_alone_at_ones_own_table(browser: Browser, server: Server) -> None:
    """Where only this machine comes to, nothing is said of people elsewhere."""
    game = server.begun(["Ana", "Ben"], [])
    with opened(browser, expected=NETWORK) as context:
        person = Person(context.new_page(), server)
        person.page.goto(f"{server.url}/new")
        who = person.page.get_by_label(person.see.say("new-player-of", seat=2))
        expect(who).to_be_visible()
        assert person.see.say("player-open") not in who.inner_text()
        person.page.goto(f"{server.url}/join/{game}#{'s' * 22}")
        person.page.wait_for_url(f"**/game/{game}")
        person.page.goto(f"{server.url}/lobby")
        heading(person, "lost-title")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_on_a_phone(browser: Browser, net: Server, language: str) -> None:
    with opened(browser, size=PHONE, locale=language, expected=NETWORK) as context:
        person = Person(context.new_page(), net, language=language)
        page, say = person.page, person.see.say
        for path, title in {
            f"/join/x#{'s' * 22}": "join-title",
            "/return": "return-refused-title",
            "/lobby": "lobby-title",
            "/new": "nav-new",
        }.items():
            page.goto(f"{net.url}{path}")
            heading(person, title)
            if path == "/new":
                page.get_by_label(say("new-player-of", seat=2)).select_option("open")
                expect(page.get_by_text(say("new-chat"), exact=True)).to_be_visible()
            check_words(page)
            check_axe(page, path)
