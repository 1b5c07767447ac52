"""Tables for tests: boards to play on, and someone for whoever is awaited."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from random import Random

from mansuba import CHANCE, Decision, Edition, Position
from mansuba.table import HERE, OPEN, Awaited, Chair, Dice, Table, draw
from mansuba.table.sayings import Saying
from tests.grounds import COURTS
from tests.playing import steer

WHEEL = Edition.load(Path(__file__).parents[1] / "perft" / "wheel.toml")
BOT = "scribe"
AT = datetime(2026, 12, 1, 20, 15, tzinfo=UTC)

_numbers = count(1)


def fresh() -> str:
    """The id of a request that nobody has made before."""
    return f"request-{next(_numbers)}"


def seated(edition: Edition, *players: str, dice: Dice = Dice.PROGRAM) -> Table:
    """A table for these, called after what they are and where they sit."""
    people = [(f"{player} {number}", player) for number, player in enumerate(players)]
    return Table.new(edition, people, dice)


def gathered(
    edition: Edition, *people: str, dice: Dice = Dice.PROGRAM, secret: bytes | None = None
) -> Table:
    """A table for these: bots, `OPEN` chairs, and people, who are called what they are known by."""
    start = Position.new(edition, len(people))
    chairs = tuple(
        Chair(seat, "" if who == OPEN else who, who)
        if who in (BOT, OPEN)
        else Chair(seat, who, HERE, who)
        for seat, who in zip(start.seats, people, strict=True)
    )
    return Table.laid(start, chairs, dice, secret)


def again(table: Table, upto: int | None = None) -> Table:
    """The table resumed from its log, or from the beginning of it."""
    return anew(table).resumed(table.entries[:upto])


def anew(table: Table) -> Table:
    """The table as it was made."""
    return Table.laid(table.start, table.seated, table.dice, table.secret)


def decide(table: Table, *decisions: Decision) -> Table:
    """People decide."""
    return table.decide(decisions, request=fresh(), seen=table.seq, at=AT)


def undo(table: Table) -> Table:
    """Someone presses undo."""
    return table.undo(request=fresh(), seen=table.seq, at=AT)


def tell(table: Table, *sayings: Saying) -> Table:
    """People say something about the game, one after another."""
    for saying in sayings:
        table = table.say(saying, request=fresh(), at=AT)
    return table


def any_decision(position: Position, rng: Random) -> Decision:
    """Any legal decision, or what chance may decide."""
    return draw(position, rng) if position.actor is CHANCE else rng.choice(position.decisions())


def towards_the_end(position: Position, rng: Random) -> Decision:
    """One that brings the game nearer to its end."""
    return draw(position, rng) if position.actor is CHANCE else steer(position, rng)


def go_on(
    table: Table, rng: Random, choose: Callable[[Position, Random], Decision] = any_decision
) -> Table:
    """Whoever is awaited acts."""
    position = table.position
    match table.awaits.awaited:
        case Awaited.PERSON | Awaited.HAND:
            return decide(table, choose(position, rng))
        case Awaited.BOT:
            return table.let_bot(choose(position, rng), request=fresh(), at=AT)
        case Awaited.DICE:
            return table.let_chance(table.draw(rng), request=fresh(), at=AT)
        case Awaited.TAP:
            return table.let_chance(table.draw(rng), request=fresh(), at=AT, seen=table.seq)
    return table


def played(
    table: Table,
    rng: Random,
    until: Callable[[Table], bool],
    choose: Callable[[Position, Random], Decision] = any_decision,
) -> Table:
    """The table once it has come so far."""
    for _ in range(5_000):
        if until(table):
            return table
        table = go_on(table, rng, choose)
    raise AssertionError("it never came so far")


SMALL = COURTS.edition
"""Two seats; games of a few dozen turns."""
TWO = (HERE, HERE)
