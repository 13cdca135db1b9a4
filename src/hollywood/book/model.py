"""The score book: what is stored of a game with real cards, and in what form it travels.

A **book** is the sheet of one match: who plays, by which rules, and one **line** for each round. A
line holds what people typed: who scored, how, and the points, or the deadwoods that they follow
from. Totals, columns, dealers and problems are never stored; :mod:`hollywood.book.working` works
them out.

Two people can edit copies of a book at the same time. Every value that changes alone is therefore
a register: a line, or one part of the **head**. A register has the stamp of its last change, and
the later stamp wins (:mod:`hollywood.book.merging`). A deleted line stays as ``gone``. The **log**
has the last edits of everybody, for undo and redo.

People count from 0 in the order of ``names``. Times are milliseconds since 1970, only to show.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

How = Literal["", "knock", "gin", "big_gin", "undercut", "draw"]
"""How a round of gin was won; empty if nobody wrote it down. A drawn round is a dead hand."""

Place = tuple[int, ...]
"""Where a line stands: lines are in the order of their places, compared number by number."""

MOST_LINES = 1000
"""The most lines in a book, deleted lines included."""

HEAD_PARTS = ("title", "preset", "knobs", "names", "first", "any_points", "layout")
"""The parts of the head, each a register of its own."""


class Stored(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Base of everything stored."""


class Stamp(Stored, frozen=True, kw_only=True, order=True):
    """When a register changed, and who changed it. ``count`` is above all counts seen before.

    ``author`` is a device or a tab, not a person: 1 to 24 letters, digits, "-" and "_".
    """

    count: int = 0
    author: str = ""


class Score(Stored, frozen=True, kw_only=True):
    """The result at one table of gin, as typed.

    ``who`` is the person who scores, or, with ``deadwood``, the person who knocked (unless ``how``
    says "undercut": then it is always the person who scores). ``deadwood`` is the knocker's and the
    defender's, after layoffs; the points, and who scores them, follow from it. Typed ``points``
    count as typed: they already have their bonus and multiplier.
    """

    how: How = ""
    who: int | None = None
    points: int | None = None
    deadwood: tuple[int, int] | None = None


class Penalty(Stored, frozen=True, kw_only=True):
    """What one person scores in a hand of May-I: points as typed, or the cards left, as typed.

    ``left`` are cards such as ``"Kh 5s A"``; suits may be missing. Empty: the person went out.
    """

    points: int | None = None
    left: str | None = None


class Round(Stored, frozen=True, kw_only=True):
    """A round as typed.

    ``tables`` has one score; a partnership game may have one for each table instead, in the order
    of the worked-out boards. A single score of a partnership is the net of the side of ``who``.
    ``penalties`` are by person, in May-I. ``times`` is the multiplier of this round, such as 2
    after a spade; it multiplies points that follow from deadwoods, and boxes if the rules say so.
    ``boxes`` replaces the number of boxes that follows. ``swept`` says that all partners of the
    side won, where only the net was typed. ``out`` is the person who sat out, if it is not the one
    whose turn it was. ``one_turn`` is the person who laid down and went out in one turn.
    """

    tables: tuple[Score, ...] = ()
    penalties: tuple[Penalty, ...] = ()
    times: int = 1
    boxes: int | None = None
    swept: bool = False
    out: int | None = None
    one_turn: int | None = None
    note: str = ""


class Line(Stored, frozen=True, kw_only=True):
    """A line of the book. ``gone`` is a deleted line; it keeps its round."""

    id: str
    place: Place
    round: Round
    gone: bool = False
    stamp: Stamp
    time: int = 0


class Head(Stored, frozen=True, kw_only=True):
    """What a book says above its lines.

    ``preset`` and ``knobs`` (only those that differ) are the rules; the number of ``names`` must
    fit them. ``first`` deals first; where there is a box, it is also in the box first.
    ``any_points`` turns off the check of points that no cards make.
    """

    title: str = ""
    preset: str = "hollywood-gin"
    knobs: dict[str, Any] = msgspec.field(default_factory=dict)
    names: tuple[str, ...] = ()
    first: int = 0
    any_points: bool = False
    layout: Literal["columns", "blocks"] = "columns"


Kind = Literal["add", "insert", "change", "delete", "restore", "set", "undo", "redo"]
"""What an edit does: add a line at the end, insert one before another, ..., set a part of the head.
"""


class Edit(Stored, frozen=True, kw_only=True):
    """An edit that was made: the registers before and after it. ``of`` is what is undone or redone.

    Its id is its stamp: no author makes two edits with one count.
    """

    stamp: Stamp
    time: int = 0
    kind: Kind
    was: Line | None = None
    now: Line | None = None
    head_was: dict[str, Any] = msgspec.field(default_factory=dict)
    head_now: dict[str, Any] = msgspec.field(default_factory=dict)
    of: Stamp | None = None


class Book(Stored, frozen=True, kw_only=True):
    """A score book. ``lines`` are in their order, deleted lines among them; ``log`` by stamp."""

    version: int = 1
    id: str
    made: int = 0
    head: Head
    head_stamps: dict[str, Stamp] = msgspec.field(default_factory=dict)
    lines: tuple[Line, ...] = ()
    log: tuple[Edit, ...] = ()

    @property
    def written(self) -> tuple[Line, ...]:
        """The lines that are not deleted, in order."""
        return tuple(line for line in self.lines if not line.gone)

    def line(self, name: str) -> Line | None:
        """The line with this id, deleted or not."""
        return next((line for line in self.lines if line.id == name), None)


class Change(Stored, frozen=True, kw_only=True):
    """An edit that somebody wants to make.

    ``line`` is the line to change, delete or restore; for ``insert``, the line before which the
    new one goes. ``head`` has the parts of the head to set, by name. ``undo`` and ``redo`` need
    nothing: they concern the last edit of the same author.
    """

    do: Kind
    line: str | None = None
    round: Round | None = None
    head: dict[str, Any] = msgspec.field(default_factory=dict)
