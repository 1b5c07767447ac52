"""Garbage is found, what is new at once and the rest in the end, in a process of its own: it is
looked for in another way for as long as a process lives."""

from __future__ import annotations

import subprocess
import sys

SCENE = """
import asyncio, gc, weakref
from mansuba.web import tidying

class Ring:
    def __init__(self):
        self.self = self

def made(number):
    return [Ring() for _ in range(number)]

tidying.tidy_up_quickly()
before = gc.get_freeze_count()
kept = made(3 * tidying.YOUNG)
watched = weakref.ref(kept[0])
frozen = gc.get_freeze_count() - before
dropped = [weakref.ref(Ring()) for _ in range(3 * tidying.YOUNG)]
found = sum(ref() is None for ref in dropped)
del kept
{then}
"""
NEW = "print(found > 0, frozen >= tidying.YOUNG, watched() is not None)"
"""Some of what is new is found, what has been there for a while is left alone."""
MUCH = """
async def wait():
    async with tidying.tidying(every=0.01):
        more = made(gc.get_freeze_count())
        while watched() is not None:
            await asyncio.sleep(0.01)
asyncio.run(asyncio.wait_for(wait(), 60))
print(gc.isenabled())
"""
"""Everything is looked at once there is much more."""
LITTLE = """
async def wait():
    async with tidying.tidying(every=0.01):
        more = made(gc.get_freeze_count() // 10)
        await asyncio.sleep(0.5)
asyncio.run(wait())
print(watched() is not None)
"""

EMPTIER = """
counted = 0
count = gc.get_freeze_count
def get_freeze_count():
    global counted
    counted += 1
    return count()
gc.get_freeze_count = get_freeze_count

async def looks():
    wanted = counted + 2
    while counted < wanted:
        await asyncio.sleep(0.01)

async def wait():
    guests = made(2 * gc.get_freeze_count())
    async with tidying.tidying(every=0.01):
        await looks()
        for guest in guests:
            guest.self = None
        guests.clear()
        await looks()
        assert watched() is not None
        more = made(gc.get_freeze_count())
        while watched() is not None:
            await asyncio.sleep(0.01)
asyncio.run(asyncio.wait_for(wait(), 60))
print("found")
"""
"""What is much is measured by what was left when most had gone."""


def told(then: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", SCENE.format(then=then)],
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    return done.stdout.strip()


def test_what_is_new_is_looked_at_often_and_the_rest_is_left_alone() -> None:
    assert told(NEW) == "True True True"


def test_everything_is_looked_at_when_there_is_much_more() -> None:
    assert told(MUCH) == "True"


def test_a_house_that_stays_as_full_is_left_alone() -> None:
    assert told(LITTLE) == "True"


def test_after_most_have_gone_fewer_are_much() -> None:
    assert told(EMPTIER) == "found"
