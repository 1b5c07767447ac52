"""The rule of the sealed dice, its proof, and what checking a record finds."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from itertools import product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mansuba import Decision, Edition, Face, Kind, Lot, Seat, Throw
from mansuba.notation import Record
from mansuba.table import sealing
from mansuba.table.sealing import BadMixError, BadProofError, Doubt, Verdict
from tests.table.sealed import mix, sealed_record
from tests.table.tables import WHEEL

SECRET = bytes(range(32))
MIXES = {3: "ff" * 16, 0: "0123456789abcdef" * 2}
SUN = Edition.standard()

secrets = st.binary(min_size=32, max_size=32)
mixings = st.dictionaries(
    st.integers(0, 5), st.binary(min_size=16, max_size=16).map(bytes.hex), max_size=6
)


# --- the rule -------------------------------------------------------------------------------------


def test_the_rule_to_the_letter() -> None:
    """Every game there is would have to be checked by another rule if this one changed."""
    opening = f"mansuba dice v1 0:{MIXES[0]} 3:{MIXES[3]}"

    def drawn(what: str) -> bytes:
        return hmac.new(SECRET, f"{opening} {what}".encode(), hashlib.sha256).digest()

    shown = hashlib.sha256(f"mansuba dice v1 secret:{SECRET.hex()}".encode()).hexdigest()
    assert sealing.commitment(SECRET) == shown
    assert sealing.lot(SECRET, MIXES, (0, 3)) == Lot((0, 3)[drawn("lot 0")[0] % 2])
    for edition in (SUN, WHEEL):
        sides = drawn("throw 17")
        fall = tuple(edition.faces[kind][sides[kind] % 4] for kind in Kind)
        assert sealing.throw(SECRET, MIXES, 17, edition) == Throw(fall)
    assert sealing.proof(SECRET, MIXES) == f"{opening} commitment:{shown} secret:{SECRET.hex()}"


@dataclass
class Stacked:
    """Stands in for what is drawn, to try every byte there is."""

    drawn: dict[str, bytes]
    asked: list[str] = field(default_factory=list)

    def __call__(self, secret: bytes, mixes: Mapping[Seat, str], what: str) -> bytes:
        self.asked.append(what)
        return self.drawn[what]


@pytest.mark.parametrize("kind", Kind)
def test_every_side_is_exactly_as_likely(monkeypatch: pytest.MonkeyPatch, kind: Kind) -> None:
    """Whatever byte is drawn is as likely as any other; 64 of the 256 make each side."""
    fell = Counter[Face]()
    for byte in range(256):
        drawn = bytes(byte if stick is kind else 0 for stick in Kind) + bytes(26)
        monkeypatch.setattr(sealing, "_drawn", Stacked({"throw 0": drawn}))
        faces = sealing.throw(SECRET, {}, 0, SUN).faces
        fell[faces[kind]] += 1
        assert all(faces[stick] == SUN.faces[stick][0] for stick in Kind if stick is not kind)
    assert fell == dict.fromkeys(SUN.faces[kind], 64)


@pytest.mark.parametrize("players", range(2, 7))
def test_every_seat_is_exactly_as_likely(monkeypatch: pytest.MonkeyPatch, players: int) -> None:
    """Bytes that would favour someone are drawn again, and the next one decides."""
    fell, again = Counter[Seat](), Counter[Seat]()
    for byte, next_byte in product(range(256), range(players)):
        stacked = Stacked({"lot 0": bytes([byte]), "lot 1": bytes([next_byte])})
        monkeypatch.setattr(sealing, "_drawn", stacked)
        seat = sealing.lot(SECRET, {}, range(players)).seat
        (again if len(stacked.asked) > 1 else fell)[seat] += 1
    assert fell == dict.fromkeys(range(players), 256 // players * players)
    assert again == (dict.fromkeys(range(players), 256 % players) if 256 % players else {})


@given(secrets, mixings, st.permutations(range(6)))
def test_the_order_in_which_seats_are_named_means_nothing(
    secret: bytes, mixes: dict[Seat, str], order: list[Seat]
) -> None:
    other = {seat: mixes[seat] for seat in order if seat in mixes}
    assert sealing.throw(secret, mixes, 5, SUN) == sealing.throw(secret, other, 5, SUN)
    assert sealing.lot(secret, mixes, range(6)) == sealing.lot(secret, other, order)


@given(mixings, mixings)
def test_different_mixes_are_different_texts(one: dict[Seat, str], other: dict[Seat, str]) -> None:
    proofs = {sealing.proof(SECRET, mixes) for mixes in (one, other)}
    assert len(proofs) == (1 if one == other else 2)


def test_a_mix_of_one_seat_is_no_other_seats() -> None:
    thrown = {
        sealing.throw(SECRET, mixes, number, SUN)
        for mixes in ({}, {0: MIXES[0]}, {3: MIXES[0]}, {0: MIXES[0], 3: MIXES[0]})
        for number in range(5)
    }
    assert len(thrown) == 20


@pytest.mark.parametrize(
    "bad", ["", "ff" * 15, "ff" * 17, "FF" * 16, "f" * 31 + " ", "f" * 32 + "\n", "٣" * 32]
)
def test_what_cannot_be_mixed_in(bad: str) -> None:
    """Else two different sets of mixes might be one text."""
    with pytest.raises(BadMixError) as refused:
        sealing.throw(SECRET, {0: MIXES[0], 2: bad}, 0, SUN)
    assert (refused.value.seat, refused.value.mix) == (2, bad)


# --- the proof ------------------------------------------------------------------------------------


@given(secrets, mixings)
def test_a_proof_is_read_as_it_was_written(secret: bytes, mixes: dict[Seat, str]) -> None:
    text = sealing.proof(secret, mixes)
    read = sealing.read_proof(text)
    assert (read.secret, read.mixes) == (secret, mixes)
    assert read.commitment == sealing.commitment(secret)
    assert str(read) == text


@given(mixings, st.integers(0), st.characters(max_codepoint=0x250))
def test_there_is_one_text_for_each_proof(mixes: dict[Seat, str], at: int, sign: str) -> None:
    text = sealing.proof(SECRET, mixes)
    at %= len(text)
    changed = text[:at] + sign + text[at + 1 :]
    with suppress(BadProofError):
        assert (sealing.read_proof(changed) == sealing.read_proof(text)) == (changed == text)


def test_seats_come_once_and_in_order() -> None:
    text = sealing.proof(SECRET, MIXES)
    first, second = f"0:{MIXES[0]}", f"3:{MIXES[3]}"
    for wrong in (f"{second} {first}", f"{first} {first}", f"{first} {second} {second}"):
        with pytest.raises(BadProofError):
            sealing.read_proof(text.replace(f"{first} {second}", wrong))


# --- checking a record ----------------------------------------------------------------------------


@pytest.fixture(params=range(7))
def record(request: pytest.FixtureRequest) -> Record:
    """A game of each edition that there is for it."""
    return sealed_record(request.param)


def with_proof(record: Record, text: str) -> Record:
    return replace(record, tags={**record.tags, "DiceProof": text})


def with_decisions(record: Record, changed: Mapping[int, Decision]) -> Record:
    decisions = tuple(changed.get(n, said) for n, said in enumerate(record.decisions))
    return replace(record, decisions=decisions)


def test_a_good_record(record: Record) -> None:
    assert sealing.check(record) == Verdict()
    assert sealing.check(record).good


def test_a_record_without_a_proof(record: Record) -> None:
    by_hand = replace(record, tags={"Dice": "typed"})
    assert sealing.check(by_hand) == Verdict((Doubt.NO_PROOF,))
    assert sealing.check(with_proof(record, "trust me")) == Verdict((Doubt.BAD_PROOF,))
    assert not sealing.check(by_hand).good


def test_another_secret_than_the_one_that_was_shown(record: Record) -> None:
    given = sealing.read_proof(record.tags["DiceProof"])
    lying = replace(given, commitment=sealing.commitment(SECRET))
    assert sealing.check(with_proof(record, str(lying))).doubts == (Doubt.COMMITMENT,)


def test_a_mix_by_someone_who_does_not_play() -> None:
    """Else whoever knows the secret could look for one that suits them."""
    record = next(r for r in map(sealed_record, range(9)) if len(r.seats) < 6)
    given = sealing.read_proof(record.tags["DiceProof"])
    stranger = next(seat for seat in range(6) if seat not in record.seats)
    mixes = {**given.mixes, stranger: mix(Random(1))}
    doubts = sealing.check(with_proof(record, sealing.proof(given.secret, mixes))).doubts
    assert Doubt.STRANGER in doubts
    assert Doubt.COMMITMENT not in doubts


def test_a_lot_and_throws_that_do_not_follow(record: Record) -> None:
    lot = next(n for n, said in enumerate(record.decisions) if isinstance(said, Lot))
    drawn = record.decisions[lot]
    seat = next(seat for seat in record.seats if Lot(seat) != drawn)
    elsewhere = with_decisions(record, {lot: Lot(seat)})
    assert sealing.check(elsewhere) == Verdict((Doubt.LOT,))

    throws = [n for n, said in enumerate(record.decisions) if isinstance(said, Throw)]
    for number, at in enumerate(throws):
        other = next(one for one in record.edition.throws if one != record.decisions[at])
        changed = with_decisions(record, {at: other})
        assert sealing.check(changed) == Verdict((Doubt.THROWS,), (number,))


def test_a_throw_that_was_left_out(record: Record) -> None:
    """The throws after it come a number too early."""
    first = next(n for n, said in enumerate(record.decisions) if isinstance(said, Throw))
    without = replace(record, decisions=record.decisions[:first] + record.decisions[first + 1 :])
    assert sealing.check(without) == Verdict((Doubt.THROWS,), (0, 1, 2))
