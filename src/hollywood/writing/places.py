"""Where an invisible character is needed, and where it only deceives.

Some scripts cannot be written without invisible characters: a joiner separates Persian letters or
joins Sinhala ones, a zero-width space separates Khmer words, and selectors and joiners combine
several characters into one emoji. Each is allowed where its script or UTS 51 needs it, and nowhere
else. The rules for joiners are those of UAX 31, section 2.3, slightly relaxed, because names that
differ only in joiners are treated as alike anyway (:func:`hollywood.writing.names.looks`).
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

from hollywood.writing.characters import kinds_of
from hollywood.writing.patterns import compiled, found

_FLAG = re.compile(  # "gb" and "eng", "sct", or "wls", in tags
    r"\U0001F3F4\U000E0067\U000E0062"
    r"(?:\U000E0065\U000E006E\U000E0067|\U000E0073\U000E0063\U000E0074"
    r"|\U000E0077\U000E006C\U000E0073)\U000E007F"
)
_KEYCAP = re.compile(r"[0-9#*]\uFE0F?\u20E3")
_PICTURE = "<emoji><skin|style>?"
_JOINED_PICTURES = f"{_PICTURE}(?:<break_ZWJ>{_PICTURE})*"


class _Home(NamedTuple):
    """A place for invisible characters: patterns of the kinds before them and after them."""

    characters: str
    before: str
    after: str = ""


_JOINERS = "\u200c\u200d"
_SYLLABLE = "<letter><mark>*"
_HOMES = (
    # Letters that join: a joiner between two of them.
    _Home(_JOINERS, "<cursive><transparent>*", "<cursive>"),
    # Brahmic scripts: after a virama, or between a consonant and its virama; Khmer, before a sign.
    _Home(_JOINERS, f"{_SYLLABLE}<virama><mark>?", "(?!<joiner>)"),
    _Home("\u200d", _SYLLABLE, "<virama>"),
    _Home(_JOINERS, "<Khmr>", "<Khmr>"),
    # Scripts without spaces between words.
    _Home("\u200b", "<unspaced>", "<unspaced>"),
    # A space between Braille cells.
    _Home("\u2800", "<braille>", "<braille>"),
    # Variants of one Han or Myanmar letter; Mongolian forms and the gap before a final vowel.
    _Home("\ufe00\ufe01\ufe02" + "".join(map(chr, range(0xE0100, 0xE01F0))), "<Han>"),
    _Home("\ufe00", "<Myanmar>"),
    _Home("\u180b\u180c\u180d\u180f", "<Mong>"),
    _Home("\u180e", "<Mong>", "<Mong>"),
)
_HOMES_IN_LINES = (
    # A joiner beside one joining letter: "PDFs" in Persian, or one letter in its joined form.
    _Home(_JOINERS, "<cursive><transparent>*", "(?!<joiner>)"),
    _Home(_JOINERS, "<letter|number>", "<cursive>"),
)
_MARKS_OF_DIRECTION = re.compile(r"[\u200E\u200F\u061C]")
_PAIR_OF_ISOLATES = re.compile(r"[\u2066-\u2068][^\u2066-\u2069\n]*\u2069")


def stray(text: str, *, line: bool = False) -> str | None:
    """Return the first misplaced character; ``None`` if there is none.

    A misplaced character is invisible where it is not needed, controls the terminal, changes the
    writing direction, or is unassigned. A ``line`` allows more than a name: a joiner beside one
    joining letter and, in right-to-left text, the direction marks that keyboards insert.
    """
    if text.isascii() and text.isprintable():
        return None
    at = _first_stray(text, line)
    return None if at is None else text[at]


def readable(text: str, instead: Callable[[str], str]) -> str:
    """Return the text with ``instead(letter)`` for every character that is misplaced in a line.

    Pairs of isolates remain, because they isolate names (:mod:`hollywood.writing.direction`).
    """
    if text.isascii():
        return "".join(each if each.isprintable() else instead(each) for each in text)
    kept = _kept(text, True) | _isolates(text)
    unseen = set(_unseen(text))
    return "".join(
        instead(letter) if at in unseen - kept else letter for at, letter in enumerate(text)
    )


def _first_stray(text: str, line: bool) -> int | None:
    unseen = _unseen(text)
    kept = _kept(text, line) if unseen else frozenset[int]()
    return next((at for at in unseen if at not in kept), None)


def _unseen(text: str) -> list[int]:
    """Return the positions of invisible characters."""
    return [each.start() for each in compiled("<unseen>").finditer(kinds_of(text))]


def _kept(text: str, line: bool) -> set[int]:
    """Return the positions of characters that have their place in a text."""
    kinds = kinds_of(text)
    kept: set[int] = set()
    for at, letter in enumerate(text):
        pictures = (
            _FLAG.match(text, at),
            _KEYCAP.match(text, at),
            compiled(_JOINED_PICTURES).match(kinds, at),
        )
        for picture in filter(None, pictures):
            kept.update(range(*picture.span()))
        if any(
            letter in home.characters
            and compiled(rf"(?:{home.before})\Z").search(kinds, 0, at)
            and compiled(home.after).match(kinds, at + 1)
            for home in _HOMES + (_HOMES_IN_LINES if line else ())
        ):
            kept.add(at)
    if line and found("<letter&leftward>", text):
        kept |= {each.start() for each in _MARKS_OF_DIRECTION.finditer(text)} | _isolates(text)
    return kept


def _isolates(text: str) -> set[int]:
    """Return the positions of pairs of isolates that close in the same line."""
    pairs = _PAIR_OF_ISOLATES.finditer(text)
    return {at for pair in pairs for at in (pair.start(), pair.end() - 1)}
