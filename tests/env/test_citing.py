"""What researchers cite is what they have."""

from __future__ import annotations

import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_citation_is_of_this_version() -> None:
    lines = (ROOT / "CITATION.cff").read_text("utf-8").splitlines()
    cited = dict(line.split(": ", 1) for line in lines if ": " in line)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert (cited["cff-version"], cited["type"]) == ("1.2.0", "software")
    assert (cited["version"], cited["license"]) == (project["version"], project["license"])
    assert [cited["  - name"]] == [author["name"] for author in project["authors"]]
