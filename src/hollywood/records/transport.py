"""What mail, editors, and archives do to a text file, undone: the lines of a record as written.

Such systems add to the ends and beginnings of lines and files, or drop from them: line feeds of
another kind, blanks, marks of byte order, signs of quotation, empty lines, lines that were broken
because they are long, and text of their own before and after. The check of each line says whether
what is left is the line that was written, so nothing here can make an edited line valid.
"""

from __future__ import annotations

import binascii
import re
from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

_ENDS = re.compile(rb"\r*\n|\r")
_OPENING = re.compile(
    r'\{"(?:format":"hollywood-record"|type":"(?:deal|act|undo|about)"(?=[,}]|\Z))'
)
_STARTS = ('{"format":"', '{"type":"')
_CLOSING = re.compile(r',"check":"[0-9a-f]{16}"\}(?=[^{}]*\Z)')
_CHECK = b',"check":"'
_AROUND = re.compile(r"[^\w{\"\[\]}:,]*")
"""What may stand before a line or a part of it, and is never the beginning of one."""
_BYTE_ORDERS = (
    (b"\xff\xfe\x00\x00", "utf-32"),
    (b"\x00\x00\xfe\xff", "utf-32"),
    (b"\xff\xfe", "utf-16"),
    (b"\xfe\xff", "utf-16"),
    (b"{\x00", "utf-16-le"),
    (b"\x00{", "utf-16-be"),
)
_UNSEEN = (
    " \t\v\f\r\x1c\x1d\x1e\x1f\x85\xa0\u2028\u2029\u202f\u3000"
    "\0\x1a\ufeff\u200b\u200c\u200d\u200e\u200f\u2060"
)
_SOFT = (b"=\n", b"=\r\n")
_UNSURE = 10  # places of a broken line where a blank may be missing; twice as many tries for each


class Piece(NamedTuple):
    """Something in a file: a line of a record, or text that belongs to none.

    ``number`` is where it begins in the file, from 1. ``texts`` are the line as it may have been
    written: one of them, or several if a long line was broken. ``whole`` is false for a line whose
    end is missing, and ``opens`` is true for the first line of a record. A piece without ``texts``
    is other text, or something ``odd`` that no system adds.
    """

    number: int
    texts: tuple[bytes, ...] = ()
    whole: bool = True
    opens: bool = False
    odd: bool = False


def pieces(content: bytes) -> Iterator[Piece]:
    """Yield what is in a file, without what was added to the ends and beginnings of its lines."""
    number, broken = 0, _Broken()
    for number, raw in enumerate(_ENDS.split(_in_utf8(content)), 1):
        if not broken.parts and raw.startswith(b'{"') and raw[-28:-18] == _CHECK:
            yield Piece(number, (raw,), opens=raw.startswith(b'{"format"'))
            continue
        line = raw.decode("utf-8", "surrogateescape")
        if broken.parts and not _begins(line):
            if (piece := broken.after(line)) is not None:
                yield piece
                broken = _Broken()
            continue
        if broken.parts:
            yield broken.given_up()
            broken = _Broken()
        start = _start(line)
        if start is None:
            if _visible(line):
                yield Piece(number, odd=not _is_text(line))
            continue
        closing = _CLOSING.search(line, start)
        text = line[start : closing.end()] if closing else line[start:]
        if closing or _is_complete(text):
            yield Piece(number, (_bytes(text.rstrip(_UNSEEN)),), opens=_is_header(text))
        else:
            broken = _Broken(number, line[:start].strip(), [text])
    if broken.parts:
        yield broken.given_up()


def decoded(content: bytes) -> Iterator[bytes]:
    """Yield the content as it was before mail encoded it, if mail may have done so."""
    if any(soft in content for soft in _SOFT):
        yield binascii.a2b_qp(content)


class _Broken:
    """A line that was broken because it was long, or whose end is missing."""

    def __init__(self, number: int = 0, quoted: str = "", parts: list[str] | None = None) -> None:
        self._number = number
        self._quoted = quoted  # what stands before each part
        self.parts = parts or []

    def after(self, line: str) -> Piece | None:
        """Add a part; return the piece when its end has come."""
        part = line.lstrip(_UNSEEN)
        if self._quoted and part.startswith(self._quoted):
            part = part[len(self._quoted) :].lstrip(_UNSEEN)
        # The check may be broken too.
        before = "".join(each.rstrip(_UNSEEN).removesuffix("=") for each in self.parts[-30:])[-30:]
        closing = _CLOSING.search(before + part)
        if closing is None:
            if _visible(part):
                self.parts.append(part)
            return None
        texts = self._joined([*self.parts, part[: closing.end() - len(before)]])
        return Piece(self._number, texts, opens=_is_header(self.parts[0]))

    def given_up(self) -> Piece:
        """The piece without its end; only its first part can be judged."""
        first = self.parts[0]
        return Piece(self._number, (_bytes(first),), whole=False, opens=_is_header(first))

    def _joined(self, parts: list[str]) -> tuple[bytes, ...]:
        parts = [part.rstrip(_UNSEEN) for part in parts[:-1]] + parts[-1:]
        if all(part.endswith("=") for part in parts[:-1]):
            parts = [part[:-1] for part in parts[:-1]] + parts[-1:]
        # Only names and places have blanks, which are lost where a line is broken.
        spoken = parts[0].startswith(('{"format', '{"type":"about"'))
        unsure, text = [], parts[0]
        for part in parts[1:]:
            unsure.append(spoken and _in_string(text))
            text += part
        ways = [("", " ") if each and sum(unsure) <= _UNSURE else ("",) for each in unsure]
        return tuple(
            _bytes(
                parts[0] + "".join(gap + part for gap, part in zip(gaps, parts[1:], strict=True))
            )
            for gaps in product(*ways)
        )


def _in_utf8(content: bytes) -> bytes:
    for order, name in _BYTE_ORDERS:
        if content.startswith(order):
            return content.decode(name, "replace").encode()
    return content


def _start(line: str) -> int | None:
    """Where a line of a record begins in a line of a file."""
    if (found := _OPENING.search(line)) and "{" not in line[: found.start()]:
        return found.start()
    around = _AROUND.match(line)
    start = around.end() if around else 0
    rest = line[start:]
    if rest.startswith(_STARTS) or (rest and any(each.startswith(rest) for each in _STARTS)):
        return start
    return None


def _begins(line: str) -> bool:
    """Whether a line of a record begins here, and not a part of one."""
    around = _AROUND.match(line)
    return _OPENING.match(line, around.end() if around else 0) is not None


def _is_header(text: str) -> bool:
    return text.startswith('{"format"')


def _is_text(line: str) -> bool:
    """Whether somebody may have written this beside a record, and no part of one is in it."""
    return (
        '"check"' not in line
        and '{"' not in line
        and _visible(line).replace("\t", " ").isprintable()
    )


def _visible(line: str) -> str:
    """The line without what cannot be seen at its ends."""
    return line.strip(_UNSEEN)


def _is_complete(text: str) -> bool:
    """Whether the braces of a text are closed: then nothing of it is missing."""
    depth, quoted, escaped = 0, False, False
    for letter in text:
        if escaped:
            escaped = False
        elif quoted:
            escaped, quoted = letter == "\\", letter != '"'
        elif letter == '"':
            quoted = True
        elif letter in "{}":
            depth += 1 if letter == "{" else -1
            if not depth:
                return True
    return False


def _in_string(text: str) -> bool:
    quoted, escaped = False, False
    for letter in text:
        if escaped:
            escaped = False
        elif quoted:
            escaped, quoted = letter == "\\", letter != '"'
        else:
            quoted = letter == '"'
    return quoted


def _bytes(text: str) -> bytes:
    return text.encode("utf-8", "surrogateescape")
