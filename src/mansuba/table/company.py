"""The people at a table and what is between them, as far as the log has it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from mansuba import Decision, Lot, Seat, Throw
from mansuba.table.chairs import HERE, LOCAL, Chair
from mansuba.table.entries import Undo
from mansuba.table.sayings import (
    Agree,
    Away,
    Back,
    Decline,
    End,
    Ended,
    Mix,
    Nudge,
    Pause,
    Propose,
    Resume,
    Saying,
    Sit,
)


@dataclass(frozen=True, slots=True)
class Proposal:
    """What someone has asked the others."""

    by: Seat
    to: int | None
    """So many decisions would still stand; None: the game would end."""
    agreed: frozenset[str | None]
    """The people who want it: who has asked, and who has consented, whichever their seats."""


@dataclass(frozen=True, slots=True)
class Company:
    """Who sits where by now, and what they have said."""

    chairs: tuple[Chair, ...]
    paused: bool = False
    ended: Ended | None = None
    proposal: Proposal | None = None
    nudged: Seat | None = None
    mixes: tuple[tuple[Seat, str], ...] = ()
    """What seats have mixed into the dice, in the order of the seats."""
    drawn: bool = False
    """Whether a lot was ever drawn, or a throw where a game began after the lot. Whoever has seen
    what the dice bring may not change them any more, also when it is taken back."""

    def chair_of(self, seat: Seat) -> Chair:
        """Who sits there; the seat has to be in the game."""
        return next(chair for chair in self.chairs if chair.seat == seat)

    @property
    def here(self) -> frozenset[Seat]:
        """The seats for which people decide."""
        return frozenset(chair.seat for chair in self.chairs if chair.is_here)

    def seats_of(self, guest: str) -> frozenset[Seat]:
        """The seats for which this person decides."""
        return frozenset(c.seat for c in self.chairs if c.is_here and c.guest == guest)

    @property
    def is_one_screen(self) -> bool:
        """Whether all people at the table are one guest, who need not ask anyone."""
        return len({chair.guest for chair in self.chairs if chair.player == HERE}) <= 1

    @property
    def is_at_this_machine(self) -> bool:
        """Whether nobody plays over a network."""
        return all(chair.guest in (None, LOCAL) for chair in self.chairs)

    def asked_by(self, seat: Seat) -> frozenset[Seat]:
        """The seats of people who could answer what this one asks."""
        return self.here - self.seats_of(self.chair_of(seat).guest or "")

    def waits_for(self, proposal: Proposal) -> frozenset[Seat]:
        """The seats of people who have not consented; whoever is away is not waited for."""
        return frozenset(
            c.seat for c in self.chairs if c.is_here and c.guest not in proposal.agreed
        )

    @property
    def owed(self) -> Undo | End | None:
        """What everyone has consented to, so that it has to happen next."""
        if self.proposal is None or self.waits_for(self.proposal):
            return None
        if len(self.proposal.agreed) < 2:  # whoever was asked is away, and has said nothing
            return None
        return End(Ended.AGREED) if self.proposal.to is None else Undo(self.proposal.to)

    def moved_on(self, *decisions: Decision) -> Company:
        """The same people once this was decided in the game, or something taken back."""
        drawn = self.drawn or any(isinstance(one, Lot | Throw) for one in decisions)
        return replace(self, proposal=None, nudged=None, drawn=drawn)

    def after(self, saying: Saying) -> Company:
        """The company once this was said; `sensible.check` says whether it can be."""
        match saying:
            case Sit(seat, player, guest, name):
                changed = self._with(seat, lambda _: Chair(seat, name, player, guest))
                if not self.drawn:  # whoever comes may mix in something of their own
                    mixes = tuple(mix for mix in self.mixes if mix[0] != seat)
                    changed = replace(changed, mixes=mixes)
                gone = self.proposal is not None and self.proposal.by == seat
                return replace(changed, proposal=None) if gone else changed
            case Away(seat):
                return self._with(seat, lambda chair: replace(chair, away=True))
            case Back(seat):
                return self._with(seat, lambda chair: replace(chair, away=False))
            case Nudge(seat):
                return replace(self, nudged=seat)
            case Pause() | Resume():
                return replace(self, paused=isinstance(saying, Pause), nudged=None)
            case Mix(seat, value):
                return replace(self, mixes=tuple(sorted({**dict(self.mixes), seat: value}.items())))
            case Propose(seat, to):
                wanted = frozenset({self.chair_of(seat).guest})
                return replace(self, proposal=Proposal(seat, to, wanted))
            case Agree(seat):
                assert self.proposal
                agreed = self.proposal.agreed | {self.chair_of(seat).guest}
                return replace(self, proposal=replace(self.proposal, agreed=agreed))
            case Decline():
                return replace(self, proposal=None)
            case End(how):
                return replace(self, ended=how, proposal=None, nudged=None)

    def _with(self, seat: Seat, change: Callable[[Chair], Chair]) -> Company:
        chairs = tuple(change(c) if c.seat == seat else c for c in self.chairs)
        nudged = None if self.nudged == seat else self.nudged
        return replace(self, chairs=chairs, nudged=nudged)
