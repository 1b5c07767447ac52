"""Many games in one stream: read one at a time, in constant memory, past the broken ones."""

from __future__ import annotations

import itertools
import tracemalloc
from collections.abc import Iterator
from io import StringIO, TextIOBase
from pathlib import Path
from typing import TextIO, cast

import pytest

from mansuba import Edition
from mansuba.notation import (
    Record,
    RecordTextError,
    open_records,
    read_record,
    read_records,
    write_record,
)
from mansuba.notation.records import Wanted
from mansuba.notation.records.limits import MOST_GAME, MOST_LINE
from tests.notation.recording import SAMPLE, played

GAME = read_record(SAMPLE)
BROKEN = SAMPLE.replace("9. 3: J:3J SW SE stop", "9. 3: J:3J SW SE XX")


class Endless(TextIOBase):
    """The same text over and over, never in memory as a whole."""

    def __init__(self, text: str, times: int) -> None:
        self._parts: Iterator[str] = (text for _ in range(times))
        self._rest = StringIO()

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]
        line = self._rest.readline(size)
        if not line:
            self._rest = StringIO(next(self._parts, ""))
            line = self._rest.readline(size)
        return line


def endless(text: str, times: int) -> TextIO:
    return cast(TextIO, Endless(text, times))


def peak(games: int, broken: str = "") -> int:
    """The most memory that reading so many games took at any time."""
    errors, count = itertools.count(), 0
    tracemalloc.start()
    for record in read_records(endless(SAMPLE + broken, games), lambda _: next(errors)):
        count += len(record.decisions)
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert count == len(GAME.decisions) * games
    assert next(errors) == (games if broken else 0)
    return most


@pytest.mark.parametrize("broken", ["", BROKEN], ids=["whole", "broken"])
@pytest.mark.parametrize(
    ("games", "slack"), [(60, 50_000), pytest.param(10_000, 500_000, marks=pytest.mark.soak)]
)
def test_constant_memory(games: int, slack: int, broken: str) -> None:
    """The slack, for garbage not yet collected, is far less than so many records take."""
    peak(2, broken)  # whatever is made only once
    assert peak(games, broken) < peak(6, broken) + slack


def test_nothing_is_read_ahead() -> None:
    stream = StringIO(SAMPLE * 3)
    games = read_records(stream)
    assert next(games) == GAME
    assert len(SAMPLE) < stream.tell() < 2 * len(SAMPLE)
    assert list(games) == [GAME, GAME]
    with pytest.raises(StopIteration):
        next(games)


@pytest.mark.parametrize("text", ["", "\n", " \r\n\t\n", "\ufeff"])
def test_no_game(text: str) -> None:
    assert list(read_records(StringIO(text))) == []


def test_empty_games() -> None:
    header = SAMPLE.partition("\n\n")[0]
    games = list(read_records(StringIO(f"{header}\n{header}\n\n{SAMPLE}")))
    assert [len(game.decisions) for game in games] == [0, 0, len(GAME.decisions)]
    assert games[0] == Record(GAME.start, tags=GAME.tags)


def test_reading_goes_on_after_a_broken_game() -> None:
    games = read_records(StringIO(SAMPLE + BROKEN + "nonsense\n[Date]\n" + SAMPLE))
    assert next(games) == GAME
    with pytest.raises(RecordTextError) as caught:
        next(games)
    assert caught.value.line == 25 + 23
    assert caught.value.record
    assert caught.value.record.decisions == GAME.decisions[:41]
    assert next(games) == GAME
    assert next(games, None) is None


def test_broken_games_can_be_passed_over() -> None:
    errors: list[RecordTextError] = []
    stream = StringIO("what?\n" + BROKEN + SAMPLE + BROKEN)
    assert list(read_records(stream, errors.append)) == [GAME]
    assert [error.line for error in errors] == [1, 24, 74]


def test_a_header_may_break_off_where_the_next_begins() -> None:
    errors: list[RecordTextError] = []
    stream = StringIO('[Mansuba "v1"]\n[Seats "0 3"]\n' + SAMPLE)
    assert list(read_records(stream, errors.append)) == [GAME]
    assert [error.wanted for error in errors] == [Wanted.MISSING]


def test_a_turn_may_break_off_where_the_next_game_begins() -> None:
    games = list(read_records(StringIO(SAMPLE.removesuffix("SE\n") + "\n" + SAMPLE)))
    assert games == [Record(GAME.start, GAME.decisions[:-1], GAME.tags, GAME.notes), GAME]


def test_what_is_not_utf_8_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.mansuba"
    file.write_bytes(SAMPLE.encode().replace(b"Nefer", b"N\xe9fer") + SAMPLE.encode())
    with open_records(file) as stream:
        games = read_records(stream)
        with pytest.raises(RecordTextError) as caught:
            next(games)
        assert (caught.value.line, caught.value.column) == (6, 10)
        assert next(games) == GAME


def test_lines_that_are_too_long() -> None:
    just_right = SAMPLE.replace("Nefer", "N" * (MOST_LINE - len('[Name0 ""]')))
    assert read_record(just_right).names[0].startswith("NN")
    assert write_record(read_record(just_right)) == just_right
    for longer in (1, 2, 3, 5 * MOST_LINE):
        too_long = just_right.replace("NN", "NN" + "N" * longer, 1)
        errors: list[RecordTextError] = []
        assert list(read_records(StringIO(too_long + SAMPLE), errors.append)) == [GAME]
        assert [(e.line, e.column, e.wanted) for e in errors] == [
            (6, MOST_LINE + 1, Wanted.SHORTER_LINE)
        ]
    endless_line = SAMPLE.replace("Nefer", "N" * 200_000).rpartition("Date")[0]
    assert list(read_records(StringIO(endless_line), lambda _: None)) == []


def test_a_line_without_end_takes_no_memory() -> None:
    tracemalloc.start()
    games = read_records(endless("x" * 100_000, 300), lambda _: None)
    assert list(games) == []
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert most < 1_500_000


def test_games_that_are_too_long() -> None:
    comment = "{" + "x" * 60_000 + "}"
    lines = SAMPLE.splitlines(keepends=True)
    turns = [line.replace("\n", f" {comment}\n") for line in lines[16:]]
    longer = "".join(lines[:16] + turns)
    assert read_record(longer).decisions == GAME.decisions
    tags = "".join(f'[Tag{n} "{"x" * 60_000}"]\n' for n in range(MOST_GAME // 60_000 + 1))
    errors: list[RecordTextError] = []
    stream = StringIO(SAMPLE.replace("[Name0", tags + "[Name0") + SAMPLE)
    assert list(read_records(stream, errors.append)) == [GAME]
    assert [error.wanted for error in errors] == [Wanted.SHORTER_GAME]
    spaces = (" " * 60_000 + "\n") * (MOST_GAME // 60_000 + 1)
    errors.clear()
    assert list(read_records(StringIO("?\n" + spaces + SAMPLE), errors.append)) == [GAME]
    assert len(errors) == 1


def test_too_many_tags() -> None:
    for count, wanted in ((256, None), (257, Wanted.FEWER_TAGS), (262, Wanted.FEWER_TAGS)):
        tags = "".join(f'[Tag{n} ""]\n' for n in range(count - 4))
        errors: list[RecordTextError] = []
        stream = StringIO(SAMPLE.replace("[Name0", tags + "[Name0"))
        games = list(read_records(stream, errors.append))
        assert [error.wanted for error in errors] == ([wanted] if wanted else [])
        assert len(games) == (wanted is None)


def test_custom_editions_one_after_another() -> None:
    ring = Edition.standard().ring
    editions = [Edition.standard().with_(ring=ring[n:] + ring[:n]) for n in range(6)]
    games = [played(edition, 2, 1, 30) for edition in editions * 3]
    text = "".join(map(write_record, games))
    assert list(read_records(StringIO(text))) == games
