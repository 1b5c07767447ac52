"""What the page and the server say to each other: every message either way, as one model each.

Figures, sticks, decisions and seats are written as in the notation: `0F`, `K`, `C:0K`, 3. What
is told to people travels as the name of a message and its facts, and is put into words by whoever
shows it.
"""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Literal, TypeAlias

from pydantic import Field, StrictBool, StringConstraints, ValidationInfo, field_validator

from mansuba.web.messages_common import Actor, Facts, Message, Name, Phase
from mansuba.web.messages_laid import FaceView, FlawView, Laid
from mansuba.web.messages_people import (
    CompanyNews,
    CompanyView,
    Player,
    Present,
    Removed,
    SaidView,
    SeatView,
    TalkNews,
    Tempo,
)
from mansuba.web.messages_turn import RefusalView

Pace: TypeAlias = Literal["slow", "normal", "fast", "instant"]
"""How long the bots wait before each of their decisions."""
MOST_OF_A_LINE = 1000
"""Signs of a position in the notation; none has so many."""
DiceSource: TypeAlias = Literal["program", "hand"]


# --- a new game -----------------------------------------------------------------------------------


class BoardChoice(Message):
    """A board to play on: built in, or a file in the user's own folder."""

    name: str
    spaces: int
    players: list[int]
    """For how many players it has seats."""
    seats: dict[int, list[int]] = Field(default_factory=dict)
    """Which seats are then taken."""
    own: bool
    """Whether it is one of the user's own files."""
    problem: str | None = None
    """Why the file cannot be used, in English; such a board cannot be chosen."""


class Choices(Message):
    """What a new game can be made of."""

    boards: list[BoardChoice]
    players: list[str]
    """The bots' levels, weakest first."""


class HouseRules(Message):
    """The rule options of an edition; what is left out is as the edition has it."""

    laws_bind: Literal["owner", "mover"] | None = None
    temple_reentry: Literal["never", "same-move"] | None = None
    sanctuary: bool | None = None


class NewSeat(Message):
    """Who sits there: `here`, whoever makes the game; `open`, a person still to come; or a bot."""

    name: Name
    player: Player


class NewGame(Message):
    """A game to begin. Seats are given in their order; which they are, the board says."""

    board: Annotated[str, StringConstraints(min_length=1, max_length=64)] | None = None
    """The name of one of the boards to choose; the standard one if none is named."""
    like: Annotated[str, StringConstraints(min_length=1, max_length=64)] | None = None
    """Instead of a board: the id of a game, to play by its edition once more. The board that it
    was chosen by may mean another edition by now, or be gone."""
    position: Annotated[str, StringConstraints(min_length=1, max_length=MOST_OF_A_LINE)] | None = (
        None
    )
    """The position to begin with, in the notation, instead of an empty board. It says by itself
    what is played and which seats are taken: a board or house rules are not given with it."""
    house_rules: HouseRules = HouseRules()
    seats: Annotated[list[NewSeat], Field(min_length=2, max_length=6)]
    dice: DiceSource = "program"
    name: Name | None = None
    tempo: Tempo | None = None
    """Seconds that a turn may take; nothing: no clock."""
    open: StrictBool = False
    """Whether anyone may join, and the lobby shows the table."""
    chat: StrictBool = True
    """Whether people may write to each other; set phrases can always be said."""

    @field_validator("like")
    @classmethod
    def _names_no_board_as_well(cls, like: str | None, given: ValidationInfo) -> str | None:
        if like is not None and given.data.get("board") is not None:
            raise ValueError("a board and a game cannot both say what is played")
        return like

    @field_validator("position")
    @classmethod
    def _says_alone_what_is_played(cls, position: str | None, given: ValidationInfo) -> str | None:
        if position is not None and given.data.get("board") is not None:
            raise ValueError("a position and a board cannot both say what is played")
        return position

    @field_validator("house_rules")
    @classmethod
    def _changes_no_position(cls, rules: HouseRules, given: ValidationInfo) -> HouseRules:
        if given.data.get("position") is not None and rules != HouseRules():
            raise ValueError("a position has its own rules")
        return rules


class Change(Message):
    """What the host changes about a table; what is left out stays."""

    name: Name | None = None
    open: StrictBool | None = None
    chat: StrictBool | None = None


class GameSummary(Message):
    """A game in the list of games."""

    id: str
    name: str | None
    created: datetime
    updated: datetime
    board: str
    seats: list[SeatView]
    phase: Phase
    turn: int
    """How many turns have been played."""
    winner: int | None
    awaits: int | None = None
    """The seat of the person who is to decide."""
    host: str | None = None


# --- a game ---------------------------------------------------------------------------------------


class CourtView(Message):
    """A Temple or a Pyramid of a seat in the game."""

    seat: int
    side: Literal["temple", "pyramid"]


class SpaceView(Message):
    """A space: where its middle is drawn, in units of a hexagon's corner, and what is around it."""

    name: str
    x: float
    y: float
    court: CourtView | None
    neighbours: dict[str, str]
    """The adjacent space in each direction."""


class BoardView(Message):
    """A board as it is drawn, y growing downwards; the middle of the picture is (0, 0)."""

    name: str
    hexagonal: bool
    spaces: list[SpaceView]
    turns: dict[int, float]
    """For each seat in the game, the degrees clockwise that bring it to the bottom."""


class EventView(Message):
    """Something that happened: `event-{type}` says it, told the facts."""

    type: str
    facts: Facts


class Next(Message):
    """What comes after an entry of the log."""

    phase: Phase
    actor: Actor
    """Who decides: a seat, chance, or nobody when the game is over."""
    mover: int | None
    """Whose turn it is, though another may have to place a figure first."""
    starter: int | None
    figure: str | None
    """The figure that is moving."""
    steps_left: int
    to_place: str | None
    """The figure that has to be placed."""
    winner: int | None
    remaining: dict[int, int]
    """How many simple moves each seat still has to go, at the least."""
    undo: bool
    """Whether the last decision may be taken back."""


class EntryView(Message):
    """An entry of the log: a decision, or something that people have said about the game."""

    seq: int
    at: datetime
    by: Actor
    """Whose decision it is; with an undo, whose decisions were taken back; else who says it."""
    word: str | None
    """The decision."""
    said: SaidView | None
    """What is said, if it is no decision."""
    line: int
    """How many decisions stand after this entry; an undo makes it smaller."""
    events: list[EventView]
    next: Next


class GameView(Message):
    """A game as it stands, with its whole log."""

    id: str
    name: str | None
    created: datetime
    board: BoardView
    house_rules: HouseRules
    ring: list[str]
    """Each kind beguiles the next, the last the first."""
    faces: dict[str, list[FaceView]]
    """The four faces of each stick."""
    company: CompanyView
    dice: DiceSource
    position: str | None
    """The position that it began with, in the notation, if someone has set one up."""
    beginning: Laid
    """What lay on the table before the first entry."""
    start: Next
    """What came before the first entry."""
    entries: list[EntryView]


# --- what goes wrong ------------------------------------------------------------------------------


ProblemName: TypeAlias = Literal[
    "invalid",
    "not-understood",
    "no-such-game",
    "no-such-board",
    "no-such-player",
    "wrong-number-of-seats",
    "bad-position",
    "not-yours",
    "not-a-member",
    "not-the-host",
    "not-open",
    "not-now",
    "no-such-link",
    "name-needed",
    "too-many",
    "chat-off",
    "not-these-dice",
    "nothing-to-undo",
    "stale",
    "refused",
    "broken-record",
    "disk-full",
    "store-away",
    "ending",
    "forbidden",
    "no-such-page",
    "internal",
]


class SentenceView(Message):
    """A message and what it is told; facts that are sentences are said first, and joined."""

    message: str
    facts: dict[str, str | int | list[SentenceView]]


class Problem(Message):
    """Why a request was not carried out: `problem-{error}` says it."""

    error: ProblemName
    where: str = ""
    """Which part of the request was wrong, as far as that helps."""
    seq: int | None = None
    """With `stale`: how many entries the log has by now."""
    at: int | None = None
    """With `refused` and `not-understood`: which of the decisions, counted from 0. With
    `broken-record`: how many of them could be read."""
    refusal: RefusalView | None = None
    flaw: FlawView | None = None
    """With `bad-position`: why."""
    said: list[SentenceView] | None = None
    """With `broken-record`: what is wrong with it, where, and what would be right."""


# --- the socket -----------------------------------------------------------------------------------


class News(Message):
    """To the page: entries of the log that it has not seen yet, oldest first, and how the people
    at the table stand after them."""

    type: Literal["news"] = "news"
    entries: list[EntryView]
    company: CompanyView


class Thinking(Message):
    """To the page: a bot has begun to think."""

    type: Literal["thinking"] = "thinking"
    seat: int


class Preparing(Message):
    """To the page: before a bot can think, what it needs is compiled; `thinking` says it is done.

    Only the first time on a machine does that take long enough to be told.
    """

    type: Literal["preparing"] = "preparing"
    seat: int


class Stuck(Message):
    """To the page: a decision of a bot or of the dice could not be kept, and is tried again.

    `problem-{error}` says why; the next news says that it is over.
    """

    type: Literal["stuck"] = "stuck"
    error: ProblemName


class Renamed(Message):
    """To the page: the game has another name."""

    type: Literal["renamed"] = "renamed"
    name: str


class Deleted(Message):
    """To the page: the game is no more."""

    type: Literal["deleted"] = "deleted"


class SetPace(Message):
    """From the page: how fast the bots shall play."""

    type: Literal["pace"] = "pace"
    pace: Pace


FromServer: TypeAlias = Annotated[
    News
    | Thinking
    | Preparing
    | Stuck
    | Renamed
    | Deleted
    | CompanyNews
    | Present
    | TalkNews
    | Removed,
    Field(discriminator="type"),
]
