"""Every message as a schema, from which the page's types are made: `python -m mansuba.web.schema`."""

from __future__ import annotations

import json
from typing import Any

from pydantic.json_schema import models_json_schema

from mansuba.web import messages


def schema() -> dict[str, Any]:
    """An OpenAPI document with all messages."""
    models = [
        value
        for value in vars(messages).values()
        if isinstance(value, type) and issubclass(value, messages.Message)
    ]
    _, found = models_json_schema(
        [(model, "serialization") for model in models], ref_template="#/components/schemas/{model}"
    )
    return {
        "openapi": "3.1.0",
        "info": {"title": "Mansuba", "version": "1"},
        "paths": {},
        "components": {"schemas": found["$defs"]},
    }


if __name__ == "__main__":
    print(json.dumps(schema(), indent=1))
