"""The documents as a site: every page is listed, and every link leads somewhere."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PARTS = ("docs", "examples", "deploy", "bench", "tools")
FILES = ("zensical.toml", "CITATION.cff", "Containerfile")
AWAY = re.compile(r'(?:src="|<link[^>]+href=")(?:https?:)?//[^"]*"')
"""Whatever a browser would fetch from elsewhere by itself."""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A copy of all that the site is made of."""
    for part in PARTS:
        shutil.copytree(ROOT / part, tmp_path / part)
    for file in FILES:
        shutil.copy(ROOT / file, tmp_path)
    return tmp_path


def built(project: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(project / "tools" / "site.py")]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)


def test_it_is_whole_and_fetches_nothing_from_elsewhere(project: Path) -> None:
    done = built(project)
    assert done.returncode == 0, done.stdout + done.stderr
    site = project / "build" / "site"
    for page in (project / "docs").glob("*.md"):
        folder = site if page.stem == "index" else site / page.stem
        text = (folder / "index.html").read_text("utf-8")
        assert "<h1" in text, page
        assert AWAY.findall(text) == [], page
    assert (site / "files" / "examples" / "ppo.py").read_text() == (
        ROOT / "examples" / "ppo.py"
    ).read_text()


@pytest.mark.parametrize(
    "link", ["[gone](nowhere.md)", "[gone](rules.en.md#no-such-part)", "[gone](pictures/no.svg)"]
)
def test_a_link_that_leads_nowhere(project: Path, link: str) -> None:
    page = project / "docs" / "play.md"
    page.write_text(f"{page.read_text('utf-8')}\n{link}\n", "utf-8")
    done = built(project)
    assert done.returncode == 1
    assert "play.md" in done.stdout + done.stderr


def test_a_page_that_nobody_would_find(project: Path) -> None:
    (project / "docs" / "secret.md").write_text("# Secret\n", "utf-8")
    done = built(project)
    assert (done.returncode, done.stderr) == (1, "zensical.toml does not list secret.md.\n")
