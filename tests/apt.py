"""Programs that tests want and a machine may lack, from Debian's packages."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from tempfile import gettempdir
from typing import NoReturn

import pytest


def find_or_bring(package: str, find: Callable[[], str | None]) -> str | None:
    """What this finds, if need be once the package is installed: by root, where there is apt."""
    if (found := find()) or not shutil.which("apt-get") or os.geteuid() != 0:
        return found
    import fcntl  # is not everywhere; apt is not there either then

    with Path(gettempdir(), f"mansuba-{package}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # one worker brings it, the others wait
        for command in (["update"], ["install", "-y", "--no-install-recommends", package]):
            if not find():
                given = ["apt-get", "-o", "DPkg::Lock::Timeout=120", *command]
                with suppress(subprocess.TimeoutExpired):  # then it is missing
                    subprocess.run(given, check=False, capture_output=True, timeout=300)
    return find()


def not_tested(missing: str) -> NoReturn:
    """Skip the test, saying so; it fails where that must not be."""
    if os.environ.get("CI") == "true":
        pytest.fail(missing)
    pytest.skip(missing)
