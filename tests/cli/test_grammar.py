"""Sentences as a native speaker would write them: articles, cases, genders, numbers."""

from __future__ import annotations

import pytest

from mansuba import Event, Face, Figure, Kind
from mansuba.cli.say import say_event
from mansuba.rulebook.events import (
    Beguiled,
    EnteredPyramid,
    Jumped,
    Placed,
    Threw,
    Took,
    TurnOver,
    Won,
    WonLot,
)
from mansuba.words import Words

JUMP = Jumped(Figure(3, Kind.WOMAN), "j10", Figure(0, Kind.FALCON), "j11", "j12")
TAKE_ONE = Took(0, Kind.IBIS, Figure(0, Kind.JACKAL), 1)
TAKE_MORE = Took(0, Kind.JACKAL, Figure(0, Kind.JACKAL), 3)
BEGUILED = Beguiled(Figure(0, Kind.JACKAL), Figure(3, Kind.IBIS), "k9")

SENTENCES: list[tuple[Event, dict[str, str]]] = [
    (
        JUMP,
        {
            "en": "Seat 3’s Woman jumps from j10 over seat 0’s Falcon to j12.",
            "de": "Die Frau von Platz 3 springt von j10 über den Falken von Platz 0 auf j12.",
            "fr": "La Femme de la place 3 saute de j10 à j12 par-dessus le Faucon de la place 0.",
            "es": "La Mujer del asiento 3 salta de j10 a j12 por encima del Halcón del asiento 0.",
            "it": "La Donna del posto 3 salta da j10 oltre il Falco del posto 0 fino a j12.",
        },
    ),
    (
        TAKE_ONE,
        {
            "en": "Seat 0 takes the Ibis stick for one step with seat 0’s Jackal.",
            "de": "Platz 0 nimmt das Ibis-Würfelholz für einen Zug mit dem Schakal von Platz 0.",
            "fr": "La place 0 prend le bâtonnet Ibis pour un mouvement du Chacal de la place 0.",
            "es": "El asiento 0 toma el palo dado del Ibis para un movimiento"
            " del Chacal del asiento 0.",
            "it": "Il posto 0 prende il bastoncino-dado dell’Ibis per un movimento"
            " dello Sciacallo del posto 0.",
        },
    ),
    (
        TAKE_MORE,
        {
            "en": "Seat 0 takes the Jackal stick for up to 3 steps with seat 0’s Jackal.",
            "de": "Platz 0 nimmt das Schakal-Würfelholz für bis zu 3 Züge"
            " mit dem Schakal von Platz 0.",
            "fr": "La place 0 prend le bâtonnet Chacal pour 3 mouvements au plus"
            " du Chacal de la place 0.",
            "es": "El asiento 0 toma el palo dado del Chacal para un máximo de 3 movimientos"
            " del Chacal del asiento 0.",
            "it": "Il posto 0 prende il bastoncino-dado dello Sciacallo per un massimo"
            " di 3 movimenti dello Sciacallo del posto 0.",
        },
    ),
    (
        BEGUILED,
        {
            "en": "Seat 3’s Ibis beguiles seat 0’s Jackal on k9, which goes back to its Temple.",
            "de": "Der Ibis von Platz 3 betört den Schakal von Platz 0 auf k9."
            " Die Figur muss zurück in ihren Tempel.",
            "fr": "L’Ibis de la place 3 charme le Chacal de la place 0 en k9\u00a0:"
            " la figurine retourne dans son Temple.",
            "es": "El Ibis del asiento 3 cautiva al Chacal del asiento 0 en k9:"
            " la figura cautivada vuelve a su Templo.",
            "it": "L’Ibis del posto 3 inganna lo Sciacallo del posto 0 in k9:"
            " la pedina torna nel suo Tempio.",
        },
    ),
    (
        Placed(Figure(0, Kind.WOMAN), "c4"),
        {
            "en": "Seat 0’s Woman is placed on c4.",
            "de": "Die Frau von Platz 0 kommt auf c4.",
            "fr": "La Femme de la place 0 est posée en c4.",
            "es": "Se coloca la Mujer del asiento 0 en c4.",
            "it": "La Donna del posto 0 va in c4.",
        },
    ),
    (
        EnteredPyramid(Figure(0, Kind.WOMAN), "q12"),
        {
            "en": "Seat 0’s Woman has reached its Pyramid, on q12.",
            "de": "Die Frau von Platz 0 hat auf q12 die eigene Pyramide erreicht.",
            "fr": "La Femme de la place 0 atteint sa Pyramide, en q12.",
            "es": "La Mujer del asiento 0 ha llegado a su Pirámide, en q12.",
            "it": "La Donna del posto 0 è arrivata nella sua Piramide, in q12.",
        },
    ),
    (
        Threw(3, tuple(Face(icons, naal=icons == 2) for icons in (1, 2, 3, 4, 1, 3))),
        {
            "en": "Seat 3 throws: Falcon 1, Woman 2 with the Naal, Crocodile 3, Ibis 4,"
            " Jackal 1, Cat 3.",
            "de": "Platz 3 wirft: Falke 1, Frau 2 mit Naal, Krokodil 3, Ibis 4,"
            " Schakal 1, Katze 3.",
            "fr": "La place 3 lance\u00a0: Faucon 1, Femme 2 avec le Naal, Crocodile 3, Ibis 4,"
            " Chacal 1, Chat 3.",
            "es": "El asiento 3 tira: Halcón 1, Mujer 2 con el Naal, Cocodrilo 3, Ibis 4,"
            " Chacal 1, Gato 3.",
            "it": "Il posto 3 lancia: Falco 1, Donna 2 con il Naal, Coccodrillo 3, Ibis 4,"
            " Sciacallo 1, Gatto 3.",
        },
    ),
]


@pytest.mark.parametrize(
    ("event", "language", "sentence"),
    [(event, tag, sentence) for event, by_tag in SENTENCES for tag, sentence in by_tag.items()],
)
def test_sentences(event: Event, language: str, sentence: str) -> None:
    assert say_event(Words(language), event) == sentence


NAMES = {0: "Ana", 3: "Nefer"}

NAMED: list[tuple[Event, dict[str, str]]] = [
    (
        JUMP,
        {
            "en": "Nefer’s Woman jumps from j10 over Ana’s Falcon to j12.",
            "de": "Die Frau von Nefer springt von j10 über den Falken von Ana auf j12.",
            "fr": "La Femme de Nefer saute de j10 à j12 par-dessus le Faucon d’Ana.",
            "es": "La Mujer de Nefer salta de j10 a j12 por encima del Halcón de Ana.",
            "it": "La Donna di Nefer salta da j10 oltre il Falco di Ana fino a j12.",
        },
    ),
    (
        BEGUILED,
        {
            "en": "Nefer’s Ibis beguiles Ana’s Jackal on k9, which goes back to its Temple.",
            "de": "Der Ibis von Nefer betört den Schakal von Ana auf k9."
            " Die Figur muss zurück in ihren Tempel.",
            "fr": "L’Ibis de Nefer charme le Chacal d’Ana en k9\u00a0:"
            " la figurine retourne dans son Temple.",
            "es": "El Ibis de Nefer cautiva al Chacal de Ana en k9:"
            " la figura cautivada vuelve a su Templo.",
            "it": "L’Ibis di Nefer inganna lo Sciacallo di Ana in k9:"
            " la pedina torna nel suo Tempio.",
        },
    ),
    (
        WonLot(0),
        {
            "en": "The lot falls on Ana, who begins.",
            "de": "Das Los entscheidet: Ana beginnt.",
            "fr": "Le sort désigne Ana, qui commence.",
            "es": "El sorteo favorece a Ana, que empieza.",
            "it": "Il sorteggio tocca a Ana, che comincia.",
        },
    ),
    (
        TurnOver(0),
        {
            "en": "That ends Ana’s turn.",
            "de": "Damit ist Ana nicht mehr an der Reihe.",
            "fr": "Le tour d’Ana est fini.",
            "es": "Termina el turno de Ana.",
            "it": "Finisce il turno di Ana.",
        },
    ),
    (
        Won(3),
        {
            "en": "Nefer has all six figures in the Pyramid and wins.",
            "de": "Nefer hat alle sechs Figuren in der Pyramide und gewinnt.",
            "fr": "Nefer a ses six figurines dans sa Pyramide et gagne.",
            "es": "Nefer tiene sus seis figuras en su Pirámide y gana.",
            "it": "Nefer ha tutte e sei le pedine nella sua Piramide e vince.",
        },
    ),
]


@pytest.mark.parametrize(
    ("event", "language", "sentence"),
    [(event, tag, sentence) for event, by_tag in NAMED for tag, sentence in by_tag.items()],
)
def test_sentences_with_names(event: Event, language: str, sentence: str) -> None:
    assert say_event(Words(language, NAMES), event) == sentence
