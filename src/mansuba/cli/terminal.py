"""`mansuba terminal`: two to six people play at one keyboard."""

from collections import deque
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import typer

from mansuba import Phase, Position
from mansuba.cli.files import FileError, check_place, load_edition
from mansuba.cli.folders import own_folder
from mansuba.cli.games import Games
from mansuba.cli.helping import command_class
from mansuba.cli.options import (
    edition_option,
    file_option,
    lang_option,
    number_option,
    one_of,
    signs_option,
    starting,
)
from mansuba.cli.paint import Signs
from mansuba.cli.play.desk import Desk
from mansuba.cli.play.dice import TYPED, Dice
from mansuba.cli.play.game import Game
from mansuba.cli.play.keeping import Place, Places
from mansuba.cli.random_game import MOST_SEED
from mansuba.words import Words

DICE = ("program", TYPED)
USUAL_PLAYERS = 2


def add(app: typer.Typer, words: Words) -> None:
    """Add the command."""

    @app.command("terminal", cls=command_class(words), help=words.say("help-terminal"))
    def terminal(
        *,
        players: Annotated[
            int | None, number_option(words, "--players", words.say("option-players"), 2, 6)
        ] = None,
        names: Annotated[
            str | None,
            typer.Option(metavar="A,B…", help=words.say("option-player-names"), show_default=False),
        ] = None,
        dice: Annotated[
            str,
            typer.Option(
                metavar="|".join(DICE),
                help=words.say("option-dice"),
                parser=one_of(words, DICE),
                autocompletion=starting(DICE),
                show_default=False,
            ),
        ] = "program",
        seed: Annotated[
            int | None, number_option(words, "--seed", words.say("option-seed"), 0, MOST_SEED)
        ] = None,
        resume: Annotated[str | None, file_option(words, "--resume", "option-resume")] = None,
        save: Annotated[str | None, file_option(words, "--save", "option-save")] = None,
        linear: Annotated[
            bool, typer.Option("--linear", help=words.say("option-linear"), show_default=False)
        ] = False,
        edition: Annotated[str | None, edition_option(words, "option-edition-file")] = None,
        signs: Annotated[Signs, signs_option(words)] = Signs.LETTERS,
        lang: Annotated[str | None, lang_option(words)] = None,
    ) -> None:
        sticks = Dice(seed) if dice == "program" else None
        places = Places()
        if resume:
            own = {"--players": players, "--names": names, "--edition": edition}
            _refuse_beside_resume(words, own)
            game = _resumed(resume, words, places)
        else:
            _refuse_what_is_typed(words, edition)
            start = Position.new(load_edition(edition), players or USUAL_PLAYERS)
            game = Game(start, _tags(start, _names(start, names, words), sticks))
        save_to = Path(save or resume or own_folder("--save") / "last-game.txt")
        _check_place(save_to)
        Desk(words, game, sticks, save_to, places, signs=signs, drawn=not linear).run()


def _refuse_beside_resume(words: Words, given: Mapping[str, object]) -> None:
    """A recorded game has all this already."""
    for option, value in given.items():
        if value is not None:
            raise typer.BadParameter(words.say("terminal-resumed-has"), param_hint=option)


def _refuse_what_is_typed(words: Words, edition: str | None) -> None:
    """Nobody could decide anything after an edition from standard input."""
    if edition == "-":
        raise typer.BadParameter(words.say("terminal-input-typed"), param_hint="--edition")


def _check_place(save_to: Path) -> None:
    """Refuse a place where no game can be saved before one is played."""
    try:
        save_to.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise FileError("cannot-write", str(save_to), error.strerror or str(error)) from None
    check_place(str(save_to))


def _names(start: Position, names: str | None, words: Words) -> list[str]:
    """One for each seat at the most; an empty one is none."""
    given = [name.strip() for name in (names or "").split(",")]
    if len(given) > len(start.seats):
        extra = words.say("usage-extra", name=given[len(start.seats)])
        raise typer.BadParameter(extra, param_hint="--names")
    return given


def _tags(start: Position, names: list[str], dice: Dice | None) -> dict[str, str]:
    tags = {f"Name{seat}": name for seat, name in zip(start.seats, names, strict=False) if name}
    return {**tags, "Dice": dice.named if dice else TYPED}


def _resumed(file: str, words: Words, places: Places) -> Game:
    """The last game in a file."""
    games = Games(file)
    [(number, record)] = deque(enumerate(games), maxlen=1)
    if record.end.phase is Phase.OVER:
        raise typer.BadParameter(words.say("terminal-nothing-to-resume"), param_hint="--resume")
    if file != "-":
        places.found(Path(file), Place(Path(file), games.form, record, number))
    return Game.resumed(record)
