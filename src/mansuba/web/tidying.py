"""How a server looks for garbage, for nobody is answered meanwhile.

Python counts who uses an object, and lets it go with the last; only what goes round in a circle has
to be looked for. That is done often among what is new, in a moment. What has been there for longer
is left alone until the next look at everything, which takes a third of a second in a full house.
"""

from __future__ import annotations

import gc
from contextlib import AbstractAsyncContextManager

from mansuba.web.repeating import repeating

YOUNG = 100
"""How many objects are made until the next look at those that are new."""
SECONDS_BETWEEN = 600.0
"""Between two looks at everything."""


def tidy_up_quickly() -> None:
    """From now on, and for as long as the process lives. `tidying` has to see to the rest."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG)
    gc.callbacks.append(_leave_alone)


def tidying(every: float = SECONDS_BETWEEN) -> AbstractAsyncContextManager[None]:
    """Look at everything now and then, for as long as this lasts."""
    return repeating("look at everything", _look_at_everything, every, at_once=False)


def _leave_alone(when: str, _looked: dict[str, int]) -> None:
    """What has outlived a look is not looked at again."""
    if when == "stop":
        gc.freeze()


async def _look_at_everything() -> None:
    gc.disable()  # a look at what is new would leave everything alone again
    gc.unfreeze()
    gc.collect()
    gc.enable()
