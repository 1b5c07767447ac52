"""Values that stay as they were made: a dictionary, and how values that hold one are pickled."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, NoReturn, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class FrozenDict(dict[K, V]):
    """A dict nobody can change, so that values built from it can be shared and hashed.

    >>> FrozenDict({"stay": 1})["stay"]
    1
    """

    def _refuse(self, *_: object, **__: object) -> NoReturn:
        raise TypeError("this mapping is frozen")

    __setitem__ = __delitem__ = __ior__ = _refuse
    clear = pop = popitem = setdefault = update = _refuse

    def __hash__(self) -> int:  # type: ignore[override]
        return hash(frozenset(self.items()))

    def __reduce__(self) -> tuple[type[FrozenDict[K, V]], tuple[dict[K, V]]]:
        return FrozenDict, (dict(self),)


def fields_alone(value: Any) -> dict[str, object]:
    """The state of a dataclass to pickle: what it is, without what it has worked out since."""
    return {field.name: getattr(value, field.name) for field in fields(value)}
