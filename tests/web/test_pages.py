"""The page is handed out as it was built; what is not there is said."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.web.visiting import visiting


@pytest.fixture
def page(tmp_path: Path) -> Path:
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>Mansuba</title>")
    (folder / "assets" / "board-1a2b.js").write_text("1;" * 2000)
    (tmp_path / "secret").write_text("no")
    return folder


def test_addresses_of_the_page(tmp_path: Path, page: Path) -> None:
    with visiting(tmp_path, page=page) as visitor:
        for path in ("/", "/new", "/games", "/rules", "/game/abc", "/learn", "/learn/step"):
            response = visitor.client.get(path)
            assert (response.status_code, response.text) == (200, "<title>Mansuba</title>")
            assert response.headers["cache-control"] == "no-cache"
            assert "unsafe-inline" not in response.headers["content-security-policy"]
            assert visitor.client.head(path).status_code == 200
        nowhere = ("/nothing", "/game/a/b", "/../secret", "/%2e%2e/secret", "/assets/none.js")
        for path in (*nowhere, "/assets", "/%00", f"//{tmp_path}/secret", "/" + "a" * 5000):
            response = visitor.client.get(path)
            assert (response.status_code, response.text) == (404, "<title>Mansuba</title>")


def test_assets_never_change_and_are_sent_small(tmp_path: Path, page: Path) -> None:
    with visiting(tmp_path, page=page) as visitor:
        response = visitor.client.get("/assets/board-1a2b.js")
        assert "immutable" in response.headers["cache-control"]
        assert response.headers["content-encoding"] == "gzip"


def test_a_page_that_was_not_built(tmp_path: Path) -> None:
    with visiting(tmp_path, page=tmp_path / "none") as visitor:
        response = visitor.client.get("/")
        assert response.status_code == 500
        assert "make page" in response.text
        assert visitor.client.get("/api/games").status_code == 200
