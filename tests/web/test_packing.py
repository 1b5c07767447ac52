"""What is packed comes out as it went in, and is small."""

from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from mansuba.web.packing import Packed
from mansuba.web.views import entry_text
from tests.table.tables import WHEEL, played, seated

LISTS = st.lists(st.text(max_size=3), max_size=40)


def test_an_entry_is_less_than_a_third_of_what_it_was() -> None:
    table = played(seated(WHEEL, "here", "here"), Random(1), lambda table: len(table.line) == 200)
    texts = [entry_text(moment) for moment in table.moments()]
    assert len(texts) > 100
    assert Packed(texts).size < sum(map(len, texts)) / 3


@given(LISTS, LISTS, st.integers(0, 70))
def test_what_was_packed_comes_out_as_it_was(some: list[str], more: list[str], number: int) -> None:
    packed = Packed(some)
    packed.add(more)
    assert packed.after(number) == [*some, *more][number:]
