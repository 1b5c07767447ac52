"""Dice nobody can doubt: the lot and every throw follow from a secret and from what seats mix in.

Whoever runs the game shows a commitment to the secret before anything is mixed in, and the secret
itself once the game is over. `docs/dice.md` has the rule in words, and what it cannot promise.
"""

from __future__ import annotations

import hmac
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from hashlib import sha256
from itertools import count

from mansuba import Edition, Kind, Lot, MansubaError, Seat, Throw
from mansuba.notation import Record
from mansuba.rulebook.frozen import FrozenDict
from mansuba.rulebook.sticks import FACES_A_STICK

SECRET_BYTES = 32
MIX_BYTES = 16

RULE = "mansuba dice v1"
"""What everything that is hashed begins with; another rule would need another version."""
VALUES_OF_A_BYTE = 256

MIX = re.compile(f"[0-9a-f]{{{2 * MIX_BYTES}}}")
PROOF = re.compile(
    rf"{RULE}((?: [0-5]:{MIX.pattern})*)"
    rf" commitment:([0-9a-f]{{64}}) secret:([0-9a-f]{{{2 * SECRET_BYTES}}})"
)
PROOF_TAG = "DiceProof"


# --- what is drawn --------------------------------------------------------------------------------


class BadMixError(MansubaError, ValueError):
    """A value that cannot be mixed in: it is not sixteen bytes in small hexadecimal digits."""

    def __init__(self, seat: Seat, mix: str) -> None:
        super().__init__(seat, mix)
        self.seat = seat
        self.mix = mix

    def __str__(self) -> str:
        return f"seat {self.seat} cannot mix in {self.mix!r}: it needs {MIX_BYTES} bytes in hex"


def commitment(secret: bytes) -> str:
    """What is shown of the secret before the game: nobody can find another secret for it.

    >>> commitment(bytes(SECRET_BYTES))[:16]
    '1a37756fc9ba7908'
    """
    return sha256(f"{RULE} secret:{secret.hex()}".encode()).hexdigest()


def lot(secret: bytes, mixes: Mapping[Seat, str], seats: Sequence[Seat]) -> Lot:
    """Who begins: each of the seats is exactly as likely.

    >>> lot(bytes(SECRET_BYTES), {}, seats=(0, 2, 4))
    Lot(seat=0)
    """
    even = VALUES_OF_A_BYTE - VALUES_OF_A_BYTE % len(seats)
    tries = (_drawn(secret, mixes, f"lot {number}")[0] for number in count())
    return Lot(sorted(seats)[next(byte for byte in tries if byte < even) % len(seats)])


def throw(secret: bytes, mixes: Mapping[Seat, str], number: int, edition: Edition) -> Throw:
    """How the sticks fall after so many throws: every side of each is exactly as likely.

    >>> " ".join(map(str, throw(bytes(SECRET_BYTES), {}, 0, Edition.standard()).faces))
    '3 2n 2n 1 1 3'
    """
    drawn = _drawn(secret, mixes, f"throw {number}")
    sides = zip(Kind, drawn, strict=False)  # the first six bytes
    return Throw(tuple(edition.faces[kind][byte % FACES_A_STICK] for kind, byte in sides))


def _drawn(secret: bytes, mixes: Mapping[Seat, str], what: str) -> bytes:
    return hmac.digest(secret, f"{_opening(mixes)} {what}".encode(), "sha256")


def _opening(mixes: Mapping[Seat, str]) -> str:
    """The rule and what was mixed in, in the order of seats; no other mixes have this text."""
    for seat, mix in mixes.items():
        if not MIX.fullmatch(mix):
            raise BadMixError(seat, mix)
    return " ".join([RULE, *(f"{seat}:{mixes[seat]}" for seat in sorted(mixes))])


# --- the proof in a record ------------------------------------------------------------------------


class BadProofError(MansubaError, ValueError):
    """A text that is no proof of the dice."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text

    def __str__(self) -> str:
        return f"not a proof of the dice: {self.text!r}"


@dataclass(frozen=True)
class Proof:
    """What the lot and the throws of a game follow from, and what was shown of it before."""

    commitment: str
    mixes: Mapping[Seat, str]
    secret: bytes

    def __post_init__(self) -> None:
        object.__setattr__(self, "mixes", FrozenDict(self.mixes))

    def __str__(self) -> str:
        opening = _opening(self.mixes)
        return f"{opening} commitment:{self.commitment} secret:{self.secret.hex()}"


def proof(secret: bytes, mixes: Mapping[Seat, str]) -> str:
    """The text of a record's `DiceProof`."""
    return str(Proof(commitment(secret), mixes, secret))


def read_proof(text: str) -> Proof:
    """The proof that a text stands for, or a BadProofError; there is one text for each."""
    found = PROOF.fullmatch(text)
    if not found:
        raise BadProofError(text)
    mixed = [(int(word[0]), word[2:]) for word in found[1].split()]
    read = Proof(found[2], dict(mixed), bytes.fromhex(found[3]))
    if str(read) != text:  # a seat twice, or out of order
        raise BadProofError(text)
    return read


# --- checking a record ----------------------------------------------------------------------------


class Doubt(Enum):
    """What can be wrong with the dice of a record."""

    NO_PROOF = "no-proof"
    """It has none: thrown by hand, or not over when it was written."""
    BAD_PROOF = "bad-proof"
    """It is no proof of this kind."""
    COMMITMENT = "commitment"
    """It commits to another secret."""
    STRANGER = "stranger"
    """Somebody mixed in a value who has no seat in the game."""
    LOT = "lot"
    """The lot does not follow."""
    THROWS = "throws"
    """Some throws do not follow."""

    def __repr__(self) -> str:
        return f"Doubt.{self.name}"


@dataclass(frozen=True)
class Verdict:
    """What became of checking the dice of a record."""

    doubts: tuple[Doubt, ...] = ()
    wrong_throws: tuple[int, ...] = ()
    """Which throws do not follow, counted from 0."""

    @property
    def good(self) -> bool:
        """Whether everything follows from the proof."""
        return not self.doubts


def check(record: Record) -> Verdict:
    """Whether the lot and the throws of a record follow from its proof."""
    if PROOF_TAG not in record.tags:
        return Verdict((Doubt.NO_PROOF,))
    try:
        given = read_proof(record.tags[PROOF_TAG])
    except BadProofError:
        return Verdict((Doubt.BAD_PROOF,))
    wrong = tuple(_wrong_throws(record, given))
    found = {
        Doubt.COMMITMENT: given.commitment != commitment(given.secret),
        Doubt.STRANGER: not given.mixes.keys() <= set(record.seats),
        Doubt.LOT: not _lot_follows(record, given),
        Doubt.THROWS: bool(wrong),
    }
    return Verdict(tuple(doubt for doubt, is_so in found.items() if is_so), wrong)


def _lot_follows(record: Record, proof: Proof) -> bool:
    drawn = lot(proof.secret, proof.mixes, record.seats)
    return all(said == drawn for said in record.decisions if isinstance(said, Lot))


def _wrong_throws(record: Record, proof: Proof) -> Iterator[int]:
    thrown = (said for said in record.decisions if isinstance(said, Throw))
    for number, said in enumerate(thrown):
        if said != throw(proof.secret, proof.mixes, number, record.edition):
            yield number
