"""A table with people around it who mean no good."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random

from tests.web.friends import Friend, Town, town
from tests.web.together import (
    Ear,
    arranges,
    listening,
    log_of,
    play_on,
    seated,
    set_up,
)
from tests.web.visiting import request_id


@dataclass
class Scene:
    """A table at which Nefer, its host, and Ana play; Ina watches, and Seth has no business."""

    place: Town
    game: str
    nefer: Friend
    ana: Friend
    ina: Friend
    seth: Friend

    @property
    def sitting(self) -> dict[int, Friend]:
        return {0: self.nefer, 1: self.ana}

    @property
    def path(self) -> str:
        return f"/games/{self.game}"

    def plays(self, most: int) -> None:
        """The set-up, and so many requests after it."""
        for seat, friend in self.sitting.items():
            arranges(friend, self.game, seat, set_up(seat))
        with listening(self.nefer, self.game) as ear:
            play_on(self.game, self.sitting, Random(1), ear, most=most)

    @contextmanager
    def undisturbed(self, *members: Friend) -> Iterator[None]:
        """Whatever happens meanwhile, the log stays as it is and these members hear nothing."""
        before = log_of(self.nefer, self.game)
        with ExitStack() as stack:
            ears = [
                stack.enter_context(listening(friend, self.game))
                for friend in members or (self.nefer, self.ana)
            ]
            self._calls(ears)
            for ear in ears:
                ear.messages.clear()
            yield
            self._calls(ears)
            assert [len(ear.messages) for ear in ears] == [1] * len(ears)
        assert log_of(self.nefer, self.game) == before

    def _calls(self, ears: list[Ear]) -> None:
        body = {"id": request_id(), "phrase": "hello"}
        talk = self.nefer.ask("POST", f"{self.path}/talk", json=body)
        for ear in ears:
            ear.until(lambda message: message.get("talk") == talk)


@contextmanager
def at_the_table(data: Path) -> Iterator[Scene]:
    with town(data, lobby=True) as place:
        game, sitting = seated(place, "Nefer", "Ana")
        ina, seth = place.friends("Ina", "Seth")
        ina.joins(game, sitting[0].invites(game, watch=True)["secret"])
        yield Scene(place, game, sitting[0], sitting[1], ina, seth)
