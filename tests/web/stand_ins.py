"""Players of the tests' own that think in the bots' processes, and leave word of it in a folder."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

from mansuba import Phase, Position, Step
from mansuba.players import AS_USUAL, PLAYERS, Budget, Line, Player, Thought
from mansuba.web import thinker
from tests.playing import steer

ROOT = Path(__file__).parents[2]
HERE = "import sys; sys.path.insert(0, sys.argv.pop(1)); import tests.web.stand_ins as s; s.main()"
LONG = 300
"""Seconds that are as good as for ever."""


class StandIn(Player):
    """Plays in the place of every bot, once it is ready."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def make_ready(self) -> Iterator[str]:
        """What is done instead of compiling."""
        yield from ()

    def think(self, position: Position, rng: Random, budget: Budget = AS_USUAL) -> Thought:
        self.says("asked", f"{os.getpid()} {position.phase.value} {budget.seconds}")
        return Thought(self.line(position, rng, budget), {}, ())

    def line(self, position: Position, rng: Random, budget: Budget) -> Line:
        """A plan for as long as it is asked itself."""
        line: Line = ()
        end = position
        while not line or (end.actor == position.actor and end.phase is not Phase.TAKE):
            line += (steer(end, rng),)
            end = end.after(line[-1])
        return line

    def says(self, what: str, line: object = "") -> None:
        """Leave word: one more line of a file."""
        with (self.folder / what).open("a") as file:
            file.write(f"{line}\n")


class Planner(StandIn):
    """Nothing happens to it."""


class Ponderer(StandIn):
    """Thinks until it is stopped, or told to go on."""

    def line(self, position: Position, rng: Random, budget: Budget) -> Line:
        stop = budget.stop
        assert stop
        self.says("begun", os.getpid())
        wait_for(lambda: stop.is_set() or (self.folder / "go on").exists(), LONG)
        if stop.is_set():
            self.says("stopped", os.getpid())
        return super().line(position, rng, budget)


class Deaf(StandIn):
    """Does not stop at its first thought, whoever asks for it."""

    def line(self, position: Position, rng: Random, budget: Budget) -> Line:
        if not (self.folder / "begun").exists():
            self.says("begun", os.getpid())
            time.sleep(LONG)
        return super().line(position, rng, budget)


class Broken(StandIn):
    def line(self, position: Position, rng: Random, budget: Budget) -> Line:
        raise RuntimeError("no idea")


class Cheat(StandIn):
    def line(self, position: Position, rng: Random, budget: Budget) -> Line:
        return (Step("NOWHERE"),)


class Speechless(StandIn):
    def line(self, position: Position, rng: Random, budget: Budget) -> Line:
        return ()


class Doomed(StandIn):
    """Ends its process with every thought."""

    def line(self, position: Position, rng: Random, budget: Budget) -> Line:
        os.kill(os.getpid(), signal.SIGKILL)
        return super().line(position, rng, budget)


class Talker(StandIn):
    """Says aloud what is no answer."""

    def line(self, position: Position, rng: Random, budget: Budget) -> Line:
        print("Hmm.", flush=True)
        os.write(1, b"Hmm.")
        return super().line(position, rng, budget)


class Late(StandIn):
    """Is ready only when it is told to go on."""

    def make_ready(self) -> Iterator[str]:
        yield "late"
        self.says("begun", os.getpid())
        wait_for((self.folder / "go on").exists, LONG)


class Unready(StandIn):
    def make_ready(self) -> Iterator[str]:
        yield "unready"
        raise OSError("no room")


class Unborn(StandIn):
    """Its process ends before it can be asked anything."""

    def make_ready(self) -> Iterator[str]:
        self.says("begun", os.getpid())
        sys.exit("not today")


Offer = Callable[[type[StandIn]], Path]
"""The fixture `offer`: lets somebody else think; where word is left of it."""


def command_of(player: type[StandIn], folder: Path) -> tuple[str, ...]:
    """What begins a process in which this player thinks."""
    return (sys.executable, "-c", HERE, str(ROOT), player.__name__, str(folder))


def wait_for(it_is_so: Callable[[], object], seconds: float = 20) -> None:
    end = time.monotonic() + seconds
    while not it_is_so():
        assert time.monotonic() < end
        time.sleep(0.01)


def word(file: Path) -> list[str]:
    """What was left word of, as soon as there is any."""
    wait_for(lambda: file.exists() and file.read_text().endswith("\n"))
    return file.read_text().splitlines()


def wait_until_gone(pid: int) -> None:
    """Until no process has this number, or nothing but its number is left of it."""
    wait_for(lambda: not _is_there(pid))


def _is_there(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    status = Path(f"/proc/{pid}/stat")  # an orphan stays there until someone asks how it ended
    return not (status.exists() and status.read_text().rpartition(")")[2].split()[0] == "Z")


def main() -> None:
    """The process itself, with somebody else in it."""
    player: StandIn = globals()[sys.argv[1]](Path(sys.argv[2]))
    vars(thinker).update(PLAYERS=dict.fromkeys(PLAYERS, player), making_ready=player.make_ready)
    thinker.main()
