"""Writes the games here as records, beside their telling.

python -m tests.playthroughs.records
"""

from __future__ import annotations

from pathlib import Path

from mansuba.notation import Record, write_record
from tests.playthroughs.telling import read
from tests.playthroughs.write import head

HERE = Path(__file__).parent


def record_of(text: str) -> Record:
    """The record of a game that was told; what people wrote above it becomes a tag."""
    start, decisions = read(text.splitlines())
    about = " ".join(line.removeprefix("#").strip() for line in head(text))
    return Record(start, tuple(decisions), {"About": about})


def main() -> None:
    """Write all records anew."""
    for path in sorted(HERE.glob("*.txt")):
        record = write_record(record_of(path.read_text("utf-8")))
        path.with_suffix(".mansuba").write_text(record, "utf-8")


if __name__ == "__main__":
    main()
