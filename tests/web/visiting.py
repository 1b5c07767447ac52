"""Someone at the server's door: a client, with words for what a page would do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from fastapi.testclient import TestClient
from starlette.testclient import WebSocketTestSession

from mansuba import Decision, Phase, Position
from mansuba.notation import read_record, write_decision
from mansuba.web.app import create_app
from mansuba.web.settings import Settings
from tests.playing import steer
from tests.rulebook.yard import YARD

HOST = "127.0.0.1:6262"
NUMBERS = count(1)


def request_id() -> str:
    return f"request-{next(NUMBERS)}"


class Visitor:
    """Talks to a server."""

    def __init__(self, client: TestClient) -> None:
        self.client = client

    def ask(self, method: str, path: str, status: int = 200, **more: Any) -> Any:
        """The answer, which has to have this status."""
        response = self.client.request(method, f"/api{path}", **more)
        assert response.status_code == status, response.text
        return response.json() if response.content else None

    def begins(self, *players: str, **more: Any) -> str:
        """A new game on the small board; its id."""
        seats = [{"name": f"Player {n}", "player": player} for n, player in enumerate(players)]
        game: str = self.ask("POST", "/games", 201, json={"board": "yard", "seats": seats, **more})[
            "id"
        ]
        return game

    def sees(self, game: str) -> Any:
        return self.ask("GET", f"/games/{game}")

    def seq(self, game: str) -> int:
        return len(self.sees(game)["entries"])

    def decides(
        self, game: str, seen: int, words: Sequence[str], status: int = 200, request: str = ""
    ) -> Any:
        body = {"id": request or request_id(), "seen": seen, "decisions": list(words)}
        return self.ask("POST", f"/games/{game}/decisions", status, json=body)

    def asks_for(
        self, what: str, game: str, seen: int, status: int = 200, request: str = ""
    ) -> Any:
        body = {"id": request or request_id(), "seen": seen}
        return self.ask("POST", f"/games/{game}/{what}", status, json=body)

    def position(self, game: str) -> Position:
        """How the game stands, as the rulebook replays its record."""
        return read_record(self.record(game)).end

    def record(self, game: str) -> str:
        """The game as a file."""
        return self.client.get(f"/api/games/{game}/record").text

    @contextmanager
    def listens(self, game: str, seen: int = 0) -> Iterator[WebSocketTestSession]:
        path = f"/api/games/{game}/socket?seen={seen}"
        with self.client.websocket_connect(path, headers={"host": HOST}) as session:
            yield session


@contextmanager
def visiting(data: Path, **settings: Any) -> Iterator[Visitor]:
    """A server with games in this folder, and someone who visits it."""
    (data / "boards").mkdir(exist_ok=True)
    (data / "boards" / "yard.toml").write_text(YARD)
    app = create_app(Settings(data=data, **{"rng": Random(1), **settings}))
    with TestClient(app, f"http://{HOST}", raise_server_exceptions=False) as client:
        yield Visitor(client)


def plays_on(visitor: Visitor, game: str, rng: Random, most: int = 10_000) -> Position:
    """Up to so many requests of a game of people, each of some decisions by one seat."""
    view = visitor.sees(game)
    seq, position = len(view["entries"]), visitor.position(game)
    for _ in range(most):
        if position.phase is Phase.OVER:
            break
        if position.phase is Phase.THROW and view["dice"] == "program":
            seq = visitor.asks_for("throw", game, seq)["seq"]
            position = visitor.position(game)
            continue
        words, position = _some(position, rng)
        seq = visitor.decides(game, seq, words)["seq"]
        if position.phase is Phase.LOT and view["dice"] == "program":
            position, seq = visitor.position(game), seq + 1
    return position


def _some(position: Position, rng: Random) -> tuple[list[str], Position]:
    """Decisions of one actor, one or several."""
    words: list[str] = []
    actor = position.actor
    while not words or (position.actor == actor and rng.random() < 0.7):
        decision: Decision = steer(position, rng)
        words.append(write_decision(decision))
        position = position.after(decision)
    return words, position
