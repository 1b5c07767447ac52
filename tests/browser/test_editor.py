"""Positions that people set up: games that begin with one, and the editor for them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from mansuba import Phase, Position
from mansuba.notation import write_position
from tests.browser.driver import HERE, Person
from tests.browser.serving import POND, Server
from tests.browser.situations import NAMES, in_phase, replayed


def reached(phase: Phase) -> Position:
    """The first position of this sort in a game."""
    return replayed(POND, 2, in_phase(phase, POND))


@pytest.mark.parametrize("phase", [Phase.SET_UP, Phase.STEP, Phase.PLACE])
def test_a_game_that_begins_in_the_middle(page: Page, server: Server, phase: Phase) -> None:
    start = reached(phase)
    seats = [{"name": name, "player": HERE} for name in NAMES[:2]]
    begun = {"position": write_position(start), "seats": seats, "dice": "hand"}
    game = server.ask("/games", begun)["id"]
    person = Person(page, server)
    person.resume(game)
    assert person.settled() == start
    person.see.check(start)
    person.play(turns=3)
    page.reload()  # as whoever comes later gets it
    position = person.settled()
    person.see.check(position)
    headings = page.get_by_role("tabpanel").get_by_role("heading", level=2)
    if phase is not Phase.SET_UP:
        first = person.see.say("chapter-turn", number=1, seat=start.mover)
        expect(headings.last).to_have_text(first)
        person.see.button("look-first").click()
        assert person.see.figures(start.seats) == dict(start.figures)
