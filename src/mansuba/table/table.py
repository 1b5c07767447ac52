"""A table: a game with its log, as a value that grows by what is decided and said."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from random import Random

from mansuba import (
    CHANCE,
    Decision,
    Edition,
    Lot,
    Phase,
    Position,
    Seat,
    Throw,
    Transition,
)
from mansuba.notation import Record
from mansuba.notation.records.opening import start_line
from mansuba.table import sealing
from mansuba.table.carrying import play
from mansuba.table.chairs import HERE, LOCAL, OPEN, Chair, Dice
from mansuba.table.chance import draw
from mansuba.table.company import Company
from mansuba.table.entries import Entry, Said, Undo
from mansuba.table.errors import (
    NothingToUndoError,
    NotNowError,
    NotTheseDiceError,
    NotYoursError,
    StaleError,
)
from mansuba.table.line import Actor, Passed, led_to, turns_of
from mansuba.table.moments import Moment, free_undo_to, happening, moments, whose_undo
from mansuba.table.sayings import Agree, Decline, Propose, Saying
from mansuba.table.sensible import check
from mansuba.table.undoing import back_to
from mansuba.table.waiting import Awaited, Waiting, awaited

DICE_TAGS = {Dice.PROGRAM: "program", Dice.HAND: "typed"}
"""What a record says of dice that are not sealed, as `mansuba terminal` has it."""
SEALED = "sealed"


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
    seated: tuple[Chair, ...]
    """Who sat where when the game was made."""
    dice: Dice
    company: Company
    """Who sits where by now."""
    position: Position
    """How the game stands."""
    secret: bytes | None = field(default=None, repr=False)
    """Of which the program's dice are made, together with what seats mix in; without one they are
    drawn."""
    entries: tuple[Entry, ...] = ()
    """The log; it only ever grows."""
    line: tuple[Passed, ...] = ()
    """The decisions that stand."""
    turns: int = 0
    """How many turns are over, in the line that stands."""
    taken_back: Actor | None = None
    """Whose decisions were taken back, if nobody has decided anything since."""
    played: tuple[Transition, ...] = field(default=(), repr=False, compare=False)
    """What the last request has brought about, as long as it is known."""

    @classmethod
    def new(
        cls,
        edition: Edition,
        people: Sequence[tuple[str, str]],
        dice: Dice,
        *,
        guest: str = LOCAL,
        secret: bytes | None = None,
    ) -> Table:
        """A game that has not begun, with a name and a player for each seat in turn.

        Where people are `HERE` that is the guest. An EditionError if the board has no seats for
        so many.
        """
        return cls.set_up(
            Position.new(edition, len(people)), people, dice, guest=guest, secret=secret
        )

    @classmethod
    def set_up(
        cls,
        start: Position,
        people: Sequence[tuple[str, str]],
        dice: Dice,
        *,
        guest: str = LOCAL,
        secret: bytes | None = None,
    ) -> Table:
        """A game that begins with a position, with a name and a player for each of its seats."""
        chairs = tuple(
            Chair(seat, name, player, guest if player == HERE else None)
            for seat, (name, player) in zip(start.seats, people, strict=True)
        )
        return cls.laid(start, chairs, dice, secret)

    @classmethod
    def laid(
        cls, start: Position, chairs: tuple[Chair, ...], dice: Dice, secret: bytes | None = None
    ) -> Table:
        """A game that has not begun, with people on their chairs."""
        return cls(start, chairs, dice, Company(chairs), start, secret)

    def after(self, told: Iterable[Moment]) -> Table:
        """The game once all this has happened, too."""
        log, line, last = [*self.entries], [*self.line], None
        for last in told:
            log.append(last.entry)
            del line[last.standing :]
            if last.transition:
                line.append(Passed.of(last.transition))
        if last is None:
            return self
        return replace(
            self,
            entries=tuple(log),
            line=tuple(line),
            turns=turns_of(line),
            company=last.company,
            position=last.position,
            taken_back=last.taken_back,
            played=(),
        )

    def resumed(self, entries: Iterable[Entry]) -> Table:
        """A game that has not begun, played again from its log.

        A BrokenLogError if no game can have written it.
        """
        return self.after(moments(self.start, self.company, self.dice, entries))

    # --- how it stands --------------------------------------------------------------------------

    @property
    def seq(self) -> int:
        """How many entries the log has."""
        return len(self.entries)

    @property
    def began_with(self) -> str | None:
        """The position that it was set up with, in the notation; None if the board was empty."""
        return start_line(self.start)

    @property
    def chairs(self) -> tuple[Chair, ...]:
        """Who sits where."""
        return self.company.chairs

    @property
    def here(self) -> frozenset[Seat]:
        """The seats for which people decide."""
        return self.company.here

    def chair_of(self, seat: Seat) -> Chair:
        """Who sits there; the seat has to be in the game."""
        return self.company.chair_of(seat)

    @property
    def awaits(self) -> Waiting:
        """Who is to act next; the dice wait until everyone is there who may mix something in."""
        waiting = awaited(self.position, self.company, self.dice)
        if self.company.drawn or waiting.awaited not in (Awaited.DICE, Awaited.TAP):
            return waiting
        open_seats = (chair.seat for chair in self.chairs if chair.player == OPEN)
        missing = next(open_seats, None)
        return waiting if missing is None else Waiting(Awaited.SOMEONE, missing)

    @property
    def is_over(self) -> bool:
        """Whether nothing more can be decided, for someone has won or it was ended."""
        return self.position.phase is Phase.OVER or self.company.ended is not None

    @property
    def undo_to(self) -> int | None:
        """How many decisions an undo would leave that needs nobody's consent; None if none can."""
        return free_undo_to(self.line, self.position, self.company, self.taken_back)

    def moments(self) -> Iterator[Moment]:
        """The whole log, each entry as it happened; the game is played again for it."""
        return moments(self.start, Company(self.seated), self.dice, self.entries)

    def happening(
        self, entries: Iterable[Entry], played: Iterable[Transition] = ()
    ) -> Iterator[Moment]:
        """What more entries bring about at this table, entry by entry; what was played already need
        not be played again."""
        known = (self.line, self.position, self.company, self.dice, self.taken_back)
        return happening(self.start, *known, entries, played)

    def carried_out(self, request: str) -> int | None:
        """The number of the last entry that a request has made, if it was carried out."""
        parts = (entry.seq for entry in reversed(self.entries) if entry.request == request)
        return next(parts, None)

    def record(self) -> Record:
        """The game as it stands, for a file."""
        tags = {f"Name{chair.seat}": chair.name for chair in self.chairs if chair.name}
        if self.entries:
            tags["Date"] = self.entries[0].at.date().isoformat()
        tags["Dice"] = SEALED if self.secret else DICE_TAGS[self.dice]
        if self.secret and self.is_over:
            tags["DiceProof"] = sealing.proof(self.secret, dict(self.company.mixes))
        return Record(self.start, tuple(passed.decision for passed in self.line), tags)

    # --- what may be done -----------------------------------------------------------------------

    def decide(
        self,
        decisions: Sequence[Decision],
        *,
        request: str,
        seen: int,
        at: datetime,
        by: Collection[Seat] | None = None,
    ) -> Table:
        """Carry out what people have decided: all of it, or a TableError and none.

        `by` are the seats of the one who asks; all people's if that is not said.
        """
        self._check_new(request, seen)
        if decisions:
            self.check_going_on()
        seats = self.here if by is None else self.here & frozenset(by)
        played, position = list[Transition](), self.position
        for number, decision in enumerate(decisions):
            self._check_theirs(position, decision, seats)
            transition = play(position, decision, number)
            played.append(transition)
            position = transition.after
        return self._decided(played, request, at)

    def let_bot(self, decision: Decision, *, request: str, at: datetime) -> Table:
        """Carry out what a bot has decided."""
        self._check_new(request, self.seq)
        self.check_going_on()
        actor = self.position.actor
        if actor is CHANCE:
            raise NotTheseDiceError
        if actor is not None and self.chair_of(actor).bot is None:
            raise NotYoursError(actor)
        return self._decided([play(self.position, decision)], request, at)

    def let_chance(
        self,
        decision: Lot | Throw,
        *,
        request: str,
        at: datetime,
        seen: int | None = None,
        by: Collection[Seat] | None = None,
    ) -> Table:
        """Carry out what the program's dice have decided; `seen` if a person asked for it."""
        self._check_new(request, self.seq if seen is None else seen)
        self.check_going_on()
        if self.dice is not Dice.PROGRAM:
            raise NotTheseDiceError
        if seen is not None:
            self._check_throw_is_theirs(self.here if by is None else by)
        elif self.awaits.awaited is Awaited.SOMEONE:
            raise NotNowError
        return self._decided([play(self.position, decision)], request, at)

    def undo(self, *, request: str, seen: int, at: datetime) -> Table:
        """Take back the last unit of one seat, or raise a NothingToUndoError."""
        self._check_new(request, seen)
        to = self.undo_to
        if to is None:
            raise NothingToUndoError
        return self._undone(to, request, at)

    def propose_undo(self, seat: Seat) -> Propose:
        """To ask for everything back since this seat's last unit, or a NothingToUndoError."""
        to = back_to(self.line, seat)
        if to is None:
            raise NothingToUndoError
        return Propose(seat, to)

    def say(self, saying: Saying, *, request: str, at: datetime, seen: int | None = None) -> Table:
        """Enter what someone says about the game, and carry out what everyone has consented to.

        A NotNowError or a NotOpenError if it cannot be said as the game stands.
        """
        seen = self.seq if seen is None else seen
        self._check_new(request, seen)
        if isinstance(saying, Agree | Decline):
            self._check_same_proposal(seen)
        check(saying, self.position, self.line, self.company, self.dice)
        told = self._entered([saying], request, at, company=self.company.after(saying))
        owed = told.company.owed
        if isinstance(owed, Undo):
            return told._undone(owed.to, request, at)
        if owed:
            return told._entered([owed], request, at, company=told.company.after(owed))
        return told

    def draw(self, rng: Random) -> Lot | Throw:
        """What the program's dice decide, when it is chance's turn.

        A throw that was taken back comes again as it was, unless the dice are not sealed.
        """
        if self.secret is None:
            return draw(self.position, rng)
        mixes = dict(self.company.mixes)
        if self.position.phase is Phase.LOT:
            return sealing.lot(self.secret, mixes, self.start.seats)
        thrown = sum(isinstance(passed.decision, Throw) for passed in self.line)
        return sealing.throw(self.secret, mixes, thrown, self.start.edition)

    def _check_new(self, request: str, seen: int) -> None:
        """A request is carried out once, and only for the game that it was made for.

        What people have said since does not matter, only what was decided or taken back.
        """
        if not 0 <= seen <= self.seq or any(entry.moves for entry in self.entries[seen:]):
            raise StaleError(self.seq)
        if self.carried_out(request) is not None:
            raise StaleError(self.seq)

    def _check_same_proposal(self, seen: int) -> None:
        """Nobody consents to something else than what they were asked."""
        if any(isinstance(entry.said, Propose) for entry in self.entries[seen:]):
            raise StaleError(self.seq)

    def check_going_on(self) -> None:
        """Raise a NotNowError if nobody may decide, whoever it is."""
        if self.company.paused or self.company.ended:
            raise NotNowError

    def _check_theirs(
        self, position: Position, decision: Decision, seats: Collection[Seat]
    ) -> None:
        """People decide for their own seats, and for chance with dice of their own."""
        actor = position.actor
        if isinstance(actor, Seat) and actor not in seats:
            raise NotYoursError(actor)
        by_chance = actor is CHANCE and isinstance(decision, Lot | Throw)
        if by_chance and self.dice is not Dice.HAND:
            raise NotTheseDiceError

    def _check_throw_is_theirs(self, seats: Collection[Seat]) -> None:
        """People ask for their own throws; a lot is no seat's."""
        waiting = self.awaits
        if waiting.seat is None:
            return
        if waiting.awaited is not Awaited.TAP or waiting.seat not in seats:
            raise NotYoursError(waiting.seat)

    def _decided(self, played: Sequence[Transition], request: str, at: datetime) -> Table:
        decisions = [transition.decision for transition in played]
        company = self.company.moved_on(*decisions) if played else self.company
        grown = self._entered(decisions, request, at, company=company)
        taken_back = None if played else self.taken_back
        passed = tuple(map(Passed.of, played))
        return replace(
            grown,
            line=(*self.line, *passed),
            position=played[-1].after if played else self.position,
            turns=self.turns + turns_of(passed),
            taken_back=taken_back,
            played=tuple(played),
        )

    def _undone(self, to: int, request: str, at: datetime) -> Table:
        grown = self._entered([Undo(to)], request, at, company=self.company.moved_on())
        whose = whose_undo(self.line, self.company)
        line = self.line[:to]
        position, turns = led_to(self.start, line), turns_of(line)
        return replace(grown, line=line, position=position, turns=turns, taken_back=whose)

    def _entered(
        self, said: Sequence[Said], request: str, at: datetime, *, company: Company
    ) -> Table:
        """With more entries of a request, which may have some already."""
        before = self.entries[-1] if self.entries else None
        goes_on = before is not None and before.request == request
        part, seen = (before.part + 1, before.seen) if before and goes_on else (0, self.seq)
        new = tuple(
            Entry(self.seq + 1 + number, request, part + number, seen, at, what)
            for number, what in enumerate(said)
        )
        return replace(self, entries=(*self.entries, *new), company=company, played=())
