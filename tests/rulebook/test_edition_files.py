"""Files that nobody meant: whatever lies at the path, an edition or an EditionError comes back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as st

from mansuba import Edition, EditionError
from mansuba.rulebook.errors import Fault
from tests.rulebook.yard import YARD

PLACE = "{path}: this cannot be read: {problem}"


@pytest.fixture(scope="module")
def mine() -> Iterator[Path]:
    """A place for a file, the same for every example."""
    with TemporaryDirectory() as folder:
        yield Path(folder) / "mine.toml"


def refusal(path: Path) -> EditionError:
    with pytest.raises(EditionError) as refused:
        Edition.load(path)
    return refused.value


def test_no_file(tmp_path: Path) -> None:
    path = tmp_path / "missing.toml"
    error = refusal(path)
    assert (error.fault, error.where) == (Fault.UNREADABLE, "")
    assert str(error) == PLACE.format(path=path, problem="No such file or directory")


def test_a_folder(tmp_path: Path) -> None:
    assert str(refusal(tmp_path)) == PLACE.format(path=tmp_path, problem="Is a directory")


def test_a_path_that_cannot_be() -> None:
    with pytest.raises(EditionError, match=r"null (byte|character)"):
        Edition.load("a\0b")


def test_not_text(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(b"\x7fELF\xff\x00")
    error = refusal(path)
    assert error.fault is Fault.UNREADABLE
    assert "can't decode byte 0xff in position 4" in str(error)


@pytest.mark.parametrize(
    "text",
    [
        "sanctuary = " + "[" * 100_000,  # nested without end
        "sanctuary = " + "9" * 5_000,  # more digits than Python cares to read
        'board = "sun"\n[faces]\ncat = ["' + "9" * 5_000 + '"]',
    ],
    ids=["brackets", "digits", "icons"],
)
def test_too_much_of_something(text: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(text)
    assert refusal(path).fault in (Fault.UNREADABLE, Fault.SYNTAX, Fault.WRONG_TYPE)


def test_an_empty_file_lacks_a_name(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.touch()
    assert str(refusal(path)) == f"{path}: name: this is missing"


@pytest.mark.parametrize("newline", ["\n", "\r\n"])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig"])
def test_whatever_an_editor_does_to_it(newline: str, encoding: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(YARD.replace("\n", newline).encode(encoding))
    assert Edition.load(path).name == "yard"


@given(content=st.binary(max_size=200))
def test_any_bytes(content: bytes, mine: Path) -> None:
    mine.write_bytes(content)
    refusal(mine)


def outcome(path: Path, text: str) -> Edition | EditionError:
    """The edition in a file with this text, or the refusal. Any other exception gets through."""
    path.write_text(text, "utf-8")
    try:
        return Edition.load(path)
    except EditionError as error:
        return error


def try_to_load(path: Path, text: str) -> None:
    """Either an edition comes back, or the refusal names what is wrong."""
    result = outcome(path, text)
    if isinstance(result, EditionError):
        assert str(result).startswith(f"{path}: ")
    else:
        assert result.fingerprint


@given(
    start=st.integers(0, len(YARD)),
    length=st.integers(0, 40),
    new=st.text(st.characters(codec="utf-8"), max_size=10),
)
@example(start=YARD.index("2 = [0, 1]"), length=1, new="٢")
def test_any_damage(start: int, length: int, new: str, mine: Path) -> None:
    try_to_load(mine, YARD[:start] + new + YARD[start + length :])


VALUES = [
    "0", "-1", "2.5", "nan", "true", '""', '"sun"', '"t1"', "[]", "[[]]", '[""]', "[0, 1]", "{}",
    "{ 0 = [] }", '{ E = "W" }', "1979-05-27", "07:32:00", '["t1", "t1"]', "99999999999999999999",
]  # fmt: skip
LINES = [number for number, line in enumerate(YARD.splitlines()) if " = " in line]


@given(where=st.sampled_from(LINES), value=st.sampled_from(VALUES), data=st.data())
def test_any_value_for_any_key(where: int, value: str, data: st.DataObject, mine: Path) -> None:
    lines = YARD.splitlines()
    key = lines[where].partition(" = ")[0]
    assume('"""' not in lines[where])
    lines[where] = f"{key} = {value}"
    if data.draw(st.booleans(), "for another table as well"):
        table = data.draw(st.sampled_from(["ring", "faces", "laws_bind", "board", "sanctuary"]))
        lines.insert(0, f"{table} = {data.draw(st.sampled_from(VALUES))}")
    try_to_load(mine, "\n".join(lines))


@given(
    table=st.sampled_from(
        ["directions", "lines", "temples", "pyramids", "seats", "name", "spaces"]
    ),
    value=st.sampled_from(VALUES),
)
def test_any_value_for_a_whole_table(table: str, value: str, mine: Path) -> None:
    body = YARD.replace(f"[{table}]", "[faces]").replace(f"{table} =", "ring =")
    try_to_load(mine, f"{table} = {value}\n{body}")
