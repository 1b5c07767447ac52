"""A database as commands and the environment name it, and what may be shown of its address."""

import re
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl, urlsplit

import typer

from mansuba.words import Words

DATABASE = "MANSUBA_DATABASE"
"""The variable that may name the database: a command line can be read by everyone on a machine."""
NAME = r"(?:[^\s@:/?#\[\],]+|\[[^\s@/?#\[\],]+\])"
PORT = r":\d{0,5}"
HOST = rf"(?:{NAME}(?:{PORT})?|{PORT})"
ADDRESS = re.compile(
    r"postgres(?:ql)?://"
    r"(?P<user>[^\s@/?#\[\]]*@)?"  # what else a password may hold is written as %2F
    rf"(?:{HOST}(?:,{HOST})*)?"
    r"(?:/(?(user)[^\s/?#]*|[^\s@/?#]*))?"  # an @ here, and none before, ends a password
    r"(?:\?[^\s#]*)?"
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
    try:
        settings = urlsplit(address).query  # which sees whether there is a number in [ ]
        parse_qsl(settings, strict_parsing=bool(settings))
    except ValueError:
        return False
    return ADDRESS.fullmatch(address) is not None


def without_secrets(store: Path | str) -> str:
    """What may be shown of where the games are: of an address what no password can be part of,
    even if it is broken by signs that it must not hold.

    >>> without_secrets("postgresql://mansuba:secret@db.example.org:5432/mansuba?password=secret")
    'postgresql://db.example.org:5432/mansuba'
    >>> without_secrets("postgresql://mansuba:sec@ret/secret@db.example.org")
    'postgresql://db.example.org'
    """
    if isinstance(store, Path):
        return str(store)
    parts = urlsplit(store)
    return f"{parts.scheme}://{(parts.netloc + parts.path).rpartition('@')[2]}"
