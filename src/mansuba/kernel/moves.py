"""Whole moves: every distinct result that a stick and a figure can reach in one turn.

A breadth-first walk over the figures' spaces: whatever is reached with more steps left comes
first, so nothing needs to be looked at twice. Two results are the same if every figure stands on
the same space in both.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numba.core.extending import register_jitable

from mansuba.kernel.chance import mix
from mansuba.kernel.hashing import apply_hashed, figure_key, read_hash, rest_key
from mansuba.kernel.layout import (
    FIGURE,
    HAND,
    LEFT_TEMPLE,
    MOST_STEPS,
    PHASE,
    PLACE,
    PLACE_PHASE,
    SEAT_SHIFT,
    STATE_BYTES,
    STEP_PHASE,
    STEPS,
    STOP,
)
from mansuba.kernel.rules import landing, near, occupied, space_of, temple_space
from mansuba.kernel.tables import COURT, DIRECTIONS, SLOTS, Array

# A Take, then steps, each of which may be followed by a Place, then a Stop.
MOST_PATH: Final = 1 + 2 * MOST_STEPS + 1

# Two walkers on the same spaces differ if only one of them has left its Temple.
LEFT = np.uint64(0x6A09E667F3BCC909)
STAYED = np.uint64(0xBB67AE8584CAA73B)

# One function makes all keys: a Take's number must not be taken for a figure on a space.
ABOVE_FIGURES = np.uint64(1 << 32)

FULL: Final = -1


@register_jitable
def reach(
    t: Array,
    s: Array,
    take: int,
    order: Array,
    nodes: Array,
    links: Array,
    seen: Array,
    states: Array,
    paths: Array,
    found: int,
) -> int:
    """Write each result of one Take behind the `found` ones; how many there are, or FULL.

    `order` names each seat's slots in the order in which its owner prefers them for a beguiled
    figure; without a column, every slot is tried.

    `nodes` and `links` hold the walk; `seen` the keys met, of this Take and others; `states` and
    `paths` take the results: the state after the turn, and the decisions that lead there, -1
    after the last.
    """
    copy(s, nodes[0])
    apply_hashed(t, nodes[0], take)
    links[0, 0], links[0, 1] = -1, take
    add(seen, branch_key(nodes[0], take))
    count, node = 1, 0
    while node < count:
        parent = nodes[node]
        if parent[PHASE] == STEP_PHASE:
            figure = int(parent[FIGURE])
            seat, here = figure >> SEAT_SHIFT, space_of(parent, figure)
            for direction in range(int(t[DIRECTIONS])):
                there = landing(t, parent, seat, here, direction)
                if there < 0 or is_known(t, parent, take, figure, here, there, direction, seen):
                    continue
                count, found = grow(
                    t, node, direction, order, count, nodes, links, seen, states, paths, found
                )
                if found == FULL:
                    return FULL
        node += 1
    return found


@register_jitable
def grow(
    t: Array,
    parent: int,
    action: int,
    order: Array,
    count: int,
    nodes: Array,
    links: Array,
    seen: Array,
    states: Array,
    paths: Array,
    found: int,
) -> tuple[int, int]:
    """One decision further; if it beguiles, the placements too."""
    if count + 2 > nodes.shape[0] or found == states.shape[0] or is_half_full(seen):
        return count, FULL
    child = nodes[count]
    copy(nodes[parent], child)
    apply_hashed(t, child, action)
    links[count, 0], links[count, 1] = parent, action
    if child[PHASE] != PLACE_PHASE:
        return keep(t, count, nodes, links, seen, states, paths, found)
    beguiling = count
    count += 1
    seat = int(child[HAND]) >> SEAT_SHIFT
    everywhere = order.shape[1] == 0
    for rank in range(int(t[SLOTS])):
        slot = rank if everywhere else order[seat, rank]
        space = temple_space(t, seat, slot)
        if space >= 0 and not occupied(child, space):
            count, found = put_back(
                t, beguiling, slot, count, nodes, links, seen, states, paths, found
            )
            if found == FULL or not everywhere:
                break
    return count, found


@register_jitable
def put_back(
    t: Array,
    parent: int,
    slot: int,
    count: int,
    nodes: Array,
    links: Array,
    seen: Array,
    states: Array,
    paths: Array,
    found: int,
) -> tuple[int, int]:
    """The beguiled figure in a slot of its Temple."""
    if count + 1 > nodes.shape[0] or found == states.shape[0]:
        return count, FULL
    copy(nodes[parent], nodes[count])
    apply_hashed(t, nodes[count], PLACE + slot)
    links[count, 0], links[count, 1] = parent, PLACE + slot
    return keep(t, count, nodes, links, seen, states, paths, found)


@register_jitable
def keep(
    t: Array,
    node: int,
    nodes: Array,
    links: Array,
    seen: Array,
    states: Array,
    paths: Array,
    found: int,
) -> tuple[int, int]:
    """Write a result if it is new, and keep the node if the walk may go on from it."""
    here, take = nodes[node], int(links[0, 1])
    if add(seen, result_key(here, take)):
        copy(here, states[found])
        end = MOST_PATH - 1
        paths[found, end] = -1
        if here[PHASE] == STEP_PHASE:
            apply_hashed(t, states[found], STOP)
            paths[found, end] = STOP
        write_path(node, links, paths[found])
        found += 1
    goes_on = here[PHASE] == STEP_PHASE and add(seen, branch_key(here, take))
    return (node + 1 if goes_on else node), found


@register_jitable
def write_path(node: int, links: Array, path: Array) -> None:
    """The decisions from the Take to a node, then what stands at the path's end, then -1s."""
    last = int(path[MOST_PATH - 1])
    length, walker = 0, node
    while walker >= 0:
        length += 1
        walker = int(links[walker, 0])
    walker = node
    for place in range(length - 1, -1, -1):
        path[place] = links[walker, 1]
        walker = int(links[walker, 0])
    for place in range(length, MOST_PATH):
        path[place] = -1
    if last >= 0:
        path[length] = last


@register_jitable
def copy(source: Array, target: Array) -> None:
    for byte in range(STATE_BYTES):
        target[byte] = source[byte]


@register_jitable
def is_known(
    t: Array,
    s: Array,
    take: int,
    figure: int,
    here: int,
    there: int,
    direction: int,
    seen: Array,
) -> bool:
    """Whether a simple move leads nowhere new: told before the state is copied."""
    if there != near(t, here, direction):
        return False
    moved = figure_key(figure, here) ^ figure_key(figure, there)
    temple = (figure >> SEAT_SHIFT) * 2
    leaves = int(t[COURT + here]) == temple and int(t[COURT + there]) != temple
    left = s[LEFT_TEMPLE] != 0 or leaves
    result = result_key(s, take) ^ moved
    return has(seen, result) and (s[STEPS] == 1 or has(seen, result ^ (LEFT if left else STAYED)))


@register_jitable
def result_key(s: Array, take: int) -> np.uint64:
    """Where every figure stands after this Take, by that part of the running hash."""
    return read_hash(s) ^ rest_key(s) ^ mix(np.uint64(take) + ABOVE_FIGURES)


@register_jitable
def branch_key(s: Array, take: int) -> np.uint64:
    """The same, apart for walkers that have left their Temple and those that have not."""
    return result_key(s, take) ^ (LEFT if s[LEFT_TEMPLE] else STAYED)


# A set of keys is open-addressed in an array of a power of two and one: the last is how many.


@register_jitable
def has(seen: Array, key: np.uint64) -> bool:
    """Whether a key is in the set."""
    return seen[place_of(seen, key)] == key


@register_jitable
def add(seen: Array, key: np.uint64) -> bool:
    """Put a key into the set; whether it was new."""
    place = place_of(seen, key)
    if seen[place] == key:
        return False
    seen[place] = key
    seen[seen.shape[0] - 1] += np.uint64(1)
    return True


@register_jitable
def place_of(seen: Array, key: np.uint64) -> int:
    """Where a key is, or would be."""
    mask = seen.shape[0] - 2
    place = int(np.int64(key & np.uint64(mask)))
    while seen[place] != 0 and seen[place] != key:
        place = (place + 1) & mask
    return place


@register_jitable
def is_half_full(seen: Array) -> bool:
    """Whether it is time for a larger set."""
    return np.int64(seen[seen.shape[0] - 1]) * 2 > seen.shape[0]
