"""A book as a table of comma-separated values that a spreadsheet opens, and back.

First come the parts of the head, one a row; then a row of titles and one for each line, with what
was typed, and then what follows from it. Only what was typed is read back. A text that a
spreadsheet could take for a formula gets an apostrophe in front of it.
"""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, get_args

import msgspec

from hollywood.book.linking import book_of
from hollywood.book.model import HEAD_PARTS, Book, Head, How, Penalty, Round, Score
from hollywood.book.reading import LARGEST_FILE, checked
from hollywood.book.refusing import BookRefused
from hollywood.book.working import LineWorked, work_out
from hollywood.contract.rules import ContractRules
from hollywood.match.course import GinCourse

_FORMULA = ("=", "+", "-", "@", "\t", "\r")
_LISTS = ("names",)
_TYPED = ("winner", "how", "points", "knocker deadwood", "defender deadwood")
_OUT = "out"
"""Written instead of the cards left, for a person who has none."""
_COMMON = ("times", "boxes", "swept", "sat out", "note")


def as_csv(book: Book) -> str:
    """Return a book as comma-separated values, lines ended by CRLF."""
    worked = work_out(book)
    out = io.StringIO()
    write = csv.writer(out)
    head = msgspec.to_builtins(book.head)
    for part in HEAD_PARTS:
        value = head.get(part)
        if value is None:
            continue
        if part in _LISTS:
            write.writerow([part, *map(_safe, value)])
        else:
            text = value if isinstance(value, str) else json.dumps(value)
            write.writerow([part, _safe(text)])
    write.writerow([])
    rows = [*zip(book.written, worked.lines, strict=True)]
    names = book.head.names
    course = worked.course
    if isinstance(course.rules, ContractRules):
        write.writerow(
            [
                "round",
                *map(_safe, names),
                *(_safe(f"{name} cards") for name in names),
                *("one turn", "note", "dealer"),
            ]
        )
        for line, shown in rows:
            written = line.round
            write.writerow(
                [
                    shown.number,
                    *(each.points for each in written.penalties),
                    *(_safe(_OUT if each.left == "" else each.left) for each in written.penalties),
                    _name(names, written.one_turn),
                    _safe(written.note),
                    _safe(names[shown.deal.dealer]),
                ]
            )
        return out.getvalue()
    assert isinstance(course, GinCourse)
    tables = max((len(line.round.tables) for line in book.written), default=1)
    titles = [f"{title} {n}" if n > 1 else title for n in range(1, tables + 1) for title in _TYPED]
    sheet = course.sheet
    columns = [
        _safe(f"{column.number}: {side}") for column in sheet.columns for side in sheet.sides
    ]
    write.writerow(["round", *titles, *_COMMON, "dealer", "scored", *columns])
    for line, shown in rows:
        write.writerow(
            [
                shown.number,
                *_scores(line.round, names, tables),
                line.round.times,
                line.round.boxes,
                "yes" if line.round.swept else "",
                _name(names, line.round.out),
                _safe(line.round.note),
                _safe(names[shown.deal.dealer]),
                shown.points if shown.entry is not None and shown.side is not None else "",
                *_totals(course, shown),
            ]
        )
    return out.getvalue()


def _totals(course: GinCourse, shown: LineWorked) -> Iterator[int | str]:
    """Yield what a line wrote in each column, for each side: the running total."""
    for written in course.sheet.written:
        line = None if shown.entry is None else written.get(shown.entry)
        for side in range(len(course.sheet.sides)):
            yield line.total if line is not None and line.side == side else ""


def _scores(written: Round, names: Sequence[str], tables: int) -> Iterator[Any]:
    for number in range(tables):
        score = written.tables[number] if number < len(written.tables) else None
        if score is None:
            yield from [""] * len(_TYPED)
            continue
        yield _name(names, score.who)
        yield score.how
        yield score.points
        yield from score.deadwood or ("", "")


def _name(names: Sequence[str], person: int | None) -> str:
    return _safe(names[person]) if person is not None and 0 <= person < len(names) else ""


def _safe(text: str | None) -> str:
    return f"'{text}" if text and text.startswith((*_FORMULA, "'")) else text or ""


def _bare(text: str) -> str:
    return text.removeprefix("'")


def read_csv(text: str, name: str, made: int = 0) -> Book:
    """Return the book in comma-separated values, with this id; BookRefused if it holds none."""
    if len(text) > LARGEST_FILE:
        raise BookRefused("book-too-large")
    rows = csv.reader(io.StringIO(text.removeprefix("\ufeff")))
    parts: dict[str, Any] = {}
    titles: list[str] = []
    rounds: list[Round] = []
    penalties = False
    names: tuple[str, ...] = ()
    try:
        for row in rows:
            cells = [_bare(cell) for cell in row]
            if not titles and cells and cells[0] in HEAD_PARTS:
                parts[cells[0]] = _part(cells[0], cells[1:])
            elif not titles and cells and cells[0] == "round":
                titles = cells
                names = tuple(parts.get("names", ()))
                penalties = (*titles[1 : 1 + len(names)],) == names
            elif titles and any(cells) and penalties:
                rounds.append(_hand(cells, names))
            elif titles and any(cells):
                rounds.append(_round(dict(zip(titles, cells, strict=False)), names))
        head = msgspec.convert(parts, Head)
    except (csv.Error, ValueError, KeyError, IndexError, RecursionError) as error:
        if isinstance(error, BookRefused):
            raise
        raise BookRefused("book-unreadable", why=str(error)[:200]) from None
    if not titles:
        raise BookRefused("book-unreadable", why="it has no row that begins with round")
    return checked(book_of(name, head, rounds, made))


def _part(name: str, cells: list[str]) -> Any:
    if name in _LISTS:
        return [cell for cell in cells if cell]
    text = cells[0] if cells else ""
    return text if name in ("title", "preset", "layout") else json.loads(text)


def _hand(cells: Sequence[str], names: Sequence[str]) -> Round:
    """Read a hand of May-I: points by person, cards by person, and the rest."""
    count = len(names)
    cells = [*cells, *[""] * (2 * count + 3)]
    points, left = cells[1 : 1 + count], cells[1 + count : 1 + 2 * count]
    one_turn, note = cells[1 + 2 * count : 3 + 2 * count]
    return Round(
        penalties=tuple(
            Penalty(points=_number(mine), left="" if cards == _OUT else cards or None)
            for mine, cards in zip(points, left, strict=True)
        ),
        one_turn=_person(one_turn, names),
        note=note,
    )


def _person(text: str, names: Sequence[str]) -> int | None:
    return names.index(text) if text else None


def _number(text: str) -> int | None:
    return int(text) if text.strip() else None


def _round(cells: Mapping[str, str], names: Sequence[str]) -> Round:
    scores: list[Score] = []
    for table in range(1, len(names) // 2 + 1):
        mark = f" {table}" if table > 1 else ""
        winner, how, points, mine, theirs = (cells.get(f"{title}{mark}", "") for title in _TYPED)
        if not any((winner, how, points)):
            break
        if how not in get_args(How):
            raise ValueError(f"a round is not won by {how[:40]}")
        counts = _number(mine), _number(theirs)
        scores.append(
            Score(
                how=how,  # type: ignore[arg-type]
                who=_person(winner, names),
                points=_number(points),
                deadwood=(counts[0], counts[1])
                if counts[0] is not None and counts[1] is not None
                else None,
            )
        )
    return Round(
        tables=tuple(scores),
        times=_number(cells.get("times", "")) or 1,
        boxes=_number(cells.get("boxes", "")),
        swept=cells.get("swept") == "yes",
        out=_person(cells.get("sat out", ""), names),
        note=cells.get("note", ""),
    )
