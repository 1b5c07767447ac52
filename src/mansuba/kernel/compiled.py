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
from typing import Any, TypeVar

import numba
from platformdirs import user_cache_path

F = TypeVar("F", bound=Callable[..., Any])


@cache
def cache_folder() -> Path | None:
    """Where machine code is kept, or None if it cannot be."""
    sources = sorted(Path(__file__).parent.glob("*.py"))
    digest = hashlib.sha256(b"".join(source.read_bytes() for source in sources))
    folder = user_cache_path("mansuba") / f"kernel-{digest.hexdigest()[:16]}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return folder
    except OSError:
        return None


def compiled(function: F) -> F:
    """Compile for the processor; the interpreter's lock is not held while it runs."""
    folder = cache_folder()
    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = os.fspath(folder) if folder else before
    try:
        compile_it: Callable[[F], F] = numba.njit(nogil=True, cache=folder is not None)
        return compile_it(function)
    finally:
        numba.config.CACHE_DIR = before
