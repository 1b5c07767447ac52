"""What can be decided now, numbered and in words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from mansuba import Decision, Kind, Pass, Place, Position, Step, Stop, Take
from mansuba.notation import write_decision
from mansuba.rulebook.events import Beguiled
from mansuba.rulebook.legal import landing
from mansuba.words import Words


@dataclass(frozen=True)
class Choice:
    """One of the things to choose from: a decision, or the stick that a decision begins with."""

    said: str
    word: str
    decision: Decision | None = None
    stick: Kind | None = None


def choices(words: Words, position: Position, stick: Kind | None) -> list[Choice]:
    """What the actor can choose from; a stick comes first, then a figure for it."""
    decisions = position.decisions()
    takes = [decision for decision in decisions if isinstance(decision, Take)]
    if takes and stick is None:
        return list(_sticks(words, position, takes))
    if takes:
        mine = sorted((t for t in takes if t.stick == stick), key=lambda t: _order(position, t))
        return [_choice(words, position, take) for take in mine]
    return [_choice(words, position, decision) for decision in decisions]


def _sticks(words: Words, position: Position, takes: list[Take]) -> Iterator[Choice]:
    for stick in dict.fromkeys(take.stick for take in takes):
        face = position.sticks[stick]
        said = words.say(
            "choice-stick",
            stick=stick.letter,
            icons=face.icons,
            naal="n" if face.naal else "no",
        )
        yield Choice(said, stick.letter, stick=stick)


def _order(position: Position, take: Take) -> tuple[bool, bool, int, int]:
    """The stick's own kind first, one's own figures first."""
    figure = take.figure
    return (figure.seat != position.mover, figure.kind != take.stick, figure.seat, figure.kind)


def _choice(words: Words, position: Position, decision: Decision) -> Choice:
    return Choice(_say(words, position, decision), write_decision(decision), decision)


def _say(words: Words, position: Position, decision: Decision) -> str:
    match decision:
        case Take(stick, figure):
            steps = position.sticks[stick].icons if figure.kind == stick else 1
            return words.say(
                "choice-take",
                figure=str(figure),
                space=position.figures[figure],
                steps=steps,
                way="matching" if figure.kind == stick else "sacrifice",
            )
        case Step(direction):
            return _say_step(words, position, direction)
        case Stop():
            return words.say("choice-stop")
        case Pass(stick):
            return words.say("choice-pass", stick=stick.letter)
        case Place(figure, space):
            return words.say("choice-place", figure=str(figure), space=space)
    return write_decision(decision)


def _say_step(words: Words, position: Position, direction: str) -> str:
    assert position.move
    figure = position.move.figure
    way = position.edition.board.ways[position.figures[figure]][direction]
    there = landing(position, way) or way.beside
    over = position.standing.get(way.beside)
    if over is None:
        return words.say("choice-simple", space=there)
    events = position.play(Step(direction)).events
    beguiles = any(isinstance(event, Beguiled) for event in events)
    return words.say(
        "choice-jump", space=there, over=str(over), beguiles="yes" if beguiles else "no"
    )
