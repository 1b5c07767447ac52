"""Choosing a language, and being told when words are missing."""

from __future__ import annotations

import pytest

from mansuba.words import MissingWordsError, Words, from_environment, negotiate, plain


@pytest.mark.parametrize(
    ("wished", "spoken"),
    [
        ([], "en"),
        (["de"], "de"),
        (["de_AT.UTF-8@euro"], "de"),
        (["FR-ca"], "fr"),
        (["nl", "pt-BR", "it-CH", "de"], "it"),
        (["deutsch"], "en"),
        (["", "*"], "en"),
    ],
)
def test_negotiation(wished: list[str], spoken: str) -> None:
    assert negotiate(wished) == spoken


@pytest.mark.parametrize(
    ("environment", "spoken"),
    [
        ({}, "en"),
        ({"LANG": "es_ES.UTF-8"}, "es"),
        ({"LANG": "es_ES.UTF-8", "LC_MESSAGES": "it_IT.UTF-8"}, "it"),
        ({"LANG": "es_ES", "LC_MESSAGES": "it_IT", "LC_ALL": "fr_FR"}, "fr"),
        ({"LANG": "es_ES", "LC_ALL": ""}, "es"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "de"}, "en"),
        ({"LANG": "en_US.UTF-8", "LANGUAGE": "nl:de:en"}, "de"),
        ({"LANG": "ja_JP.UTF-8"}, "en"),
    ],
)
def test_environment(environment: dict[str, str], spoken: str) -> None:
    assert from_environment(environment) == spoken


def test_a_language_we_do_not_have() -> None:
    with pytest.raises(MissingWordsError, match="only in en, de, fr, es, it"):
        Words("tlh")


def test_a_message_we_do_not_have() -> None:
    with pytest.raises(MissingWordsError, match="en: no message nonsense"):
        Words("en").say("nonsense")


def test_a_message_that_is_not_told_all_it_needs() -> None:
    with pytest.raises(MissingWordsError, match="event-won"):
        Words("en").say("event-won")


def test_a_figure_of_no_kind() -> None:
    with pytest.raises(MissingWordsError, match="event-placed"):
        Words("en").say("event-placed", figure="3X", space="c4")


def test_nobody_turns_the_direction_of_writing() -> None:
    """A name that is read from right to left would make a sentence say something else."""
    for sign in "\u061c\u200e\u200f\u202a\u202e\u2066\u2069":
        assert plain(f"Nefer{sign} wins") == "Nefer\ufffd wins"
    assert plain("Nefer נפר نفر") == "Nefer נפר نفر"
