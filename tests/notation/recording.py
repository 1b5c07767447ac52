"""Records for tests: games played at random from any position on, with any notes and tags."""

from __future__ import annotations

from random import Random

from hypothesis import strategies as st

from mansuba import Decision, Edition, Phase, Position, Throw
from mansuba.notation import Note, Record
from tests.playing import steer
from tests.properties.editions import editions

ANY_TEXT = st.text(st.characters(exclude_categories=()), max_size=20) | st.sampled_from(
    ['"', "\\", "}", "{", "a\nb", "a\r\nb", "\t", "[Mansuba", "| x", "\ufeff", "\u2028", "\ud800"]
)
NAMES = st.from_regex("[A-Za-z][A-Za-z0-9_]{0,9}", fullmatch=True)
VALUES = st.dictionaries(NAMES, ANY_TEXT | st.floats().map(str), max_size=3)
NOTES = st.builds(Note, ANY_TEXT, VALUES)
OWN = {"Mansuba", "Edition", "Seats", "Position", "Result"}


def choose(position: Position, rng: Random, steered: float = 0.0) -> Decision:
    """A legal decision; a throw is made up, for listing them all takes long."""
    if position.phase is Phase.THROW:
        return Throw(tuple(rng.choice(faces) for faces in position.edition.faces.values()))
    if rng.random() < steered:
        return steer(position, rng)
    return rng.choice(position.decisions())


def played(
    edition: Edition, players: int, seed: int, most: int, *, steered: float = 0.0, skip: int = 0
) -> Record:
    """A game of up to so many decisions; the first ones may be left out."""
    rng = Random(seed)
    position = start = Position.new(edition, players)
    decisions: list[Decision] = []
    while len(decisions) < most and position.phase is not Phase.OVER:
        decisions.append(choose(position, rng, steered))
        position = position.after(decisions[-1])
        if len(decisions) == skip:
            start = position
    return Record(start, tuple(decisions[min(skip, len(decisions)) :]))


@st.composite
def records(draw: st.DrawFn, most: int = 120) -> Record:
    """Any record of any edition."""
    edition = draw(editions())
    game = played(
        edition,
        draw(st.sampled_from(sorted(edition.board.seats))),
        draw(st.integers(0, 2**32)),
        draw(st.integers(0, most)),
        steered=draw(st.sampled_from([0.0, 0.9])),
        skip=draw(st.just(0) | st.integers(0, most)),
    )
    numbers = st.integers(0, max(0, len(game.decisions) - 1))
    notes = draw(st.dictionaries(numbers, NOTES, max_size=5)) if game.decisions else {}
    tags = draw(st.dictionaries(NAMES.filter(lambda name: name not in OWN), ANY_TEXT, max_size=3))
    tags |= {f"Name{seat}": draw(ANY_TEXT) for seat in draw(st.sets(st.sampled_from(game.seats)))}
    tags = {name: tags[name] for name in tags if name[:4] != "Name" or name[4:] in known(game)}
    truncated = game.end.phase is not Phase.OVER and draw(st.booleans())
    return Record(game.start, game.decisions, tags, notes, truncated)


def known(game: Record) -> set[str]:
    """The seats in the game, as tags have them."""
    return {str(seat) for seat in game.seats}


SAMPLE = """\
[Mansuba "v1"]
[Edition "sun#4a33bb52"]
[Seats "0 3"]
[Date "2026-11-30"]
[Dice "thrown by hand"]
[Name0 "Nefer"]
[Name3 "Mesi \\"the Cat\\""]
[Result "unfinished"]

set-up 0: b4 {the Falcon leads} c6 b5 a4 c5 c4
set-up 3: q14 q16 r15 r16 q15 s16
lot:0
round 1, 0: F2nW4C3I2nJ1K2n
  1. 0: W:0F NW
  2. 3: C:3C SW SW SW
  3. 0: K:0K <chance=0.47> NW NE {too far?} <best="NW stop" chance=0.41>
  4. 3: I:3I SE SE
  5. 0: F:0F W NE
  6. 3: J:3W NW
round 2, 3: F1W3C2nI1J3K3
  7. 3: W:3W SE SE SE
  8. 0: K:0I NW
  9. 3: J:3J SW SE stop
  10. 0: C:0C NE 0W@c4 NE
  11. 3: F:3I SE
"""
