"""What the page says: its calls of `say`, read from its sources."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import get_args

from mansuba.notation.examples import EXAMPLES
from mansuba.players import PLAYERS
from mansuba.players.reasons import Ground
from mansuba.web.lessons import COURSE
from mansuba.web.messages import DiceSource, HouseRules, Pace, Problem
from mansuba.web.messages_common import Phase
from mansuba.web.messages_people import CompanyView, Phrase, ProposalView, SaidView
from tests.words.messages import ROOT
from tests.words.usage import FAMILIES, page_sources

FRONTEND = ROOT / "frontend"
PLUGIN = FRONTEND / "plugins" / "languages.ts"

NAME = r"[a-z][a-z0-9-]*"
SAID = re.compile(rf'\bsay\(\s*"({NAME})"\s*(?:\)|,\s*(\{{[^{{}}]*\}})?)')
CHOSEN = re.compile(rf'\bsay\([^()`]*(?:\([^()`]*\))?[^()`]*\?\s*"({NAME})"\s*:\s*"({NAME})"')
PUT_TOGETHER = re.compile(r"\bsay\(\s*`([^`]+)`")
BEGINNING = re.compile(r"`([a-z][a-z0-9-]*-)\$\{")
HOLE = re.compile(r"\$\{[^}]*\}")
FACT = re.compile(r"[{,]\s*([a-z_]+)\s*(?=[:,}])")


def literals(annotation: object) -> list[str]:
    """The texts that a field may be."""
    return [
        text
        for part in (annotation, *get_args(annotation))
        for text in get_args(part)
        if isinstance(text, str)
    ]


PHASES = literals(Phase)

# Messages whose names the page puts together from what the server tells it.
TOLD_BY_THE_SERVER: dict[str, set[str]] = {
    "event-": FAMILIES["event-"],
    "refusal-": FAMILIES["refusal-"],
    "law-": FAMILIES["law-"],
    "rules-": FAMILIES["rules-"],
    "word-": FAMILIES["word-"],
    "hint-why-": {f"hint-why-{ground}" for ground in Ground},
    "example-": {f"example-{name}" for name in EXAMPLES},
    "problem-": {f"problem-{e}" for e in literals(Problem.model_fields["error"].annotation)},
    "status-": {f"status-{phase}" for phase in PHASES},
    "advice-not-now-": {f"advice-not-now-{phase}" for phase in PHASES if phase != "over"},
    "pace-": {f"pace-{pace}" for pace in literals(Pace)},
    "player-": {"player-here", "player-open", "player-open-means"}
    | {f"player-{name}{part}" for name in PLAYERS for part in ("", "-means")},
    "said-": {f"said-{what}" for what in literals(SaidView.model_fields["type"].annotation)},
    "phrase-": {f"phrase-{phrase}" for phrase in literals(Phrase)},
    "status-ended-": {
        f"status-ended-{how}" for how in literals(CompanyView.model_fields["ended"].annotation)
    },
    "company-asks-": {
        f"company-asks-{what}" for what in literals(ProposalView.model_fields["what"].annotation)
    },
    "lesson-": {f"lesson-{lesson.name}" for lesson in COURSE}
    | {
        f"lesson-{lesson.name}-{number}{part}"
        for lesson in COURSE
        for number in range(1, len(lesson.tasks) + 1)
        for part in ("", "-done")
    },
    "info-dice-": {f"info-dice-{source}" for source in literals(DiceSource)},
    "info-laws-bind-": {
        f"info-laws-bind-{who}" for who in literals(HouseRules.model_fields["laws_bind"].annotation)
    },
    "info-temple-reentry-": {
        f"info-temple-reentry-{when}"
        for when in literals(HouseRules.model_fields["temple_reentry"].annotation)
    },
}


def topics() -> list[str]:
    """The files whose messages are built into the page."""
    plugin = PLUGIN.read_text("utf-8")
    lists = [re.search(rf"const {name} = \[([^\]]*)\]", plugin) for name in ("TOPICS", "LATE")]
    return [topic for listed in lists if listed for topic in re.findall(r'"(\w+)"', listed[1])]


def named_by_the_page() -> Iterator[tuple[str, set[str] | None, str]]:
    """What is given to `say` outright, the names of its facts if they stand there, and where."""
    for path in page_sources():
        source = path.read_text("utf-8")
        for call in SAID.finditer(source):
            if call[0].endswith(")"):
                yield call[1], set(), path.name
            elif call[2] and "..." not in call[2]:
                yield call[1], set(FACT.findall(call[2])), path.name
            else:
                yield call[1], None, path.name
        for call in CHOSEN.finditer(source):
            yield call[1], None, path.name
            yield call[2], None, path.name


def put_together_by_the_page() -> list[re.Pattern[str]]:
    """Names that are put together, as patterns: `law-${number}-title` is law-…-title."""
    return [
        re.compile("[a-z0-9-]+".join(map(re.escape, HOLE.split(template))))
        for path in page_sources()
        for template in PUT_TOGETHER.findall(path.read_text("utf-8"))
    ]


def said_by_the_page(known: Iterable[str]) -> set[str]:
    """Those of the known messages whose names the page puts together, to say them now or later."""
    patterns = put_together_by_the_page()
    said = {name for name in known for pattern in patterns if pattern.fullmatch(name)}
    for path in page_sources():
        for beginning in BEGINNING.findall(path.read_text("utf-8")):
            said |= TOLD_BY_THE_SERVER.get(beginning, set())
    return said
