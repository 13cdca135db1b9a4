"""Seeds as people give them: a number, or any text."""

from __future__ import annotations

import secrets

from hollywood.kernel.engine.chance import seed_of

MOST = 2**63 - 1


def seed_number(text: str) -> int:
    """Return the seed for ``text``: the number itself, or 63 bits of a hash.

    >>> seed_number("42")
    42
    >>> seed_number("apple pie")
    610136865633180990
    """
    text = text.strip()
    if text.isascii() and text.isdigit() and len(text) <= len(str(MOST)) and int(text) <= MOST:
        return int(text)
    return seed_of(text)


def any_seed() -> int:
    """Return a random seed that is short enough to type."""
    return secrets.randbelow(10**9)
