"""How many places of a terminal a text takes, and text padded to a number of them."""

from __future__ import annotations


def width_of(text: str) -> int:
    """Return how many places of a terminal a text takes.

    >>> width_of("Ann"), width_of("花子")
    (3, 4)
    """
    if text.isascii():
        return len(text)
    import wcwidth

    return max(0, wcwidth.wcswidth(text))


def left(text: str, width: int) -> str:
    """Put a text at the left of a cell."""
    return text + " " * (width - width_of(text))


def right(text: str, width: int) -> str:
    """Put a text at the right of a cell."""
    return " " * (width - width_of(text)) + text
