"""Programs of someone else's: one that works, and many that do not."""

from __future__ import annotations

import gc
import json
import os
import re
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from threading import Event, Timer

import pytest

from mansuba import Edition, Lot, Position
from mansuba.notation import read_edition, read_position, write_decision
from mansuba.players import PLAYERS, Budget, NobodyActsError, Outside
from mansuba.players.outside import MOST_IN_A_ROW
from mansuba.players.program import Program, ProgramError, Trouble
from mansuba.players.talk import edition_line
from tests.openings import set_up, thrown
from tests.players.games import game, outcome

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "bots.md").read_text("utf-8")
POND = Edition.load(ROOT / "tests" / "boards" / "pond.toml")
START = Position.new(POND, players=2)
PYTHON = (sys.executable, "-I", "-S")
PATIENCE = 60.0

PRELUDE = """
import os, signal, subprocess, sys, time
def note(*words): print(*words, flush=True, file=open(sys.argv[1], "a"))
def say(*words): print(*words, flush=True)
def heard(command):
    for line in sys.stdin:
        if line.split()[0] == command:
            return line.split()[1:]
    sys.exit()
note(os.getpid())
"""
GREETED = 'heard("mansuba-bot"); say("ready")\n'


class Bot(Outside):
    """A Python program in a file, and what it noted in another."""

    def __init__(self, folder: Path, body: str, patience: float) -> None:
        (folder / "bot.py").write_text(PRELUDE + body, "utf-8")
        self.notes = folder / "notes"
        self.notes.touch()
        super().__init__(shlex.join((*PYTHON, str(folder / "bot.py"), str(self.notes))), patience)

    @property
    def noted(self) -> list[str]:
        return self.notes.read_text("utf-8").splitlines()


Make = Callable[..., Bot]


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Make]:
    """Makes a player of a Python program; whatever process it noted has to be gone in the end."""
    made: list[Bot] = []

    def make(body: str, patience: float = PATIENCE) -> Bot:
        made.append(Bot(tmp_path, body, patience))
        return made[-1]

    yield make
    for bot in made:
        bot.close()
        assert not [pid for pid in bot.noted if pid.isdigit() and not gone(int(pid))]


def gone(pid: int) -> bool:
    """Whether a process ends, soon."""
    end = time.monotonic() + 20
    while time.monotonic() < end:
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return True
        stat = Path(f"/proc/{pid}/stat")  # where its parent is slow to notice that it has ended
        if stat.exists() and ") Z " in stat.read_text():
            return True
        time.sleep(0.01)
    return False


# --- the page -----------------------------------------------------------------------------------


def test_the_example_in_the_docs_plays_whole_games(tmp_path: Path) -> None:
    example = re.search(r"```python\n(import .*?)```", PAGE, re.DOTALL)
    assert example
    assert sum(map(bool, example[1].splitlines())) <= 30
    (tmp_path / "example.py").write_text(example[1], "utf-8")
    bot = Outside(shlex.join((*PYTHON, str(tmp_path / "example.py"))), patience=60)

    def outcomes() -> list[tuple[int | None, int]]:
        tables = ([bot, PLAYERS["merchant"]], [bot, bot, bot])
        return [outcome(POND, seats, seed=1, most=5000) for seats in tables]

    games = outcomes()
    assert outcomes() == games, "the seed decides"
    bot.close()
    assert bot.faults == 0
    assert None not in [winner for winner, _ in games]


def test_the_page_shows_what_is_really_said() -> None:
    said = dict(re.findall(r"^    > (position|legal) (.*[^…])$", PAGE, re.MULTILINE))
    position = read_position(said["position"])
    assert said["legal"].split() == [*map(write_decision, position.decisions())]
    edition = json.loads(edition_line(POND).removeprefix("edition "))
    table = PAGE.partition("## The edition")[2].partition("A program in Python")[0]
    named = [
        key for row in re.findall(r"^\| (`.*?) \|", table, re.MULTILINE) for key in row.split(", ")
    ]
    assert [f"`{key}`" for key in edition] == named
    assert read_edition(edition["file"]) == POND
    assert re.findall(r"^\| `([A-Z0-9_]+)`", PAGE, re.MULTILINE) == [one.name for one in Trouble]


# --- programs that work -------------------------------------------------------------------------


def test_what_it_says_becomes_a_thought(program: Make) -> None:
    bot = program(
        GREETED
        + """
while heard("go"):
    say("info chances 0 0.2 3 0.6")
    say("info depth 7")
    say("info candidate 0.1 F:0F")
    say("info candidate 0.2 F:0F")
    say("info candidate 0.3 C:0C NW")
    say("decide C:0C NW")
"""
    )
    position = thrown(2)
    thought = bot.think(position, Random(1))
    assert bot.faults == 0
    assert thought.chances == pytest.approx({0: 0.25, 3: 0.75})
    assert [*map(write_decision, thought.line)] == ["C:0C", "NW"]
    assert [candidate.chance for candidate in thought.candidates] == [0.3, 0.2]
    assert thought.candidates[0].line == thought.line == bot.plan(position, Random(1))


def test_what_it_does_not_say_is_guessed(program: Make) -> None:
    bot = program(GREETED + 'while legal := heard("legal"): heard("go"); say("decide", legal[-1])')
    thought = bot.think(START, Random(1))
    assert thought.line == START.decisions()[-1:]
    assert set(thought.chances) == {0, 3}
    assert sum(thought.chances.values()) == pytest.approx(1)
    assert [candidate.line for candidate in thought.candidates] == [thought.line]


def test_a_line_goes_no_further_than_to_somebody_elses_decision(program: Make) -> None:
    """Seat 0's set-up has six decisions; the words after them are nobody's business."""
    spaces = POND.board.temples[0]
    words = [f"0{kind}@{space}" for kind, space in zip("FWCIJK", spaces, strict=True)]
    bot = program(GREETED + f'heard("go"); say("decide {" ".join(words)} 3F@k11 whatever")')
    assert [*map(write_decision, bot.plan(START, Random(1)))] == words
    assert bot.faults == 0


def test_it_is_told_what_it_may_use_and_the_edition_once(program: Make) -> None:
    bot = program(
        """
for line in sys.stdin:
    note(line[:60].strip())
    if line.startswith("mansuba-bot"): say("ready to play")
    if line.startswith("legal"): legal = line.split()[1:]
    if line.startswith("go"): say("decide", legal[0])
"""
    )
    rng, seeds = Random(5), Random(5)
    position = START
    for budget in (Budget(), Budget(effort=20), Budget(effort=20, seconds=0.5)):
        position = position.after(bot.decide(position, rng, budget))
    bot.decide(set_up(2).but(figures={}), rng)
    bot.close()
    goes = [line for line in bot.noted if line.startswith("go")]
    assert goes == [
        f"go seat 0 seed {seeds.getrandbits(32)}{more}"
        for more in ("", " effort 20", " effort 20 seconds 0.5", "")
    ]
    commands = [line.split()[0] for line in bot.noted[1:]]
    question = ["position", "legal", "go"]
    assert commands == ["mansuba-bot", *["edition", *3 * question], "edition", *question, "quit"]


def test_whoever_need_not_wait_any_longer_does_not(program: Make) -> None:
    """What comes too late is not taken for the answer to the next question."""
    bot = program(
        GREETED
        + """
for turn in range(3):
    legal = heard("legal"); heard("go")
    if turn == 1: say("info candidate 0.5", legal[3])
    note("asked")
    if turn < 2: heard("stop")
    say("decide", legal[turn])
"""
    )
    decided = []
    for turn in range(3):
        stop = Event()

        def stop_once_asked(turn: int = turn, stop: Event = stop) -> None:
            while bot.noted.count("asked") <= turn:
                time.sleep(0.01)
            stop.set()

        if turn < 2:
            Timer(0, stop_once_asked).start()
        decided.append(bot.decide(START, Random(1), Budget(stop=stop)))
    legal = START.decisions()
    assert decided[1:] == [legal[3], legal[2]]
    assert decided[0] == PLAYERS["merchant"].decide(START, _after_a_seed())
    assert bot.faults == 0
    stop = Event()
    stop.set()
    asked = bot.noted
    assert bot.decide(START, Random(1), Budget(stop=stop)) in legal
    assert (bot.faults, bot.noted) == (0, asked)


def _after_a_seed() -> Random:
    rng = Random(1)
    rng.getrandbits(32)
    return rng


# --- programs that do not -----------------------------------------------------------------------

SILENT = 'note("silent")\n'
"""Says to us, but not to whoever waits, that there will be nothing to hear."""

NONSENSE = {
    "crashes at the start": (Trouble.ENDED, 'raise SystemExit("no")'),
    "crashes when asked": (Trouble.ENDED, GREETED + 'heard("go"); 1 / 0'),
    "closes its output": (Trouble.ENDED, "os.close(1); time.sleep(600)"),
    "closes its input": (Trouble.ENDED, 'os.close(0); say("ready"); time.sleep(600)'),
    "is silent": (Trouble.SILENT, SILENT + "time.sleep(600)"),
    "sleeps when asked": (Trouble.SILENT, GREETED + 'heard("go")\n' + SILENT + "time.sleep(600)"),
    "only complains": (Trouble.SILENT, SILENT + 'while True: os.write(2, b"oh dear, " * 9999)'),
    "ignores signals": (
        Trouble.SILENT,
        "for one in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):\n"
        "    signal.signal(one, signal.SIG_IGN)\n" + SILENT + "while True: time.sleep(600)",
    ),
    "has children": (
        Trouble.NOT_UNDERSTOOD,
        "for body in ('import time; time.sleep(600)', 'while True: pass'):\n"
        "    note(subprocess.Popen([sys.executable, '-I', '-S', '-c', body]).pid)\n"
        "say('children')",
    ),
    "no end of a line": (Trouble.TOO_MUCH, 'while True: os.write(1, b"x" * 65536)'),
    "no end of lines": (
        Trouble.TOO_MUCH,
        GREETED + 'while True: os.write(1, b"info hm\\n" * 999)',
    ),
    "is not text": (Trouble.NOT_UTF8, GREETED + 'os.write(1, b"\\xff\\n"); time.sleep(600)'),
    "greets wrongly": (Trouble.NOT_UNDERSTOOD, 'say("hello, world"); time.sleep(600)'),
    **{
        f"says {text!r}": (trouble, GREETED + f"heard('go'); say({text!r}); time.sleep(600)")
        for trouble, texts in {
            Trouble.NOT_UNDERSTOOD: (
                *("", "hello, world", "ready", "decide", "decided 0F@c3", "info candidate 0.5"),
                *("info candidate x 0F@c3", "info candidate 1.5 0F@c3", "info candidate nan 0F@c3"),
                *(
                    "info chances",
                    "info chances 0 0.5",
                    "info chances 0 0.5 3",
                    "info chances 0 0 3 0",
                ),
                *(
                    "info chances 0 0.5 1 0.5",
                    "info chances 0 inf 3 0.5",
                    "info chances 0 0.5 3 -0.5",
                ),
                "info chances 0 0.2 3 0.5 3 0.3",
            ),
            Trouble.ILLEGAL: (
                *(
                    "decide 0F@k11",
                    "decide stop",
                    "decide 3F@k11",
                    "decide lot:0",
                    "decide 0F@nowhere",
                ),
                *("decide 0F@c3 0W@c3", "info candidate 0.5 0W@c3", "decide 0f@c3"),
            ),
        }.items()
        for text in texts
    },
}


class Flying:
    """A clock that is past all patience once a program has noted that it is silent."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def monotonic(self) -> float:
        return time.monotonic() + PATIENCE * ("silent" in self.bot.noted)


@pytest.mark.parametrize("what", NONSENSE)
def test_nonsense_costs_a_decision_and_nothing_else(
    program: Make,
    what: str,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Nobody waits as long as they could, but where silence is all there is: then time flies."""
    trouble, body = NONSENSE[what]
    bot = program(body, patience=PATIENCE)
    begun = time.monotonic()
    monkeypatch.setattr("mansuba.players.protocol.time", Flying(bot))
    assert bot.decide(START, Random(1)) == PLAYERS["merchant"].decide(START, _after_a_seed())
    assert time.monotonic() - begun < PATIENCE
    assert dict(bot.troubles) == {trouble: 1}
    assert trouble.value in caplog.text


def test_a_program_that_is_not_there(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("not a program")
    for command in (str(tmp_path / "nothing"), str(tmp_path), str(tmp_path / "text"), "no\0thing"):
        bot = Outside(shlex.quote(command))
        assert bot.decide(START, Random(1)) in START.decisions()
        assert dict(bot.troubles) == {Trouble.NOT_STARTED: 1}
        bot.close()


def test_the_game_goes_on_with_a_program_that_crashes_now_and_then(
    program: Make, caplog: pytest.LogCaptureFixture
) -> None:
    bot = program(
        GREETED
        + """
for _ in range(10):
    legal = heard("legal"); heard("go"); say("decide", legal[0])
heard("go"); sys.exit("I am tired")
"""
    )
    asked = 0
    for step in game(POND, [bot, PLAYERS["merchant"]], seed=1, most=5000):
        asked += step.before.actor == 0
        end = step.after
    assert end.winner == 3
    assert bot.faults == bot.troubles[Trouble.ENDED] == asked // 11 > 2
    assert "complained: I am tired" in caplog.text


def test_a_program_that_never_works_is_given_up(
    program: Make, caplog: pytest.LogCaptureFixture
) -> None:
    bot = program("sys.exit(1)")
    winner, _ = outcome(POND, [bot, PLAYERS["scribe"]], seed=1, most=5000)
    assert winner == 0, "the merchant plays in its place"
    assert bot.troubles[Trouble.ENDED] == len(bot.noted) == MOST_IN_A_ROW
    assert bot.faults == MOST_IN_A_ROW + bot.troubles[Trouble.GIVEN_UP] > 40
    assert caplog.text.count(Trouble.GIVEN_UP.value) == 1


def test_where_no_seat_acts_nobody_is_asked(program: Make) -> None:
    bot = program("")
    for position in (set_up(2), set_up(2).after(Lot(0))):
        with pytest.raises(NobodyActsError):
            bot.plan(position, Random(1))
        with pytest.raises(NobodyActsError):
            bot.think(position, Random(1))
    assert not bot.noted


def test_no_pipe_is_too_full() -> None:
    """It says a lot before it listens, and we as well; neither waits for the other for ever."""
    is_up = Budget(seconds=60).clock()
    big = 300_000
    talks = (
        f"import sys; print('x' * {big}, flush=True); print(len(sys.stdin.readline()), flush=True)"
    )
    program = Program([*PYTHON, "-c", talks])
    program.say("y" * big, is_up)
    assert program.hear(is_up) == "x" * big
    assert program.hear(is_up) == str(big + 1)
    program.end()
    for body, trouble in (
        ("import time; time.sleep(600)", Trouble.SILENT),
        ("import os\nwhile True: os.write(1, b'x\\n' * 9999)", Trouble.TOO_MUCH),
    ):
        program = Program([*PYTHON, "-c", body])
        with pytest.raises(ProgramError) as raised:
            program.say("y" * big, Budget(seconds=0.2 if trouble is Trouble.SILENT else 60).clock())
        assert raised.value.trouble is trouble
        program.end()


# --- the end ------------------------------------------------------------------------------------

STAYS = GREETED + 'legal = heard("legal"); say("decide", legal[0])\nwhile True: time.sleep(600)'


def test_a_player_that_nobody_has_leaves_no_program(tmp_path: Path) -> None:
    bot = Bot(tmp_path, STAYS, patience=60)
    bot.decide(START, Random(1))
    (pid,) = bot.noted
    del bot
    gc.collect()
    assert gone(int(pid))


@pytest.mark.parametrize("how", [None, signal.SIGTERM, signal.SIGKILL])
def test_no_program_outlives_us(tmp_path: Path, how: signal.Signals | None) -> None:
    """However we end: by ourselves, or killed."""
    (tmp_path / "bot.py").write_text(PRELUDE + STAYS, "utf-8")
    notes = tmp_path / "notes"
    command = shlex.join((*PYTHON, str(tmp_path / "bot.py"), str(notes)))
    us = f"""
import time
from random import Random
from mansuba import Edition, Position
from mansuba.players import Outside
bot = Outside({command!r}, 60)
bot.decide(Position.new(Edition.standard(), 2), Random(1))
print(bot.faults, flush=True)
if {how is not None}: time.sleep(600)
"""
    with subprocess.Popen([sys.executable, "-c", us], stdout=subprocess.PIPE) as process:
        assert process.stdout
        assert process.stdout.readline() == b"0\n"
        if how is not None:
            process.send_signal(how)
    assert gone(int(notes.read_text()))
