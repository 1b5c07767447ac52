"""Whom a table waits for."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from mansuba import CHANCE, Position, Seat
from mansuba.table.chairs import OPEN, Dice
from mansuba.table.company import Company


class Awaited(Enum):
    """Who is to act next."""

    PERSON = "person"
    """A person, who decides for a seat."""
    BOT = "bot"
    """A bot, which decides for its seat, or for a person who is away."""
    DICE = "dice"
    """The program's dice, by themselves: the lot, or the throw of a seat that is a bot's."""
    TAP = "tap"
    """The program's dice, as soon as the person whose throw it is asks for it."""
    HAND = "hand"
    """Real dice: people tell what fell."""
    SOMEONE = "someone"
    """A person who takes the open seat."""
    HOST = "host"
    """The host, who has paused the game."""
    NOBODY = "nobody"
    """The game is over."""

    def __repr__(self) -> str:
        return f"Awaited.{self.name}"


@dataclass(frozen=True, slots=True)
class Waiting:
    """Who is to act next, and for which seat; a lot is no seat's."""

    awaited: Awaited
    seat: Seat | None = None

    @property
    def person(self) -> Seat | None:
        """The seat, if the person who sits there is to act."""
        return self.seat if self.awaited in (Awaited.PERSON, Awaited.TAP) else None


def awaited(position: Position, company: Company, dice: Dice) -> Waiting:
    """Who is to act next."""
    actor = position.actor
    if actor is None or company.ended:
        return Waiting(Awaited.NOBODY)
    if company.paused:
        return Waiting(Awaited.HOST)
    by_chance = actor is CHANCE
    seat = position.starter if actor is CHANCE else actor
    if by_chance and dice is Dice.HAND:
        return Waiting(Awaited.HAND, seat)
    if seat is None:
        return Waiting(Awaited.DICE)
    chair = company.chair_of(seat)
    if chair.player == OPEN:
        return Waiting(Awaited.SOMEONE, seat)
    if chair.is_here:
        return Waiting(Awaited.TAP if by_chance else Awaited.PERSON, seat)
    return Waiting(Awaited.DICE if by_chance else Awaited.BOT, seat)
