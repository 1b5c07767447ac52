"""The rules of Mansuba once more, as bluntly as can be: an oracle for the rulebook.

Nothing of `mansuba` is used but the data of an edition. A game is one bag of variables that
changes in place; to find what is legal, every decision there could ever be is tried in turn.
Decisions are plain tuples whose first entry says what they are.
"""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass
from itertools import product
from typing import Any, TypeAlias

Choice: TypeAlias = tuple[Any, ...]
Man: TypeAlias = tuple[int, int]
"""A figure: seat and kind."""

KINDS = range(6)


@dataclass
class Rules:
    """What an edition says, in plain containers."""

    next: dict[tuple[str, str], str]
    compass: list[str]
    temple: dict[int, list[str]]
    pyramid: dict[int, list[str]]
    beguiles: dict[int, int]
    faces: list[list[tuple[int, bool]]]
    by_mover: bool
    back_in_a_later_move: bool
    sanctuary: bool


class Game:
    """A game in progress. `do` changes it."""

    def __init__(self, rules: Rules, seats: list[int]) -> None:
        self.rules = rules
        self.seats = seats
        self.to_set_up: list[Man] = [(seat, kind) for seat in seats for kind in KINDS]
        self.where: dict[Man, str] = {}
        self.starter: int | None = None
        self.whose: int | None = None
        self.sticks: dict[int, tuple[int, bool]] = {}
        self.moving: Man | None = None
        self.left = 0
        self.begun = False
        self.out = False
        self.lifted: Man | None = None
        self.won: int | None = None

    def copy(self) -> Game:
        other = copy(self)
        other.to_set_up = list(self.to_set_up)
        other.where = dict(self.where)
        other.sticks = dict(self.sticks)
        return other

    # What may be done -----------------------------------------------------------------------

    def choices(self) -> set[Choice]:
        return {choice for choice in self.everything() if self.fits(choice)}

    def everything(self) -> list[Choice]:
        """Every decision anyone could think of; of throws, only what the sticks can show."""
        men = [(seat, kind) for seat in range(6) for kind in KINDS]
        spaces = {space for edge in self.rules.next.items() for space in (edge[0][0], edge[1])}
        found: list[Choice] = [("stop",)]
        found += [("lot", seat) for seat in range(6)]
        found += [("pass", stick) for stick in KINDS]
        found += [("step", direction) for direction in self.rules.compass]
        found += [("take", stick, man) for stick in KINDS for man in men]
        if self.whose is None or self.lifted:
            found += [("place", man, space) for man in men for space in spaces]
        if self.starter is not None and not self.sticks:
            found += [("throw", *faces) for faces in product(*self.rules.faces)]
        return found

    def fits(self, choice: Choice) -> bool:
        what = choice[0]
        if self.won is not None:
            return False
        if self.to_set_up:
            return what == "place" and choice[1] == self.to_set_up[0] and self.has_room(*choice[1:])
        if self.starter is None:
            return what == "lot" and choice[1] in self.seats
        if self.lifted:
            return what == "place" and choice[1] == self.lifted and self.has_room(*choice[1:])
        if self.moving:
            if what == "stop":
                return self.begun
            return what == "step" and self.goes(self.moving, choice[1]) is not None
        if not self.sticks:
            return bool(what == "throw")
        if what == "pass":
            nothing = not any(
                self.may_take(stick, man) for stick in KINDS for man in list(self.where)
            )
            return choice[1] in self.sticks and nothing
        return what == "take" and self.may_take(choice[1], choice[2])

    def has_room(self, man: Man, space: str) -> bool:
        return space in self.rules.temple[man[0]] and space not in self.where.values()

    def may_take(self, stick: int, man: Man) -> bool:
        if stick not in self.sticks or man not in self.where:
            return False
        if man[0] != self.whose and not self.sticks[stick][1]:
            return False
        return any(self.goes(man, direction) for direction in self.rules.compass)

    def goes(self, man: Man, direction: str) -> str | None:
        """Where a step leads; None if it must not be made."""
        here = self.where[man]
        there = self.rules.next.get((here, direction))
        if there in self.where.values():
            assert there
            there = self.rules.next.get((there, direction))
        if there is None or there in self.where.values():
            return None
        return there if self.lawful(man, here, there) else None

    def lawful(self, man: Man, here: str, there: str) -> bool:
        owner = man[0]
        host = self.whose if self.rules.by_mover else owner
        own_temple, own_pyramid = self.rules.temple[owner], self.rules.pyramid[owner]
        if there in own_temple and here not in own_temple:
            if not self.rules.back_in_a_later_move:
                return False
            if self.moving and self.out:
                return False
        for seat in self.seats:
            for court in (self.rules.temple[seat], self.rules.pyramid[seat]):
                stays = self.rules.by_mover and here in court
                if seat != host and there in court and not stays:
                    return False
        return here not in own_pyramid or there in own_pyramid

    # Doing it -------------------------------------------------------------------------------

    def do(self, choice: Choice) -> None:
        what, *rest = choice
        getattr(self, f"do_{what}")(*rest)

    def do_place(self, man: Man, space: str) -> None:
        self.where[man] = space
        if self.to_set_up:
            self.to_set_up.pop(0)
        else:
            self.lifted = None
            self.after_step()

    def do_lot(self, seat: int) -> None:
        self.starter = self.whose = seat

    def do_throw(self, *faces: tuple[int, bool]) -> None:
        self.sticks = dict(zip(KINDS, faces, strict=True))

    def do_take(self, stick: int, man: Man) -> None:
        icons, _ = self.sticks.pop(stick)
        self.moving, self.begun, self.out = man, False, False
        self.left = icons if man[1] == stick else 1

    def do_pass(self, stick: int) -> None:
        del self.sticks[stick]
        self.next_turn()

    def do_stop(self) -> None:
        self.next_turn()

    def do_step(self, direction: str) -> None:
        man = self.moving
        assert man
        here, there = self.where[man], self.goes(man, direction)
        assert there
        beside = self.rules.next[here, direction]
        jumped = next((m for m, space in self.where.items() if space == beside), None)
        self.where[man] = there
        self.left -= 1
        self.begun = True
        temple = self.rules.temple[man[0]]
        if here in temple and there not in temple:
            self.out = True
        if jumped and self.rules.beguiles[man[1]] == jumped[1] and self.can_be_lifted(jumped):
            del self.where[jumped]
            self.lifted = jumped
        else:
            self.after_step()

    def can_be_lifted(self, man: Man) -> bool:
        if self.rules.sanctuary and self.where[man] in self.rules.pyramid[man[0]]:
            return False
        others = [space for other, space in self.where.items() if other != man]
        return any(space not in others for space in self.rules.temple[man[0]])

    def after_step(self) -> None:
        for seat in self.seats:
            if all(self.where[seat, kind] in self.rules.pyramid[seat] for kind in KINDS):
                self.won = seat
                self.sticks = {}
                self.moving = None
                return
        man = self.moving
        assert man
        if self.left == 0 or not any(self.goes(man, d) for d in self.rules.compass):
            self.next_turn()

    def next_turn(self) -> None:
        assert self.whose is not None
        assert self.starter is not None
        self.moving = None
        self.whose = self.to_the_left_of(self.whose)
        if not self.sticks:
            self.starter = self.whose = self.to_the_left_of(self.starter)

    def to_the_left_of(self, seat: int) -> int:
        return self.seats[(self.seats.index(seat) + 1) % len(self.seats)]


def count(game: Game, depth: int) -> int:
    """How many sequences of so many decisions start here."""
    if depth == 0:
        return 1
    total = 0
    for choice in game.choices():
        other = game.copy()
        other.do(choice)
        total += count(other, depth - 1)
    return total
