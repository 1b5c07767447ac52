"""Games that have come to something worth looking at, played by merchants with a given seed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random

from mansuba import CHANCE, Decision, Edition, Phase, Position, Refusal, Take
from mansuba.players import PLAYERS
from mansuba.rulebook.turn import Transition
from mansuba.table import draw, why_not_to

NAMES = ("Nefertari", "Khufu", "Hatshepsut", "Ramses", "Tiye", "Imhotep")
MOST = 5_000


def game(edition: Edition, players: int, seed: int) -> Iterator[Transition]:
    """A whole game, decision by decision."""
    position, rng = Position.new(edition, players), Random(seed)
    while position.phase is not Phase.OVER:
        decision = (
            draw(position, rng)
            if position.actor is CHANCE
            else PLAYERS["merchant"].decide(position, rng)
        )
        transition = position.play(decision)
        yield transition
        position = transition.after


def until(
    wanted: Callable[[Position], bool], edition: Edition, players: int = 2, seed: int = 1
) -> list[Decision]:
    """The decisions that lead to such a position for the first time."""
    decisions = []
    for transition in game(edition, players, seed):
        decisions.append(transition.decision)
        if wanted(transition.after):
            return decisions
    raise AssertionError("no such position in this game")


def in_phase(phase: Phase, edition: Edition, players: int = 2, seed: int = 1) -> list[Decision]:
    """The decisions that lead to this phase for the first time."""
    return until(lambda position: position.phase is phase, edition, players, seed)


def almost_over(
    edition: Edition, players: int = 2, seed: int = 1, turns: int = 1
) -> list[Decision]:
    """A whole game but for its last turns."""
    decisions = [transition.decision for transition in game(edition, players, seed)]
    begun = [number for number, one in enumerate(decisions) if isinstance(one, Take)]
    return decisions[: begun[-turns]]


def replayed(edition: Edition, players: int, decisions: list[Decision]) -> Position:
    """The position after these."""
    position = Position.new(edition, players)
    for decision in decisions:
        position = position.after(decision)
    return position


@dataclass(frozen=True)
class Attempt:
    """Something that a law forbids: where the game is, what is chosen, and what is tried then."""

    decisions: list[Decision]
    take: Take
    steps: list[str]
    """The spaces to go to first."""
    space: str
    refusal: Refusal


def forbidden(edition: Edition, law: int, players: int) -> Attempt:
    """The first attempt, in some game, at a way that this law forbids."""
    for seed in range(20):
        decisions = list[Decision]()
        for transition in game(edition, players, seed):
            if isinstance(transition.decision, Take):
                for attempt in _attempts(decisions, transition.decision, transition.after):
                    if attempt.refusal.law == law:
                        return attempt
            decisions.append(transition.decision)
    raise AssertionError(f"law {law} never forbids anything")


def _attempts(decisions: list[Decision], take: Take, begun: Position) -> Iterator[Attempt]:
    """At once to spaces where nobody stands, for a figure would be chosen instead; then to all."""
    for steps, here in [([], begun), *_after_a_step(take, begun)]:
        for space in begun.edition.board.spaces:
            refusal = why_not_to(here, space)
            if refusal and (steps or space not in here.standing):
                yield Attempt(list(decisions), take, steps, space, refusal)


def _after_a_step(take: Take, begun: Position) -> Iterator[tuple[list[str], Position]]:
    for step in begun.decisions():
        after = begun.after(step)
        if after.phase is Phase.STEP:
            yield [after.figures[take.figure]], after
