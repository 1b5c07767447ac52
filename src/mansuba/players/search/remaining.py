"""How far a seat still has to go, as `mansuba.players.progress` counts it, compiled."""

from __future__ import annotations

from numba.core.extending import register_jitable

from mansuba.kernel.layout import KIND_BITS, KINDS, NOBODY, SEAT_SHIFT
from mansuba.kernel.rules import space_of, temple_space
from mansuba.kernel.tables import MOST_SPACES, PLAYERS, SEAT, SLOTS, Array
from mansuba.players.search.guide import GROUP, NONE, PLACING, ROOMS, SIZE, WAY, WAYS
from mansuba.players.search.memory import BACK, GROUPS, LEFT, NOBODY_THERE, STANDING, WHO

NO_ROOM = 10**6


@register_jitable
def way(g: Array, seat: int, space: int) -> int:
    """Fewest simple moves from a space into a seat's Pyramid."""
    return int(g[WAY + seat * MOST_SPACES + space])


@register_jitable
def stand_up(t: Array, g: Array, s: Array, m: Array) -> None:
    """Note who stands where, and how far back those go who are beguiled.

    Those in hand stand where they would best be placed.
    """
    for player in range(int(t[PLAYERS])):
        seat = int(t[SEAT + player])
        for kind in range(KINDS):
            space = space_of(s, (seat << SEAT_SHIFT) + kind)
            m[STANDING + seat * KINDS + kind] = space
            if space != NOBODY:
                m[WHO + space] = (seat << SEAT_SHIFT) + kind
    for player in range(int(t[PLAYERS])):
        seat = int(t[SEAT + player])
        rank = next_free(t, g, m, seat, 0)
        m[BACK + seat] = way(g, seat, ranked(t, g, seat, max(rank, 0)))
        for kind in range(KINDS):
            if m[STANDING + seat * KINDS + kind] == NOBODY:
                m[STANDING + seat * KINDS + kind] = ranked(t, g, seat, rank)
                rank = next_free(t, g, m, seat, rank + 1)


@register_jitable
def sit_down(t: Array, s: Array, m: Array) -> None:
    """Forget who stands where; the state has to be the same."""
    for player in range(int(t[PLAYERS])):
        seat = int(t[SEAT + player])
        for kind in range(KINDS):
            space = space_of(s, (seat << SEAT_SHIFT) + kind)
            if space != NOBODY:
                m[WHO + space] = NOBODY_THERE


@register_jitable
def next_free(t: Array, g: Array, m: Array, seat: int, rank: int) -> int:
    """Which empty space of a Temple is the nearest to its Pyramid, from a rank on; or NONE."""
    for one in range(rank, int(t[SLOTS])):
        space = ranked(t, g, seat, one)
        if space != NONE and m[WHO + space] == NOBODY_THERE:
            return one
    return NONE


@register_jitable
def ranked(t: Array, g: Array, seat: int, rank: int) -> int:
    """The space of a Temple that is filled first, second …; or NONE."""
    slot = int(g[PLACING + seat * MOST_SPACES + rank])
    return temple_space(t, seat, slot) if slot != NONE else NONE


@register_jitable
def share_out(t: Array, g: Array, s: Array, m: Array, seat: int) -> None:
    """Write to LEFT, for each figure and room: the least sum for the other five in other rooms.

    Rooms are shared out one by one from both ends. When a room is left to one figure, some of the
    others have found theirs before it, and the rest after it.
    """
    rooms = int(g[ROOMS])
    before = LEFT + KINDS * rooms
    after = before + (rooms + 1) * GROUPS
    m[before] = m[after] = 0
    for passed in range(rooms):
        add_room(t, g, s, m, seat, passed, passed, before + passed * GROUPS)
        add_room(t, g, s, m, seat, rooms - 1 - passed, passed, after + passed * GROUPS)
    for room in range(rooms):
        known, rest = before + room * GROUPS, after + (rooms - 1 - room) * GROUPS
        start, end = sizes(g, rooms, room)
        for kind in range(KINDS):
            others = (GROUPS - 1) ^ (1 << kind)
            least = NO_ROOM
            for index in range(start, end):
                group = int(g[GROUP + index])
                if not group >> kind & 1:
                    least = min(least, int(m[known + group]) + int(m[rest + (group ^ others)]))
            m[LEFT + kind * rooms + room] = least


@register_jitable
def sizes(g: Array, rooms: int, passed: int) -> tuple[int, int]:
    """Which groups may have found room in so many rooms: neither too large, nor too small for
    the others to find room in the rest."""
    smallest, largest = max(0, passed - (rooms - KINDS)), min(passed, KINDS)
    return int(g[SIZE + smallest]), int(g[SIZE + largest + 1])


@register_jitable
def add_room(
    t: Array, g: Array, s: Array, m: Array, seat: int, room: int, passed: int, known: int
) -> None:
    """The least sum for each group, once one room more than the passed ones may be taken."""
    rooms = int(g[ROOMS])
    wider = known + GROUPS
    ways = WAYS + seat * MOST_SPACES * rooms + room
    start, end = sizes(g, rooms, passed + 1)
    old = int(g[SIZE + min(passed, KINDS) + 1])
    for index in range(start, end):
        group = int(g[GROUP + index])
        least = int(m[known + group]) if index < old else NO_ROOM
        for kind in range(KINDS):
            if group >> kind & 1:
                far = int(g[ways + int(m[STANDING + seat * KINDS + kind]) * rooms])
                least = min(least, int(m[known + (group ^ 1 << kind)]) + far)
        m[wider + group] = least


@register_jitable
def prospect(g: Array, m: Array, figure: int, space: int) -> int:
    """What would remain for a figure's seat if it stood on a space. LEFT is about that seat."""
    rooms, least = int(g[ROOMS]), NO_ROOM
    ways = WAYS + ((figure >> SEAT_SHIFT) * MOST_SPACES + space) * rooms
    left = LEFT + (figure & KIND_BITS) * rooms
    for room in range(rooms):
        least = min(least, int(g[ways + room]) + int(m[left + room]))
    return least


@register_jitable
def remaining(t: Array, g: Array, s: Array, m: Array, seat: int) -> int:
    """How many simple moves a seat has still to make, at the least."""
    share_out(t, g, s, m, seat)
    return prospect(g, m, seat << SEAT_SHIFT, int(m[STANDING + seat * KINDS]))
