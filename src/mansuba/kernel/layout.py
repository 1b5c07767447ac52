"""How a game lies in memory: a hundred bytes, and decisions as integers.

`docs/kernel.md` draws it. A state is a row of `uint8`, so that numpy, torch, cupy and dlpack all
carry it, and so that compiled code never mixes signed with unsigned words.
"""

from __future__ import annotations

from typing import Final

KINDS: Final = 6
SEATS: Final = 6
FIGURES: Final = KINDS * SEATS

# A figure is coded seat × 8 + kind, so that compiled code takes it apart without a division.
SEAT_SHIFT: Final = 3
KIND_BITS: Final = 7

# The bytes of a state.
SPACE: Final = 0  # 36: the space each figure stands on, at seat × 6 + kind
OCCUPIED: Final = 36  # 32: a bit for every space, set where a figure stands
ARRIVED: Final = 68  # 6: how many of each seat's figures are in its Pyramid
FACE: Final = 74  # 6: each unused stick's face, icons + 16 for the Naal; 0 once it is used
PHASE: Final = 80
STARTER: Final = 81  # the seat that throws in this round
MOVER: Final = 82  # the seat whose turn it is
LYING: Final = 83  # how many sticks are unused
FIGURE: Final = 84  # the figure that a move in progress moves
STEPS: Final = 85  # the steps it has left
BEGUN: Final = 86  # 1 once it made its first step
LEFT_TEMPLE: Final = 87  # 1 once it left its Temple in this move
HAND: Final = 88  # the beguiled figure that its owner is about to place
PLACED: Final = 89  # how many figures are set up
WINNER: Final = 90
SPARE: Final = 91  # always 0
HASH: Final = 92  # 8: the running hash, lowest byte first
STATE_BYTES: Final = 100  # 25 words of 4: an odd number, so that rows do not share memory banks

NOBODY: Final = 255
NAAL: Final = 16

# The phases, in the order of the rulebook's Phase.
SET_UP: Final = 0
LOT_PHASE: Final = 1
THROW_PHASE: Final = 2
TAKE_PHASE: Final = 3
STEP_PHASE: Final = 4
PLACE_PHASE: Final = 5
OVER: Final = 6

# Decisions as integers. What players decide comes first and is dense; the Temple's slots are last
# there because their number is the board's. What chance decides stands apart.
STEP: Final = 0  # + direction, in the order of the board's compass; room for 12
STOP: Final = 12
PASS: Final = 13  # + stick
TAKE: Final = 19  # + stick × 36 + seat × 6 + kind
PLACE: Final = 235  # + slot: the index of the space in its owner's Temple
THROW: Final = 4096  # + two bits a stick, the Falcon's lowest: which of its faces
LOT: Final = 8192  # + seat
NO_ACTION: Final = -1

MOST_STEPS: Final = 9
