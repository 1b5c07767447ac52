"""`mansuba replay`: a recorded game again, decision by decision."""

import sys
from typing import Annotated

import typer

from mansuba.cli.files import InFileError
from mansuba.cli.games import Games
from mansuba.cli.helping import command_class
from mansuba.cli.options import lang_option, number_option, signs_option
from mansuba.cli.paint import Signs, paint_position
from mansuba.cli.say import say_event
from mansuba.cli.showing import Screen, next_in_words, show
from mansuba.notation import write_decision
from mansuba.notation.records import Record, RecordError
from mansuba.rulebook.phase import Phase
from mansuba.rulebook.turn import Transition
from mansuba.words import Words, plain

MOST_GAMES = 10**9


def add(app: typer.Typer, words: Words) -> None:
    """Add the command."""

    @app.command("replay", cls=command_class(words), help=words.say("help-replay"))
    def replay(
        *,
        file: Annotated[
            str,
            typer.Argument(
                metavar=words.say("metavar-file"),
                help=words.say("argument-record"),
                show_default=False,
            ),
        ],
        game: Annotated[
            int, number_option(words, "--game", words.say("option-game"), 1, MOST_GAMES)
        ] = 1,
        signs: Annotated[Signs, signs_option(words)] = Signs.LETTERS,
        linear: Annotated[
            bool, typer.Option("--linear", help=words.say("option-linear"), show_default=False)
        ] = False,
        lang: Annotated[str | None, lang_option(words)] = None,
    ) -> None:
        try:
            record = _find(file, game, words)
            broken = None
        except InFileError as error:
            # What came before the mistake is shown all the same.
            if not isinstance(error.error, RecordError) or error.error.record is None:
                raise
            record, broken = error.error.record, error
        replaying = Replay(words, record, signs, drawn=not linear)
        if sys.stdin.isatty() and sys.stdout.isatty():
            replaying.step_through()
        else:
            replaying.tell_all()
        if broken:
            raise broken


def _find(file: str, number: int, words: Words) -> Record:
    count = 0
    for count, record in enumerate(Games(file).each(), start=1):
        if count == number:
            if isinstance(record, InFileError):
                raise record
            return record
    problem = words.say("replay-no-such-game", count=count)
    raise typer.BadParameter(problem, param_hint="--game")


class Replay:
    """A record, and how far it has been shown."""

    def __init__(self, words: Words, record: Record, signs: Signs, *, drawn: bool) -> None:
        self.words = words
        self.signs = signs
        self.drawn = drawn
        self.record = record
        self.transitions = tuple(record.transitions())
        self.shown = 0
        self.console = Screen()

    def tell_all(self) -> None:
        """The whole game in sentences, and the board at the end."""
        self._tell_names()
        for number, transition in enumerate(self.transitions):
            self._tell(number, transition)
        self._draw()

    def step_through(self) -> None:
        """Show the game as the reader asks for it."""
        self._tell_names()
        self._draw()
        print(self.words.say("replay-keys"))
        while True:
            at = self.words.say("replay-prompt", shown=self.shown, of=len(self.transitions))
            try:
                wish = input(f"{at} ").strip()
            except EOFError:
                print()
                return
            if wish == "q":
                return
            self._go(wish)

    def _go(self, wish: str) -> None:
        last = len(self.transitions)
        match wish:
            case "":
                goal = self.shown + 1
            case "b":
                goal = self.shown - 1
            case "t":
                goal = self._next_turn()
            case "e":
                goal = last
            case _ if wish.isdecimal():
                goal = int(wish[:9])
            case _:
                print(self.words.say("replay-keys"))
                return
        goal = max(0, min(last, goal))
        if goal == self.shown:
            print(self.words.say("replay-end" if goal else "replay-start"))
            return
        told = range(self.shown, goal) if goal > self.shown else range(goal - 1, goal)
        for number in told:
            if number >= 0:
                self._tell(number, self.transitions[number])
        self.shown = goal
        self._draw()

    def _next_turn(self) -> int:
        at = self.shown + 1
        while at < len(self.transitions) and self.transitions[at].before.phase in (
            Phase.STEP,
            Phase.PLACE,
            Phase.SET_UP,
        ):
            at += 1
        return at

    def _tell_names(self) -> None:
        for seat, name in self.record.names.items():
            print(self.words.say("replay-name", seat=seat, name=name))

    def _tell(self, number: int, transition: Transition) -> None:
        said = " ".join(say_event(self.words, event) for event in transition.events)
        print(f"{number + 1}. {write_decision(transition.decision)}: {said}")
        note = self.record.notes.get(number)
        if note and note.text:
            print(f"   {{{plain(note.text)}}}")

    def _draw(self) -> None:
        position = self.transitions[self.shown - 1].after if self.shown else self.record.start
        if not (sys.stdin.isatty() and sys.stdout.isatty()):
            position = self.record.end
        if self.drawn:
            print()
            show(self.console, paint_position(position, self.signs))
            print()
        print(next_in_words(self.words, position))
