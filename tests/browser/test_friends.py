"""Friends far away play whole games, each in a browser of their own, in all five languages."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from mansuba import Pass, Phase, Position, Take, Throw
from mansuba.notation import read_record
from mansuba.table import sealing
from tests.browser.browsing import DESKTOP, NETWORK, PHONE, opened
from tests.browser.friends import Friend, awaited, play, see_all
from tests.browser.serving import Server, serving
from tests.browser.test_access import check_axe
from tests.browser.test_languages import check_words

VERIFY_DICE = Path(__file__).parents[2] / "docs" / "verify_dice.py"
WRITTEN = "<script>alert(1)</script> & <b>bold</b>"


@pytest.fixture(scope="module")
def net(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for people elsewhere."""
    with serving(tmp_path_factory.mktemp("friends") / "data", online=True) as running:
        yield running


@pytest.fixture
def people(browser: Browser, net: Server) -> Iterator[People]:
    """Brings people, each with a browser of their own."""
    with ExitStack() as stack:
        yield People(stack, browser, net)


class People:
    """Those who come, and stay until the test is over."""

    def __init__(self, stack: ExitStack, browser: Browser, net: Server) -> None:
        self._stack = stack
        self._browser = browser
        self._net = net

    def come(self, name: str, language: str = "en", *, phone: bool = False) -> Friend:
        """Someone with an empty browser."""
        context = opened(
            self._browser,
            size=PHONE if phone else DESKTOP,
            locale=language,
            expected=NETWORK,  # what is sent without a click may be quicker than the page
        )
        page = self._stack.enter_context(context).new_page()
        return Friend(page, self._net, name, language=language, seed=len(name))


def look_round(friends: Iterable[Friend]) -> None:
    for friend in friends:
        friend.look_round()


# --- a game of two --------------------------------------------------------------------------------


def test_two_friends_from_the_invitation_to_the_end(people: People, tmp_path: Path) -> None:
    ana, ben = people.come("Ana"), people.come("Ben", "de")
    ana.begins(["here", "open"])
    ben.comes(ana.invites())
    ben.sits()
    look_round([ana, ben])
    set_up_at_the_same_time(ana, ben)
    sitting = {0: ana, 3: ben}
    see_all([ana, ben], *play(sitting, turns=8, clicks=True))
    talk(ana, ben)
    find_no_way_to_hints(ben)
    take_back_with_consent(sitting)
    pause(ana, ben)
    see_all([ana, ben], *play(sitting, turns=2, clicks=True))
    position, count = play(sitting)
    see_all([ana, ben], position, count)
    for friend in (ana, ben):
        check_end(friend, position)
    check_record(ana, position, tmp_path)
    play_again(ana, ben)


def set_up_at_the_same_time(host: Friend, guest: Friend) -> None:
    """Whoever is second is ready first; the log tells it in the order of the seats."""
    expect(host.see.button("set-up-ready")).to_be_visible()
    guest.arranges()
    guest.reads("set-up-waits", names=host.name)
    meant = guest.see.figures((3,))
    assert host.replayed()[1] == 0
    host.arranges()
    position, count = play({0: host}, until=lambda position: position.phase is Phase.THROW)
    see_all([host, guest], position, count)
    assert meant == {figure: at for figure, at in position.figures.items() if figure.seat == 3}


def find_no_way_to_hints(friend: Friend) -> None:
    """Nor to the editor, where a position could be played on with them."""
    friend.open_tab("game")
    expect(friend.panel.get_by_role("link", name=friend.see.say("info-record"))).to_be_visible()
    expect(friend.see.button("look-editor")).to_have_count(0)
    friend.open_tab("people")


def talk(host: Friend, guest: Friend) -> None:
    """Text is shown as it was written, and a phrase in the language of whoever reads it."""
    host.open_tab("talk")
    host.page.get_by_label(host.see.say("talk-write"), exact=True).fill(WRITTEN)
    host.does("talk-send")
    expect(
        guest.page.get_by_role("tab", name=guest.see.say("talk-unread", count=1))
    ).to_be_visible()
    guest.open_tab("talk")
    expect(guest.panel.get_by_text(WRITTEN)).to_be_visible()
    guest.does("phrase-good-luck")
    for friend in (host, guest):
        lines = friend.panel.get_by_role("list", name=friend.see.say("talk-title"))
        expect(lines.get_by_text(friend.see.say("phrase-good-luck"))).to_be_visible()
        check_axe(friend.page, "talk")
    host.open_tab("people")
    host.panel.get_by_label(host.see.say("people-chat")).uncheck()
    guest.reads("talk-off")


def take_back_with_consent(sitting: dict[int, Friend]) -> None:
    """Declined first, then agreed; the throw since then falls once more as it did."""
    host, guest = sitting.values()
    play(sitting, until=lambda position: position.phase is Phase.THROW)
    decided = host.line()
    last = awaited(decided[-2])
    begin = next(i for i in reversed(range(len(decided) - 1)) if awaited(decided[i]) != last)
    play(sitting, turns=1, clicks=True)
    thrown = read_record(host.record).decisions
    assert isinstance(thrown[-1], Throw)
    asker, asked = (host, guest) if last in host.here else (guest, host)

    asker.press("action-ask-undo")
    question = asked.page.get_by_role("group", name=asked.see.say("company-question"))
    expect(question).to_contain_text(asked.see.say("company-asks-undo", seat=last))
    asker.reads("company-asked", names=asked.name)
    check_axe(asked.page, "a question")
    check_axe(asker.page, "one has asked")
    asked.press("company-decline")
    asker.press("action-ask-undo")
    asked.press("company-agree")
    for friend in (host, guest):
        friend.see.count(begin + 1)
        friend.open_tab("log")
        friend.reads("said-undone")
        friend.reads("said-declined", seat=next(iter(asked.here)))
    assert host.replayed()[0] == decided[begin + 1]
    asker.sends(thrown[begin + 1 : -1], host.seq)
    play(sitting, turns=1)
    assert read_record(guest.record).decisions == thrown


def pause(host: Friend, guest: Friend) -> None:
    """Nobody decides until the host lets the game go on."""
    host.open_tab("people")
    host.does("people-pause")
    for friend in (host, guest):
        expect(friend.see.status).to_contain_text(friend.see.say("status-paused"))
        position, count = friend.replayed()
        if awaited(position) in friend.here:
            _, status, answer = friend.decides(position, friend.seq)
            assert (status, json.loads(answer)["error"]) == (409, "not-now")
        friend.see.count(count)
    guest.open_tab("people")
    expect(guest.panel.get_by_role("button", name=guest.see.say("people-resume"))).to_have_count(0)
    check_axe(host.page, "people, as host")
    check_axe(guest.page, "people, as guest")
    host.does("people-resume")
    host.see.check(position)
    guest.see.check(position)


def check_end(friend: Friend, position: Position) -> None:
    """The page says who has won, and that the dice were good."""
    assert position.winner is not None
    turns = sum(isinstance(one, Take | Pass) for one in read_record(friend.record).decisions)
    said = friend.see.say("over-winner", seat=position.winner, turns=turns)
    expect(friend.see.dialog).to_contain_text(said)
    friend.press("over-look")
    friend.open_tab("game")
    friend.reads("dice-follow")
    expect(friend.see.button("look-editor")).to_be_visible()


def check_record(friend: Friend, position: Position, folder: Path) -> None:
    """The rulebook plays the record that the page gives away, and its dice can be verified."""
    with friend.page.expect_download() as download:
        friend.page.get_by_role("link", name=friend.see.say("info-record")).click()
    path = folder / "record.txt"
    download.value.save_as(path)
    record = read_record(path.read_text("utf-8"))
    assert record.end == position
    assert sealing.check(record).good
    subprocess.run([sys.executable, VERIFY_DICE, path], check=True, stdout=subprocess.DEVNULL)


def play_again(host: Friend, guest: Friend) -> None:
    """In the other's seat each, who is invited anew; then both have had enough."""
    first = host.game
    host.press("over-what-now")
    host.press("over-rotated")
    expect(host.page).not_to_have_url(f"{host.server.url}/game/{first}")
    guest.page.goto(host.invites())
    guest.page.wait_for_url(f"**/game/{host.game}")
    guest.sits()
    host.look_round()
    assert host.here == {3}
    assert guest.here == {0}
    host.does("people-propose-end")
    guest.press("company-agree")
    for friend in (host, guest):
        expect(friend.see.status).to_contain_text(friend.see.say("status-ended-agreed"))
        friend.press("over-look")
        friend.open_tab("game")
        friend.reads("dice-follow")


# --- more than one seat, or none ------------------------------------------------------------------


def test_two_on_one_sofa_with_real_sticks_and_a_host_who_leaves(people: People) -> None:
    ana, ben = people.come("Ana", "fr"), people.come("Ben", "it")
    ana.begins(["here", "here", "open"], by_hand=True)
    ben.comes(ana.invites())
    ben.sits()
    look_round([ana, ben])
    ben.arranges()
    for seat in (0, 2):
        expect(ana.see.status).to_contain_text(ana.see.say("status-set-up", seat=seat))
        ana.press("set-up-shuffled")
        ana.press("set-up-ready")
    sitting = {0: ana, 2: ana, 4: ben}
    lot = (position, count) = play(sitting, until=lambda position: position.phase is Phase.LOT)
    see_all([ana, ben], *lot)
    ben.act(position)  # anyone tells what fell
    ana.see.moved_on(count)
    see_all([ana, ben], *play(sitting, turns=5, clicks=True))
    ana.open_tab("people")
    for seat in (0, 2):
        ana.does("people-leave-this", number=seat)
        ana.confirms("people-leave")
        ben.reads("people-free", number=seat)
    ana.does("people-leave-for-good")
    ana.confirms("people-leave-for-good")
    ana.page.wait_for_url("**/games")
    ben.open_tab("people")
    ben.does("people-end")  # now that he is the host
    ben.confirms("people-end")
    expect(ben.see.status).to_contain_text(ben.see.say("status-ended-abandoned"))
    ben.press("over-look")
    ben.open_tab("game")
    ben.reads("dice-by-hand")


# --- a game of six --------------------------------------------------------------------------------


def test_six_friends_one_watching_one_moving_one_leaving(people: People, tmp_path: Path) -> None:
    ana = people.come("Ana")
    guests = [
        people.come("Bruno", "de"),
        people.come("Chloe", "fr"),
        people.come("Diego", "es"),
        people.come("Elena", "it"),
        people.come("Finn", "en", phone=True),
    ]
    _, _, diego, elena, finn = guests
    gita = people.come("Gita", "fr")
    ana.begins(["here", *["open"] * 5])
    link = ana.invites()
    for guest in guests:
        guest.comes(link)
        guest.sits()
        guest.arranges()
    gita.comes(ana.invites(to_watch=True))
    everyone = [ana, *guests, gita]
    look_round(everyone)
    ana.arranges()
    sitting = dict(enumerate([ana, *guests]))
    see_all(everyone, *play(sitting, turns=4, clicks=True))
    check_words(finn.page)

    watch(gita, ana, sitting)
    sitting[3] = move_to_another_device(people, diego, ana, sitting)
    leave_for_good(elena, ana, sitting)
    everyone = [*sitting.values(), gita]
    look_round(everyone)
    with ExitStack() as away:
        for friend in everyone[1:]:
            away.enter_context(friend.looking_away())
        position, count = play(sitting)
    for friend in everyone:
        check_end(friend, position)
    see_all(everyone, position, count)
    check_words(finn.page)
    check_axe(finn.page, "the end, on a phone")
    check_record(gita, position, tmp_path)


def watch(watcher: Friend, host: Friend, sitting: dict[int, Friend]) -> None:
    """Whoever was asked to watch sees everything, and has nothing to press."""
    host.reads("people-watching", count=1)
    position, count = play(sitting, turns=1)
    watcher.open_tab("people")
    watcher.see.count(count)
    watcher.see.check(position)
    for message in ("people-sit", "action-throw", "action-done", "action-ask-undo"):
        expect(watcher.see.button(message)).to_have_count(0)
    _, status, answer = watcher.decides(position, host.seq)
    assert (status, json.loads(answer)["error"]) == (403, "not-yours")


def move_to_another_device(
    people: People, friend: Friend, host: Friend, sitting: dict[int, Friend]
) -> Friend:
    """The connection is gone; on another device it is the same person, in the same seat."""
    (seat,) = friend.here
    friend.press("settings-title")
    friend.press("me-link-make")
    link = friend.link()
    friend.page.keyboard.press("Escape")
    friend.loses_connection()
    friend.reads("table-lost")
    host.seat_says(seat, "people-elsewhere")
    stood = play(sitting, until=lambda position: awaited(position) == seat)
    host.reads("company-elsewhere", seat=seat)
    friend.page.context.close()

    again = people.come(friend.name, friend.language, phone=True)
    again.page.goto(link)
    again.page.wait_for_url("**/games")
    again.page.get_by_role("link", name=re.compile(host.name)).first.click()
    again.page.wait_for_url(f"**/game/{host.game}")
    again.look_round()
    assert again.here == {seat}
    host.seat_says(seat, "people-here")
    see_all([again], *stood)
    play(sitting | {seat: again}, turns=1, clicks=True)
    return again


def leave_for_good(friend: Friend, host: Friend, sitting: dict[int, Friend]) -> None:
    """Whoever leaves sees nothing any more; the host lets a bot go on."""
    (seat,), game = friend.here, friend.game
    del sitting[seat]
    friend.open_tab("people")
    friend.does("people-leave-for-good")
    friend.confirms("people-leave-for-good")
    friend.page.wait_for_url("**/games")
    assert friend.tries(f"/games/{game}")[0] == 404
    play(sitting, until=lambda position: awaited(position) == seat)
    for other in sitting.values():
        expect(other.see.status).to_contain_text(other.see.say("status-open", number=seat))
    host.does("people-replace-this", number=seat)
    host.see.dialog.get_by_role("button", name=host.see.say("player-merchant")).click()
    host.seat_says(seat, "player-merchant")
    host.open_tab("log")
    host.look_round()
    host.reads("said-given", name=host.names[seat], seat=seat)


# --- time -----------------------------------------------------------------------------------------


def test_nudged_then_away_then_back(people: People) -> None:
    """A bot decides for whoever takes too long, until they say that they are back."""
    ana, ben = people.come("Ana", "it", phone=True), people.come("Ben", "es", phone=True)
    ana.page.goto(f"{ana.server.url}/lobby")
    ana.asks("/me", {"name": ana.name})
    seats = [{"name": ana.name, "player": "here"}, {"name": ben.name, "player": "open"}]
    game = ana.asks("/games", {"board": "pond", "seats": seats, "tempo": 10})["id"]
    ana.page.goto(f"{ana.server.url}/game/{game}")
    ana.acts("pause")  # no time runs yet
    ben.comes(ana.invites())
    ben.sits()
    look_round([ana, ben])
    for tab in ("people", "talk", "log"):
        ben.open_tab(tab)
        check_words(ben.page)
        check_axe(ben.page, f"{tab}, on a phone")
    ana.acts("resume")
    ana.reads("company-nudged")
    ana.reads("company-bot-for-you", seat=0)
    ana.acts("pause")
    ben.reads("said-away", seat=0)
    check_words(ana.page)
    check_axe(ana.page, "away, on a phone")
    ana.acts("resume")
    ana.press("company-back")
    ben.reads("said-back", seat=0)
    told = ana.told()
    assert told.index("nudged") < told.index("away") < told.index("back")
