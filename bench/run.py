"""Runs every benchmark here and keeps what they print, with the date, in bench/RESULTS.md.

    python bench/run.py              all of them but those that need a machine of their own
    python bench/run.py rulebook     only those named

A benchmark is a file in this folder with a function `main`, which prints its table and may return
how many times as fast as its peer we are; less than 1 makes the run fail. Each runs in a process
of its own. One whose peer is not installed is left out, and said to be; whoever names it wants it
measured, and it fails. Files whose names begin with an underscore are what benchmarks share.
"""

from __future__ import annotations

import os
import platform
import subprocess
import sys
from datetime import date
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from tempfile import TemporaryFile

HERE = Path(__file__).parent
RESULTS = HERE / "RESULTS.md"
TITLE = "# What we measured\n\nNewest last. `make bench` adds to it.\n"
NAMED = (
    "asyncpg",
    "chess",
    "fastapi",
    "playwright",
    "numba",
    "numba-cuda",
    "numpy",
    "open_spiel",
    "pettingzoo",
    "jax",
    "pgx",
    "sqlalchemy",
    "uvicorn",
)
# A machine of its own (`make bench-gpu`), an hour (`make bench-players`), two (`make soak`), or as
# long as one likes (`make tune`).
APART = (
    "cost",
    "fire",
    "gpu",
    "ladder",
    "lighthouse",
    "load",
    "lookahead",
    "mcts",
    "outlook",
    "tune",
)
MISSING = "ModuleNotFoundError: No module named "


def machine() -> str:
    """The machine in words: nothing that tells whose it is."""
    model = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        lines = info.read_text("utf-8").splitlines()
        named = [line.partition(": ")[2] for line in lines if line.startswith("model name")]
        model = named[0] if named else model
    return f"{model}, {os.cpu_count()} cores, {platform.system()}"


def commit() -> str:
    """Of what is measured."""
    asked = ["git", "describe", "--always", "--dirty=, and changes that are not committed"]
    try:
        told = subprocess.check_output(asked, cwd=HERE, stderr=subprocess.DEVNULL, text=True)
    except (OSError, subprocess.CalledProcessError):
        return "no commit"
    return f"commit {told.strip()}"


def versions() -> str:
    """Python and the packages that we measure with, or against."""
    found = [f"{platform.python_implementation()} {platform.python_version()}"]
    for name in NAMED:
        try:
            found.append(f"{name} {version(name)}")
        except PackageNotFoundError:
            continue
    return ", ".join(found)


def run(name: str, *, is_named: bool) -> tuple[str, bool]:
    """What a benchmark printed, line by line as it does, and whether it went well."""
    code = f"import sys, {name}; r = {name}.main(); sys.exit(isinstance(r, float) and r < 1)"
    with TemporaryFile("w+", encoding="utf-8") as errors:
        printed = ""
        with subprocess.Popen(
            [sys.executable, "-u", "-c", code],
            cwd=HERE,
            env={**os.environ, "PYTHONPATH": str(HERE.parent / "src")},
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
        ) as process:
            for line in process.stdout or ():
                printed += line
                print(line, end="", flush=True)
        well = process.returncode == 0
        errors.seek(0)
        said = errors.read()
    *_, last = ["", *said.strip().splitlines()]
    if last.startswith(MISSING) and "mansuba" not in last and not is_named:
        last = f"left out: {last.removeprefix(MISSING)} is not installed"
        well = True
    elif well:
        last = ""
    else:
        sys.stderr.write(said)  # for whoever watches; it names folders, so it is not kept
    print(last)
    return f"{printed}{last}".rstrip(), well


def main(names: list[str]) -> int:
    """Run them, print and keep the tables; 1 if one went wrong or was slower than its peer."""
    known = sorted(path.stem for path in HERE.glob("[!_]*.py") if path.stem != "run")
    unknown = set(names) - set(known)
    if unknown:
        print(f"no benchmark is called {min(unknown)}; there are {', '.join(known)}")
        return 2
    failed = False
    parts = [f"## {date.today()}", f"{machine()}; {commit()}; {versions()}"]
    print(parts[1], flush=True)
    for name in names or [name for name in known if name not in APART]:
        print(f"\n{name} ...", flush=True)
        printed, well = run(name, is_named=bool(names))
        failed |= not well
        parts.append(f"**{name}**{'' if well else ' (failed)'}\n\n```\n{printed}\n```")
    before = RESULTS.read_text("utf-8") if RESULTS.exists() else TITLE
    RESULTS.write_text(before + "\n" + "\n\n".join(parts) + "\n", "utf-8")
    return int(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
