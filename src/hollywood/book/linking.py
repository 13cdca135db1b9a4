"""A whole book as a short text for a web address, and back.

The text is base64url of: a version, four bytes of checksum (the beginning of SHA-256 of the rest),
and the book as JSON, compressed. It has the head and the lines that are not deleted, but neither
stamps nor the log. A text from anybody may be opened: it is small, unpacks into little, and holds
only data that :mod:`hollywood.book.model` can describe; anything else is refused.

The opened book has an id of its own that follows from the text, so that opening a link twice gives
one book.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import zlib

import msgspec

from hollywood.book.model import Book, Head, Line, Round, Stamp
from hollywood.book.places import between
from hollywood.book.reading import checked_head, checked_round
from hollywood.book.refusing import BookRefused
from hollywood.errors import HollywoodError

LONGEST_LINK = 12_000
"""The most characters of a link's text; thirty rounds take fewer than 2,000."""
LARGEST = 200_000
"""The most bytes that it may unpack into."""
_VERSION = 1
_CHECK = 4


class _Packed(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    h: Head
    m: int = 0  # made
    r: tuple[Round, ...] = ()


def link_text(book: Book) -> str:
    """Return the text of a book; BookRefused if it is too long for an address."""
    packed = msgspec.json.encode(
        _Packed(h=book.head, m=book.made, r=tuple(line.round for line in book.written))
    )
    body = zlib.compress(packed, 9, wbits=-15)
    raw = bytes([_VERSION]) + hashlib.sha256(body).digest()[:_CHECK] + body
    text = base64.urlsafe_b64encode(raw).decode().rstrip("=")
    if len(text) > LONGEST_LINK or len(packed) > LARGEST:
        raise BookRefused("book-link-long")
    return text


def open_link(text: str) -> Book:
    """Return the book in the text of a link; BookRefused, in one line, if it holds none."""
    text = text.strip()
    if len(text) > LONGEST_LINK:
        raise BookRefused("book-link-damaged")
    try:
        raw = base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except (binascii.Error, ValueError):
        raise BookRefused("book-link-damaged") from None
    if not raw:
        raise BookRefused("book-link-damaged")
    if raw[0] != _VERSION:
        raise BookRefused("book-link-newer" if raw[0] == _VERSION + 1 else "book-link-damaged")
    check, body = raw[1 : 1 + _CHECK], raw[1 + _CHECK :]
    if hashlib.sha256(body).digest()[:_CHECK] != check:
        raise BookRefused("book-link-damaged")
    unpacking = zlib.decompressobj(wbits=-15)
    try:
        packed = unpacking.decompress(body, LARGEST)
        if not unpacking.eof:
            raise BookRefused("book-link-damaged")
        found = msgspec.json.decode(packed, type=_Packed)
        head = checked_head(found.h)
        rounds = [checked_round(each) for each in found.r]
    except BookRefused:
        raise
    except (zlib.error, msgspec.MsgspecError, HollywoodError, RecursionError):
        raise BookRefused("book-link-damaged") from None
    made = found.m if 0 <= found.m < 1 << 53 else 0
    return book_of(f"link-{hashlib.sha256(raw).hexdigest()[:16]}", head, rounds, made)


def book_of(name: str, head: Head, rounds: list[Round], made: int = 0) -> Book:
    """Return a new book with these rounds."""
    lines: list[Line] = []
    for number, each in enumerate(rounds, 1):
        before = lines[-1].place if lines else None
        line = f"{name}.{number}"
        stamp = Stamp(count=number, author="first")
        place = between(before, None, line)
        lines.append(Line(id=line, place=place, round=each, stamp=stamp, time=made))
    return Book(id=name, made=made, head=head, lines=tuple(lines))
