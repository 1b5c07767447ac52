"""Whole games through the page, each checked against the rulebook's replay of its record."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from mansuba import Phase
from tests.browser.driver import KeyboardPerson, Person, ReadingPerson
from tests.browser.serving import Server


def play_whole(person: Person, players: list[str], *, by_hand: bool = False) -> None:
    """A game from the title to its end, where the page says what the rulebook says."""
    person.begin(players, by_hand=by_hand)
    position = person.play()
    assert position.phase is Phase.OVER
    assert position.winner is not None
    said = person.see.say("status-over", seat=position.winner)
    expect(person.see.dialog).to_contain_text(said.rstrip("."))


def test_two_people_at_one_screen(page: Page, server: Server) -> None:
    play_whole(Person(page, server, seed=1), ["here", "here"])


def test_one_person_with_bots(page: Page, server: Server) -> None:
    play_whole(Person(page, server, seed=2), ["here", "scribe", "merchant"])


def test_six_people_with_real_sticks(page: Page, server: Server) -> None:
    play_whole(Person(page, server, seed=3), ["here"] * 6, by_hand=True)


def test_by_keyboard_alone(page: Page, server: Server) -> None:
    play_whole(KeyboardPerson(page, server, seed=4), ["here", "merchant"])


def test_by_the_board_in_words(page: Page, server: Server) -> None:
    play_whole(ReadingPerson(page, server, seed=5), ["here", "merchant"], by_hand=True)


@pytest.mark.soak
def test_two_people_on_the_sun(page: Page, server: Server) -> None:
    person = Person(page, server, seed=6)
    person.begin(["here", "merchant"], board="sun")
    assert person.play().phase is Phase.OVER
