"""Processes that think for the bots, so that nobody else has to wait while they do."""

from __future__ import annotations

import asyncio
import logging
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Awaitable
from contextlib import suppress
from dataclasses import replace

from mansuba import MansubaError
from mansuba.players import PLAYERS, Line, Thought
from mansuba.web.metrics import LOST
from mansuba.web.thinker import COMPILED, SIZE, STOP, Answer, Question

log = logging.getLogger("mansuba.web")

COMMAND = (sys.executable, "-P", "-m", "mansuba.web.thinker")
"""Without the folder that we happen to stand in: what lies there is no code of ours."""
TRIES = 3
"""How many processes may be lost over one thought."""
PATIENCE = 60.0
"""Seconds after which a process is taken for lost; a thought is allowed a few."""
BIRTH = 600.0
"""Seconds after which it is taken for lost before it could be asked: on a slow machine it compiles
for minutes."""
GRACE = 2.0
"""Seconds that a process has to break off a thought."""


class ThinkerLostError(MansubaError):
    """A process ended before its thought did: killed, out of memory, or it never got so far."""

    def __str__(self) -> str:
        return "a process that thinks was lost"


class NoIdeaError(MansubaError):
    """A player failed at a thought."""

    def __init__(self, told: str) -> None:
        super().__init__(told)
        self.told = told
        """What its process said about it."""

    def __str__(self) -> str:
        return self.told


class Thinkers:
    """So many processes for players that need compiled code, and as many for the others, who wait
    neither for that nor for long thoughts. Each is started when it is first needed."""

    def __init__(self, most: int) -> None:
        self._plain = _Pool(most)
        self._compiled = _Pool(most, COMPILED)

    def prepare(self, player: str) -> None:
        """This player is going to think: have a process ready."""
        self._pool(player).prepare()

    def ready(self, player: str) -> Awaitable[None]:
        """Wait for it, and for what it compiles: a minute where that was never done before."""
        return asyncio.shield(self._pool(player).prepare())

    async def think(self, question: Question) -> Line:
        """What a player would do. To cancel this breaks the thought off.

        Raises a NoIdeaError, a ThinkerLostError, or the OSError of a process that does not start.
        """
        answer = await self._answer(question)
        return answer.line if isinstance(answer, Thought) else answer

    async def reflect(self, question: Question) -> Thought:
        """All that a player thinks; the same holds of it."""
        answer = await self._answer(replace(question, reflects=True))
        assert isinstance(answer, Thought)
        return answer

    async def _answer(self, question: Question) -> Line | Thought:
        answer = await self._pool(question.player).ask(question)
        if isinstance(answer, str):
            raise NoIdeaError(answer)
        return answer

    async def close(self) -> None:
        """End them, whatever they are at."""
        await asyncio.gather(self._plain.close(), self._compiled.close())

    def _pool(self, player: str) -> _Pool:
        is_compiled = player in PLAYERS and PLAYERS[player].compiled
        return self._compiled if is_compiled else self._plain


class _Pool:
    """Processes of one sort, each with one thought at a time."""

    def __init__(self, most: int, *options: str) -> None:
        self._options = options
        self._free = asyncio.Semaphore(most)
        self._idle: list[_Thinker] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self._preparing: asyncio.Task[None] | None = None

    def prepare(self) -> asyncio.Task[None]:
        """Start the first of them, unless that was done."""
        if self._preparing is None:
            self._preparing = asyncio.create_task(self._start_ahead())
        return self._preparing

    async def _start_ahead(self) -> None:
        try:
            await self.ask(None)
        except (ThinkerLostError, OSError) as error:
            log.warning("The bots are not made ready ahead: %r", error)

    def ask(self, question: Question | None) -> asyncio.Future[Answer]:
        """An answer that will come; to no question, as soon as somebody could be asked."""
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        task = asyncio.create_task(self._see_to(question, answer))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return answer

    async def close(self) -> None:
        """End them all."""
        tasks = [*self._tasks, *([self._preparing] if self._preparing else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(*(thinker.end() for thinker in self._idle))

    async def _see_to(self, question: Question | None, answer: asyncio.Future[Answer]) -> None:
        """Have a question answered. Whoever asked may go; this sees that the process comes back."""
        async with self._free:
            try:
                told = await self._told(question, answer)
            except Exception as error:
                if not answer.done():
                    answer.set_exception(error)
            else:
                if not answer.done():
                    answer.set_result(told)

    async def _told(self, question: Question | None, answer: asyncio.Future[Answer]) -> Answer:
        """What a process answers; should it be lost, then another."""
        for _ in range(TRIES):
            if answer.done():
                return ()
            with suppress(ThinkerLostError):
                return await self._told_by_one(question, answer)
            LOST.inc()
            log.warning("A process that thinks was lost")
        raise ThinkerLostError

    async def _told_by_one(
        self, question: Question | None, answer: asyncio.Future[Answer]
    ) -> Answer:
        thinker = await self._found()
        try:
            told = await thinker.think(question, answer) if question else ()
        except BaseException:
            await thinker.end()
            raise
        self._idle.append(thinker)
        return told

    async def _found(self) -> _Thinker:
        """One that has nothing to do; a new one if there is none."""
        while self._idle:
            thinker = self._idle.pop()
            if thinker.is_alive:
                return thinker
            await thinker.end()
        return await _Thinker.start(*self._options)


class _Thinker:
    """One process. It ends with us, however we end: it notices when nobody can ask any more."""

    def __init__(self, child: Process) -> None:
        assert child.stdin
        assert child.stdout
        self._child, self._questions, self._answers = child, child.stdin, child.stdout

    @classmethod
    async def start(cls, *options: str) -> _Thinker:
        """A process that is ready to think."""
        # In a session of its own: Ctrl-C in a terminal is not for it, not even while it begins.
        child = await asyncio.create_subprocess_exec(
            *COMMAND, *options, stdin=PIPE, stdout=PIPE, start_new_session=True
        )
        thinker = cls(child)
        try:
            complaint = await asyncio.wait_for(thinker._hear(), BIRTH)
        except TimeoutError:
            await thinker.end()
            raise ThinkerLostError from None
        except BaseException:
            await thinker.end()
            raise
        if complaint:  # whoever needs what is missing will try to compile it
            log.warning("The bots were not made ready ahead: %s", complaint)
        return thinker

    @property
    def is_alive(self) -> bool:
        """Whether it can be asked."""
        return self._child.returncode is None

    async def think(self, question: Question, answer: asyncio.Future[Answer]) -> Answer:
        """What it says. If nobody waits for the answer any more, it is to come to an end soon."""
        self._questions.write(pickle.dumps(question))
        hearing = asyncio.create_task(self._hear())
        try:
            await asyncio.wait(
                {hearing, answer}, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED
            )
            if not hearing.done():
                self._questions.write(pickle.dumps(STOP))
                await asyncio.wait({hearing}, timeout=GRACE)
            if not hearing.done():
                raise ThinkerLostError
            return hearing.result()
        finally:
            hearing.cancel()

    async def end(self) -> None:
        """Kill it, and see it gone."""
        if not self._answers.at_eof():  # else it has ended, or does when nobody can ask any more
            with suppress(ProcessLookupError):
                self._child.kill()
        await self._child.communicate()

    async def _hear(self) -> Answer:
        try:
            size = int.from_bytes(await self._answers.readexactly(SIZE), "big")
            heard: Answer = pickle.loads(await self._answers.readexactly(size))
        except asyncio.IncompleteReadError:
            raise ThinkerLostError from None
        return heard
