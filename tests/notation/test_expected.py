"""Whatever the rulebook and the notation expect, there are words for it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from mansuba.notation.expecting import PATTERNS, PHRASES, expected_message
from mansuba.words import LANGUAGES, Words

SOURCES = Path(__file__).parents[2] / "src" / "mansuba"
FILES = [
    "rulebook/editionfile.py",
    "rulebook/soundness.py",
    "notation/decisions.py",
    "notation/editions.py",
    "notation/positions.py",
    "notation/scanner.py",
]
PHRASE = re.compile(r"(an?|the|no|[0-9]+ to [0-9]+) [^:]*[^.:]", re.DOTALL)


def phrases() -> Iterator[str]:
    """Texts in the sources that say what was expected; what is put in is written as X."""
    for name in FILES:
        tree = ast.parse((SOURCES / name).read_text("utf-8"))
        docstrings = {
            ast.get_docstring(node, clean=False)
            for node in ast.walk(tree)
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
        }
        inside = {
            id(part)
            for node in ast.walk(tree)
            if isinstance(node, ast.JoinedStr)
            for part in ast.walk(node)
            if part is not node
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr):
                text = "".join(
                    str(part.value) if isinstance(part, ast.Constant) else "X"
                    for part in node.values
                )
            elif isinstance(node, ast.Constant) and id(node) not in inside:
                text = str(node.value)
            else:
                continue
            if text not in docstrings and PHRASE.fullmatch(text) and "\n" not in text:
                yield text


def test_every_phrase_has_its_message() -> None:
    known = [*map(re.escape, PHRASES), *(pattern.pattern for pattern in PATTERNS)]
    # `one of X` is written with its letters, `(X)` with those that are left.
    strangers = [
        phrase
        for phrase in phrases()
        if phrase != "a kind, one of X" and not any(re.fullmatch(k, phrase) for k in known)
    ]
    assert strangers == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    words = Words(language)
    said = [_said(words, phrase) for phrase in PHRASES]
    assert _said(words, "the figures of seats 0 3, or 0 2 4").endswith("0 3, or 0 2 4")
    assert _said(words, "a later stick (J K)").endswith("J K")
    assert _said(words, "a later stick (none is left)") not in (*said, "")


def _said(words: Words, phrase: str) -> str:
    found = expected_message(phrase)
    assert found
    message, facts = found
    return words.say(message, **facts)
