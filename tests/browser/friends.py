"""People who play together, each at a page of their own, and reach the server only through it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any
from uuid import uuid4

from playwright.sync_api import Locator, Page, expect

from mansuba import CHANCE, Decision, Phase, Position
from mansuba.notation import read_decision, read_record, write_decision
from mansuba.players import PLAYERS
from mansuba.words import Words
from tests.browser.driver import HERE, MOST, Person
from tests.browser.seeing import Sight
from tests.browser.serving import BROOK, POND, Server

ASK = """async ([method, path, body]) => {
  const answer = await fetch('/api' + path, {
    method, body: body && JSON.stringify(body), headers: {'Content-Type': 'application/json'},
  });
  return [answer.status, await answer.text()];
}"""
LOG = """async game => {
  const view = await (await fetch('/api/games/' + game)).json();
  return view.entries.map(({word, line, said}) => [word, line, said && said.type]);
}"""

SOCKETS = """const Real = WebSocket; window.sockets = [];
window.WebSocket = class extends Real {
  constructor(...how) { super(...how); sockets.push(this); }
};"""
"""Knows the page's sockets: a browser that is told to be offline leaves open ones alone."""


class Friend(Person):
    """Somebody with a name, and a page of their own."""

    def __init__(
        self, page: Page, server: Server, name: str, *, language: str = "en", seed: int = 0
    ) -> None:
        super().__init__(page, server, seed=seed, language=language)
        page.add_init_script(SOCKETS)
        self.name = name
        self.seq = 0
        """How many entries the log had when it was last looked at."""
        self._line: list[Position] = []

    # --- asking the server as the page does -------------------------------------------------------

    def tries(self, path: str, body: object = None, method: str = "") -> tuple[int, str]:
        """How the server answers to this page, and what it says."""
        how = method or ("GET" if body is None else "POST")
        status, text = self.page.evaluate(ASK, [how, path, body])
        return status, text

    def asks(self, path: str, body: object = None) -> Any:
        """What the server answers to this page, unless it refuses."""
        status, text = self.tries(path, body)
        assert status < 300, f"{path}: {status} {text}"
        return json.loads(text)

    @property
    def record(self) -> str:
        """The game's record, as this page can download it."""
        return self.tries(f"/games/{self.game}/record")[1]

    def told(self) -> list[str]:
        """What people have said about the game, each as one word."""
        return [said for _, _, said in self._log() if said]

    def _log(self) -> list[tuple[str | None, int, str | None]]:
        log: list[tuple[str | None, int, str | None]] = self.page.evaluate(LOG, self.game)
        self.seq = len(log)
        return log

    def line(self) -> list[Position]:
        """The game after each number of decisions, as the rulebook plays the log from here."""
        line = self._line or [read_record(self.record).start]
        seen, log = self.seq if self._line else 0, self._log()
        for word, standing, _ in log[seen:]:
            if word:
                line.append(line[-1].after(read_decision(word)))
            del line[standing + 1 :]
        self._line = line
        return list(line)

    def replayed(self) -> tuple[Position, int]:
        """The game as the rulebook plays the log, and how many decisions that were."""
        self.line()
        return self.stands()

    def stands(self) -> tuple[Position, int]:
        """The same as far as it is known, without asking."""
        return self._line[-1], len(self._line) - 1

    def foresees(self, decisions: Sequence[Decision], seq: int) -> bool:
        """Go on by what was decided just now, if nothing else can have happened."""
        if not decisions or seq != self.seq + len(decisions):
            return False
        for decision in decisions:
            self._line.append(self._line[-1].after(decision))
        self.seq = seq
        return True

    def acts(self, do: str) -> None:
        """Do something about the table without a click."""
        self.asks(f"/games/{self.game}/table", {"do": do, "id": uuid4().hex})

    def sends(self, decisions: Iterable[Decision], seen: int) -> tuple[int, str]:
        """Decide without a click, after so many entries of the log; the answer."""
        words = [write_decision(decision) for decision in decisions]
        ask = {"id": uuid4().hex, "seen": seen, "decisions": words}
        return self.tries(f"/games/{self.game}/decisions", ask)

    def decides(self, position: Position, seen: int) -> tuple[list[Decision], int, str]:
        """Decide all that is for one seat before another, or throw, in the same way."""
        if position.actor is CHANCE:
            ask = {"id": uuid4().hex, "seen": seen}
            return [], *self.tries(f"/games/{self.game}/throw", ask)
        decisions, actor = list[Decision](), position.actor
        while position.actor == actor and position.phase is not Phase.OVER:
            decisions.append(PLAYERS["merchant"].decide(position, self.rng))
            position = position.after(decisions[-1])
        return decisions, *self.sends(decisions, seen)

    # --- coming to the table ----------------------------------------------------------------------

    def begins(self, players: Sequence[str], *, by_hand: bool = False) -> None:
        """Say who one is, choose a game on the brook, and begin it."""
        say = self.see.say
        self.page.goto(f"{self.server.url}/new")
        self.is_named()
        self.page.get_by_role("radio", name=re.compile(f"^{BROOK}")).check()
        counts = self.page.get_by_role("group", name=say("new-how-many"))
        counts.get_by_text(str(len(players)), exact=True).click()
        for number, player in enumerate(players, 1):
            chosen = self.page.get_by_label(say("new-player-of", seat=number))
            chosen.select_option(label=say(f"player-{player}"))
        dice = say("dice-hand" if by_hand else "dice-program")
        self.page.get_by_role("radio", name=re.compile(f"^{re.escape(dice)}")).check()
        self.press("new-begin")
        self.page.wait_for_url("**/game/*")
        self.look_round()

    def is_named(self) -> None:
        """Say under which name one wants to be known."""
        self.page.get_by_label(self.see.say("me-name"), exact=True).fill(self.name)

    def invites(self, *, to_watch: bool = False) -> str:
        """Make a link, in the panel of people."""
        self.open_tab("people")
        self.does("people-invite")
        if to_watch:
            watch = re.compile(f"^{re.escape(self.see.say('invite-watch'))}")
            self.see.dialog.get_by_role("radio", name=watch).check()
        self.press("invite-make")
        link = self.link()
        self.page.keyboard.press("Escape")
        expect(self.see.dialog).to_have_count(0)
        return link

    def link(self) -> str:
        """The link that the page shows."""
        return self.page.get_by_label(self.see.say("link-text"), exact=True).input_value()

    def comes(self, link: str) -> None:
        """Open an invitation, and say who one is."""
        self.page.goto(link)
        self.is_named()
        self.press("join-go")
        self.page.wait_for_url("**/game/*")
        self.look_round()

    def sits(self) -> None:
        """Take the first free seat, as the page proposes it."""
        self.press("people-sit")
        expect(self.see.button("people-sit")).to_have_count(0)
        self.look_round()

    def look_round(self) -> None:
        """Learn who sits where, and who throws the sticks."""
        view, me = self.asks(f"/games/{self.game}"), self.asks("/me")["guest"]
        seats = view["company"]["seats"]
        mine = (seat for seat in seats if (seat["player"], seat["guest"]) == (HERE, me))
        self.here = frozenset(seat["seat"] for seat in mine)
        self.names = {seat["seat"]: seat["name"] for seat in seats}
        self.by_hand = view["dice"] == "hand"
        self.see = Sight(self.page, Words(self.language, self.names))

    # --- at the table -----------------------------------------------------------------------------

    @property
    def panel(self) -> Locator:
        """Whatever is open beside the board."""
        return self.page.get_by_role("tabpanel")

    def open_tab(self, name: str) -> None:
        """Open one of the panels."""
        said = re.compile(f"^{re.escape(self.see.say(f'tab-{name}'))}")
        self.page.get_by_role("tab", name=said).click()

    def does(self, message: str, **told: str | int) -> None:
        """Press a button of the panel that is open."""
        name = self.see.say(message, **told)
        self.panel.get_by_role("button", name=name, exact=True).click()

    def confirms(self, message: str) -> None:
        """Press a button of the dialog that is open."""
        name = self.see.say(message)
        button = self.see.dialog.get_by_role("button", name=name, exact=True)
        button.click()
        expect(button).to_have_count(0)

    def arranges(self) -> None:
        """Set up, whoever's turn it is, and let two figures change places."""
        self.press("set-up-mirrored")
        self.draw_near()
        (seat,) = self.here
        for space in POND.board.temples[seat][:2]:
            self.point(self.see.space(space))
        self.press("set-up-ready")

    def reads(self, message: str, **told: str | int) -> None:
        """The page says this."""
        expect(self.page.get_by_text(self.see.say(message, **told)).first).to_be_visible()

    def seat_says(self, seat: int, message: str) -> None:
        """The panel of people says this of whoever sits there."""
        self.open_tab("people")
        seats = self.panel.get_by_role("list", name=self.see.say("people-seats"))
        line = seats.get_by_role("listitem").nth(sorted(self.names).index(seat))
        expect(line).to_contain_text(self.see.say(message))

    @contextmanager
    def looking_away(self) -> Iterator[None]:
        """Let the page hear everything but paint nothing: that is most of what many pages cost."""
        self.page.evaluate("document.body.style.display = 'none'")
        yield
        self.page.evaluate("document.body.style.display = ''")

    # --- going ------------------------------------------------------------------------------------

    def loses_connection(self) -> None:
        """Go where there is no network: what was connected is cut as well."""
        self.page.context.set_offline(True)
        self.page.evaluate("sockets.forEach(socket => socket.close())")


def play(
    sitting: Mapping[int, Friend],
    *,
    until: Callable[[Position], bool] = lambda _: False,
    turns: int = MOST,
    clicks: bool = False,
) -> tuple[Position, int]:
    """Whoever is asked decides, by clicks or without; how the game stands then."""
    someone = next(iter(sitting.values()))
    position, count = someone.replayed()
    for _ in range(turns):
        if position.phase is Phase.OVER or until(position):
            break
        friend = sitting.get(awaited(position))
        if not friend:
            someone.see.moved_on(count)  # a bot, or the lot
        elif clicks:
            see_all([friend], position, count)
            friend.act(position)
            friend.see.moved_on(count)
        else:
            decisions, status, answer = friend.decides(position, someone.seq)
            assert status == 200, answer
            if someone.foresees(decisions, json.loads(answer)["seq"]):
                position, count = someone.stands()
                continue
        position, count = someone.replayed()
    return someone.replayed()


def awaited(position: Position) -> int:
    """The seat that decides or throws next; none has such a number while the lot falls."""
    seat = position.starter if position.actor is CHANCE else position.actor
    return -1 if seat is None else seat


def see_all(friends: Iterable[Friend], position: Position, count: int) -> None:
    """Every page shows the game just as it is."""
    for friend in friends:
        friend.see.count(count)
        friend.draw_near()
        friend.see.check(position)
