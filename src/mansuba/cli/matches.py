"""Matches played for a command: how far they are, what stops them, and what may be refused."""

from __future__ import annotations

import shlex
import shutil
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing, contextmanager, nullcontext
from pathlib import Path
from random import SystemRandom
from typing import Any

import typer
from rich.console import Console
from rich.progress import Progress

from mansuba.arena.cluster import NoClusterError, NoRayError
from mansuba.arena.keeping import (
    BrokenFolderError,
    FolderHeldError,
    OtherMatchError,
    UnusableFolderError,
    kept_in,
    seed_kept_in,
)
from mansuba.arena.results import Result
from mansuba.arena.running import Hands, Job, one_hand, results
from mansuba.arena.workers import (
    WorkerFailedError,
    WorkerLostError,
    cores,
    keep_warnings_to_ourselves,
    many_hands,
)
from mansuba.cli.files import check_place
from mansuba.cli.options import folder_option, number_option, starting
from mansuba.cli.random_game import MOST_SEED
from mansuba.players import PLAYERS, UnknownPlayerError, player_called
from mansuba.players.naming import RUN
from mansuba.rulebook.errors import MansubaError
from mansuba.words import Words

REFUSALS = (
    OtherMatchError,
    FolderHeldError,
    BrokenFolderError,
    UnusableFolderError,
    WorkerLostError,
    WorkerFailedError,
    NoRayError,
    NoClusterError,
)
"""What may be wrong with a folder, a worker or a cluster."""

OPTIONS = {
    "mansuba": "mansuba --version",
    "leads": "mansuba study",
    "edition": "--edition",
    "seats": "--seats",
    "games": "--games",
    "seed": "--seed",
    "turns": "--turns",
    "effort": "--effort",
    "seconds": "--seconds",
    "records": "--records",
}
"""What users say for the facts of a match."""
IN_A_STUDY = {"entrants": "--with", "seats": "--players"}

MOST_WORKERS = 1024
MOST_GAMES = 1_000_000


def games_option(words: Words, games: int) -> Any:
    """`--games`: how many."""
    about = words.say("option-games", games=games)
    return number_option(words, "--games", about, 1, MOST_GAMES)


def workers_option(words: Words) -> Any:
    """`--workers`: how many processes."""
    return number_option(words, "--workers", words.say("option-workers"), 1, MOST_WORKERS)


def into_option(words: Words) -> Any:
    """`--into`: the folder where it is kept."""
    return folder_option(words, "--into", "option-into")


def player_parser(words: Words) -> Callable[[str], str]:
    """How a player's name is read."""

    def parse(given: str) -> str:
        try:
            player_called(str(given))
        except UnknownPlayerError as error:
            known = ", ".join(error.known)
            problem = words.say("arena-no-player", known=known, given=error.name)
            raise typer.BadParameter(problem) from None
        return str(given)

    return parse


def check_programs(words: Words, players: Iterable[str], name: str) -> None:
    """Refuse programs that cannot be started: the merchant alone would play for them."""
    for player in players:
        if player.startswith(RUN):
            program = shlex.split(player.removeprefix(RUN))[0]
            if shutil.which(program) is None:
                problem = words.say("arena-no-program", program=program)
                raise typer.BadParameter(problem, param_hint=name)


complete_player = starting(tuple(PLAYERS))
"""What the shell may complete a player's name to."""


def chosen_seed(seed: int | None, folders: Iterable[Path | None], words: Words) -> int:
    """The seed that was given; else that of the first match that is to go on; else any."""
    if seed is not None:
        return seed
    with _refusing(words, None):
        for folder in filter(None, folders):
            kept = seed_kept_in(folder)
            if kept is not None:
                return kept
    return SystemRandom().randrange(MOST_SEED)


def check_folders(words: Words, jobs: Sequence[Job], folders: Sequence[Path | None]) -> None:
    """Refuse folders in which these matches cannot be kept before any of them is played."""
    for job, folder in zip(jobs, folders, strict=True):
        with _refusing(words, job), _kept(folder, job):
            pass


def hands_for(workers: int | None) -> Hands:
    """So many processes; as many as there are cores, if nobody says."""
    count = workers or cores()
    return one_hand if count == 1 else many_hands(count)


def check_picture(picture: str | None) -> None:
    """Refuse a place where no picture can be written before hours are spent on it."""
    if picture is not None:
        check_place(picture)


def tell_beside(picture: str | None, lines: Iterable[str]) -> None:
    """Print the lines; where the picture takes standard output, to the other one."""
    for line in lines:
        print(line, file=sys.stderr if picture == "-" else sys.stdout)


def width_of_terminal() -> int | None:
    """How wide tables may be; None if nobody looks, and they may be as wide as they are."""
    return shutil.get_terminal_size().columns if sys.stdout.isatty() else None


def play_out(
    words: Words,
    job: Job,
    hands: Hands,
    into: Path | None,
    enough: Callable[[Result], bool] = lambda _: False,
) -> list[Result]:
    """The results of a match in order, up to the one with which it is enough."""
    seen: list[Result] = []
    keep_warnings_to_ourselves()  # we tell of faults in the end, in the user's language
    try:
        with (
            _refusing(words, job),
            _kept(into, job) as kept,
            progress(words, job) as advance,
            closing(results(job, hands, kept)) as playing,
        ):
            for result in _played(playing):
                seen.append(result)
                advance()
                if enough(result):
                    break
    except KeyboardInterrupt:
        _interrupted(words, into, len(seen))
    _tell_faults(words, seen)
    return seen


def _played(results: Iterable[Result]) -> Iterator[Result]:
    """The results; what the system says against a game is not said of our own output."""
    try:
        yield from results
    except OSError as error:
        raise WorkerFailedError(str(error)) from None


def _tell_faults(words: Words, played: Sequence[Result]) -> None:
    """Whoever reads the table has to know that it is not all the program's own doing."""
    faults: Counter[str] = Counter()
    for result in played:
        faults.update(result.faults)
    for player, count in faults.items():
        print(words.say("arena-faults", player=player, faults=count), file=sys.stderr)


def _kept(into: Path | None, job: Job) -> Any:
    return nullcontext() if into is None else kept_in(into, job)


@contextmanager
def progress(words: Words, job: Job) -> Iterator[Callable[[], None]]:
    """A bar for whoever is looking.

    Players may have to be compiled first, and nobody knows how long that takes: until a game has
    ended, the bar only shows that something is under way.
    """
    console, games = Console(stderr=True), job.match.size
    compiled = any(player_called(name).compiled for name in job.match.entrants)
    first = words.say("arena-getting-ready" if compiled else "arena-playing")
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(first, total=None if compiled else games)

        def advance() -> None:
            bar.update(task, advance=1, total=games, description=words.say("arena-playing"))

        yield advance


def _interrupted(words: Words, into: Path | None, games: int) -> None:
    from mansuba.cli.main import INTERRUPTED

    if sys.stderr.isatty():
        print(file=sys.stderr)  # what comes next does not stand behind the ^C
    if into is None:
        said = words.say("arena-stopped", games=games)
    else:
        said = words.say("arena-stopped-kept", games=games, folder=str(into))
    print(said, file=sys.stderr)
    raise typer.Exit(INTERRUPTED)


@contextmanager
def _refusing(words: Words, job: Job | None) -> Iterator[None]:
    """Refusals said in someone's language."""
    try:
        yield
    except REFUSALS as error:
        print(words.say("error", sentence=_said(words, job, error)), file=sys.stderr)
        raise typer.Exit(1) from None


def _said(words: Words, job: Job | None, error: MansubaError) -> str:
    match error:
        case OtherMatchError():
            called = {"entrants": words.say("metavar-player"), **OPTIONS}
            if job and job.match.leads:
                called |= IN_A_STUDY
            differing = ", ".join(called.get(name, name) for name in error.differing)
            return words.say("arena-other-match", folder=error.folder, differing=differing)
        case FolderHeldError():
            return words.say("arena-held", folder=error.folder)
        case BrokenFolderError():
            file, line, problem = error.file, error.line, error.problem
            return words.say("arena-broken", file=file, line=line, problem=problem)
        case UnusableFolderError():
            return words.say("cannot-write", file=error.folder, problem=error.problem)
        case WorkerFailedError():
            return words.say("arena-worker-failed", problem=error.problem)
        case NoClusterError():
            return words.say("arena-no-cluster", address=error.address, problem=error.problem)
        case NoRayError():
            return words.say("arena-no-ray")
    return words.say("arena-worker-lost")
