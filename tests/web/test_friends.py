"""Friends who play whole games through invitations, held against the rulebook and the proof."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from mansuba import Phase
from tests.web.friends import town
from tests.web.together import (
    all_listening,
    check_to_the_end,
    play_on,
    says,
    seated,
    with_pond,
)

NAMES = ("Nefer", "Ana", "Ina", "Tiaa", "Ipi", "Sennu")


@pytest.mark.parametrize(("players", "board"), [(2, "yard"), (3, "pond"), (6, "pond")])
def test_a_whole_game(tmp_path: Path, players: int, board: str) -> None:
    with town(with_pond(tmp_path)) as place:
        game, sitting = seated(place, *NAMES[:players], board=board)
        for seat, friend in list(sitting.items())[1:]:
            says(friend, game, "mix", seat=seat, value=f"{seat:032x}")
        with all_listening(game, sitting) as ears:
            first, *others = ears.values()
            end = play_on(game, sitting, Random(players), first)
            assert end.phase is Phase.OVER
            for ear in others:
                ear.upto(len(first.entries))
                assert ear.entries == first.entries
        for friend in sitting.values():
            assert friend.sees(game)["entries"] == first.entries
        assert check_to_the_end(sitting[0], game) == end
        (listed,) = sitting[0].ask("GET", "/games")
        assert (listed["phase"], listed["winner"], listed["awaits"]) == ("over", end.winner, None)
