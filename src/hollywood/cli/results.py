"""The results of rounds as people write them: words, lines of a file, or a JSON list."""

from __future__ import annotations

import difflib
import json
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from hollywood.cli.reading import STANDARD_INPUT, said, whole
from hollywood.errors import HollywoodError
from hollywood.texts import Located, Problem
from hollywood.writing import LONGEST_NAME, as_name, looks

MOST_POINTS = 1_000_000
_NUMBER = re.compile(r"[+-]?\d[\d.,_]*")
_TIMES = re.compile(r"[x×]([1-8])")
_BOXES = re.compile(r"boxes=(\d{1,2})")
_DRAWS = ("draw", "drawn", "dead")
_KINDS = {
    "gin": "gin",
    "big-gin": "big_gin",
    "big_gin": "big_gin",
    "undercut": "undercut",
    "knock": "knock",
}
T = TypeVar("T")


class Result(NamedTuple):
    """A round: its winner (``None`` for a draw), points, how it was won, and its source line.

    ``times`` is the multiplier that the points already have; ``boxes`` replaces the boxes that
    follow from the rules.
    """

    name: str | None
    points: int = 0
    kind: str = ""
    where: str = ""
    times: int = 1
    boxes: int | None = None

    @contextmanager
    def located(self) -> Iterator[None]:
        """Add to an error where the result is."""
        with _located(self.where):
            yield


class Row(NamedTuple):
    """A player of the contract game, the penalty of each hand, and the source line."""

    name: str
    penalties: tuple[int, ...]
    where: str = ""

    @contextmanager
    def located(self) -> Iterator[None]:
        """Add to an error where the row is."""
        with _located(self.where):
            yield


def read_names(text: str | None) -> list[str]:
    """Read the names of ``--players``; HollywoodError for an empty or repeated name."""
    if text is None:
        return []
    if not all(name.strip() for name in text.split(",")):
        raise Problem("error-empty-name")
    names = [_name(name) for name in text.split(",")]
    if len({name.casefold() for name in names}) < len(names):
        raise Problem("error-name-twice")
    return names


def seated(found: Iterable[str], names: Sequence[str], most: int) -> list[str]:
    """Return the players in order, named or as they appear; HollywoodError for an unknown one."""
    players = list(names)
    if len(players) > most:
        raise Problem("error-many-names", n=len(players), most=most)
    known = {name.casefold(): name for name in players}
    for name in found:
        if name.casefold() in known:
            continue
        if not name.isascii() and any(looks(name) & looks(player) for player in players):
            raise Problem("error-looks-alike", name=name)
        if names or len(players) == most:
            close = difflib.get_close_matches(name, players, n=1)
            there = ", ".join(players)
            if close:
                raise Problem("error-not-on-sheet-meant", name=name, names=there, close=close[0])
            raise Problem("error-not-on-sheet", name=name, names=there)
        players.append(name)
        known[name.casefold()] = name
    return players


def read_results(words: Sequence[str]) -> list[Result]:
    """Read the results of gin rounds from words, a file, or standard input."""
    return _read(words, _results_in, _results_of_json)


def read_rows(words: Sequence[str]) -> list[Row]:
    """Read rows of penalties of the contract game from words, a file, or standard input."""
    return _read(words, _rows_in, _rows_of_json)


def _read(
    words: Sequence[str],
    from_words: Callable[[list[str], str], Iterator[T]],
    from_json: Callable[[Any], Iterator[T]],
) -> list[T]:
    if len(words) != 1 or not _is_source(words[0]):
        text = " ".join(words)
        return list(_json(text, from_json) if _looks_json(text) else from_words(text.split(), ""))
    text = whole(words[0])
    if _looks_json(text):
        return list(_json(text, from_json))
    found: list[T] = []
    for line in said(text.splitlines()):
        with _located(f"line {line.number}"):
            found += from_words(line.text.split(), f"line {line.number}")
    return found


def _is_source(word: str) -> bool:
    if word == STANDARD_INPUT:
        return True
    if _looks_json(word) or any(letter.isspace() for letter in word) or "\0" in word:
        return False
    named = Path(word)
    is_path = ("." in word or "/" in word) and not re.search(r":[+-]?\d+$|^[+-]?\d", word)
    return is_path or named.is_file()


def _looks_json(text: str) -> bool:
    return text.lstrip()[:1] in ("[", "{")


def _json(text: str, from_json: Callable[[Any], Iterator[T]]) -> Iterator[T]:
    try:
        value = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Problem("error-not-json", why=str(error)) from None
    yield from from_json(value)


def _results_in(words: list[str], where: str) -> Iterator[Result]:
    name: list[str] = []
    place = 0
    while place < len(words):
        word = words[place]
        place += 1
        before, colon, after = word.rpartition(":")
        if not name and word.casefold() in _DRAWS:
            yield Result(None, where=where)
            continue
        if colon and _NUMBER.fullmatch(after):
            name += [before] if before else []
            word = after
        if not _NUMBER.fullmatch(word):
            name.append(word.removesuffix(":"))
            continue
        if not name:
            raise Problem("error-for-whom", word=word)
        kind, times, boxes = "", 1, None
        while place < len(words):
            more = words[place].casefold()
            if more in _KINDS and not kind:
                kind = _KINDS[more]
            elif found := _TIMES.fullmatch(more):
                times = int(found[1])
            elif found := _BOXES.fullmatch(more):
                boxes = int(found[1])
            else:
                break
            place += 1
        yield Result(_name(" ".join(name)), _points(word), kind, where, times, boxes)
        name = []
    if name:
        raise Problem("error-no-points", name=" ".join(name))


def _rows_in(words: list[str], where: str) -> Iterator[Row]:
    name: list[str] = []
    penalties: list[int] = []
    for word in words:
        word = word.removesuffix(":")
        if _NUMBER.fullmatch(word):
            if not name:
                raise Problem("error-row-for-whom", word=word)
            penalties.append(_points(word, least=-MOST_POINTS))
            continue
        if penalties:
            yield Row(_name(" ".join(name)), tuple(penalties), where)
            name, penalties = [], []
        name.append(word)
    if name and not penalties:
        raise Problem("error-no-penalties", name=" ".join(name))
    if name:
        yield Row(_name(" ".join(name)), tuple(penalties), where)


def _results_of_json(value: Any) -> Iterator[Result]:
    if not isinstance(value, list):
        raise Problem("error-json-results", example='[["Ann", 25], "draw"]')
    for number, entry in enumerate(value, 1):
        where = f"result {number}"
        with _located(where):
            match entry:
                case str() if entry.casefold() in _DRAWS:
                    yield Result(None, where=where)
                case [str() as name, int() as points] if not isinstance(points, bool):
                    yield Result(_name(name), _in_range(points), where=where)
                case [str() as name, int() as points, str() as kind] if kind.casefold() in _KINDS:
                    yield Result(_name(name), _in_range(points), _KINDS[kind.casefold()], where)
                case _:
                    example = '["Ann", 25], "draw"'
                    raise Problem("error-json-result", entry=json.dumps(entry), example=example)


def _rows_of_json(value: Any) -> Iterator[Row]:
    """Read a row for each player, or hand by hand an object with everyone's penalty."""
    if isinstance(value, dict):
        value = [_entry(each) for each in value.items()]
    elif isinstance(value, list) and all(isinstance(hand, dict) for hand in value):
        value = [_entry(each) for hand in value for each in hand.items()]
    if not isinstance(value, list):
        raise Problem("error-json-rows", example='{"Ann": [0, 35], "Bob": [20, 0]}')
    for number, entry in enumerate(value, 1):
        where = f"row {number}"
        with _located(where):
            match entry:
                case [str() as name, *penalties] if penalties and all(
                    isinstance(each, int) and not isinstance(each, bool) for each in penalties
                ):
                    yield Row(
                        _name(name),
                        tuple(_in_range(each, least=-MOST_POINTS) for each in penalties),
                        where,
                    )
                case _:
                    raise Problem(
                        "error-json-row", entry=json.dumps(entry), example='["Ann", 0, 35]'
                    )


def _entry(named: tuple[str, Any]) -> list[Any]:
    """Return a member of an object as a row."""
    name, penalties = named
    return [name, *penalties] if isinstance(penalties, list) else [name, penalties]


def _name(text: str) -> str:
    if not text.strip():
        raise Problem("error-nameless")
    return as_name(text, longest=LONGEST_NAME)


def _points(word: str, *, least: int = 0) -> int:
    if not re.fullmatch(r"[+-]?\d{1,9}", word, re.ASCII):
        raise Problem("error-no-number", word=word)
    return _in_range(int(word), least=least)


def _in_range(points: int, *, least: int = 0) -> int:
    if not least <= points <= MOST_POINTS:
        raise Problem(
            "error-points-range", points=str(points), least=str(least), most=str(MOST_POINTS)
        )
    return points


@contextmanager
def _located(where: str) -> Iterator[None]:
    try:
        yield
    except HollywoodError as error:
        if not where or str(error).startswith(f"{where}: "):
            raise
        kind, _, number = where.partition(" ")
        raise Located(error, kind, int(number)) from None
