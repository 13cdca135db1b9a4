"""Which names and chat lines are allowed, and whether two names look alike.

A name is shown to everyone beside other names, so it must be what it looks like (UTS 39): no
misplaced invisible characters, one script or Latin beside one other, digits of one kind, and no
pile of marks. A line of chat may mix scripts.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from functools import lru_cache

from hollywood.errors import HollywoodError
from hollywood.writing.characters import kinds_of
from hollywood.writing.graphemes import graphemes
from hollywood.writing.likeness import skeleton
from hollywood.writing.patterns import compiled, found
from hollywood.writing.places import stray
from hollywood.writing.scripts import in_one_script

LONGEST = 24
"""The most characters in a name, as a reader counts them."""

LONGEST_NAME = 60
"""The same for names that are not chosen at a table: in a record, a score sheet, or a program."""

_POINTS_FOR_ONE = 8  # code points that one character of a name may take; a family of four takes 7
_MOST_MARKS = 4  # UTS 39, section 5.4


class NameRefused(HollywoodError):
    """A name that is not allowed."""


class LineRefused(HollywoodError):
    """A line of chat that is not allowed."""


def as_name(text: str, *, longest: int = LONGEST) -> str:
    """Return the name as it is shown and stored; NameRefused, in one line, if it is not allowed.

    Spaces around it are removed, styled letters such as fullwidth ones become plain (NFKC), and
    letters are combined with their marks (NFC).

    >>> as_name("  Ann  Lee ")
    'Ann Lee'
    """
    if len(text) > longest * _POINTS_FOR_ONE:
        raise NameRefused(f"a name has 1 to {longest} characters; this one has more")
    return _as_name(text, longest)


def as_line(text: str) -> str:
    """Return a line of chat as it is shown and stored; LineRefused, in one line, if not allowed.

    >>> as_line(" well  played ")
    'well played'
    """
    line = " ".join(unicodedata.normalize("NFC", text).split())
    unseen = stray(line, line=True)
    if unseen is not None:
        raise LineRefused(
            f"the line has a character that cannot be seen or has no place there, {_named(unseen)}"
        )
    if not line or not found("<visible>", line):
        raise LineRefused("the line has no visible character")
    piled = _piled_up(line)
    if piled is not None:
        raise LineRefused(piled)
    return line


@lru_cache(maxsize=1024)
def looks(name: str) -> frozenset[str]:
    r"""Return what a name looks like; two names look alike if their results share an entry.

    The entries are the skeletons of UTS 39, section 4, of the name as written and in lowercase. As
    written, a capital I looks like a lowercase l; in lowercase, ALI equals Ali. Not for display.

    >>> bool(looks("Cary") & looks("\N{CYRILLIC CAPITAL LETTER ES}ary"))
    True
    """
    return frozenset(skeleton(each) for each in (name, name.casefold()))


def told_apart(names: Sequence[str]) -> tuple[str, ...]:
    """Return the names of a table's seats; one that looks like an earlier one gets its seat number.

    >>> told_apart(["Ann", "Bob", "ann"])
    ('Ann', 'Bob', 'ann (3)')
    """
    told: list[str] = []
    taken: set[str] = set()
    for seat, name in enumerate(names, 1):
        called = name
        while called and looks(called) & taken:
            called = f"{called} ({seat})"
        if called:
            taken |= looks(called)
        told.append(called)
    return tuple(told)


@lru_cache(maxsize=1024)
def _as_name(text: str, longest: int) -> str:
    name = _plain(text.strip(" \t\r\n"))
    unseen = stray(name.replace("\t", " "))
    if unseen is not None:
        raise NameRefused(
            f"a name has no characters that cannot be seen or have no place there: {_named(unseen)}"
        )
    name = " ".join(name.split())
    length = len(graphemes(name))
    if not 1 <= length <= longest or len(name) > longest * _POINTS_FOR_ONE:
        has = length if length != 0 else "none"
        raise NameRefused(f"a name has 1 to {longest} characters; this one has {has}")
    if not found("<letter|number|picture>", name):
        raise NameRefused("a name has at least one letter or digit, or an emoji")
    if not name.isascii():
        _check_letters(name)
    return name


def _check_letters(name: str) -> None:
    piled = _piled_up(name)
    if piled is not None:
        raise NameRefused(piled)
    if not in_one_script(name):
        raise NameRefused(
            "a name is written in one alphabet, or in Latin letters beside one that looks different"
        )
    if len({ord(each) - unicodedata.decimal(each) for each in name if each.isdecimal()}) > 1:
        raise NameRefused("a name has digits of one kind")
    if found("<letter&rightward><mark>*<leftward>|<leftward><mark>*<letter&rightward>", name):
        raise NameRefused("a word of a name runs in one direction: put a blank between the two")


def _plain(text: str) -> str:
    """Return text without styled letters; Thai and Lao AM and emoji stay as they are."""
    name = unicodedata.normalize("NFC", text)
    if name.isascii():
        return name
    letters = list(name)
    for each in compiled(r"<styled>(?!<style>)").finditer(kinds_of(name)):
        letters[each.start()] = unicodedata.normalize("NFKC", letters[each.start()])
    return unicodedata.normalize("NFC", "".join(letters))


def _piled_up(text: str) -> str | None:
    """Say what is wrong with the marks on the letters of a text; ``None`` if nothing is."""
    if text.isascii():
        return None
    apart = unicodedata.normalize("NFD", text)
    kinds = kinds_of(apart)
    if compiled(f"<stacking>{{{_MOST_MARKS + 1}}}").search(kinds):
        return f"a letter has at most {_MOST_MARKS} marks"
    marks = {each.start() for each in compiled("<stacking>").finditer(kinds)}
    if any(at in marks and apart[at] == apart[at + 1] for at in range(len(apart) - 1)):
        return "a letter has no mark twice"
    if compiled("(?:^|<blank>)<mark>").search(kinds):
        return "a mark stands on a letter, not alone"
    return None


def _named(letter: str) -> str:
    name = unicodedata.name(letter, "")
    return f"U+{ord(letter):04X}{f' ({name})' if name else ''}"
