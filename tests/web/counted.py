"""What was counted, as Prometheus would read it."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping

from prometheus_client import generate_latest
from prometheus_client.parser import text_string_to_metric_families

from mansuba.table.measures import MEASURES

SECONDS = 60
Series = tuple[str, frozenset[tuple[str, str]]]


def read(text: str) -> dict[Series, float]:
    """Every series of a text, and its value."""
    return {
        (sample.name, frozenset(sample.labels.items())): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def all_counted() -> dict[Series, float]:
    """What this process has counted so far."""
    return read(generate_latest(MEASURES).decode())


class Growth:
    """By how much everything has grown since."""

    def __init__(self) -> None:
        self._before = all_counted()

    def of(self, name: str, **labels: str) -> float:
        """By how much all series of this name and these labels have grown."""
        now = all_counted()
        return summed(now, name, **labels) - summed(self._before, name, **labels)


def summed(series: Mapping[Series, float], name: str, **labels: str) -> float:
    """The sum of all series of this name and these labels."""
    wanted = labels.items()
    return sum(value for (one, of), value in series.items() if one == name and wanted <= of)


def until(is_so: Callable[[], bool]) -> None:
    """Wait for it, but not for ever."""
    end = time.monotonic() + SECONDS
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.01)
