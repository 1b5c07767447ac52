"""Garbage is found, what is new at once and the rest in the end, in a process of its own: it is
looked for in another way for as long as a process lives."""

from __future__ import annotations

import subprocess
import sys

SCENE = """
import gc, time, weakref
from mansuba.web import tidying

class Ring:
    def __init__(self):
        self.self = self

def made(number):
    return [Ring() for _ in range(number)]

tidying.SECONDS_BETWEEN = {seconds}
tidying.tidy_up_quickly()
kept = made(3 * tidying.YOUNG)
watched = weakref.ref(kept[0])
frozen = gc.get_freeze_count()
dropped = [weakref.ref(Ring()) for _ in range(3 * tidying.YOUNG)]
found = sum(ref() is None for ref in dropped)
del kept
{then}
"""
NEW = "print(found > 0, frozen > 0, watched() is not None)"
"""Some of what is new is found, what has been there for a while is left alone."""
ALL = """
end = time.monotonic() + 20
while watched() is not None and time.monotonic() < end:
    time.sleep(0.01)
print(watched() is None)
"""


def told(seconds: float, then: str) -> str:
    scene = SCENE.format(seconds=seconds, then=then)
    done = subprocess.run([sys.executable, "-c", scene], capture_output=True, text=True, check=True)
    return done.stdout.strip()


def test_what_is_new_is_looked_at_often_and_the_rest_is_left_alone() -> None:
    assert told(600, NEW) == "True True True"


def test_everything_is_looked_at_in_the_end() -> None:
    assert told(0.05, ALL) == "True"
