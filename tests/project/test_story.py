"""The story of a game, told by the page from its log, beside the same counted from the rulebook."""

from __future__ import annotations

from collections import Counter
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from math import sqrt
from statistics import fmean, pvariance
from typing import Any

import pytest

from mansuba import CHANCE, Edition, Kind, Pass, Position, Take, Throw
from mansuba.notation.telling import kebab, told_of
from mansuba.players import remaining
from mansuba.rulebook.events import Beguiled, Jumped, Moved, Took
from mansuba.rulebook.turn import Transition
from mansuba.web.views import next_view
from tests.browser.serving import POND
from tests.browser.situations import game
from tests.project.loading import evaluated

BODY = """
const { story, luckOf } = await load("/src/game/story/story.ts");
return told.map((course) => {
  const begun = performance.now();
  const found = story(course);
  const ms = performance.now() - begun;
  return { ...found, ms, luck: found.players.map(luckOf) };
});
"""
START = datetime(2026, 1, 1, tzinfo=UTC)
PACE = timedelta(seconds=7)


def course(edition: Edition, players: int, played: list[Transition]) -> dict[str, Any]:
    """A game as the page knows it."""
    start = Position.new(edition, players)
    return {
        "seats": list(start.seats),
        "start": next_view(start, undo=False).model_dump(),
        "faces": {
            kind.letter: [{"icons": face.icons, "naal": face.naal} for face in edition.faces[kind]]
            for kind in Kind
        },
        "line": [
            {
                "at": (START + number * PACE).isoformat(),
                "by": "chance" if transition.before.actor is CHANCE else transition.before.actor,
                "events": [
                    {"type": kebab(type(event).__name__), "facts": dict(told_of(event))}
                    for event in transition.events
                ],
                "next": next_view(transition.after, undo=False).model_dump(),
            }
            for number, transition in enumerate(played)
        ],
    }


GAMES: dict[str, tuple[Edition, int, list[Transition]]] = {
    **{f"{n} players": (POND, n, list(game(POND, n, seed=n))) for n in (2, 3, 6)},
    "ended early": (POND, 2, list(game(POND, 2, seed=2))[:60]),
    "set up only": (POND, 2, list(game(POND, 2, seed=2))[:12]),
    "nothing": (POND, 2, []),
    "long": (Edition.standard(), 6, list(game(Edition.standard(), 6, seed=3))),
}


@pytest.fixture(scope="module")
def stories(tmp_path_factory: pytest.TempPathFactory) -> dict[str, dict[str, Any]]:
    told = [course(*played) for played in GAMES.values()]
    found = evaluated(BODY, told, tmp_path_factory.mktemp("stories"))
    return dict(zip(GAMES, found, strict=True))


def ways_of(position: Position) -> dict[int, int]:
    return {seat: remaining(position, seat) for seat in position.seats}


def turns_of(played: list[Transition]) -> list[tuple[int, list[Transition]]]:
    """How many decisions stood after each turn, and its transitions."""
    turns: list[tuple[int, list[Transition]]] = []
    for number, transition in enumerate(played, 1):
        if isinstance(transition.decision, Take | Pass):
            turns.append((number, [transition]))
        elif turns and not isinstance(transition.decision, Throw):
            turns[-1] = (number, [*turns[-1][1], transition])
    return turns


@pytest.fixture(params=GAMES)
def told(request: pytest.FixtureRequest, stories: dict[str, dict[str, Any]]) -> Any:
    return (*GAMES[request.param], stories[request.param])


def test_how_much_there_was(told: Any) -> None:
    _, _, played, story = told
    assert story["turns"] == len(turns_of(played))
    assert story["throws"] == sum(isinstance(one.decision, Throw) for one in played)
    assert story["took"] == max(0, len(played) - 1) * PACE.total_seconds() * 1000
    assert story["ms"] < 250  # of a game of a thousand decisions, on a busy machine


def test_the_race_is_what_the_rulebook_says(told: Any) -> None:
    edition, players, played, story = told
    ways = [ways_of(Position.new(edition, players))]
    ways += [ways_of(moves[-1].after) for _, moves in turns_of(played)]
    assert story["race"]["at"] == [0, *(at for at, _ in turns_of(played))]
    assert story["race"]["remaining"] == [{str(s): n for s, n in way.items()} for way in ways]


def leads(story: dict[str, Any]) -> list[int | None]:
    """Who led after each turn: ties leave it as it was."""
    leaders, leader = [], None
    for ways in story["race"]["remaining"][1:]:
        first = [seat for seat, way in ways.items() if way == min(ways.values())]
        leader = int(first[0]) if len(first) == 1 else leader
        leaders.append(leader)
    return leaders


def test_the_lead_is_taken_for_good_once(told: Any) -> None:
    *_, played, story = told
    leaders = leads(story)
    changes = [one for one, other in pairwise(leaders) if one not in (None, other)]
    assert story["overtakings"] == len(changes)
    moments = [moment for moment in story["moments"] if moment["kind"] == "lead"]
    assert len(moments) == (0 if story["ahead"] is None else 1)
    if played and played[-1].after.winner is not None:
        assert story["ahead"] == played[-1].after.winner
    for moment in moments:
        turn = moment["turn"]
        assert set(leaders[turn - 1 :]) == {moment["seat"]} == {story["ahead"]}
        assert turn == 1 or leaders[turn - 2] != moment["seat"]


def test_turning_points_are_the_greatest(told: Any) -> None:
    *_, played, story = told
    falls, leaps = list[int](), list[int]()
    for _, moves in turns_of(played):
        before, after = ways_of(moves[0].before), ways_of(moves[-1].after)
        beguiled = [e.figure for move in moves for e in move.events if isinstance(e, Beguiled)]
        falls += [after[figure.seat] - before[figure.seat] for figure in beguiled[-1:]]
        if isinstance(take := moves[0].decision, Take):
            leaps.append(before[take.figure.seat] - after[take.figure.seat])
    for kind, steps, most in (("fall", falls, 2), ("leap", leaps, 1)):
        greatest = sorted((n for n in steps if n >= 3), reverse=True)[:most]
        chosen = [moment for moment in story["moments"] if moment["kind"] == kind]
        assert sorted((moment["steps"] for moment in chosen), reverse=True) == greatest
        for moment in chosen:
            at, moves = turns_of(played)[moment["turn"] - 1]
            assert moment["at"] == at
            if kind == "fall":
                assert (moment["figure"], moment["by"]) in beguilings(moves)
    assert story["moments"] == sorted(story["moments"], key=lambda moment: moment["at"])


def beguilings(moves: list[Transition]) -> list[tuple[str, str]]:
    return [
        (str(event.figure), str(event.by))
        for move in moves
        for event in move.events
        if isinstance(event, Beguiled)
    ]


def test_what_was_remarkable(told: Any) -> None:
    *_, played, story = told
    events = [event for one in played for event in one.events]
    beguiled = Counter(str(event.figure) for event in events if isinstance(event, Beguiled))
    most = max(beguiled.values(), default=0)
    found = story["mostBeguiled"]
    assert (found["times"] if found else 0) == (most if most > 1 else 0)
    assert not found or beguiled[found["figure"]] == most
    longest, run = 1, 0
    for event in events:
        run = 0 if isinstance(event, Moved | Took) else run + isinstance(event, Jumped)
        longest = max(longest, run)
    assert (story["longestChain"] or {"jumps": 1})["jumps"] == longest


def test_luck_is_counted_honestly(told: Any) -> None:
    edition, _, played, story = told
    icons = [[face.icons for face in edition.faces[kind]] for kind in Kind]
    for player, luck in zip(story["players"], story["luck"], strict=True):
        seat = player["seat"]
        throws = [
            sum(face.icons for face in one.decision.faces)
            for one in played
            if isinstance(one.decision, Throw) and one.before.starter == seat
        ]
        assert (player["throws"], player["icons"]) == (len(throws), sum(throws))
        assert player["expected"] == pytest.approx(len(throws) * sum(map(fmean, icons)))
        usual = sqrt(len(throws) * sum(map(pvariance, icons)))
        assert player["usual"] == pytest.approx(usual)
        off = sum(throws) - player["expected"]
        assert luck == ("fair" if abs(off) <= usual else "kind" if off > 0 else "hard")
        lost = [e for one in played for e in one.events if isinstance(e, Beguiled)]
        assert player["lost"] == sum(event.figure.seat == seat for event in lost)
    beguiled = sum(player["beguiled"] for player in story["players"])
    assert beguiled == sum(player["lost"] for player in story["players"])


def test_the_games_have_something_to_tell(stories: dict[str, dict[str, Any]]) -> None:
    long = stories["long"]
    assert {moment["kind"] for moment in long["moments"]} == {"lead", "fall", "leap"}
    assert long["mostBeguiled"]["times"] > 2
    assert long["longestChain"]["jumps"] > 2
    assert long["overtakings"] > 2
    assert len(GAMES["long"][2]) > 900
