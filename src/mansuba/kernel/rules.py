"""The rules, compiled: what a decision does to a state.

These functions are compiled for the processor and for the GPU alike. None checks that what it is
asked for is legal: `mansuba.kernel.Kernel` does. They follow `mansuba.rulebook` word for word;
the tests walk both through the same games.
"""

from __future__ import annotations

from numba.core.extending import register_jitable

from mansuba.kernel.layout import (
    ARRIVED,
    BEGUN,
    FACE,
    FIGURE,
    FIGURES,
    HAND,
    KIND_BITS,
    KINDS,
    LEFT_TEMPLE,
    LOT,
    LOT_PHASE,
    LYING,
    MOVER,
    NAAL,
    NOBODY,
    OCCUPIED,
    OVER,
    PASS,
    PHASE,
    PLACE,
    PLACE_PHASE,
    PLACED,
    SEAT_SHIFT,
    SPACE,
    STARTER,
    STEP_PHASE,
    STEPS,
    STOP,
    TAKE,
    TAKE_PHASE,
    THROW,
    THROW_PHASE,
    WINNER,
)
from mansuba.kernel.tables import (
    COURT,
    DIRECTION_SHIFT,
    DIRECTIONS,
    LAWS_BIND_MOVER,
    NEAR,
    NEXT_SEAT,
    PLAYERS,
    PREY,
    SAME_MOVE,
    SANCTUARY,
    SEAT,
    SIDES,
    SLOTS,
    SPACE_SHIFT,
    TEMPLE,
    Array,
)


@register_jitable
def near(t: Array, space: int, direction: int) -> int:
    """The adjacent space in a direction, or -1."""
    return int(t[NEAR + (space << DIRECTION_SHIFT) + direction])


@register_jitable
def temple_space(t: Array, seat: int, slot: int) -> int:
    """The space of a Temple's slot, or -1."""
    return int(t[TEMPLE + (seat << SPACE_SHIFT) + slot])


@register_jitable
def spot(figure: int) -> int:
    """Where in a state a figure's space is kept."""
    return SPACE + (figure >> SEAT_SHIFT) * KINDS + (figure & KIND_BITS)


@register_jitable
def space_of(s: Array, figure: int) -> int:
    """The space a figure stands on."""
    return int(s[spot(figure)])


@register_jitable
def occupied(s: Array, space: int) -> int:
    """Whether a figure stands on a space."""
    return (int(s[OCCUPIED + (space >> 3)]) >> (space & 7)) & 1


@register_jitable
def put(s: Array, figure: int, space: int) -> None:
    s[spot(figure)] = space
    s[OCCUPIED + (space >> 3)] = int(s[OCCUPIED + (space >> 3)]) | (1 << (space & 7))


@register_jitable
def lift(s: Array, figure: int, space: int) -> None:
    s[spot(figure)] = NOBODY
    s[OCCUPIED + (space >> 3)] = int(s[OCCUPIED + (space >> 3)]) & ~(1 << (space & 7))


@register_jitable
def may_land(t: Array, s: Array, seat: int, here: int, there: int) -> bool:
    """Laws 3 to 5: may a figure of this seat go from here to there?"""
    leaves, enters = int(t[COURT + here]), int(t[COURT + there])
    if leaves == enters:
        return True
    if leaves == seat * 2 + 1:
        return False
    if enters < 0:
        return True
    if t[LAWS_BIND_MOVER]:
        if enters >> 1 != int(s[MOVER]):
            return False
    elif enters >> 1 != seat:
        return False
    if enters != seat * 2:
        return True
    return t[SAME_MOVE] != 0 and not s[LEFT_TEMPLE]


@register_jitable
def landing(t: Array, s: Array, seat: int, here: int, direction: int) -> int:
    """Where a step of a figure of this seat leads, or -1 if it is not legal."""
    there = near(t, here, direction)
    if there < 0:
        return -1
    if occupied(s, there):
        there = near(t, there, direction)
        if there < 0 or occupied(s, there):
            return -1
    if not may_land(t, s, seat, here, there):
        return -1
    return there


@register_jitable
def can_step(t: Array, s: Array, figure: int) -> bool:
    """Whether a figure has any legal step."""
    seat, here = figure >> SEAT_SHIFT, space_of(s, figure)
    for direction in range(int(t[DIRECTIONS])):
        if landing(t, s, seat, here, direction) >= 0:
            return True
    return False


@register_jitable
def may_take(s: Array, stick: int, figure: int) -> bool:
    """Laws 1 and 6: may the mover use this unused stick on that figure?"""
    return figure >> SEAT_SHIFT == int(s[MOVER]) or int(s[FACE + stick]) >= NAAL


@register_jitable
def has_room(t: Array, s: Array, seat: int) -> bool:
    """Whether a seat's Temple has an empty space."""
    for slot in range(int(t[SLOTS])):
        space = temple_space(t, seat, slot)
        if space >= 0 and not occupied(s, space):
            return True
    return False


@register_jitable
def figure_to_place(t: Array, s: Array) -> int:
    """The figure that has to be put into its Temple next."""
    if s[PHASE] == PLACE_PHASE:
        return int(s[HAND])
    placed = int(s[PLACED])
    return (int(t[SEAT + placed // KINDS]) << SEAT_SHIFT) + placed % KINDS


@register_jitable
def apply(t: Array, s: Array, action: int) -> None:
    """Carry out a legal decision."""
    if action < STOP:
        step(t, s, action)
    elif action == STOP:
        end_turn(t, s)
    elif action < TAKE:
        s[FACE + action - PASS] = 0
        s[LYING] -= 1
        end_turn(t, s)
    elif action < PLACE:
        stick, rest = (action - TAKE) // FIGURES, (action - TAKE) % FIGURES
        take(s, stick, (rest // KINDS << SEAT_SHIFT) + rest % KINDS)
    elif action < THROW:
        place(t, s, action - PLACE)
    elif action < LOT:
        throw(t, s, action - THROW)
    else:
        s[STARTER] = action - LOT
        s[MOVER] = action - LOT
        s[PHASE] = THROW_PHASE


@register_jitable
def throw(t: Array, s: Array, sides: int) -> None:
    for stick in range(KINDS):
        s[FACE + stick] = t[SIDES + stick * 4 + ((sides >> (2 * stick)) & 3)]
    s[LYING] = KINDS
    s[PHASE] = TAKE_PHASE


@register_jitable
def take(s: Array, stick: int, figure: int) -> None:
    s[FIGURE] = figure
    s[STEPS] = (int(s[FACE + stick]) & (NAAL - 1)) if figure & KIND_BITS == stick else 1
    s[FACE + stick] = 0
    s[LYING] -= 1
    s[PHASE] = STEP_PHASE


@register_jitable
def place(t: Array, s: Array, slot: int) -> None:
    figure = figure_to_place(t, s)
    put(s, figure, temple_space(t, figure >> SEAT_SHIFT, slot))
    if s[PHASE] == PLACE_PHASE:
        s[HAND] = NOBODY
        s[PHASE] = STEP_PHASE
        go_on(t, s)
    else:
        s[PLACED] += 1
        if int(s[PLACED]) == KINDS * int(t[PLAYERS]):
            s[PHASE] = LOT_PHASE


@register_jitable
def step(t: Array, s: Array, direction: int) -> None:
    figure = int(s[FIGURE])
    seat, here = figure >> SEAT_SHIFT, space_of(s, figure)
    beside = near(t, here, direction)
    there = beside
    if occupied(s, beside):
        there = near(t, beside, direction)
    leaves, enters = int(t[COURT + here]), int(t[COURT + there])
    lift(s, figure, here)
    put(s, figure, there)
    if leaves != enters:
        if leaves == seat * 2:
            s[LEFT_TEMPLE] = 1
        if enters == seat * 2 + 1:
            s[ARRIVED + seat] += 1
    s[STEPS] -= 1
    s[BEGUN] = 1
    if there != beside:
        beguile(t, s, int(t[PREY + (figure & KIND_BITS)]), beside)
    if s[PHASE] == STEP_PHASE:
        go_on(t, s)


@register_jitable
def beguile(t: Array, s: Array, kind: int, space: int) -> None:
    """Lift the figure on a space off the board, if it is of this kind and may not stay."""
    for player in range(int(t[PLAYERS])):
        seat = int(t[SEAT + player])
        figure = (seat << SEAT_SHIFT) + kind
        if space_of(s, figure) == space:
            in_pyramid = int(t[COURT + space]) == seat * 2 + 1
            if in_pyramid and t[SANCTUARY]:
                return
            lift(s, figure, space)
            if not has_room(t, s, seat):
                put(s, figure, space)
                return
            if in_pyramid:
                s[ARRIVED + seat] -= 1
            s[HAND] = figure
            s[PHASE] = PLACE_PHASE
            return


@register_jitable
def go_on(t: Array, s: Array) -> None:
    """After a step and all it brought about: has someone won, can the move go on?"""
    figure = int(s[FIGURE])
    seat = figure >> SEAT_SHIFT
    if s[ARRIVED + seat] == KINDS:
        for stick in range(KINDS):
            s[FACE + stick] = 0
        s[LYING] = 0
        s[MOVER] = NOBODY
        s[WINNER] = seat
        clear_move(s)
        s[PHASE] = OVER
    elif s[STEPS] == 0 or not can_step(t, s, figure):
        end_turn(t, s)


@register_jitable
def end_turn(t: Array, s: Array) -> None:
    clear_move(s)
    if s[LYING] == 0:
        s[STARTER] = t[NEXT_SEAT + int(s[STARTER])]
        s[MOVER] = s[STARTER]
        s[PHASE] = THROW_PHASE
    else:
        s[MOVER] = t[NEXT_SEAT + int(s[MOVER])]
        s[PHASE] = TAKE_PHASE


@register_jitable
def clear_move(s: Array) -> None:
    s[FIGURE] = NOBODY
    s[STEPS] = 0
    s[BEGUN] = 0
    s[LEFT_TEMPLE] = 0
