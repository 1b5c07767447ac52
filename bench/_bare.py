"""A bare server of the same libraries: what comes in by HTTP goes out to the game's sockets, and
nothing is looked up, checked or kept.

    python bench/_bare.py PORT BYTES     with messages that are so many bytes long
"""

from __future__ import annotations

import sys
from collections import defaultdict

import uvicorn
from fastapi import FastAPI, WebSocket, WebSocketDisconnect
from pydantic import BaseModel


class Decide(BaseModel):
    """What our own server is sent."""

    id: str
    seen: int
    decisions: list[str]


class Accepted(BaseModel):
    """What it answers."""

    seq: int


def bare(length: int) -> FastAPI:
    """The app, with messages of this length."""
    app = FastAPI()
    sockets: dict[str, set[WebSocket]] = defaultdict(set)

    @app.get("/api/me")
    async def me() -> dict[str, str]:
        return {}

    @app.post("/api/games/{game}/decisions")
    async def decide(game: str, asked: Decide) -> Accepted:
        seq = asked.seen + 1
        text = f'{{"type":"news","entries":[{{"seq":{seq},"word":"{asked.decisions[0]}"'.ljust(
            length
        )
        for socket in list(sockets[game]):
            await socket.send_text(text)
        return Accepted(seq=seq)

    @app.websocket("/api/games/{game}/socket")
    async def listen(websocket: WebSocket, game: str) -> None:
        await websocket.accept()
        sockets[game].add(websocket)
        try:
            while True:
                await websocket.receive_text()
        except WebSocketDisconnect:
            sockets[game].discard(websocket)

    return app


if __name__ == "__main__":
    port, length = map(int, sys.argv[1:])
    # All else is as the library has it by itself, its fastest loop and parser included.
    uvicorn.run(bare(length), port=port, ws_per_message_deflate=False, log_level="warning")
