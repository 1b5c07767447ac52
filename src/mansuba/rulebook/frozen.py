"""Values that stay as they were made, what is worked out of them, and how they are pickled."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from typing import Any, Generic, NoReturn, TypeVar, overload

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


class once(Generic[V]):  # noqa: N801 (it reads as a decorator)
    """A property that is worked out when it is first asked for, and kept.

    `functools.cached_property` takes a lock each time before Python 3.12; a frozen value needs
    none, for whoever works it out comes to the same.
    """

    def __init__(self, work_out: Callable[[Any], V]) -> None:
        self.work_out = work_out
        self.__doc__ = work_out.__doc__

    @overload
    def __get__(self, value: None, owner: type) -> once[V]: ...
    @overload
    def __get__(self, value: object, owner: type) -> V: ...
    def __get__(self, value: object | None, owner: type) -> once[V] | V:
        if value is None:
            return self
        kept = value.__dict__[self.work_out.__name__] = self.work_out(value)
        return kept
