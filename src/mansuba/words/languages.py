"""Which language to speak: the first of those wished for that we have, else English."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

LANGUAGES: Final = ("en", "de", "fr", "es", "it")
FALLBACK: Final = "en"

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def negotiate(wished: Iterable[str]) -> str:
    """The first language that we have, by its first part alone.

    >>> negotiate(["pt-BR", "es_MX.UTF-8", "de"])
    'es'
    >>> negotiate(["tlh"])
    'en'
    """
    for tag in wished:
        language = tag.strip().replace("_", "-").partition("-")[0].partition(".")[0].lower()
        if language in LANGUAGES:
            return language
    return FALLBACK


def from_environment(environment: Mapping[str, str]) -> str:
    """The language a shell asks for, read the way gettext reads it.

    The first variable that is set decides, whatever it says; LANGUAGE may then list wishes.

    >>> from_environment({"LANG": "fr_FR.UTF-8"})
    'fr'
    >>> from_environment({"LC_ALL": "C", "LANG": "fr_FR.UTF-8"})
    'en'
    >>> from_environment({"LANG": "fr_FR.UTF-8", "LANGUAGE": "it:fr"})
    'it'
    """
    decisive = next((environment[name] for name in VARIABLES if environment.get(name)), "C")
    if decisive.partition(".")[0] in ("C", "POSIX"):
        return FALLBACK
    wishes = environment.get("LANGUAGE", "").split(":")
    return negotiate([*filter(None, wishes), decisive])
