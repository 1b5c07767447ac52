"""What messages are told: words of the notation, and nothing that only Python would write."""

from __future__ import annotations

import pytest

from mansuba import CHANCE, Court, Edition, Face, Figure, Kind, Phase, Place, Position, Side
from mansuba.notation.telling import kebab, told, told_of
from mansuba.rulebook.events import RoundOver, Threw, Took


@pytest.mark.parametrize(
    ("name", "fact", "word"),
    [
        ("stick", Kind.CAT, "K"),
        ("court", Court(3, Side.PYRAMID), "3p"),
        ("court", "temples.4", "4t"),
        ("court", "the hall", "the hall"),
        ("figure", Figure(0, Kind.FALCON), "0F"),
        ("face", Face(2, naal=True), "2n"),
        ("phase", Phase.SET_UP, "set-up"),
        ("actor", CHANCE, "chance"),
        ("actor", 3, 3),
        ("space", "j10", "j10"),
        ("known", "'owner' or 'mover'", "owner, mover"),
        ("known", "True or False", "true, false"),
        ("known", "sun, oasis, and a seat", "sun, oasis, 0–5"),
        ("given", "Figure(seat=1, kind=Kind.FALCON)", "1F"),
        ("given", "Figure(seat=1, kind=Kind.MOUSE)", "Figure(seat=1, kind=Kind.MOUSE)"),
        ("given", "(Face(icons=1, naal=False), Face(icons=2, naal=True))", "1 2n"),
        ("face", "Face(icons=9, naal=False)", "9"),
        ("given", "'z9'", "z9"),
        ("given", "''", "''"),
        ("given", r"'\x1b[2J'", r"'\x1b[2J'"),
        ("given", "7", "7"),
        ("given", "<object>", "<object>"),
    ],
)
def test_facts(name: str, fact: object, word: str | int) -> None:
    assert told({name: fact}) == {name: word}


def test_events() -> None:
    faces = tuple(Face(icons, naal=icons == 2) for icons in (1, 2, 3, 4, 1, 2))
    assert told_of(Threw(3, faces)) == {"seat": 3, "faces": "F1W2nC3I4J1K2n"}
    took = Took(0, Kind.CAT, Figure(3, Kind.IBIS), 1)
    assert told_of(took) == {"seat": 0, "stick": "K", "figure": "3I", "steps": 1}
    assert told_of(RoundOver(4)) == {"starter": 4}


def test_a_refusal() -> None:
    start = Position.new(Edition.standard(), 2)
    refusal = start.why_not(Place(Figure(3, Kind.CAT), "c4"))
    assert refusal
    assert told(refusal.facts) == {"figure": "3K", "first": "0F"}


def test_names_of_messages() -> None:
    names = ["Won", "StayedTempleFull", "NO_SUCH_SPACE"]
    assert [kebab(name) for name in names] == ["won", "stayed-temple-full", "no-such-space"]
