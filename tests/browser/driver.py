"""People at the page: they click and type what a person could, and decide by the rulebook.

What to do comes from a merchant who reads the game's record; how it is done is each person's own.
Nobody asks the server to decide anything but through the page.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from playwright.sync_api import Locator, Page, expect

from mansuba import (
    CHANCE,
    Figure,
    Lot,
    Pass,
    Phase,
    Place,
    Position,
    Seat,
    Step,
    Take,
    Throw,
)
from mansuba.players import PLAYERS
from mansuba.rulebook.events import Beguiled, StayedInPyramid, StayedTempleFull
from mansuba.rulebook.figures import FIGURES
from mansuba.rulebook.sticks import Face, Stick
from mansuba.rulebook.turn import Transition
from mansuba.table import draw
from mansuba.words import Words
from tests.browser.seeing import Sight
from tests.browser.serving import BROOK, Server

MOST = 2_000
"""Decisions after which a game ought to be over."""
HERE = "here"


@dataclass(frozen=True)
class Leg:
    """A part of a move that is pointed out at once: where it ends, and what happens there."""

    to: str
    beguiles: Figure | None = None
    spares: Figure | None = None


class Person:
    """Somebody with a mouse. Others differ in how they point at things."""

    def __init__(self, page: Page, server: Server, seed: int = 0, language: str = "en") -> None:
        self.page = page
        self.server = server
        self.rng = Random(seed)
        self.language = language
        self.here: frozenset[Seat] = frozenset()
        self.by_hand = False
        self.names: dict[Seat, str] = {}
        self.count = 0
        """How many decisions the page has shown."""
        self.see = Sight(page, Words(language))

    # --- coming to the table ----------------------------------------------------------------------

    def begin(self, players: Sequence[str], *, by_hand: bool = False, board: str = BROOK) -> None:
        """Choose a new game on its page, and begin it."""
        self.page.goto(f"{self.server.url}/")
        say = self.see.say
        self.page.get_by_role("link", name=say("title-choose")).click()
        counts = self.page.get_by_role("group", name=say("new-how-many"))
        self.page.get_by_role("radio", name=re.compile(f"^{board}", re.IGNORECASE)).check()
        counts.get_by_text(str(len(players)), exact=True).click()
        for number, player in enumerate(players, 1):
            chosen = self.page.get_by_label(say("new-player-of", seat=number))
            chosen.select_option(label=say(f"player-{player}"))
        dice = "dice-hand" if by_hand else "dice-program"
        self.page.get_by_role("radio", name=re.compile(f"^{re.escape(say(dice))}")).check()
        self.page.get_by_role("button", name=say("new-begin")).click()
        self.page.wait_for_url("**/game/*")
        self.sit_down(players, by_hand=by_hand)

    def resume(self, game: str) -> None:
        """Open a game of people with real sticks, by its address."""
        self.page.goto(f"{self.server.url}/game/{game}")
        seats = self.server.record(game).start.seats
        self.sit_down([HERE] * len(seats), by_hand=True)

    def sit_down(self, players: Sequence[str], *, by_hand: bool) -> None:
        """Learn who plays."""
        record = self.server.record(self.game)
        seats = record.start.seats
        self.here = frozenset(
            seat for seat, player in zip(seats, players, strict=True) if player == HERE
        )
        self.by_hand = by_hand
        self.names = {seat: record.tags[f"Name{seat}"] for seat in seats}
        self.see = Sight(self.page, Words(self.language, self.names))

    @property
    def game(self) -> str:
        """The id of the game on the page."""
        return self.page.url.rpartition("/")[2]

    # --- playing ----------------------------------------------------------------------------------

    def play(self, until: Phase = Phase.OVER, turns: int = MOST) -> Position:
        """Decide everything that is for people here, until it comes to this phase."""
        for _ in range(turns):
            position = self.settled()
            self.see.check(position)
            if position.phase in (until, Phase.OVER):
                return position
            self.act(position)
            self.see.moved_on(self.count)
        return self.settled()

    def settled(self) -> Position:
        """The game once it waits for a person here, and the page shows it."""
        for _ in range(MOST):
            position, self.count = self.replayed()
            if self._is_mine(position):
                self.see.count(self.count)
                self.draw_near()
                return position
            self.see.moved_on(self.count)
        raise AssertionError("nobody here is ever asked")

    def draw_near(self) -> None:
        """On a small screen, tap the board to see it large."""
        overview = self.see.button("board-overview", seats=len(self.names))
        if overview.count():
            overview.click()

    def replayed(self) -> tuple[Position, int]:
        """The game as the rulebook plays its record, and how many decisions that were."""
        record = self.server.record(self.game)
        position = record.start
        for decision in record.decisions:
            position = position.after(decision)
        return position, len(record.decisions)

    def _is_mine(self, position: Position) -> bool:
        actor = position.actor
        if actor is CHANCE:
            return self.by_hand or (position.phase is Phase.THROW and position.starter in self.here)
        return actor is None or actor in self.here

    def act(self, position: Position) -> None:
        """Decide once: a set-up, a throw, a placement, a move."""
        match position.phase:
            case Phase.SET_UP:
                self.set_up(position)
            case Phase.LOT:
                self.tell_lot(draw(position, self.rng))
            case Phase.THROW if self.by_hand:
                self.tell_throw(draw(position, self.rng))
            case Phase.THROW:
                self.throw()
            case Phase.PLACE:
                decision = PLAYERS["merchant"].decide(position, self.rng)
                assert isinstance(decision, Place)
                self.point_at(position, decision.space)
            case _:
                self.move(position, self.plan(position))

    def plan(self, position: Position) -> list[Transition]:
        """A merchant's whole move, or what there is of it before a figure is placed."""
        seat, played = position.actor, list[Transition]()
        while position.actor == seat and position.phase in (Phase.TAKE, Phase.STEP):
            if played and position.phase is Phase.TAKE:
                break
            played.append(position.play(PLAYERS["merchant"].decide(position, self.rng)))
            position = played[-1].after
        return played

    def move(self, position: Position, plan: Sequence[Transition]) -> None:
        """Carry out a plan."""
        first = plan[0].decision
        match first:
            case Pass():
                self.choose_stick(position, first.stick)
                self.press("action-pass", stick=first.stick.letter)
                return
            case Take():
                self.take(position, first)
                position = plan[0].after
        figure = position.move.figure if position.move else None
        assert figure
        legs = self.legs(figure, plan)
        for leg in legs:
            self.go(leg, first.stick if isinstance(first, Take) else None)
        if not legs or legs[-1].beguiles is None:
            self.done()

    def take(self, position: Position, take: Take) -> None:
        """Choose a stick and a figure, either way round."""
        if self.rng.random() < 0.5:
            self.choose_stick(position, take.stick)
            self.choose_figure(position, take.figure)
        else:
            self.choose_figure(position, take.figure)
            if self.rng.random() < 0.5:
                self.choose_stick(position, take.stick)

    def legs(self, figure: Figure, plan: Sequence[Transition]) -> list[Leg]:
        """Where one points on the way: at every step, or only at the end."""
        steps = [
            _leg(figure, transition) for transition in plan if isinstance(transition.decision, Step)
        ]
        return steps if self.rng.random() < 0.5 else steps[-1:]

    def go(self, leg: Leg, stick: Stick | None) -> None:
        """Point at a space that is lit; if there are several ways, say which."""
        lit = self.lit(leg.to)
        lit.wait_for()
        asked = re.search(_any_number(self.see.say("target-choices", count=2)), self.name_of(lit))
        self.point(lit)
        if asked:
            self.answer(leg, stick)

    def answer(self, leg: Leg, stick: Stick | None) -> None:
        """Several ways lead there: choose the one that was meant."""
        say = self.see.say
        buttons = self.see.dialog.get_by_role("button")
        expect(buttons.first).to_be_visible()
        sticks = [say("way-with-stick", stick=letter) for letter in "FWCIJK"]
        mine = say("way-with-stick", stick=stick.letter) if stick is not None else ""
        for text in buttons.all_inner_texts():
            others = any(name in text for name in sticks if name != mine)
            if not others and self._means(text, leg):
                self.point(buttons.get_by_text(text, exact=True))
                return
        raise AssertionError(f"none of these is {leg} by {stick!r}: {buttons.all_inner_texts()}")

    def _to(self, space: str) -> str:
        """Matches that it leads to the space, by one step or several."""
        one, more = (self.see.say("target-steps", space=space, steps=steps) for steps in (1, 2))
        return f"{re.escape(one)}|{_any_number(more)}"

    def _means(self, text: str, leg: Leg) -> bool:
        return (
            re.search(self._to(leg.to), text) is not None
            and self._told("target-beguiles", text) == leg.beguiles
            and self._told("target-spares", text) == leg.spares
        )

    def _told(self, message: str, text: str) -> Figure | None:
        """The figure of which the text says this."""
        figures = (figure for seat in self.names for figure in FIGURES[seat])
        said = (figure for figure in figures if self.see.say(message, figure=str(figure)) in text)
        return next(said, None)

    # --- how it is done ---------------------------------------------------------------------------

    def lit(self, space: str) -> Locator:
        """A space on which something can be done, once it is."""
        return self.see.board.get_by_role(
            "button", name=re.compile(rf"^{space}[.,].*(?:{self._to(space)})")
        )

    def name_of(self, locator: Locator) -> str:
        """What it is called to whoever cannot see it."""
        return locator.get_attribute("aria-label") or locator.inner_text()

    def point(self, locator: Locator) -> None:
        """Choose something that can be seen."""
        locator.click()

    def press(self, message: str, **told: str | int) -> None:
        """Press the button on which this stands."""
        self.point(self.see.button(message, **told))

    def point_at(self, position: Position, space: str) -> None:
        """Place a figure there, once the page knows that it may be."""
        place = re.escape(self.see.say("target-place", space=space))
        name = re.compile(rf"^{space}[.,].*{place}")
        self.point(self.see.board.get_by_role("button", name=name))

    def choose_stick(self, position: Position, stick: Stick) -> None:
        """Choose one of the sticks that lie there."""
        face = position.sticks[stick]
        naal = "yes" if face.naal else "no"
        name = self.see.say("sticks-shows", kind=stick.letter, icons=face.icons, naal=naal)
        button = self.page.get_by_role("button", name=name, exact=True)
        expect(button).to_be_enabled()
        self.point(button)

    def choose_figure(self, position: Position, figure: Figure) -> None:
        """Choose a figure that can be chosen."""
        name = f"{self.see.named(position, position.figures[figure])} "
        movable = re.compile(f"^{re.escape(name)}{re.escape(self.see.say('board-movable'))}$")
        self.point(self.see.board.get_by_role("button", name=movable))

    def done(self) -> None:
        """Send the move."""
        button = self.see.button("action-done")
        expect(button).to_be_enabled()
        self.point(button)

    def throw(self) -> None:
        """Let the sticks tumble."""
        self.press("action-throw")

    def set_up(self, position: Position) -> None:
        """Take a ready arrangement, perhaps let two change places, and say so."""
        ready = self.rng.choice(("in-order", "mirrored", "shuffled"))
        self.press(f"set-up-{ready}")
        if self.rng.random() < 0.5:
            temple = position.edition.board.temples[position.to_place.seat]
            for space in self.rng.sample(temple, 2):
                self.point(self.see.space(space))
        self.press("set-up-ready")

    def tell_lot(self, lot: Lot | Throw) -> None:
        """Say on whom the lot fell."""
        assert isinstance(lot, Lot)
        group = self.page.get_by_role("group", name=self.see.say("hand-lot"))
        self.point(group.get_by_role("button", name=self.see.say("seat", seat=lot.seat)))

    def tell_throw(self, throw: Lot | Throw) -> None:
        """Say what the real sticks show."""
        assert isinstance(throw, Throw)
        for stick, face in zip(Stick, throw.faces, strict=True):
            group = self.page.get_by_role(
                "group", name=self.see.say("stick", stick=stick.letter), exact=True
            )
            self.point(group.get_by_role("radio", name=self.face_name(face), exact=True))
        self.press("hand-enter")

    def face_name(self, face: Face) -> str:
        """A face, as it is offered."""
        return self.see.say("hand-face-naal" if face.naal else "hand-face", icons=face.icons)


def _any_number(said: str) -> str:
    """Matches what was said of 2 for any other number."""
    return re.escape(said).replace("2", r"\d+")


def _leg(figure: Figure, transition: Transition) -> Leg:
    beguiled = [event.figure for event in transition.events if isinstance(event, Beguiled)]
    spared = [
        event.figure
        for event in transition.events
        if isinstance(event, StayedInPyramid | StayedTempleFull)
    ]
    return Leg(
        transition.after.figures[figure],
        beguiled[0] if beguiled else None,
        spared[0] if spared else None,
    )
