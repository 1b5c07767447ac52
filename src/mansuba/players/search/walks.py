"""Whole moves: where a figure can come to, and how, as `mansuba.players.reach` finds it, compiled.

Where a beguiled figure will be placed is not known yet, so it is in nobody's way. First steps are
those that the rules allow; whoever carries out a walk looks at later ones again.
"""

from __future__ import annotations

from numba.core.extending import register_jitable

from mansuba.kernel.layout import KIND_BITS, LEFT_TEMPLE, SEAT_SHIFT
from mansuba.kernel.rules import may_land, near, space_of, temple_space
from mansuba.kernel.tables import (
    COURT,
    DIRECTIONS,
    PREY,
    SANCTUARY,
    SLOTS,
    Array,
)
from mansuba.players.search.memory import (
    AT,
    DIRECTION,
    LOST,
    MOST_NODES,
    NOBODY_THERE,
    NODE,
    NODE_PARTS,
    OUTSIDE,
    PARENT,
    SEEN,
    SOME_LOST,
    STEPS,
    WALK,
    WHO,
)


@register_jitable
def walk(t: Array, s: Array, m: Array, figure: int, most: int) -> int:
    """Write a node for every end of a move by up to so many steps, the root first; how many.

    The fewest steps come first; where there is no room for more nodes, the longest are left out.
    """
    here = space_of(s, figure)
    m[WALK] += 2
    m[WHO + here] = NOBODY_THERE
    m[NODE + AT], m[NODE + PARENT], m[NODE + STEPS] = here, -1, 0
    m[NODE + LOST], m[NODE + SOME_LOST] = 0, -1
    m[NODE + OUTSIDE] = s[LEFT_TEMPLE]
    count, node = 1, 0
    while node < count and m[NODE + node * NODE_PARTS + STEPS] < most:
        for direction in range(int(t[DIRECTIONS])):
            if count < MOST_NODES:
                count += step_on(t, s, m, figure, node, direction, count)
        node += 1
    m[WHO + here] = figure
    return count


@register_jitable
def step_on(t: Array, s: Array, m: Array, figure: int, node: int, direction: int, new: int) -> int:
    """Write a new node for a step from a node; 0 if there is none, or none that is new."""
    seat, at = figure >> SEAT_SHIFT, NODE + node * NODE_PARTS
    space, some_lost = int(m[at + AT]), int(m[at + SOME_LOST])
    beside = near(t, space, direction)
    if beside < 0:
        return 0
    there, lost = beside, 0
    jumped = who(m, beside, some_lost)
    if jumped != NOBODY_THERE:
        there = near(t, beside, direction)
        if there < 0 or who(m, there, some_lost) != NOBODY_THERE:
            return 0
        prey = int(t[PREY + (figure & KIND_BITS)])
        if (jumped & KIND_BITS) == prey and is_lifted(t, m, jumped, beside, there, some_lost):
            lost = jumped + 1
    leaves, enters = int(t[COURT + space]) == seat * 2, int(t[COURT + there]) == seat * 2
    goes_back = enters and not leaves and m[at + OUTSIDE]
    if goes_back or not may_land(t, s, seat, space, there):
        return 0
    left = 1 if leaves and not enters else int(m[at + OUTSIDE])
    if lost == 0 and is_seen(m, new, there, some_lost, left):
        return 0
    node_at = NODE + new * NODE_PARTS
    m[node_at + AT], m[node_at + PARENT], m[node_at + DIRECTION] = there, node, direction
    m[node_at + STEPS], m[node_at + LOST] = m[at + STEPS] + 1, lost
    m[node_at + SOME_LOST] = new if lost else some_lost
    m[node_at + OUTSIDE] = left
    return 1


@register_jitable
def who(m: Array, space: int, some_lost: int) -> int:
    """Who stands on a space, those beguiled on the way left out."""
    figure = int(m[WHO + space])
    while some_lost >= 0 and figure != NOBODY_THERE:
        at = NODE + some_lost * NODE_PARTS
        if m[at + LOST] == figure + 1:
            return NOBODY_THERE
        some_lost = lost_before(m, some_lost)
    return figure


@register_jitable
def lost_before(m: Array, node: int) -> int:
    """The node before one that beguiled, whose step beguiled too; or -1."""
    parent = int(m[NODE + node * NODE_PARTS + PARENT])
    return int(m[NODE + parent * NODE_PARTS + SOME_LOST]) if parent >= 0 else -1


@register_jitable
def is_seen(m: Array, count: int, space: int, some_lost: int, left: int) -> bool:
    """Whether the walk came to a space before, after the same beguiling; from now on it did.

    To have been there without having left the Temple is to have been there in either way.
    """
    if some_lost < 0:
        mark = int(m[WALK]) + 1 - left
        seen = int(m[SEEN + space]) >= mark
        m[SEEN + space] = max(int(m[SEEN + space]), mark)
        return seen
    for node in range(some_lost, count):
        at = NODE + node * NODE_PARTS
        if m[at + AT] == space and m[at + SOME_LOST] == some_lost and m[at + OUTSIDE] <= left:
            return True
    return False


@register_jitable
def is_lifted(t: Array, m: Array, figure: int, space: int, landing: int, some_lost: int) -> bool:
    """Whether a figure that is jumped by the one that beguiles it has to go."""
    seat = figure >> SEAT_SHIFT
    if t[SANCTUARY] and int(t[COURT + space]) == seat * 2 + 1:
        return False
    for slot in range(int(t[SLOTS])):
        room = temple_space(t, seat, slot)
        if room < 0 or room == landing:
            continue
        if room == space or who(m, room, some_lost) == NOBODY_THERE:
            return True
    return False
