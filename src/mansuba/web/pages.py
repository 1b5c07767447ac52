"""The page itself: files that were built from `frontend`, and are only handed out here."""

from __future__ import annotations

from pathlib import Path

from fastapi import APIRouter, Request
from fastapi.responses import FileResponse, PlainTextResponse, Response

from mansuba.web.preloading import preloads
from mansuba.web.settings import Settings

router = APIRouter(include_in_schema=False)

ASSETS = "assets"
"""The folder whose files have their content in their name, so that they never change."""
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
PAGES = ("", "new", "games", "learn", "lobby", "return", "rules", "replay", "editor")
"""The page's own addresses, beside those of games."""
OF_GAMES = ("game/", "join/", "learn/")
"""How those begin, and those of lessons."""
NOT_BUILT = "The page has not been built yet. In the project's folder, `make page` builds it.\n"


@router.api_route("/{path:path}", methods=["GET", "HEAD"])
async def page(path: str, request: Request) -> Response:
    """A file of the page; for any other address the page, which knows what to show there."""
    settings: Settings = request.app.state.settings
    file = _file(settings.page, path)
    if file:
        in_assets = path.startswith(f"{ASSETS}/")
        return FileResponse(file, headers={"Cache-Control": FOREVER if in_assets else ASK_AGAIN})
    index = settings.page / "index.html"
    if not index.is_file():
        return PlainTextResponse(NOT_BUILT, 500)  # no 503, for waiting does not help
    status = 200 if _is_page(path) else 404
    headers = {"Cache-Control": ASK_AGAIN}
    if needed := preloads(settings.page, path, request.headers.get("Accept-Language", "")):
        headers |= {"Link": needed, "Vary": "Accept-Language"}
    return FileResponse(index, status, headers=headers)


def _is_page(path: str) -> bool:
    return path in PAGES or (path.startswith(OF_GAMES) and path.count("/") == 1)


def _file(folder: Path, path: str) -> Path | None:
    """The file of this name, if it lies in the folder."""
    try:
        file = (folder / path).resolve()
        return file if file.is_relative_to(folder.resolve()) and file.is_file() else None
    except (OSError, ValueError):  # no file can have such a name
        return None
