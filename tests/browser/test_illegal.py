"""An attempt at an illegal move says which law forbids it, in the player's language."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from mansuba import Decision, Phase, Position, Take
from mansuba.notation.telling import told
from tests.browser.browsing import opened
from tests.browser.driver import Leg, Person
from tests.browser.serving import POND, Server
from tests.browser.situations import NAMES, forbidden, in_phase, replayed, until

PLAYERS = 3
LOCALES = {"en": "en-GB", "de": "de-DE", "fr": "fr-FR", "es": "es-ES", "it": "it-IT"}


@pytest.mark.parametrize(("law", "language"), [(2, "en"), (3, "de"), (4, "fr"), (5, "it")], ids=str)
def test_a_law_forbids_the_way(browser: Browser, server: Server, law: int, language: str) -> None:
    tried = forbidden(POND, law, PLAYERS)
    with opened(browser, locale=LOCALES[language]) as context:
        person = Person(context.new_page(), server, language=language)
        person.resume(server.begun(NAMES[:PLAYERS], tried.decisions))
        position = person.settled()
        person.choose_stick(position, tried.take.stick)
        person.choose_figure(position, tried.take.figure)
        for step in tried.steps:
            person.go(Leg(step), tried.take.stick)
        person.point(person.see.space(tried.space))
        expect(person.see.notice).to_contain_text(
            person.see.say(f"refusal-{tried.refusal.rule.value}", **told(tried.refusal.facts))
        )
        person.press("table-read-law", number=law)
        expect(person.see.dialog).to_contain_text(person.see.say(f"law-{law}"))
        person.press("table-close")
        expect(person.see.dialog).to_have_count(0)
        assert person.replayed()[0] == position


def resumed(browser_page: Person, server: Server, decisions: list[Decision]) -> Position:
    browser_page.resume(server.begun(NAMES[:PLAYERS], decisions))
    return browser_page.settled()


@pytest.mark.parametrize("language", ["en", "es"])
def test_law_1_forbids_the_figure(browser: Browser, server: Server, language: str) -> None:
    decisions = in_phase(Phase.TAKE, POND, PLAYERS)
    position = replayed(POND, PLAYERS, decisions)
    stick = next(stick for stick, face in position.sticks.items() if not face.naal)
    figure = next(figure for figure in position.figures if figure.seat != position.mover)
    with opened(browser, locale=LOCALES[language]) as context:
        person = Person(context.new_page(), server, language=language)
        assert resumed(person, server, decisions) == position
        person.choose_stick(position, stick)
        person.point(person.see.space(position.figures[figure]))
        expect(person.see.notice).to_contain_text(person.see.refused(position, Take(stick, figure)))


def test_a_beguiled_figure_is_placed_in_its_temple_only(browser: Browser, server: Server) -> None:
    decisions = until(lambda position: position.phase is Phase.PLACE, POND, PLAYERS)
    with opened(browser) as context:
        person = Person(context.new_page(), server)
        position = resumed(person, server, decisions)
        empty = next(
            space
            for space in POND.board.spaces
            if space not in position.standing and space not in position.courts
        )
        person.point(person.see.space(empty))
        said = person.see.say("refusal-outside-temple", figure=str(position.to_place), space=empty)
        expect(person.see.notice).to_contain_text(said)
        person.act(position)
        person.see.moved_on(person.count)
        person.see.check(person.settled())
        expect(person.see.notice).to_be_empty()
