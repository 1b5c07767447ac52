"""Files that fail to be an edition, one for every way to fail."""

from __future__ import annotations

from typing import TypeAlias

from mansuba.rulebook.errors import Fault
from tests.rulebook.yard import PICTURE, yard

Case: TypeAlias = tuple[Fault, str, str, str]
"""The fault, where it is, what is said, and the file that has it."""

SUN = 'board = "sun"\n'
FACES = """
[faces]
falcon = ["1", "2n", "3", "4"]
woman = ["1", "2n", "3", "4"]
crocodile = ["1", "2n", "3", "4"]
ibis = ["1", "2n", "3", "4"]
jackal = ["1", "2n", "3", "4"]
cat = ["1", "2n", "3", "4"]
"""
CAT = 'cat = ["1", "2n", "3", "4"]'
T0, T1 = '0 = ["t1", "t2", "t3", "t4", "t5", "t6"]', '1 = ["u1", "u2", "u3", "u4", "u5", "u6"]'
P0, P1 = '0 = ["p1", "p2", "p3", "p4", "p5", "p6"]', '1 = ["q1", "q2", "q3", "q4", "q5", "q6"]'
SEATS = "2 = [0, 1]"
E = '"f1 f2 f3 f4 f5 f6"'

KEYS = (
    "name, spaces, directions, lines, temples, pyramids, seats, board, ring, faces, "
    "laws_bind, temple_reentry, sanctuary"
)
KINDS = "falcon, woman, crocodile, ibis, jackal, cat"
BOARD_NAME = "a name is a lower-case letter, then up to 23 of a-z, 0-9, - and _"
SPACE_NAME = "a name is 1 to 12 of A-Z, a-z, 0-9 and _"
DIRECTION_NAME = "a name is 1 to 4 of A-Z"
IN_ORDER = "seats are numbered from 0 without a gap, 2 to 6 of them"
PLAYERS = "seats are listed for 2 to 6 players, and for at least one such number"
TWO_SEATS = "2 players take 2 different seats of the board, in rising order"
RING = "a ring names each of the six kinds once"


def more_courts(*seats: int) -> list[tuple[str, str]]:
    """Courts for further seats, which the checks of the seats' numbers refuse."""
    rows = "".join(f"{seat} = {['x'] * 6}\n" for seat in seats)
    return [("[pyramids]", rows + "[pyramids]"), ("[seats]", rows + "[seats]")]


def too_many_names(count: int) -> str:
    return PICTURE.replace('"""\nt1', '"""\n' + " ".join(f"x{i}" for i in range(count)) + "\nt1")


def too_many_directions(pairs: int) -> str:
    return "".join(f'{letter}A = "{letter}B"\n' for letter in "ABCDEFG"[:pairs])


def without_cat() -> str:
    return FACES.replace(CAT, "")


SYNTAX: list[Case] = [
    (Fault.SYNTAX, "line 1, column 8", "this is not TOML: Invalid value", "name = yard\n"),
    (Fault.SYNTAX, "line 4", "this is not TOML: Unterminated string", '\n\nspaces = """ a1\n\n'),
    (Fault.SYNTAX, "line 2", "this is not TOML: Invalid value", "board = 'sun'\nring = "),
]
KEYS_AND_TYPES: list[Case] = [
    (Fault.MISSING, "name", "this is missing", ""),
    (Fault.MISSING, "lines", "this is missing", yard(("[lines]", "[faces]"))),
    (Fault.MISSING, "faces.cat", "this is missing", SUN + without_cat()),
    (Fault.UNKNOWN_KEY, "x", f"nothing is called so here; known are {KEYS}", yard(head="x = 3\n")),
    (Fault.WRONG_TYPE, "name", "this should be a name", yard(('"yard"', "7"))),
    (Fault.WRONG_TYPE, "spaces", "this should be a drawing of names", yard((PICTURE, "7"))),
    (
        Fault.WRONG_TYPE,
        "directions.E",
        "this should be the reverse direction",
        yard(('"W"', "1.5")),
    ),
    (Fault.WRONG_TYPE, "lines.E", "this should be a list", yard((f"[{E}]", E))),
    (Fault.WRONG_TYPE, "lines.E[0]", "this should be a line", yard((E, "7"))),
    (Fault.WRONG_TYPE, "temples.1[2]", "this should be a space", yard(('"u3", "u4"', '3, "u4"'))),
    (Fault.WRONG_TYPE, "temples.x", "this should be a digit as key", yard((T1, "x" + T1[1:]))),
    (Fault.WRONG_TYPE, "seats.12", "this should be a digit as key", yard((SEATS, "12 = []"))),
    (Fault.WRONG_TYPE, "seats.2[1]", "this should be a seat", yard((SEATS, "2 = [0, '1']"))),
    (Fault.WRONG_TYPE, "seats.2[0]", "this should be a seat", yard((SEATS, "2 = [true, 1]"))),
    (Fault.WRONG_TYPE, "board", "this should be a built-in board's name", "board = 1"),
    (Fault.WRONG_TYPE, "ring", "this should be a list", SUN + "ring = 'cat'"),
    (Fault.WRONG_TYPE, "ring[0]", "this should be a kind's name", SUN + "ring = [1]"),
    (Fault.WRONG_TYPE, "faces", "this should be a table", SUN + "faces = 1"),
    (
        Fault.WRONG_TYPE,
        "faces.cat[1]",
        "this should be a face such as '3' or '2n'",
        SUN + without_cat() + 'cat = ["1", 2, "3", "4"]',
    ),
    (
        Fault.WRONG_TYPE,
        "faces.cat[1]",
        "this should be a face such as '3' or '2n'",
        SUN + without_cat() + 'cat = ["1", "2 n", "3", "4"]',
    ),
]
BOARDS: list[Case] = [
    (
        Fault.NO_SUCH_BOARD,
        "board",
        "there is no built-in board 'moon', only sun and oasis",
        'board = "moon"',
    ),
    (
        Fault.BOARD_TWICE,
        "name",
        "a built-in board and one of its own cannot both be given",
        yard(head=SUN),
    ),
    (Fault.BAD_NAME, "name", f"'Yard' is no name; {BOARD_NAME}", yard(("yard", "Yard"))),
    (Fault.BAD_NAME, "spaces", f"'f-1' is no name; {SPACE_NAME}", yard(("        f1", "f-1"))),
    (Fault.BAD_NAME, "directions.E", f"'w' is no name; {DIRECTION_NAME}", yard(('"W"', '"w"'))),
    (
        Fault.BAD_NAME,
        "directions.SOUTH",
        f"'SOUTH' is no name; {DIRECTION_NAME}",
        yard(('S = "N"', 'SOUTH = "N"')),
    ),
    (
        Fault.TOO_MANY_SPACES,
        "spaces",
        "a board has at most 256 spaces, this one has 257",
        yard((PICTURE, too_many_names(257 - 30))),
    ),
    (
        Fault.TOO_MANY_DIRECTIONS,
        "directions",
        "a board has at most 12 directions, this one has 14",
        yard(("[lines]", too_many_directions(4) + "[lines]")),
    ),
    (Fault.SPACE_TWICE, "spaces", "the space t1 is there twice", yard((" f1 f2 f3", " t1 f2 f3"))),
    (
        Fault.NO_SUCH_SPACE,
        "lines.S[5]",
        "the board has no space g6",
        yard(("t6 f6 p6", "t6 g6 p6")),
    ),
    (
        Fault.NO_SUCH_SPACE,
        "temples.1[2]",
        "the board has no space v3",
        yard(('"u3", "u4"', '"v3", "u4"')),
    ),
    (
        Fault.NO_REVERSE,
        "directions.E",
        "the direction E has no reverse of its own",
        yard(('"W"', '"E"')),
    ),
    (
        Fault.NO_REVERSE,
        "directions.E",
        "the direction E has no reverse of its own",
        yard(('"N"', '"W"')),
    ),
    (
        Fault.NO_REVERSE,
        "directions.E",
        "the direction E has no reverse of its own",
        yard(('S = "N"', 'W = "N"')),
    ),
    (
        Fault.NO_REVERSE,
        "lines.X",
        "the direction X has no reverse of its own",
        yard(("S = [", "X = [")),
    ),
    (
        Fault.TWO_NEIGHBOURS,
        "lines.S[1]",
        "going S from f1 leads to both p1 and p2",
        yard(("t2 f2 p2", "f1 p2")),
    ),
    (
        Fault.TWO_NEIGHBOURS,
        "lines.S[1]",
        "going N from f1 leads to both t1 and t2",
        yard(("t2 f2 p2", "t2 f1")),
    ),
    (
        Fault.LINE_RETURNS,
        "lines.E",
        "going E from f1 comes back to it within two steps",
        yard((E, '"f1 f1"')),
    ),
    (
        Fault.LINE_RETURNS,
        "lines.E",
        "going E from f1 comes back to it within two steps",
        yard((E, '"f1 f2 f1"')),
    ),
    (
        Fault.LINE_RETURNS,
        "lines.W",
        "going W from f1 comes back to it within two steps",
        yard((f"E = [{E}]", 'W = ["f1 f2 f1"]')),
    ),
]
COURTS: list[Case] = [
    (
        Fault.SEATS_DISAGREE,
        "pyramids.1",
        "seat 1 has a Temple or a Pyramid, but not both",
        yard((P1, "")),
    ),
    (
        Fault.SEATS_DISAGREE,
        "temples.0",
        "seat 0 has a Temple or a Pyramid, but not both",
        yard((T0, "")),
    ),
    (Fault.SEATS_NOT_IN_ORDER, "temples", IN_ORDER, yard((T1, ""), (P1, ""))),
    (
        Fault.SEATS_NOT_IN_ORDER,
        "temples",
        IN_ORDER,
        yard((T1, "2" + T1[1:]), (P1, "2" + P1[1:])),
    ),
    (Fault.SEATS_NOT_IN_ORDER, "temples", IN_ORDER, yard(*more_courts(2, 3, 4, 5, 6))),
    (
        Fault.COURT_TOO_SMALL,
        "pyramids.0",
        "a Temple or Pyramid has at least six spaces, this one has 5",
        yard((', "p6"]', "]")),
    ),
    (
        Fault.COURTS_OVERLAP,
        "pyramids.1[3]",
        "the space t4 is already in temples.0",
        yard(('"q4"', '"t4"')),
    ),
    (
        Fault.COURTS_OVERLAP,
        "temples.1[5]",
        "the space u1 is already in temples.1",
        yard(('"u6"]', '"u1"]')),
    ),
    (
        Fault.NO_WAY,
        "temples.0[0]",
        "with all other courts closed, no way leads from t1 to p3",
        yard(("t3 f3 p3", "t3 f3")),
    ),
    (
        Fault.NO_WAY,
        "temples.1[4]",
        "with all other courts closed, no way leads from u5 to q1",
        yard(("u5 f5 q5", "u5 t5 f5 q5")),
    ),
    (  # out of the Temple and back in again is no way: law 3
        Fault.NO_WAY,
        "temples.0[5]",
        "with all other courts closed, no way leads from t6 to p1",
        yard(("t6 f6 p6", "f6 p6"), ("        f1", "x1      f1"), ("D = [", 'D = ["t6 x1 t5", ')),
    ),
    (  # nor is out of the Pyramid and back in again: law 5
        Fault.NO_WAY,
        "temples.0[0]",
        "with all other courts closed, no way leads from t1 to p6",
        yard(("t6 f6 p6", "t6 f6"), ("        f1", "x1      f1"), ("D = [", 'D = ["p5 x1 p6", ')),
    ),
    (Fault.NO_PLAYERS, "seats", PLAYERS, yard((SEATS, ""))),
    (Fault.NO_PLAYERS, "seats", PLAYERS, yard((SEATS, "1 = [0]"))),
    (Fault.NO_PLAYERS, "seats", PLAYERS, yard((SEATS, "7 = [0, 1]"))),
    (Fault.WRONG_SEATS, "seats.2", TWO_SEATS, yard((SEATS, "2 = [0, 2]"))),
    (Fault.WRONG_SEATS, "seats.2", TWO_SEATS, yard((SEATS, "2 = [1, 0]"))),
    (Fault.WRONG_SEATS, "seats.2", TWO_SEATS, yard((SEATS, "2 = [0, 0]"))),
    (Fault.WRONG_SEATS, "seats.2", TWO_SEATS, yard((SEATS, "2 = [0]"))),
    (
        Fault.WRONG_SEATS,
        "seats.3",
        "3 players take 3 different seats of the board, in rising order",
        yard((SEATS, "3 = [0, 1]")),
    ),
]
REST: list[Case] = [
    (Fault.NOT_A_RING, "ring", RING, SUN + "ring = ['cat', 'ibis']"),
    (Fault.NOT_A_RING, "ring", RING, SUN + f"ring = {['cat'] * 6}"),
    (
        Fault.NO_SUCH_VALUE,
        "ring[1]",
        f"this can be {KINDS}, not 'dog'",
        SUN + "ring = ['cat', 'dog']",
    ),
    (
        Fault.NO_SUCH_VALUE,
        "faces.dog",
        f"this can be {KINDS}, not 'dog'",
        SUN + FACES.replace("cat", "dog"),
    ),
    (
        Fault.NOT_FOUR_FACES,
        "faces.cat",
        "a stick has four faces, this one has 3",
        SUN + without_cat() + 'cat = ["1", "2", "3"]',
    ),
    (
        Fault.BAD_FACE,
        "faces.cat[3]",
        "a face shows 1 to 9 icons",
        SUN + without_cat() + 'cat = ["1", "2", "3", "10"]',
    ),
    (
        Fault.BAD_FACE,
        "faces.cat[0]",
        "a face shows 1 to 9 icons",
        SUN + without_cat() + 'cat = ["0n", "2", "3", "4"]',
    ),
    (
        Fault.NO_SUCH_VALUE,
        "laws_bind",
        "this can be 'owner' or 'mover', not 'both'",
        SUN + "laws_bind = 'both'",
    ),
    (
        Fault.NO_SUCH_VALUE,
        "temple_reentry",
        "this can be 'never' or 'same-move', not []",
        SUN + "temple_reentry = []",
    ),
    (
        Fault.NO_SUCH_VALUE,
        "sanctuary",
        "this can be True or False, not 1",
        SUN + "sanctuary = 1",
    ),
]
CASES = [*SYNTAX, *KEYS_AND_TYPES, *BOARDS, *COURTS, *REST]
