"""Sessions: how a browser proves with each request whose it is.

The cookie holds 256 random bits, signed with this server's secret, so a forged cookie is refused
without a database query. The server stores only the SHA-256 of the bits, so nobody who reads the
database can use it to sign in.

A session ends when the person ends it, or after a year. A session for one seat
(:mod:`hollywood.server.people.seats`) lasts three months.
"""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Callable

from itsdangerous import BadSignature, Signer

from hollywood.server.store.protocol import Store

YEAR = 365 * 24 * 3600
SEAT_LASTS = 90 * 24 * 3600
HOUR = 3600
CONFIRMING = ("passkey", "recovery")
CONFIRMS_FOR = 600
"""Seconds in which a sign-in with one of these stands in for the password."""
_LONGEST_COOKIE = 200
_MOST_NOTED = 100_000


class Sessions:
    """Begins, recognizes and ends sessions."""

    def __init__(self, store: Store, key: bytes, *, clock: Callable[[], float] = time.time) -> None:
        self._store = store
        self._signer = Signer(key, salt="hollywood session", digest_method=hashlib.sha256)
        self._clock = clock
        self._noted: dict[str, float] = {}  # when it was last noted that a session is in use

    async def begin(
        self,
        person_id: str,
        table_id: str | None = None,
        *,
        browser: str | None = None,
        way: str | None = None,
    ) -> str:
        """Begin a session; return the value of its cookie, which nobody else gets.

        With ``table_id`` it plays the person's seat at this one table, and signs nobody in.
        ``browser`` and ``way`` (``passkey``, ``recovery``) say how it began.
        """
        token = secrets.token_urlsafe(32)
        now = self._clock()
        until = now + (YEAR if table_id is None else SEAT_LASTS)
        await self._store.add_session(
            _hash(token), person_id, now, until, table_id=table_id, browser=browser, way=way
        )
        return self._signer.sign(token).decode("ascii")

    def hash_of(self, cookie: str | None) -> str | None:
        """Return the hash under which a cookie's session is stored; ``None`` for a forged one.

        A valid cookie does not mean that its session still exists.
        """
        if not cookie or len(cookie) > _LONGEST_COOKIE or not cookie.isascii():
            return None
        try:
            return _hash(self._signer.unsign(cookie).decode("ascii"))
        except BadSignature:
            return None

    async def use(self, token_hash: str) -> None:
        """Note about once an hour that a session is in use."""
        now = self._clock()
        if now - self._noted.get(token_hash, 0.0) < HOUR:
            return
        if len(self._noted) >= _MOST_NOTED:
            self._noted.clear()
        self._noted[token_hash] = now
        await self._store.note_session(token_hash, now)

    async def confirms(self, token_hash: str | None) -> bool:
        """Whether a session began a moment ago with a passkey or a recovery code."""
        found = None if token_hash is None else await self._store.session(token_hash)
        if found is None or found.way not in CONFIRMING:
            return False
        return self._clock() - found.created_at < CONFIRMS_FOR

    async def end(self, token_hash: str) -> None:
        """End one session."""
        await self._store.end_session(token_hash)


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode("ascii")).hexdigest()
