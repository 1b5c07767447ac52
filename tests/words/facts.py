"""Facts for messages, made up from what each of them asks for: every kind, variant and number."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import cache

from fluent.syntax import ast

from mansuba.words import LANGUAGES
from tests.words.messages import arguments, files, messages, nodes

Fact = str | int
Told = dict[str, Fact]

LETTERS = "FWCIJK"
SEATS = "789"
NUMBERS = (1, 2, 0, 5, 123_450, 1_234_560)  # four digits are not grouped alike everywhere
PLURALS = {"zero", "one", "two", "few", "many", "other"}


def examples(*files: str) -> Iterator[tuple[str, Told]]:
    """The messages of these files, each as often as it takes to show all that it may be told.

    Seats are 7, 8 and 9: no sentence has these figures of its own.
    """
    for name in messages("en"):
        if topic(name) in files:
            facts = {fact: possible(name, fact) for fact in sorted(arguments(messages("en")[name]))}
            for turn in range(max(map(len, facts.values()), default=1)):
                yield name, {fact: some[turn % len(some)] for fact, some in facts.items()}


@cache
def topic(message: str) -> str:
    """The file that a message stands in."""
    return next(
        path.stem for path in files("en") if f"\n{message} =" in "\n" + path.read_text("utf-8")
    )


def possible(name: str, fact: str) -> Sequence[Fact]:
    """What a message may be told: as its functions and its variants take it, in any language."""
    seat = SEATS[sorted(arguments(messages("en")[name])).index(fact) % len(SEATS)]
    functions, variants = asked(name)
    by_function: dict[str, Sequence[Fact]] = {
        "FIGURE": [f"{seat}{letter}" for letter in LETTERS],
        "COURT": [f"{seat}t", f"{seat}p"],
        "SEAT": [int(seat)],
        "STICK": LETTERS,
        "KIND": LETTERS,
        "THROW": ["F1W2nC3I4J1K2n", "K4", ""],
        "NUMBER": NUMBERS,
    }
    for function in functions[fact]:
        return by_function[function]
    keys = variants[fact]
    if keys & PLURALS or any(key.isdigit() for key in keys):
        return NUMBERS
    return sorted(keys) or ["xyz", 123_450]


@cache
def asked(name: str) -> tuple[dict[str, set[str]], dict[str, set[str]]]:
    """For each fact, the functions it is given to, and the variants that it chooses from."""
    functions: dict[str, set[str]] = defaultdict(set)
    variants: dict[str, set[str]] = defaultdict(set)
    for language in LANGUAGES:
        for node in nodes(messages(language)[name]):
            if isinstance(node, ast.FunctionReference):
                for fact in node.arguments.positional:
                    if isinstance(fact, ast.VariableReference):
                        functions[fact.id.name].add(node.id.name)
            if isinstance(node, ast.SelectExpression) and isinstance(
                node.selector, ast.VariableReference
            ):
                variants[node.selector.id.name] |= {key(variant) for variant in node.variants}
    return functions, variants


def key(variant: ast.Variant) -> str:
    chosen = variant.key
    return chosen.name if isinstance(chosen, ast.Identifier) else chosen.value
