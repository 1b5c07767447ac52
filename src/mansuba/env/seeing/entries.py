"""What a player sees of a state, written by compiled code: as numbers, or plane by plane.

How a player looks at the board is a row of 16-bit numbers, its *sight*: which player a seat is,
where a space is shown, and how decisions are numbered. `sights.py` makes it.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numba.core.extending import register_jitable

from mansuba.kernel.chance import key_of
from mansuba.kernel.compiled import compiled
from mansuba.kernel.hashing import apply_hashed
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
from mansuba.kernel.legal import is_legal, legal_actions
from mansuba.kernel.rules import figure_to_place, space_of
from mansuba.kernel.stepping import let_chance_act
from mansuba.kernel.tables import MOST_SPACES, PLAYERS, SEAT, Array

# The parts of a sight.
RANK: Final = 0  # [seat]: which player it is, counted as this player counts
SPOT: Final = RANK + SEATS  # [space]: where it is shown
SHOWN: Final = SPOT + MOST_SPACES  # [decision]: its number as this player sees it
# After them, as wide again: [number]: the decision that it means.

# What `decide` returns where no player is to decide next.
NO_ACTOR: Final = -1
REFUSED: Final = -2

# What a game counts.
DRAWS: Final = 0
TURNS: Final = 1

NONE: Final = -1
SCALE: Final = 255  # turns so far in planes: all of them are 255


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
def player_of(sight: Array, seat: int) -> int:
    """A seat as a player, or NONE for nobody."""
    return NONE if seat in (NONE, NOBODY) else int(sight[RANK + seat])


@register_jitable
def write_mask(t: Array, s: Array, sights: Array, mask: Array) -> int:
    """Set `mask`, all 0, to 1 for what may be decided, numbered for whoever decides: who it is."""
    seat = acting_seat(t, s)
    if seat == NO_ACTOR:
        return NO_ACTOR
    actor = player_of(sights[0], seat)  # the first player counts as the board does
    legal = np.empty(mask.shape[0], np.int64)
    for place in range(legal_actions(t, s, legal, False)):
        mask[sights[actor, SHOWN + legal[place]]] = 1
    return actor


@compiled
def open_game(t: Array, s: Array, sights: Array, mask: Array) -> int:
    """Write the first mask; who decides."""
    return write_mask(t, s, sights, mask)


@compiled
def decide(
    t: Array,
    s: Array,
    number: int,
    sights: Array,
    seed: int,
    game: int,
    counts: Array,
    mask: Array,
) -> int:
    """Carry out what the acting player numbers so, let chance act, write the next mask.

    Returns who decides next, NO_ACTOR or REFUSED, which leaves the game as it was.
    """
    seat, many = acting_seat(t, s), mask.shape[0]
    if seat == NO_ACTOR or number < 0 or number >= many:
        return REFUSED
    action = int(sights[player_of(sights[0], seat), SHOWN + many + number])
    begins = s[PHASE] == TAKE_PHASE
    if not is_legal(t, s, action):
        return REFUSED
    apply_hashed(t, s, action)
    counts[DRAWS] = let_chance_act(t, s, key_of(seed, game), int(counts[DRAWS]))
    counts[TURNS] += begins
    return write_mask(t, s, sights, mask)


@register_jitable
def is_standing(s: Array, figure: int, order: int) -> bool:
    """Whether a figure is on the board; `order` is its place in the set-up.

    Its space cannot tell: a board of 256 has one that is numbered as nowhere is.
    """
    return order < int(s[PLACED]) and figure != int(s[HAND])


@compiled
def see_numbers(t: Array, s: Array, sight: Array, player: int, turns: int, out: Array) -> None:
    """The compact observation, whose parts `sights.py` names."""
    many = int(t[PLAYERS])
    for place in range(many):
        seat = int(t[SEAT + place])
        first = player_of(sight, seat) * KINDS
        for kind in range(KINDS):
            figure = (seat << SEAT_SHIFT) + kind
            stands = is_standing(s, figure, place * KINDS + kind)
            out[first + kind] = sight[SPOT + space_of(s, figure)] if stands else NONE
    at = many * KINDS
    for stick in range(KINDS):
        out[at + stick] = int(s[FACE + stick]) % NAAL
        out[at + KINDS + stick] = int(s[FACE + stick]) >= NAAL
    at += 2 * KINDS
    out[at] = s[PHASE]
    out[at + 1] = player_of(sight, int(t[SEAT + player]))
    out[at + 2] = player_of(sight, acting_seat(t, s))
    out[at + 3] = player_of(sight, int(s[MOVER]))
    out[at + 4] = player_of(sight, int(s[STARTER]))
    out[at + 5] = figure_number(sight, int(s[FIGURE]))
    out[at + 6] = figure_number(sight, hand_of(t, s))
    out[at + 7] = s[STEPS]
    out[at + 8] = s[BEGUN]
    out[at + 9] = s[LEFT_TEMPLE]
    out[at + 10] = turns


@register_jitable
def hand_of(t: Array, s: Array) -> int:
    """The figure that somebody is about to place, in the set-up or once it is beguiled."""
    return figure_to_place(t, s) if s[PHASE] in (SET_UP, PLACE_PHASE) else NOBODY


@register_jitable
def figure_number(sight: Array, figure: int) -> int:
    """A figure as player × 6 + kind, or NONE."""
    if figure == NOBODY:
        return NONE
    return player_of(sight, figure >> SEAT_SHIFT) * KINDS + (figure & KIND_BITS)


@register_jitable
def mark_player(sight: Array, seat: int, at: int, out: Array) -> None:
    """Fill a seat's plane, one of those that begin at `at`."""
    player = player_of(sight, seat)
    if player != NONE:
        out[at + player] = 1


@compiled
def see_planes(
    t: Array, s: Array, sight: Array, at: int, turns: int, limit: int, out: Array
) -> None:
    """The planes that change; `at` is the first after those that never do, `actor`."""
    many = int(t[PLAYERS])
    for place in range(many):
        seat = int(t[SEAT + place])
        first = player_of(sight, seat) * KINDS
        for kind in range(KINDS):
            figure = (seat << SEAT_SHIFT) + kind
            if is_standing(s, figure, place * KINDS + kind):
                out[first + kind, sight[SPOT + space_of(s, figure)]] = 1
    mark_player(sight, acting_seat(t, s), at, out)
    mark_player(sight, int(s[MOVER]), at + many, out)
    mark_player(sight, int(s[STARTER]), at + 2 * many, out)
    at += 3 * many
    out[at + int(s[PHASE])] = 1
    at += 7
    for stick in range(KINDS):
        out[at + stick] = int(s[FACE + stick]) % NAAL
        out[at + KINDS + stick] = int(s[FACE + stick]) >= NAAL
    at += 2 * KINDS
    if s[FIGURE] != NOBODY:
        out[at, sight[SPOT + space_of(s, int(s[FIGURE]))]] = 1
    hand = hand_of(t, s)
    if hand != NOBODY:
        out[at + 1 + (hand & KIND_BITS)] = 1
    at += 1 + KINDS
    out[at] = s[STEPS]
    out[at + 1] = s[BEGUN]
    out[at + 2] = s[LEFT_TEMPLE]
    out[at + 3] = turns * SCALE // limit
