"""The page has the words it says, and says every sentence exactly as Python does."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from mansuba.words import LANGUAGES, Words
from tests.words.facts import Told, examples, topic
from tests.words.messages import ROOT, arguments, messages
from tests.words.page import (
    FRONTEND,
    TOLD_BY_THE_SERVER,
    named_by_the_page,
    put_together_by_the_page,
    topics,
)

NODE = (ROOT / "tools" / "node", "node")  # which runs it in frontend/
SCRIPT = Path(__file__).parent / "page_says.mjs"
NAMES: tuple[dict[int, str], ...] = (
    {},
    {7: "Ana", 8: "Nefer", 9: "élise"},
    {7: "Hugo { $seat }", 8: "’“”", 9: "Çelik"},
)


def test_whatever_the_page_says_is_there() -> None:
    english, known = messages("en"), topics()
    for name, facts, where in named_by_the_page():
        assert name in english, (name, where)
        assert topic(name) in known, (name, where)
        assert facts is None or arguments(english[name]) <= facts, (name, where)


def test_whatever_the_page_puts_together_is_there() -> None:
    english = messages("en")
    for family in TOLD_BY_THE_SERVER.values():
        assert family <= english.keys()
    for pattern in put_together_by_the_page():
        assert any(pattern.fullmatch(name) for name in english), pattern.pattern


def sentences_of_the_page(
    asked: list[tuple[str, dict[int, str], str, Told]], folder: Path
) -> list[str]:
    if not (FRONTEND / "node_modules").exists():
        pytest.fail("what builds the page is not installed: make page")
    ask, said = folder / "asked.json", folder / "said.json"
    ask.write_text(json.dumps(asked), "utf-8")
    run = subprocess.run(
        [*NODE, "--input-type=module", "--eval", SCRIPT.read_text("utf-8"), "--", ask, said],
        encoding="utf-8",
        capture_output=True,
        check=False,
        timeout=120,
    )
    assert run.returncode == 0, run.stderr
    sentences: list[str] = json.loads(said.read_text("utf-8"))
    return sentences


def test_the_page_says_what_python_says(tmp_path: Path) -> None:
    told = list(examples(*topics()))
    asked = [
        (language, names, message, facts)
        for language in LANGUAGES
        for names in NAMES
        for message, facts in told
    ]
    sentences = sentences_of_the_page(asked, tmp_path)
    assert len(sentences) == len(asked)
    for (language, names, message, facts), sentence in zip(asked, sentences, strict=True):
        assert (message, sentence) == (message, Words(language, names).say(message, **facts))
