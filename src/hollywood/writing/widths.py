"""The width of text in terminal columns, and text padded to a width.

A base letter has the width of its character, 0 to 2 columns; what joins it adds nothing, but may
make it wide: a selector of emoji style, a spacing mark, or a consonant after a virama. This is the
specification of the package ``wcwidth``.
"""

from __future__ import annotations

from hollywood.writing.characters import kinds_of, kinds_with

_ZWJ, _TEXT_STYLE, _EMOJI_STYLE = "\u200d", "\ufe0e", "\ufe0f"


def width_of(text: str) -> int:
    """Return the width of a text in terminal columns.

    >>> width_of("Ann"), width_of("花子")
    (3, 4)
    """
    return len(text) if text.isascii() else max(0, _width_of(text, kinds_of(text)))


def left(text: str, width: int) -> str:
    """Pad a text on the right."""
    return text + " " * (width - width_of(text))


def right(text: str, width: int) -> str:
    """Pad a text on the left."""
    return " " * (width - width_of(text)) + text


def _width_of(text: str, kinds: str) -> int:
    """Return the width of a text with these kinds; -1 if it has a character without a width."""
    total = 0
    cluster = 0  # the width of what began with the last base letter
    before, width = "", 0  # the kind of that letter, and its own width
    changes = False  # whether what follows may change the width
    flags = 0  # regional indicators in a row; two are one flag
    after_virama = False
    at = 0
    while at < len(text):
        letter, kind = text[at], kinds[at]
        at += 1
        flags = flags + 1 if _is(kind, "break_Regional_Indicator") else 0
        if letter == _ZWJ:
            if not after_virama and at < len(text):  # what is joined has no width of its own
                flags = int(_is(kinds[at], "break_Regional_Indicator"))
                width = 0
                at += 1
        elif letter == _EMOJI_STYLE and changes:
            if _is(before, "width_widened"):
                cluster = 2
            changes = False
        elif letter == _TEXT_STYLE and changes:
            if _is(before, "width_narrowed") and width == 2:
                total -= 1
            changes = False
        elif flags and flags % 2 == 0:
            before = kind
        elif _is(kind, "skin") and _is(before, "width_emoji"):
            pass
        elif _is(kind, "width_none"):
            return -1
        elif not _is(kind, "width_0"):
            before, width, changes = kind, 2 if _is(kind, "width_2") else 1, True
            if after_virama:
                cluster = 2
            else:
                total, cluster = total + cluster, width
            after_virama = False
        elif _is(kind, "width_virama"):
            after_virama = True
        else:
            if changes and _is(kind, "width_spacing"):
                cluster, changes = 2, False
            after_virama = False
    return total + cluster


def _is(kind: str, name: str) -> bool:
    return kind in kinds_with(name)
