"""What a listener may, and until when."""

from __future__ import annotations

from mansuba.web.live import Listener


def test_whoever_was_let_in_is_known_until_there_is_nothing_more_to_hear() -> None:
    listener = Listener("Nefer")
    assert not listener.has("key")
    listener.let_in("key")
    assert listener.has("key")
    assert not listener.has("another")
    listener.end()
    assert not listener.has("key")
    listener.let_in("key")
    assert not listener.has("key"), "they were shown out while somebody looked them up"
