"""A small board in three dimensions, as the text of a file: a row of open ground, and around it
the rows of the courts, each space of theirs joined to one of the row."""

PICTURE = '''"""
t1 t2 t3 t4 t5 t6   u1 u2 u3 u4 u5 u6
        f1 f2 f3 f4 f5 f6
p1 p2 p3 p4 p5 p6   q1 q2 q3 q4 q5 q6
"""'''

YARD = f"""\
name = "yard"
spaces = {PICTURE}

[directions]
E = "W"
S = "N"
D = "U"

[lines]
E = ["f1 f2 f3 f4 f5 f6"]
S = ["t1 f1 p1", "t2 f2 p2", "t3 f3 p3", "t4 f4 p4", "t5 f5 p5", "t6 f6 p6"]
D = ["u1 f1 q1", "u2 f2 q2", "u3 f3 q3", "u4 f4 q4", "u5 f5 q5", "u6 f6 q6"]

[temples]
0 = ["t1", "t2", "t3", "t4", "t5", "t6"]
1 = ["u1", "u2", "u3", "u4", "u5", "u6"]

[pyramids]
0 = ["p1", "p2", "p3", "p4", "p5", "p6"]
1 = ["q1", "q2", "q3", "q4", "q5", "q6"]

[seats]
2 = [0, 1]
"""


def yard(*changes: tuple[str, str], head: str = "", tail: str = "") -> str:
    """The file with some words replaced, and lines set before and after it."""
    text = YARD
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return head + text + tail
