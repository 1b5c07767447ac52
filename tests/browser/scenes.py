"""Everything a page can look like: how to come there, and what to open there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import expect

from mansuba import Edition, Phase, Take
from tests.browser.driver import Person
from tests.browser.serving import POND
from tests.browser.situations import NAMES, almost_over, in_phase


def nothing(_: Person) -> None:
    """There is nothing to open."""


@dataclass(frozen=True)
class Scene:
    """A page or a state of one, and something that can be opened there and closed by Escape."""

    come: Callable[[Person], None]
    open: Callable[[Person], None] = nothing
    playing: bool = False
    """Whether a game can be seen, and is just as the rulebook says."""


def title(person: Person) -> None:
    person.page.goto(person.server.url)
    expect(person.page.locator("#with-whom")).not_to_be_empty()


def new_game(person: Person) -> None:
    person.page.goto(f"{person.server.url}/new")
    expect(person.page.get_by_role("button", name=person.see.say("new-begin"))).to_be_visible()
    person.page.locator("summary").click()


def games(person: Person) -> None:
    person.server.begun(NAMES[:2], [])
    person.page.goto(f"{person.server.url}/games")
    expect(person.page.get_by_role("listitem").first).to_be_visible()


def lost(person: Person) -> None:
    person.page.goto(f"{person.server.url}/nowhere")
    expect(person.page.get_by_role("heading", level=1)).to_be_visible()


def rules(person: Person) -> None:
    person.page.goto(f"{person.server.url}/rules")
    expect(person.page.locator("#law-7")).to_be_visible()


def editor(person: Person) -> None:
    """A position that cannot be, in the middle of a move."""
    line = "sun%234a33bb52 v1 0:j7,c5,c6,q14,b5,a4/3:q16,*,r15,r16,c7,s16 0 F1W2nC3 0F2bt"
    person.page.goto(f"{person.server.url}/editor#{line}")
    expect(person.page.get_by_text(person.see.say("editor-cannot-be"))).to_be_visible()


def sharing(person: Person) -> None:
    person.press("editor-share")
    expect(person.page.get_by_role("img", name=person.see.say("link-qr"))).to_be_visible()


def in_game(phase: Phase, players: int = 2, board: str = "pond") -> Callable[[Person], None]:
    """A game has come to this phase for the first time."""

    def come(person: Person) -> None:
        edition = POND if board == "pond" else Edition.standard()
        decisions = [] if phase is Phase.SET_UP else in_phase(phase, edition, players)
        person.resume(person.server.begun(NAMES[:players], decisions, board))
        expect(person.see.status).to_be_visible()
        person.settled()

    return come


def lit(person: Person) -> None:
    """A stick and a figure are chosen, and everything possible is lit."""
    in_game(Phase.TAKE)(person)
    position = person.settled()
    take = next(
        one
        for one in position.decisions()
        if isinstance(one, Take) and one.figure == (position.mover, one.stick)
    )
    person.choose_stick(position, take.stick)
    person.choose_figure(position, take.figure)
    begun = position.after(take)
    space = begun.after(begun.decisions()[0]).figures[take.figure]
    expect(person.lit(space)).to_have_count(1)


def over(person: Person) -> None:
    """Somebody has won."""
    person.resume(person.server.begun(NAMES[:2], almost_over(POND)))
    person.play()
    person.press("over-look")


def what_now(person: Person) -> None:
    person.press("over-what-now")


def settings(person: Person) -> None:
    person.page.get_by_role("button", name=person.see.say("settings-title")).click()


def keys(person: Person) -> None:
    person.page.keyboard.press("?")
    expect(person.see.dialog).to_be_visible()


def law(person: Person) -> None:
    """What a law says, after an attempt to move another's figure."""
    position = person.settled()
    stick = next(stick for stick, face in position.sticks.items() if not face.naal)
    other = next(figure for figure in position.figures if figure.seat != position.mover)
    if not person.see.notice.get_by_role("button").count():
        person.choose_stick(position, stick)
        person.point(person.see.space(position.figures[other]))
    person.press("table-read-law", number=1)


def tab(name: str) -> Callable[[Person], None]:
    """One of the panels beside the board."""

    def come(person: Person) -> None:
        in_game(Phase.PLACE)(person)
        person.page.get_by_role("tab", name=person.see.say(f"tab-{name}"), exact=True).click()

    return come


def deletion(person: Person) -> None:
    delete = person.see.say("games-delete")
    person.page.get_by_role("listitem").get_by_text(delete, exact=True).first.click()


SCENES = {
    "title": Scene(title, settings),
    "new-game": Scene(new_game),
    "games": Scene(games, deletion),
    "lost": Scene(lost),
    "rules": Scene(rules),
    "editor": Scene(editor, sharing),
    "set-up": Scene(in_game(Phase.SET_UP)),
    "lot": Scene(in_game(Phase.LOT, players=6)),
    "throw": Scene(in_game(Phase.THROW), keys),
    "take": Scene(in_game(Phase.TAKE), law, playing=True),
    "lit": Scene(lit),
    "placing": Scene(in_game(Phase.PLACE), playing=True),
    "progress": Scene(tab("progress")),
    "words": Scene(tab("words")),
    "about": Scene(tab("game")),
    "view": Scene(tab("view")),
    "over": Scene(over, what_now, playing=True),
}
