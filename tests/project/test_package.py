"""What importing the package loads, and what the rulebook may import."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

SRC = Path(__file__).parents[2] / "src"
RULEBOOK = sorted((SRC / "mansuba" / "rulebook").rglob("*.py"))


def test_import_loads_the_rulebook_alone() -> None:
    loaded = subprocess.run(
        [sys.executable, "-c", "import sys, mansuba; print(*sys.modules)"],
        check=True,
        capture_output=True,
        text=True,
    ).stdout.split()

    assert "mansuba.rulebook" in loaded
    assert not {"numba", "numpy"} & set(loaded)
    rooms = {name.split(".")[1] for name in loaded if name.startswith("mansuba.")}
    assert rooms <= {"rulebook", "boards"}


def test_import_needs_no_installed_package() -> None:
    # -S hides site-packages, so only the standard library and src are there.
    code = f"import sys; sys.path.insert(0, {str(SRC)!r}); import mansuba"
    subprocess.run([sys.executable, "-I", "-S", "-c", code], check=True)


@pytest.mark.parametrize("path", RULEBOOK, ids=[p.relative_to(SRC).as_posix() for p in RULEBOOK])
def test_rulebook_imports_only_itself_and_the_standard_library(path: Path) -> None:
    """Imports inside functions count too, which running the module would not show."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            names = [node.module]
        else:
            continue  # a relative import stays inside; import-linter watches how far it climbs
        for name in names:
            ours = name == "mansuba.rulebook" or name.startswith("mansuba.rulebook.")
            assert ours or name.split(".")[0] in sys.stdlib_module_names, name
