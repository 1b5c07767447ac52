"""Compiling, and keeping what was compiled so that nobody waits for it twice.

Machine code is kept in a folder of the user's, named after the sources it was made from: other
sources never meet it, and processes that share it only ever read whole files or replace them.
Where no folder can be written, everything still works, compiled anew by each process.
"""

from __future__ import annotations

import hashlib
import os
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from pickle import UnpicklingError
from typing import Any, TypeVar, cast

import numba
from numba.core.caching import FunctionCache
from platformdirs import user_cache_path

F = TypeVar("F", bound=Callable[..., Any])


KERNEL = Path(__file__).parent


@cache
def cache_folder(room: Path = KERNEL) -> Path | None:
    """Where the machine code of a folder's functions is kept, or None if it cannot be.

    They may call the kernel's, so that its sources count as well.
    """
    sources = sorted({*KERNEL.glob("*.py"), *room.glob("*.py")})
    digest = hashlib.sha256(b"".join(source.read_bytes() for source in sources))
    folder = user_cache_path("mansuba") / f"{room.name}-{digest.hexdigest()[:16]}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return folder
    except OSError:
        return None


class ForgivingCache(FunctionCache):
    """A file that a crash left half written is a miss, not an error; it is written anew."""

    def load_overload(self, sig: object, target_context: object) -> object:
        try:
            return super().load_overload(sig, target_context)
        except (EOFError, OSError, ValueError, UnpicklingError):
            return None


def compiled(function: F) -> F:
    """Compile for the processor; the interpreter's lock is not held while it runs.

    What is compiled makes no arrays: they are handed in, as on a GPU. So nothing has to count who
    holds them, which took a third of the time, in every call from function to function.
    """
    compile_it: Callable[[F], Any] = numba.njit(nogil=True, _nrt=False)
    dispatcher = compile_it(function)
    folder = cache_folder(Path(function.__code__.co_filename).parent)
    if folder:
        before = numba.config.CACHE_DIR
        numba.config.CACHE_DIR = os.fspath(folder)
        try:
            dispatcher._cache = ForgivingCache(function)
        finally:
            numba.config.CACHE_DIR = before
    return cast(F, dispatcher)
