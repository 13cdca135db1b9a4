"""A book from outside: is it one, and is everything in it as long as it may be?

Whoever reads a file, a link, or a request gives it to :func:`checked` first.
"""

from __future__ import annotations

import re

import msgspec
from msgspec.structs import replace

from hollywood.book.merging import LONGEST_LOG, in_order
from hollywood.book.model import MOST_LINES, Book, Edit, Head, Line, Round, Stamp
from hollywood.book.places import LONGEST, MOST
from hollywood.book.refusing import BookRefused
from hollywood.book.ruling import rules_of
from hollywood.match.course import new_course
from hollywood.play import Seat
from hollywood.writing import as_line

LONGEST_NOTE = 200
LONGEST_TITLE = 80
LARGEST_FILE = 2_000_000
"""The most bytes of a book as JSON."""
MOST_COUNT = 1 << 52
_MOST_PEOPLE = 8
_MOST_CARDS = 200  # characters of the cards left in a hand
_ID = re.compile(r"[A-Za-z0-9._-]{1,64}")
_AUTHOR = re.compile(r"[A-Za-z0-9_-]{1,24}")


def read_book(data: bytes | str) -> Book:
    """Return the book in JSON; BookRefused if it holds none."""
    if len(data) > LARGEST_FILE:
        raise BookRefused("book-too-large")
    try:
        return checked(msgspec.json.decode(data, type=Book))
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BookRefused("book-unreadable", why=str(error)[:200]) from None


def checked(book: Book) -> Book:
    """Return a book whose every part is in its bounds; BookRefused if it is not, RulesError for
    rules that contradict each other.
    """
    if book.version != 1:
        raise BookRefused("book-newer")
    stamps = [
        *(line.stamp for line in book.lines),
        *book.head_stamps.values(),
        *(edit.stamp for edit in book.log),
    ]
    fine = (
        _ID.fullmatch(book.id)
        and 0 <= book.made < MOST_COUNT
        and len(book.lines) <= MOST_LINES
        and len(book.log) <= LONGEST_LOG
        and len({line.id for line in book.lines}) == len(book.lines)
        and len({edit.stamp for edit in book.log}) == len(book.log)
        and all(map(_stamp_fits, stamps))
    )
    if not fine:
        raise BookRefused("book-unreadable", why="a part of it is out of its bounds")
    return replace(
        book,
        head=checked_head(book.head),
        lines=in_order(map(_checked_line, book.lines)),
        log=tuple(sorted(map(_checked_edit, book.log), key=lambda edit: edit.stamp)),
    )


def checked_head(head: Head) -> Head:
    """Return a head whose people can play by its rules; RulesError or BookRefused if not."""
    if len(head.names) > _MOST_PEOPLE:
        raise BookRefused("book-people", most=_MOST_PEOPLE)
    if len(head.title) > LONGEST_TITLE:
        raise BookRefused("book-title", most=LONGEST_TITLE)
    rules = rules_of(head)
    new_course(rules, head.names, first_dealer=Seat(head.first))
    return replace(head, title=as_line(head.title) if head.title else "")


def checked_round(written: Round) -> Round:
    """Return a round whose texts and lists are short enough; BookRefused if they are not."""
    if len(written.note) > LONGEST_NOTE:
        raise BookRefused("book-note", most=LONGEST_NOTE)
    numbers = [
        written.times,
        written.boxes or 0,
        written.out or 0,
        written.one_turn or 0,
        *(score.who or 0 for score in written.tables),
        *(score.points or 0 for score in written.tables),
        *(count for score in written.tables for count in score.deadwood or ()),
        *(penalty.points or 0 for penalty in written.penalties),
    ]
    fine = (
        len(written.tables) <= _MOST_PEOPLE
        and len(written.penalties) <= _MOST_PEOPLE
        and all(abs(number) < MOST for number in numbers)
        and all(len(penalty.left or "") <= _MOST_CARDS for penalty in written.penalties)
    )
    if not fine:
        raise BookRefused("book-unreadable", why="a part of it is out of its bounds")
    return replace(written, note=as_line(written.note) if written.note.strip() else "")


def _stamp_fits(stamp: Stamp) -> bool:
    return 0 <= stamp.count < MOST_COUNT and bool(_AUTHOR.fullmatch(stamp.author))


def _checked_line(line: Line) -> Line:
    fine = (
        _ID.fullmatch(line.id)
        and _stamp_fits(line.stamp)
        and 0 <= line.time < MOST_COUNT
        and 1 <= len(line.place) <= LONGEST
        and all(0 <= number <= MOST for number in line.place)
    )
    if not fine:
        raise BookRefused("book-unreadable", why="a line is out of its bounds")
    return replace(line, round=checked_round(line.round))


def _checked_edit(edit: Edit) -> Edit:
    if len(msgspec.json.encode((edit.head_was, edit.head_now))) > 10_000:
        raise BookRefused("book-unreadable", why="an edit is out of its bounds")
    return replace(
        edit,
        was=None if edit.was is None else _checked_line(edit.was),
        now=None if edit.now is None else _checked_line(edit.now),
    )
