"""The Pharaoh's 7 Laws of Movement, each a small function with the law in our own words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mansuba.rulebook.board import Side, Space
from mansuba.rulebook.figures import Figure, Seat
from mansuba.rulebook.sticks import Face, Stick

if TYPE_CHECKING:
    from mansuba.rulebook.position import Position


def law_1(mover: Seat, figure: Figure, face: Face) -> bool:
    """You move your own figures; someone else's only by law 6."""
    return figure.seat == mover or law_6(face)


def law_2(position: Position, beyond: Space | None) -> bool:
    """You may jump anyone's figure, one at a time, onto the empty space straight behind it."""
    return beyond is not None and beyond not in position.standing


def law_3(position: Position, figure: Figure, here: Space, there: Space) -> bool:
    """A figure that is out of its Temple does not go back into it.

    Under `temple_reentry: same-move` it may, unless it left the Temple in this very move.
    """
    court = position.courts.get(there)
    if court is None or court != (figure.seat, Side.TEMPLE) or court == position.courts.get(here):
        return True
    if position.edition.temple_reentry == "never":
        return False
    return position.move is None or not position.move.left_temple


def law_4(position: Position, figure: Figure, here: Space, there: Space) -> bool:
    """A figure does not enter the Temple or the Pyramid of another player in the game.

    Under `laws_bind: mover` the courts that are open are those of whoever moves it, and it may
    move on within a court that it already stands in.
    """
    court = position.courts.get(there)
    if court is None:
        return True
    if position.edition.laws_bind == "owner":
        return court.seat == figure.seat
    return court.seat == position.mover or court == position.courts.get(here)


def law_5(position: Position, figure: Figure, here: Space, there: Space) -> bool:
    """A figure that has reached its Pyramid stays in it."""
    court = position.courts.get(here)
    if court is None or court != (figure.seat, Side.PYRAMID):
        return True
    return court == position.courts.get(there)


def law_6(face: Face) -> bool:
    """A face with the Immortal Naal moves anyone's figure."""
    return face.naal


def law_7(stick: Stick, face: Face, figure: Figure) -> int:
    """A stick moves its own kind as many steps as it shows; sacrificed, any other kind one step."""
    return face.icons if figure.kind == stick else 1
