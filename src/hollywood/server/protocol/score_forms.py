"""What crosses the wire about a score book that people share by a link."""

from __future__ import annotations

import msgspec

from hollywood.book.model import Book
from hollywood.server.protocol.forms import Form


class SharedBookForm(Form, frozen=True, kw_only=True):
    """A copy of a score book, to share or to merge.

    To merge, it may have only the lines that changed, but always the whole head. Its log is
    ignored: undo is everybody's own.
    """

    book: Book


class BookLinks(msgspec.Struct, frozen=True, kw_only=True):
    """The links of a book that has just been shared: ``watch`` to read it, ``write`` to edit it.

    Both are secrets that nobody can guess. The server can tell ``write`` to nobody again.
    """

    watch: str
    write: str
    version: int


class SharedBook(msgspec.Struct, frozen=True, kw_only=True):
    """A shared book as it stands; ``version`` grows with every change."""

    watch: str
    version: int
    may_write: bool
    book: Book
