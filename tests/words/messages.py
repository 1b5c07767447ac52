"""The .ftl files as data: what messages there are, and what each of them asks for."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

ROOT = Path(__file__).parents[2]
LOCALES = ROOT / "src" / "mansuba" / "words" / "locales"
GRAMMAR = "grammar.ftl"


def files(language: str) -> list[Path]:
    return sorted((LOCALES / language).glob("*.ftl"))


@cache
def entries(path: Path) -> tuple[ast.EntryType, ...]:
    return tuple(FluentParser().parse(path.read_text("utf-8")).body)


@cache
def messages(language: str, *, grammar: bool = False) -> dict[str, ast.Message]:
    """A language's messages; those of its grammar, or all the others."""
    return {
        entry.id.name: entry
        for path in files(language)
        if (path.name == GRAMMAR) == grammar
        for entry in entries(path)
        if isinstance(entry, ast.Message)
    }


def nodes(node: object) -> Iterator[ast.BaseNode]:
    """A node and everything within it."""
    if isinstance(node, ast.BaseNode):
        yield node
        for part in vars(node).values():
            yield from nodes(part)
    elif isinstance(node, list):
        for part in node:
            yield from nodes(part)


def arguments(message: ast.Message) -> set[str]:
    return {node.id.name for node in nodes(message) if isinstance(node, ast.VariableReference)}


def references(message: ast.Message) -> set[str]:
    return {node.id.name for node in nodes(message) if isinstance(node, ast.MessageReference)}


def forms(message: ast.Message) -> set[str]:
    """The messages of the grammar that a message's functions ask for: `figure-accusative`."""
    found = set()
    for node in nodes(message):
        if isinstance(node, ast.FunctionReference):
            name = node.id.name.lower()
            if name == "throw":
                found.add("stick-shows")
            for option in node.arguments.named:
                if option.name.name == "form":
                    found.add(f"{name}-{option.value.value}")
    return found


def texts(message: ast.Message) -> Iterator[str]:
    return (node.value for node in nodes(message) if isinstance(node, ast.TextElement))
