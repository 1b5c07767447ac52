"""How a server looks for garbage: nobody is answered meanwhile, so that it is never for long.

Python counts who uses an object, and lets it go with the last; only what goes round in a circle has
to be looked for. That is done often among what is new. What has been there for longer is left alone
until the next look at everything, which takes a third of a second in a full house.
"""

from __future__ import annotations

import gc
import threading
import time

YOUNG = 1000
"""How many objects are made until the next look at those that are new."""
SECONDS_BETWEEN = 600.0
"""Between two looks at everything."""


def tidy_up_quickly() -> None:
    """From now on, and for as long as the process lives."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG)
    gc.callbacks.append(_leave_alone)
    threading.Thread(target=_look_at_everything, name="tidying", daemon=True).start()


def _leave_alone(when: str, looked: dict[str, int]) -> None:
    """What has outlived a look is not looked at again."""
    if when == "stop":
        gc.freeze()


def _look_at_everything() -> None:
    while True:
        time.sleep(SECONDS_BETWEEN)
        gc.unfreeze()
        gc.collect()
