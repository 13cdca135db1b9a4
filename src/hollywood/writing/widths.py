"""The width of text in terminal columns, and text padded to a width."""

from __future__ import annotations


def width_of(text: str) -> int:
    """Return the width of a text in terminal columns.

    >>> width_of("Ann"), width_of("花子")
    (3, 4)
    """
    if text.isascii():
        return len(text)
    import wcwidth

    return max(0, wcwidth.wcswidth(text))


def left(text: str, width: int) -> str:
    """Pad a text on the right."""
    return text + " " * (width - width_of(text))


def right(text: str, width: int) -> str:
    """Pad a text on the left."""
    return " " * (width - width_of(text)) + text
