"""Games with sealed dice for tests, and the editions they are played by."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from random import Random

from mansuba import Decision, Edition, Lot, Phase, Position, Seat, Throw
from mansuba.notation import Note, Record, write_decision
from mansuba.table import sealing
from tests.table.tables import SMALL, WHEEL

GAMES: tuple[tuple[Edition, int], ...] = (
    *product([Edition.standard()], (2, 3, 6)),
    (Edition.standard().with_(board="oasis", sanctuary=False), 2),
    (SMALL, 2),
    *product([WHEEL], (2, 3)),
)
"""Editions and how many play; the wheel has sticks of its own."""


def sealed_record(seed: int, rounds: int = 4) -> Record:
    """So many rounds of a game that nobody thinks about; most seats have mixed something in."""
    rng = Random(seed)
    edition, players = GAMES[seed % len(GAMES)]
    start = Position.new(edition, players)
    secret = rng.randbytes(sealing.SECRET_BYTES)
    mixes = {seat: mix(rng) for seat in start.seats if rng.random() < 0.7}
    tags = {"Dice": "sealed", "DiceProof": sealing.proof(secret, mixes)}
    return Record(start, _played(start, secret, mixes, rounds, rng), tags)


def _played(
    position: Position, secret: bytes, mixes: dict[Seat, str], rounds: int, rng: Random
) -> tuple[Decision, ...]:
    said: list[Decision] = []
    thrown = 0
    while position.phase is not Phase.OVER:
        decision: Decision
        if position.phase is Phase.LOT:
            decision = sealing.lot(secret, mixes, position.seats)
        elif position.phase is not Phase.THROW:
            decision = rng.choice(position.decisions())
        elif thrown < rounds:
            decision = sealing.throw(secret, mixes, thrown, position.edition)
            thrown += 1
        else:
            break
        said.append(decision)
        position = position.after(decision)
    return tuple(said)


def mix(rng: Random) -> str:
    """What a seat may mix in."""
    return rng.randbytes(sealing.MIX_BYTES).hex()


def annotated(record: Record, *notes: Note) -> Record:
    """The same with notes on everything that chance decided, each in turn."""
    chance = [n for n, said in enumerate(record.decisions) if isinstance(said, Lot | Throw)]
    return replace(record, notes={n: notes[n % len(notes)] for n in chance})


def chance_words(record: Record) -> list[str]:
    """The lot and the throws in the notation."""
    return [write_decision(said) for said in record.decisions if isinstance(said, Lot | Throw)]
