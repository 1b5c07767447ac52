"""What is heard and felt at the table: which event means what, and that it is short and quiet."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, get_args

import pytest

from mansuba import Event
from mansuba.notation.telling import kebab
from tests.project.loading import evaluated

BODY = """
const cues = await load("/src/lib/senses/cues.ts");
const notes = await load("/src/lib/senses/notes.ts");
const begin = (gap) => {
  const heard = [];
  let last = -1;
  for (let at = 0; at < 2; at += gap) {
    const begun = notes.beginning(at, last);
    if (begun === null) continue;
    heard.push([at, begun]);
    last = begun;
  }
  return heard;
};
return {
  events: Object.fromEntries(told.map((type) => [type, cues.cueOf({ type })])),
  notes: Object.fromEntries(cues.CUES.map((cue) => [cue, notes.notesOf(cue)])),
  pulses: Object.fromEntries(cues.CUES.map((cue) => [cue, cues.pulseOf(cue)])),
  crowded: begin(0.01),
  spread: begin(0.5),
};
"""
EVENTS = {kebab(event.__name__) for event in get_args(Event)}
HEARD = {
    **{"threw": "throw", "moved": "step", "jumped": "jump", "placed": "place", "won": "win"},
    **{"invoked-naal": "naal", "beguiled": "beguile", "entered-pyramid": "enter"},
}
LONGEST = {"win": 3.5}
"""Seconds; anything else is over in two."""


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    told: dict[str, Any] = evaluated(BODY, sorted(EVENTS), tmp_path_factory.mktemp("senses"))
    return told


def test_events_have_their_cues_and_others_are_silent(found: dict[str, Any]) -> None:
    assert HEARD.keys() < EVENTS
    assert found["events"] == {event: HEARD.get(event) for event in EVENTS}
    assert found["notes"].keys() == {*HEARD.values(), "turn"}


def test_every_cue_is_short_quiet_and_within_hearing(found: dict[str, Any]) -> None:
    for cue, notes in found["notes"].items():
        assert notes, cue
        assert min(note["at"] for note in notes) == 0
        assert max(note["at"] + note["length"] for note in notes) <= LONGEST.get(cue, 2), cue
        assert all(100 < note["pitch"] < 3000 for note in notes), cue
        for at in {note["at"] for note in notes}:
            together = sum(note["loud"] for note in notes if note["at"] == at)
            assert 0 < together <= 1, cue


def test_no_two_cues_sound_alike(found: dict[str, Any]) -> None:
    melodies = [str(notes) for notes in found["notes"].values()]
    assert len(set(melodies)) == len(melodies)


def test_a_phone_trembles_briefly(found: dict[str, Any]) -> None:
    assert found["pulses"]["turn"]
    for cue, pulse in found["pulses"].items():
        assert len(pulse) % 2 == 1 or not pulse, cue  # it ends with a pulse, not with a pause
        assert sum(pulse) <= 400, cue


def test_cues_that_crowd_are_spread_or_left_out(found: dict[str, Any]) -> None:
    crowded = found["crowded"]
    assert 20 < len(crowded) < 40
    assert all(later - earlier > 0.069 for (_, earlier), (_, later) in pairwise(crowded))
    assert all(0 <= begun - at <= 0.3 for at, begun in crowded)
    assert all(begun == at for at, begun in found["spread"])
