"""Measurements in someone's language: their decimal sign, their per cent, their intervals."""

from __future__ import annotations

from math import ceil, log10

from mansuba.arena.picture import Say
from mansuba.arena.shares import Estimate
from mansuba.words import Words

MINUS = "\N{MINUS SIGN}"
ROUNDING = 1e-9


def say_decimal(words: Words, value: float, digits: int = 1) -> str:
    """A number with this many digits behind the sign."""
    shown = f"{abs(value):.{digits}f}"
    whole, _, part = shown.partition(".")
    said = words.say("number-decimal", whole=whole, part=part) if part else whole
    return f"{MINUS}{said}" if value < 0 and float(shown) else said


def say_percent(words: Words, share: float, digits: int = 1) -> str:
    """A share of one as per cent."""
    return words.say("number-percent", number=say_decimal(words, 100 * share, digits))


def say_estimate(words: Words, estimate: Estimate, digits: int = 1) -> str:
    """A measurement with its interval."""
    value, low, high = (
        say_decimal(words, number, digits)
        for number in (estimate.value, estimate.low, estimate.high)
    )
    return words.say("number-interval", value=value, low=low, high=high)


def say_share(words: Words, estimate: Estimate) -> str:
    """A share with its interval, in per cent."""
    value = say_percent(words, estimate.value)
    low, high = (say_decimal(words, 100 * number) for number in (estimate.low, estimate.high))
    return words.say("number-interval", value=value, low=low, high=high)


def axis_decimals(words: Words) -> Say:
    """Numbers on an axis, as exact as they have to be to be told apart."""
    return lambda value, step: say_decimal(words, value, _digits(step))


def axis_percents(words: Words) -> Say:
    """The same for shares."""
    return lambda value, step: say_percent(words, value, _digits(100 * step))


def _digits(step: float) -> int:
    return max(0, ceil(-log10(step) - ROUNDING))
