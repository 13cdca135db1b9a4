"""Calls about score books: sheets of games with real cards.

A book is data that the page keeps (:mod:`hollywood.book.model`). Every call that changes one takes
the book and returns the new one, worked out (:class:`BookShown`): the sheet in the form that a
table shows, so the same components draw it, and for each line what it scores and what is wrong.

- ``score.new``: a new book, for names and a game
- ``score.work_out``: a book as it stands
- ``score.edit``: add, insert, change, delete or restore a line, set the head, undo, redo
- ``score.preview``: what such a change would change in totals, columns and settlement
- ``score.merge``: two copies of a book become one, line by line
- ``score.count``: what cards left in a hand count in May-I
- ``score.link`` and ``score.open``: the whole book as a text for an address, and back
- ``score.csv``, ``score.json`` and ``score.read``: the book as a file, and back
- ``score.history``: people over many books
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from hollywood.book.editing import edited, new_book, redoable, undoable
from hollywood.book.exporting import as_csv, read_csv
from hollywood.book.history import PersonHistory, history
from hollywood.book.linking import link_text, open_link
from hollywood.book.merging import merge
from hollywood.book.model import Book, Change, Head, How, Kind
from hollywood.book.previewing import Difference, differences
from hollywood.book.reading import checked, read_book
from hollywood.book.scoring import Flaw, Scored, hows_of, ranks_of
from hollywood.book.telling import flaw_told
from hollywood.book.working import DealOf, LineWorked, work_out
from hollywood.contract.rules import ContractRules
from hollywood.errors import HollywoodError
from hollywood.match.course import GinCourse
from hollywood.match.presets import rules_for
from hollywood.play import Seat
from hollywood.server.protocol.forms import Form
from hollywood.server.protocol.shown import SheetShown
from hollywood.server.sight.sheets import show_sheet
from hollywood.texts import ENGLISH, language_of, told


class FlawShown(msgspec.Struct, frozen=True, kw_only=True):
    """What is wrong with a line, in words; one that ``stops`` it keeps it off the sheet."""

    code: str
    words: str
    stops: bool
    person: int | None
    table: int | None


class BookLineShown(msgspec.Struct, frozen=True, kw_only=True):
    """A line as it comes out: see :class:`hollywood.book.working.LineWorked`.

    ``entry`` is the number of its entry on the sheet, ``null`` if it does not count.
    """

    id: str
    number: int
    deal: DealOf
    entry: int | None
    after_end: bool
    side: int | None
    points: int
    boxes: int
    kind: str
    tables: tuple[Scored, ...]
    penalties: tuple[int | None, ...]
    flaws: tuple[FlawShown, ...]


class BookShown(msgspec.Struct, frozen=True, kw_only=True):
    """A book and what follows from it.

    ``sides`` are the names of the sides of the sheet; ``winners`` are people. ``next`` is the round
    to come, ``null`` when the match is over. ``undo`` and ``redo`` say what the author's next undo
    or redo would take back or do again. If the people of the book cannot play by its rules, there
    is no sheet, and ``why`` says why. ``rules`` are all rules of the match, ``hows`` the ways in
    which a round of gin can end by them, and ``partners_count`` says whether it counts that all
    partners of a side won.
    """

    book: Book
    sheet: SheetShown | None = None
    sides: tuple[str, ...] = ()
    lines: tuple[BookLineShown, ...] = ()
    next: DealOf | None = None
    over: bool = False
    winners: tuple[Seat, ...] = ()
    undo: Kind | None = None
    redo: Kind | None = None
    why: str | None = None
    rules: dict[str, Any] = {}
    hows: tuple[How, ...] = ()
    partners_count: bool = False


class NewBook(Form, frozen=True, kw_only=True):
    """Begin a book; ``id`` is chosen by the page, and must be different for each book."""

    id: str
    head: Head
    time: int = 0
    language: str = ENGLISH


class BookAsked(Form, frozen=True, kw_only=True):
    """Ask something about a book; ``author`` is whose undo and redo are told."""

    book: Book
    author: str = ""
    language: str = ENGLISH


class BookEdit(Form, frozen=True, kw_only=True):
    """Change a book, or ask what would change."""

    book: Book
    change: Change
    author: str
    time: int = 0
    language: str = ENGLISH


class BookMerge(Form, frozen=True, kw_only=True):
    """Merge two copies of one book."""

    mine: Book
    theirs: Book
    author: str = ""
    language: str = ENGLISH


class CardsCounted(Form, frozen=True, kw_only=True):
    """Ask what cards left in a hand count, such as ``"Kh 5 A"``."""

    preset: str
    knobs: dict[str, Any] = msgspec.field(default_factory=dict)
    cards: str
    language: str = ENGLISH


class CardsCount(msgspec.Struct, frozen=True, kw_only=True):
    """What cards count; ``points`` is ``null`` if they cannot be read."""

    points: int | None
    cards: int


class BookText(Form, frozen=True, kw_only=True):
    """Read a book: a link's text, or a file of JSON or CSV. ``id`` names a book from CSV."""

    text: str
    id: str = "read"
    time: int = 0
    author: str = ""
    language: str = ENGLISH


class BookWritten(msgspec.Struct, frozen=True, kw_only=True):
    """A book as text."""

    text: str


class BookPreview(msgspec.Struct, frozen=True, kw_only=True):
    """What a change would change, and the book after it."""

    differences: tuple[Difference, ...]
    after: BookShown


class HistoryAsked(Form, frozen=True, kw_only=True):
    """Ask what books add up to."""

    books: tuple[Book, ...]
    language: str = ENGLISH


class History(msgspec.Struct, frozen=True, kw_only=True):
    """The people of some books, those with the most matches first."""

    people: tuple[PersonHistory, ...]


def new(asked: NewBook) -> BookShown:
    """Begin a book."""
    return shown(new_book(asked.id, asked.head, asked.time), "", asked.language)


def work(asked: BookAsked) -> BookShown:
    """Return a book as it stands."""
    return shown(checked(asked.book), asked.author, asked.language)


def edit(asked: BookEdit) -> BookShown:
    """Change a book."""
    after = edited(asked.book, asked.change, author=asked.author, time=asked.time)
    return shown(after, asked.author, asked.language)


def preview(asked: BookEdit) -> BookPreview:
    """Return what a change would change; the book stays as it is."""
    after = edited(asked.book, asked.change, author=asked.author, time=asked.time)
    return BookPreview(
        differences=differences(asked.book, after),
        after=shown(after, asked.author, asked.language),
    )


def merged(asked: BookMerge) -> BookShown:
    """Merge two copies of one book."""
    return shown(merge(asked.mine, checked(asked.theirs)), asked.author, asked.language)


def count(asked: CardsCounted) -> CardsCount:
    """Count cards left in a hand."""
    preset = rules_for(asked.preset)
    ranks = ranks_of(asked.cards[:200])
    if ranks is None or not isinstance(preset, ContractRules):
        return CardsCount(points=None, cards=0)
    known = {name: value for name, value in asked.knobs.items() if name == "points"}
    rules = ContractRules.from_mapping(known, base=preset)
    return CardsCount(points=sum(rules.points.by_rank[rank] for rank in ranks), cards=len(ranks))


def link(asked: BookAsked) -> BookWritten:
    """Return a book as a text for an address."""
    return BookWritten(text=link_text(asked.book))


def open_(asked: BookText) -> BookShown:
    """Return the book in the text of a link."""
    return shown(open_link(asked.text), asked.author, asked.language)


def csv(asked: BookAsked) -> BookWritten:
    """Return a book as comma-separated values."""
    return BookWritten(text=as_csv(asked.book))


def json(asked: BookAsked) -> BookWritten:
    """Return a book as JSON that ``score.read`` reads back, with its log."""
    text = msgspec.json.format(msgspec.json.encode(asked.book), indent=1)
    return BookWritten(text=text.decode())


def read(asked: BookText) -> BookShown:
    """Return the book in a file of JSON or CSV, or in the text of a link."""
    text = asked.text.lstrip("\ufeff \r\n\t")
    if text.startswith("{"):
        book = read_book(text)
    elif "\n" in text:
        book = read_csv(text, asked.id, asked.time)
    else:
        book = open_link(text)
    return shown(book, asked.author, asked.language)


def people(asked: HistoryAsked) -> History:
    """Add up books, person by person."""
    return History(people=history(asked.books))


def shown(book: Book, author: str, language: str) -> BookShown:
    """Return a book and what follows from it, in a language."""
    spoken = language_of(language)
    undo = undoable(book, author) if author else None
    redo = redoable(book, author) if author else None
    kinds: Mapping[str, Kind | None] = {
        "undo": undo.kind if undo else None,
        "redo": redo.kind if redo else None,
    }
    try:
        worked = work_out(book)
    except HollywoodError as error:
        return BookShown(book=book, why=told(error, spoken), undo=kinds["undo"], redo=kinds["redo"])
    course = worked.course
    names = book.head.names
    return BookShown(
        book=book,
        sheet=show_sheet(course),
        sides=course.sheet.sides if isinstance(course, GinCourse) else names,
        lines=tuple(_line(line, names, spoken) for line in worked.lines),
        next=worked.next,
        over=course.over,
        winners=tuple(course.winners),
        undo=kinds["undo"],
        redo=kinds["redo"],
        rules=course.rules.to_mapping(),
        hows=hows_of(course.rules) if isinstance(course, GinCourse) else (),
        partners_count=isinstance(course, GinCourse) and course.rules.partners_extra_boxes > 0,
    )


def _line(line: LineWorked, names: tuple[str, ...], language: str) -> BookLineShown:
    flaws = [_flaw(flaw, names, language) for flaw in line.flaws]
    if line.after_end:
        flaws.append(_flaw(Flaw(code="after_end", stops=True), names, language))
    return BookLineShown(
        id=line.id,
        number=line.number,
        deal=line.deal,
        entry=line.entry,
        after_end=line.after_end,
        side=line.side,
        points=line.points,
        boxes=line.boxes,
        kind=line.kind,
        tables=line.tables,
        penalties=line.penalties,
        flaws=tuple(flaws),
    )


def _flaw(flaw: Flaw, names: tuple[str, ...], language: str) -> FlawShown:
    return FlawShown(
        code=flaw.code,
        words=flaw_told(flaw, names, language),
        stops=flaw.stops,
        person=flaw.person,
        table=flaw.table,
    )
