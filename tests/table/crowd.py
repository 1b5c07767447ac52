"""The people at a table, known from the words of its log alone."""

from __future__ import annotations

from mansuba import Phase, Position
from mansuba.table import HERE, LOCAL, OPEN, Dice, Table
from tests.table.naive import Naive

NOT_NOW, NOT_OPEN = "not now", "not open"


class Crowd:
    """Who sits where and what they have said; beside it, the naive table of what was decided."""

    def __init__(self, table: Table) -> None:
        self.naive = Naive(table.start)
        self.dice = table.dice
        self.sitting = {c.seat: (c.player, c.guest or "", c.name) for c in table.chairs}
        self.away: set[int] = set()
        self.paused = self.ended = self.drawn = False
        self.asker: int | None = None
        self.asked = ""
        """What for: `end`, or how many decisions would be left."""
        self.wanting: set[str] = set()
        self.mixes: dict[int, str] = {}

    # --- how they stand -------------------------------------------------------------------------

    @property
    def people(self) -> set[object]:
        """The seats for which people decide."""
        return {
            s for s, (player, *_) in self.sitting.items() if player == HERE and s not in self.away
        }

    def guest(self, seat: int) -> str:
        """The person who sits there."""
        return self.sitting[seat][1]

    def seats_of(self, guest: str) -> set[object]:
        """The seats for which someone decides."""
        return {seat for seat in self.people if self.sitting[seat][1] == guest}  # type: ignore[index]

    @property
    def guests(self) -> set[str]:
        """All people who sit there, here or away."""
        return {guest for player, guest, _ in self.sitting.values() if player == HERE}

    @property
    def unasked(self) -> set[int]:
        """The seats of whoever is still to answer."""
        return {s for s in self.sitting if s in self.people and self.guest(s) not in self.wanting}

    @property
    def is_going_on(self) -> bool:
        """Whether anything may still be said."""
        return not self.ended and self.naive.position().phase is not Phase.OVER

    def undo_to(self) -> int | None:
        """Where an undo goes for which nobody has to be asked."""
        if len(self.guests) > 1 or self.paused or self.ended:
            return None
        if not self.is_going_on and self.guests != {LOCAL}:  # won, and the dice are known
            return None
        return self.naive.undo_to(self.people)

    def holds_up(self, position: Position) -> bool:
        """Whether nobody can decide until something was said."""
        seat = position.actor if isinstance(position.actor, int) else position.starter
        by_hand = not isinstance(position.actor, int) and self.dice is Dice.HAND
        is_open = seat is not None and self.sitting[seat][0] == OPEN
        by_program = not isinstance(position.actor, int) and self.dice is Dice.PROGRAM
        anyone_missing = any(player == OPEN for player, *_ in self.sitting.values())
        too_early = by_program and not self.drawn and anyone_missing
        return self.paused or too_early or (is_open and not by_hand)

    # --- what may be said -----------------------------------------------------------------------

    def refusal(self, word: str) -> str | None:
        """Why something cannot be said."""
        verb, *rest = word.split(":")
        seat = int(rest[0]) if rest and rest[0].isdigit() else None
        if not self.is_going_on or seat not in (None, *self.sitting):
            return NOT_NOW
        if verb == "sit":
            assert seat is not None
            return self._refuses_sitting(seat, *rest[1:])
        return None if self._makes_sense(verb, seat, rest) else NOT_NOW

    def _refuses_sitting(self, seat: int, player: str, guest: str, name: str) -> str | None:
        same = self.sitting[seat] == (player, guest, name) and seat not in self.away
        if bool(guest) != (player == HERE) or same:
            return NOT_NOW
        return NOT_OPEN if player == HERE and self.sitting[seat][0] != OPEN else None

    def _makes_sense(self, verb: str, seat: int | None, rest: list[str]) -> bool:
        match verb:
            case "nudge":
                return seat is not None and seat == self._awaited()
            case "away":
                return seat in self.people
            case "back":
                return seat in self.away
            case "pause":
                return not self.paused
            case "resume":
                return self.paused
            case "mix":
                fits = self.dice is Dice.PROGRAM and not self.drawn
                return fits and seat in self.people and seat not in self.mixes
            case "propose":
                what = rest[-1]
                own = self.naive.own_unit(seat)
                is_own = what == "end" or (own is not None and what == str(own))
                if seat not in self.people or self.asker is not None:
                    return False
                others = {s for s in self.people if self.guest(s) != self.guest(seat)}  # type: ignore[arg-type]
                return bool(others) and is_own
            case "agree" | "decline":
                return self.asker is not None and seat in self.unasked
            case "end":
                return rest == ["abandoned"]
        raise AssertionError(verb)

    def _awaited(self) -> int | None:
        position = self.naive.position()
        seat = position.actor if isinstance(position.actor, int) else position.starter
        by_hand = not isinstance(position.actor, int) and self.dice is Dice.HAND
        return seat if seat in self.people and not self.paused and not by_hand else None

    # --- what is said ---------------------------------------------------------------------------

    def owed(self) -> str | None:
        """What everyone wants, as the log has to say it next."""
        if self.asker is None or self.unasked or len(self.wanting) < 2:
            return None
        return "end:agreed" if self.asked == "end" else f"undo:{self.asked}"

    def hear(self, word: str) -> None:
        """Take note of what the log says."""
        verb, *rest = word.split(":")
        if verb == "undo":
            self.naive.undo(int(rest[0]), self.asker)
            self.asker = None
        elif verb in SAYINGS:
            self._hear(verb, int(rest[0]) if rest and rest[0].isdigit() else -1, rest)
        else:
            self.naive.hear(word)
            self.asker = None
            self.drawn = self.drawn or verb == "lot"

    def _hear(self, verb: str, seat: int, rest: list[str]) -> None:
        match verb:
            case "sit":
                self.sitting[seat] = (rest[1], rest[2], rest[3])
                self.away.discard(seat)
                self.asker = None if self.asker == seat else self.asker
                if not self.drawn:
                    self.mixes.pop(seat, None)
            case "away":
                self.away.add(seat)
            case "back":
                self.away.remove(seat)
            case "pause" | "resume":
                self.paused = verb == "pause"
            case "mix":
                self.mixes[seat] = rest[1]
            case "propose":
                self.asker, self.asked, self.wanting = seat, rest[-1], {self.guest(seat)}
            case "agree":
                self.wanting.add(self.guest(seat))
            case "decline":
                self.asker = None
            case "end":
                self.ended, self.asker = True, None


SAYINGS = (
    "sit", "nudge", "away", "back", "pause", "resume", "mix", "propose", "agree", "decline", "end",
)  # fmt: skip
