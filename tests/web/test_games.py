"""Games over HTTP, from the first figure to the last, held against the rulebook."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from mansuba import CHANCE, Phase, Position
from mansuba.notation import read_decision, read_record, write_decision
from mansuba.notation.telling import kebab, told_of
from mansuba.players import remaining
from mansuba.table.kept import Glance, Terms
from mansuba.web.live import Live
from tests.web.visiting import Visitor, plays_on, request_id, visiting

PEOPLE = ("here", "here")


def check_against_rulebook(visitor: Visitor, game: str) -> Position:
    """Every entry says what the rulebook says when the game is played again."""
    view = visitor.sees(game)
    record = read_record(visitor.record(game))
    line, position = [record.start], record.start
    assert view["start"]["remaining"] == distances(record.start)
    for seq, entry in enumerate(view["entries"], 1):
        assert entry["seq"] == seq
        if entry["word"] is None:
            del line[entry["line"] + 1 :]
            assert entry["events"] == []
        else:
            transition = line[-1].play(read_decision(entry["word"]))
            assert entry["by"] == named(transition.before.actor)
            assert entry["events"] == [
                {"type": kebab(type(event).__name__), "facts": told_of(event)}
                for event in transition.events
            ]
            line.append(transition.after)
        position = line[-1]
        assert entry["line"] == len(line) - 1
        assert (entry["next"]["phase"], entry["next"]["actor"], entry["next"]["winner"]) == (
            position.phase.value,
            named(position.actor),
            position.winner,
        )
        assert entry["next"]["remaining"] == distances(position)
    assert position == record.end
    return position


def named(actor: object) -> object:
    return "chance" if actor is CHANCE else actor


def distances(position: Position) -> dict[str, int]:
    return {str(seat): remaining(position, seat) for seat in position.seats}


def test_a_whole_game_of_two_people(visitor: Visitor) -> None:
    game = visitor.begins(*PEOPLE, name="  Sunday\n evening ")
    end = plays_on(visitor, game, Random(2))
    assert end.phase is Phase.OVER
    assert check_against_rulebook(visitor, game) == end
    (listed,) = visitor.ask("GET", "/games")
    assert (listed["id"], listed["name"]) == (game, "Sunday evening")
    assert (listed["phase"], listed["winner"]) == ("over", end.winner)
    assert listed["turn"] > 10
    seq = visitor.seq(game)
    assert visitor.asks_for("throw", game, seq, 422)["refusal"]["rule"] == "game-over"
    assert visitor.decides(game, seq, ["stop"], 422)["refusal"]["rule"] == "game-over"


def test_a_whole_game_with_dice_thrown_by_hand(visitor: Visitor) -> None:
    game = visitor.begins(*PEOPLE, dice="hand")
    assert plays_on(visitor, game, Random(3)).phase is Phase.OVER
    check_against_rulebook(visitor, game)
    fresh = visitor.begins(*PEOPLE, dice="hand")
    assert visitor.asks_for("throw", fresh, 0, 409)["error"] == "not-these-dice"


def test_chance_is_not_decided_by_hand_where_the_program_throws(visitor: Visitor) -> None:
    game = visitor.begins(*PEOPLE)
    plays_on(visitor, game, Random(1), most=1)
    while visitor.position(game).phase is not Phase.THROW:
        plays_on(visitor, game, Random(1), most=1)
    problem = visitor.decides(game, visitor.seq(game), ["F1W1C1I1J1K1"], 409)
    assert problem["error"] == "not-these-dice"


def test_nobody_throws_for_a_bot(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    def pause(live: Live) -> float:
        return 60.0 if live.table.position.phase is Phase.THROW else 0.0

    monkeypatch.setattr("mansuba.web.bots._pause", pause)
    game = visitor.begins("scribe", "merchant")
    with visitor.listens(game) as session:
        entries: list[Any] = []
        while not entries or entries[-1]["next"]["phase"] != "throw":
            entries += session.receive_json().get("entries", [])
        seq = len(entries)
        assert visitor.asks_for("throw", game, seq, 403)["error"] == "not-yours"
        assert visitor.asks_for("throw", game, seq - 1, 409)["error"] == "stale"
        assert visitor.seq(game) == seq


def test_bots_play_to_the_end_while_someone_listens(visitor: Visitor) -> None:
    game = visitor.begins("scribe", "merchant")
    assert visitor.seq(game) == 0, "nobody looks on yet"
    with visitor.listens(game) as session:
        session.send_json({"type": "pace", "pace": "instant"})
        heard: list[Any] = []
        while not heard or heard[-1]["next"]["phase"] != "over":
            heard += session.receive_json().get("entries", [])
    assert heard == visitor.sees(game)["entries"]
    assert check_against_rulebook(visitor, game).phase is Phase.OVER


def test_a_bot_decides_for_itself_alone(visitor: Visitor) -> None:
    game = visitor.begins("scribe", "here")
    assert visitor.decides(game, 0, ["0F@t1"], 403)["error"] == "not-yours"


def test_undo(visitor: Visitor) -> None:
    game = visitor.begins(*PEOPLE)
    assert visitor.asks_for("undo", game, 0, 409)["error"] == "nothing-to-undo"
    visitor.decides(game, 0, ["0F@t1", "0W@t2"])
    assert visitor.sees(game)["entries"][-1]["next"]["undo"]
    assert visitor.asks_for("undo", game, 2) == {"seq": 3}
    last = visitor.sees(game)["entries"][-1]
    assert (last["word"], last["line"], last["by"]) == (None, 0, 0)
    assert visitor.decides(game, 3, ["0F@t4"]) == {"seq": 4}
    check_against_rulebook(visitor, game)


def test_a_request_made_for_an_older_game_is_stale(visitor: Visitor) -> None:
    game = visitor.begins(*PEOPLE)
    visitor.decides(game, 0, ["0F@t1"])
    for problem in (
        visitor.decides(game, 0, ["0F@t2"], 409),
        visitor.asks_for("undo", game, 0, 409),
        visitor.asks_for("throw", game, 7, 409),
        visitor.ask("GET", f"/games/{game}/options", 409, params={"seen": 2}),
    ):
        assert (problem["error"], problem["seq"]) == ("stale", 1)


def test_a_repeated_request_gets_the_same_answer(visitor: Visitor) -> None:
    game = visitor.begins(*PEOPLE)
    once = request_id()
    first = visitor.decides(game, 0, ["0F@t1", "0W@t2"], request=once)
    visitor.decides(game, 2, ["0C@t3"])
    assert visitor.decides(game, 0, ["0F@t1", "0W@t2"], request=once) == first == {"seq": 2}
    assert visitor.seq(game) == 3
    undoing = request_id()
    assert visitor.asks_for("undo", game, 3, request=undoing) == {"seq": 4}
    assert visitor.asks_for("undo", game, 3, request=undoing) == {"seq": 4}


def test_decisions_are_carried_out_all_or_none(visitor: Visitor) -> None:
    game = visitor.begins(*PEOPLE)
    problem = visitor.decides(game, 0, ["0F@t1", "0W@t1"], 422)
    assert (problem["error"], problem["at"]) == ("refused", 1)
    assert problem["refusal"] == {
        "rule": "space-taken",
        "law": None,
        "facts": {"space": "t1", "by": "0F"},
    }
    problem = visitor.decides(game, 0, ["0F@t1", "hello world"], 400)
    assert (problem["error"], problem["at"]) == ("not-understood", 1)
    assert visitor.seq(game) == 0


def test_options_are_the_rulebooks_at_every_turn(visitor: Visitor) -> None:
    game, rng = visitor.begins(*PEOPLE), Random(4)
    for _ in range(30):
        position, seq = plays_on(visitor, game, rng, most=1), visitor.seq(game)
        options = visitor.ask("GET", f"/games/{game}/options", params={"seen": seq})
        assert (options["seq"], options["phase"]) == (seq, position.phase.value)
        legal = {write_decision(one) for one in position.decisions()}
        if position.phase is Phase.STEP:
            assert {way["line"][0] for way in options["ways"]} <= legal
            assert options["stop"] == ("stop" in legal)
            for way in rng.sample(options["ways"], 1):
                staged = {"seen": seq, "line": way["line"]}
                visitor.ask("GET", f"/games/{game}/options", params=staged)
        elif position.phase is not Phase.THROW:
            offered = [take["word"] for take in options["takes"] + options["places"]]
            assert {*offered, *options["passes"]} == legal


def test_a_refused_line_is_not_staged(visitor: Visitor) -> None:
    game = visitor.begins(*PEOPLE)
    staged = {"seen": 0, "line": ["0F@t1", "0W@t1"]}
    assert visitor.ask("GET", f"/games/{game}/options", 422, params=staged)["at"] == 1


def test_why(visitor: Visitor) -> None:
    game = visitor.begins(*PEOPLE)

    def why(status: int = 200, **asked: Any) -> Any:
        return visitor.ask("GET", f"/games/{game}/why", status, params={"seen": 0, **asked})

    assert why(decision="0F@u1")["refusal"]["rule"] == "outside-temple"
    assert why(line="0F@t1", decision="0W@t1")["refusal"]["rule"] == "space-taken"
    assert why(decision="0F@t1") == {"refusal": None}
    assert why(to="t1")["refusal"]["rule"] == "not-now"
    assert why(400, decision="hello world")["error"] == "not-understood"
    assert why(422)["error"] == why(422, to="t1", decision="0F@t1")["error"] == "invalid"


def test_renaming_and_deleting(visitor: Visitor) -> None:
    one, other = visitor.begins(*PEOPLE), visitor.begins(*PEOPLE)
    renamed = visitor.ask("PATCH", f"/games/{one}", json={"name": "Rematch"})
    assert (renamed["id"], renamed["name"]) == (one, "Rematch")
    assert visitor.sees(one)["name"] == "Rematch"
    visitor.ask("DELETE", f"/games/{other}", 204)
    assert [listed["id"] for listed in visitor.ask("GET", "/games")] == [one]
    for method, path in (("GET", ""), ("DELETE", ""), ("GET", "/record")):
        problem = visitor.ask(method, f"/games/{other}{path}", 404)
        assert problem["error"] == "no-such-game"


def test_boards_of_ones_own(visitor: Visitor, tmp_path: Path) -> None:
    (tmp_path / "boards" / "broken.toml").write_text("name = 3")
    (tmp_path / "boards" / "mine.toml").write_text('board = "sun"\nsanctuary = false\n')
    boards = {board["name"]: board for board in visitor.ask("GET", "/choices")["boards"]}
    assert list(boards) == ["sun", "oasis", "broken", "mine", "yard"]
    assert (boards["yard"]["own"], boards["sun"]["own"]) == (True, False)
    assert (boards["yard"]["players"], boards["yard"]["spaces"]) == ([2], 30)
    assert boards["broken"]["problem"] == "spaces: this is missing"
    seats = [{"name": "A", "player": "here"}, {"name": "B", "player": "here"}]
    game = visitor.ask("POST", "/games", 201, json={"board": "mine", "seats": seats})
    assert game["house_rules"]["sanctuary"] is False
    for new, error in (
        ({"board": "broken", "seats": seats}, "no-such-board"),
        ({"board": "../sun", "seats": seats}, "no-such-board"),
        ({"board": "yard", "seats": [*seats, *seats]}, "wrong-number-of-seats"),
        ({"seats": [{"name": "A", "player": "deity"}, *seats]}, "no-such-player"),
    ):
        assert visitor.ask("POST", "/games", 422, json=new)["error"] == error


def test_house_rules(visitor: Visitor) -> None:
    rules = {"laws_bind": "mover", "temple_reentry": "same-move", "sanctuary": False}
    game = visitor.begins(*PEOPLE, house_rules=rules)
    assert visitor.sees(game)["house_rules"] == rules


def test_a_game_like_another(visitor: Visitor, tmp_path: Path) -> None:
    """It has the edition of that game, whatever the boards are called by now."""
    mine = tmp_path / "boards" / "mine.toml"
    ring = ["falcon", "woman", "crocodile", "cat", "jackal", "ibis"]
    faces = "".join(f'{kind} = ["5", "5", "5", "6n"]\n' for kind in ring)
    mine.write_text(f'board = "sun"\nring = {ring}\nsanctuary = false\n[faces]\n{faces}')
    people = [{"name": "A", "player": "here"}, {"name": "B", "player": "here"}]

    def begins(**asked: Any) -> Any:
        return visitor.ask("POST", "/games", 201, json={"seats": people, **asked})

    first = begins(board="mine", house_rules={"laws_bind": "mover"})
    mine.unlink()
    again = begins(like=first["id"])
    for part in ("board", "ring", "faces", "house_rules"):
        assert again[part] == first[part]
    assert again["ring"] == list("FWCKJI")
    assert again["id"] != first["id"]
    changed = begins(like=again["id"], house_rules={"sanctuary": True})
    assert changed["house_rules"] == {**first["house_rules"], "sanctuary": True}
    assert changed["faces"] == first["faces"]


def test_a_game_like_none(visitor: Visitor) -> None:
    game = visitor.begins(*PEOPLE)
    seats = [{"name": "A", "player": "here"}, {"name": "B", "player": "here"}]

    def refused(status: int, **asked: Any) -> tuple[str, str]:
        problem = visitor.ask("POST", "/games", status, json={"seats": seats, **asked})
        return problem["error"], problem["where"]

    assert refused(404, like="nothing") == refused(404, like="../sun") == ("no-such-game", "")
    assert refused(422, like=game, board="yard") == ("invalid", "body.like")
    assert refused(422, like=game, seats=seats * 2) == ("wrong-number-of-seats", "body.seats")


def test_a_game_stands_where_it_stood_after_every_restart(tmp_path: Path) -> None:
    rng = Random(5)
    with visiting(tmp_path) as visitor:
        game = visitor.begins(*PEOPLE)
        view = visitor.sees(game)
    for _ in range(5):
        with visiting(tmp_path) as visitor:
            assert visitor.sees(game) == view
            plays_on(visitor, game, rng, most=rng.randint(1, 12))
            seq = visitor.seq(game)
            if visitor.sees(game)["entries"][-1]["next"]["undo"]:
                visitor.asks_for("undo", game, seq)
            view = visitor.sees(game)
    with visiting(tmp_path) as visitor:
        check_against_rulebook(visitor, game)


def test_a_second_server_on_the_same_games_is_told_and_loses_nothing(tmp_path: Path) -> None:
    with visiting(tmp_path) as one, visiting(tmp_path) as other:
        game = one.begins(*PEOPLE)
        assert other.seq(game) == 0
        mine, once = request_id(), request_id()
        one.decides(game, 0, ["0F@t1"], request=mine)
        assert other.decides(game, 0, ["0F@t2"], 409)["seq"] == 1
        assert other.decides(game, 0, ["0F@t1"], request=mine) == {"seq": 1}
        other.decides(game, 1, ["0W@t2"], request=once)
        assert one.sees(game) == other.sees(game)
        one.ask("PATCH", f"/games/{game}", json={"name": "Ours"})
        assert other.sees(game)["name"] == "Ours"
        one.ask("DELETE", f"/games/{game}", 204)
        assert other.decides(game, 2, ["0C@t3"], 404)["error"] == "no-such-game"


def test_two_servers_that_write_at_the_very_same_time(tmp_path: Path) -> None:
    """The later one believes that nothing has happened until it tries to write."""
    with visiting(tmp_path) as one, visiting(tmp_path) as other:
        game = one.begins(*PEOPLE)
        store = other.client.app.state.host._store  # type: ignore[attr-defined]
        truth, lies = store.glance, list[Glance]()

        async def glance(asked: str, seq: int) -> Any:
            return lies.pop() if lies else await truth(asked, seq)

        store.glance = glance
        assert other.seq(game) == 0
        mine = request_id()
        one.decides(game, 0, ["0F@t1"], request=mine)
        lies.append(Glance((), None, Terms(), {}, None))
        assert other.decides(game, 0, ["0F@t2"], 409)["seq"] == 1
        one.decides(game, 1, ["0W@t2"], request=mine + "-")
        lies.append(Glance((), None, Terms(), {}, None))
        assert other.decides(game, 1, ["0W@t2"], request=mine + "-") == {"seq": 2}
        assert one.sees(game) == other.sees(game)
