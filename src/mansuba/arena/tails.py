"""The tails of two distributions, as statistics needs them, by arithmetic alone."""

from __future__ import annotations

from collections.abc import Callable
from math import exp, inf, lgamma, log

CLOSE = 1e-15
"""A part of a sum that no longer changes it."""
TINY = 1e-300
ROUNDS = 200
"""More than the fraction ever needs."""
NEAR = 1e-10
"""How near to the truth a search comes, measured by where it looks."""

USUAL = 1.959963984540054
"""Within so many standard deviations lie 95 % of a normal distribution."""


def chi_square_tail(value: float, freedom: float) -> float:
    """How likely a chi-square variable is at least so large.

    It is the upper incomplete gamma function, regularised: by its series where that is quick,
    by its continued fraction elsewhere (see the Digital Library of Mathematical Functions, 8.7
    and 8.9).

    >>> round(chi_square_tail(3.841458820694124, 1), 12)
    0.05
    """
    shape, at = freedom / 2, value / 2
    if at <= 0:
        return 1.0
    scale = exp(shape * log(at) - at - lgamma(shape))
    if at < shape + 1:
        return 1 - scale * _series(shape, at)
    return scale * _fraction(shape, at)


def _series(shape: float, at: float) -> float:
    term = total = 1 / shape
    while term > total * CLOSE:
        shape += 1
        term *= at / shape
        total += term
    return total


def _fraction(shape: float, at: float) -> float:
    """From its beginning on, as Lentz does it, so that nobody has to know where it ends."""
    bottom = at + 1 - shape
    above, below = 1 / TINY, 1 / bottom
    product = below
    for number in range(1, ROUNDS):
        factor = -number * (number - shape)
        bottom += 2
        below = 1 / (factor * below + bottom or TINY)
        above = bottom + factor / above or TINY
        product *= above * below
        if abs(above * below - 1) < CLOSE:
            break
    return product


def shifted_chi_square_tail(value: float, freedom: float, shift: float) -> float:
    """The same for a noncentral chi-square variable: a mixture of central ones."""
    weight, total, number = exp(-shift / 2), 0.0, 0
    while number <= shift / 2 or weight > CLOSE:
        total += weight * chi_square_tail(value, freedom + 2 * number)
        number += 1
        weight *= shift / 2 / number
    return total


def rising_root(function: Callable[[float], float], low: float, high: float = inf) -> float:
    """Where a function that rises passes 0, between two bounds."""
    if high == inf:
        high = low + 1
        while function(high) < 0:
            high = low + 2 * (high - low)
    near = NEAR * (high - low)
    while high - low > near:
        middle = (low + high) / 2
        low, high = (middle, high) if function(middle) < 0 else (low, middle)
    return (low + high) / 2


def student_range(freedom: float) -> float:
    """How many standard deviations hold 95 % where these had to be estimated: Student's t.

    By Fisher's expansion, which is good to 1 % from 4 degrees of freedom on.
    """
    z = USUAL
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3
