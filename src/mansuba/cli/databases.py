"""A database as commands and the environment name it, and what may be shown of its address."""

import re
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl, urlsplit

import typer

from mansuba.words import Words

DATABASE = "MANSUBA_DATABASE"
"""The variable that may name the database: a command line can be read by everyone on a machine."""
HOST = r"(?:[^\s@:/?#\[\],]*|\[[0-9A-Fa-f:.]+\])(?::\d{1,5})?"
ADDRESS = re.compile(
    r"postgres(?:ql)?://(?:[^\s@/?#\[\]]*@)?"  # what else a password may hold is written as %2F
    rf"{HOST}(?:,{HOST})*(?:/[^\s@/?#]*)?(?:\?(?P<settings>[^\s#]*))?"
)


def database_option(words: Words) -> Any:
    """`--database`: where the games are, if not in a file."""

    def parse(given: object) -> str:
        if not is_database(str(given)):  # of which nothing is shown: it may hold a password
            raise typer.BadParameter(words.say("usage-database", variable=DATABASE))
        return str(given)

    return typer.Option(
        "--database",
        metavar="postgresql://…",
        help=words.say("option-database", variable=DATABASE),
        envvar=DATABASE,
        parser=parse,
        show_default=False,
        show_envvar=False,
    )


def is_database(address: str) -> bool:
    """Whether this can be the address of a database.

    >>> is_database("postgresql://mansuba:a%2Fb@db.example.org:5432/mansuba?sslmode=require")
    True
    >>> is_database("postgresql://mansuba:a/b@db.example.org/mansuba")
    False
    """
    found = ADDRESS.fullmatch(address)
    if not found:
        return False
    try:
        parse_qsl(found["settings"] or "", strict_parsing=bool(found["settings"]))
    except ValueError:
        return False
    return True


def without_secrets(store: Path | str) -> str:
    """What may be shown of where the games are.

    >>> without_secrets("postgresql://mansuba:secret@db.example.org:5432/mansuba?password=secret")
    'postgresql://db.example.org:5432/mansuba'
    """
    if isinstance(store, Path):
        return str(store)
    parts = urlsplit(store)
    return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}{parts.path}"
