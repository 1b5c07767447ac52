"""Games on the built-in boards, brought to where a test begins."""

from mansuba import Edition, Lot, Phase, Position, Seat, Throw
from tests.drawing import faces


def set_up(players: int, edition: Edition | None = None) -> Position:
    """Every figure on the first empty space of its Temple; the lot is next."""
    position = Position.new(edition or Edition.standard(), players)
    while position.phase is Phase.SET_UP:
        position = position.after(position.decisions()[0])
    return position


def thrown(players: int, first: Seat = 0, sticks: str = "F1W1C1I1J1K1") -> Position:
    """The first throw of a game that this seat starts."""
    started = set_up(players).after(Lot(first))
    return started.after(Throw(tuple(faces(sticks).values())))
