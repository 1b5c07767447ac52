"""An attempt at a task: what the learner has decided so far, and what has come of it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import Enum

from mansuba import Decision, Event, Lot, Throw
from mansuba.notation import read_decision
from mansuba.rulebook.events import TurnOver
from mansuba.table import HERE, LOCAL, Awaited, Chair, Dice, NotNowError, Table
from mansuba.web.lessons.goals import Forbidden
from mansuba.web.lessons.lesson import LEARNER, RIVAL, THROW, Task

NO_TIME = datetime(2026, 1, 1, tzinfo=UTC)
"""A lesson has no clock."""
CHAIRS = (Chair(LEARNER, "", HERE, LOCAL), Chair(RIVAL, "", "scribe"))


class Outcome(Enum):
    """How an attempt stands."""

    OPEN = "open"
    DONE = "done"
    MISSED = "missed"
    """All was legal, and the turn is over, but it was not what the task asks for."""


@dataclass(frozen=True)
class Attempt:
    """The table of a task after what the learner has decided, and all that happened at it."""

    task: Task
    table: Table
    events: tuple[Event, ...] = ()

    @classmethod
    def at(cls, task: Task, words: Iterable[str] = ()) -> Attempt:
        """The learner's words played at a task, a TableError if the rules refuse one of them.

        Nothing is kept between two questions: whoever asks tells all that was decided before.
        """
        attempt = cls(task, Table.laid(task.start, CHAIRS, Dice.PROGRAM))._answered()
        for word in words:
            attempt = attempt._thrown() if word == THROW else attempt._decided(word)
        return attempt

    def _decided(self, word: str) -> Attempt:
        table, decision = self.table, read_decision(word)
        decided = table.decide([decision], request=self._request, seen=table.seq, at=NO_TIME)
        return self._grown(decided)._answered()

    def _thrown(self) -> Attempt:
        if self.table.awaits.awaited is not Awaited.TAP:
            raise NotNowError
        return self._let_others()._answered()

    def _answered(self) -> Attempt:
        """With what the rival and the dice do by themselves, as long as the task goes on."""
        attempt = self
        while attempt._others_go_on:
            attempt = attempt._let_others()
        return attempt

    @property
    def _others_go_on(self) -> bool:
        theirs = self.table.awaits.awaited in (Awaited.BOT, Awaited.DICE)
        return theirs and self.outcome is Outcome.OPEN

    def _let_others(self) -> Attempt:
        decision = self._of_the_others()
        if isinstance(decision, Lot | Throw):
            return self._grown(self.table.let_chance(decision, request=self._request, at=NO_TIME))
        return self._grown(self.table.let_bot(decision, request=self._request, at=NO_TIME))

    def _of_the_others(self) -> Decision:
        """What the task says that they decide; the first of all where it says nothing legal."""
        position = self.table.position
        due = sum(passed.by != LEARNER for passed in self.table.line)
        for word in self.task.others.split()[due : due + 1]:
            decision = read_decision(word)
            if position.why_not(decision) is None:
                return decision
        return position.decisions()[0]

    def _grown(self, table: Table) -> Attempt:
        fresh = self.table.happening(table.entries[self.table.seq :])
        happened = (moment.transition.events for moment in fresh if moment.transition)
        return Attempt(self.task, table, self.events + sum(happened, ()))

    @property
    def _request(self) -> str:
        return str(self.table.seq)

    @property
    def outcome(self) -> Outcome:
        """Whether the goal is reached, or cannot be any more; no move is broken off for that."""
        goal = self.task.goal
        if self.table.position.move:
            return Outcome.OPEN
        if not isinstance(goal, Forbidden) and goal(self.events):
            return Outcome.DONE
        turns = self.events.count(TurnOver(LEARNER))
        return Outcome.MISSED if turns >= self.task.turns else Outcome.OPEN

    def is_met_by(self, rule: str | None) -> bool:
        """Whether running into this rule is what the task asks for."""
        goal = self.task.goal
        return isinstance(goal, Forbidden) and rule == goal.rule.value
