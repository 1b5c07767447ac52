"""tools/setup, with stand-ins for Python: what it installs, repairs, and says when it cannot."""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parents[2]
TOOLS = ["sh", "cat", "cksum", "cp", "dirname", "mkdir", "rm"]

# Runs, is new enough, makes a .venv whose python is a copy of itself, and notes what pip is asked.
# A file `pip-breaks` makes the next install stop halfway.
GOOD = """#!/bin/sh
case "$1 $2" in
    "-c "*) echo 3.11 ;;
    "-m venv") mkdir -p "$3/bin" && cp "$0" "$3/bin/python" && echo venv >>calls ;;
    "-m pip")
        if [ -e pip-breaks ]; then echo "no route" >&2; exit 1; fi
        for last; do :; done
        echo "pip $last" >>calls ;;
esac
"""
OLD = "#!/bin/sh\necho 3.9; exit 3\n"
WITHOUT_VENV = "#!/bin/sh\necho 3.12; exit 1\n"
DEAD_SHIM = "#!/bin/sh\necho 'not switched on' >&2; exit 127\n"


class House:
    """A copy of the project's skeleton, and a PATH with nothing in it but what we put there."""

    def __init__(self, root: Path) -> None:
        self.root = root / "house"
        self.bin = root / "bin"
        self.bin.mkdir()
        for tool in TOOLS:
            found = shutil.which(tool)
            assert found
            (self.bin / tool).symlink_to(found)
        (self.root / "tools").mkdir(parents=True)
        shutil.copy(ROOT / "tools" / "setup", self.root / "tools")
        (self.root / "pyproject.toml").write_text("")
        (self.root / "requirements").mkdir()
        for lock in ("play", "dev", "bench", "mutate"):
            (self.root / "requirements" / f"{lock}.txt").write_text(f"{lock}==1\n")

    def python(self, script: str, name: str = "python3") -> None:
        path = self.bin / name
        path.write_text(script)
        path.chmod(0o755)

    def setup(self, lock: str = "dev", **env: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [self.root / "tools" / "setup", lock],
            env={"PATH": str(self.bin), **env},
            capture_output=True,
            text=True,
            check=False,
        )

    def calls(self, lock: str = "dev") -> list[str]:
        """Sets up, and tells what was done for it."""
        notes = self.root / "calls"
        notes.write_text("")
        done = self.setup(lock)
        assert (done.returncode, done.stderr) == (0, "")
        return notes.read_text().splitlines()


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path)


def fresh(lock: str) -> list[str]:
    return ["venv", f"pip requirements/{lock}.txt", "pip ."]


def assert_one_sentence(done: subprocess.CompletedProcess[str], sentence: str) -> None:
    assert done.returncode == 1
    assert done.stderr == f"mansuba: {sentence}\n"


def test_no_python(house: House) -> None:
    assert_one_sentence(
        house.setup(), "Python 3.11 or newer is needed, but none was found that runs."
    )


def test_only_a_dead_shim(house: House) -> None:
    house.python(DEAD_SHIM)
    assert_one_sentence(
        house.setup(), "Python 3.11 or newer is needed, but none was found that runs."
    )


def test_too_old(house: House) -> None:
    house.python(OLD)
    assert_one_sentence(house.setup(), "Python 3.11 or newer is needed, but this is Python 3.9.")


def test_without_venv(house: House) -> None:
    house.python(WITHOUT_VENV)
    assert_one_sentence(
        house.setup(),
        "Python 3.12 lacks its venv module: please install it"
        " (on Debian and Ubuntu the package python3-venv).",
    )


def test_the_first_python_that_will_do_is_taken(house: House) -> None:
    house.python(DEAD_SHIM, "python3.14")
    house.python(WITHOUT_VENV, "python3.12")
    house.python(OLD, "python3")
    house.python(GOOD, "python")
    assert house.calls() == fresh("dev")


def test_python_can_be_chosen(house: House) -> None:
    house.python(GOOD)
    house.python(OLD, "mine")
    assert_one_sentence(
        house.setup(PYTHON="mine"), "Python 3.11 or newer is needed, but this is Python 3.9."
    )


def test_unknown_list(house: House) -> None:
    wanted = "tools/setup wants one of: play node dev bench mutate cluster gpu."
    assert_one_sentence(house.setup("nonsense"), wanted)


def test_nothing_is_done_twice(house: House) -> None:
    house.python(GOOD)
    assert house.calls("dev") == fresh("dev")
    assert house.calls("dev") == []
    assert house.calls("play") == []
    assert house.calls("bench") == ["pip requirements/bench.txt", "pip ."]
    assert house.calls("dev") == []


@pytest.mark.parametrize("changed", ["pyproject.toml", "requirements/dev.txt"])
def test_a_change_is_installed(house: House, changed: str) -> None:
    house.python(GOOD)
    house.calls()
    (house.root / changed).write_text("changed")
    assert house.calls() == ["pip requirements/dev.txt", "pip ."]


def test_an_install_that_stopped_halfway_starts_anew(house: House) -> None:
    house.python(GOOD)
    house.calls("play")
    breaks = house.root / "pip-breaks"
    breaks.touch()
    assert_one_sentence(
        house.setup("dev"),
        "could not install requirements/dev.txt (is the network there?): see build/setup.log.",
    )
    assert (house.root / "build" / "setup.log").read_text() == "no route\n"
    breaks.unlink()
    assert house.calls("play") == fresh("play")


def test_a_vanished_python_is_replaced(house: House) -> None:
    house.python(GOOD)
    house.calls()
    (house.root / ".venv" / "bin" / "python").unlink()
    assert house.calls() == fresh("dev")


def test_a_moved_house_starts_anew(house: House) -> None:
    house.python(GOOD)
    house.calls()
    house.root = house.root.rename(house.root.with_name("elsewhere"))
    assert house.calls() == fresh("dev")


def test_no_network(house: House) -> None:
    """The real Python and the real pip, with nobody listening."""
    house.python(f'#!/bin/sh\nexec "{sys.executable}" "$@"\n')
    (house.root / "requirements" / "play.txt").write_text(f"absent==1 --hash=sha256:{'0' * 64}\n")
    done = house.setup(
        "play",
        PIP_CONFIG_FILE=os.devnull,
        PIP_INDEX_URL="http:" + "//127.0.0.1:9",
        PIP_RETRIES="0",
    )
    assert_one_sentence(
        done,
        "could not install requirements/play.txt (is the network there?): see build/setup.log.",
    )
    assert "absent" in (house.root / "build" / "setup.log").read_text()


def wheel(folder: Path, name: str, version: str, wants: str = "") -> str:
    """Make one that holds nothing; how a list names it."""
    path = folder / f"{name}-{version}-py3-none-any.whl"
    told = f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\nProvides-Extra: more\n"
    files = {
        "METADATA": told + wants,
        "WHEEL": "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
        "RECORD": "",
    }
    with ZipFile(path, "w") as file:
        for each, text in files.items():
            file.writestr(f"{name}-{version}.dist-info/{each}", text)
    return f"{name}=={version} --hash=sha256:{hashlib.sha256(path.read_bytes()).hexdigest()}\n"


def test_a_newer_package_than_the_listed_one_is_nobodys_concern(
    house: House, tmp_path: Path
) -> None:
    """With the real pip, which would look for what `outer` wants, and take the newest."""
    house.python(f'#!/bin/sh\nexec "{sys.executable}" "$@"\n')
    listed = wheel(tmp_path, "inner", "1")
    listed += wheel(tmp_path, "outer", "1", "Requires-Dist: inner[more]\n")
    wheel(tmp_path, "inner", "2")
    (house.root / "requirements" / "play.txt").write_text(listed)
    house.setup("play", PIP_CONFIG_FILE=os.devnull, PIP_NO_INDEX="1", PIP_FIND_LINKS=str(tmp_path))
    installed = (house.root / ".venv").rglob("*er-*.dist-info")
    assert {path.stem for path in installed} == {"inner-1", "outer-1"}
