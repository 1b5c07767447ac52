"""docs/verify_dice.py, the page and the table find the same about the dice of every record."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from importlib.util import module_from_spec, spec_from_file_location
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from mansuba import Kind, Lot, Position, Throw
from mansuba.notation import (
    Note,
    Record,
    RecordTextError,
    read_record,
    write_decision,
    write_record,
)
from mansuba.table import sealing
from tests.table.sealed import GAMES, annotated, chance_words, sealed_record

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "docs" / "verify_dice.py"
NODE = (ROOT / "tools" / "node", "node")  # which runs it in frontend/

SIZES = [100, pytest.param(1_000, marks=pytest.mark.soak)]


def load() -> Callable[[str], list[str]]:
    spec = spec_from_file_location("verify_dice", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    script = module_from_spec(spec)
    spec.loader.exec_module(script)
    found: Callable[[str], list[str]] = script.check
    return found


wrong_in = load()


def accepts(text: bytes) -> bool:
    """What the script does with a file, without starting an interpreter for it."""
    try:
        return wrong_in(text.decode("utf-8-sig")) == []
    except Exception:
        return False


def accepted_at_the_table(text: bytes) -> bool:
    with suppress(RecordTextError, UnicodeDecodeError):
        return sealing.check(read_record(text.decode("utf-8-sig"))).good
    return False


def run(path: Path) -> tuple[int, str]:
    """The script as anyone runs it, with nothing of ours to import."""
    done = subprocess.run(
        [sys.executable, "-I", "-S", SCRIPT, path], capture_output=True, text=True, check=False
    )
    assert done.stderr == ""
    return done.returncode, done.stdout


# --- many records ---------------------------------------------------------------------------------


def vouched_for(record: Record, text: str) -> Iterator[int]:
    """Where in a text the lot, the throws and their proof stand."""
    at = 0
    for word in (record.tags["DiceProof"], *chance_words(record)):
        at = text.index(word, at)
        yield from range(at, at + len(word))
        at += len(word)


def with_one_bit_changed(record: Record, text: str, rng: Random) -> bytes:
    changed = bytearray(text, "utf-8")
    changed[rng.choice(list(vouched_for(record, text)))] ^= 1 << rng.randrange(8)
    return bytes(changed)


@pytest.mark.parametrize("size", SIZES)
def test_it_accepts_all_good_records_and_none_with_a_bit_changed(size: int) -> None:
    rng, texts = Random(size), set[str]()
    for record in map(sealed_record, range(size)):
        text = write_record(record)
        assert accepts(text.encode())
        assert accepted_at_the_table(text.encode())
        changed = with_one_bit_changed(record, text, rng)
        assert not accepts(changed)
        assert not accepted_at_the_table(changed)
        texts.add(text)
    assert len(texts) == size


def test_every_bit_of_one_record() -> None:
    record = sealed_record(0)
    text = write_record(record)
    for at in vouched_for(record, text):
        for bit in range(8):
            changed = bytearray(text, "utf-8")
            changed[at] ^= 1 << bit
            assert not accepts(bytes(changed)), (at, bit)


# --- records of every kind ------------------------------------------------------------------------

NOTES = (
    Note('round 1, 0: F1W1C1I1J1K1 } \\ " {', {"best": "lot:0 > <", "chance": "0.5"}),
    Note("", {"quoted": '\\"}'}),
    Note("1. 0: stop"),
)


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_records_of_every_kind(number: int) -> None:
    record = sealed_record(number)
    noted = write_record(annotated(record, *NOTES))
    for text in (
        noted,
        noted.replace("\n", "\r\n"),
        "\ufeff" + noted,
        noted.replace("[", " [ ").replace(", ", " ,").replace("round ", " round"),
        write_record(replace(record, decisions=record.decisions[: 6 * len(record.seats) + 1])),
        write_record(replace(record, decisions=())),
    ):
        assert accepts(text.encode())
        assert accepted_at_the_table(text.encode())


def test_a_game_that_begins_in_the_middle() -> None:
    """Throws are counted from the beginning of the record."""
    whole = sealed_record(0)
    lot = next(n for n, said in enumerate(whole.decisions) if isinstance(said, Lot))
    *_, start = islice(whole.positions(), lot + 2)
    record = Record(start, whole.decisions[lot + 1 :], whole.tags)
    text = write_record(record)
    assert "[Position" in text
    alone = "\n".join(line for line in text.split("\n") if not line.startswith("[Seats"))
    for written in (text, alone):
        assert accepts(written.encode())
        assert accepted_at_the_table(written.encode())


def test_what_no_single_bit_does() -> None:
    record = sealed_record(1)
    text = write_record(record)
    lot, *throws = chance_words(record)
    lines = text.split("\n")
    first = next(line for line in lines if throws[0] in line)
    given = sealing.read_proof(record.tags["DiceProof"])
    stranger = next(seat for seat in range(6) if seat not in record.seats)
    bare = sealing.proof(given.secret, {})
    favoured = sealing.proof(given.secret, {stranger: "0" * 32})
    alone = write_record(replace(record, decisions=(), tags={"DiceProof": bare}))
    for changed in (
        text.replace(f"{lot}\n", ""),
        text.replace(lot, f"{lot}\n{lot}"),
        text.replace(first + "\n", ""),
        text.replace(first, f"{first}\n{first}"),
        text.replace("[DiceProof", f'[DiceProof "{bare}"]\n[DiceProof'),
        alone.replace(bare, favoured),
        "",
    ):
        assert changed not in (text, alone)
        assert not accepts(changed.encode())


# --- as anyone runs it ----------------------------------------------------------------------------


def test_the_command_line(tmp_path: Path) -> None:
    record = sealed_record(6)
    text = write_record(record)
    given = sealing.read_proof(record.tags["DiceProof"])
    another = text.replace(given.commitment, sealing.commitment(bytes(32)))
    by_hand = write_record(replace(record, tags={"Dice": "typed"}))
    cases = [
        (text, 0, f"shown before: {given.commitment}"),
        (another, 1, "another secret"),
        (by_hand, 2, "no proof; the dice were: typed"),
        (text.replace("lot:", "lot "), 2, "what does this line say? lot "),
        ("", 2, "cannot be checked"),
    ]
    for number, (content, status, words) in enumerate(cases):
        path = tmp_path / f"{number}.mansuba"
        path.write_text(content, "utf-8")
        found, said = run(path)
        assert (found, words in said) == (status, True), said
    assert run(tmp_path / "nowhere")[0] == 2


def test_it_is_short_and_needs_nothing() -> None:
    text = SCRIPT.read_text("utf-8")
    assert len(text.splitlines()) < 80
    imports = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Import)]
    froms = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.ImportFrom)]
    names = {alias.name for node in imports for alias in node.names} | {n.module for n in froms}
    assert names <= sys.stdlib_module_names


# --- the page -------------------------------------------------------------------------------------

PAGE = """
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "vite";

const server = await createServer({
  appType: "custom",
  configFile: false,
  logLevel: "error",
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, hmr: false, watch: null, ws: false },
});
const { verify } = await server.ssrLoadModule("/src/lib/dice.ts");
const [games, found] = process.argv.slice(-2);
writeFileSync(found, JSON.stringify(JSON.parse(readFileSync(games, "utf8")).map(verify)));
await server.close();
"""


def as_the_page_knows_it(record: Record) -> dict[str, object]:
    given = sealing.read_proof(record.tags["DiceProof"])
    return {
        "commitment": given.commitment,
        "secret": given.secret.hex(),
        "mixed": dict(given.mixes),
        "seats": record.seats,
        "faces": {
            kind.letter: [face._asdict() for face in record.edition.faces[kind]] for kind in Kind
        },
        "words": [write_decision(said) for said in record.decisions],
    }


def found_by_the_page(games: list[dict[str, object]], folder: Path) -> list[bool]:
    if not (ROOT / "frontend" / "node_modules").exists():
        pytest.fail("what builds the page is not installed: make page")
    asked, found = folder / "games.json", folder / "found.json"
    asked.write_text(json.dumps(games), "utf-8")
    done = subprocess.run(
        [*NODE, "--input-type=module", "--eval", PAGE, "--", asked, found],
        encoding="utf-8",
        capture_output=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    verdicts: list[bool] = json.loads(found.read_text("utf-8"))
    return verdicts


def spoiled(game: dict[str, object], record: Record) -> Iterator[dict[str, object]]:
    """The same game with something that does not follow."""
    words = [write_decision(said) for said in record.decisions]
    mixed = sealing.read_proof(record.tags["DiceProof"]).mixes
    for number, said in enumerate(record.decisions):
        if isinstance(said, Lot):
            other = next(seat for seat in record.seats if seat != said.seat)
            yield {**game, "words": [*words[:number], f"lot:{other}", *words[number + 1 :]]}
        if isinstance(said, Throw):
            fall = next(one for one in record.edition.throws if one != said)
            yield {**game, "words": [*words[:number], write_decision(fall), *words[number + 1 :]]}
    yield {**game, "commitment": sealing.commitment(bytes(32))}
    yield {**game, "secret": "0" * 64}
    yield {**game, "secret": ""}
    yield {**game, "mixed": {**mixed, record.seats[0]: "0" * 32}}
    yield {**game, "mixed": {**mixed, 9: "0" * 32}}
    yield {**game, "mixed": {record.seats[0]: ""}}


def test_the_page_finds_the_same(tmp_path: Path) -> None:
    records = [sealed_record(seed) for seed in range(2 * len(GAMES))]
    played = [as_the_page_knows_it(record) for record in records]
    bad = [g for game, record in zip(played, records, strict=True) for g in spoiled(game, record)]
    good = [*played, *map(as_the_page_knows_it, lots())]
    found = found_by_the_page([*good, *bad], tmp_path)
    assert found == [True] * len(good) + [False] * len(bad)


# --- lots that are drawn again --------------------------------------------------------------------


def lots() -> Iterator[Record]:
    """Nothing but lots: with six seats 4 of 256 bytes are drawn again, of 600 lots about nine."""
    rng = Random(3)
    start = Position.new(*GAMES[2])
    for _ in range(600):
        secret = rng.randbytes(sealing.SECRET_BYTES)
        lot = sealing.lot(secret, {}, start.seats)
        yield Record(start, (lot,), {"DiceProof": sealing.proof(secret, {})})


def test_it_draws_lots_again_as_the_table_does() -> None:
    for record in lots():
        text = write_record(replace(record, decisions=()))
        assert wrong_in(text + write_decision(record.decisions[0])) == []


def test_what_is_wanted_is_said(tmp_path: Path) -> None:
    empty = tmp_path / "empty.txt"
    empty.write_text("")
    for given, said in ([], "no RECORD is named"), ([str(empty)], "there is no proof"):
        done = subprocess.run(
            [sys.executable, str(SCRIPT), *given], capture_output=True, text=True, check=False
        )
        assert done.returncode == 2
        assert done.stdout.startswith(f"it cannot be checked: {said}")
