"""Lets the bots and the program's dice act, one decision at a time and not too fast to follow."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from datetime import datetime
from functools import partial
from random import Random
from threading import Event

from mansuba import Decision, Kind, Phase, Position, Seat
from mansuba.players import PLAYERS, Budget, Seated
from mansuba.players.vizier import EFFORT
from mansuba.table import Awaited, Chair, StaleError, Table
from mansuba.table.transactions import NoSuchGameError, StoreError
from mansuba.web.engine import Engine
from mansuba.web.live import Listener, Live
from mansuba.web.messages import Pace, Preparing, Stuck, Thinking
from mansuba.web.problems import problem_of

log = logging.getLogger("mansuba.web")

PAUSES: dict[Pace, float] = {"slow": 1.6, "normal": 0.8, "fast": 0.3, "instant": 0.0}
"""Seconds that a decision takes at the least."""
RETRY = 2.0
"""Seconds until a decision is tried again that could not be stored."""
MOST_THOUGHT = 3.0
"""Seconds that a bot thinks about a turn at the most."""
SOON = 3.0
"""Seconds within which a bot is ready to think, unless something has to be compiled."""


class Driver:
    """Acts for those who are not people, as long as it is their turn."""

    def __init__(
        self,
        keep: Callable[[Live, Table], Awaitable[None]],
        rng: Random,
        now: Callable[[], datetime],
    ) -> None:
        self._keep = keep
        self._rng = rng
        self._now = now
        self._engine = Engine()
        # Not those threads that answer requests: nobody has to wait until a bot has thought.
        self._threads = ThreadPoolExecutor(thread_name_prefix="bot")

    async def close(self) -> None:
        """There is nothing more to think about."""
        await self._engine.close()
        self._threads.shutdown(wait=False, cancel_futures=True)

    def wake(self, live: Live) -> None:
        """Go on with a game, if it is not for a person to do. The lock has to be held."""
        if live.driver and live.driver is asyncio.current_task():
            return  # it is awake, and looks at the game again before it acts again
        if live.is_driven and live.question == _question(live.table) and _is_to_act(live):
            return  # whatever people say meanwhile, they cannot keep it from deciding
        live.stop_driving()
        if live.is_played and any(map(_is_compiled, live.table.chairs)):
            self._engine.prepare()  # people set up their figures meanwhile
        if _is_to_act(live):
            live.driver = asyncio.create_task(self._drive(live))

    def greet(self, live: Live, listener: Listener) -> None:
        """Tell whoever has come since that a bot is thinking."""
        waiting = live.table.awaits
        if live.is_driven and waiting.awaited is Awaited.BOT and waiting.seat is not None:
            listener.tell(Thinking(seat=waiting.seat).model_dump_json())

    async def draw_lot(self, live: Live) -> None:
        """Draw the lot if it is due, for nobody has to wait for that. The lock has to be held."""
        if _is_lot_due(live.table):
            try:
                await self._keep(live, self._carry_out(live.table, None))
            except (StoreError, StaleError) as error:
                log.warning("The lot was not kept, and will be drawn again: %r", error)

    async def _drive(self, live: Live) -> None:
        """Act until it is for somebody else to do; a thought that is not wanted ends at once."""
        with closing(Bots(self._rng)) as bots:
            while _is_to_act(live):
                try:
                    await self._act(live, bots)
                except NoSuchGameError:
                    return
                except StoreError as error:
                    log.warning("A decision was not kept, and will be tried again: %r", error)
                    live.publish(Stuck(error=problem_of(error).error))
                    await asyncio.sleep(RETRY)
                except Exception:  # a fault of ours; nobody else would go on with the game
                    log.exception("A decision could not be made, and will be tried again")
                    await asyncio.sleep(RETRY)

    async def _act(self, live: Live, bots: Bots) -> None:
        """Make one decision, unless the game goes on without it meanwhile."""
        live.question, begun = _question(live.table), time.monotonic()
        decision = await self._decide(live, bots)
        await _rest(live, begun)
        async with live.lock:
            if live.question == _question(live.table):
                with suppress(StaleError):  # another process was quicker
                    await self._keep(live, self._carry_out(live.table, decision))

    async def _decide(self, live: Live, bots: Bots) -> Decision | None:
        """What a bot decides; nothing if it is for the dice, which are drawn when they fall."""
        table = live.table
        waiting = table.awaits
        if waiting.awaited is Awaited.DICE:
            return None
        assert waiting.seat is not None
        live.publish(Thinking(seat=waiting.seat))
        chair = table.chair_of(waiting.seat)
        if _is_compiled(chair):
            await self._make_ready(live, waiting.seat)
        assert chair.bot is not None
        thinking = partial(bots.decide, waiting.seat, chair.bot, table.position)
        return await asyncio.get_running_loop().run_in_executor(self._threads, thinking)

    async def _make_ready(self, live: Live, seat: Seat) -> None:
        """Wait for compiled code; whoever waits longer than for a thought is told why."""
        try:
            await asyncio.wait_for(self._engine.ready(), SOON)
        except TimeoutError:
            live.publish(Preparing(seat=seat))
            await self._engine.ready()
            live.publish(Thinking(seat=seat))

    def _carry_out(self, table: Table, decision: Decision | None) -> Table:
        request, now = secrets.token_urlsafe(12), self._now()
        if decision is None:
            return table.let_chance(table.draw(self._rng), request=request, at=now)
        return table.let_bot(decision, request=request, at=now)


class Bots:
    """The bots of a game. Each carries out what it planned as long as nobody else decides."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._stopped = Event()
        self._seated: dict[tuple[Seat, str], Seated] = {}

    def close(self) -> None:
        """Whoever thinks comes to an end at once."""
        self._stopped.set()

    def decide(self, seat: Seat, name: str, position: Position) -> Decision:
        """What a bot decides; if it fails, anything that is legal, for the game has to go on."""
        try:
            decision = self._sitting(seat, name).decide(position, self._rng)
            if position.why_not(decision) is None:
                return decision
            log.error("The bot %s wants %r, which is not legal", name, decision)
        except Exception:
            log.exception("The bot %s does not know what to do", name)
        self._seated.pop((seat, name), None)
        return self._rng.choice(position.decisions())

    def _sitting(self, seat: Seat, name: str) -> Seated:
        if (seat, name) not in self._seated:
            budget = Budget(effort=EFFORT, seconds=MOST_THOUGHT, stop=self._stopped)
            self._seated[seat, name] = Seated(PLAYERS[name], budget)
        return self._seated[seat, name]


def _is_compiled(chair: Chair) -> bool:
    return chair.bot is not None and chair.bot in PLAYERS and PLAYERS[chair.bot].compiled


def _pause(live: Live) -> float:
    """How long a decision takes at the least; a whole set-up takes as long as one later on."""
    if _is_lot_due(live.table):
        return 0.0
    share = len(Kind) if live.table.position.phase is Phase.SET_UP else 1
    return PAUSES[live.pace] / share


async def _rest(live: Live, begun: float) -> None:
    """Let a decision take as long as it does at the least, which may change meanwhile."""
    while (left := begun + _pause(live) - time.monotonic()) > 0:
        live.paced.clear()
        with suppress(TimeoutError):
            await asyncio.wait_for(live.paced.wait(), left)


def _question(table: Table) -> object:
    """Who is to decide, and in which position."""
    waiting = table.awaits
    chair = None if waiting.seat is None else table.chair_of(waiting.seat)
    return table.position, waiting, chair


def _is_to_act(live: Live) -> bool:
    """Whether it is for a bot or the program's dice.

    Bots play while someone looks on; over a network, also while people have a seat there.
    """
    if live.table.awaits.awaited not in (Awaited.BOT, Awaited.DICE):
        return False
    return live.is_played or _is_lot_due(live.table)


def _is_lot_due(table: Table) -> bool:
    return table.awaits.awaited is Awaited.DICE and table.position.phase is Phase.LOT
