"""`mansuba arena`: players meet, and what that proves."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Never

import typer

from mansuba.arena.match import MOST_TURNS, Match, TooFewEntrantsError
from mansuba.arena.running import Hands, Job
from mansuba.cli.files import load_edition, write_text
from mansuba.cli.helping import command_class
from mansuba.cli.matches import (
    check_picture,
    check_programs,
    chosen_seed,
    complete_player,
    games_option,
    hands_for,
    into_option,
    play_out,
    player_parser,
    tell_beside,
    width_of_terminal,
    workers_option,
)
from mansuba.cli.options import edition_option, file_option, lang_option, number_option
from mansuba.cli.random_game import MOST_SEED
from mansuba.players import PLAYERS
from mansuba.words import Words

if TYPE_CHECKING:
    from mansuba.arena.report import Report
    from mansuba.arena.sequential import Question

USUAL_GAMES = 100
MOST_EFFORT = 10**9
MOST_OF_TURNS = 1_000_000
MOST_SECONDS = 86_400
FEWEST_SEATS, MOST_SEATS = 2, 6


def add(app: typer.Typer, words: Words) -> None:
    """Add the command."""
    whole = number_option

    @app.command("arena", cls=command_class(words), help=words.say("help-arena"))
    def arena(
        *,
        entrants: Annotated[
            list[str],
            typer.Argument(
                metavar=words.say("metavar-player"),
                help=words.say("argument-entrants", known=", ".join(PLAYERS)),
                parser=player_parser(words),
                autocompletion=complete_player,
                show_default=False,
            ),
        ],
        games: Annotated[int, games_option(words, USUAL_GAMES)] = USUAL_GAMES,
        seed: Annotated[
            int | None, whole(words, "--seed", words.say("option-seed"), 0, MOST_SEED)
        ] = None,
        seats: Annotated[
            int | None,
            whole(words, "--seats", words.say("option-seats"), FEWEST_SEATS, MOST_SEATS),
        ] = None,
        edition: Annotated[str | None, edition_option(words)] = None,
        turns: Annotated[
            int,
            whole(
                words,
                "--turns",
                words.say("option-most-turns", turns=MOST_TURNS),
                1,
                MOST_OF_TURNS,
            ),
        ] = MOST_TURNS,
        effort: Annotated[
            int | None, whole(words, "--effort", words.say("option-effort"), 1, MOST_EFFORT)
        ] = None,
        seconds: Annotated[
            str | None,
            typer.Option(metavar="S", help=words.say("option-seconds"), show_default=False),
        ] = None,
        sprt: Annotated[
            tuple[str, str] | None,
            typer.Option(metavar="P0 P1", help=words.say("option-sprt"), show_default=False),
        ] = None,
        workers: Annotated[int | None, workers_option(words)] = None,
        ray: Annotated[
            str | None,
            typer.Option(
                metavar=words.say("metavar-address"),
                help=words.say("option-ray"),
                show_default=False,
            ),
        ] = None,
        into: Annotated[str | None, into_option(words)] = None,
        records: Annotated[
            bool, typer.Option("--records", help=words.say("option-records"), show_default=False)
        ] = False,
        picture: Annotated[str | None, file_option(words, "--picture", "option-picture")] = None,
        as_json: Annotated[
            bool, typer.Option("--json", help=words.say("option-json"), show_default=False)
        ] = False,
        lang: Annotated[str | None, lang_option(words)] = None,
    ) -> None:
        # Loaded only now: no other command needs to wait for it.
        from mansuba.cli.reporting import draw_report, tell_report

        if records and into is None:
            _misused("--records", words.say("arena-records-need-folder"))
        if effort and seconds:
            _misused("--seconds", words.say("arena-effort-or-seconds"))
        if ray is None:  # else they are where the cluster is
            check_programs(words, entrants, words.say("metavar-player"))
        check_picture(picture)
        folder = Path(into) if into else None
        try:
            match = Match(
                entrants=tuple(entrants),
                seats=seats or min(max(len(entrants), FEWEST_SEATS), MOST_SEATS),
                games=games,
                seed=chosen_seed(seed, [folder], words),
                edition=load_edition(edition),
                turns=turns,
                effort=effort,
                seconds=_seconds(seconds, words),
            )
        except TooFewEntrantsError as few:
            message = words.say("arena-few-entrants", entrants=few.entrants, seats=few.seats)
            _misused("--seats" if seats else words.say("metavar-player"), message)
        question = _question(sprt, words) if sprt else None
        if seed is None:
            print(words.say("arena-seed", seed=str(match.seed)), file=sys.stderr)
        if match.size > games:
            print(words.say("arena-rounded", games=match.size), file=sys.stderr)
        report = _report(
            words, Job.of(match, records=records), _hands(workers, ray), folder, question
        )
        if as_json:
            tell_beside(picture, [report.to_json().removesuffix("\n")])
        else:
            tell_beside(picture, tell_report(words, report, width_of_terminal()))
        if picture:
            write_text(picture, draw_report(words, report))


def _report(
    words: Words, job: Job, hands: Hands, into: Path | None, question: "Question | None"
) -> "Report":
    """What the match proves once it is played."""
    from mansuba.arena.report import report_on
    from mansuba.arena.sequential import Sequential

    match = job.match
    if question is None:
        return report_on(play_out(words, job, hands, into), match.edition)
    test = Sequential(question, match.entrants[0], match.start.seats)
    return report_on(play_out(words, job, hands, into, test.hear), match.edition, question)


def _question(sprt: tuple[str, str], words: Words) -> "Question":
    from mansuba.arena.sequential import Question

    try:
        return Question(*map(float, sprt))
    except ValueError:  # no numbers, or numbers that make no question
        _misused("--sprt", words.say("sequential-question", p0=sprt[0], p1=sprt[1]))


def _seconds(given: str | None, words: Words) -> float | None:
    if given is None:
        return None
    try:
        seconds = float(given)
    except ValueError:
        seconds = 0
    if not 0 < seconds <= MOST_SECONDS:
        told = {"most": str(MOST_SECONDS), "given": given}
        _misused("--seconds", words.say("arena-seconds", **told))
    return seconds


def _hands(workers: int | None, ray: str | None) -> Hands:
    if ray is None:
        return hands_for(workers)
    from mansuba.arena.cluster import ray_hands

    return ray_hands(ray)


def _misused(name: str, problem: str) -> Never:
    raise typer.BadParameter(problem, param_hint=name)
