"""The wheel carries what the package reads at run time."""

import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

ROOT = Path(__file__).parents[2]
SRC = ROOT / "src"


def test_wheel_ships_what_is_read_at_run_time(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    with ZipFile(wheel) as archive:
        shipped = set(archive.namelist())

    for pattern in (
        *("boards/*.toml", "words/locales/*/*.ftl", "notation/**/*.json", "py.typed"),
        *("web/page/index.html", "web/page/assets/*"),
    ):
        read = {path.relative_to(SRC).as_posix() for path in SRC.glob(f"mansuba/{pattern}")}
        assert read, f"no {pattern}: make page?" if "page" in pattern else pattern
        assert read <= shipped
