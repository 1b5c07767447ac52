"""What is lent by dlpack is the memory itself, and stays until everyone has given it back."""

from __future__ import annotations

import gc
import weakref
from typing import Any

import numpy as np
import pytest

from mansuba.env import lending
from mansuba.kernel.tables import Array


class Owner:
    """Some memory, and who owns it."""

    def __init__(self, array: Array) -> None:
        self.array = array

    def __dlpack__(self, **asked: Any) -> Any:
        address = self.array.ctypes.data
        device = (lending.CPU, 0)
        return lending.capsule(address, self.array.shape, self.array.dtype, device, self)

    def __dlpack_device__(self) -> tuple[int, int]:
        return lending.CPU, 0


@pytest.mark.parametrize("dtype", ["int8", "uint8", "int16", "int32", "int64", "float32", "bool"])
def test_others_see_the_same_memory(dtype: str) -> None:
    array = np.arange(24).reshape(2, 3, 4).astype(dtype)
    seen = np.from_dlpack(Owner(array))
    assert seen.dtype == array.dtype
    assert np.shares_memory(seen, array)
    array[1, 2] = 0
    assert np.array_equal(seen, array)


def test_the_owner_lives_as_long_as_anyone_looks() -> None:
    owner = Owner(np.ones(5, np.float32))
    lives, seen = weakref.ref(owner), [np.from_dlpack(owner), np.from_dlpack(owner)]
    del owner
    while seen:
        assert lives() is not None
        assert seen.pop().tolist() == [1.0] * 5
        gc.collect()
    assert lives() is None


def test_what_nobody_takes_is_given_back() -> None:
    owner = Owner(np.ones(5, np.float32))
    lives, capsule = weakref.ref(owner), owner.__dlpack__()
    del owner
    gc.collect()
    assert lives() is not None
    del capsule
    gc.collect()
    assert lives() is None
