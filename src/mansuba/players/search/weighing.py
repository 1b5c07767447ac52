"""What a whole move gains a seat: its way, what it does to others, and what it leaves open.

Gains are counted in simple moves of one's own. The weights were found by the arena.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numba.core.extending import register_jitable

from mansuba.kernel.layout import FACE, KIND_BITS, KINDS, NAAL, NOBODY, SEAT_SHIFT
from mansuba.kernel.rules import near, space_of
from mansuba.kernel.tables import (
    COURT,
    DIRECTIONS,
    MOST_SPACES,
    PLAYERS,
    PREY,
    SAME_MOVE,
    SANCTUARY,
    SEAT,
    Array,
)
from mansuba.players.search.guide import APART, PREDATOR
from mansuba.players.search.memory import (
    AT,
    BACK,
    LOST,
    NOBODY_THERE,
    NODE,
    NODE_PARTS,
    SHARE,
    SOME_LOST,
    STANDING,
    WHO,
    WHOLE,
)
from mansuba.players.search.remaining import NO_ROOM, prospect, remaining, way
from mansuba.players.search.walks import lost_before

SPITE: Final = 0  # a step that all others together are set back
JUMPED: Final = 1  # a step that a figure would lose, where another can jump it right away
BLOCKED: Final = 2  # ... where the one who beguiles it is beside it, but cannot jump
REACHED: Final = 3  # ... where a stick that is still unused may bring that one near enough
NEARBY: Final = 4  # ... where that one is within a few steps
THREAT: Final = 5  # a step that another's figure would lose, where one's own can jump it
STRAGGLER: Final = 6  # for each step gained, a tenth of how far behind the others the figure is
ARRIVAL: Final = 7  # a figure more in the Pyramid
WASTE: Final = 8  # an icon of a stick that is sacrificed, though its own figure could use it
DENIAL: Final = 9  # an icon of a stick that others could have used
WHIM: Final = 10  # chance, lest players stand in each other's way for good
LEADER: Final = 11  # how much more spite someone gets for each step ahead of others
WEIGHTS: Final = 12

FEW_STEPS: Final = 3
WIN: Final = 1e6  # nothing is worth as much


@register_jitable
def share_spite(t: Array, g: Array, s: Array, m: Array, w: Array, mover: int) -> None:
    """Share spite out among the others: those who are ahead get more of it."""
    players, nearest, total = int(t[PLAYERS]), NO_ROOM, 0.0
    if players > 2:
        for player in range(players):
            seat = int(t[SEAT + player])
            if seat != mover:
                m[SHARE + seat] = remaining(t, g, s, m, seat)
                nearest = min(nearest, int(m[SHARE + seat]))
        for player in range(players):
            seat = int(t[SEAT + player])
            if seat != mover:
                total += np.exp(w[LEADER] * (nearest - int(m[SHARE + seat])))
    for player in range(players):
        seat = int(t[SEAT + player])
        if seat != mover:
            ahead = np.exp(w[LEADER] * (nearest - int(m[SHARE + seat]))) / total if total else 1.0
            m[SHARE + seat] = int(ahead * WHOLE)


@register_jitable
def share(m: Array, w: Array, mover: int, owner: int) -> float:
    """What a step of someone's figure towards its Pyramid is worth to the mover."""
    return 1.0 if owner == mover else -float(w[SPITE]) * int(m[SHARE + owner]) / WHOLE


@register_jitable
def set_back(g: Array, m: Array, figure: int, space: int) -> int:
    """How many simple moves a figure on a space loses if it is beguiled."""
    seat = figure >> SEAT_SHIFT
    return max(0, int(m[BACK + seat]) - way(g, seat, space))


@register_jitable
def risk(t: Array, g: Array, s: Array, m: Array, w: Array, figure: int, space: int) -> float:
    """The part of its way that a figure is likely to lose, stood it on a space."""
    seat, kind = figure >> SEAT_SHIFT, figure & KIND_BITS
    if t[SANCTUARY] and int(t[COURT + space]) == seat * 2 + 1:
        return 0.0
    hunter_kind = int(g[PREDATOR + kind])
    reach = int(s[FACE + hunter_kind]) & (NAAL - 1)
    total = 0.0
    for player in range(int(t[PLAYERS])):
        other = int(t[SEAT + player])
        if other == seat:
            continue
        hunter = (other << SEAT_SHIFT) + hunter_kind
        here = space_of(s, hunter)
        if here == NOBODY or int(t[COURT + here]) == other * 2 + 1:
            continue
        apart = int(g[APART + here * MOST_SPACES + space])
        if apart == 1:
            jumps = can_jump(t, m, other, here, space, space_of(s, figure))
            total += w[JUMPED] if jumps else w[BLOCKED]
        elif apart <= reach:
            total += w[REACHED]
        elif apart <= FEW_STEPS:
            total += w[NEARBY]
    return total


@register_jitable
def threat(t: Array, g: Array, s: Array, m: Array, figure: int, space: int, left: int) -> float:
    """How many steps others would lose, were a figure on a space to jump those it beguiles."""
    seat = figure >> SEAT_SHIFT
    total = 0.0
    for player in range(int(t[PLAYERS])):
        other = int(t[SEAT + player])
        prey = (other << SEAT_SHIFT) + int(t[PREY + (figure & KIND_BITS)])
        there = space_of(s, prey)
        if other == seat or there == NOBODY:
            continue
        if t[SANCTUARY] and int(t[COURT + there]) == other * 2 + 1:
            continue
        if can_jump(t, m, seat, space, there, left):
            total += set_back(g, m, prey, there)
    return total


@register_jitable
def can_jump(t: Array, m: Array, seat: int, here: int, over: int, left: int) -> bool:
    """Whether a seat's figure can jump over a space in its turn, were one space (`left`) empty."""
    for direction in range(int(t[DIRECTIONS])):
        if near(t, here, direction) == over:
            there = near(t, over, direction)
            is_free = there >= 0 and (there == left or m[WHO + there] == NOBODY_THERE)
            if is_free and may_begin(t, seat, here, there):
                return True
    return False


@register_jitable
def may_begin(t: Array, seat: int, here: int, there: int) -> bool:
    """Laws 3 to 5, when a seat begins a turn with its own figure: may that go from here to there?

    Whoever the laws bind, it is that seat; so it does not matter who moves now.
    """
    leaves, enters = int(t[COURT + here]), int(t[COURT + there])
    if leaves == enters:
        return True
    if leaves == seat * 2 + 1:
        return False
    return enters < 0 or enters == seat * 2 + 1 or (enters == seat * 2 and t[SAME_MOVE] != 0)


@register_jitable
def worth(
    t: Array, g: Array, s: Array, m: Array, w: Array, mover: int, figure: int, node: int,
    ahead: float,
) -> float:  # fmt: skip
    """What it is worth to the mover that a figure has come to a node of its walk.

    `ahead` is a step ahead of that figure. LEFT has to be about its seat.
    """
    owner = figure >> SEAT_SHIFT
    at = NODE + node * NODE_PARTS
    here, there = int(m[NODE + AT]), int(m[at + AT])
    left = prospect(g, m, figure, there)
    total = -ahead * left
    lost = int(m[at + SOME_LOST])
    while lost >= 0:
        beguiled = int(m[NODE + lost * NODE_PARTS + LOST]) - 1
        left += beguiled >> SEAT_SHIFT == owner
        loss = set_back(g, m, beguiled, space_of(s, beguiled))
        total -= share(m, w, mover, beguiled >> SEAT_SHIFT) * loss
        lost = lost_before(m, lost)
    if left == 0:
        total += WIN if owner == mover else -WIN
    if owner == mover:
        loss = set_back(g, m, figure, there)
        if loss:
            total -= risk(t, g, s, m, w, figure, there) * loss
        total += w[THREAT] * threat(t, g, s, m, figure, there, here)
        if int(t[COURT + there]) == owner * 2 + 1:
            total += w[ARRIVAL]
    return total


@register_jitable
def step_ahead(g: Array, s: Array, m: Array, w: Array, mover: int, figure: int) -> float:
    """What a step ahead of a figure is worth: more if it is far behind its seat's others."""
    seat = figure >> SEAT_SHIFT
    if seat != mover:
        return share(m, w, mover, seat)
    total = 0
    for kind in range(KINDS):
        total += way(g, seat, int(m[STANDING + seat * KINDS + kind]))
    behind = way(g, seat, space_of(s, figure)) - total / KINDS
    return 1.0 + float(w[STRAGGLER]) * 0.1 * behind


@register_jitable
def stick_worth(
    t: Array, g: Array, s: Array, w: Array, mover: int, stick: int, sacrificed: bool
) -> float:
    """What it is worth that a stick is used up: others cannot have it, nor can its own figure."""
    icons = int(s[FACE + stick]) & (NAAL - 1)
    wanted = 0
    for player in range(int(t[PLAYERS])):
        seat = int(t[SEAT + player])
        space = space_of(s, (seat << SEAT_SHIFT) + stick)
        if seat != mover and space != NOBODY and way(g, seat, space) > 0:
            wanted += 1
    total = float(w[DENIAL]) * icons * wanted / (int(t[PLAYERS]) - 1)
    mine = space_of(s, (mover << SEAT_SHIFT) + stick)
    if sacrificed and mine != NOBODY and way(g, mover, mine) > 0:
        total -= w[WASTE] * icons
    return total
