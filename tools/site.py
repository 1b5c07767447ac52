"""`python tools/site.py`: docs/ as a site, in build/site.

Pages link to files that lie elsewhere in the project; the site has copies of those in `files`. A
link that leads nowhere, or a page that the site does not list, ends it.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
DOCS, STAGED = ROOT / "docs", ROOT / "build" / "docs"
OUTSIDE = re.compile(r"\]\(\.\./([^)#]+)")
"""A link to a file that is not in docs/."""
PAGES = re.compile(r'"([\w.-]+\.md)"')
HERE = re.compile(r"\]\((?!\w+:)([^)#\s]+)")
"""A link within the site."""


def stage() -> None:
    """Put everything into one folder, with links that lead there."""
    shutil.rmtree(STAGED, ignore_errors=True)
    shutil.copytree(DOCS, STAGED)
    for page in STAGED.glob("*.md"):
        text = page.read_text("utf-8")
        for name in OUTSIDE.findall(text):
            copy = STAGED / "files" / name
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, copy)
        page.write_text(OUTSIDE.sub(r"](files/\1", text), "utf-8")


def unlisted() -> set[str]:
    """Pages that nobody would find."""
    listed = PAGES.findall((ROOT / "zensical.toml").read_text("utf-8"))
    return {page.name for page in DOCS.glob("*.md")} - set(listed)


def lost() -> list[str]:
    """Links to files that are not there; of pages and their parts, zensical knows more."""
    return [
        f"{page.name}: {link}"
        for page in STAGED.glob("*.md")
        for link in HERE.findall(page.read_text("utf-8"))
        if not (STAGED / link).exists()
    ]


def main() -> None:
    """Build it."""
    if missing := unlisted():
        sys.exit(f"zensical.toml does not list {', '.join(sorted(missing))}.")
    stage()
    if links := lost():
        sys.exit("These links lead nowhere:\n" + "\n".join(links))
    zensical = Path(sys.executable).with_name("zensical")
    sys.exit(subprocess.call([zensical, "build", "--clean", "--strict"], cwd=ROOT))


if __name__ == "__main__":
    main()
