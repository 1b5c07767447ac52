"""Lets the bots and the program's dice act, one decision at a time and not too fast to follow."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import datetime
from random import Random

from mansuba import Decision, Kind, Phase, Position, Seat
from mansuba.players import Budget, Thought
from mansuba.players.seated import Plan
from mansuba.players.vizier import EFFORT
from mansuba.table import Awaited, StaleError, Table
from mansuba.table.store_errors import NoSuchGameError, StoreError
from mansuba.web.live import Listener, Live
from mansuba.web.messages import Pace, Preparing, Stuck, Thinking
from mansuba.web.metrics import THOUGHTS
from mansuba.web.problems import ProblemError, problem_of
from mansuba.web.thinker import Question
from mansuba.web.thinkers import NoIdeaError, ThinkerLostError, Thinkers

log = logging.getLogger("mansuba.web")

PAUSES: dict[Pace, float] = {"slow": 1.6, "normal": 0.8, "fast": 0.3, "instant": 0.0}
"""Seconds that a decision takes at the least."""
RETRY = 2.0
"""Seconds until a decision is tried again that could not be stored."""
MOST_THOUGHT = 3.0
"""Seconds that a bot thinks about a turn at the most."""
BUDGET = Budget(effort=EFFORT, seconds=MOST_THOUGHT)
ADVISER = "priest"
"""Whoever asks for a hint asks this one: a moment's thought, and a good one."""
SOON = 3.0
"""Seconds within which a bot is ready to think, unless something has to be compiled."""


class Driver:
    """Acts for those who are not people, as long as it is their turn."""

    def __init__(
        self,
        keep: Callable[[Live, Table], Awaitable[None]],
        rng: Random,
        now: Callable[[], datetime],
        thinkers: int = 1,
    ) -> None:
        self._keep = keep
        self._rng = rng
        self._now = now
        self._thinkers = Thinkers(thinkers)

    async def close(self) -> None:
        """There is nothing more to think about."""
        await self._thinkers.close()

    def wake(self, live: Live) -> None:
        """Go on with a game, if it is not for a person to do. The lock has to be held."""
        if live.driver and live.driver is asyncio.current_task():
            return  # it is awake, and looks at the game again before it acts again
        if live.is_driven and live.question == _question(live.table) and _is_to_act(live):
            return  # whatever people say meanwhile, they cannot keep it from deciding
        live.stop_driving()
        if live.is_played:
            for bot in _bots(live.table):
                self._thinkers.prepare(bot)  # people set up their figures meanwhile
        if _is_to_act(live):
            live.driver = asyncio.create_task(self._drive(live))

    async def advise(self, position: Position) -> Thought | None:
        """What a bot thinks of a position; nothing as long as it is being made ready."""
        try:
            await asyncio.wait_for(self._thinkers.ready(ADVISER), SOON)
        except TimeoutError:
            return None
        seed = self._rng.getrandbits(64)
        try:
            return await self._thinkers.reflect(Question.about(position, ADVISER, seed, BUDGET))
        except (NoIdeaError, ThinkerLostError, OSError) as error:
            log.error("There is no hint: %s", error)
            raise ProblemError("internal") from None

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
        bots = Bots(self._thinkers, self._rng)
        try:
            await self._drive_as_ours(live, bots)
        finally:
            await live.bell.release(live.id)

    async def _drive_as_ours(self, live: Live, bots: Bots) -> None:
        while _is_to_act(live):
            if not await live.bell.claim([live.id]):  # another process sees to it, while it lives
                await asyncio.sleep(RETRY)
                continue
            try:
                await self._act(live, bots)
            except NoSuchGameError:
                return
            except StoreError as error:
                log.warning("A decision was not kept, and will be tried again: %r", error)
                live.announce(Stuck(error=problem_of(error).error))
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
        live.announce(Thinking(seat=waiting.seat))
        bot = table.chair_of(waiting.seat).bot
        assert bot is not None
        await self._make_ready(live, waiting.seat, bot)
        with THOUGHTS.labels(bot).time():
            return await bots.decide(waiting.seat, bot, table.position)

    async def _make_ready(self, live: Live, seat: Seat, bot: str) -> None:
        """Wait for compiled code; whoever waits longer than for a thought is told why."""
        try:
            await asyncio.wait_for(self._thinkers.ready(bot), SOON)
        except TimeoutError:
            live.announce(Preparing(seat=seat))
            await self._thinkers.ready(bot)
            live.announce(Thinking(seat=seat))

    def _carry_out(self, table: Table, decision: Decision | None) -> Table:
        request, now = secrets.token_urlsafe(12), self._now()
        if decision is None:
            return table.let_chance(table.draw(self._rng), request=request, at=now)
        return table.let_bot(decision, request=request, at=now)


class Bots:
    """The bots of a game. Each carries out what it planned as long as nobody else decides."""

    def __init__(self, thinkers: Thinkers, rng: Random) -> None:
        self._thinkers = thinkers
        self._rng = rng
        self._plans = defaultdict[tuple[Seat, str], Plan](Plan)

    async def decide(self, seat: Seat, name: str, position: Position) -> Decision:
        """What a bot decides; if it fails, anything that is legal, for the game has to go on."""
        plan = self._plans[seat, name]
        try:
            if not plan.leads_on(position):
                plan.make(position, await self._thinkers.think(self._about(name, position)))
            decision = plan.follow()
            if position.why_not(decision) is None:
                return decision
            log.error("The bot %s wants %r, which is not legal", name, decision)
        except OSError:  # no process can be had, which may pass
            raise
        except NoIdeaError as error:
            log.error("The bot %s does not know what to do: %s", name, error)
        except Exception:
            log.exception("The bot %s does not know what to do", name)
        return self._rng.choice(position.decisions())

    def _about(self, name: str, position: Position) -> Question:
        return Question.about(position, name, self._rng.getrandbits(64), BUDGET)


def _bots(table: Table) -> set[str]:
    return {chair.bot for chair in table.chairs if chair.bot is not None}


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
