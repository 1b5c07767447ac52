"""Whole games through the page, each checked against the rulebook's replay of its record."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from mansuba import Edition, Phase
from tests.browser.driver import Person
from tests.browser.keyboard import KeyboardPerson
from tests.browser.reading import ReadingPerson
from tests.browser.serving import BOARDS, POND, Server
from tests.browser.situations import NAMES, almost_over


def play_whole(person: Person, players: list[str], *, by_hand: bool = False) -> None:
    """A game from the title to its end, where the page says what the rulebook says."""
    person.begin(players, by_hand=by_hand)
    play_on(person)


def play_on(person: Person) -> None:
    """To the end of the game."""
    position = person.play()
    assert position.phase is Phase.OVER
    assert position.winner is not None
    said = person.see.say("status-over", seat=position.winner)
    expect(person.see.dialog).to_contain_text(said.rstrip("."))


def test_two_people_at_one_screen(page: Page, server: Server) -> None:
    play_whole(Person(page, server, seed=1), ["here", "here"])


def test_one_person_with_bots(page: Page, server: Server) -> None:
    play_whole(Person(page, server, seed=2), ["here", "priest", "vizier"])


def test_six_people_with_real_sticks(page: Page, server: Server) -> None:
    """How a game begins, and how another one ends: all of it would only be more of the same."""
    person = Person(page, server, seed=3)
    person.begin(["here"] * 6, by_hand=True)
    assert person.play(turns=14).phase not in (Phase.SET_UP, Phase.LOT)
    person.resume(server.begun(NAMES, almost_over(POND, 6, turns=14)))
    play_on(person)


def test_by_keyboard_alone(page: Page, server: Server) -> None:
    play_whole(KeyboardPerson(page, server, seed=4), ["here", "merchant"])


def test_by_the_board_in_words(page: Page, server: Server) -> None:
    play_whole(ReadingPerson(page, server, seed=5), ["here", "merchant"], by_hand=True)


def test_figures_are_dragged_and_change_places(page: Page, server: Server) -> None:
    person = Person(page, server)
    person.begin(["here", "scribe"])
    temple = POND.board.temples[0]
    expect(person.see.button("set-up-ready")).to_be_visible()
    before = {space: str(figure) for figure, space in person.see.figures((0,)).items()}
    assert set(before) == set(temple)
    first, *_, last = temple
    person.see.space(first).drag_to(person.see.space(last))
    person.point(person.see.space(temple[1]))
    person.point(person.see.space(temple[2]))
    person.press("set-up-ready")
    expect(person.see.counter).to_be_visible()
    placed = [entry["word"] for entry in server.ask(f"/games/{person.game}")["entries"][:6]]
    after = {space: figure for figure, _, space in (word.partition("@") for word in placed)}
    assert (after[first], after[last]) == (before[last], before[first])
    assert (after[temple[1]], after[temple[2]]) == (before[temple[2]], before[temple[1]])


def test_playing_again_with_rotated_seats(page: Page, server: Server) -> None:
    person = Person(page, server, seed=7)
    person.resume(server.begun(NAMES[:2], almost_over(POND)))
    person.play()
    first = page.url
    person.press("over-rotated")
    expect(page).not_to_have_url(first)
    expect(person.see.dialog).to_have_count(0)
    person.sit_down(["here", "here"], by_hand=True)
    assert list(person.names.values()) == [NAMES[1], NAMES[0]]
    assert person.play(until=Phase.TAKE).phase is Phase.TAKE


def test_playing_again_keeps_the_edition(own_server: Server, page: Page) -> None:
    """A board of one's own may have the name of another, and other faces."""
    own = own_server.data / "boards" / "pool.toml"
    own.write_text((BOARDS / "pond.toml").read_text().replace('"2", "3n"', '"5", "6n"'))
    person = Person(page, own_server, seed=8)
    person.resume(own_server.begun(NAMES[:2], almost_over(Edition.load(own)), board="pool"))
    first = own_server.ask(f"/games/{person.game}")
    assert first["board"]["name"] == "pond"
    person.play()
    person.press("over-again")
    expect(page).not_to_have_url(re.compile(first["id"]))
    again = own_server.ask(f"/games/{person.game}")
    for part in ("board", "faces", "house_rules", "dice"):
        assert again[part] == first[part]
    assert again["company"]["seats"] == first["company"]["seats"]


@pytest.mark.soak
def test_two_people_on_the_sun(page: Page, server: Server) -> None:
    person = Person(page, server, seed=6)
    person.begin(["here", "merchant"], board="sun")
    assert person.play().phase is Phase.OVER
