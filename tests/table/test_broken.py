"""Logs with sayings in them that no game can have written."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import count
from random import Random

import pytest

from mansuba import Phase, Throw
from mansuba.table import (
    HERE,
    OPEN,
    BrokenLogError,
    Damage,
    Dice,
    Entry,
    Table,
    read_said,
    write_said,
)
from mansuba.table.sayings import (
    Agree,
    Away,
    Back,
    Decline,
    End,
    Ended,
    Mix,
    Pause,
    Propose,
    Resume,
    Sit,
)
from tests.table.tables import AT, SMALL, anew, fresh, gathered, go_on, played, tell

Entries = tuple[Entry, ...]
Harm = Callable[[Entries], Entries]
SECRET = bytes(range(32))
ILLEGAL, BAD_REQUEST, BAD_UNDO, BAD_SAYING = (
    Damage.ILLEGAL,
    Damage.BAD_REQUEST,
    Damage.BAD_UNDO,
    Damage.BAD_SAYING,
)


def busy() -> Table:
    """A short game in which people say everything there is to say."""
    rng = Random(1)
    table = gathered(SMALL, "Nefer", OPEN, secret=SECRET)
    table = tell(table, Sit(1, HERE, "Meret", "Meret"), Mix(0, 32 * "a"), Mix(1, 32 * "b"))
    table = played(table, rng, lambda table: len(table.line) == 12)
    table = go_on(tell(table, Pause(), Resume()), rng)
    table = tell(table, Propose(1, 6), Decline(0), Propose(1, 6), Agree(0))
    table = played(table, rng, lambda table: table.position.phase is Phase.TAKE)
    table = tell(table, Away(0), Back(0), Sit(0, OPEN, None, ""), Sit(0, HERE, "Ani", "Ani"))
    return tell(table, Propose(0, None), Agree(1))


BUSY = busy()
WORDS = [write_said(entry.said) for entry in BUSY.entries]


def resumed(entries: Entries) -> Table:
    return anew(BUSY).resumed(entries)


def at(word: str, nth: int = 0) -> int:
    """The number of the entry that says so."""
    return [number for number, said in enumerate(WORDS, start=1) if said == word][nth]


def says(number: int, word: str) -> Harm:
    """That entry says something else."""
    return lambda log: (
        *log[: number - 1],
        replace(log[number - 1], said=read_said(word)),
        *log[number:],
    )


def said_before(number: int, word: str) -> Harm:
    """Before that entry, which is the last, someone else says something."""

    def harm(log: Entries) -> Entries:
        new = Entry(number, fresh(), 0, number - 1, AT, read_said(word))
        moved = [replace(entry, seq=entry.seq + 1, seen=entry.seen + 1) for entry in log]
        return (*log[: number - 1], new, moved[number - 1])

    return harm


def cut(number: int) -> Harm:
    """The log ends with that entry."""
    return lambda log: log[:number]


def alone(number: int) -> Harm:
    """That entry is a request of its own."""
    return lambda log: (
        *log[: number - 1],
        replace(log[number - 1], request=fresh(), part=0, seen=number - 1),
        *log[number:],
    )


def test_the_log_is_whole_without_harm() -> None:
    assert resumed(BUSY.entries) == BUSY
    assert {word.split(":")[0] for word in WORDS} >= {"sit", "mix", "pause", "undo", "end", "away"}


@pytest.mark.parametrize(
    ("harm", "seq", "damage"),
    [
        # decisions while nobody decides
        (says(2, "pause"), 4, ILLEGAL),
        (says(3, "end:abandoned"), 4, ILLEGAL),
        (says(3, "sit:0:open::"), 4, ILLEGAL),
        # sayings that make no sense there
        (says(1, "sit:1:open::"), 1, BAD_SAYING),
        (says(1, "sit:0:here:Meret:Meret"), 1, BAD_SAYING),
        (says(1, "sit:1:here::Meret"), 1, BAD_SAYING),
        (says(1, "sit:1:scribe:Meret:Meret"), 1, BAD_SAYING),
        (says(1, "sit:7:here:Meret:Meret"), 1, BAD_SAYING),
        (says(1, "nudge:1"), 1, BAD_SAYING),
        (says(1, "away:1"), 1, BAD_SAYING),
        (says(1, "back:0"), 1, BAD_SAYING),
        (says(1, "resume"), 1, BAD_SAYING),
        (says(1, "agree:0"), 1, BAD_SAYING),
        (says(1, "decline:0"), 1, BAD_SAYING),
        (says(1, "propose:0:end"), 1, BAD_SAYING),
        (says(1, "end:agreed"), 1, BAD_SAYING),
        (says(at("resume"), "pause"), at("resume"), BAD_SAYING),
        (says(at("back:0"), "mix:0:" + 32 * "c"), at("back:0"), BAD_SAYING),
        (says(at("decline:0"), "decline:1"), at("decline:0"), BAD_SAYING),
        # proposals of what is nobody's unit
        (says(at("propose:1:undo:6"), "propose:1:undo:7"), at("propose:1:undo:6"), BAD_SAYING),
        (says(at("propose:1:undo:6"), "propose:1:undo:99"), at("propose:1:undo:6"), BAD_SAYING),
        # what everyone has consented to, and nothing else, comes next
        (says(at("undo:6"), "undo:5"), at("undo:6"), BAD_REQUEST),
        (says(at("undo:6"), "end:agreed"), at("undo:6"), BAD_REQUEST),
        (says(at("end:agreed"), "end:abandoned"), at("end:agreed"), BAD_REQUEST),
        (says(at("end:agreed"), "undo:6"), at("end:agreed"), BAD_REQUEST),
        (alone(at("undo:6")), at("undo:6"), BAD_REQUEST),
        (alone(at("end:agreed")), at("end:agreed"), BAD_REQUEST),
        (cut(at("agree:0")), at("agree:0") + 1, BAD_REQUEST),
        (cut(at("agree:1")), at("agree:1") + 1, BAD_REQUEST),
        (said_before(at("undo:6"), "pause"), at("undo:6"), BAD_REQUEST),
        # an undo that nobody, or not everybody, has consented to
        (says(at("agree:0"), "pause"), at("undo:6"), BAD_UNDO),
        (says(at("propose:1:undo:6"), "undo:6"), at("propose:1:undo:6"), BAD_UNDO),
        # another log altogether
        (lambda log: (*log[:4], *log[5:]), 5, Damage.OUT_OF_ORDER),
        (says(4, "pause"), 5, ILLEGAL),
    ],
    ids=count(1),
)  # fmt: skip
def test_broken_logs(harm: Harm, seq: int, damage: Damage) -> None:
    with pytest.raises(BrokenLogError) as broken:
        resumed(harm(BUSY.entries))
    assert (broken.value.seq, broken.value.damage) == (seq, damage)


def test_a_saying_is_not_one_of_several() -> None:
    number = at("pause")
    joined = replace(BUSY.entries[number], request=BUSY.entries[number - 1].request, part=1)
    joined = replace(joined, seen=number - 1)
    with pytest.raises(BrokenLogError) as broken:
        resumed((*BUSY.entries[:number], joined))
    assert broken.value.damage is BAD_REQUEST


def test_a_throw_for_a_seat_that_nobody_has_breaks_a_log() -> None:
    is_thrown = [isinstance(entry.said, Throw) for entry in BUSY.entries]
    number = is_thrown.index(True)
    starter = resumed(BUSY.entries[:number]).position.starter
    left = tell(resumed(BUSY.entries[:number]), Sit(starter or 0, OPEN, None, ""))
    throw = replace(BUSY.entries[number], seq=number + 2, seen=number + 1)
    with pytest.raises(BrokenLogError) as broken:
        resumed((*left.entries, throw))
    assert broken.value.damage is ILLEGAL


@pytest.mark.parametrize("seed", range(10))
def test_any_harm_is_found_or_makes_another_game(seed: int) -> None:
    """Words changed and swapped, entries doubled and left out: no log is half believed."""
    rng = Random(seed)
    refused = 0
    for _ in range(30):
        log = list(BUSY.entries)
        one, other = rng.sample(range(len(log)), 2)
        match rng.randrange(4):
            case 0:
                log[one] = replace(log[one], said=log[other].said)
            case 1:
                first, second = log[one].said, log[other].said
                log[one], log[other] = (
                    replace(log[one], said=second),
                    replace(log[other], said=first),
                )
            case 2:
                log = log[:one] + log[one + 1 :]
            case 3:
                log.insert(one, log[other])
        try:
            table = resumed(tuple(log))
        except BrokenLogError:
            refused += 1
        else:
            assert table.entries == tuple(log)
            assert table.record().end == table.position
    assert refused > 15


def test_no_dice_are_mixed_where_people_throw() -> None:
    table = gathered(SMALL, "Nefer", "Meret", dice=Dice.HAND)
    log = (Entry(1, fresh(), 0, 0, AT, Mix(0, 32 * "a")),)
    with pytest.raises(BrokenLogError):
        anew(table).resumed(log)


def test_an_end_is_an_end() -> None:
    assert BUSY.company.ended is Ended.AGREED
    late = Entry(BUSY.seq + 1, fresh(), 0, BUSY.seq, AT, End(Ended.ABANDONED))
    with pytest.raises(BrokenLogError) as broken:
        resumed((*BUSY.entries, late))
    assert broken.value.damage is BAD_SAYING
