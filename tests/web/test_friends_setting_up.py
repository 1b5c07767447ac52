"""Friends set up at the same time, and the log takes it in the order of the seats."""

from __future__ import annotations

from itertools import permutations
from pathlib import Path
from random import Random
from typing import Any

import pytest

from mansuba.table.store_errors import StoreFullError
from tests.web.friends import town
from tests.web.together import (
    arranges,
    host_of,
    listening,
    says,
    seated,
    seats_of,
    set_up,
    set_ups,
    sits,
    with_pond,
    words,
)
from tests.web.visiting import request_id


def test_in_whatever_order_it_comes_the_log_has_the_order_of_the_seats(tmp_path: Path) -> None:
    with town(with_pond(tmp_path)) as place:
        friends = place.friends("Nefer", "Ana", "Ina")
        for order in permutations(range(3)):
            game = friends[0].begins("here", "open", "open", board="pond")
            secret = friends[0].invites(game)["secret"]
            numbers = [seat["seat"] for seat in seats_of(friends[0], game)]
            for seat, friend in list(zip(numbers, friends, strict=True))[1:]:
                friend.joins(game, secret)
                sits(friend, game, seat)
            wanted = set_ups(friends[0].position(game), Random(str(order)))
            for at, number in enumerate(order):
                seat, friend = numbers[number], friends[number]
                arranges(friend, game, seat, wanted[seat])
                view = friends[0].sees(game)
                come = {numbers[other] for other in order[: at + 1]}
                due = next((n for n in numbers if n not in come), None)
                waiting = [n for n in sorted(come) if due is not None and n > due]
                assert view["company"]["arranged"] == waiting
                told = [entry["by"] for entry in view["entries"] if entry["word"]]
                assert not set(waiting) & set(told), "nobody sees what is not in the log"
            log = [word for word in words(friends[0], game) if "@" in word]
            assert log == [word for seat in numbers for word in wanted[seat]]
            last = friends[0].sees(game)["entries"][-1]
            assert (last["by"], last["next"]["phase"]) == ("chance", "throw"), "the lot follows"


def test_it_may_be_changed_until_its_turn_comes(tmp_path: Path) -> None:
    with town(tmp_path) as place:
        game, sitting = seated(place, "Nefer", "Ana")
        arranges(sitting[1], game, 1, set_up(1))
        arranges(sitting[1], game, 1, set_up(1, "654321"))
        with listening(sitting[0], game) as ear:
            ear.until(lambda message: message["type"] == "present")
            arranges(sitting[1], game, 1, set_up(1, "213456"))
            told = ear.hears()
            assert (told["type"], told["company"]["arranged"]) == ("company", [1])
            assert "@u" not in str(told)
        arranges(sitting[0], game, 0, set_up(0))
        log = words(sitting[0], game)
        assert log[1:13] == [*set_up(0), *set_up(1, "213456")]
        assert arranges(sitting[1], game, 1, set_up(1), 409)["error"] == "not-now"


def test_by_hand_as_well_and_then_what_waited_is_gone(tmp_path: Path) -> None:
    with town(tmp_path) as place:
        game, sitting = seated(place, "Nefer", "Ana")
        arranges(sitting[1], game, 1, set_up(1))
        for number, word in enumerate(set_up(0), 1):
            sitting[0].decides(game, number, [word])
        assert words(sitting[0], game)[1:13] == [*set_up(0), *set_up(1)]
        assert sitting[0].sees(game)["company"]["arranged"] == []


def test_whoever_begins_otherwise_after_a_fault_is_not_held_to_what_waited(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with town(tmp_path) as place:
        game, sitting = seated(place, "Nefer", "Ana")
        store = host_of(place)._store

        async def fails(*_given: Any) -> None:
            raise StoreFullError("no room")

        with monkeypatch.context() as patch:
            patch.setattr(store, "append", fails)
            assert arranges(sitting[0], game, 0, set_up(0)) == {"seq": 1}, "it is kept, and waits"
        assert sitting[0].sees(game)["company"]["arranged"] == [0]
        assert sitting[0].decides(game, 1, ["0F@t6"]) == {"seq": 2}
        assert sitting[0].sees(game)["company"]["arranged"] == []
        assert sitting[0].decides(game, 2, ["0W@t1"]) == {"seq": 3}


def test_what_cannot_be_a_set_up(tmp_path: Path) -> None:
    with town(tmp_path) as place:
        game, sitting = seated(place, "Nefer", "Ana")
        good = set_up(1)
        watcher = place.friends("Ina")[0]
        watcher.joins(game, sitting[0].invites(game, watch=True)["secret"])
        for friend, seat, line, status, error in (
            (sitting[1], 1, [*good[:5], "1K@u1"], 422, "refused"),
            (sitting[1], 1, [*good[:5], "1K@t1"], 422, "refused"),
            (sitting[1], 1, [*good[:5], "hello"], 400, "not-understood"),
            (sitting[1], 1, set_up(0), 422, "refused"),
            (sitting[1], 1, good[:5], 422, "invalid"),
            (sitting[1], 1, [*good, "NE"], 422, "invalid"),
            (sitting[1], 0, set_up(0), 403, "not-yours"),
            (sitting[1], 7, good, 403, "not-yours"),
            (sitting[0], 1, good, 403, "not-yours"),
            (watcher, 1, good, 403, "not-yours"),
        ):
            assert arranges(friend, game, seat, line, status)["error"] == error
        assert words(sitting[0], game) == ["sat"]
        assert sitting[0].sees(game)["company"]["arranged"] == []
        says(sitting[0], game, "pause")
        assert arranges(sitting[1], game, 1, good, 409)["error"] == "not-now"


def test_whoever_leaves_takes_it_along(tmp_path: Path) -> None:
    with town(tmp_path) as place:
        game, sitting = seated(place, "Nefer", "Ana")
        arranges(sitting[1], game, 1, set_up(1))
        says(sitting[1], game, "leave", seat=1)
        arranges(sitting[0], game, 0, set_up(0))
        assert words(sitting[0], game) == ["sat", "opened", *set_up(0)]
        sits(sitting[1], game, 1)
        assert arranges(sitting[1], game, 1, set_up(1))["seq"] == 16, "and the lot"


def test_whoever_uses_its_id_once_more_holds_up_nobody(tmp_path: Path) -> None:
    once = request_id()
    with town(tmp_path) as place:
        game, sitting = seated(place, "Nefer", "Ana")
        arranges(sitting[1], game, 1, set_up(1), request=once)
        mix = {"do": "mix", "id": once, "seat": 1, "value": "0" * 32}
        sitting[1].ask("POST", f"/games/{game}/table", json=mix)
        arranges(sitting[0], game, 0, set_up(0))
        assert words(sitting[0], game)[2:14] == [*set_up(0), *set_up(1)]


def test_it_waits_through_a_restart_and_a_repeat_changes_nothing(tmp_path: Path) -> None:
    once = request_id()
    with town(tmp_path) as place:
        game, sitting = seated(place, "Nefer", "Ana")
        first = arranges(sitting[1], game, 1, set_up(1), request=once)
        assert arranges(sitting[1], game, 1, set_up(1), request=once) == first == {"seq": 1}
    with town(tmp_path) as place:
        for friend in sitting.values():
            friend.client = place.client
        assert sitting[0].sees(game)["company"]["arranged"] == [1]
        arranges(sitting[0], game, 0, set_up(0))
        assert words(sitting[0], game)[1:13] == [*set_up(0), *set_up(1)]
        before = sitting[0].sees(game)
        arranges(sitting[1], game, 1, set_up(1), request=once)
        assert sitting[0].sees(game) == before
