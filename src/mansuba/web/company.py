"""The people at a table as the page hears of them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict
from datetime import datetime
from typing import Literal, TypeAlias

from mansuba import Seat
from mansuba.rulebook.phase import Chance
from mansuba.table import HERE, OPEN, Chair, Company, Proposal, Table, Undo
from mansuba.table.entries import Said
from mansuba.table.kept import Terms
from mansuba.table.sayings import (
    Agree,
    Away,
    Back,
    Decline,
    End,
    Mix,
    Nudge,
    Pause,
    Propose,
    Resume,
    Sit,
)
from mansuba.table.sealing import commitment
from mansuba.table.talk import Spoken
from mansuba.web.messages_people import (
    CompanyView,
    FairnessView,
    ProposalView,
    SaidView,
    SeatView,
    TalkView,
)

SaidType: TypeAlias = Literal[
    "undone", "away", "back", "nudged", "paused", "resumed", "mixed", "agreed", "declined"
]
TYPES: dict[type, SaidType] = {
    Undo: "undone",
    Away: "away",
    Back: "back",
    Nudge: "nudged",
    Pause: "paused",
    Resume: "resumed",
    Mix: "mixed",
    Agree: "agreed",
    Decline: "declined",
}


def seats_view(chairs: Iterable[Chair]) -> list[SeatView]:
    """Who sits where."""
    return [
        SeatView(seat=c.seat, name=c.name, player=c.player, guest=c.guest, away=c.away)
        for c in chairs
    ]


def company_view(
    table: Table, terms: Terms, arranged: Iterable[Seat], until: datetime | None
) -> CompanyView:
    """The people at a table, and what is between them."""
    company = table.company
    return CompanyView(
        seats=seats_view(company.chairs),
        host=terms.host,
        paused=company.paused,
        ended=company.ended.value if company.ended else None,
        proposal=_proposal_view(company, company.proposal) if company.proposal else None,
        arranged=sorted(arranged),
        nudged=company.nudged,
        until=until,
        tempo=terms.tempo,
        chat=terms.chat,
        open=terms.open,
        fairness=_fairness_view(table),
    )


def _proposal_view(company: Company, proposal: Proposal) -> ProposalView:
    return ProposalView(
        what="end" if proposal.to is None else "undo",
        by=proposal.by,
        waits_for=sorted(company.waits_for(proposal)),
    )


def _fairness_view(table: Table) -> FairnessView | None:
    """The secret is nobody's before the game is over."""
    if table.secret is None:
        return None
    return FairnessView(
        commitment=commitment(table.secret),
        mixed=dict(table.company.mixes),
        secret=table.secret.hex() if table.is_over else None,
    )


def said_view(said: Said, by: Seat | Chance | None) -> SaidView:
    """What an entry says that is no decision."""
    seat = None if isinstance(by, Chance) else by
    match said:
        case Sit(player=player, name=name):
            if player == OPEN:
                return SaidView(type="opened", seat=seat)
            return SaidView(type="sat" if player == HERE else "given", seat=seat, name=name)
        case Propose(to=to):
            return SaidView(type="proposed-end" if to is None else "proposed-undo", seat=seat)
        case End(how=how):
            return SaidView(type="ended-agreed" if how.value == "agreed" else "ended-abandoned")
        case _:
            return SaidView(type=TYPES[type(said)], seat=seat)


def talk_view(spoken: Spoken) -> TalkView:
    """What someone has said."""
    return TalkView.model_validate(asdict(spoken))
