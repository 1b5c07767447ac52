"""One game of a match, from the empty board to its result."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random

from mansuba.arena.dice import Dice, Fall, tally
from mansuba.arena.match import Match
from mansuba.arena.results import Pairing, Result
from mansuba.notation import Record, write_record
from mansuba.players import Line, Outside, Player, remaining
from mansuba.rulebook.decisions import Decision, Lot, Place, Throw
from mansuba.rulebook.figures import Seat
from mansuba.rulebook.phase import Phase
from mansuba.rulebook.position import Position


@dataclass(frozen=True, slots=True)
class Played:
    """A game that was played: how it ended, and its record where that was asked for."""

    result: Result
    record: str | None = None


def play(
    match: Match,
    pairing: Pairing,
    dice: Dice,
    players: Mapping[str, Player],
    *,
    record: bool = False,
) -> Played:
    """Play one game; the players are given by the names that the entrants have."""
    game = _Game(match, pairing, dice, players)
    while game.goes_on:
        game.next()
    return Played(game.result(), game.record() if record else None)


@dataclass(slots=True)
class _Game:
    """A game while it is played."""

    match: Match
    pairing: Pairing
    dice: Dice
    players: Mapping[str, Player]
    position: Position = field(init=False)
    sitting: Mapping[Seat, Callable[[Position], Line]] = field(init=False)
    """What each seat plans in a position."""
    decisions: list[Decision] = field(default_factory=list)
    throws: list[tuple[Seat, Fall]] = field(default_factory=list)
    turns: int = 0
    leads: int = 0
    leader: Seat | None = None
    faults_before: Counter[str] = field(init=False)

    def __post_init__(self) -> None:
        self.faults_before = _faults(self.players)
        self.position = self.match.start
        self.sitting = {seat: self._sit_down(seat, name) for seat, name in self.entrants.items()}

    @property
    def entrants(self) -> Mapping[Seat, str]:
        return dict(zip(self.position.seats, self.pairing.entrants, strict=True))

    @property
    def goes_on(self) -> bool:
        phase = self.position.phase
        if phase is Phase.TAKE:
            return self.turns < self.match.turns
        return phase is not Phase.OVER

    def next(self) -> None:
        """What chance decides; or a seat, as far as it has planned and nobody else decides."""
        position = self.position
        actor = position.actor
        if isinstance(actor, int):
            self.turns += position.phase is Phase.TAKE
            line = self.sitting[actor](position)
        else:
            line = (self._chance(),)
        for decision in line:
            self.decisions.append(decision)
            position = position.after(decision)
            if position.actor != actor:
                break
        self.position = position

    def result(self) -> Result:
        starter = next(one.seat for one in self.decisions if isinstance(one, Lot))
        placed = sum(isinstance(one, Place) for one in self.decisions)
        return Result(
            pairing=self.pairing,
            starter=starter,
            winner=self.position.winner,
            turns=self.turns,
            beguiles=placed - self.position.in_game,  # all that were not set up
            leads=self.leads,
            thrown=tally(self.throws),
            faults=_faults(self.players) - self.faults_before,
        )

    def record(self) -> str:
        number, deal = self.pairing.number, self.pairing.deal
        tags = {f"Name{seat}": name for seat, name in self.entrants.items()}
        tags["Dice"] = f"arena, seed {self.match.seed}, deal {deal}"
        tags["Game"] = str(number)
        truncated = self.position.winner is None
        decisions = tuple(self.decisions)
        return write_record(Record(self.match.start, decisions, tags, truncated=truncated))

    def _chance(self) -> Decision:
        if self.position.phase is Phase.LOT:
            return Lot(self.dice.lot(self.pairing.deal, self.position.seats))
        return self._throw()

    def _sit_down(self, seat: Seat, name: str) -> Callable[[Position], Line]:
        player, budget = self.players[name], self.match.budget
        rng = Random(f"{self.match.seed} {self.pairing.number} {seat}")
        return lambda position: player.plan(position, rng, budget)

    def _throw(self) -> Throw:
        if self.match.leads:
            self._look_who_leads()
        seat = self.position.starter
        assert seat is not None
        deal, number = self.pairing.deal, len(self.throws)
        fall = self.dice.throw(deal, number, seat, self.match.edition.faces)
        self.throws.append((seat, fall))
        return Throw(fall)

    def _look_who_leads(self) -> None:
        """Whoever has the least way to go leads; those level with a leader take nothing from it."""
        ways = {seat: remaining(self.position, seat) for seat in self.position.seats}
        ahead = [seat for seat, way in ways.items() if way == min(ways.values())]
        if len(ahead) == 1:
            self.leads += self.leader not in (None, *ahead)
            self.leader = ahead[0]


def _faults(players: Mapping[str, Player]) -> Counter[str]:
    """How many decisions programs have lost so far."""
    outside = {name: one for name, one in players.items() if isinstance(one, Outside)}
    return Counter({name: program.faults for name, program in outside.items()})
