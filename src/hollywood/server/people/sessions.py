"""Sessions: how a browser proves, request after request, whose it is.

The cookie holds 256 random bits, signed with the secret of this house so that a made-up one costs
no look into the database. Only the SHA-256 of the bits is kept: whoever reads the database cannot
enter with what he finds. A session ends when it is ended, or after a year.
"""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Callable

from itsdangerous import BadSignature, Signer

from hollywood.server.store.protocol import Store

YEAR = 365 * 24 * 3600
_LONGEST_COOKIE = 200


class Sessions:
    """Begins, knows and ends sessions."""

    def __init__(self, store: Store, key: bytes, *, clock: Callable[[], float] = time.time) -> None:
        self._store = store
        self._signer = Signer(key, salt="hollywood session", digest_method=hashlib.sha256)
        self._clock = clock

    async def begin(self, person_id: str) -> str:
        """Begin a session; returns the value of its cookie, which is told nobody else."""
        token = secrets.token_urlsafe(32)
        now = self._clock()
        await self._store.add_session(_hash(token), person_id, now, now + YEAR)
        return self._signer.sign(token).decode("ascii")

    def hash_of(self, cookie: str | None) -> str | None:
        """Return the hash under which the session of a cookie is kept; ``None`` for a forged one.

        That the cookie is ours does not say that its session still lasts.
        """
        if not cookie or len(cookie) > _LONGEST_COOKIE or not cookie.isascii():
            return None
        try:
            return _hash(self._signer.unsign(cookie).decode("ascii"))
        except BadSignature:
            return None

    async def end(self, token_hash: str) -> None:
        """End one session."""
        await self._store.end_session(token_hash)


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode("ascii")).hexdigest()
