"""Importing loads no more than is asked for, and says what is missing."""

from __future__ import annotations

import subprocess
import sys

import pytest

from mansuba.env.__main__ import main


def loaded(code: str) -> set[str]:
    """What a fresh Python has loaded after some code."""
    done = subprocess.run(
        [sys.executable, "-c", f"import sys\n{code}\nprint(*sys.modules)"],
        check=True,
        capture_output=True,
        text=True,
    )
    return set(done.stdout.split())


def test_importing_the_room_is_light() -> None:
    modules = loaded("import mansuba.env")
    assert "gymnasium" in modules
    assert not modules & {"torch", "jax", "numba", "pettingzoo", "pyspiel", "mansuba.kernel"}


def test_no_interface_loads_what_learns() -> None:
    modules = loaded("import mansuba.env.against\nfrom mansuba.env import mansuba_v0")
    assert not modules & {"torch", "jax", "pyspiel"}
    modules = loaded("from mansuba.env import mansuba_vector_v0")
    assert not modules & {"torch", "jax", "pyspiel", "pettingzoo", "numba.cuda"}


def test_everything_can_be_compiled_ahead(capsys: pytest.CaptureFixture[str]) -> None:
    main()
    assert "The environments are ready" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("module", "library", "lacks"),
    [
        ("mansuba_v0", "pettingzoo", "pettingzoo"),
        ("mansuba_v0", "pettingzoo", "gymnasium"),
        ("against", "gymnasium", "gymnasium"),
        ("openspiel", "open_spiel", "pyspiel"),
    ],
)
def test_a_missing_library_is_named_with_its_extra(module: str, library: str, lacks: str) -> None:
    code = f"""
import sys
class Without:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] == {lacks!r}:
            raise ModuleNotFoundError(name)
sys.meta_path.insert(0, Without())
import importlib
importlib.import_module("mansuba.env.{module}")
"""
    done = subprocess.run([sys.executable, "-c", code], check=False, capture_output=True, text=True)
    *_, last = done.stderr.splitlines()
    assert last.endswith(f"{library} is not installed: pip install 'mansuba[research]'")
