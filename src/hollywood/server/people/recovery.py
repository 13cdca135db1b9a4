"""Recovery codes: ten codes on paper, each good for one sign-in.

A code has 125 random bits, so the store needs only its SHA-256: nobody can find it by trying. What
is read from paper may have blanks, hyphens or small letters, and O and I for 0 and 1.
"""

from __future__ import annotations

import hashlib
import secrets

CODES = 10
_LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # Crockford's: no I, L, O, U
_GROUPS, _EACH = 5, 5
_READ = str.maketrans("OIL", "011")


def new_codes() -> tuple[str, ...]:
    """Return ten new codes, such as ``7K3QM-...``: five groups of five letters."""
    return tuple(
        "-".join("".join(secrets.choice(_LETTERS) for _ in range(_EACH)) for _ in range(_GROUPS))
        for _ in range(CODES)
    )


def hash_of(code: str) -> str:
    """Return the hash under which a code is kept, however it was typed.

    >>> hash_of("oabcd-efghj") == hash_of(" 0ABCD EFGHJ ")
    True
    """
    typed = "".join(letter for letter in code.upper() if letter.isalnum()).translate(_READ)
    return hashlib.sha256(typed.encode()).hexdigest()
