"""The boards that tests draw on."""

from tests.drawing import Ground

FIELD = Ground(
    "field",
    """
        .   .   .
      .   .   .   .
    .   .   .   .   .
      .   .   .   .
        .   .   .
    """,
    seats={2: (0, 1)},
)
"""Open ground; all courts lie elsewhere."""

COURTS = Ground(
    "courts",
    """
    1t  1t  1t  .   0p  0p  0p
      1t  1t  .   .   0p  0p
    .   1t  .   .   .   0p  .
      .   .   .   .   .   .
    .   0t  .   .   .   1p  .
      0t  0t  .   .   1p  1p
    0t  0t  0t  .   1p  1p  1p
    """,
    seats={2: (0, 1)},
)
"""Two seats, each with its Pyramid straight across; a jump can pass over the tip of a court."""

THREE_SEATS = Ground(
    "three_seats",
    """
    1t  1t  1t  1t  1t  1t  .   0p  0p  0p  0p  0p  0p
      .   .   .   .   .   .   .   .   .   .   .   .
    2t  2t  2t  2t  2t  2t  .   2p  2p  2p  2p  2p  2p
      .   .   .   .   .   .   .   .   .   .   .   .
    0t  0t  0t  0t  0t  0t  .   1p  1p  1p  1p  1p  1p
    """,
    seats={2: (0, 1), 3: (0, 1, 2)},
)
"""Room for three; when two play, seat 2 stays empty."""
