"""All five languages say the same things, with what they are told, and nothing else."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast

from mansuba.words import LANGUAGES, Words
from tests.words.messages import arguments, entries, files, forms, messages, references, texts
from tests.words.page import said_by_the_page
from tests.words.usage import FAMILIES, beginnings, named_in_say, said

OTHERS = [language for language in LANGUAGES if language != "en"]
every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
def test_every_file_parses(language: str) -> None:
    junk = [
        f"{path.name}: {entry.annotations[0].message}: {entry.content}"
        for path in files(language)
        for entry in entries(path)
        if isinstance(entry, ast.Junk)
    ]
    assert junk == []


@every_language
def test_no_message_is_there_twice(language: str) -> None:
    names = [
        entry.id.name
        for path in files(language)
        for entry in entries(path)
        if isinstance(entry, ast.Message)
    ]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("language", OTHERS)
def test_the_same_messages_in_the_same_files(language: str) -> None:
    assert [path.name for path in files(language)] == [path.name for path in files("en")]
    assert list(messages(language)) == list(messages("en")), "missing, extra or out of order"


@pytest.mark.parametrize("language", OTHERS)
def test_the_same_arguments(language: str) -> None:
    english = {name: arguments(message) for name, message in messages("en").items()}
    theirs = {name: arguments(message) for name, message in messages(language).items()}
    assert theirs == english


def test_every_message_is_said_somewhere() -> None:
    used = said()
    for message in messages("en").values():
        used |= references(message)
    used |= said_by_the_page(messages("en"))
    assert [name for name in messages("en") if name not in used] == []


def test_whatever_is_said_is_there() -> None:
    known = messages("en").keys()
    assert [(name, where) for name, where in named_in_say() if name not in known] == []
    for family in FAMILIES.values():
        assert family <= known


def test_families_are_known() -> None:
    """A name that is put together in a new way needs its family in usage.py."""
    assert beginnings() >= {"event-", "refusal-", "fault-", "flaw-", "wanted-"}
    strangers = {name for name in beginnings() if any(m.startswith(name) for m in messages("en"))}
    assert strangers <= FAMILIES.keys()


@every_language
def test_each_form_is_in_the_grammar_and_each_there_is_needed(language: str) -> None:
    grammar = messages(language, grammar=True)
    wanted: set[str] = set()
    for message in messages(language).values():
        wanted |= forms(message)
    assert wanted <= grammar.keys()
    for message in grammar.values():
        wanted |= references(message)
    assert grammar.keys() <= wanted


@every_language
def test_signs_are_the_right_ones(language: str) -> None:
    """Real apostrophes and dots; and in French no sign of its kind without its narrow space."""
    for name, message in messages(language).items():
        for text in texts(message):
            assert "..." not in text, name
            assert not re.search(r"\w'\w", text), name
            if language == "fr":
                assert not re.search(r"[^\s\u00a0\u202f0-9][;!?»]|«[^\u00a0]", text), (name, text)
                assert not re.search(r" [:;!?»]|« ", text), (name, text)
                assert not re.search(r"[a-zé]: ", text), (name, text)


def test_spanish_opens_its_questions() -> None:
    for name, message in messages("es").items():
        signs = "".join(texts(message))
        assert signs.count("¿") == signs.count("?"), name
        assert signs.count("¡") == signs.count("!"), name


TERMS = {
    "figure": "totem figure | Totemfigur | figurine | figura totémica | pedina totem",
    "stick": "dice-stick | Würfelholz | bâtonnet | palo dado | bastoncino-dado",
    "temple": "Temple | Tempel | Temple | Templo | Tempio",
    "pyramid": "Pyramid | Pyramide | Pyramide | Pirámide | Piramide",
    "space": "space | Feld | case | casilla | spazio",
    "simple": "simple move | Schritt | mouvement simple | movimiento sencillo | movimento semplice",
    "jump": "jump | Sprung | saut | salto | salto",
    "sacrifice": "sacrifice | opfern | sacrifier | sacrificar | sacrificare",
    "naal": "Immortal Naal | Unsterblicher Naal | Immortel Naal | Naal Inmortal | Naal Immortale",
    "beguile": "to beguile | betören | charmer | cautivar | ingannare",
}
KINDS = {
    "F": "Falcon | Falke | Faucon | Halcón | Falco",
    "W": "Woman | Frau | Femme | Mujer | Donna",
    "C": "Crocodile | Krokodil | Crocodile | Cocodrilo | Coccodrillo",
    "I": "Ibis | Ibis | Ibis | Ibis | Ibis",
    "J": "Jackal | Schakal | Chacal | Chacal | Sciacallo",
    "K": "Cat | Katze | Chat | Gato | Gatto",
}


@pytest.mark.parametrize("word", TERMS)
def test_the_game_has_its_words(word: str) -> None:
    assert [Words(tag).say(f"word-{word}") for tag in LANGUAGES] == TERMS[word].split(" | ")


@pytest.mark.parametrize("letter", KINDS)
def test_the_kinds_have_their_names(letter: str) -> None:
    assert [Words(tag).say("kind", kind=letter) for tag in LANGUAGES] == KINDS[letter].split(" | ")


@every_language
def test_abbreviations_tell_the_kinds_apart(language: str) -> None:
    words = Words(language)
    short = {kind: words.say("kind-letters", kind=kind) for kind in KINDS}
    assert len(set(short.values())) == len(KINDS)
    for kind, letters in short.items():
        assert 1 <= len(letters) <= 2
        assert words.say("kind", kind=kind)[0] == letters[0]


def test_the_laws_have_their_name() -> None:
    assert [Words(tag).say("laws-title") for tag in LANGUAGES] == [
        "The Pharaoh’s 7 Laws of Movement",
        "Des Pharaos 7 Regeln der Bewegung",
        "Les 7 Règles de Mouvement",
        "Las 7 Normas de Movimiento del Faraón",
        "Le 7 Leggi di Movimento del Faraone",
    ]
