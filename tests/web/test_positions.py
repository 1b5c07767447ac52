"""Games that begin with a position over HTTP: played on, kept, or refused with the reason."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from mansuba import Edition, Phase, Position
from mansuba.notation import (
    read_edition,
    read_position,
    read_record,
    write_decision,
    write_position,
)
from mansuba.players import PLAYERS
from tests.playing import random_game
from tests.rulebook.yard import YARD
from tests.web.test_games import check_against_rulebook
from tests.web.visiting import Visitor, plays_on, visiting

OWN = read_edition(YARD)
NEW = "sun#4a33bb52 v1 0:-,-,-,-,-,-/3:-,-,-,-,-,- - - -"
STANDING = "0:c4,c5,c6,b4,b5,a4/3:q16,q15,q14,r16,r15,s16"
ROUND = f"sun#4a33bb52 v1 {STANDING} 0 F1W2nC3 -"
WON = "sun#4a33bb52 v1 0:q11,q12,q13,r12,r13,s13/3:q16,q15,q14,r16,r15,s16 0 - -"


def first_of(phase: Phase, edition: Edition = OWN) -> Position:
    """The first position of this sort in a game."""
    game = random_game(edition, 2, seed=7, most=2000)
    return next(one.after for one in game if one.after.phase is phase)


def begins(visitor: Visitor, line: str, *players: str, status: int = 201, **more: Any) -> Any:
    seats = [{"name": f"Player {n}", "player": player} for n, player in enumerate(players)]
    return visitor.ask("POST", "/games", status, json={"position": line, "seats": seats, **more})


@pytest.mark.parametrize("phase", [phase for phase in Phase if phase is not Phase.OVER])
def test_a_game_of_people_goes_on_from_it(tmp_path: Path, phase: Phase) -> None:
    start = first_of(phase)
    line = write_position(start)
    with visiting(tmp_path) as visitor:
        view = begins(visitor, line, "here", "here")
        game = view["id"]
        assert (view["position"], view["start"]["phase"]) == (line, phase.value)
        assert len(view["entries"]) == (phase is Phase.LOT), "the lot falls by itself"
        laid = view["beginning"]
        assert laid["figures"] == {str(figure): at for figure, at in start.figures.items()}
        assert laid["sticks"] == {
            stick.letter: {"icons": face.icons, "naal": face.naal}
            for stick, face in start.sticks.items()
        }
        assert laid["hand"] == (view["start"]["to_place"] if phase is Phase.PLACE else None)
        plays_on(visitor, game, Random(1), most=12)
    with visiting(tmp_path) as visitor:  # once more, from the disk
        assert read_record(visitor.record(game)).start == start
        end = plays_on(visitor, game, Random(2))
        assert check_against_rulebook(visitor, game) == end
        assert end.phase is Phase.OVER
        assert visitor.sees(game)["company"]["fairness"]["secret"]


@pytest.mark.parametrize("phase", [Phase.LOT, Phase.STEP, Phase.PLACE])
def test_bots_go_on_from_it(visitor: Visitor, phase: Phase) -> None:
    game = begins(visitor, write_position(first_of(phase)), *list(PLAYERS)[:2])["id"]
    with visitor.listens(game) as session:
        session.send_json({"type": "pace", "pace": "instant"})
        heard: list[Any] = []
        while len(heard) < 20:
            heard += session.receive_json().get("entries", [])
    decided = read_record(visitor.record(game)).decisions[: len(heard)]
    assert [entry["word"] for entry in heard] == [write_decision(one) for one in decided]


def test_it_says_what_is_played(visitor: Visitor) -> None:
    """The editions of all boards that can be chosen are known, under every option."""
    changed = OWN.with_(sanctuary=False, laws_bind="mover")
    view = begins(visitor, write_position(first_of(Phase.TAKE, changed)), "here", "here")
    assert (view["board"]["name"], view["house_rules"]["laws_bind"]) == ("yard", "mover")
    oasis = Edition.standard().with_(board="oasis", temple_reentry="same-move")
    view = begins(visitor, write_position(Position.new(oasis, 2)), "here", "here")
    assert view["house_rules"]["temple_reentry"] == "same-move"
    assert view["position"] is None, "an empty board is no position that was set up"


def test_a_game_like_another_may_have_its_beginning_once_more(tmp_path: Path) -> None:
    line = write_position(first_of(Phase.TAKE))
    with visiting(tmp_path) as visitor:
        game = begins(visitor, line, "here", "here")["id"]
        (tmp_path / "boards" / "yard.toml").unlink()
        begins(visitor, line, "here", "here", status=422)
        assert begins(visitor, line, "here", "here", like=game)["position"] == line
        assert begins(visitor, ROUND, "here", "here", like=game, status=422)["flaw"]["facts"] == {
            "column": 1,
            "expected": line.partition(" ")[0],
            "found": ROUND.partition(" ")[0],
        }


@pytest.mark.parametrize(
    ("line", "message", "facts"),
    [
        (WON, "flaw-over", {"seat": 0}),
        (
            ROUND.replace("c5", "c4"),
            "flaw-two-on-a-space",
            {"space": "c4", "one": "0F", "other": "0W"},
        ),
        (ROUND.replace("c5", "c9"), "flaw-in-anothers-court", {"figure": "0W", "court": "3p"}),
        (ROUND.replace("F1", "F9"), "flaw-no-such-face", {"stick": "F", "face": "9"}),
        (
            ROUND.replace("c5", "z9"),
            "flaw-text",
            {"column": 22, "found": "z9,c6,b4,b5,a4/3:q16,q15,q14,r16,r15,s16"},
        ),
        (ROUND.removesuffix(" -"), "flaw-text-ends", {"column": len(ROUND) - 1}),
        (
            ROUND.replace("4a33bb52", "00000000"),
            "flaw-text",
            {"column": 1, "found": "sun#00000000"},
        ),
        ("\0" * 1000, "flaw-text", {"column": 1}),
    ],
)
def test_what_cannot_be_is_refused_with_the_reason(
    visitor: Visitor, line: str, message: str, facts: dict[str, Any]
) -> None:
    problem = begins(visitor, line, "here", "here", status=422)
    assert (problem["error"], problem["where"]) == ("bad-position", "body.position")
    assert problem["flaw"]["message"] == message
    assert facts.items() <= problem["flaw"]["facts"].items()


def test_what_does_not_go_with_it_is_refused(visitor: Visitor) -> None:
    for more in ({"board": "sun"}, {"board": "oasis"}, {"house_rules": {"sanctuary": True}}):
        assert begins(visitor, ROUND, "here", "here", status=422, **more)["error"] == "invalid"
    begins(visitor, ROUND, "here", "here", house_rules={})
    problem = begins(visitor, ROUND, "here", "here", "here", status=422)
    assert (problem["error"], problem["where"]) == ("wrong-number-of-seats", "body.seats")
    assert begins(visitor, "x" * 1001, "here", "here", status=422)["error"] == "invalid"
    assert begins(visitor, NEW, "here", "nobody", status=422)["error"] == "no-such-player"


def test_the_line_of_a_game_is_that_of_its_record(visitor: Visitor) -> None:
    view = begins(visitor, ROUND, "here", "scribe")
    assert f'[Position "{ROUND}"]' in visitor.record(view["id"])
    assert read_position(view["position"]) == read_position(ROUND)


# --- the editor's questions -----------------------------------------------------------------------


def asks(visitor: Visitor, status: int = 200, **asked: Any) -> Any:
    return visitor.ask("POST", "/positions", status, json=asked)


def test_what_can_be_is_told_with_what_comes_next(visitor: Visitor) -> None:
    for phase in Phase:
        start = first_of(phase) if phase is not Phase.OVER else read_position(WON)
        line = write_position(start)
        told = asks(visitor, position=line)
        assert (told["position"], told["flaw"]) == (line, None)
        assert (told["next"]["phase"], told["next"]["winner"]) == (phase.value, start.winner)
        assert (told["seats"], told["starter"]) == (list(start.seats), start.starter)
        assert told["decisions"] == (None if phase is Phase.THROW else len(start.decisions()))
        assert (told["moving"] or {}).get("word", "-") == line.rpartition(" ")[2]
        assert told["laid"]["figures"] == {str(f): at for f, at in start.figures.items()}


def test_what_cannot_be_is_told_as_it_lies(visitor: Visitor) -> None:
    line = ROUND.replace("c5", "c9")
    told = asks(visitor, position=line)
    assert (told["position"], told["next"], told["decisions"]) == (line, None, None)
    assert told["flaw"]["message"] == "flaw-in-anothers-court"
    assert (told["laid"]["figures"]["0W"], told["board"]["name"]) == ("c9", "sun")
    problem = asks(visitor, 422, position=ROUND[:30])
    assert (problem["error"], problem["flaw"]["expected"]) == (
        "bad-position",
        {"message": "expected-space-or-sign", "facts": {}},
    )


def test_an_empty_board_to_begin_with(visitor: Visitor) -> None:
    rules = {"sanctuary": False}
    told = asks(visitor, ground={"board": "oasis", "players": 3, "house_rules": rules})
    assert read_position(told["position"]).seats == (0, 2, 4)
    assert (told["next"]["phase"], told["house_rules"]["sanctuary"]) == ("set-up", False)
    for wrong, error in (
        ({"board": "nowhere", "players": 2}, "no-such-board"),
        ({"board": "yard", "players": 5}, "wrong-number-of-seats"),
        ({"board": "sun", "players": 7}, "invalid"),
    ):
        assert asks(visitor, 422, ground=wrong)["error"] == error
    assert asks(visitor, 422)["error"] == "invalid"
    assert asks(visitor, 422, position=NEW, ground={"board": "sun", "players": 2})["error"] == (
        "invalid"
    )


def test_whatever_is_asked_is_answered(visitor: Visitor) -> None:
    """Lines of which any words were exchanged with those of others."""
    rng = Random(1)
    lines = [write_position(first_of(phase)) for phase in Phase if phase is not Phase.OVER]
    lines += ["x#00000000 v1 0:* 9 F9 5K9bt", ROUND, WON.replace("0 - -", "5 K4 5K9t")]
    words = [line.split(" ") for line in lines]
    for _ in range(150):
        base = rng.choice(words)
        mixed = [rng.choice(words)[n] if rng.random() < 0.4 else base[n] for n in range(6)]
        response = visitor.client.post("/api/positions", json={"position": " ".join(mixed)})
        assert response.status_code in (200, 422)
        assert response.json().get("flaw") or response.json()["next"]


def test_the_position_of_a_game_after_so_many_decisions(visitor: Visitor) -> None:
    game = visitor.begins("here", "here")
    plays_on(visitor, game, Random(1), most=9)
    record = read_record(visitor.record(game))
    for at, position in enumerate(record.positions()):
        told = visitor.ask("GET", f"/games/{game}/position", params={"at": at})
        assert read_position(told["position"], OWN) == position
    assert visitor.ask("GET", f"/games/{game}/position")["position"] == write_position(record.end)
    late = visitor.ask("GET", f"/games/{game}/position", 409, params={"at": at + 1})
    assert (late["error"], late["seq"]) == ("stale", visitor.seq(game))
