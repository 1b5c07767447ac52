"""Arrays lent to other libraries by dlpack, which copies nothing: on a GPU, or in plain memory.

dlpack is a C structure in a capsule. Whoever takes the array calls its deleter once they no longer
need it; until then the owner of the memory is kept alive here.
"""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np

CPU, CUDA = 1, 2
CODES = {"i": 0, "u": 1, "f": 2, "b": 6}
NAME = b"dltensor"
"""Of a capsule that nobody has taken yet."""


class _Tensor(ctypes.Structure):
    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device_type", ctypes.c_int32),
        ("device_id", ctypes.c_int32),
        ("ndim", ctypes.c_int32),
        ("code", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
    )


class _Managed(ctypes.Structure):
    _fields_ = (
        ("tensor", _Tensor),
        ("context", ctypes.c_void_p),
        ("deleter", ctypes.CFUNCTYPE(None, ctypes.c_void_p)),
    )


_lent: dict[int, tuple[Any, ...]] = {}
"""By its address, each structure that somebody holds, and what has to stay alive for it."""

_make = ctypes.pythonapi.PyCapsule_New
_make.restype, _make.argtypes = (
    ctypes.py_object,
    (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p),
)
_is_untaken = ctypes.pythonapi.PyCapsule_IsValid
_is_untaken.argtypes = (ctypes.c_void_p, ctypes.c_char_p)
_address = ctypes.pythonapi.PyCapsule_GetPointer
_address.restype, _address.argtypes = ctypes.c_void_p, (ctypes.c_void_p, ctypes.c_char_p)


def _give_back(address: int) -> None:
    """Whoever took it needs it no longer."""
    _lent.pop(address, None)


def _drop(capsule: int) -> None:
    """A capsule goes: whoever took it has renamed it, and gives it back themselves."""
    if _is_untaken(capsule, NAME):
        _give_back(_address(capsule, NAME))


_ON_ADDRESS = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
_DELETER, _DESTRUCTOR = _ON_ADDRESS(_give_back), _ON_ADDRESS(_drop)


def capsule(
    pointer: int, shape: tuple[int, ...], dtype: np.dtype[Any], device: tuple[int, int], owner: Any
) -> Any:
    """A dlpack capsule of rows that lie one after the other, as `__dlpack__` returns it."""
    lengths = (ctypes.c_int64 * len(shape))(*shape)
    managed = _Managed(deleter=_DELETER)
    tensor = managed.tensor
    tensor.data, (tensor.device_type, tensor.device_id) = pointer, device
    tensor.ndim, tensor.shape = len(shape), lengths
    tensor.code, tensor.bits, tensor.lanes = CODES[dtype.kind], dtype.itemsize * 8, 1
    address = ctypes.addressof(managed)
    _lent[address] = (managed, lengths, owner)
    return _make(address, NAME, ctypes.cast(_DESTRUCTOR, ctypes.c_void_p))
