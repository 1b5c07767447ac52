"""What a player sees of a state, for the processor and the GPU alike: as numbers, or as planes.

How a player looks at the board is a row of 16-bit numbers, its *sight*: which player a seat is,
where a space is shown, and how decisions are numbered. `sights.py` makes it. Functions take all
players' sights and `who` looks, not a row of them: in a loop over games every part of an array that
is made a name of costs as much as the work on it. Where games differ, what may be needed is read
first and then chosen from, for a processor that guesses which way to go often guesses wrong.
"""

from __future__ import annotations

from typing import Final

from numba.core.extending import register_jitable

from mansuba.kernel.layout import (
    BEGUN,
    FACE,
    FIGURE,
    HAND,
    KIND_BITS,
    KINDS,
    LEFT_TEMPLE,
    MOVER,
    NAAL,
    NOBODY,
    PHASE,
    PLACE_PHASE,
    PLACED,
    SEAT_SHIFT,
    SEATS,
    SET_UP,
    STARTER,
    STEP_PHASE,
    STEPS,
    TAKE_PHASE,
)
from mansuba.kernel.rules import figure_to_place, space_of
from mansuba.kernel.tables import MOST_SPACES, PLAYERS, SEAT, Array

# The parts of a sight.
RANK: Final = 0  # [seat]: which player it is, counted as this player counts
SPOT: Final = RANK + SEATS  # [space]: where it is shown
SHOWN: Final = SPOT + MOST_SPACES  # [decision]: its number as this player sees it
# After them, as wide again: [number]: the decision that it means.

NO_ACTOR: Final = -1
NONE: Final = -1
SCALE: Final = 255  # turns so far in planes: all of them are 255
PHASES: Final = 7


@register_jitable
def acting_seat(t: Array, s: Array) -> int:
    """The seat that decides, or NO_ACTOR."""
    phase = int(s[PHASE])
    if phase in (SET_UP, PLACE_PHASE):
        return figure_to_place(t, s) >> SEAT_SHIFT
    if phase in (TAKE_PHASE, STEP_PHASE):
        return int(s[MOVER])
    return NO_ACTOR


@register_jitable
def player_of(sights: Array, who: int, seat: int) -> int:
    """A seat as a player, as `who` counts them, or NONE for nobody."""
    rank = int(sights[who, RANK + seat])
    return NONE if seat in (NONE, NOBODY) else rank


@register_jitable
def actor_of(t: Array, s: Array, sights: Array) -> int:
    """The player that decides, or NONE; the first one counts as the board does."""
    return player_of(sights, 0, acting_seat(t, s))


@register_jitable
def figure_number(sights: Array, who: int, figure: int) -> int:
    """A figure as player × 6 + kind, or NONE."""
    rank = int(sights[who, RANK + (figure >> SEAT_SHIFT)])
    return NONE if figure == NOBODY else rank * KINDS + (figure & KIND_BITS)


@register_jitable
def hand_of(t: Array, s: Array) -> int:
    """The figure that somebody is about to place, in the set-up or once it is beguiled."""
    return figure_to_place(t, s) if s[PHASE] in (SET_UP, PLACE_PHASE) else NOBODY


@register_jitable
def is_standing(s: Array, figure: int, order: int) -> bool:
    """Whether a figure is on the board; `order` is its place in the set-up.

    Its space cannot tell: a board of 256 has one that is numbered as nowhere is.
    """
    return (order < int(s[PLACED])) & (figure != int(s[HAND]))


@register_jitable
def write_numbers(
    t: Array, s: Array, sights: Array, who: int, turns: int, out: Array, at: int
) -> None:
    """The compact observation, whose parts `sights.py` names, into `out` from `at` on."""
    many = int(t[PLAYERS])
    for place in range(many):
        seat = int(t[SEAT + place])
        first = at + player_of(sights, who, seat) * KINDS
        for kind in range(KINDS):
            figure = (seat << SEAT_SHIFT) + kind
            seen = sights[who, SPOT + space_of(s, figure)]
            stands = is_standing(s, figure, place * KINDS + kind)
            out[first + kind] = seen if stands else NONE
    at += many * KINDS
    for stick in range(KINDS):
        out[at + stick] = int(s[FACE + stick]) % NAAL
        out[at + KINDS + stick] = int(s[FACE + stick]) >= NAAL
    at += 2 * KINDS
    out[at] = s[PHASE]
    out[at + 1] = player_of(sights, who, int(t[SEAT + who]))
    out[at + 2] = player_of(sights, who, acting_seat(t, s))
    out[at + 3] = player_of(sights, who, int(s[MOVER]))
    out[at + 4] = player_of(sights, who, int(s[STARTER]))
    out[at + 5] = figure_number(sights, who, int(s[FIGURE]))
    out[at + 6] = figure_number(sights, who, hand_of(t, s))
    out[at + 7] = s[STEPS]
    out[at + 8] = s[BEGUN]
    out[at + 9] = s[LEFT_TEMPLE]
    out[at + 10] = turns


@register_jitable
def mark_spots(t: Array, s: Array, sights: Array, who: int, moving: int, out: Array) -> None:
    """Planes of the board that change: figures, and at plane `moving` the one that moves."""
    for place in range(int(t[PLAYERS])):
        seat = int(t[SEAT + place])
        first = player_of(sights, who, seat) * KINDS
        for kind in range(KINDS):
            figure = (seat << SEAT_SHIFT) + kind
            if is_standing(s, figure, place * KINDS + kind):
                out[first + kind, sights[who, SPOT + space_of(s, figure)]] = 1
    if s[FIGURE] != NOBODY:
        out[moving, sights[who, SPOT + space_of(s, int(s[FIGURE]))]] = 1


@register_jitable
def moving_plane(t: Array, at: int) -> int:
    """Which plane shows the figure that moves; `at` is the first of those for the actor."""
    return at + 3 * int(t[PLAYERS]) + PHASES + 2 * KINDS


@register_jitable
def write_fills(
    t: Array, s: Array, sights: Array, who: int, turns: int, limit: int, out: Array
) -> None:
    """The one number that fills each plane from the actor's on; 0 for the plane `moving`."""
    many = int(t[PLAYERS])
    for plane in range(out.shape[0]):
        out[plane] = 0
    mark_player(sights, who, acting_seat(t, s), 0, out)
    mark_player(sights, who, int(s[MOVER]), many, out)
    mark_player(sights, who, int(s[STARTER]), 2 * many, out)
    at = 3 * many
    out[at + int(s[PHASE])] = 1
    at += PHASES
    for stick in range(KINDS):
        out[at + stick] = int(s[FACE + stick]) % NAAL
        out[at + KINDS + stick] = int(s[FACE + stick]) >= NAAL
    at += 2 * KINDS + 1
    hand = hand_of(t, s)
    if hand != NOBODY:
        out[at + (hand & KIND_BITS)] = 1
    at += KINDS
    out[at] = s[STEPS]
    out[at + 1] = s[BEGUN]
    out[at + 2] = s[LEFT_TEMPLE]
    out[at + 3] = turns * SCALE // limit


@register_jitable
def mark_player(sights: Array, who: int, seat: int, at: int, out: Array) -> None:
    """Set a seat's number, one of those that begin at `at`."""
    player = player_of(sights, who, seat)
    if player != NONE:
        out[at + player] = 1
