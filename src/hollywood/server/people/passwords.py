"""Passwords: hashed with argon2id outside the event loop, and refused if they are obvious.

A hash costs 19 MiB and about 40 ms on purpose, so only a few are computed at a time. If too many
are waiting, the next person gets an error right away instead of an endless wait.
"""

from __future__ import annotations

import asyncio
import re
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
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

_OBVIOUS_WORDS = frozenset(
    """
    password passwort passw0rd pass1234 passwords changeme letmein welcome willkommen admin
    administrator root guest user login master secret geheim qwerty qwertz azerty qwertyui
    qwertyuiop qwertzui qwertzuiop asdfgh asdfghjk asdfghjkl yxcvbn yxcvbnm zxcvbn zxcvbnm
    qazwsx qazwsxedc 1q2w3e 1q2w3e4r 1q2w3e4r5t q1w2e3r4 zaq12wsx 1qaz2wsx abc abcd abcdef
    abcdefg abcdefgh abc123 iloveyou ichliebedich loveyou sunshine princess prinzessin dragon
    monkey football fussball soccer baseball basketball hockey superman batman spiderman pokemon
    starwars jesus christ hello hallo hellohello hallohallo freedom freiheit shadow michael
    daniel thomas andreas stefan jennifer jessica ashley charlie jordan hunter ranger buster
    killer trustno computer internet samsung google facebook summer sommer winter spring autumn
    herbst monday sunday january december liverpool chelsea arsenal barcelona schalke bayern
    mustang ferrari porsche mercedes corvette cookie cheese chocolate schokolade schatz liebe
    engel blume flower butterfly purple orange yellow silver golden matrix phoenix whatever
    nothing access system server test testing tester default temp sample hollywood hollywoodgin
    hollywoodrummy rummy ginrummy rommee romme gin biggin undercut knock knocking oklahoma cards
    card cardgame kartenspiel karten joker jokers aces ace king queen jack hearts spades
    diamonds clubs deck dealer shuffle poker canasta bridge solitaire maymay mayi shanghai
    liverpoolrummy spread layoff deadwood
    """.split()
)
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


def too_obvious(password: str, *, login: str = "") -> bool:
    """Whether a password is among the first that an attacker would try.

    >>> too_obvious("Password1!"), too_obvious("98765432"), too_obvious("three melds, no deadwood")
    (True, True, False)
    """
    text = _same(password).casefold()
    core = re.sub(r"[\W\d_]+$|^[\W\d_]+", "", text)
    swapped = re.sub(r"[\W_]+$|^[\W_]+", "", text).translate(_SWAPPED)
    if len(set(text)) < 4 or any(_repeats(text, length) for length in (1, 2, 3, 4)):
        return True
    if login and (login.casefold() in text) and len(text) < len(login) + 6:
        return True
    if text in _OBVIOUS_WORDS or core in _OBVIOUS_WORDS or swapped in _OBVIOUS_WORDS:
        return True
    half = core[: len(core) // 2]
    if half and half * 2 == core and half in _OBVIOUS_WORDS:
        return True
    return any(text in row * 2 or text in row[::-1] * 2 for row in _ROWS)


def check_password(password: str, *, login: str) -> None:
    """Refuse a password that is too easy to guess."""
    if too_obvious(password, login=login):
        raise Refusal(
            "obvious_password",
            "this password is too easy to guess: use a few unrelated words",
        )


def _same(password: str) -> str:
    """Return the password in one normal form, however the keyboard composed its letters."""
    return unicodedata.normalize("NFKC", password)


def _repeats(text: str, length: int) -> bool:
    return len(text) > length and text == (text[:length] * len(text))[: len(text)]
