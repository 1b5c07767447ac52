"""Several people at one server for a network, each with a browser of their own."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from fastapi.testclient import TestClient
from starlette.testclient import WebSocketTestSession

from mansuba.web.settings import Limits, Rate
from tests.web.visiting import HOST, Visitor, visiting

PLENTY = Rate(10_000, 10_000)
PATIENT = Limits(
    requests=PLENTY, names=PLENTY, games=PLENTY, links=PLENTY, talk=PLENTY, table=PLENTY
)


class Friend(Visitor):
    """Someone with a cookie, or none yet."""

    def __init__(self, client: TestClient) -> None:
        super().__init__(client)
        self.cookies: dict[str, str] = {}

    def at(self, place: Town) -> Friend:
        """The same person at another server."""
        same = Friend(place.client)
        same.cookies = dict(self.cookies)
        return same

    def request(self, method: str, path: str, **more: Any) -> Any:
        """Ask with one's own cookies, and keep those that one is given."""
        self.client.cookies.clear()
        response = self.client.request(method, path, headers=self.headers, **more)
        self.cookies |= dict(response.cookies)
        return response

    @property
    def headers(self) -> dict[str, str]:
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        known = {"cookie": cookie} if cookie else {}
        return {"host": HOST, "origin": f"http://{HOST}", **known}

    def ask(self, method: str, path: str, status: int = 200, **more: Any) -> Any:
        response = self.request(method, f"/api{path}", **more)
        assert response.status_code == status, response.text
        return response.json() if response.content else None

    def record(self, game: str) -> str:
        text: str = self.request("GET", f"/api/games/{game}/record").text
        return text

    @property
    def guest(self) -> str:
        """Whom the server takes them for."""
        guest: str = self.ask("GET", "/me")["guest"]
        return guest

    def is_called(self, name: str) -> Friend:
        self.ask("POST", "/me", json={"name": name})
        return self

    def invites(self, game: str, status: int = 201, **more: Any) -> Any:
        return self.ask("POST", f"/games/{game}/invitations", status, json=more)

    def joins(self, game: str, secret: str | None = None, status: int = 200) -> Any:
        return self.ask("POST", f"/games/{game}/join", status, json={"secret": secret})

    @contextmanager
    def listens(self, game: str, seen: int = 0) -> Iterator[WebSocketTestSession]:
        path = f"/api/games/{game}/socket?seen={seen}"
        self.client.cookies.clear()
        with self.client.websocket_connect(path, headers=self.headers) as session:
            yield session


class Town:
    """A server that friends come to."""

    def __init__(self, client: TestClient) -> None:
        self.client = client

    def stranger(self) -> Friend:
        return Friend(self.client)

    def friends(self, *names: str) -> list[Friend]:
        return [self.stranger().is_called(name) for name in names]

    def table(self, *names: str, **more: Any) -> tuple[str, list[Friend]]:
        """A table for two, and its members: the first is its host and sits, one seat is open."""
        host, *others = self.friends(*names)
        game = host.begins("here", "open", **more)
        secret = host.invites(game)["secret"]
        for other in others:
            other.joins(game, secret)
        return game, [host, *others]


@contextmanager
def town(data: Path, **settings: Any) -> Iterator[Town]:
    """A server for a network."""
    with visiting(data, **{"online": True, "limits": PATIENT, **settings}) as visitor:
        yield Town(visitor.client)
