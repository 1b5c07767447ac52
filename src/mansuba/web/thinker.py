"""One process that thinks for the bots: asked on standard input, it answers on standard output.

It knows the players and nothing of the table or the web, so that it is there in no time.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
import traceback
from collections.abc import Iterator
from dataclasses import dataclass, replace
from queue import SimpleQueue
from random import Random
from threading import Event, Thread
from typing import BinaryIO, TypeAlias

from mansuba import Edition, Position
from mansuba.players import PLAYERS, Budget, Line, Thought
from mansuba.players.ready import making_ready

COMPILED = "compiled"
"""On the command line: make ready what is compiled before anything is asked."""
STOP = None
"""Asked instead of a question: the thought before it is not wanted any more."""
SIZE = 4
"""Before each answer stands how many bytes it has, in so many bytes."""

Answer: TypeAlias = Line | Thought | str
"""What a player would do, or all that it thinks, or what went wrong. The first of all, to no
question, says the same of being ready."""


@dataclass(frozen=True, slots=True)
class Question:
    """What would this player do, with chance and within a budget?"""

    player: str
    position: Position
    fingerprint: str
    """Of the edition: to work it out once more would take longer than most thoughts."""
    seed: int
    budget: Budget
    reflects: bool = False
    """Whether it shall tell all that it thinks, and not only what it would do."""

    @classmethod
    def about(cls, position: Position, player: str, seed: int, budget: Budget) -> Question:
        """What this player would do here."""
        return cls(player, position, position.edition.fingerprint, seed, budget)


def main() -> None:
    """Answer until nobody is there to ask."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)  # it is for whoever started us to end
    answers = _for_answers_alone(sys.stdout.fileno())
    asked = SimpleQueue[tuple[Question, Event]]()
    Thread(target=_listen, args=(sys.stdin.buffer, asked), daemon=True).start()
    known: dict[str, Edition] = {}
    _say(answers, _ready(sys.argv[1:]))
    while True:
        question, stop = asked.get()
        _say(answers, _answer(question, stop, known))


def _for_answers_alone(out: int) -> BinaryIO:
    """The way to whoever asks; what else is printed comes out where errors do."""
    answers = os.fdopen(os.dup(out), "wb")
    os.dup2(sys.stderr.fileno(), out)
    return answers


def _listen(questions: BinaryIO, asked: SimpleQueue[tuple[Question, Event]]) -> None:
    """Hear what is asked while something is thought about; end with whoever asks."""
    stop = Event()
    for question in _each(questions):
        if question is STOP:
            stop.set()
        else:
            stop = Event()
            asked.put((question, stop))
    os._exit(0)  # nobody finishes a thought for one who was killed


def _each(questions: BinaryIO) -> Iterator[Question | None]:
    while True:
        try:
            yield pickle.load(questions)
        except (EOFError, OSError, pickle.UnpicklingError):  # it may have been killed in mid-word
            return


def _say(answers: BinaryIO, answer: Answer) -> None:
    told = pickle.dumps(answer)
    answers.write(len(told).to_bytes(SIZE, "big") + told)
    answers.flush()


def _ready(wanted: list[str]) -> Answer:
    try:
        if COMPILED in wanted:
            for _ in making_ready():
                pass
    except Exception:
        return traceback.format_exc()
    return ()


def _answer(question: Question, stop: Event, known: dict[str, Edition]) -> Answer:
    try:
        position = _on_known_ground(question, known)
        budget = replace(question.budget, stop=stop)
        player, rng = PLAYERS[question.player], Random(question.seed)
        if question.reflects:
            return player.think(position, rng, budget)
        return player.plan(position, rng, budget)
    except Exception:
        return traceback.format_exc()


def _on_known_ground(question: Question, known: dict[str, Edition]) -> Position:
    """The position in the edition as we met it first, with all that we have worked out of it."""
    position, fingerprint = question.position, question.fingerprint
    if known.get(fingerprint) != position.edition:
        known[fingerprint] = position.edition
    return replace(position, edition=known[fingerprint])


if __name__ == "__main__":
    main()
