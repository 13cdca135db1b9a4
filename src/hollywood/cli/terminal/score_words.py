"""Rounds as people type them at a score book: ``ann 25 gin``, ``b 3/17``, ``dead``, ``0 35 K5A``.

A name may be cut short. ``3/17`` are the deadwoods of the knocker and the defender. ``x2`` is the
multiplier of the round, ``boxes=4`` its boxes, ``out=cy`` who sat out, ``swept`` that all partners
won, and everything after ``#`` a note. Partners write one result for the side, or one for each
table with commas between them. In May-I everybody's points or cards stand in the order of the
sheet, ``-`` for the person who went out.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import get_args

from hollywood.book.model import How, Penalty, Round, Score
from hollywood.texts import Problem

_HOWS: dict[str, How] = {
    **{how: how for how in get_args(How) if how},
    "k": "knock",
    "g": "gin",
    "big": "big_gin",
    "big-gin": "big_gin",
    "u": "undercut",
    "dead": "draw",
}
_DEADWOODS = re.compile(r"(\d{1,3})[/:](\d{1,3})")
_TIMES = re.compile(r"[x×](\d)")
_POINTS = re.compile(r"-?\d{1,7}")


def read_round(text: str, names: Sequence[str], *, penalties: bool) -> Round:
    """Return a typed round; Problem if it cannot be read."""
    typed, _, note = text.partition("#")
    note = note.strip()
    if penalties:
        return _hand(typed.split(), names, note)
    times, boxes, out, swept = 1, None, None, False
    scores: list[Score] = []
    for part in typed.split(","):
        rest: list[str] = []
        for word in part.split():
            lower = word.casefold()
            if found := _TIMES.fullmatch(lower):
                times = int(found[1])
            elif lower.startswith("boxes=") and lower[6:].isdecimal():
                boxes = int(lower[6:8])
            elif lower.startswith("out="):
                out = person(word[4:], names)
            elif lower in ("swept", "sweep", "roodle"):
                swept = True
            else:
                rest.append(word)
        scores.append(_score(rest, names))
    return Round(tables=tuple(scores), times=times, boxes=boxes, out=out, swept=swept, note=note)


def person(word: str, names: Sequence[str]) -> int:
    """Return who is meant by a name, or by its beginning; Problem if nobody or several are."""
    folded = [name.casefold() for name in names]
    if word.casefold() in folded:
        return folded.index(word.casefold())
    found = [number for number, name in enumerate(folded) if name.startswith(word.casefold())]
    if len(found) != 1 or not word:
        raise Problem("score-no-name", name=word[:40], names=", ".join(names))
    return found[0]


def _score(words: list[str], names: Sequence[str]) -> Score:
    how: How = ""
    points: int | None = None
    deadwood: tuple[int, int] | None = None
    name: list[str] = []
    for word in words:
        lower = word.casefold()
        if found := _DEADWOODS.fullmatch(word):
            deadwood = int(found[1]), int(found[2])
        elif _POINTS.fullmatch(word):
            points = int(word)
        elif lower == "gin" and how == "big_gin":
            continue
        elif lower in _HOWS and (name or _HOWS[lower] == "draw") and not how:
            how = _HOWS[lower]
        else:
            name.append(word)
    if how == "draw":
        return Score(how="draw")
    if not name or (points is None and deadwood is None):
        raise Problem("score-not-read")
    return Score(how=how, who=person(" ".join(name), names), points=points, deadwood=deadwood)


def _hand(words: list[str], names: Sequence[str], note: str) -> Round:
    words = [word for part in words for word in part.split(",") if word]
    if len(words) != len(names):
        raise Problem("score-hand", n=len(names), names=", ".join(names))
    return Round(penalties=tuple(map(_penalty, words)), note=note)


def _penalty(word: str) -> Penalty:
    if word in ("-", "out"):
        return Penalty(points=0)
    return Penalty(points=int(word)) if _POINTS.fullmatch(word) else Penalty(left=word)
