"""The socket: news of a game as it happens."""

from __future__ import annotations

from collections.abc import Coroutine
from contextlib import suppress

from anyio import CancelScope, create_task_group
from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import ValidationError
from starlette.websockets import WebSocketState

from mansuba.table.guest_secrets import hash_of
from mansuba.table.store_errors import NoSuchGameError, StoreError
from mansuba.web.access import access
from mansuba.web.host import Host
from mansuba.web.limits import LATER
from mansuba.web.live import Listener, Live
from mansuba.web.messages import SetPace
from mansuba.web.metrics import DROPPED, SOCKETS, TOLD
from mansuba.web.visitors import key_of, the_visitor

router = APIRouter(prefix="/api")

OVER = 1001
"""Close codes: the game is gone or the listener too slow; what was said is no message; no such
game. `LATER`: the database cannot be read now."""
NOT_UNDERSTOOD = 1008
NO_SUCH_GAME = 4404


@router.websocket("/games/{game}/socket")
async def socket(websocket: WebSocket, game: str) -> None:
    """Tell everything after the entries that were seen, until either side ends it."""
    host: Host = websocket.app.state.host
    await websocket.accept()
    seen = websocket.query_params.get("seen", "0")
    if not (seen.isascii() and seen.isdecimal() and len(seen) < 8):
        await websocket.close(NOT_UNDERSTOOD)
        return
    try:
        visitor = await the_visitor(websocket)
        who = await access(websocket.app.state, game, visitor)
        live, listener = await host.listen(game, int(seen), who.guest)
    except NoSuchGameError:
        await websocket.close(NO_SUCH_GAME)
        return
    except StoreError:
        await websocket.close(LATER)
        return
    try:
        # Whoever was removed since we looked was not told: nobody knew yet that they listen.
        await access(websocket.app.state, game, visitor)
        if key := key_of(websocket, websocket.app.state.settings):
            listener.let_in(hash_of(key))
        with SOCKETS.track_inprogress():
            code = await _talk(websocket, host, live, listener)
    except NoSuchGameError:
        code = NO_SUCH_GAME
    except StoreError:
        code = LATER
    finally:
        with CancelScope(shield=True):
            await host.leave(live, listener)
    await _say_goodbye(websocket, code)


async def _talk(websocket: WebSocket, host: Host, live: Live, listener: Listener) -> int:
    """Tell and hear at once; whichever ends first ends the others, and says with which code."""
    codes: list[int] = []

    async def until_it_ends(part: Coroutine[None, None, int]) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):  # they left while we were telling
            codes.append(await part)
        group.cancel_scope.cancel()

    async with create_task_group() as group:
        group.start_soon(until_it_ends, _tell(websocket, listener))
        group.start_soon(until_it_ends, _hear(websocket, host, live, listener.guest))
        group.start_soon(until_it_ends, _wait(listener))
    return max(codes, default=OVER)


async def _say_goodbye(websocket: WebSocket, code: int) -> None:
    """Close it. Nobody else may wait for this: it takes until they have read what was said before,
    or the wire is cut."""
    if websocket.client_state is WebSocketState.CONNECTED:
        with suppress(WebSocketDisconnect, RuntimeError):
            await websocket.close(code)


async def _tell(websocket: WebSocket, listener: Listener) -> int:
    while (text := await listener.hear()) is not None:
        await websocket.send_text(text)
        TOLD.inc()
    return OVER


async def _hear(websocket: WebSocket, host: Host, live: Live, guest: str) -> int:
    while True:
        message = await websocket.receive()
        if message["type"] == "websocket.disconnect":
            return OVER
        try:
            wish = SetPace.model_validate_json(message.get("text") or "")
        except ValidationError:
            return NOT_UNDERSTOOD
        await host.set_pace(live, guest, wish.pace)


async def _wait(listener: Listener) -> int:
    await listener.dropped.wait()
    DROPPED.inc()
    return OVER
