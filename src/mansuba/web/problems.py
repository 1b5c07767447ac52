"""What goes wrong, as an answer: a `Problem` and a status, for every error there is."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from mansuba.notation import NotationError, RecordError
from mansuba.notation.explaining import Sentence, Sentences, explained
from mansuba.notation.telling import told
from mansuba.rulebook.refusal import Refusal
from mansuba.table import (
    NothingToUndoError,
    NotNowError,
    NotOpenError,
    NotTheseDiceError,
    NotYoursError,
    RefusedError,
    StaleError,
)
from mansuba.table.guest_secrets import NoSuchLinkError
from mansuba.table.invitations import TooManyError
from mansuba.table.store_errors import (
    NoSuchGameError,
    NoSuchGuestError,
    StoreError,
    StoreFullError,
)
from mansuba.table.talk import ChatOffError
from mansuba.web.messages import Problem, ProblemName, SentenceView
from mansuba.web.messages_common import HALVES, UNKNOWN
from mansuba.web.messages_laid import FlawView
from mansuba.web.messages_turn import RefusalView
from mansuba.words import plain

log = logging.getLogger("mansuba.web")

STATUS: dict[ProblemName, int] = {
    "invalid": 422,
    "not-understood": 400,
    "no-such-game": 404,
    "no-such-board": 422,
    "no-such-player": 422,
    "wrong-number-of-seats": 422,
    "bad-position": 422,
    "not-yours": 403,
    "not-a-member": 403,
    "not-the-host": 403,
    "not-open": 409,
    "not-now": 409,
    "no-such-link": 404,
    "name-needed": 401,
    "too-many": 429,
    "chat-off": 409,
    "not-these-dice": 409,
    "nothing-to-undo": 409,
    "stale": 409,
    "refused": 422,
    "broken-record": 422,
    "disk-full": 507,
    "store-away": 503,
    "ending": 503,
    "forbidden": 403,
    "no-such-page": 404,
    "internal": 500,
}
MEANS = {
    400: "Not understood.",
    401: "Whoever asks has to say first what they are called.",
    403: "Not for you to decide, or not for this page.",
    404: "There is no such game, or none that you may see; or no such link or page.",
    409: "The game has gone on, or does not allow this now.",
    413: "The request is too large.",
    422: "The request is not valid, or the rules refuse it.",
    429: "There are too many already, or too many in a short time.",
    500: "A fault of the server.",
    503: "The database cannot be reached, or the server is about to stop.",
    507: "The disk is full.",
}


class ProblemError(Exception):
    """A problem on its way to whoever asked."""

    def __init__(
        self,
        error: ProblemName,
        where: str = "",
        at: int | None = None,
        flaw: FlawView | None = None,
        wait: int = 0,
    ) -> None:
        super().__init__(error, where)
        self.headers = {"Retry-After": str(wait)} if wait else None
        self.problem = Problem(error=error, where=where, at=at, flaw=flaw)


def answer(
    problem: Problem, status: int | None = None, headers: Mapping[str, str] | None = None
) -> JSONResponse:
    """A problem as a response."""
    return JSONResponse(problem.model_dump(), status or STATUS[problem.error], headers)


def documented(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The problems that a route may answer with, for OpenAPI."""
    every = sorted({400, 403, 413, 422, 429, 500, 503, *statuses})
    return {status: {"model": Problem, "description": MEANS[status]} for status in every}


def sentence_view(sentence: Sentence) -> SentenceView:
    """A sentence as the page hears of it: nothing in it is more than text."""
    return SentenceView(
        message=sentence.message,
        facts={name: _fact_view(fact) for name, fact in sentence.facts.items()},
    )


def _fact_view(fact: str | int | Sentences) -> str | int | list[SentenceView]:
    if isinstance(fact, tuple):
        return list(map(sentence_view, fact))
    return plain(HALVES.sub(UNKNOWN, fact)) if isinstance(fact, str) else fact


def refusal_view(refusal: Refusal) -> RefusalView:
    """A refusal as the page hears of it."""
    return RefusalView(rule=refusal.rule.value, law=refusal.law, facts=told(refusal.facts))


NAMES: dict[type[Exception], ProblemName] = {
    NotYoursError: "not-yours",
    NotTheseDiceError: "not-these-dice",
    NothingToUndoError: "nothing-to-undo",
    NotOpenError: "not-open",
    NotNowError: "not-now",
    NotationError: "not-understood",
    NoSuchGameError: "no-such-game",
    NoSuchLinkError: "no-such-link",
    NoSuchGuestError: "name-needed",
    TooManyError: "too-many",
    ChatOffError: "chat-off",
    StoreFullError: "disk-full",
}
"""What to call errors of which there is no more to say."""


def problem_of(error: Exception) -> Problem:
    """What to say about an error that was raised on purpose."""
    match error:
        case ProblemError():
            return error.problem
        case StaleError():
            return Problem(error="stale", seq=error.seq)
        case RecordError():
            told = list(map(sentence_view, explained(error)))
            read = len(error.record.decisions) if error.record else 0
            return Problem(error="broken-record", at=read, said=told)
        case RefusedError():
            return Problem(error="refused", at=error.at, refusal=refusal_view(error.refusal))
    named = (name for sort, name in NAMES.items() if isinstance(error, sort))
    if name := next(named, None):
        return Problem(error=name)
    if isinstance(error, StoreError):
        log.error("The store is away: %s", error)
        return Problem(error="store-away")
    return Problem(error="internal")


EXPECTED: tuple[type[Exception], ...] = (ProblemError, StaleError, RefusedError, StoreError, *NAMES)


def answer_to(error: Exception) -> JSONResponse:
    """The response to an error that was raised on purpose."""
    headers = error.headers if isinstance(error, ProblemError) else None
    return answer(problem_of(error), headers=headers)


def add_handlers(app: FastAPI) -> None:
    """Let the app answer every error with a problem."""

    async def expected(_request: Request, error: Exception) -> JSONResponse:
        return answer_to(error)

    async def invalid(_request: Request, error: Exception) -> JSONResponse:
        assert isinstance(error, RequestValidationError)
        first = next(iter(error.errors()), {"loc": ()})
        return answer(Problem(error="invalid", where=".".join(map(str, first["loc"]))))

    async def refused(_request: Request, error: Exception) -> JSONResponse:
        assert isinstance(error, HTTPException)
        problem = Problem(error="invalid", where="body")
        if error.status_code in (404, 405):
            problem = Problem(error="no-such-page")
        return answer(problem, error.status_code, error.headers)

    for sort in EXPECTED:
        app.add_exception_handler(sort, expected)
    app.add_exception_handler(RequestValidationError, invalid)
    app.add_exception_handler(HTTPException, refused)
