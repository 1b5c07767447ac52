"""What a study of editions found, told: a table in a terminal, and a picture."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from mansuba.arena.picture import Dots, Row, picture
from mansuba.arena.shares import Estimate
from mansuba.arena.study import Comparison, Findings, Study
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


def tell_study(words: Words, study: Study, width: int | None = None) -> Iterator[str]:
    """What a study found, line by line; in a table of at most this width, if one is given."""
    yield words.say("study-about", players=study.players, player=study.player)
    yield ""
    yield from columns(*_table(words, study), width=width)
    yield ""
    fair = say_percent(words, study.findings[0].starter.fair)
    yield words.say("study-fair", fair=fair)
    yield words.say("report-intervals")
    for found in study.findings:
        if found.truncated:
            yield words.say("study-truncated", edition=found.name, games=found.truncated)


def _table(words: Words, study: Study) -> Iterator[list[str]]:
    yield [
        words.say("study-edition"),
        words.say("report-games"),
        words.say("study-turns"),
        words.say("study-half"),
        words.say("study-starter"),
        words.say("study-beguiles"),
        words.say("study-leads"),
    ]
    for found in study.findings:
        yield _row(words, found)
    if study.comparison:
        yield _difference(words, study.comparison)


def _row(words: Words, found: Findings) -> list[str]:
    return [
        plain(found.name),
        str(found.games),
        say_estimate(words, found.lengths.median, 0),
        words.say(
            "study-range",
            low=say_decimal(words, found.lengths.quarter, 0),
            high=say_decimal(words, found.lengths.three_quarters, 0),
        ),
        say_share(words, found.starter.estimate),
        say_estimate(words, found.beguiles),
        say_estimate(words, found.leads),
    ]


def _difference(words: Words, difference: Comparison) -> list[str]:
    return [
        *(words.say("study-difference"), ""),
        *(say_estimate(words, difference.median, 0), ""),
        say_share(words, difference.starter),
        say_estimate(words, difference.beguiles),
        say_estimate(words, difference.leads),
    ]


def draw_study(words: Words, study: Study) -> str:
    """The picture of a study as the text of an SVG file."""
    number, lengths = axis_decimals(words), words.say("study-picture-turns")
    turns = tuple(
        Row(
            plain(found.name),
            found.lengths.median,
            say_estimate(words, found.lengths.median, 0),
            (found.lengths.quarter, found.lengths.three_quarters),
        )
        for found in study.findings
    )
    starter = tuple(
        Row(plain(found.name), found.starter.estimate, say_share(words, found.starter.estimate))
        for found in study.findings
    )
    fair = study.findings[0].starter.fair
    return picture(
        words.say("study-title", players=study.players, player=study.player),
        (
            Dots(lengths, turns, number),
            Dots(words.say("study-picture-starter"), starter, axis_percents(words), fair),
            Dots(words.say("study-beguiles"), _rows(words, study, _beguiles), number),
            Dots(words.say("study-leads"), _rows(words, study, _leads), number),
        ),
    )


def _beguiles(found: Findings) -> Estimate:
    return found.beguiles


def _leads(found: Findings) -> Estimate:
    return found.leads


def _rows(words: Words, study: Study, of: Callable[[Findings], Estimate]) -> tuple[Row, ...]:
    return tuple(
        Row(plain(found.name), of(found), say_estimate(words, of(found)))
        for found in study.findings
    )
