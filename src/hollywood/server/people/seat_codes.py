"""Codes with which another device takes over a seat: eight digits, for a few minutes and one use.

They are kept in memory, and only as hashes under a key of this process. A new code for a seat
replaces the one before. A code ends after some wrong codes at its table: nobody can guess it, and
nobody can close a seat to its owner, who makes a new one. How often an address may try is limited
where codes come in.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from collections.abc import Callable

DIGITS = 8
LASTS = 300.0
"""Seconds for which a code is valid."""
TRIES = 100
"""After so many wrong codes at its table a code is no longer valid."""


class SeatCodes:
    """Makes codes, and takes each of them once."""

    def __init__(self, *, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._key = secrets.token_bytes(32)
        self._made: dict[tuple[str, str], tuple[bytes, float]] = {}
        self._wrong: dict[tuple[str, str], int] = {}

    def make(self, table_id: str, person_id: str) -> str:
        """Return a code for the seat of a person at a table."""
        now = self._clock()
        self._made = {key: made for key, made in self._made.items() if made[1] > now}
        code = "".join(secrets.choice("0123456789") for _ in range(DIGITS))
        self._made[table_id, person_id] = self._hashed(table_id, code), now + LASTS
        self._wrong = {key: tries for key, tries in self._wrong.items() if key in self._made}
        self._wrong[table_id, person_id] = 0
        return code

    def take(self, table_id: str, code: str) -> str | None:
        """Return the person whose seat a code is for, and use it up; ``None`` if it is not valid.

        Spaces in the code do not count.
        """
        now, hashed = self._clock(), self._hashed(table_id, "".join(code.split()))
        for key, (made, until) in self._made.items():
            if key[0] == table_id and until > now and hmac.compare_digest(made, hashed):
                del self._made[key]
                return key[1]
        self._count(table_id)
        return None

    def forget(self, person_id: str, table_id: str | None = None) -> None:
        """Let no code of a person be valid any more, or only none for this table."""
        self._made = {
            key: made
            for key, made in self._made.items()
            if key[1] != person_id or table_id not in {None, key[0]}
        }

    def _count(self, table_id: str) -> None:
        """Count a wrong code against all codes of a table."""
        for key in [key for key in self._made if key[0] == table_id]:
            self._wrong[key] += 1
            if self._wrong[key] >= TRIES:
                del self._made[key]

    def _hashed(self, table_id: str, code: str) -> bytes:
        return hmac.digest(self._key, f"{table_id} {code}".encode(), hashlib.sha256)
