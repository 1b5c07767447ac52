"""What a match proves, told: tables and sentences in a terminal, and a picture."""

from __future__ import annotations

from collections.abc import Iterator

from mansuba.arena.fairness import Fairness
from mansuba.arena.picture import Bars, Dots, Row, picture
from mansuba.arena.report import Report
from mansuba.arena.sequential import BOUND, Verdict
from mansuba.arena.shares import Share
from mansuba.cli.columns import columns
from mansuba.cli.numbers import (
    axis_decimals,
    axis_percents,
    say_decimal,
    say_estimate,
    say_percent,
    say_share,
)
from mansuba.words import Words, plain

MOST_ODDS = 1_000_000


def tell_report(words: Words, report: Report, width: int | None = None) -> Iterator[str]:
    """What a match proves, line by line; in tables of at most this width, if one is given."""
    yield _about(words, report)
    yield ""
    yield from columns(*_standings(words, report), width=width)
    yield ""
    yield from columns(*_seats(words, report), width=width)
    yield ""
    yield from _sentences(words, report)


def draw_report(words: Words, report: Report) -> str:
    """The picture of a match as the text of an SVG file."""
    ratings = tuple(
        Row(plain(one.entrant), one.rating, say_estimate(words, one.rating))
        for one in report.standings
    )
    seats = tuple(
        Row(label, share.estimate, say_share(words, share.estimate))
        for label, share in _seat_shares(words, report)
    )
    number, median, fair = axis_decimals(words), report.lengths.median.value, report.starter.fair
    return picture(
        words.say("report-title", games=report.games, edition=report.edition),
        (
            Dots(words.say("report-picture-ratings"), ratings, number),
            Bars(words.say("report-picture-lengths"), report.turns, number, median),
            Dots(words.say("report-picture-seats"), seats, axis_percents(words), fair),
        ),
    )


def _about(words: Words, report: Report) -> str:
    return words.say(
        "report-about",
        edition=report.edition,
        games=report.games,
        deals=report.deals,
        truncated=report.truncated,
    )


def _standings(words: Words, report: Report) -> Iterator[list[str]]:
    """With a column of faults if there were any."""
    faulty = any(one.faults for one in report.standings)
    faults = [words.say("report-faults")] if faulty else []
    yield [words.say("report-player"), *_share_head(words), words.say("report-rating"), *faults]
    for one in report.standings:
        rating, faults = say_estimate(words, one.rating), [str(one.faults)] if faulty else []
        yield [plain(one.entrant), *_share_row(words, one.share), rating, *faults]


def _seats(words: Words, report: Report) -> Iterator[list[str]]:
    yield [words.say("report-seat-column"), *_share_head(words)]
    for label, share in _seat_shares(words, report):
        yield [label, *_share_row(words, share)]


def _seat_shares(words: Words, report: Report) -> Iterator[tuple[str, Share]]:
    for seat, share in report.seats.items():
        yield words.say("report-seat", seat=seat), share
    yield words.say("report-starter"), report.starter


def _share_head(words: Words) -> list[str]:
    return [
        words.say("report-games"),
        words.say("report-wins"),
        words.say("report-share"),
        words.say("report-fair"),
    ]


def _share_row(words: Words, share: Share) -> list[str]:
    estimate, fair = say_share(words, share.estimate), say_percent(words, share.fair)
    return [str(share.games), str(share.wins), estimate, fair]


def _sentences(words: Words, report: Report) -> Iterator[str]:
    lengths = report.lengths
    yield words.say(
        "report-lengths",
        median=say_estimate(words, lengths.median, 0),
        quarter=say_decimal(words, lengths.quarter, 0),
        rest=say_decimal(words, lengths.three_quarters, 0),
    )
    yield words.say("report-intervals")
    if report.verdict:
        yield _say_verdict(words, report.verdict)
    yield from _say_fairness(words, report.fairness)


def _say_verdict(words: Words, verdict: Verdict) -> str:
    return words.say(
        "report-verdict",
        finding=verdict.finding.value,
        entrant=verdict.entrant,
        p0=_say_wish(words, verdict.question.p0),
        p1=_say_wish(words, verdict.question.p1),
        deals=verdict.deals,
        evidence=say_decimal(words, verdict.evidence, 2),
        bound=say_decimal(words, BOUND, 2),
    )


def _say_wish(words: Words, share: float) -> str:
    """A share as it was asked for: with as many digits as it was given."""
    digits = len(f"{100 * share:.6g}".partition(".")[2])
    return say_percent(words, share, digits)


def _say_fairness(words: Words, fairness: Fairness) -> Iterator[str]:
    for seat in fairness.throws:
        if seat.accused:
            yield words.say(
                "report-unfair-throws",
                seat=seat.seat,
                throws=seat.throws,
                face=seat.face,
                fell=seat.fell,
                expected=round(seat.expected),
                odds=_odds(seat.chance),
            )
    if fairness.lots.accused:
        fell = ", ".join(f"{seat}: {times}" for seat, times in fairness.lots.fell.items())
        yield words.say("report-unfair-lot", fell=fell, odds=_odds(fairness.lots.chance))
    if not fairness.accused and fairness.enough:
        yield words.say("report-fair-dice")
    elif not fairness.accused:
        least = min(seat.throws for seat in fairness.throws)
        yield words.say("report-few-throws", needed=fairness.needed, throws=least)


def _odds(chance: float) -> int:
    """How many runs it takes for one like this; beyond a million nobody counts."""
    return round(1 / max(chance, 1 / MOST_ODDS))
