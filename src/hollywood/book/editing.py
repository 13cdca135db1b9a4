"""Edits of a book: each changes a line, or parts of the head, and can be undone.

Undo takes back the last edit of the same author that is not undone yet. It writes the register anew
with its old value, as any other edit, so it merges like one. It is refused if somebody has changed
the same line since.
"""

from __future__ import annotations

import re
from typing import Any

import msgspec
from msgspec.structs import replace

from hollywood.book.merging import cut, highest, in_order
from hollywood.book.model import (
    HEAD_PARTS,
    MOST_LINES,
    Book,
    Change,
    Edit,
    Head,
    Line,
    Round,
    Stamp,
)
from hollywood.book.places import between
from hollywood.book.reading import checked, checked_head, checked_round
from hollywood.book.refusing import BookRefused

_AUTHOR = re.compile(r"[A-Za-z0-9_-]{1,24}")


def edited(book: Book, change: Change, *, author: str, time: int = 0) -> Book:
    """Return the book after a change; BookRefused if it cannot be made.

    ``author`` is the device or tab that makes it: see :class:`hollywood.book.model.Stamp`.
    """
    if not _AUTHOR.fullmatch(author):
        raise BookRefused("book-author")
    stamp = Stamp(count=highest(book) + 1, author=author)
    if change.do in ("undo", "redo"):
        return _again(book, change.do == "undo", stamp, time)
    if change.do == "set":
        return _set(book, change.head, stamp, time)
    was, now = _line(book, change, stamp, time)
    edit = Edit(stamp=stamp, time=time, kind=change.do, was=was, now=now)
    return _logged(_with(book, now), edit)


def new_book(name: str, head: Head, time: int = 0) -> Book:
    """Return an empty book; RulesError or BookRefused if its people cannot play by its rules."""
    return checked(Book(id=name, made=time, head=head))


def undoable(book: Book, author: str) -> Edit | None:
    """Return the edit that this author would undo; ``None`` if there is none."""
    done, _ = _stacks(book, author)
    return done[-1] if done else None


def redoable(book: Book, author: str) -> Edit | None:
    """Return the edit that this author would redo; ``None`` if there is none."""
    _, undone = _stacks(book, author)
    return undone[-1] if undone else None


def _stacks(book: Book, author: str) -> tuple[list[Edit], list[Edit]]:
    """Return the author's edits that can be undone, and those that can be redone, last one last."""
    done: list[Edit] = []
    undone: list[Edit] = []
    for edit in book.log:
        if edit.stamp.author != author:
            continue
        if edit.kind not in ("undo", "redo"):
            done.append(edit)
            undone.clear()
            continue
        source, target = (done, undone) if edit.kind == "undo" else (undone, done)
        if source and source[-1].stamp == edit.of:
            target.append(source.pop())
    return done, undone


def _line(book: Book, change: Change, stamp: Stamp, time: int) -> tuple[Line | None, Line]:
    """Return the line before and after a change."""
    if change.do in ("add", "insert"):
        if len(book.lines) >= MOST_LINES:
            raise BookRefused("book-full", most=MOST_LINES)
        name = f"{stamp.author}.{stamp.count}"
        number, after = len(book.lines), None
        if change.do == "insert" and change.line is not None:
            target = _found(book, change.line)
            number, after = book.lines.index(target), target.place
        before = book.lines[number - 1].place if number else None
        place = between(before, after, name)
        written = checked_round(change.round or Round())
        return None, Line(id=name, place=place, round=written, stamp=stamp, time=time)
    was = _found(book, change.line)
    if change.do == "change":
        if was.gone:
            raise BookRefused("book-line-deleted")
        written = checked_round(change.round or Round())
        return was, replace(was, round=written, stamp=stamp, time=time)
    return was, replace(was, gone=change.do == "delete", stamp=stamp, time=time)


def _found(book: Book, name: str | None) -> Line:
    line = book.line(name or "")
    if line is None:
        raise BookRefused("book-no-line")
    return line


def _set(book: Book, parts: dict[str, Any], stamp: Stamp, time: int) -> Book:
    unknown = [part for part in parts if part not in HEAD_PARTS]
    if unknown or not parts:
        raise BookRefused("book-no-part", name=unknown[0] if unknown else "")
    was = {part: getattr(book.head, part) for part in parts}
    after = _with_head(book, parts, stamp)
    now = {part: getattr(after.head, part) for part in parts}
    return _logged(
        after, Edit(stamp=stamp, time=time, kind="set", head_was=_plain(was), head_now=_plain(now))
    )


def _with_head(book: Book, parts: dict[str, Any], stamp: Stamp) -> Book:
    kept = {part: getattr(book.head, part) for part in HEAD_PARTS}
    try:
        head = checked_head(msgspec.convert({**_plain(kept), **parts}, Head))
    except msgspec.ValidationError as error:
        raise BookRefused("book-unreadable", why=str(error)) from None
    return replace(book, head=head, head_stamps={**book.head_stamps, **dict.fromkeys(parts, stamp)})


def _plain(parts: dict[str, Any]) -> dict[str, Any]:
    """Return parts as they come back from JSON: with lists, not tuples."""
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(parts))
    return plain


def _again(book: Book, undo: bool, stamp: Stamp, time: int) -> Book:
    """Undo or redo the author's last edit."""
    edit = undoable(book, stamp.author) if undo else redoable(book, stamp.author)
    kind = "undo" if undo else "redo"
    if edit is None:
        raise BookRefused(f"book-no-{kind}")
    done = Edit(stamp=stamp, time=time, kind="undo" if undo else "redo", of=edit.stamp)
    if edit.kind == "set":
        there, back = (edit.head_now, edit.head_was) if undo else (edit.head_was, edit.head_now)
        if _plain({part: getattr(book.head, part) for part in there}) != there:
            raise BookRefused("book-changed-since")
        after = _with_head(book, back, stamp)
        return _logged(after, replace(done, head_was=there, head_now=back))
    assert edit.now is not None
    # A line that did not exist before is deleted.
    old = edit.was or replace(edit.now, gone=True)
    expected, target = (edit.now, old) if undo else (old, edit.now)
    line = book.line(expected.id)
    if line is None or (line.gone, line.round) != (expected.gone, expected.round):
        raise BookRefused("book-changed-since")
    now = replace(target, stamp=stamp, time=time)
    return _logged(_with(book, now), replace(done, was=line, now=now))


def _with(book: Book, line: Line) -> Book:
    others = [other for other in book.lines if other.id != line.id]
    return replace(book, lines=in_order([*others, line]))


def _logged(book: Book, edit: Edit) -> Book:
    return replace(book, log=cut([*book.log, edit]))
