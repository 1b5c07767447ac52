r"""Free text inside a line: `"quoted"`, or `{a comment}`.

Whatever could end the text or the line too early is written as an escape:

>>> write_text('Mesi "the Cat"\n', closing='"')
'"Mesi \\"the Cat\\"\\n"'
"""

from __future__ import annotations

import re
from typing import Any

from mansuba.notation.records.errors import RecordTextError, Wanted

SHORT = {"n": "\n", "r": "\r", "t": "\t"}
LONG = {sign: f"\\{letter}" for letter, sign in SHORT.items()}
OPENING = {'"': '"', "}": "{"}

# Control characters, whatever else some program may take for the end of a line, the mark of byte
# order, and halves of characters, which a file cannot hold.
HIDDEN = "\x00-\x08\x0a-\x1f\x7f-\x9f\u2028\u2029\ufeff\ud800-\udfff"
SIX_DIGITS = "(?:10|0?[0-9a-fA-F])?[0-9a-fA-F]{1,4}"
ESCAPE = rf'\\(?:[\\"}}nrt]|u\{{{SIX_DIGITS}\}})'
BODY = {closing: re.compile(rf"(?:[^\\{closing}{HIDDEN}]+|{ESCAPE})*") for closing in OPENING}
ESCAPED = re.compile(r"\\(?:u\{([0-9a-fA-F]+)\}|(.))")
TO_ESCAPE = {closing: re.compile(rf"[\\{closing}\t{HIDDEN}]") for closing in OPENING}

SPACES = re.compile(r"\s*")


def write_text(text: str, closing: str) -> str:
    """A text between its signs, with escapes where they are needed."""
    return OPENING[closing] + TO_ESCAPE[closing].sub(_escape, text) + closing


def _escape(found: re.Match[str]) -> str:
    sign = found[0]
    if sign in '\\"}':
        return f"\\{sign}"
    return LONG.get(sign) or f"\\u{{{ord(sign):x}}}"


def _unescape(found: re.Match[str]) -> str:
    return chr(int(found[1], 16)) if found[1] else SHORT.get(found[2], found[2])


class Line:
    """A line of the text and how far it has been read."""

    __slots__ = ("at", "number", "text")

    def __init__(self, text: str, number: int, at: int = 0) -> None:
        self.text = text
        self.number = number
        self.at = at

    def error(
        self, wanted: Wanted, at: int | None = None, up_to: str | None = None, **facts: Any
    ) -> RecordTextError:
        """The error of not finding what was wanted, here or elsewhere in the line."""
        at = self.at if at is None else at
        words = self.text[at:].split(up_to, maxsplit=1)
        found = words[0] if words and words[0] else None
        return RecordTextError(wanted, found, line=self.number, column=at + 1, **facts)

    def skip_spaces(self) -> None:
        """Go past white space, if there is any."""
        found = SPACES.match(self.text, self.at)
        assert found
        self.at = found.end()

    def skips(self, sign: str) -> bool:
        """Go past white space, and a sign if it is here."""
        self.skip_spaces()
        here = self.text.startswith(sign, self.at)
        self.at += len(sign) * here
        return here

    def skip(self, sign: str) -> None:
        """Go past a sign that has to be here."""
        if not self.skips(sign):
            raise self.error(Wanted.CLOSING, closing=sign)

    def read(self, pattern: re.Pattern[str], wanted: Wanted) -> str:
        """Go past white space and what the pattern matches, which has to be here."""
        self.skip_spaces()
        found = pattern.match(self.text, self.at)
        if not found:
            raise self.error(wanted)
        self.at = found.end()
        return found[0]

    @property
    def ended(self) -> bool:
        """Whether nothing is left but white space."""
        self.skip_spaces()
        return self.at == len(self.text)

    def read_text(self, closing: str) -> str:
        """The text that has just been opened, up to its closing sign."""
        found = BODY[closing].match(self.text, self.at)
        assert found
        self.at = found.end()
        if self.text.startswith(closing, self.at):
            self.at += 1
            return ESCAPED.sub(_unescape, found[0])
        if self.at == len(self.text):
            raise self.error(Wanted.MORE_TEXT, closing=closing)
        raise self.error(Wanted.ESCAPE if self.text[self.at] == "\\" else Wanted.PLAIN)
