"""What the page and the server say to each other about people: who they are, who may come, who
sits where, what they ask of each other."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Literal, TypeAlias

from pydantic import AfterValidator, Field, StrictBool, StringConstraints

from mansuba.web.messages_common import (
    Message,
    Name,
    RequestId,
    SeatNumber,
    Sequence,
    Word,
    one_line,
)

SECRET = "[0-9A-Za-z_-]{22,64}"
"""How the secrets of links are written, and the keys of guests."""
Secret: TypeAlias = Annotated[str, StringConstraints(pattern=f"^{SECRET}$")]
"""Whoever has it may do what it is for. It travels in a link's fragment, and is kept hashed."""
GuestId: TypeAlias = Annotated[str, StringConstraints(pattern=r"^[0-9A-Za-z_-]{1,32}$")]
Player: TypeAlias = Annotated[str, StringConstraints(max_length=32)]
"""`here`, a person; `open`, nobody yet; or the level of a bot."""
Tempo: TypeAlias = Annotated[int, Field(strict=True, ge=10, le=14 * 24 * 60 * 60)]
"""Seconds that a turn may take."""
Phrase: TypeAlias = Literal[
    "hello", "good-luck", "well-played", "oops", "thanks", "one-moment", "your-turn", "good-game"
]
"""What can be said with one tap, in everybody's own language: `phrase-{phrase}`."""
Text: TypeAlias = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=300),
    AfterValidator(one_line),
]


# --- who one is -----------------------------------------------------------------------------------


class Me(Message):
    """Whom the server takes the visitor for."""

    guest: str | None
    """`local` at this machine's own table; nothing if the server does not know the visitor yet."""
    name: str | None
    online: bool
    """Whether people on other machines can be invited."""
    lobby: bool
    """Whether there is a list of open tables."""


class Introduce(Message):
    """Under what name one wants to be known from now on."""

    name: Name


class UseLink(Message):
    """The secret of a link that was opened."""

    secret: Secret


class Link(Message):
    """A link that was made; its secret is told this once."""

    id: str
    secret: str
    expires: datetime


# --- who may come ---------------------------------------------------------------------------------


class NewInvitation(Message):
    """An invitation to make."""

    watch: StrictBool = False
    """Only to watch."""
    days: Annotated[int, Field(strict=True, ge=1, le=30)] = 7


class InvitationView(Message):
    """An invitation that is still good; its secret is not known any more."""

    id: str
    watch: bool
    created: datetime
    expires: datetime


class Join(Message):
    """To come to a table: with an invitation's secret, or without one if the table is open."""

    secret: Secret | None = None


class MemberView(Message):
    """Someone who may be at a table."""

    guest: str
    name: str
    host: bool
    watching: bool
    """May only watch."""


# --- a seat ---------------------------------------------------------------------------------------


class SeatView(Message):
    """A seat in the game."""

    seat: int
    name: str
    """Empty where nobody sits, and of those who wanted to be forgotten."""
    player: str
    """`here`, a person; `open`, nobody yet; or the level of a bot."""
    guest: str | None = None
    """Which person; `local` at this machine's own table."""
    away: bool = False
    """A bot decides meanwhile; the seat is theirs again when they are back."""


class Sit(Message):
    """Take an open seat."""

    do: Literal["sit"]
    id: RequestId
    seat: SeatNumber
    name: Name


class Leave(Message):
    """Give up a seat of one's own; it is open then."""

    do: Literal["leave"]
    id: RequestId
    seat: SeatNumber


class Give(Message):
    """From the host: let a bot sit there, or open the seat, whoever had it."""

    do: Literal["give"]
    id: RequestId
    seat: SeatNumber
    player: Player
    name: Name | None = None
    """What the bot is called there; an open seat has no name."""


class Back(Message):
    """One is back, and decides for oneself again."""

    do: Literal["back"]
    id: RequestId
    seat: SeatNumber


class Pause(Message):
    """From the host: nobody decides until the game is resumed, and no clock runs."""

    do: Literal["pause"]
    id: RequestId


class Resume(Message):
    """From the host: the game goes on."""

    do: Literal["resume"]
    id: RequestId


class Propose(Message):
    """Ask the others: to take back all since one's own last unit, or to end the game."""

    do: Literal["propose"]
    id: RequestId
    seen: Sequence
    seat: SeatNumber
    what: Literal["undo", "end"]


class Answer(Message):
    """Consent to what was proposed, or not: to that which was seen, and to nothing since."""

    do: Literal["answer"]
    id: RequestId
    seen: Sequence
    seat: SeatNumber
    agree: StrictBool


class Mix(Message):
    """Mix a value of one's own into the dice, before the lot."""

    do: Literal["mix"]
    id: RequestId
    seat: SeatNumber
    value: Annotated[str, StringConstraints(pattern="^[0-9a-f]{32}$")]


class Abandon(Message):
    """From the host: the game ends here, and nobody has won it."""

    do: Literal["abandon"]
    id: RequestId


TableAction: TypeAlias = Annotated[
    Sit | Leave | Give | Back | Pause | Resume | Propose | Answer | Mix | Abandon,
    Field(discriminator="do"),
]


class Arrange(Message):
    """The set-up of a seat whose turn to set up may still come; it replaces an earlier one."""

    id: RequestId
    seat: SeatNumber
    decisions: Annotated[list[Word], Field(min_length=6, max_length=6)]


# --- how the people at a table stand --------------------------------------------------------------


class ProposalView(Message):
    """What someone has asked the others."""

    what: Literal["undo", "end"]
    by: int
    waits_for: list[int]
    """The seats that have not consented yet."""


class FairnessView(Message):
    """What the dice follow from."""

    commitment: str
    """Made before the game: a hash of the secret."""
    mixed: dict[int, str]
    """What seats have mixed in."""
    secret: str | None
    """Only once the game is over."""


class CompanyView(Message):
    """The people at a table, and what is between them."""

    seats: list[SeatView]
    host: str | None
    paused: bool = False
    ended: Literal["agreed", "abandoned"] | None = None
    proposal: ProposalView | None = None
    arranged: list[int] = Field(default_factory=list)
    """Seats whose set-up has come in before its turn."""
    nudged: int | None = None
    """The seat that was reminded to decide."""
    until: datetime | None = None
    """When a bot will decide for whoever is awaited; nothing if the table simply waits."""
    tempo: int | None = None
    """Seconds that a turn may take; nothing without a clock."""
    chat: bool = True
    open: bool = False
    """Whether the table stands in the lobby."""
    fairness: FairnessView | None = None
    """Nothing where people throw by hand, and for games older than the sealed dice."""


class SaidView(Message):
    """What an entry of the log says that is no decision: `said-{type}` tells it."""

    type: Literal[
        "undone", "sat", "opened", "given", "away", "back", "nudged", "paused", "resumed",
        "mixed", "proposed-undo", "proposed-end", "agreed", "declined", "ended-agreed",
        "ended-abandoned",
    ]  # fmt: skip
    seat: int | None = None
    name: str | None = None
    """With `sat` and `given`: what whoever sits there now is called."""


# --- talk -----------------------------------------------------------------------------------------


class Talk(Message):
    """Something to say at a table: a set phrase, or a line of text."""

    id: RequestId
    seat: SeatNumber | None = None
    """As whom; whoever only watches says it as themselves."""
    phrase: Phrase | None = None
    text: Text | None = None


class TalkView(Message):
    """Something that was said."""

    number: int
    at: datetime
    seat: int | None
    name: str
    phrase: Phrase | None
    text: str | None


# --- lobby ----------------------------------------------------------------------------------------


class OpenTable(Message):
    """A table that anyone may join."""

    id: str
    name: str | None
    created: datetime
    board: str
    seats: list[SeatView]
    tempo: int | None


# --- the socket -----------------------------------------------------------------------------------


class CompanyNews(Message):
    """To the page: how the people at the table stand now."""

    type: Literal["company"] = "company"
    company: CompanyView


class Present(Message):
    """To the page: who is connected, by guest."""

    type: Literal["present"] = "present"
    guests: list[str]


class TalkNews(Message):
    """To the page: someone has said something."""

    type: Literal["talk"] = "talk"
    talk: TalkView


class Removed(Message):
    """To the page: whoever looks at it may not be at this table any more."""

    type: Literal["removed"] = "removed"
