"""Every message as a schema, from which the page's types are made.

`python -m mansuba.web.schema` prints it.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any

from pydantic.json_schema import models_json_schema

from mansuba.web import messages, messages_people
from mansuba.web.app import create_app
from mansuba.web.settings import Settings

SOCKET = (
    messages.News,
    messages.Thinking,
    messages.Preparing,
    messages.Stuck,
    messages.Renamed,
    messages.Deleted,
    messages_people.CompanyNews,
    messages_people.Present,
    messages_people.TalkNews,
    messages_people.Removed,
    messages.SetPace,
)


def schema() -> dict[str, Any]:
    """The server's OpenAPI document, with the socket's messages as well."""
    document = create_app(Settings(data=Path())).openapi()
    _, found = models_json_schema(
        [(model, "serialization") for model in SOCKET],
        ref_template="#/components/schemas/{model}",
    )
    known = document["components"]["schemas"]
    return {**document, "components": {"schemas": {**found["$defs"], **known}}}


if __name__ == "__main__":
    try:
        print(json.dumps(schema(), indent=1), flush=True)
    except BrokenPipeError:  # whoever read it has enough; what is left goes nowhere
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(141)
