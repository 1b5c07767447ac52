"""The tips of a first game: each comes when there is an occasion for it, once, and then goes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.project.loading import evaluated
from tests.words.messages import messages

BODY = """
const { choose } = await load("/src/learn/tips.ts");
return told.map(([occasion, shown, known]) =>
  choose(occasion, shown, (tip) => known.includes(tip)),
);
"""

IDLE: dict[str, Any] = {
    "phase": "take",
    "here": False,
    "throwing": False,
    "sticks": [],
    "figure": None,
    "from": None,
    "reach": [],
    "events": [],
    "mine": [0],
    "board": {
        "spaces": [
            {"name": "a1", "neighbours": {"E": "a2"}},
            {"name": "a2", "neighbours": {"E": "a3", "W": "a1"}},
            {"name": "a3", "neighbours": {"W": "a2"}},
        ]
    },
}
NAAL = {"kind": "K", "face": {"icons": 2, "naal": True}, "used": False}
TAKING = {**IDLE, "here": True}


def reached(to: str, *, sacrifice: bool = False, **more: Any) -> dict[str, Any]:
    """A way from a1 by one step."""
    way = {"to": to, "through": [to], "line": ["E"], "beguiles": None, "enters": False, **more}
    return {"take": {"sacrifice": sacrifice}, "way": way}


def chosen(*reach: dict[str, Any]) -> dict[str, Any]:
    return {**TAKING, "figure": "0F", "from": "a1", "reach": list(reach)}


def entered(figure: str) -> dict[str, Any]:
    return {**IDLE, "events": [{"type": "entered-pyramid", "facts": {"figure": figure}}]}


CASES: list[tuple[dict[str, Any], str | None, list[str], str | None]] = [
    # an occasion, the tip that is shown, those told before, and the one to show now
    (IDLE, None, [], None),
    ({**IDLE, "phase": "set-up"}, None, [], None),
    ({**TAKING, "phase": "set-up"}, None, [], "set-up"),
    ({**TAKING, "phase": "set-up"}, "set-up", ["set-up"], "set-up"),
    ({**TAKING, "phase": "set-up"}, None, ["set-up"], None),
    ({**IDLE, "phase": "throw", "throwing": True}, "set-up", ["set-up"], "throw"),
    (TAKING, None, [], "take"),
    ({**TAKING, "sticks": [NAAL]}, None, [], "take"),
    ({**TAKING, "sticks": [NAAL]}, None, ["take"], "naal"),
    ({**TAKING, "sticks": [{**NAAL, "used": True}]}, None, ["take"], None),
    (chosen(reached("a2")), "take", ["take"], "space"),
    (chosen(reached("a2")), None, ["space"], None),
    (chosen(reached("a3")), None, ["space"], "jump"),
    (chosen(reached("a2", sacrifice=True)), None, ["space"], "sacrifice"),
    (chosen(reached("a3", beguiles="3J")), None, ["space"], "beguile"),
    (chosen(reached("a2", enters=True)), None, ["space"], "enter"),
    (entered("0F"), None, [], "entered"),
    (entered("3F"), None, [], None),
    (IDLE, "entered", ["entered"], "entered"),
    (TAKING, "entered", ["entered"], "take"),
    (IDLE, "take", ["take"], None),
    ({**TAKING, "phase": "place"}, None, [], "beguiled"),
    ({**IDLE, "phase": "over"}, None, [], "won"),
]


def test_every_tip_has_its_occasion(tmp_path: Path) -> None:
    shown = evaluated(BODY, [case[:3] for case in CASES], tmp_path)
    assert shown == [case[3] for case in CASES]
    tips = {name.removeprefix("tip-") for name in messages("en") if name.startswith("tip-")}
    assert {tip for tip in shown if tip} == tips
