"""Who is at other processes: what they have told lately, and nothing that is old."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from mansuba.table.invitations import MOST_MEMBERS
from mansuba.table.notes import write_note
from mansuba.table.postgres_bell import MOST_BYTES
from mansuba.web.neighbours import SILENCE, Neighbours, notes_of

PROCESSES, GAMES, GUESTS = st.sampled_from("AB"), st.sampled_from("gh"), st.sampled_from("xyz")
Told = tuple[str, str, set[str]] | float
TOLD = st.lists(st.one_of(st.tuples(PROCESSES, GAMES, st.sets(GUESTS)), st.floats(0, 2 * SILENCE)))


@given(TOLD)
def test_whoever_was_told_of_lately_is_present(
    told: list[tuple[str, str, set[str]] | float],
) -> None:
    now, last = 0.0, dict[tuple[str, str], tuple[set[str], float]]()
    neighbours = Neighbours(lambda: now)

    def expected(game: str) -> set[str]:
        return {
            guest
            for (_, where), (guests, at) in last.items()
            if where == game and now - at < SILENCE
            for guest in guests
        }

    for one in told:
        if isinstance(one, float):
            before = {game: neighbours.present(game) for game in "gh"}
            now += one
            changed = neighbours.forget_silent()
            assert {*changed} == {game for game in "gh" if before[game] != expected(game)}
        else:
            process, game, guests = one
            before_it = neighbours.present(game)
            last[process, game] = guests, now
            assert neighbours.hear(process, game, guests) == (before_it != expected(game))
        assert {game: neighbours.present(game) for game in "gh"} == {
            game: frozenset(expected(game)) for game in "gh"
        }


@given(st.dictionaries(st.integers(0, 10**6), st.integers(0, MOST_MEMBERS), max_size=40))
def test_all_is_told_in_notes_that_are_not_too_long(sizes: dict[int, int]) -> None:
    here = {
        f"{game:0>22}": (game, tuple(f"{guest:0>12}" for guest in range(size)))
        for game, size in sizes.items()
    }
    notes = [*notes_of(here)]
    assert {game: told for note in notes for game, told in note.games.items()} == here
    assert all(len(write_note("process", note).encode()) <= MOST_BYTES for note in notes)
