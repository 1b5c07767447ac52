"""How a server looks for garbage, for nobody is answered meanwhile.

Python counts who uses an object, and lets it go with the last; only what goes round in a circle has
to be looked for. That is done often among what is new, in a moment. What has been there for longer
is left alone until there is much more of it: a look at everything takes half a second in a full
house, and everyone waits for it.
"""

from __future__ import annotations

import gc
import logging
import time
from contextlib import AbstractAsyncContextManager

from mansuba.web.repeating import repeating

log = logging.getLogger("mansuba.web")

YOUNG = 100
"""How many objects are made until the next look at those that are new."""
SECONDS_BETWEEN = 60.0
"""Between two times at which it is asked how much there is: what a socket leaves behind goes round
in circles, and a thousand of them come to 40 MB."""
GROWN = 1.25
"""How many times as many objects as there were at the fewest since the last look are looked at. So
what goes round in circles is only ever a part of all, and a house that stays as full is left
alone."""


def tidy_up_quickly() -> None:
    """From now on, and for as long as the process lives. `tidying` has to see to the rest."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG)
    gc.callbacks.append(_leave_alone)


def tidying(every: float = SECONDS_BETWEEN) -> AbstractAsyncContextManager[None]:
    """Look at everything when there is much more than before, for as long as this lasts."""
    left = gc.get_freeze_count()

    async def look() -> None:
        nonlocal left
        now = gc.get_freeze_count()
        left = min(left, now)
        if now > GROWN * left:
            _look_at_everything()
            left = gc.get_freeze_count()

    return repeating("look at everything", look, every, at_once=False)


def _leave_alone(when: str, _looked: dict[str, int]) -> None:
    """What has outlived a look is not looked at again."""
    if when == "stop":
        gc.freeze()


def _look_at_everything() -> None:
    begun = time.perf_counter()
    gc.disable()  # a look at what is new would leave everything alone again
    gc.unfreeze()
    found = gc.collect()
    gc.enable()
    log.info("Looked at everything: %d found, %.2f s", found, time.perf_counter() - begun)
