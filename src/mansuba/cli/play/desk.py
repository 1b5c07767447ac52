"""The talk at the keyboard: show how it stands, ask whoever is to decide, carry it out."""

from __future__ import annotations

from pathlib import Path

from mansuba import (
    CHANCE,
    Decision,
    IllegalDecisionError,
    Kind,
    MansubaError,
    Phase,
    Place,
    Seat,
    Step,
)
from mansuba.cli.files import FileError, InFileError
from mansuba.cli.pages import topic
from mansuba.cli.paint import Signs, paint_position
from mansuba.cli.play.choices import Choice, choices
from mansuba.cli.play.commands import command_names, help_lines, plain
from mansuba.cli.play.dice import TYPED, Dice, read_chance
from mansuba.cli.play.game import Game
from mansuba.cli.play.keeping import Places
from mansuba.cli.say import say_error, say_event, say_in_file, say_refusal
from mansuba.cli.showing import Screen, describe, next_in_words, show, show_page
from mansuba.notation import NotationError, read_decision
from mansuba.words import Words
from mansuba.words.arrangement import TOPICS


class Desk:
    """One game between people who share a keyboard."""

    def __init__(
        self,
        words: Words,
        game: Game,
        dice: Dice | None,
        save_to: Path,
        places: Places,
        *,
        signs: Signs = Signs.LETTERS,
        drawn: bool = True,
    ) -> None:
        self.words = words
        self.game = game
        self.dice = dice
        self.save_to = save_to
        self.places = places
        self.signs = signs
        self.drawn = drawn
        self.stick: Kind | None = None
        self._names = command_names(words)
        self._drawn_at: object = None
        self._offered_at: object = None
        self._console = Screen()

    def run(self) -> None:
        """Play until the game is over or everyone has gone."""
        print(self.words.say("terminal-welcome", help=self.words.say("command-help")))
        there = True
        try:
            while self.game.position.phase is not Phase.OVER:
                if not self._one():
                    break
        except EOFError:
            there = False
            print()
        except KeyboardInterrupt:
            print()
        self._draw()
        self._leave(there=there)

    def _one(self) -> bool:
        """One line of talk; False when someone wants to stop."""
        position = self.game.position
        if position.actor is CHANCE:
            prompt = "terminal-roll" if self.dice else "terminal-type-throw"
            text = self._ask(self.words.say(prompt, phase=position.phase.value))
            offered: list[Choice] = []
        else:
            if self.stick is None:
                self._draw()
            offered = self._offer()
            text = self._ask(self._whose())
        name, _, rest = text.partition(" ")
        command = self._names.get(plain(name))
        if command == "quit":
            return False
        if command:
            self._obey(command, rest.strip())
            self._offered_at = None
        else:
            self._decide(text, offered)
        return True

    def _offer(self) -> list[Choice]:
        """What there is to choose from; said once, not again after each mistake."""
        offered = choices(self.words, self.game.position, self.stick)
        if self._offered_at != (self.game.position, self.stick):
            self._offered_at = (self.game.position, self.stick)
            for number, choice in enumerate(offered, start=1):
                print(f"{number:3} {choice.word}: {choice.said}")
        return offered

    def _ask(self, prompt: str) -> str:
        return input(f"{prompt} ").strip()

    def _whose(self) -> str:
        """The prompt: who is to decide, and what."""
        if self.stick is None:
            asked = next_in_words(self.words, self.game.position)
        else:
            asked = self.words.say("terminal-which-figure")
        return f"{self._called()}{asked}"

    def _called(self) -> str:
        actor = self.game.position.actor
        name = self.game.tags.get(f"Name{actor}") if isinstance(actor, Seat) else None
        return f"[{name}] " if name else ""

    # --- decisions ------------------------------------------------------------------------------

    def _decide(self, text: str, offered: list[Choice]) -> None:
        try:
            decision = self._meant(text, offered)
            if decision is not None:
                self._play(decision)
        except NotationError as error:
            print(self.words.say("terminal-not-understood", text=text))
            if offered:
                print(self.words.say("terminal-choose", most=len(offered)))
            else:
                print(say_error(self.words, error))
        except IllegalDecisionError as error:
            print(say_refusal(self.words, error.refusal))

    def _meant(self, text: str, offered: list[Choice]) -> Decision | None:
        """The decision that was typed; None if it only leads to the next question."""
        position = self.game.position
        if position.actor is CHANCE:
            return self._chance(text)
        chosen = _pick(text, offered)
        if chosen:
            self.stick = chosen.stick
            return chosen.decision
        if position.phase is Phase.STEP and text.upper() in position.edition.board.compass:
            return Step(text.upper())
        if position.phase in (Phase.SET_UP, Phase.PLACE) and (
            text in position.edition.board.neighbours
        ):
            return Place(position.to_place, text)
        return read_decision(text)

    def _chance(self, text: str) -> Decision:
        position = self.game.position
        if self.dice is None:
            return read_chance(text, position.phase)
        if text:
            raise NotationError(text, 1, "the end")
        return self.dice.decide(position)

    def _play(self, decision: Decision) -> None:
        if self.game.position.actor is CHANCE:
            transition = self.game.draw(decision, self.dice.named if self.dice else TYPED)
        else:
            transition = self.game.play(decision)
        self.stick = None
        for event in transition.events:
            print(say_event(self.words, event))

    # --- commands -------------------------------------------------------------------------------

    def _obey(self, command: str, rest: str) -> None:
        match command:
            case "help":
                print("\n".join(help_lines(self.words)))
            case "undo":
                self._undo()
            case "save":
                self._save(rest)
            case "board":
                show(self._console, paint_position(self.game.position, self.signs))
            case "where":
                print("\n".join(describe(self.words, self.game.position)))
            case "rules":
                self._rules(rest)
            case "why":
                self._why(rest)
            case "fill":
                self._fill()

    def _undo(self) -> None:
        if self.stick is not None:
            self.stick = None
            return
        undone = self.game.undo()
        print(self.words.say("terminal-undone" if undone else "terminal-stands"))

    def _save(self, name: str) -> None:
        try:
            self._keep(name)
        except (FileError, InFileError) as error:
            print(self._trouble(error))

    def _keep(self, name: str) -> None:
        path = self.save_to
        try:
            path = Path(name).expanduser() if name else path
            path.parent.mkdir(parents=True, exist_ok=True)
            kept = self.places.keep(path, self.game.record())
        except (OSError, ValueError, RuntimeError) as error:
            # A ValueError for signs that no path has, a RuntimeError for somebody without a home.
            problem = getattr(error, "strerror", None) or str(error)
            raise FileError("cannot-write", name or str(path), problem) from None
        print(self.words.say("terminal-saved", file=str(kept)))

    def _leave(self, *, there: bool) -> None:
        """Save what was decided, if need be wherever somebody who is still there says."""
        name, held = "", self.places.held(self.save_to)
        saved = not self.game.changed if held is None else held == self.game.record()
        while not saved:
            try:
                self._keep(name)
                saved = True
            except (FileError, InFileError) as error:
                if not there:
                    raise
                print(self._trouble(error))
                try:
                    name = self._ask(self.words.say("terminal-save-where"))
                except (EOFError, KeyboardInterrupt):
                    print()
                    raise error from None
                if not name:
                    raise

    def _trouble(self, error: FileError | InFileError) -> str:
        if isinstance(error, InFileError):
            return say_in_file(self.words, error)
        return self.words.say(error.message, file=error.file, problem=error.problem)

    def _rules(self, rest: str) -> None:
        if rest in TOPICS:
            show_page(self._console, "\n\n".join(topic(self.words, rest)))
        else:
            print(self.words.say("usage-one-of", known=", ".join(TOPICS), given=rest or "–"))

    def _why(self, text: str) -> None:
        try:
            refusal = self.game.position.why_not(read_decision(text))
        except MansubaError as error:
            print(say_error(self.words, error))
            return
        print(say_refusal(self.words, refusal) if refusal else self.words.say("terminal-legal"))

    def _fill(self) -> None:
        """Set up the rest of a seat's figures, each on the next empty space of the Temple."""
        position = self.game.position
        if position.phase is not Phase.SET_UP:
            print(self.words.say("terminal-set-up-only"))
            return
        for _ in range(len(Kind) - len(position.figures) % len(Kind)):
            self._play(self.game.position.decisions()[0])

    def _draw(self) -> None:
        """The board, if it has changed since it was drawn last."""
        position = self.game.position
        if self.drawn and position != self._drawn_at:
            print()
            show(self._console, paint_position(position, self.signs, _goals(self.game)))
            print()
            self._drawn_at = position


def _pick(text: str, offered: list[Choice]) -> Choice | None:
    """The choice of this number or word; capitals may be wrong if it is plain what is meant."""
    if text.isdecimal() and 1 <= int(text[:9]) <= len(offered):
        return offered[int(text[:9]) - 1]
    exact = [choice for choice in offered if choice.word == text]
    alike = [choice for choice in offered if choice.word.casefold() == text.casefold()]
    return exact[0] if exact else alike[0] if len(alike) == 1 else None


def _goals(game: Game) -> list[str]:
    """The spaces that the next step may lead to."""
    position = game.position
    move = position.move
    if move is None or position.phase is not Phase.STEP:
        return []
    steps = (d for d in position.decisions() if isinstance(d, Step))
    return [position.after(step).figures[move.figure] for step in steps]
