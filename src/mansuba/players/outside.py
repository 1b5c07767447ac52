"""A player that is a program of someone else's, asked over its standard input and output.

Whatever it does wrong costs it that one decision, which the merchant makes for it, and is counted.
The game goes on.
"""

from __future__ import annotations

import logging
import shlex
from collections import Counter
from contextlib import suppress
from dataclasses import replace
from random import Random
from threading import Event, Lock
from weakref import finalize

from mansuba.players.merchant import Merchant
from mansuba.players.program import IsUp, Program, ProgramError, Trouble
from mansuba.players.progress import hope
from mansuba.players.protocol import (
    AS_USUAL,
    Budget,
    Candidate,
    Line,
    NobodyActsError,
    Player,
    Thought,
)
from mansuba.players.talk import (
    DECIDE,
    GREETING,
    QUIT,
    READY,
    STOP,
    Hearing,
    edition_line,
    question,
)
from mansuba.rulebook.edition import Edition
from mansuba.rulebook.position import Position

log = logging.getLogger("mansuba.players")

PATIENCE = 10.0
"""Seconds that an answer may take, beyond those that the budget grants."""
MOST_IN_A_ROW = 3
"""After so many faults without a good answer in between, it is not asked again."""
GRACE = 0.5
"""Seconds that it may take to end by itself."""
IN_ITS_PLACE = Merchant()
NEVER = Event()


class Outside(Player):
    """Starts the program when it is first asked, and again after it has failed.

    `close` ends it; so does the end of whoever has this player, however that comes.
    """

    searches = True

    def __init__(self, command: str, patience: float = PATIENCE) -> None:
        self.command = command
        self.patience = patience
        self.troubles: Counter[Trouble] = Counter()
        """How often it did wrong, and what."""
        self._words = shlex.split(command)
        self._in_a_row = 0
        self._program: Program | None = None
        self._ending: finalize[[], Outside] | None = None
        self._knows: Edition | None = None
        self._owes = False
        """Whether it has not answered yet to a question that is no longer asked."""
        self._lock = Lock()

    @property
    def faults(self) -> int:
        """How many decisions it has lost."""
        return self.troubles.total()

    def think(self, position: Position, rng: Random, budget: Budget = AS_USUAL) -> Thought:
        """What it says; about what it does not say, a rough guess."""
        heard, line = self._hear_out(position, rng, budget)
        if line is None:
            return IN_ITS_PLACE.think(position, rng, budget)
        assert isinstance(position.actor, int)
        chances = heard.chances or hope(position)(position.actor, 0)
        return Thought(
            line, chances, heard.candidates or (Candidate(line, chances[position.actor]),)
        )

    def plan(self, position: Position, rng: Random, budget: Budget = AS_USUAL) -> Line:
        """What it decides."""
        _, line = self._hear_out(position, rng, budget)
        return line or IN_ITS_PLACE.plan(position, rng, budget)

    def close(self) -> None:
        """End the program."""
        with self._lock:
            if self._program:
                self._program.part(QUIT, Budget(seconds=GRACE).clock())
            self._end()

    def _hear_out(
        self, position: Position, rng: Random, budget: Budget
    ) -> tuple[Hearing, Line | None]:
        """Whatever it says about a position, and its decision if it comes to one."""
        if not isinstance(position.actor, int):
            raise NobodyActsError(position.phase)
        hearing, seed, stop = Hearing(position), rng.getrandbits(32), budget.stop or NEVER
        if stop.is_set():
            return hearing, None
        with self._lock:
            try:
                line = self._ask(hearing, seed, budget)
                self._in_a_row = 0
                return hearing, line
            except ProgramError as error:
                if error.trouble is Trouble.SILENT and stop.is_set():
                    self._break_off()
                    best = hearing.candidates[:1]
                    return hearing, best[0].line if best else None
                self._blame(error)
        return hearing, None

    def _ask(self, hearing: Hearing, seed: int, budget: Budget) -> Line:
        if self._in_a_row >= MOST_IN_A_ROW:
            raise ProgramError(Trouble.GIVEN_UP)
        seconds = self.patience + (budget.seconds or 0)
        is_up = replace(budget, seconds=seconds).clock()
        program = self._program or self._start(is_up)
        while self._owes:
            self._owes = program.hear(is_up).split()[:1] != [DECIDE]
        edition = hearing.position.edition
        if edition != self._knows:
            program.say(edition_line(edition), is_up)
            self._knows = edition
        program.say(question(hearing.position, seed, budget), is_up)
        self._owes = True
        line = None
        try:
            while line is None:
                line = hearing.listen(program.hear(is_up))
        except ProgramError as error:
            if error.trouble is not Trouble.SILENT:
                raise
            for text in program.lately():  # said in time, though nobody had listened yet
                line = line or hearing.listen(text)
            if line is None:
                raise
        self._owes = False
        return line

    def _start(self, is_up: IsUp) -> Program:
        self._program = program = Program(self._words)
        self._ending = finalize(self, program.end)
        program.say(GREETING, is_up)
        answer = program.hear(is_up)
        if answer.split()[:1] != [READY]:
            raise ProgramError(Trouble.NOT_UNDERSTOOD, f"{answer!r:.80}")
        return program

    def _break_off(self) -> None:
        """It need not answer any more, but is to be ready for the next question."""
        if self._program and self._owes:
            with suppress(ProgramError):
                self._program.say(STOP, Budget(seconds=0).clock())
                return
        self._end()

    def _blame(self, error: ProgramError) -> None:
        """Count it, say it, and start afresh next time, for nobody knows what it was about."""
        self.troubles[error.trouble] += 1
        if error.trouble is Trouble.GIVEN_UP:
            return
        self._in_a_row += 1
        last_words = self._end()
        log.warning("%s loses a decision: %s", self.command, error)
        if last_words:
            log.warning("%s complained: %s", self.command, last_words)
        if self._in_a_row == MOST_IN_A_ROW:
            log.warning("%s is not asked again: %s", self.command, Trouble.GIVEN_UP.value)

    def _end(self) -> str:
        ending, self._ending = self._ending, None
        self._program, self._knows, self._owes = None, None, False
        return ending() or "" if ending else ""

    def __reduce__(self) -> tuple[type[Outside], tuple[str, float]]:
        """A copy, for example in another process, starts a program of its own."""
        return Outside, (self.command, self.patience)
