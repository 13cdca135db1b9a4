"""Devices: which browsers have signed in to an account before.

Anybody can try passwords at a login, so tries must be slowed down, but not for a device that has
signed in before. So each sign-in sets a second cookie, which remains after the session ends and
after a sign-out. It holds 256 random bits, signed like a session's cookie; the server stores only
their SHA-256. The cookie signs nobody in: it only gives this device its own tries at this one
account.

An account knows the ten most recently used devices, for a year. A new password forgets them all.
"""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Callable

from itsdangerous import BadSignature, Signer

from hollywood.server.people.sessions import YEAR
from hollywood.server.store.protocol import Store

MOST = 10
_LONGEST_COOKIE = 200


class Devices:
    """Remembers and recognizes devices."""

    def __init__(self, store: Store, key: bytes, *, clock: Callable[[], float] = time.time) -> None:
        self._store = store
        self._signer = Signer(key, salt="hollywood device", digest_method=hashlib.sha256)
        self._clock = clock

    def name_of(self, cookie: str | None) -> str | None:
        """Return the name of a cookie's device, whatever accounts know it; ``None`` if forged."""
        return self._hash_of(cookie)

    async def known(self, cookie: str | None, login: str) -> str | None:
        """Return the name of a cookie's device if it has signed in to this account before."""
        found = self._hash_of(cookie)
        if found is None:
            return None
        since = self._clock() - YEAR
        return found if await self._store.knows_device(found, login, since) else None

    async def remember(self, cookie: str | None, person_id: str) -> str:
        """Remember the device of a sign-in; return its new cookie."""
        now, found = self._clock(), self._hash_of(cookie)
        if cookie and found and await self._store.note_device(found, person_id, now):
            return cookie
        token = secrets.token_urlsafe(32)
        await self._store.add_device(_hash(token), person_id, now, MOST)
        return self._signer.sign(token).decode("ascii")

    def _hash_of(self, cookie: str | None) -> str | None:
        if not cookie or len(cookie) > _LONGEST_COOKIE or not cookie.isascii():
            return None
        try:
            return _hash(self._signer.unsign(cookie).decode("ascii"))
        except BadSignature:
            return None


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode("ascii")).hexdigest()
