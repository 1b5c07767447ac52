"""What makes the built page an app: manifests, icons, and the list of what is kept."""

from __future__ import annotations

import json
import re
import struct
import zlib
from pathlib import Path
from typing import Any

import pytest

from mansuba.words import LANGUAGES, Words
from tests.project.test_frontend import BUILT, FRONTEND

TOLD = re.compile(r"^const SHELL=(\{.*\});$", re.MULTILINE)
NOT_KEPT = r"licences\.txt|manifest\.json|sw\.js|icon-.*\.png|.*\.webmanifest"
SAND, LAPIS, GOLD, CLEAR = (
    (0xF4, 0xEC, 0xDC, 255),
    (31, 63, 140, 255),
    (242, 193, 78, 255),
    (0,) * 4,
)


def manifest(language: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(
        (BUILT / f"manifest.{language}.webmanifest").read_text("utf-8")
    )
    return found


def colours(name: str) -> tuple[str, str]:
    """A colour of the page, by day and by night."""
    css = (FRONTEND / "src" / "app.css").read_text("utf-8")
    found = re.search(rf"--{name}: light-dark\((#\w+), (#\w+)\)", css)
    assert found
    return found[1], found[2]


def test_all_of_the_page_is_kept() -> None:
    found = TOLD.search((BUILT / "sw.js").read_text("utf-8"))
    assert found
    files = {path.relative_to(BUILT).as_posix() for path in BUILT.rglob("*") if path.is_file()}
    kept = {name for name in files if not re.fullmatch(NOT_KEPT, name)} - {"index.html"}
    assert set(json.loads(found[1])["files"]) == {"/", *(f"/{name}" for name in kept)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_manifest_in_each_language(language: str) -> None:
    told, words = manifest(language), Words(language)
    assert (told["lang"], told["description"]) == (language, words.say("title-what"))
    assert [shortcut["name"] for shortcut in told["shortcuts"]] == [
        words.say("nav-new"),
        words.say("nav-games"),
    ]
    rest = ("lang", "description", "shortcuts")
    english = manifest("en")
    assert all(told[key] == english[key] for key in english if key not in rest)


def test_browsers_are_told_the_colours_of_the_page() -> None:
    told = manifest("en")
    index = (BUILT / "index.html").read_text("utf-8")
    bars = re.findall(
        r'"theme-color" content="(#\w+)" media="\(prefers-color-scheme: \w+\)"', index
    )
    assert tuple(bars) == colours("surface")
    assert told["theme_color"] == colours("surface")[0]
    assert told["background_color"] == colours("ground")[0]


def pixels(path: Path) -> list[list[tuple[int, ...]]]:
    """The rows of a picture that is written in the simplest of ways."""
    content = path.read_bytes()
    width, height, *how = struct.unpack_from(">IIBBBBB", content, 16)
    assert how == [8, 6, 0, 0, 0]
    at, data = 8, b""
    while at < len(content):
        (length,) = struct.unpack_from(">I", content, at)
        body = content[at + 4 : at + 8 + length]
        assert struct.unpack_from(">I", content, at + 8 + length) == (zlib.crc32(body),)
        data += body[4:] if body.startswith(b"IDAT") else b""
        at += 12 + length
    rows = zlib.decompress(data)
    line = 1 + 4 * width
    assert len(rows) == height * line
    return [
        [tuple(rows[start + x : start + x + 4]) for x in range(1, line, 4)]
        for start in range(0, len(rows), line)
    ]


@pytest.mark.parametrize(
    ("file", "size", "corner"),
    [
        ("icon-192.png", 192, CLEAR),
        ("icon-512.png", 512, CLEAR),
        ("icon-maskable-512.png", 512, SAND),
        ("icon-apple-180.png", 180, SAND),
    ],
)
def test_icons(file: str, size: int, corner: tuple[int, ...]) -> None:
    rows = pixels(BUILT / file)
    assert (len(rows), len(rows[0])) == (size, size)
    assert rows[0][0] == rows[-1][-1] == corner
    assert rows[size // 2][size // 2] == GOLD
    assert rows[size // 4][size // 2] == LAPIS
    listed = {icon["src"]: icon for icon in manifest("en")["icons"]}
    if "apple" in file:
        assert f'rel="apple-touch-icon" href="/{file}"' in (BUILT / "index.html").read_text("utf-8")
    else:
        assert listed[f"/{file}"]["sizes"] == f"{size}x{size}"
        assert listed[f"/{file}"]["purpose"] == ("any" if corner == CLEAR else "maskable")
    if "maskable" in file:  # nothing but sand outside the circle that every device leaves
        far = (0.4 * size) ** 2
        for y, row in enumerate(rows):
            for x, colour in enumerate(row):
                if (x - size / 2) ** 2 + (y - size / 2) ** 2 > far:
                    assert colour == SAND
