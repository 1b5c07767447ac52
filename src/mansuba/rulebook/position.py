"""A position: everything about a game at one moment that its future depends on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from fractions import Fraction
from functools import partial
from typing import Any, Literal

from mansuba.rulebook import legal, refusal, turn
from mansuba.rulebook.board import Court, Space
from mansuba.rulebook.decisions import Decision
from mansuba.rulebook.edition import Edition
from mansuba.rulebook.errors import EditionError, Fault
from mansuba.rulebook.figures import FIGURES, Figure, Kind, Seat
from mansuba.rulebook.frozen import FrozenDict, fields_alone, once
from mansuba.rulebook.move import Move
from mansuba.rulebook.phase import CHANCE, Chance, Phase
from mansuba.rulebook.sticks import Face, Stick


@dataclass(frozen=True)
class Position:
    """A game at one moment. Positions never change: a decision makes a new one.

    >>> position = Position.new(Edition.standard(), players=2)
    >>> position.actor, position.decisions()[0]
    (0, Place(figure=Figure(seat=0, kind=Kind.FALCON), space='c4'))
    """

    edition: Edition
    seats: tuple[Seat, ...]
    """The seats in the game, clockwise."""
    figures: Mapping[Figure, Space] = FrozenDict()
    """Where each figure on the board stands."""
    starter: Seat | None = None
    """Who throws in this round; nobody before the lot."""
    sticks: Mapping[Stick, Face] = FrozenDict()
    """The unused sticks, as they lie."""
    move: Move | None = None
    """The move in progress, if a stick is taken."""

    standing: Mapping[Space, Figure] = field(init=False, repr=False, compare=False)
    """Which figure stands on a space, if one does."""
    courts: Mapping[Space, Court] = field(init=False, repr=False, compare=False)
    """Which court of a seat in the game a space belongs to; other courts are open ground."""

    def __post_init__(self) -> None:
        derive = partial(object.__setattr__, self)
        if type(self.figures) is not FrozenDict:
            derive("figures", FrozenDict(self.figures))
        if type(self.sticks) is not FrozenDict:
            derive("sticks", FrozenDict(self.sticks))
        derive("standing", _standing(self.figures))
        if self.seats not in self.edition.board.courts:
            players = len(self.seats)
            raise EditionError(f"seats.{players}", Fault.WRONG_SEATS, players=players)
        derive("courts", self.edition.board.courts[self.seats])

    __getstate__ = fields_alone

    @classmethod
    def new(cls, edition: Edition, players: int) -> Position:
        """The empty board before the set-up."""
        if players not in edition.board.seats:
            board, known = edition.board.name, ", ".join(map(str, sorted(edition.board.seats)))
            raise EditionError("", Fault.OTHER_PLAYERS, board=board, known=known, players=players)
        return cls(edition, tuple(edition.board.seats[players]))

    def decisions(self) -> tuple[Decision, ...]:
        """Every legal decision, in a fixed order; none when the game is over."""
        return self._decisions

    def outcomes(self) -> tuple[tuple[Decision, Fraction], ...]:
        """What chance may decide, each with its probability; nothing when chance does not act."""
        if self.phase is Phase.LOT:
            return tuple((lot, Fraction(1, len(self.seats))) for lot in self.decisions())
        if self.phase is Phase.THROW:
            return self.edition.throw_chances
        return ()

    def play(self, decision: Decision) -> turn.Transition:
        """The decision carried out, with what happened; refused with an IllegalDecisionError."""
        return turn.play(self, decision)

    def after(self, decision: Decision) -> Position:
        """The position that the decision leads to; refused with an IllegalDecisionError."""
        # Whoever plans a line has gone there before it is carried out, so the last way is kept:
        # whoever keeps where a game began keeps the game. `play` keeps nothing.
        # An equal decision is not enough: Lot(True) equals Lot(1), and is refused.
        gone: tuple[Decision, Position] | None = self.__dict__.get("_gone")
        if gone is None or gone[0] is not decision:
            gone = self.__dict__["_gone"] = (decision, turn.play(self, decision).after)
        return gone[1]

    def why_not(self, decision: object) -> refusal.Refusal | None:
        """Why the rules refuse this decision, or None if it is legal."""
        return refusal.why_not(self, decision)

    def but(self, **changes: Any) -> Position:
        """This position with some parts changed."""
        return Position(**{name: getattr(self, name) for name in PARTS} | changes)

    def then(self, **changes: Any) -> Position:
        """The same, for the next position of the same game: figures and sticks come frozen."""
        parts = {name: self.__dict__[name] for name in ALL_PARTS} | changes
        if "figures" in changes:
            parts["standing"] = _standing(parts["figures"])
        following = object.__new__(Position)
        following.__dict__.update(parts)
        return following

    @once
    def phase(self) -> Phase:
        """What sort of decision comes next."""
        if self.move:
            return Phase.PLACE if self.move.hand else Phase.STEP
        if self.starter is None:
            return Phase.LOT if len(self.figures) == self.in_game else Phase.SET_UP
        if self.sticks:  # void once someone has won
            return Phase.TAKE
        return Phase.THROW if self.winner is None else Phase.OVER

    @once
    def actor(self) -> Seat | Literal[Chance.CHANCE] | None:
        """Who decides next: a seat, CHANCE, or None when the game is over."""
        if self.phase in MOVING:
            return self.mover
        if self.phase in PLACING:
            return self.to_place.seat
        return None if self.phase is Phase.OVER else CHANCE

    @once
    def mover(self) -> Seat:
        """Whose turn it is, though another may have to place a figure first."""
        taken = SIX - len(self.sticks) - (self.move is not None)
        assert self.starter is not None, "nobody moves before the lot"
        first = self.seats.index(self.starter)
        return self.seats[(first + taken) % len(self.seats)]

    @property
    def to_place(self) -> Figure:
        """The figure that has to be put into its Temple next."""
        if self.move and self.move.hand:
            return self.move.hand
        seat, kind = divmod(len(self.figures), SIX)
        return FIGURES[self.seats[seat]][kind]

    @once
    def winner(self) -> Seat | None:
        """The seat whose six figures are all in its Pyramid, once nobody has a figure to place."""
        if self.move and self.move.hand:
            return None
        where, pyramids = self.figures.get, self.edition.board.pyramids
        for seat in self.seats:
            six, pyramid = FIGURES[seat], pyramids[seat]
            if where(six[0]) in pyramid and all(where(figure) in pyramid for figure in six):
                return seat
        return None

    @property
    def in_game(self) -> int:
        """How many figures the game is played with."""
        return len(self.seats) * SIX

    @once
    def _decisions(self) -> tuple[Decision, ...]:
        return tuple(legal.decisions(self))


PARTS = tuple(part.name for part in fields(Position) if part.init)
ALL_PARTS = tuple(part.name for part in fields(Position))

# What every decision asks for, looked up once.
MOVING = (Phase.TAKE, Phase.STEP)
PLACING = (Phase.SET_UP, Phase.PLACE)
SIX = len(Kind)


def _standing(figures: Mapping[Figure, Space]) -> FrozenDict[Space, Figure]:
    return FrozenDict(zip(figures.values(), figures, strict=True))
