"""The ten lessons, in the order in which they are best taken."""

from __future__ import annotations

from mansuba import Figure, Kind, Rule
from mansuba.rulebook.events import (
    Beguiled,
    EnteredPyramid,
    InvokedNaal,
    Jumped,
    Moved,
    Placed,
    Sacrificed,
    Stopped,
    Threw,
    TurnOver,
    Won,
)
from mansuba.web.lessons.goals import Forbidden, both, happens
from mansuba.web.lessons.lesson import LEARNER, RIVAL, Lesson, Task

FALCON, WOMAN, CROCODILE, IBIS, JACKAL, CAT = (Figure(LEARNER, kind) for kind in Kind)
RIVALS = {kind: Figure(RIVAL, kind) for kind in Kind}

COURSE: tuple[Lesson, ...] = (
    Lesson(
        "step",
        (
            Task(happens(Moved, figure=FALCON), "F:0F NE", sticks="F1", stand="0F@j10"),
            Task(happens(Moved, 3, figure=FALCON), "F:0F NE NW NE", sticks="F3", stand="0F@j10"),
        ),
    ),
    Lesson(
        "jump",
        (
            Task(happens(Jumped, figure=WOMAN), "W:0W NE", sticks="W1", stand="0W@j10 3I@k11"),
            Task(
                happens(Jumped, 2, figure=WOMAN),
                "W:0W NE NW",
                sticks="W2n",
                stand="0W@j10 3I@k11 0K@m12",
            ),
        ),
    ),
    Lesson(
        "stick",
        (
            Task(
                happens(Moved, 4, figure=CAT),
                "K:0K NE NE NW NE",
                sticks="F1W2nC1I3J1K4",
                stand="0K@h8 0I@f6 3W@n13",
            ),
            Task(happens(Stopped), "C:0C NW stop", sticks="C4", stand="0C@j10 3J@l12"),
        ),
    ),
    Lesson(
        "sacrifice",
        (
            Task(
                happens(Sacrificed, figure=JACKAL),
                "C:0J NE",
                sticks="C1K4",
                stand="0J@p10 0K@h9 3C@i13",
            ),
        ),
    ),
    Lesson(
        "naal",
        (
            Task(
                happens(InvokedNaal, figure=RIVALS[Kind.CROCODILE], stick=Kind.CROCODILE),
                "C:3C NE NE",
                sticks="C2n",
                stand="3C@f8 0W@h9",
            ),
            Task(
                both(happens(InvokedNaal), happens(Sacrificed)),
                "F:3J NE",
                sticks="F2n",
                stand="3J@f8 3I@k12 0F@h9",
            ),
        ),
    ),
    Lesson(
        "beguile",
        (
            Task(
                happens(Beguiled, figure=RIVALS[Kind.JACKAL], by=IBIS),
                "I:0I NE",
                sticks="I1",
                stand="0I@j10 3J@k11",
            ),
            Task(
                happens(Beguiled, figure=RIVALS[Kind.CROCODILE], by=CAT),
                "K:0K NE",
                sticks="K1",
                stand="0K@j10 3C@k11 3I@k10 3W@j9",
            ),
            Task(
                happens(Placed, figure=CAT),
                "0K@c6",
                sticks="J1",
                stand="0K@j10 0C@h8 0F@g8 3J@k11",
                others="J:3J SW",
                mover=RIVAL,
            ),
        ),
    ),
    Lesson(
        "temple",
        (
            Task(happens(Placed, 6), "0F@c4 0W@c5 0C@c6 0I@b4 0J@b5 0K@a4", set_up=True),
            Task(happens(Moved, figure=CROCODILE), "C:0C NE", sticks="C1"),
            Task(Forbidden("F:0F", "c4", Rule.LAW_3), "", sticks="F3", stand="0F@d5"),
        ),
    ),
    Lesson(
        "pyramid",
        (
            Task(happens(EnteredPyramid, figure=WOMAN), "W:0W NW NW", sticks="W2n", stand="0W@o11"),
            Task(Forbidden("W:0W", "p11", Rule.LAW_5), "", sticks="W1", stand="0W@q11 0J@m11"),
        ),
    ),
    Lesson(
        "round",
        (
            Task(
                both(happens(Threw, seat=LEARNER), happens(TurnOver, seat=LEARNER)),
                "throw I:0I NE NE NE",
                stand="0I@h9 0F@f7 3C@l12 3K@n13",
                others="F1W2nC1I3J4K2n",
            ),
            Task(
                happens(Threw, seat=LEARNER),
                "W:0W NE throw",
                sticks="W1",
                stand="0W@h9 0F@k11 3C@l12",
                others="F4W1C3I2nJ1K3",
                turns=2,
            ),
        ),
    ),
    Lesson(
        "win",
        (
            Task(
                happens(Won, seat=LEARNER),
                "K:0K NW NW",
                sticks="I3K2n",
                stand="0F@q12 0W@q13 0C@r12 0I@r13 0J@s13 0K@o11 3F@f8 3C@e8 3J@g9",
            ),
        ),
    ),
)
