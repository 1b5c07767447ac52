"""Compiled code is kept where it can be, and everything works where it cannot."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from mansuba.kernel.compiled import cache_folder

# One entry is enough to see that it is compiled, kept and found again: the one soonest compiled.
USE = """
import numpy as np
from mansuba.kernel import compiled, entries
entries.rehash(np.zeros(9000, np.int16), np.zeros(100, np.uint8))
print(compiled.cache_folder(), sum(entries.rehash.stats.cache_hits.values()))
"""


def start(cache: Path) -> subprocess.Popen[str]:
    """Run the code above in a fresh Python whose caches lie in this folder, on any system."""
    folders = dict.fromkeys(("XDG_CACHE_HOME", "HOME", "LOCALAPPDATA"), str(cache))
    env = {**os.environ, **folders}
    return subprocess.Popen([sys.executable, "-c", USE], env=env, stdout=subprocess.PIPE, text=True)


def use(cache: Path) -> list[str]:
    """The same, to its end; what it says."""
    process = start(cache)
    said, _ = process.communicate()
    assert process.returncode == 0
    return said.split()


def test_what_is_compiled_is_found_again(tmp_path: Path) -> None:
    folder, hits = use(tmp_path)
    assert tmp_path in Path(folder).parents
    assert hits == "0"
    assert list(Path(folder).rglob("*.nbc"))
    assert use(tmp_path) == [folder, "1"]


def test_a_file_that_was_cut_short_is_written_anew(tmp_path: Path) -> None:
    folder, _ = use(tmp_path)
    (kept,) = Path(folder).rglob("*.nbc")
    kept.write_bytes(kept.read_bytes()[:100])
    assert use(tmp_path) == [folder, "0"]
    assert use(tmp_path) == [folder, "1"]


def test_without_a_folder_to_write_to_it_still_works(tmp_path: Path) -> None:
    """A file stands where the folder would be: not even the superuser can write there."""
    blocked = tmp_path / "cache"
    blocked.write_text("not a folder", "utf-8")
    assert use(blocked) == ["None", "0"]


def test_processes_that_fill_the_cache_at_once_do_not_disturb_each_other(tmp_path: Path) -> None:
    both = [start(tmp_path), start(tmp_path)]
    assert all(process.communicate()[0] for process in both)
    assert [process.returncode for process in both] == [0, 0]
    assert use(tmp_path)[1] == "1"


def test_the_folder_is_named_after_the_sources() -> None:
    folder = cache_folder()
    assert folder is None or folder.name.startswith("kernel-")
