"""What goes wrong is said clearly, with a way on, and no game is lost."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Request, Route, WebSocketRoute, expect

from mansuba import Phase
from tests.browser.browsing import NETWORK, opened
from tests.browser.driver import Person
from tests.browser.hurrying import OPTIONS
from tests.browser.serving import POND, Server
from tests.browser.situations import NAMES, in_phase
from tests.browser.test_keeping import free_step, sits_down, stage, stands_on


def heading(page: Page, text: str) -> None:
    """The page says this first."""
    expect(page.get_by_role("heading", level=1)).to_have_text(text)


def test_a_wrong_address(browser: Browser, server: Server) -> None:
    with opened(browser, expected=NETWORK) as context:
        page = context.new_page()
        person = Person(page, server)
        page.goto(f"{server.url}/no/such/page")
        heading(page, person.see.say("lost-title"))
        page.get_by_role("link", name=person.see.say("lost-to-title")).click()
        heading(page, person.see.say("page-title"))


def test_a_game_that_is_not_there(browser: Browser, server: Server) -> None:
    with opened(browser, expected=NETWORK) as context:
        page = context.new_page()
        person = Person(page, server)
        page.goto(f"{server.url}/game/nothing")
        heading(page, person.see.say("absent-no-such-game-title"))
        page.get_by_role("main").get_by_role("link", name=person.see.say("over-games")).click()
        heading(page, person.see.say("nav-games"))


def test_a_game_that_somebody_deletes(browser: Browser, own_server: Server) -> None:
    with opened(browser, expected=NETWORK) as context:
        person, _ = sits_down(context.new_page(), own_server, in_phase(Phase.TAKE, POND))
        other = context.new_page()
        other.goto(f"{own_server.url}/games")
        name = f"{NAMES[0]} and {NAMES[1]}"
        delete = person.see.say("games-delete-this", name=name)
        other.get_by_role("button", name=delete).click()
        other.get_by_role("dialog").get_by_role(
            "button", name=person.see.say("games-delete-yes")
        ).click()
        expect(other.get_by_text(person.see.say("games-none"))).to_be_visible()
        person.page.bring_to_front()
        heading(person.page, person.see.say("absent-deleted-title"))
        main = person.page.get_by_role("main")
        main.get_by_role("link", name=person.see.say("absent-new")).click()
        heading(person.page, person.see.say("nav-new"))


def lose(page: Page) -> None:
    """Let no answer come to what is asked about a line of steps."""
    page.route(OPTIONS, lambda route: route.abort())


@pytest.mark.parametrize("is_known", [True, False])
def test_the_server_is_lost_while_somebody_decides(
    browser: Browser, own_server: Server, is_known: bool
) -> None:
    """Before or after it has said that they may stop."""
    with opened(browser, expected=NETWORK) as context:
        page = context.new_page()
        person, position = sits_down(page, own_server, in_phase(Phase.TAKE, POND))
        take, spaces = stage(person, position, in_between=lambda: None if is_known else lose(page))
        if is_known:
            expect(person.see.button("action-done")).to_be_enabled()
        else:
            expect(person.see.notice).to_contain_text(person.see.say("table-away"))
            page.unroute(OPTIONS)
        own_server.kill()
        person.done()
        expect(person.see.notice).to_contain_text(person.see.say("table-away"))
        own_server.start()
        again = person.see.say("table-try-again")
        person.point(person.see.notice.get_by_role("button", name=again))
        person.see.moved_on(person.count)
        after = person.settled()
        assert after.figures[take.figure] == spaces[-1]
        person.see.check(after)


def test_only_the_answer_is_lost(browser: Browser, server: Server) -> None:
    """What was carried out, though nobody heard of it, is known again and not sent as new."""
    asked: list[Any] = []

    def unheard(route: Route) -> None:
        asked.append(route.request.post_data_json)
        route.fetch()
        route.abort()

    def heard(route: Route) -> None:
        asked.append(route.request.post_data_json)
        route.continue_()

    with opened(browser, expected=NETWORK) as context:
        page = context.new_page()
        page.route_web_socket("**/socket*", lambda deaf: None)
        person, position = sits_down(page, server, in_phase(Phase.TAKE, POND))
        take, spaces = stage(person, position)
        page.route("**/decisions", unheard)
        person.done()
        expect(person.see.notice).to_contain_text(person.see.say("table-away"))
        page.unroute("**/decisions")
        page.route("**/decisions", heard)
        again = person.see.say("table-try-again")
        person.point(person.see.notice.get_by_role("button", name=again))
        person.see.moved_on(person.count)
        expect(person.see.notice).to_be_empty()
        assert person.settled().figures[take.figure] == spaces[-1]
        assert len(asked) > 1
        assert all(request == asked[0] for request in asked)


def test_a_set_up_that_is_changed_before_it_is_tried_again(
    browser: Browser, own_server: Server
) -> None:
    """There is no trying again what is not wanted any more: it is sent as it is now."""
    first, *_, last = POND.board.temples[0]
    with opened(browser, expected=NETWORK) as context:
        person = Person(context.new_page(), own_server)
        person.begin(["here", "here"])
        expect(person.see.button("set-up-ready")).to_be_visible()
        before = {space: figure for figure, space in person.see.figures((0,)).items()}
        own_server.kill()
        person.press("set-up-ready")
        expect(person.see.notice).to_contain_text(person.see.say("table-away"))
        person.point(person.see.space(first))
        person.point(person.see.space(last))
        expect(person.see.notice).to_be_empty()
        own_server.start()
        person.press("set-up-ready")
        person.see.moved_on(0)
        after = person.settled().standing
        assert (after[first], after[last]) == (before[last], before[first])


def test_pages_without_a_server(browser: Browser, own_server: Server) -> None:
    with opened(browser, expected=NETWORK) as context:
        page = context.new_page()
        person = Person(page, own_server)
        page.goto(own_server.url)
        heading(page, person.see.say("page-title"))
        own_server.kill()
        page.get_by_role("link", name=person.see.say("title-choose")).click()
        expect(page.get_by_text(person.see.say("away-title"))).to_be_visible()
        own_server.start()
        expect(page.get_by_role("button", name=person.see.say("new-begin"))).to_be_visible()
        expect(page.get_by_text(person.see.say("away-title"))).to_have_count(0)


def test_a_full_disk(browser: Browser, server: Server) -> None:
    """tests/web fills one; here it is only said, as the server says it."""

    def full(route: Route) -> None:
        said = {"error": "disk-full", "where": "", "seq": None, "at": None, "refusal": None}
        route.fulfill(status=507, content_type="application/json", body=json.dumps(said))

    with opened(browser, expected=NETWORK) as context:
        person, position = sits_down(context.new_page(), server, in_phase(Phase.TAKE, POND))
        take, spaces = stage(person, position)
        person.page.route("**/decisions", full)
        person.done()
        expect(person.see.notice).to_contain_text(person.see.say("table-disk-full"))
        assert person.replayed()[0] == position
        person.page.unroute("**/decisions")
        again = person.see.say("table-try-again")
        person.point(person.see.notice.get_by_role("button", name=again))
        person.see.moved_on(person.count)
        assert person.settled().figures[take.figure] == spaces[-1]


@pytest.mark.parametrize("moves", [False, True])
def test_what_could_not_be_asked_is_when_somebody_goes_on(
    browser: Browser, server: Server, moves: bool
) -> None:
    """Where a chosen figure can go, or one that has made a step: nobody is told that it cannot."""
    why: list[Request] = []

    def away(route: Route) -> None:
        said = {"error": "store-away", "where": "", "seq": None, "at": None, "refusal": None}
        route.fulfill(status=503, content_type="application/json", body=json.dumps(said))

    with opened(browser, expected=NETWORK) as context:
        page = context.new_page()
        page.on("request", lambda request: why.append(request) if "/why?" in request.url else None)
        person, position = sits_down(page, server, in_phase(Phase.TAKE, POND))
        take, (first, second) = free_step(position)
        person.choose_stick(position, take.stick)
        if moves:
            person.choose_figure(position, take.figure)
            person.lit(first).wait_for()
        page.route(OPTIONS, away, times=1)
        if moves:
            person.point(person.see.space(first))
        else:
            person.choose_figure(position, take.figure)
        expect(person.see.notice).to_contain_text(person.see.say("table-store-away"))
        to = second if moves else first
        person.point(person.see.space(to))
        stands_on(person, take, to)
        expect(person.see.notice).to_be_empty()
        assert not why


def test_a_full_disk_while_a_bot_plays(browser: Browser, server: Server) -> None:
    """The server says that it goes on trying, and then the game goes on."""
    sockets: list[WebSocketRoute] = []

    def between(socket: WebSocketRoute) -> None:
        sockets.append(socket)
        socket.connect_to_server()

    with opened(browser) as context:
        page = context.new_page()
        page.route_web_socket("**/socket*", between)
        person = Person(page, server)
        person.begin(["here", "scribe"])
        expect(person.see.button("set-up-ready")).to_be_visible()
        sockets[-1].send(json.dumps({"type": "stuck", "error": "disk-full"}))
        expect(person.see.notice).to_contain_text(person.see.say("problem-disk-full"))
        person.press("set-up-ready")
        person.settled()
        expect(person.see.notice).not_to_contain_text(person.see.say("problem-disk-full"))


def test_a_bot_that_has_to_be_made_ready(browser: Browser, server: Server) -> None:
    """tests/web lets one be compiled; here the page says so, until it thinks."""
    sockets: list[WebSocketRoute] = []

    def ours(socket: WebSocketRoute) -> None:
        sockets.append(socket)

    with opened(browser) as context:
        page = context.new_page()
        page.route_web_socket("**/socket*", ours)
        person = Person(page, server)
        person.begin(["here", "vizier"])
        expect(person.see.button("set-up-ready")).to_be_visible()
        *_, seat = person.names
        for told in ("thinking", "preparing", "thinking"):
            sockets[-1].send(json.dumps({"type": told, "seat": seat}))
            expect(person.see.status).to_contain_text(person.see.say(f"table-{told}", seat=seat))


def test_a_board_of_ones_own_that_is_broken(own_server: Server, page: Page) -> None:
    (own_server.data / "boards" / "cracked.toml").write_text('name = "cracked"\nspaces = "a1 a2"\n')
    person = Person(page, own_server)
    page.goto(f"{own_server.url}/new")
    cracked = page.get_by_role("radio", name="cracked")
    expect(cracked).to_be_disabled()
    told = person.see.say("board-broken", problem="")
    expect(page.get_by_text(told.strip())).to_be_visible()
    person.begin(["here", "scribe"])
    expect(person.see.button("set-up-ready")).to_be_visible()
