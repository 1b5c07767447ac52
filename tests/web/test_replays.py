"""Records that people send: good ones are shown as they are, others refused with the reason."""

from __future__ import annotations

import asyncio
import json
import re
from typing import Any

import pytest
from hypothesis import given, settings

from mansuba import Edition
from mansuba.notation import (
    Note,
    Record,
    read_record,
    write_position,
    write_record,
    write_record_json,
)
from mansuba.web import replays
from mansuba.web.limits import deed_of
from mansuba.web.problems import ProblemError
from mansuba.web.replay_routes import MOST_WAITING, Queue
from mansuba.web.replays import MOST_DECISIONS, MOST_RECORD, read, replay_view
from mansuba.words import LANGUAGES, Words
from tests.notation.recording import SAMPLE, played, records
from tests.web.visiting import Visitor

LONE = re.compile("[\ud800-\udfff]")


def sends(visitor: Visitor, record: str | bytes, status: int = 200, path: str = "") -> Any:
    content = record.encode() if isinstance(record, str) else record
    headers = {"Content-Type": "text/plain"}
    return visitor.ask("POST", f"/replays{path}", status, content=content, headers=headers)


def said(words: Words, sentences: list[Any]) -> str:
    """Sentences as the page says them."""
    return " ".join(
        words.say(
            one["message"],
            **{
                name: said(words, fact) if isinstance(fact, list) else fact
                for name, fact in one["facts"].items()
            },
        )
        for one in sentences
    )


def whole(record: Record) -> Record:
    """The record, with all characters whole."""

    def mend(text: str) -> str:
        return LONE.sub("\ufffd", text)

    return Record(
        record.start,
        record.decisions,
        {name: mend(tag) for name, tag in record.tags.items()},
        {
            number: Note(mend(note.text), {key: mend(v) for key, v in note.values.items()})
            for number, note in record.notes.items()
        },
        record.truncated,
    )


@settings(max_examples=40, deadline=None)
@given(records(most=60))
def test_any_record_is_shown_as_it_is(record: Record) -> None:
    """Also one that begins in the middle, with whatever people have written into it."""
    view = json.loads(replay_view(record).model_dump_json())
    lines = list(map(write_position, record.positions()))
    assert view["positions"] == lines
    assert [entry["line"] for entry in view["game"]["entries"]] == list(range(1, len(lines)))
    assert [entry["word"] for entry in view["game"]["entries"]] == view["record"]["decisions"]
    form = {key: part for key, part in view["record"].items() if part is not None}
    assert read(json.dumps(form).encode()) == whole(record)


def test_text_and_json_are_both_read(visitor: Visitor) -> None:
    record = read_record(SAMPLE)
    for form in (SAMPLE, "\ufeff" + SAMPLE, write_record_json(record)):
        view = sends(visitor, form)
        assert len(view["game"]["entries"]) == len(record.decisions)
        assert view["game"]["company"]["seats"][0]["name"] == "Nefer"
        assert view["record"]["notes"]["0"]["text"] == "the Falcon leads"


def test_a_record_as_text_again(visitor: Visitor) -> None:
    """So comments that were written in the page come into the file."""
    record = read_record(SAMPLE)
    noted = Record(record.start, record.decisions, record.tags, {3: Note("Ça alors ! 𓅃")})
    content = write_record_json(noted).encode()
    answer = visitor.client.post("/api/replays/record", content=content)
    assert answer.text == write_record(noted)


def test_a_game_of_six_is_far_from_the_limits() -> None:
    game = played(Edition.standard(), 6, 1, MOST_DECISIONS, steered=0.9)
    assert game.end.winner is not None
    assert len(write_record(game)) < MOST_RECORD / 4
    assert len(game.decisions) < MOST_DECISIONS / 2


BROKEN = {
    "": "wanted-game",
    "\0": "wanted-game",
    "<html>": "wanted-game",
    SAMPLE.replace("v1", "v9"): "wanted-version",
    SAMPLE.replace("sun#4a33bb52", "moon"): "wanted-edition",
    SAMPLE.replace("C:3C SW", "C:3C E E"): "wanted-legal",
    SAMPLE.replace("SW", "SW\0", 1): "wanted-decision",
    SAMPLE.replace("Nefer", "Nef\0er"): "wanted-plain",
    SAMPLE + SAMPLE: "wanted-one-game",
    SAMPLE.replace("SW SW SW", "SW SW"): "wanted-rest",
    '{"mansuba": "v1"}': "wanted-needed-key",
    '{"a":' * 20_000: "wanted-json",
    '{"mansuba": "v1", "mansuba": "v1"}': "wanted-once",
    '[Mansuba "v1"]\n[Edition "x"]\n' + "| spaces = [[[[[[\n" * 3: "wanted-own-edition",
    '[Mansuba "v1"]\n[Edition "x"]\n| ' + "a." * 200 + "b = 1\n": "wanted-fewer-dots",
    '[Mansuba "v1"]\n[Edition "x"]\n' + "| # much ado\n" * 9_000: "wanted-shorter-edition",
    '[Mansuba "v1"]\n' + "".join(f'[T{n} ""]\n' for n in range(300)): "wanted-fewer-tags",
    '[Mansuba "v1"]\n[Edition "' + "x" * 70_000: "wanted-shorter-line",
}


def test_what_is_broken_is_refused_in_every_language(visitor: Visitor) -> None:
    for record, wanted in BROKEN.items():
        problem = sends(visitor, record, 422)
        assert problem["error"] == "broken-record"
        assert f'"{wanted}"' in json.dumps(problem["said"]), (record[:80], problem["said"])
        told = {said(Words(language), problem["said"]) for language in LANGUAGES}
        assert len(told) == len(LANGUAGES), told
        assert all("\0" not in sentence and len(sentence) < 1000 for sentence in told)


def test_what_is_no_text_is_refused_where_it_is_none(visitor: Visitor) -> None:
    problem = sends(visitor, SAMPLE.encode().replace(b"Nefer", b"Nef\xff"), 422)
    assert said(Words("en"), problem["said"]) == (
        "line 6, column 12: Expected: a text in UTF-8. Found: 0xff."
    )
    sends(visitor, SAMPLE.encode("utf-16"), 422)


def test_halves_of_characters_do_no_harm(visitor: Visitor) -> None:
    view = sends(visitor, SAMPLE.replace("Nefer", "\\u{d800}"))
    assert view["record"]["tags"]["Name0"] == "\ufffd"
    half = '{"mansuba": "\\ud800", "edition": "sun", "seats": [0, 3], "decisions": []}'
    problem = sends(visitor, half, 422)
    assert problem["error"] == "broken-record"


def test_no_more_than_its_share(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    assert sends(visitor, "x" * (MOST_RECORD + 1), 413)["error"] == "invalid"
    assert sends(visitor, "x" * 70_000, 422)["error"] == "broken-record"
    monkeypatch.setattr(replays, "MOST_DECISIONS", 5)
    problem = sends(visitor, SAMPLE, 422)
    assert "wanted-fewer-decisions" in json.dumps(problem["said"])


def test_what_is_broken_can_be_shown_up_to_there(visitor: Visitor) -> None:
    broken = SAMPLE.replace("F:0F W NE", "F:0F W W W W W")
    read = sends(visitor, broken, 422)["at"]
    view = sends(visitor, broken, path="?broken=true")
    assert view["record"]["decisions"][-3:] == ["F:0F", "W", "W"]
    assert len(view["record"]["decisions"]) == read
    assert sends(visitor, "no game at all", 422, "?broken=true")["at"] == 0
    whole = sends(visitor, SAMPLE)
    assert sends(visitor, SAMPLE, path="?broken=true") == whole


def test_no_more_than_can_be_shown_of_what_is_too_long(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replays, "MOST_DECISIONS", 5)
    assert len(sends(visitor, SAMPLE, path="?broken=true")["record"]["decisions"]) == 5


def test_on_a_network_it_counts_for_more_than_a_look() -> None:
    for path in ("/api/replays", "/api/replays/record"):
        assert deed_of("POST", path) == "replays"


def test_names_are_one_line_and_not_endless(visitor: Visitor) -> None:
    for name, shown in {
        "a\\nb\\u{202e}c": "a bc",
        "x" * 300: "x" * 40 + "…",
        "\\u{200b}": "",
    }.items():
        view = sends(visitor, SAMPLE.replace("Nefer", name))
        assert view["game"]["company"]["seats"][0]["name"] == shown


def test_a_game_here_as_json(visitor: Visitor) -> None:
    game = visitor.begins("here", "here")
    form = visitor.ask("GET", f"/games/{game}/record?form=json")
    assert form["decisions"] == []
    assert sends(visitor, json.dumps(form))["game"]["entries"] == []


def test_a_long_queue_is_not_joined() -> None:
    """Whoever is turned away is told when to come again; a place that is left is free."""

    async def crowd() -> None:
        queue, leave = Queue(), asyncio.Event()

        async def wait() -> None:
            async with queue.turn():
                await leave.wait()

        waiting = [asyncio.create_task(wait()) for _ in range(MOST_WAITING)]
        await asyncio.sleep(0)
        with pytest.raises(ProblemError) as turned_away:
            await wait()
        assert turned_away.value.problem.error == "too-many"
        assert turned_away.value.headers == {"Retry-After": str(MOST_WAITING)}
        leave.set()
        await asyncio.gather(*waiting)
        await wait()

    asyncio.run(crowd())
