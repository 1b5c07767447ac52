"""People's names in sentences: in place of the numbers of their seats, whatever the names are."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mansuba.words import LANGUAGES, Words
from tests.words.facts import Told, examples

NAMES = {7: "Ana", 8: "Nefer", 9: "Élise"}
GAME = ("events", "refusals")
LONG: dict[str, Told] = {
    "event-won": {"seat": 7},
    "event-jumped": {"figure": "7F", "over": "8K", "origin": "a", "destination": "b"},
    "refusal-law-2": {"figure": "7F", "over": "8K", "by": "9W", "here": "a", "there": "b"},
    "refusal-law-4": {"figure": "7F", "court": "8p", "there": "b"},
}

every_language = pytest.mark.parametrize("language", LANGUAGES)


def falcon(language: str, name: str) -> str:
    return Words(language, {7: name}).say("event-moved", figure="7F", origin="a", destination="b")


@every_language
def test_names_stand_where_the_seats_would(language: str) -> None:
    named, unnamed = Words(language, NAMES), Words(language)
    for message, told in examples(*GAME):
        with_names, with_numbers = named.say(message, **told), unnamed.say(message, **told)
        for seat, name in NAMES.items():
            assert str(seat) not in with_names
            assert (name in with_names) == (str(seat) in with_numbers), with_names


@every_language
def test_a_seat_without_a_name_keeps_its_number(language: str) -> None:
    told = {"figure": "7F", "over": "8K", "origin": "a", "destination": "b"}
    said = Words(language, {8: "Ana"}).say("event-jumped", **told)
    assert "7" in said
    assert "8" not in said
    assert "Ana" in said
    assert falcon(language, "") == Words(language).say(
        "event-moved", figure="7F", origin="a", destination="b"
    )


@pytest.mark.parametrize(
    ("name", "whose"),
    [
        ("Ana", "Le Faucon d’Ana "),
        ("élise", "Le Faucon d’élise "),
        ("Hugo", "Le Faucon d’Hugo "),
        ("A\N{COMBINING RING ABOVE}sa", "Le Faucon d’A\N{COMBINING RING ABOVE}sa "),
        ("Nefer", "Le Faucon de Nefer "),
        ("Çelik", "Le Faucon de Çelik "),
        ("7 sur 7", "Le Faucon de 7 sur 7 "),
        ("“Ana”", "Le Faucon de “Ana” "),
        ("明美", "Le Faucon de 明美 "),
    ],
)
def test_french_elides(name: str, whose: str) -> None:
    assert falcon("fr", name).startswith(whose)


def test_whose_it_is() -> None:
    assert [falcon(language, "Ramses") for language in LANGUAGES] == [
        "Ramses’s Falcon moves from a to b.",
        "Der Falke von Ramses zieht von a auf b.",
        "Le Faucon de Ramses va de a à b.",
        "El Halcón de Ramses va de a a b.",
        "Il Falco di Ramses si sposta da a a b.",
    ]


def test_a_name_begins_a_sentence_with_a_capital_letter() -> None:
    for language in LANGUAGES:
        assert Words(language, {7: "ana"}).say("event-stopped", seat=7).startswith("Ana ")
    assert Words("de", {7: "ana"}).say("event-turn-over", seat=7).startswith("Damit ist ana ")


@every_language
@given(name=st.text(max_size=200) | st.sampled_from(["{ $seat }", "{", "}", '{""}', "a" * 10_000]))
def test_any_name_can_be_said(language: str, name: str) -> None:
    words = Words(language, {7: name, 8: name, 9: name})
    for message, told in LONG.items():
        said = words.say(message, **told)
        assert len(said) < 600
        assert "\n" not in said
        assert "\x1b" not in said


@every_language
def test_a_name_is_never_read_as_a_message(language: str) -> None:
    assert "{ $seat }’s{" in falcon(language, "{ $seat }’s{")
    assert "0F" in falcon(language, "0F")
