"""Which messages the project says: read from the Python sources and from the page's."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import get_args

from mansuba import Event, Rule
from mansuba.cli.play.commands import COMMANDS
from mansuba.notation.records.errors import Wanted
from mansuba.notation.telling import kebab
from mansuba.rulebook.errors import Fault, Flaw
from mansuba.words.arrangement import GLOSSARY, LAWS, SECTIONS

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "mansuba"
SPEAKERS = ("cli", "web", "notation")
"""Where messages are said or, in the notation, named for those who say them."""
PAGE = ROOT / "frontend" / "src"
PAGE_ENDINGS = {".ts", ".js", ".svelte", ".html"}

# Messages whose names are put together. The beginning is what the source shows.
FAMILIES: dict[str, set[str]] = {
    "event-": {f"event-{kebab(event.__name__)}" for event in get_args(Event)},
    "refusal-": {f"refusal-{rule.value}" for rule in Rule},
    "fault-": {f"fault-{kebab(fault.name)}" for fault in Fault},
    "flaw-": {f"flaw-{kebab(flaw.name)}" for flaw in Flaw},
    "wanted-": {f"wanted-{kebab(wanted.name)}" for wanted in Wanted},
    "law-": {f"law-{law}{part}" for law in LAWS for part in ("", "-title", "-more")},
    "rules-": {f"rules-{section}" for section in SECTIONS}
    | {f"rules-{section}-title" for section in SECTIONS if section != "laws"},
    "word-": {f"word-{name}{part}" for name in GLOSSARY for part in ("", "-means")},
    "command-": {f"command-{name}{part}" for name in COMMANDS for part in ("", "-does")},
    "help-": {"help-arguments", "help-options"},
    "picture-": {"picture-board", "picture-steps", "picture-beguile"},
}


@cache
def python_sources() -> tuple[tuple[Path, tuple[ast.AST, ...]], ...]:
    """The sources that may speak, each with all its nodes."""
    return tuple(
        (path, tuple(ast.walk(ast.parse(path.read_text("utf-8")))))
        for room in SPEAKERS
        for path in sorted((SOURCES / room).rglob("*.py"))
    )


def page_sources() -> Iterator[Path]:
    if PAGE.exists():
        for path in PAGE.rglob("*"):
            if path.suffix in PAGE_ENDINGS:
                yield path


def beginnings() -> set[str]:
    """How the names begin that `say` is given put together."""
    found = set()
    for _, parts in python_sources():
        for node in parts:
            if isinstance(node, ast.JoinedStr) and node.values:
                first = node.values[0]
                if isinstance(first, ast.Constant) and re.fullmatch(r"[a-z]+-", str(first.value)):
                    found.add(str(first.value))
    return found


def said() -> set[str]:
    """Every text in the sources that could name a message, and every member of a family."""
    found: set[str] = set()
    for beginning in beginnings():
        found |= FAMILIES.get(beginning, set())
    for _, parts in python_sources():
        for node in parts:
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    for path in page_sources():
        found |= set(re.findall(r"[\"'`]([a-z][a-z0-9-]+)[\"'`]", path.read_text("utf-8")))
    return found


def named_in_say() -> Iterator[tuple[str, str]]:
    """What is given to `say` outright, and where."""
    for path, parts in python_sources():
        for node in parts:
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr == "say"
                and node.args
                and isinstance(node.args[0], ast.Constant)
            ):
                yield str(node.args[0].value), f"{path.name}:{node.lineno}"
