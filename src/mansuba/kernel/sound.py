"""Is a row of bytes a state? Compiled code believes what it is given, so this comes first.

Every number that the rules use as an index is looked at, and everything that is kept twice is
compared; whether a game can come to the position is the rulebook's to say (`decode`).
"""

from __future__ import annotations

from numba.core.extending import register_jitable

from mansuba.kernel.hashing import fresh_hash, read_hash
from mansuba.kernel.layout import (
    ARRIVED,
    BEGUN,
    FACE,
    FIGURE,
    HAND,
    KIND_BITS,
    KINDS,
    LEFT_TEMPLE,
    LOT_PHASE,
    LYING,
    MOST_STEPS,
    MOVER,
    NOBODY,
    OCCUPIED,
    OVER,
    PHASE,
    PLACE_PHASE,
    PLACED,
    SEAT_SHIFT,
    SEATS,
    SET_UP,
    SPARE,
    STARTER,
    STEP_PHASE,
    STEPS,
    TAKE_PHASE,
    THROW_PHASE,
    WINNER,
)
from mansuba.kernel.rules import can_step, figure_to_place, has_room, occupied, space_of, spot
from mansuba.kernel.tables import COURT, LAWS_BIND_MOVER, NEXT_SEAT, PLAYERS, SIDES, SPACES, Array


@register_jitable
def is_sound(t: Array, s: Array) -> bool:
    """Whether compiled code may be let loose on this state."""
    return (
        is_phase_sound(t, s)
        and is_move_sound(t, s)
        and are_sticks_sound(t, s)
        and are_figures_sound(t, s)
        and can_go_on(t, s)
        and read_hash(s) == fresh_hash(t, s)
    )


@register_jitable
def may_stand(t: Array, s: Array, seat: int, court: int) -> bool:
    """In the set-up figures stand in their Temple; under owner's laws in no court of another's."""
    if s[PHASE] <= LOT_PHASE:
        return court == seat * 2
    return court < 0 or court >> 1 == seat or t[LAWS_BIND_MOVER] != 0


@register_jitable
def can_go_on(t: Array, s: Array) -> bool:
    """Playouts guess until a step or a slot is legal, so one has to be."""
    if s[PHASE] == STEP_PHASE:
        return can_step(t, s, int(s[FIGURE]))
    if s[PHASE] in (SET_UP, PLACE_PHASE):
        return has_room(t, s, figure_to_place(t, s) >> SEAT_SHIFT)
    return True


@register_jitable
def is_seat(t: Array, seat: int) -> bool:
    """Whether a number is a seat in the game."""
    return seat < SEATS and int(t[NEXT_SEAT + seat]) >= 0


@register_jitable
def is_figure(t: Array, code: int) -> bool:
    """Whether a number is the code of a figure in the game."""
    return is_seat(t, code >> SEAT_SHIFT) and code & KIND_BITS < KINDS


@register_jitable
def is_phase_sound(t: Array, s: Array) -> bool:
    """The phase, who is set up, who throws, whose turn it is and who has won go together."""
    phase, everyone = int(s[PHASE]), KINDS * int(t[PLAYERS])
    if phase > OVER or int(s[PLACED]) > everyone:
        return False
    if (phase == SET_UP) != (int(s[PLACED]) < everyone):
        return False
    before = phase <= LOT_PHASE
    if before != (int(s[STARTER]) == NOBODY) or not (before or is_seat(t, int(s[STARTER]))):
        return False
    if int(s[MOVER]) != mover_of(t, s) or s[SPARE] != 0:
        return False
    winner = int(s[WINNER])
    if phase != OVER:
        return winner == NOBODY
    return is_seat(t, winner) and int(s[ARRIVED + winner]) == KINDS


@register_jitable
def mover_of(t: Array, s: Array) -> int:
    """Whose turn it has to be: as many seats after the starter as sticks are taken before it."""
    phase = int(s[PHASE])
    if phase <= LOT_PHASE or phase == OVER:
        return NOBODY
    mover = int(s[STARTER])
    if phase != THROW_PHASE:
        in_move = phase in (STEP_PHASE, PLACE_PHASE)
        for _ in range(KINDS - int(s[LYING]) - in_move):
            mover = int(t[NEXT_SEAT + mover])
    return mover


@register_jitable
def is_move_sound(t: Array, s: Array) -> bool:
    """A move in progress names its figure; outside one nothing of it is left."""
    phase = int(s[PHASE])
    if int(s[STEPS]) > MOST_STEPS or s[BEGUN] > 1 or s[LEFT_TEMPLE] > 1:
        return False
    if phase == PLACE_PHASE:
        if not is_figure(t, int(s[HAND])) or s[HAND] == s[FIGURE] or s[BEGUN] == 0:
            return False
    elif int(s[HAND]) != NOBODY:
        return False
    if phase in (STEP_PHASE, PLACE_PHASE):
        return is_figure(t, int(s[FIGURE])) and (phase == PLACE_PHASE or s[STEPS] > 0)
    return int(s[FIGURE]) == NOBODY and s[STEPS] == 0 and s[BEGUN] == 0 and s[LEFT_TEMPLE] == 0


@register_jitable
def are_sticks_sound(t: Array, s: Array) -> bool:
    """Unused sticks show faces of their own, and lie only between a throw and its last turn."""
    lying = 0
    for stick in range(KINDS):
        face = int(s[FACE + stick])
        if face:
            lying += 1
            known = False
            for side in range(4):
                known = known or int(t[SIDES + stick * 4 + side]) == face
            if not known:
                return False
    phase = int(s[PHASE])
    if lying != int(s[LYING]):
        return False
    if phase == TAKE_PHASE:
        return lying > 0
    return lying < KINDS if phase in (STEP_PHASE, PLACE_PHASE) else lying == 0


@register_jitable
def are_figures_sound(t: Array, s: Array) -> bool:
    """Figures stand on spaces of the board, one on each, and the counts of them agree."""
    bits, standing = 0, 0
    for byte in range(OCCUPIED, ARRIVED):
        word = int(s[byte])
        while word:
            bits += word & 1
            word >>= 1
    for seat in range(SEATS):
        arrived, before = 0, 0
        for earlier in range(seat):
            before += is_seat(t, earlier)
        for kind in range(KINDS):
            figure = (seat << SEAT_SHIFT) + kind
            space = space_of(s, figure)
            placed = is_seat(t, seat) and before * KINDS + kind < int(s[PLACED])
            if not placed or figure == int(s[HAND]):
                if int(s[spot(figure)]) != NOBODY:
                    return False
                continue
            if space >= int(t[SPACES]) or not occupied(s, space):
                return False
            standing += 1
            court = int(t[COURT + space])
            arrived += court == seat * 2 + 1
            if not may_stand(t, s, seat, court):
                return False
        if int(s[ARRIVED + seat]) != arrived:
            return False
    return bits == standing  # so no two share a space, since each has its bit
