"""Two copies of a book become one, line by line, and no edit is lost.

Each line, and each part of the head, is a register: the copy with the later stamp wins, and between
equal stamps the larger text, so the result does not depend on who merges. Deleted lines are kept:
otherwise they would come back from a copy that still has them. The log is the union of both, cut to
its last edits. So merging is commutative, associative and idempotent.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

import msgspec
from msgspec.structs import replace

from hollywood.book.model import HEAD_PARTS, Book, Edit, Head, Line, Stamp
from hollywood.book.refusing import BookRefused

LONGEST_LOG = 300
"""The edits that a book remembers."""

T = TypeVar("T", Line, Edit)

_json = msgspec.json.Encoder(order="deterministic")


def merge(first: Book, second: Book) -> Book:
    """Return one book with all that either copy knows; BookRefused for two different books."""
    if first.id != second.id:
        raise BookRefused("book-merge-other")
    head, stamps = _heads(first, second)
    return replace(
        first,
        version=max(first.version, second.version),
        made=min(first.made, second.made),
        head=head,
        head_stamps=stamps,
        lines=in_order(_later([*first.lines, *second.lines], key=lambda line: line.id)),
        log=cut(_later([*first.log, *second.log], key=lambda edit: edit.stamp)),
    )


def in_order(lines: Iterable[Line]) -> tuple[Line, ...]:
    """Return lines in the order of the book."""
    return tuple(sorted(lines, key=lambda line: (line.place, line.id)))


def cut(log: Iterable[Edit]) -> tuple[Edit, ...]:
    """Return the edits that a book remembers, in their order."""
    return tuple(sorted(log, key=lambda edit: edit.stamp))[-LONGEST_LOG:]


def highest(book: Book) -> int:
    """Return the highest count of any stamp in a book."""
    stamps = [
        *(line.stamp for line in book.lines),
        *book.head_stamps.values(),
        *(edit.stamp for edit in book.log),
    ]
    return max((stamp.count for stamp in stamps), default=0)


def _later(registers: Iterable[T], *, key: Callable[[T], object]) -> list[T]:
    found: dict[object, T] = {}
    for register in registers:
        name = key(register)
        other = found.get(name)
        if other is None or _age(register) > _age(other):
            found[name] = register
    return list(found.values())


def _age(register: Line | Edit) -> tuple[Stamp, bytes]:
    return register.stamp, _json.encode(register)


def _heads(first: Book, second: Book) -> tuple[Head, dict[str, Stamp]]:
    values, stamps = {}, {}
    for part in HEAD_PARTS:
        ages = [
            (book.head_stamps.get(part, Stamp()), _json.encode(getattr(book.head, part)), number)
            for number, book in enumerate((first, second))
        ]
        stamp, _, number = max(ages)
        values[part] = getattr((first, second)[number].head, part)
        if stamp.count:
            stamps[part] = stamp
    return Head(**values), stamps
