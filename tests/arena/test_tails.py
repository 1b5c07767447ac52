"""Tails of distributions, against tables and against each other."""

from __future__ import annotations

from math import erfc, exp, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mansuba.arena.tails import (
    chi_square_tail,
    rising_root,
    shifted_chi_square_tail,
    student_range,
)

# From printed tables of the chi-square distribution.
TABLE = [
    (3.841, 1, 0.05),
    (6.635, 1, 0.01),
    (7.815, 3, 0.05),
    (11.345, 3, 0.01),
    (16.266, 3, 0.001),
    (20.515, 5, 0.001),
    (1.145, 5, 0.95),
    (18.307, 10, 0.05),
    (124.342, 100, 0.05),
    (77.929, 100, 0.95),
]


@pytest.mark.parametrize(("value", "freedom", "chance"), TABLE)
def test_chi_square(value: float, freedom: int, chance: float) -> None:
    assert chi_square_tail(value, freedom) == pytest.approx(chance, rel=2e-3)


@given(st.floats(0, 300))
def test_chi_square_where_it_is_elementary(value: float) -> None:
    assert chi_square_tail(value, 1) == pytest.approx(erfc(sqrt(value / 2)), rel=1e-10)
    assert chi_square_tail(value, 2) == pytest.approx(exp(-value / 2), rel=1e-10)
    assert chi_square_tail(value, 4) == pytest.approx(exp(-value / 2) * (1 + value / 2), rel=1e-10)


@given(st.floats(0, 100), st.integers(1, 40))
def test_chi_square_has_no_seam(value: float, freedom: int) -> None:
    """It is worked out in two ways that meet, and each degree of freedom adds a known term."""
    assert chi_square_tail(value, freedom) >= chi_square_tail(value + 0.01, freedom)
    assert chi_square_tail(value, freedom) <= chi_square_tail(value, freedom + 2)


def test_shifted_chi_square() -> None:
    """With one degree of freedom it is the square of a normal variable that is off by a shift."""
    for value, shift in ((1.0, 0.0), (4.0, 9.0), (12.0, 9.0), (30.0, 50.0)):
        off, end = sqrt(shift), sqrt(value)
        normal = (erfc((end - off) / sqrt(2)) + erfc((end + off) / sqrt(2))) / 2
        assert shifted_chi_square_tail(value, 1, shift) == pytest.approx(normal, rel=1e-9)


@pytest.mark.parametrize(
    ("freedom", "reach"), [(4, 2.776), (5, 2.571), (10, 2.228), (30, 2.042), (1e9, 1.960)]
)
def test_student(freedom: float, reach: float) -> None:
    assert student_range(freedom) == pytest.approx(reach, rel=4e-3)


@given(st.floats(-100, 1e6))
def test_rising_root(root: float) -> None:
    assert rising_root(lambda x: x - root, -101.0) == pytest.approx(root, rel=1e-6, abs=1e-6)
    assert rising_root(lambda x: x**3 - root**3, -101.0, 1e6 + 1) == pytest.approx(root, abs=1e-3)
