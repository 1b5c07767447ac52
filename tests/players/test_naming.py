"""Players by name, with efforts and programs."""

from __future__ import annotations

import importlib
import pickle
from random import Random

import pytest

from mansuba import Edition, Phase, Position
from mansuba.players import (
    AS_USUAL,
    PLAYERS,
    Budget,
    Outside,
    Player,
    Thought,
    UnknownPlayerError,
    naming,
    player_called,
)

START = Position.new(Edition.standard(), players=2)


class Searcher(Player):
    """Its thought tells the budget that it was given."""

    searches = True
    compiled = True

    def think(self, position: Position, rng: Random, budget: Budget = AS_USUAL) -> Thought:
        return Thought(position.decisions()[:1], {0: float(budget.effort or 0)}, ())


@pytest.fixture(autouse=True)
def _searcher(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(naming, "PLAYERS", {**PLAYERS, "searcher": Searcher()})


@pytest.mark.parametrize("name", PLAYERS)
def test_a_name_is_a_player(name: str) -> None:
    assert player_called(name) is PLAYERS[name]


def test_an_effort_is_used_unless_another_is_asked_for() -> None:
    player = player_called("searcher:2000")
    thought = player.think(START, Random(1))
    assert (thought.chances, thought.line) == ({0: 2000.0}, player.plan(START, Random(1)))
    assert player.think(START, Random(1), Budget(effort=7)).chances == {0: 7.0}
    assert player.searches
    assert player.compiled


def test_a_command_line_is_split_into_words_and_no_shell_sees_it() -> None:
    player = player_called("run:bot 'my weights' $HOME; rm")
    assert isinstance(player, Outside)
    assert player._words == ["bot", "my weights", "$HOME;", "rm"]


def test_players_can_be_sent_to_another_process() -> None:
    for name in ("merchant", "searcher:5", "run:bot --fast"):
        player = player_called(name)
        assert type(pickle.loads(pickle.dumps(player))) is type(player)
    copy = pickle.loads(pickle.dumps(Outside("bot", patience=2)))
    assert (copy.command, copy.patience, copy.faults) == ("bot", 2, 0)


@pytest.mark.parametrize(
    "name",
    [
        *("", "pharaoh", "Merchant", " merchant", "merchant:", "merchant:5", "pharaoh:5"),
        *("searcher:", "searcher:0", "searcher:-1", "searcher:05", "searcher:1e3", "searcher:5:5"),
        *("searcher:1234567890", "searcher:٣", "run:", "run:  ", "run:bot 'quoted"),
    ],
)
def test_nobody_is_called_otherwise(name: str) -> None:
    with pytest.raises(UnknownPlayerError) as refused:
        player_called(name)
    error = pickle.loads(pickle.dumps(refused.value))
    assert error.name == name
    efforts = ("vizier:EFFORT", "searcher:EFFORT")
    assert error.known == (*PLAYERS, "searcher", *efforts, "run:COMMAND")
    assert repr(name) in str(error)


def test_whoever_needs_compiled_code_is_asked_to_use_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[Position] = []

    class Compiled(Searcher):
        def think(self, position: Position, rng: Random, budget: Budget = AS_USUAL) -> Thought:
            asked.append(position)
            return super().think(position, rng, budget)

    players = {"scribe": PLAYERS["scribe"], "fast": Compiled()}
    monkeypatch.setattr("mansuba.players.ready.PLAYERS", players)
    importlib.import_module("mansuba.players.__main__").main()
    assert [one.phase for one in asked] == [Phase.SET_UP, Phase.TAKE, Phase.STEP]
    assert "Preparing the fast" in capsys.readouterr().out
