"""Nothing that was acknowledged is lost, and nothing is done that cannot be looked at again."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Browser, Page, expect

from mansuba import Decision, Phase, Position, Step, Take
from tests.browser.browsing import NETWORK, opened
from tests.browser.driver import Leg, Person
from tests.browser.hurrying import OPTIONS, unanswered
from tests.browser.serving import POND, Server
from tests.browser.situations import NAMES, in_phase, until


def sits_down(page: Page, server: Server, decisions: list[Decision]) -> tuple[Person, Position]:
    """Somebody opens a game that two people have brought so far."""
    person = Person(page, server)
    person.resume(server.begun(NAMES[:2], decisions))
    position = person.settled()
    person.see.check(position)
    return person, position


def free_step(position: Position) -> tuple[Take, list[str]]:
    """Something to take, and two spaces to go to one after the other, where nobody is beguiled."""
    for take in position.decisions():
        begun = position.after(take)
        if isinstance(take, Take) and begun.move and begun.move.steps_left > 1:
            for first in begun.decisions():
                there = begun.after(first)
                steps = [one for one in there.decisions() if isinstance(one, Step)]
                for second in steps if there.phase is Phase.STEP else []:
                    spaces = [there.figures[take.figure], there.after(second).figures[take.figure]]
                    quiet = len(there.after(second).figures) == len(position.figures)
                    if quiet and len({position.figures[take.figure], *spaces}) == 3:
                        return take, spaces
    raise AssertionError("nobody can go anywhere")


def stage(
    person: Person, position: Position, in_between: Callable[[], object] = lambda: None
) -> tuple[Take, list[str]]:
    """Choose something, and go two steps without sending them."""
    take, spaces = free_step(position)
    person.choose_stick(position, take.stick)
    person.choose_figure(position, take.figure)
    for space in spaces:
        person.go(Leg(space), take.stick)
        stands_on(person, take, space)
        if space == spaces[0]:
            person.lit(spaces[1]).wait_for()
            in_between()
    return take, spaces


def stands_on(person: Person, take: Take, space: str) -> None:
    """The page shows the figure there."""
    said = re.escape(person.see.standing(take.figure))
    expect(person.see.space(space)).to_have_accessible_name(re.compile(said))


def test_staged_steps_and_sent_moves_are_taken_back_but_no_throw(
    page: Page, server: Server
) -> None:
    person, position = sits_down(page, server, in_phase(Phase.TAKE, POND))
    expect(person.see.button("action-undo")).to_have_count(0)  # the sticks have fallen
    take, spaces = stage(person, position)
    person.press("action-take-back")
    stands_on(person, take, spaces[0])
    person.press("action-take-back")
    stands_on(person, take, position.figures[take.figure])
    assert person.replayed()[0] == position

    person.go(Leg(spaces[0]), take.stick)
    person.done()
    person.see.moved_on(person.count)
    assert person.settled().figures[take.figure] == spaces[0]
    person.press("action-undo")
    person.see.count(person.count - 3)  # the stick, the step, the stop
    assert person.settled() == position
    person.see.check(position)
    expect(person.see.button("action-undo")).to_have_count(0)


def test_where_a_step_taken_back_could_have_led_is_not_lit(page: Page, server: Server) -> None:
    """Also as long as nobody knows where the figure can go instead."""
    person, position = sits_down(page, server, in_phase(Phase.TAKE, POND))
    take, spaces = stage(person, position)
    lit = person.see.board.get_by_role("button", name=re.compile(r" To \w+, (one step|\d+ steps)"))
    page.reload()  # what was answered before is known
    expect(lit.first).to_be_visible()
    with unanswered(page, OPTIONS):
        person.press("action-take-back")
        stands_on(person, take, spaces[0])
        expect(lit).to_have_count(0)
    expect(lit.first).to_be_visible()


def test_reloading_in_the_middle_of_a_move(page: Page, server: Server) -> None:
    person, position = sits_down(page, server, in_phase(Phase.TAKE, POND))
    take, spaces = stage(person, position)
    page.reload()
    stands_on(person, take, spaces[-1])
    assert person.settled() == position
    person.press("action-take-back")
    stands_on(person, take, spaces[0])
    person.done()
    person.see.moved_on(person.count)
    after = person.settled()
    assert after.figures[take.figure] == spaces[0]
    person.see.check(after)


def test_reloading_in_the_middle_of_a_placement(page: Page, server: Server) -> None:
    person, position = sits_down(page, server, in_phase(Phase.PLACE, POND))
    page.reload()
    assert person.settled() == position
    person.see.check(position)
    person.act(position)
    person.see.moved_on(person.count)
    person.see.check(person.settled())


def test_pulling_the_plug(browser: Browser, own_server: Server) -> None:
    with opened(browser, expected=NETWORK) as context:
        person = Person(context.new_page(), own_server)
        person.begin(["here", "merchant"])
        position = person.play(turns=4)
        count = person.count
        own_server.kill()
        main = person.page.get_by_role("main")
        lost = main.get_by_text(person.see.say("table-lost")).or_(
            person.page.get_by_text(person.see.say("away-title"))
        )
        expect(lost).to_be_visible()
        own_server.start()
        expect(lost).to_have_count(0)
        assert person.replayed() == (position, count)
        person.play(turns=2)
        assert person.count > count


def test_a_second_tab_makes_moves(browser: Browser, server: Server) -> None:
    with opened(browser) as context:
        first, position = sits_down(context.new_page(), server, in_phase(Phase.TAKE, POND))
        second = Person(context.new_page(), server)
        second.page.goto(first.page.url)
        second.sit_down(["here", "here"], by_hand=True)
        second.play(turns=3)
        first.page.bring_to_front()
        assert first.settled() != position
        first.see.check(first.settled())


def test_a_decision_for_a_game_that_has_gone_on(browser: Browser, server: Server) -> None:
    with opened(browser, expected=NETWORK) as context:
        page = context.new_page()
        page.route_web_socket("**/socket*", lambda deaf: None)
        first, position = sits_down(page, server, in_phase(Phase.TAKE, POND))
        stage(first, position)
        turn = until(lambda after: len(after.sticks) == 5 and after.move is None, POND)
        server.go_on(first.game, turn[first.count :])
        first.done()
        expect(first.see.notice).to_contain_text(first.see.say("table-stale"))
        first.see.check(first.settled())


def test_looking_back_and_returning(page: Page, server: Server) -> None:
    person, position = sits_down(page, server, until(lambda one: len(one.sticks) == 2, POND))
    decisions = server.record(person.game).decisions
    before = server.record(person.game).start
    for back in range(1, 8):
        person.press("look-earlier")
        shown = before
        for decision in decisions[:-back]:
            shown = shown.after(decision)
        said = person.see.say("look-at", at=person.count - back, last=person.count)
        expect(person.see.counter).to_have_text(said)
        assert person.see.figures(shown.seats) == dict(shown.figures)
    person.point(person.see.space(next(iter(position.figures.values()))))
    expect(person.see.notice).to_contain_text(person.see.say("advice-looking-back"))
    person.press("look-return")
    person.see.check(person.settled())
    expect(person.see.notice).to_be_empty()
    person.act(position)
    person.see.moved_on(person.count)
