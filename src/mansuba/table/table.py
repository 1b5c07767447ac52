"""A table: a game with its log, as a value that grows by what is decided."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from random import Random

from mansuba import (
    CHANCE,
    Decision,
    Edition,
    IllegalDecisionError,
    Lot,
    Position,
    Seat,
    Throw,
    Transition,
)
from mansuba.notation import Record
from mansuba.table.chairs import Chair, Dice
from mansuba.table.chance import draw
from mansuba.table.entries import Entry, Undo
from mansuba.table.errors import (
    NothingToUndoError,
    NotTheseDiceError,
    NotYoursError,
    RefusedError,
    StaleError,
)
from mansuba.table.moments import Moment, moments
from mansuba.table.undoing import Actor, undo_to
from mansuba.table.waiting import Awaited, Waiting

DICE_TAGS = {Dice.PROGRAM: "program", Dice.HAND: "typed"}
"""What a record says of the dice, as `mansuba terminal` has it."""


@dataclass(frozen=True)
class Table:
    """One game: where it began, who plays, all that was said, and what of it stands.

    >>> from mansuba.table import HERE
    >>> people = [("Nefer", HERE), ("Meret", "scribe")]
    >>> table = Table.new(Edition.standard(), people, Dice.PROGRAM)
    >>> table.seq, table.awaits
    (0, Waiting(awaited=Awaited.PERSON, seat=0))
    """

    start: Position
    chairs: tuple[Chair, ...]
    dice: Dice
    entries: tuple[Entry, ...] = ()
    """The log; it only ever grows."""
    line: tuple[Transition, ...] = ()
    """The decisions that stand."""
    taken_back: Actor | None = None
    """Whose decisions the last entry took back, if it is an undo."""

    @classmethod
    def new(cls, edition: Edition, people: Sequence[tuple[str, str]], dice: Dice) -> Table:
        """A game that has not begun, with a name and a player for each seat in turn.

        An EditionError if the board has no seats for so many.
        """
        start = Position.new(edition, len(people))
        chairs = (Chair(seat, *who) for seat, who in zip(start.seats, people, strict=True))
        return cls(start, tuple(chairs), dice)

    @classmethod
    def resumed(
        cls,
        edition: Edition,
        people: Sequence[tuple[str, str]],
        dice: Dice,
        entries: Iterable[Entry],
    ) -> Table:
        """A game played again from its log; a BrokenLogError if no game can have written it."""
        fresh = cls.new(edition, people, dice)
        return fresh.after(moments(fresh.start, fresh.here, entries))

    def after(self, told: Iterable[Moment]) -> Table:
        """A game that has not begun, once all this has happened."""
        log, line = list[Entry](), list[Transition]()
        taken_back: Actor | None = None
        for moment in told:
            log.append(moment.entry)
            del line[moment.standing :]
            if moment.transition:
                line.append(moment.transition)
            taken_back = None if moment.transition else moment.by
        return replace(self, entries=tuple(log), line=tuple(line), taken_back=taken_back)

    # --- how it stands --------------------------------------------------------------------------

    @property
    def seq(self) -> int:
        """How many entries the log has."""
        return len(self.entries)

    @property
    def position(self) -> Position:
        """How the game stands."""
        return self.line[-1].after if self.line else self.start

    @property
    def here(self) -> frozenset[Seat]:
        """The seats of the people here."""
        return frozenset(chair.seat for chair in self.chairs if chair.is_here)

    def chair_of(self, seat: Seat) -> Chair:
        """Who sits there; the seat has to be in the game."""
        return self.chairs[self.start.seats.index(seat)]

    @property
    def awaits(self) -> Waiting:
        """Who is to act next."""
        actor = self.position.actor
        if actor is None:
            return Waiting(Awaited.NOBODY)
        if actor is CHANCE:
            return self._awaits_chance()
        return Waiting(Awaited.PERSON if actor in self.here else Awaited.BOT, actor)

    def _awaits_chance(self) -> Waiting:
        starter = self.position.starter
        if self.dice is Dice.HAND:
            return Waiting(Awaited.HAND, starter)
        return Waiting(Awaited.TAP if starter in self.here else Awaited.DICE, starter)

    @property
    def undo_to(self) -> int | None:
        """How many decisions an undo would leave; None if the last one has to stand."""
        return undo_to(self.line, self.here, self.taken_back)

    def moments(self) -> Iterator[Moment]:
        """The whole log, each entry as it happened; the game is played again for it."""
        return moments(self.start, self.here, self.entries)

    def carried_out(self, request: str) -> int | None:
        """The number of the last entry that a request has made, if it was carried out."""
        parts = (entry.seq for entry in reversed(self.entries) if entry.request == request)
        return next(parts, None)

    def record(self) -> Record:
        """The game as it stands, for a file."""
        tags = {f"Name{chair.seat}": chair.name for chair in self.chairs if chair.name}
        if self.entries:
            tags["Date"] = self.entries[0].at.date().isoformat()
        tags["Dice"] = DICE_TAGS[self.dice]
        return Record(self.start, tuple(passed.decision for passed in self.line), tags)

    # --- what may be done -----------------------------------------------------------------------

    def decide(
        self, decisions: Sequence[Decision], *, request: str, seen: int, at: datetime
    ) -> Table:
        """Carry out what people here have decided: all of it, or a TableError and none."""
        self._check_new(request, seen)
        played, position = list[Transition](), self.position
        for number, decision in enumerate(decisions):
            self._check_peoples(position, decision)
            transition = _play(position, decision, number)
            played.append(transition)
            position = transition.after
        return self._grown(played, request, at)

    def let_bot(self, decision: Decision, *, request: str, at: datetime) -> Table:
        """Carry out what a bot has decided."""
        self._check_new(request, self.seq)
        actor = self.position.actor
        if actor is CHANCE:
            raise NotTheseDiceError
        if actor is not None and actor in self.here:
            raise NotYoursError(actor)
        return self._grown([_play(self.position, decision)], request, at)

    def let_chance(
        self, decision: Lot | Throw, *, request: str, at: datetime, seen: int | None = None
    ) -> Table:
        """Carry out what the program's dice have decided; `seen` if a person asked for it."""
        self._check_new(request, self.seq if seen is None else seen)
        if self.dice is not Dice.PROGRAM:
            raise NotTheseDiceError
        if seen is not None:
            self._check_throw_is_peoples()
        return self._grown([_play(self.position, decision)], request, at)

    def undo(self, *, request: str, seen: int, at: datetime) -> Table:
        """Take back the last unit of one seat, or raise a NothingToUndoError."""
        self._check_new(request, seen)
        to = self.undo_to
        if to is None:
            raise NothingToUndoError
        entries = (*self.entries, Entry(self.seq + 1, request, 0, self.seq, at, Undo(to)))
        actor = self.line[-1].before.actor
        return replace(self, entries=entries, line=self.line[:to], taken_back=actor)

    def draw(self, rng: Random) -> Lot | Throw:
        """What the program's dice decide, when it is chance's turn."""
        return draw(self.position, rng)

    def _check_new(self, request: str, seen: int) -> None:
        """A request is carried out once, and only for the game that it was made for."""
        if seen != self.seq or self.carried_out(request) is not None:
            raise StaleError(self.seq)

    def _check_peoples(self, position: Position, decision: Decision) -> None:
        """People decide for their own seats, and for chance with dice of their own."""
        actor = position.actor
        if isinstance(actor, Seat) and actor not in self.here:
            raise NotYoursError(actor)
        by_chance = actor is CHANCE and isinstance(decision, Lot | Throw)
        if by_chance and self.dice is not Dice.HAND:
            raise NotTheseDiceError

    def _check_throw_is_peoples(self) -> None:
        """People ask for their own throws; a lot is no seat's."""
        waiting = self.awaits
        if waiting.awaited is Awaited.DICE and waiting.seat is not None:
            raise NotYoursError(waiting.seat)

    def _grown(self, played: Sequence[Transition], request: str, at: datetime) -> Table:
        entries = (
            Entry(self.seq + 1 + part, request, part, self.seq, at, transition.decision)
            for part, transition in enumerate(played)
        )
        return replace(
            self,
            entries=(*self.entries, *entries),
            line=(*self.line, *played),
            taken_back=None if played else self.taken_back,
        )


def _play(position: Position, decision: Decision, number: int = 0) -> Transition:
    try:
        return position.play(decision)
    except IllegalDecisionError as error:
        raise RefusedError(number, error.refusal) from None
