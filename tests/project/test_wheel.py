"""The wheel carries what the package reads at run time."""

import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

ROOT = Path(__file__).parents[2]
SRC = ROOT / "src"


def test_wheel_ships_boards_and_types(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    with ZipFile(wheel) as archive:
        shipped = set(archive.namelist())

    boards = {p.relative_to(SRC).as_posix() for p in SRC.glob("mansuba/boards/*.toml")}
    assert boards
    assert boards | {"mansuba/py.typed"} <= shipped
