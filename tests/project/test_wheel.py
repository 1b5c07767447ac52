"""The wheel carries what the package reads at run time."""

import re
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen
from zipfile import ZipFile

ROOT = Path(__file__).parents[2]
SRC = ROOT / "src"


def _built(folder: Path) -> Path:
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    return wheel


def test_wheel_ships_what_is_read_at_run_time(tmp_path: Path) -> None:
    with ZipFile(_built(tmp_path)) as archive:
        shipped = set(archive.namelist())

    for pattern in (
        *("boards/*.toml", "words/locales/*/*.ftl", "notation/**/*.json", "py.typed"),
        *("web/page/index.html", "web/page/assets/*", "table/migrations/versions/*.py"),
    ):
        read = {path.relative_to(SRC).as_posix() for path in SRC.glob(f"mansuba/{pattern}")}
        assert read, f"no {pattern}: make page?" if "page" in pattern else pattern
        assert read <= shipped


def test_an_installed_wheel_plays_without_node_and_make(tmp_path: Path) -> None:
    wheel = _built(tmp_path)
    site, data = tmp_path / "site", tmp_path / "data"
    with ZipFile(wheel) as archive:
        archive.extractall(site)
    start = (
        "import sys; sys.path.insert(0, sys.argv[1]); from mansuba.cli.main import main;"
        f"main(['play', '--no-browser', '--lang', 'en', '--data', {str(data)!r}])"
    )
    server = subprocess.Popen(
        [sys.executable, "-c", start, str(site)],
        cwd=tmp_path,
        env={"PATH": ""},
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert server.stdout
        address = server.stdout.readline().split()[-1]
        with urlopen(address) as page:
            text = page.read().decode()
        (script,) = re.findall(r'src="/(assets/[^"]+\.js)"', text)
        with urlopen(address + script) as asset:
            assert asset.status == 200
        with urlopen(f"{address}api/choices") as choices:
            assert "sun" in choices.read().decode()
    finally:
        server.terminate()
        server.communicate()
    assert server.returncode == 0
