"""What docs/records.md shows is so."""

from __future__ import annotations

import json
import re
from pathlib import Path
from textwrap import dedent

from mansuba.notation import read_record, read_record_json, write_record
from mansuba.notation.records import limits

PAGE = (Path(__file__).parents[2] / "docs" / "records.md").read_text("utf-8")


def test_the_game_is_canonical() -> None:
    game = dedent(PAGE[PAGE.index('    [Mansuba "v1"]') : PAGE.index("The header comes first")])
    assert write_record(read_record(game)) == game.rstrip() + "\n"


def test_the_edition_is_carried() -> None:
    header = dedent(PAGE[PAGE.rindex("    [Edition ") : PAGE.index("The editions that come")])
    text = f'[Mansuba "v1"]\n{header.rstrip()}\n[Seats "0 3"]\n[Result "unfinished"]\n'
    assert write_record(read_record(text)) == text


def test_the_json() -> None:
    block = PAGE[PAGE.index("```json") + len("```json") :].partition("```")[0]
    record = read_record_json(block)
    assert record.notes[1].values == json.loads(block)["notes"]["1"]["values"]


def test_the_limits() -> None:
    said = {int(number.replace(",", "")) for number in re.findall("[0-9][0-9,]+", PAGE)}
    for name, limit in vars(limits).items():
        assert name[:4] != "MOST" or limit in said, name
