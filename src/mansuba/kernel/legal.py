"""The legal decisions of a state: written one after the other, or as a mask.

Each function here writes what it finds into `out` and returns how many there are now: as a list
it writes the decision at `out[count]`, as a mask it sets `out[decision]` to 1.
"""

from __future__ import annotations

from numba.core.extending import register_jitable

from mansuba.kernel.bits import lowest_bit
from mansuba.kernel.layout import (
    BEGUN,
    FACE,
    FIGURE,
    FIGURES,
    KIND_BITS,
    KINDS,
    LOT,
    LOT_PHASE,
    MOVER,
    NAAL,
    PASS,
    PHASE,
    PLACE,
    PLACE_PHASE,
    SEAT_SHIFT,
    SEATS,
    SET_UP,
    STEP,
    STEP_PHASE,
    STOP,
    TAKE,
    TAKE_PHASE,
    THROW,
    THROW_PHASE,
)
from mansuba.kernel.rules import (
    can_step,
    figure_to_place,
    landing,
    may_take,
    occupied,
    space_of,
    temple_space,
)
from mansuba.kernel.tables import DIRECTIONS, NEXT_SEAT, PLAYERS, SEAT, SIDES, SLOTS, Array

THROWS = 4**KINDS
OF_A_SEAT = (1 << KINDS) - 1  # a bit for each of a seat's figures
MOST_LEGAL = THROWS  # players never have more than 216


@register_jitable
def emit(out: Array, count: int, action: int, masked: bool) -> int:
    """Write one decision."""
    if masked:
        out[action] = 1
    else:
        out[count] = action
    return count + 1


@register_jitable
def legal_actions(t: Array, s: Array, out: Array, masked: bool) -> int:
    """Every legal decision, a list in the rulebook's order; chance's do not go into a mask."""
    phase = int(s[PHASE])
    if phase == STEP_PHASE:
        return goings_on(t, s, out, masked)
    if phase == TAKE_PHASE:
        count = takes(t, s, out, masked)
        return count if count else passes(s, out, masked)
    if phase in (SET_UP, PLACE_PHASE):
        return placements(t, s, out, masked)
    if masked:
        return 0
    if phase == THROW_PHASE:
        return throws(t, out)
    if phase == LOT_PHASE:
        return lots(t, out)
    return 0


@register_jitable
def goings_on(t: Array, s: Array, out: Array, masked: bool) -> int:
    """The steps that are possible in a move, and Stop once it has begun."""
    directions, count = open_directions(t, s), 0
    for direction in range(int(t[DIRECTIONS])):
        if (directions >> direction) & 1:
            count = emit(out, count, STEP + direction, masked)
    if s[BEGUN]:
        count = emit(out, count, STOP, masked)
    return count


@register_jitable
def open_directions(t: Array, s: Array) -> int:
    """A bit for every direction in which the figure that moves can make a step."""
    figure = int(s[FIGURE])
    seat, here = figure >> SEAT_SHIFT, space_of(s, figure)
    directions = 0
    for direction in range(int(t[DIRECTIONS])):
        if landing(t, s, seat, here, direction) >= 0:
            directions |= 1 << direction
    return directions


@register_jitable
def takes(t: Array, s: Array, out: Array, masked: bool) -> int:
    """Each unused stick with each figure that it may move and that can make a first step."""
    able = able_figures(t, s)
    own, count = movers_own(s, able), 0
    for stick in range(KINDS):
        left = movable(s, stick, able, own)
        while left:
            figure = lowest_bit(left)
            left &= left - 1
            action = TAKE + stick * FIGURES + (figure >> SEAT_SHIFT) * KINDS + (figure & KIND_BITS)
            count = emit(out, count, action, masked)
    return count


@register_jitable
def movers_own(s: Array, figures: int) -> int:
    """Of figures, a bit each, those of whoever's turn it is."""
    return figures & (OF_A_SEAT << (int(s[MOVER]) << SEAT_SHIFT))


@register_jitable
def movable(s: Array, stick: int, able: int, own: int) -> int:
    """Laws 1 and 6: which of the able figures, some of them the mover's own, a stick may move."""
    face = int(s[FACE + stick])
    return (able if face >= NAAL else own) if face else 0


@register_jitable
def able_figures(t: Array, s: Array) -> int:
    """A bit for every figure that some unused stick may move and that can make a step."""
    anyone = False
    for stick in range(KINDS):
        anyone = anyone or int(s[FACE + stick]) >= NAAL
    able = 0
    for player in range(int(t[PLAYERS])):
        seat = int(t[SEAT + player])
        if anyone or seat == int(s[MOVER]):
            for kind in range(KINDS):
                figure = (seat << SEAT_SHIFT) + kind
                if can_step(t, s, figure):
                    able |= 1 << figure
    return able


@register_jitable
def passes(s: Array, out: Array, masked: bool) -> int:
    """Any unused stick may be given up."""
    count = 0
    for stick in range(KINDS):
        if s[FACE + stick]:
            count = emit(out, count, PASS + stick, masked)
    return count


@register_jitable
def placements(t: Array, s: Array, out: Array, masked: bool) -> int:
    """The empty slots of the Temple of whoever has a figure to place."""
    seat = figure_to_place(t, s) >> SEAT_SHIFT
    count = 0
    for slot in range(int(t[SLOTS])):
        space = temple_space(t, seat, slot)
        if space >= 0 and not occupied(s, space):
            count = emit(out, count, PLACE + slot, masked)
    return count


@register_jitable
def lots(t: Array, out: Array) -> int:
    """The lot may fall on every seat in the game."""
    for player in range(int(t[PLAYERS])):
        out[player] = LOT + int(t[SEAT + player])
    return int(t[PLAYERS])


@register_jitable
def throws(t: Array, out: Array) -> int:
    """Every different throw, each by the first of equal faces; the Cat's face changes fastest."""
    count = 0
    for sides in range(THROWS):
        code = 0
        for stick in range(KINDS):
            code |= ((sides >> (2 * (KINDS - 1 - stick))) & 3) << (2 * stick)
        if is_plain_throw(t, code):
            out[count] = THROW + code
            count += 1
    return count


@register_jitable
def is_plain_throw(t: Array, code: int) -> bool:
    """Whether a throw names the first of equal faces on every stick."""
    for stick in range(KINDS):
        side = (code >> (2 * stick)) & 3
        for earlier in range(side):
            if t[SIDES + stick * 4 + earlier] == t[SIDES + stick * 4 + side]:
                return False
    return True


@register_jitable
def is_legal(t: Array, s: Array, action: int) -> bool:
    """Whether an integer, any at all, is a legal decision here."""
    phase = int(s[PHASE])
    if action < 0:
        return False
    if action < STOP:
        if phase != STEP_PHASE or action >= int(t[DIRECTIONS]):
            return False
        figure = int(s[FIGURE])
        return landing(t, s, figure >> SEAT_SHIFT, space_of(s, figure), action) >= 0
    if action == STOP:
        return phase == STEP_PHASE and s[BEGUN] != 0
    if action < PLACE:
        return phase == TAKE_PHASE and is_legal_turn(t, s, action)
    if action < PLACE + int(t[SLOTS]):
        if phase not in (SET_UP, PLACE_PHASE):
            return False
        space = temple_space(t, figure_to_place(t, s) >> SEAT_SHIFT, action - PLACE)
        return space >= 0 and not occupied(s, space)
    if THROW <= action < THROW + THROWS:
        return phase == THROW_PHASE and is_plain_throw(t, action - THROW)
    if LOT <= action < LOT + SEATS:
        return phase == LOT_PHASE and int(t[NEXT_SEAT + action - LOT]) >= 0
    return False


@register_jitable
def is_legal_turn(t: Array, s: Array, action: int) -> bool:
    """Whether a Take or a Pass is legal for whoever's turn it is."""
    if action < TAKE:
        return s[FACE + action - PASS] != 0 and able_figures(t, s) == 0
    stick, rest = (action - TAKE) // FIGURES, (action - TAKE) % FIGURES
    seat, kind = rest // KINDS, rest % KINDS
    figure = (seat << SEAT_SHIFT) + kind
    if s[FACE + stick] == 0 or int(t[NEXT_SEAT + seat]) < 0:
        return False
    return may_take(s, stick, figure) and can_step(t, s, figure)
