"""Passwords: hashed with argon2id outside the event loop, and refused if they are obvious.

A hash costs 19 MiB and about 40 ms on purpose, so only a few are computed at a time. If too many
are waiting, the next person gets an error right away instead of an endless wait.
"""

from __future__ import annotations

import asyncio
import re
import unicodedata
from collections.abc import Callable, Container
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from hollywood.server.people.refusals import Refusal

T = TypeVar("T")

_NOBODYS = (
    "$argon2id$v=19$m=19456,t=2,p=1$o"
    "3PUzf/2UP0MuEriX+Ijyw$tT0jQe2UvzrcipJ9HUsVZHn6CDauZQoNY5Oacd0iiRU"
)
"""A hash of no real password, so that refusing an unknown login takes as long as any other."""

_OWN_WORDS = frozenset(
    """
    aces ace gin ginrummy biggin mayi maymay maymayi rummy romme rommee ramino remigio hollywoodgin
    hollywoodrummy liverpoolrummy undercut layoff deadwood canasta cardgame karten kartenspiel
    kartenspielen jeudecartes juegodecartas carteagioco hallohallo hellohello ichliebedich
    prinzessin schokolade schatz schatzi willkommen geheim doudou jetaime tiamo
    """.split()
)
"""Words of this house, and common ones of its languages, that the lists of :func:`_common` lack."""
_SITE = "hollywood"
_ROWS = (
    *("01234567890", "qwertyuiop", "qwertzuiop", "asdfghjkl", "zxcvbnm", "yxcvbnm"),
    "abcdefghijklmnopqrstuvwxyz",
)
_SWAPPED = str.maketrans("014357@$!", "olaestasi")


class Passwords:
    """Computes and checks the hashes of passwords, a few at a time."""

    def __init__(self, *, workers: int = 1, waiting: int = 100) -> None:
        self._hasher = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)
        self._pool = ThreadPoolExecutor(workers, thread_name_prefix="password")
        self._most = workers + waiting
        self._busy = 0

    async def hashed(self, password: str) -> str:
        """Return the hash of a password for storage."""
        return await self._away(lambda: self._hasher.hash(_same(password)))

    async def right(self, kept: str | None, password: str) -> bool:
        """Whether this is the password; equally slow for an unknown person (``None``)."""

        def check() -> bool:
            try:
                self._hasher.verify(kept or _NOBODYS, _same(password))
            except (VerificationError, InvalidHashError):
                return False
            return kept is not None

        return await self._away(check)

    async def refuse_obvious(self, password: str, *, login: str, name: str) -> None:
        """Refuse a password that is too easy to guess."""
        if await self._away(lambda: too_obvious(password, login=login, name=name)):
            raise Refusal(
                "obvious_password",
                "this password is too easy to guess: use a few unrelated words",
            )

    def outdated(self, kept: str) -> bool:
        """Whether a hash was made with weaker parameters than the current ones."""
        return self._hasher.check_needs_rehash(kept)

    def close(self) -> None:
        """Stop: finish the hashes in progress, and start none of the waiting ones."""
        self._pool.shutdown(wait=True, cancel_futures=True)

    async def _away(self, work: Callable[[], T]) -> T:
        if self._busy >= self._most:
            raise Refusal(
                "busy",
                "too many people are signing in right now: try again in a few seconds",
                status=429,
                retry_after=5,
            )
        self._busy += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, work)
        finally:
            self._busy -= 1


def too_obvious(password: str, *, login: str = "", name: str = "") -> bool:
    """Whether a password is among the first that an attacker would try.

    These are the common passwords, words and names, also with other signs around them or in the
    place of letters; rows of keys; repetitions; and the login, the name or the site with a little
    more.

    >>> too_obvious("Password1!"), too_obvious("98765432"), too_obvious("three melds, no deadwood")
    (True, True, False)
    """
    text = _same(password).casefold()
    core = re.sub(r"[\W\d_]+$|^[\W\d_]+", "", text)
    swapped = re.sub(r"[\W_]+$|^[\W_]+", "", text).translate(_SWAPPED)
    if len(set(text)) < 4 or any(_repeats(text, length) for length in (1, 2, 3, 4)):
        return True
    for own in (login, *re.split(r"[\W_]+", name), "".join(name.split()), _SITE):
        word = _same(own).casefold()
        if len(word) >= 3 and word in text and len(text) < len(word) + 6:
            return True
    known = _common()
    if any(word in known for word in (text, swapped)):
        return True
    if core in known and 2 * len(core) >= len(text):
        return True
    half = core[: len(core) // 2]
    if half and half * 2 == core and half in known:
        return True
    return any(text in row * 2 or text in row[::-1] * 2 for row in _ROWS)


@cache
def _common() -> Container[str]:
    """The 90,000 commonest passwords, words and names; read when the first password is chosen."""
    from zxcvbn.frequency_lists import FREQUENCY_LISTS

    return _OWN_WORDS.union(*FREQUENCY_LISTS.values())


def _same(password: str) -> str:
    """Return the password in one normal form, however the keyboard composed its letters."""
    return unicodedata.normalize("NFKC", password)


def _repeats(text: str, length: int) -> bool:
    return len(text) > length and text == (text[:length] * len(text))[: len(text)]
