"""The server does what its OpenAPI document says, also when asked nonsense."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from mansuba.web import messages
from mansuba.web.app import create_app
from mansuba.web.messages_common import Message
from mansuba.web.schema import schema as whole_schema
from mansuba.web.settings import Settings
from tests.web.friends import Friend, Town, town
from tests.web.visiting import HOST, Visitor, visiting

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]

api = schemathesis.openapi.from_dict(create_app(Settings(data=Path())).openapi())


FEW = settings(
    max_examples=6,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Visitor, str]]:
    with visiting(tmp_path_factory.mktemp("data")) as visitor:
        yield visitor, visitor.begins("here", "here")


@pytest.fixture(scope="module")
def network(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Town, Friend, str]]:
    with town(tmp_path_factory.mktemp("data"), lobby=True) as place:
        game, (host, _) = place.table("Nefer", "Ana")
        yield place, host, game


def asked(case: schemathesis.Case[Any], game: str) -> dict[str, Any]:
    """What the case asks for, of a game that is there unless it would be there no more."""
    if "game" in case.path_parameters and (case.method, case.path) != GONE:
        case.path_parameters["game"] = game
    request = case.as_transport_kwargs(base_url=f"http://{HOST}")
    request.pop("cookies", None)
    request["content"] = request.pop("data", None)
    return request


GONE = ("DELETE", "/api/games/{game}")


@api.parametrize()
@FEW
def test_only_what_is_documented(case: schemathesis.Case[Any], server: tuple[Visitor, str]) -> None:
    visitor, game = server
    response = visitor.client.request(**asked(case, game))
    case.validate_response(schemathesis.Response.from_any(response), checks=CHECKS)


@api.parametrize()
@FEW
def test_also_for_someone_on_a_network(
    case: schemathesis.Case[Any], network: tuple[Town, Friend, str]
) -> None:
    place, host, game = network
    friend = host if case.path != "/api/me" else place.stranger()
    request = asked(case, game)
    headers = {**(request.pop("headers", None) or {}), **friend.headers}
    place.client.cookies.clear()
    response = place.client.request(**request, headers=headers)
    case.validate_response(schemathesis.Response.from_any(response), checks=CHECKS)


def test_every_message_has_its_schema() -> None:
    known = whole_schema()["components"]["schemas"]
    models = {
        name
        for name, value in vars(messages).items()
        if isinstance(value, type) and issubclass(value, Message)
    }
    assert models - {"Message"} <= set(known)
    assert not [name for name in known if name.endswith(("-Input", "-Output"))]
