"""Games that were once written down are still played, told and decided in the same way.

When the rules or the telling change on purpose, write the files anew and read what changed:

    python -m tests.playthroughs.write
"""

from __future__ import annotations

from pathlib import Path

import pytest

from mansuba import Edition, Phase
from mansuba.rulebook import events
from tests.playing import random_game
from tests.playthroughs.telling import read, replay, tell
from tests.playthroughs.write import head, rewritten

GAMES = sorted(Path(__file__).parent.glob("*.txt"))


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_replay(path: Path) -> None:
    text = path.read_text("utf-8")
    start, decisions = read(text.splitlines())
    told = "\n".join([*head(text), *tell(start, replay(start, decisions))]) + "\n"
    assert text.splitlines() == told.splitlines()
    assert rewritten(text) == text


def test_a_changed_game_is_noticed() -> None:
    text = GAMES[0].read_text("utf-8")
    lines = text.splitlines()
    spot = next(number for number, line in enumerate(lines) if " over " in line)
    lines[spot] = lines[spot].replace(" over ", " under ")
    assert rewritten("\n".join(lines) + "\n") == text


def test_the_games_have_something_of_everything() -> None:
    found: set[type] = set()
    players: set[int] = set()
    ended = 0
    for path in GAMES:
        start, decisions = read(path.read_text("utf-8").splitlines())
        players.add(len(start.seats))
        for transition in replay(start, decisions):
            found |= {type(event) for event in transition.events}
            ended += transition.after.phase is Phase.OVER
    assert {2, 3, 6} <= players
    assert ended >= 2
    assert found == {
        sort
        for sort in vars(events).values()
        if isinstance(sort, type) and sort.__module__ == events.__name__
    }


def test_telling_and_reading_are_each_others_opposite() -> None:
    game = list(random_game(Edition.standard(), 4, seed=5, most=300, steered=0.8))
    start, decisions = read(tell(game[0].before, game))
    assert start == game[0].before
    assert decisions == [transition.decision for transition in game]
