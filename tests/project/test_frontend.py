"""The page as it is built, and what it is built with."""

from __future__ import annotations

import gzip
import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from mansuba.words import LANGUAGES

ROOT = Path(__file__).parents[2]
FRONTEND = ROOT / "frontend"
LIGHTHOUSE = ROOT / "tools" / "lighthouse"
BUILT = ROOT / "src" / "mansuba" / "web" / "page"

MOST_BYTES = 150_000
"""Of a first load, zipped."""


# --- what is built --------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def manifest() -> dict[str, Any]:
    """Each chunk of the page, by its source: its file, and what it needs."""
    if not (BUILT / "manifest.json").exists():
        pytest.fail("the page is not built: make page")
    found: dict[str, Any] = json.loads((BUILT / "manifest.json").read_text("utf-8"))
    return found


def needed(manifest: dict[str, Any], *sources: str) -> set[str]:
    """The files that a browser loads for these sources, and for whatever they import at once."""
    files: set[str] = set()
    for source in sources:
        chunk = manifest[source]
        files |= {chunk["file"], *chunk.get("css", ()), *chunk.get("assets", ())}
        files |= needed(manifest, *chunk.get("imports", ()))
    return files


def zipped(name: str) -> int:
    content = (BUILT / name).read_bytes()
    return len(content if name.endswith(".woff2") else gzip.compress(content))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_load_is_small(manifest: dict[str, Any], language: str) -> None:
    """The title and a game on the board, in one language."""
    files = needed(manifest, "index.html", "src/pages/Game.svelte", f"virtual:words-{language}")
    sizes = {name: zipped(name) for name in {"index.html", *files}}
    assert any(name.endswith(".woff2") for name in sizes)
    assert sum(sizes.values()) < MOST_BYTES, sizes


def test_a_language_is_loaded_when_it_is_spoken(manifest: dict[str, Any]) -> None:
    first = needed(manifest, "index.html", "src/pages/Game.svelte")
    assert not [name for name in first if "words-" in name]


def test_nothing_is_written_into_the_page_itself(manifest: dict[str, Any]) -> None:
    """The server allows neither scripts nor styles that stand in the page."""
    index = (BUILT / "index.html").read_text("utf-8")
    assert manifest["index.html"]["file"] in index
    assert not re.search(r"<script(?![^>]* src=)|<style|\sstyle=|\son\w+=", index)


def test_nothing_is_loaded_from_elsewhere(manifest: dict[str, Any]) -> None:
    for source in manifest:
        text = (BUILT / manifest[source]["file"]).read_bytes().decode("utf-8", "replace")
        assert not re.search(r"@import|url\(\W?(https?:)?//|import\(\W?https?:", text), source


# --- what it is built with ------------------------------------------------------------------------


@pytest.fixture(scope="module", params=[FRONTEND, LIGHTHOUSE], ids=["page", "lighthouse"])
def locked(request: pytest.FixtureRequest) -> dict[str, Any]:
    lock: dict[str, Any] = json.loads((request.param / "package-lock.json").read_text("utf-8"))
    return {name: package for name, package in lock["packages"].items() if name}


def test_the_lock_names_no_registry(locked: dict[str, Any]) -> None:
    for name, package in locked.items():
        assert "resolved" not in package, name
        rest = {key: value for key, value in package.items() if key not in ("funding", "license")}
        assert "://" not in json.dumps(rest), name


def test_every_package_is_locked_by_its_content(locked: dict[str, Any]) -> None:
    assert [name for name, package in locked.items() if "integrity" not in package] == []


def test_the_lock_serves_every_machine(locked: dict[str, Any]) -> None:
    """npm leaves out what it does not find; then `npm ci` fails on that machine, or on all."""
    lacking = {
        wanted
        for package in locked.values()
        for wanted in package.get("optionalDependencies", {})
        if f"node_modules/{wanted}" not in locked
    }
    assert lacking == set()


# --- tools/node -----------------------------------------------------------------------------------


def stand_in(path: Path, script: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\n{script}\n")
    path.chmod(0o755)


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """tools/node, a PATH with little in it, and what tools/setup would install."""
    for tool in ("sh", "dirname", "ln", "chmod"):
        found = shutil.which(tool)
        assert found
        (tmp_path / "bin").mkdir(exist_ok=True)
        (tmp_path / "bin" / tool).symlink_to(found)
    house = tmp_path / "house"
    (house / "frontend").mkdir(parents=True)
    (house / "tools").mkdir()
    shutil.copy(ROOT / "tools" / "node", house / "tools")
    stand_in(house / "tools" / "setup", 'echo "setup $1"')
    wheel = tmp_path / "wheel"
    stand_in(house / ".venv" / "bin" / "python", f'echo "{wheel}"')
    stand_in(wheel / "bin" / "node", 'echo "wheel $*"')
    return house


def node(house: Path, *words: str) -> str:
    done = subprocess.run(
        [house / "tools" / "node", *words],
        env={"PATH": str(house.parent / "bin")},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


def test_a_new_node_is_used_as_it_is(house: Path) -> None:
    stand_in(house.parent / "bin" / "node", "exit 0")
    stand_in(house.parent / "bin" / "npm", 'echo "system $*"')
    assert node(house, "npm", "ci") == "system ci\n"


@pytest.mark.parametrize("lacking", ["node", "npm", "a new node"])
def test_otherwise_one_is_installed(house: Path, lacking: str) -> None:
    if lacking != "node":
        stand_in(house.parent / "bin" / "node", "exit 1" if lacking == "a new node" else "exit 0")
    if lacking != "npm":
        stand_in(house.parent / "bin" / "npm", "exit 0")
    npm = house.parent / "wheel" / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    assert node(house, "npm", "ci") == f"setup node\nwheel {npm} ci\n"


def test_which_node_is_new_enough() -> None:
    enough = {
        **{"18.20.0": False, "20.18.3": False, "20.19.0": True, "21.7.0": False},
        **{"22.11.0": False, "22.12.0": True, "24.0.0": True, "100.0.0": True},
    }
    script = re.search(r"node -e '(.*?)'", (ROOT / "tools" / "node").read_text("utf-8"), re.DOTALL)
    assert script
    pretending = f"""
        const found = {{}};
        for (const version of {json.dumps(list(enough))}) {{
            const exit = (code) => {{ found[version] = code === 0; }};
            const process = {{ versions: {{ node: version }}, exit }};
            {script[1]}
        }}
        console.log(JSON.stringify(found));
    """
    run = [str(ROOT / "tools" / "node"), "node", "-e", pretending]
    assert json.loads(subprocess.run(run, check=True, capture_output=True).stdout) == enough


# --- how it looks ---------------------------------------------------------------------------------

Theme = dict[str, str]

SEATS = range(6)
GROUNDS = ("ground", "ground-deep", "surface")
WASHES = ("lapis-wash", "gold-wash", "danger-wash")
READ = [
    *product(("ink", "ink-soft", "lapis", "lapis-deep", "gold-deep", "danger"), GROUNDS + WASHES),
    *[("on-lapis", "lapis"), ("on-lapis", "lapis-deep"), ("on-gold", "gold")],
    ("on-danger", "danger"),
    *[(f"seat-{seat}-ink", f"seat-{seat}") for seat in SEATS],
    *[(f"seat-{seat}-deep", ground) for seat in SEATS for ground in GROUNDS],
]
"""Text, and what it stands on."""
SEEN = list(product(("edge", "focus", "gold"), GROUNDS))
"""Edges and signs, and what they stand on."""


def themes() -> Iterator[Any]:
    """Light and dark, each as it is and in high contrast."""
    css = (FRONTEND / "src" / "app.css").read_text("utf-8")
    contrasting = ':root[data-theme="contrast"] {'
    for selector, dark in product((":root {", contrasting), (False, True)):
        found: Theme = {}
        for start in (":root {", selector):
            block = css[css.index(start) :].partition("\n}")[0]
            for name, value in re.findall(r"--([\w-]+): ([^;]+);", block):
                either = re.fullmatch(r"light-dark\((#\w+), (#\w+)\)", value)
                found[name] = either[1 + dark] if either else value
        name = ("dark" if dark else "light") + ("-contrast" if selector == contrasting else "")
        yield pytest.param(found, id=name)


def contrast(one: str, other: str) -> float:
    """As WCAG 2 counts it."""

    def light(colour: str) -> float:
        parts = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
        red, green, blue = (
            part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
        )
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    darker, lighter = sorted((light(one), light(other)))
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize("theme", list(themes()))
def test_colours_stand_out(theme: Theme) -> None:
    weak = [pair for pair in READ if contrast(theme[pair[0]], theme[pair[1]]) < 4.5]
    weak += [pair for pair in SEEN if contrast(theme[pair[0]], theme[pair[1]]) < 3]
    assert weak == []


@pytest.mark.parametrize("theme", list(themes()))
def test_bold_figures_stand_out(theme: Theme) -> None:
    """Their lines are black on the colour of the seat, within an edge in the colour of ink."""
    assert min(contrast("#000000", theme[f"seat-{seat}"]) for seat in SEATS) > 5
    edges = ("#000000", theme["ink"])
    assert all(max(contrast(edge, theme[ground]) for edge in edges) > 7 for ground in GROUNDS)
