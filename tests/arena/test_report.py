"""The report: what it counts, and how it is told in five languages."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from mansuba import Edition
from mansuba.arena.report import Report, report_on
from mansuba.arena.sequential import Finding, Question
from mansuba.cli.reporting import draw_report, tell_report
from mansuba.words import LANGUAGES, Words
from tests.arena.made import deals

STANDARD = Edition.standard()
ENGLISH = Words("en")
WON_MORE = [("a", "a"), ("a", "b"), ("a", "a"), ("b", None)]
ODD_THROWS = {3: {"1": 40, "2n": 40, "3": 40, "4": 120}}


@pytest.fixture
def report() -> Report:
    played = deals("ab", WON_MORE)
    played[1] = replace(played[1], faults={"b": 2}, turns=100)
    played[5] = replace(played[5], faults={"b": 1, "a": 1})
    return report_on(played, STANDARD, Question(0.5, 0.6))


def told(report: Report, language: str = "en") -> str:
    return "\n".join(tell_report(Words(language), report))


def test_what_is_counted(report: Report) -> None:
    assert (report.games, report.deals, report.truncated) == (8, 4, 1)
    first, second = report.standings
    assert (first.entrant, first.share.wins, first.faults) == ("a", 5, 1)
    assert (second.entrant, second.share.wins, second.faults) == ("b", 2, 3)
    assert first.rating.value > second.rating.value
    assert sum(share.wins for share in report.seats.values()) == 7
    assert report.turns == (60, 100, 60, 60, 60, 60, 60, 60)
    assert report.lengths.median.value == 60
    assert report.verdict
    assert report.verdict.entrant == "a"
    assert report.verdict.deals == 4


def test_it_says_so(report: Report) -> None:
    lines = told(report).splitlines()
    edition = f"sun#{STANDARD.fingerprint}"
    assert lines[0] == f"Edition {edition}, 8 games, 4 deals, 1 truncated"
    assert lines[2].split()[:3] == ["Player", "Games", "Wins"]
    assert lines[3].split()[:4] == ["a", "8", "5", "62.5%"]
    assert "Test: whether a wins 50% or 60% of games is still open after 4 deals" in told(report)
    assert "a small bias shows only from 3,509 throws by each seat on; here there were 0" in told(
        report
    )


def test_a_verdict_is_told() -> None:
    report = report_on(deals("ab", [("a", "a")] * 60), STANDARD, Question(0.5, 0.625))
    assert report.verdict
    assert report.verdict.finding is Finding.MORE
    assert "Test: a wins 62.5% of games rather than 50%." in told(report)
    report = report_on(deals("ab", [("b", "b")] * 60), STANDARD, Question(0.5, 0.625))
    assert "Test: a wins 50% of games rather than 62.5%." in told(report)


def test_unfair_dice_are_told() -> None:
    played = [replace(one, thrown=ODD_THROWS) for one in deals("ab", WON_MORE)]
    said = told(report_on(played, STANDARD))
    assert "Unfair: seat 3 threw 160 times, and the face 4 came up on 480 sticks" in said
    assert "where 240 were expected" in said
    assert "as they should" not in said
    lots = report_on(deals("ab", [("a", "b")] * 60), STANDARD)
    assert "Unfair: how often the lot fell on each seat (0: 60, 3: 0)." in told(lots)


def test_fair_dice_are_told_once_there_are_enough() -> None:
    thrown = {seat: dict.fromkeys(("1", "2n", "3", "4"), 6000) for seat in (0, 3)}
    played = [replace(one, thrown=thrown) for one in deals("ab", WON_MORE)]
    assert "Fairness: sticks and lot fell as they should." in told(report_on(played, STANDARD))


def test_as_json(report: Report) -> None:
    content = json.loads(report.to_json())
    assert content["report"] == "v1"
    assert content["standings"][0]["share"]["wins"] == 5
    assert content["verdict"]["finding"] == "open"
    assert content["seats"]["3"]["games"] == 8


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_tells_and_draws_it(report: Report, language: str) -> None:
    words = Words(language)
    said, svg = told(report, language), draw_report(words, report)
    for part in ("{", "}", "None"):
        assert part not in said
    sign = "." if language == "en" else ","
    assert f"62{sign}5" in said
    assert f">50{sign}0" in svg
    assert words.say("report-picture-lengths") in svg
    assert svg.count("<circle") == 2 + 3  # entrants; seats and whoever begins


def test_names_cannot_command_a_terminal() -> None:
    report = report_on(deals(["a\x1b[31m", "b"], [("b", "b")]), STANDARD)
    assert "\x1b" not in told(report)
    assert "\x1b" not in draw_report(ENGLISH, report)
