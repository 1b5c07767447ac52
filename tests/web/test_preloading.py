"""A page is told with its first bytes what it will need, and nothing else."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from mansuba.web.preloading import preloads
from tests.web.visiting import visiting

MANIFEST = {
    "index.html": {"file": "assets/index.js", "imports": ["_first.js"]},
    "_first.js": {"file": "assets/first.js", "css": ["assets/first.css"]},
    "src/pages/Game.svelte": {"file": "assets/Game.js", "imports": ["_first.js", "_board.js"]},
    "_board.js": {
        "file": "assets/board.js",
        "css": ["assets/board.css"],
        "imports": ["src/pages/Game.svelte"],  # as bundlers do, for all their care
    },
    "virtual:words-en": {"file": "assets/en.js"},
    "virtual:words-de": {"file": "assets/de.js"},
}
BOARD = (
    "</assets/Game.js>; rel=modulepreload, </assets/board.js>; rel=modulepreload, "
    "</assets/board.css>; rel=preload; as=style; crossorigin"
)


@pytest.fixture
def page(tmp_path: Path) -> Path:
    folder = tmp_path / "page"
    folder.mkdir()
    (folder / "index.html").write_text("<title>Mansuba</title>")
    (folder / "manifest.json").write_text(json.dumps(MANIFEST))
    return folder


@pytest.mark.parametrize(
    ("path", "wished", "told"),
    [
        ("", "", "</assets/en.js>; rel=modulepreload"),
        ("", "tlh, de-CH;q=0.9, en;q=0.8", "</assets/de.js>; rel=modulepreload"),
        ("game/x", "en", f"</assets/en.js>; rel=modulepreload, {BOARD}"),
        ("nowhere/x", "en", "</assets/en.js>; rel=modulepreload"),
    ],
)
def test_what_is_needed(page: Path, path: str, wished: str, told: str) -> None:
    assert preloads(page, path, wished) == told


def test_a_page_without_a_list(tmp_path: Path) -> None:
    assert preloads(tmp_path, "", "en") == ""
    (tmp_path / "manifest.json").write_text("{")
    assert preloads(tmp_path, "", "en") == ""


def test_it_is_told_with_the_page(tmp_path: Path, page: Path) -> None:
    with visiting(tmp_path, page=page) as visitor:
        response = visitor.client.get("/game/x", headers={"Accept-Language": "de"})
        assert response.headers["link"] == f"</assets/de.js>; rel=modulepreload, {BOARD}"
        assert "Accept-Language" in response.headers["vary"]
        (page / "manifest.json").write_text(json.dumps({}))
        assert "link" not in visitor.client.get("/").headers
