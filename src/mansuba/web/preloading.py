"""What a page will need, told with its first bytes: a browser far away asks for it all at once.

Without it a browser learns step by step, a round trip each: the page names its first script, which
asks for the words of a language and for the part that the address shows, which asks for its own.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeAlias

from mansuba.words import negotiate

Manifest: TypeAlias = dict[str, dict[str, Any]]

FIRST = "index.html"
"""Names itself what it needs."""


def preloads(folder: Path, path: str, wished: str) -> str:
    """The header Link for an address of the page, and for what `Accept-Language` says.

    By custom what /rules or /game/… shows is src/pages/Rules.svelte or Game.svelte.
    """
    file = folder / "manifest.json"
    try:
        manifest = _manifest(file, file.stat().st_mtime_ns)
    except (OSError, ValueError):  # a page is as good without
        return ""
    language = negotiate(tag.partition(";")[0] for tag in wished.split(","))
    shown = f"src/pages/{path.partition('/')[0].capitalize()}.svelte"
    known = _needed(manifest, [FIRST])
    needed = _needed(manifest, [f"virtual:words-{language}", shown])
    return ", ".join(_link(name) for name in needed if name not in known)


@lru_cache(maxsize=2)
def _manifest(file: Path, _changed: int) -> Manifest:
    found: Manifest = json.loads(file.read_text("utf-8"))
    return found


def _needed(manifest: Manifest, sources: Iterable[str]) -> dict[str, None]:
    """Files that run or show something, with those they import, which may import each other."""
    files: dict[str, None] = {}
    met, left = set[str](), [*reversed([*sources])]
    while left:
        source = left.pop()
        chunk = manifest.get(source)
        if source in met or chunk is None:
            continue
        met.add(source)
        files |= dict.fromkeys((chunk["file"], *chunk.get("css", ())))
        left += reversed(chunk.get("imports", ()))
    return files


def _link(name: str) -> str:
    how = "preload; as=style; crossorigin" if name.endswith(".css") else "modulepreload"
    return f"</{name}>; rel={how}"
