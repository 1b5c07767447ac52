"""`mansuba study`: what an edition does to the game, for those who tinker with boards."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from mansuba.arena.running import Job
from mansuba.cli.files import InFileError, load_edition, write_text
from mansuba.cli.helping import command_class
from mansuba.cli.matches import (
    MOST_GAMES,
    check_folders,
    check_picture,
    check_programs,
    chosen_seed,
    complete_player,
    hands_for,
    into_option,
    play_out,
    player_parser,
    tell_beside,
    width_of_terminal,
    workers_option,
)
from mansuba.cli.options import file_option, lang_option, number_option, starting
from mansuba.cli.random_game import MOST_SEED
from mansuba.rulebook.editionfile import BUILT_IN
from mansuba.rulebook.errors import EditionError
from mansuba.words import Words

if TYPE_CHECKING:
    from mansuba.arena.study import Subject

USUAL_PLAYER, USUAL_GAMES, FEWEST_GAMES = "merchant", 200, 20
"""Fewer games than these would say nothing at all."""


def add(app: typer.Typer, words: Words) -> None:
    """Add the command."""
    whole = number_option

    @app.command("study", cls=command_class(words), help=words.say("help-study"))
    def study(
        *,
        editions: Annotated[
            list[str],
            typer.Argument(
                metavar=words.say("metavar-edition"),
                help=words.say("argument-editions"),
                autocompletion=starting(BUILT_IN),
                show_default=False,
            ),
        ],
        players: Annotated[int, whole(words, "--players", words.say("option-players"), 2, 6)] = 2,
        games: Annotated[
            int,
            whole(
                words,
                "--games",
                words.say("option-study-games", games=USUAL_GAMES),
                FEWEST_GAMES,
                MOST_GAMES,
            ),
        ] = USUAL_GAMES,
        player: Annotated[
            str,
            typer.Option(
                "--with",
                metavar=words.say("metavar-player"),
                help=words.say("option-with", player=USUAL_PLAYER),
                parser=player_parser(words),
                autocompletion=complete_player,
                show_default=False,
            ),
        ] = USUAL_PLAYER,
        seed: Annotated[
            int | None, whole(words, "--seed", words.say("option-seed"), 0, MOST_SEED)
        ] = None,
        workers: Annotated[int | None, workers_option(words)] = None,
        into: Annotated[str | None, into_option(words)] = None,
        picture: Annotated[str | None, file_option(words, "--picture", "option-picture")] = None,
        as_json: Annotated[
            bool, typer.Option("--json", help=words.say("option-json"), show_default=False)
        ] = False,
        lang: Annotated[str | None, lang_option(words)] = None,
    ) -> None:
        # Loaded only now: no other command needs to wait for it.
        from mansuba.arena.study import Subject, findings
        from mansuba.arena.study import study as put_together
        from mansuba.cli.findings import draw_study, tell_study

        check_programs(words, [player], "--with")
        check_picture(picture)
        called = dict(zip(editions, _short(editions), strict=True))
        subjects = [Subject(called[name], load_edition(name)) for name in editions]
        folders = [_folder(into, subject) for subject in subjects]
        chosen = chosen_seed(seed, folders, words)
        jobs = [
            _job(name, subject, player, players, games, chosen)
            for name, subject in zip(editions, subjects, strict=True)
        ]
        check_folders(words, jobs, folders)
        if seed is None:
            print(words.say("arena-seed", seed=str(chosen)), file=sys.stderr)
        hands, found = hands_for(workers), []
        for subject, job, folder in zip(subjects, jobs, folders, strict=True):
            found.append(findings(subject, play_out(words, job, hands, folder)))
        whole_study = put_together(player, players, found)
        if as_json:
            tell_beside(picture, [whole_study.to_json().removesuffix("\n")])
        else:
            tell_beside(picture, tell_study(words, whole_study, width_of_terminal()))
        if picture:
            write_text(picture, draw_study(words, whole_study))


def _short(editions: Sequence[str]) -> list[str]:
    """Files by their names alone, as long as those differ."""
    names = [Path(edition).name for edition in editions]
    return names if len(set(names)) == len(set(editions)) else list(editions)


def _folder(into: str | None, subject: "Subject") -> Path | None:
    """Where an edition's games are kept: a folder of its own within the one that was given."""
    edition = subject.edition
    return Path(into) / f"{edition.name}-{edition.fingerprint}" if into else None


def _job(file: str, subject: "Subject", player: str, players: int, games: int, seed: int) -> Job:
    from mansuba.arena.study import match_for

    try:
        return Job.of(match_for(subject, player, players, games, seed))
    except EditionError as error:  # the board has no seats for so many
        raise InFileError(file, error) from None
