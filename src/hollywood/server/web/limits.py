"""How much one address or person may ask for at once, and over time.

An IPv6 address counts with its whole /64, since a single household has that many to itself.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, IPv6Network, ip_address

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter

from hollywood.server.people.refusals import Refusal
from hollywood.server.web.settings import RateLimits
from hollywood.server.workers.fairness import Budget, Owner, Shares

AT_ONCE = 20
"""Seconds of their messages that a person or an address may send at once."""


_TOLD_OF = 20
_MOST_UNTOLD = 50_000


class Messages:
    """What all the sockets of a person, and of an address, may send; a new socket changes nothing.

    A person who sends too much is refused. An address that does may be many people, so its messages
    only have to wait.
    """

    def __init__(self, rates: RateLimits) -> None:
        self._persons, self._addresses = (
            Budget(AT_ONCE * a_second, 1 / a_second)
            for a_second in (rates.messages_by_person, rates.messages_by_address)
        )

    async def take(self, owner: Owner) -> float:
        """Count a message, once the address may send it, and return 0.

        If the person may not send it, return the seconds to wait, and count nothing.
        """
        loop = asyncio.get_running_loop()
        if owner.person is not None and not self._persons.spend(owner.person, loop.time()):
            return self._persons.wait(owner.person, loop.time())
        while not self._addresses.spend(owner.address, now := loop.time()):
            await asyncio.sleep(self._addresses.wait(owner.address, now))
        return 0.0


Told = tuple[str, str, str, int]
"""A rate, what was done, by whom, and how often."""


class Limits:
    """All the limits of one house, counted in memory.

    Several nodes tell each other what they have counted, a twentieth of a limit at a time. So a
    visitor who comes in at all of them gets hardly more than at one.
    """

    def __init__(self, rates: RateLimits) -> None:
        self.rates = rates
        self.messages: Messages = Messages(rates)
        self._windows = MovingWindowRateLimiter(MemoryStorage())
        self.shared = False  # with other nodes, which are told
        self._untold: Counter[tuple[str, str, str]] = Counter()
        self.sockets: Shares = Shares(rates.sockets_by_person, rates.sockets_by_address)
        self._waiting_by_address: Counter[str] = Counter()

    def count(self, rate: RateLimitItem, what: str, who: str) -> None:
        """Count one more ``what`` of ``who``; if too many, raise Refusal with the time to wait."""
        if not self.counted(rate, what, who):
            raise self._too_many(rate, what, who)

    def counted(self, rate: RateLimitItem, what: str, who: str) -> bool:
        """Count one more ``what`` of ``who``; false if that is too many."""
        allowed = self._windows.hit(rate, what, who)
        if allowed and self.shared:
            self._untold[str(rate), what, who] += 1
            if len(self._untold) > _MOST_UNTOLD:
                self._untold.clear()
        return allowed

    def to_tell(self) -> list[Told]:
        """Return what other nodes should be told now."""
        told = [
            (*key, times)
            for key, times in self._untold.items()
            if times >= max(1, parse(key[0]).amount // _TOLD_OF)
        ]
        for *key, _ in told:
            del self._untold[key[0], key[1], key[2]]
        return told

    def heard(self, told: Iterable[Told]) -> None:
        """Count what another node has counted."""
        for rate, what, who, times in told:
            for _ in range(times):
                self._windows.hit(parse(rate), what, who)

    def check(self, rate: RateLimitItem, what: str, who: str) -> None:
        """Refuse as `count` would, but count nothing."""
        if not self._windows.test(rate, what, who):
            raise self._too_many(rate, what, who)

    @contextmanager
    def socket(self, address: str, person: str | None) -> Iterator[None]:
        """Count an open socket while the block runs; Refusal if too many are open."""
        self.count(self.rates.connects, "connect", address)
        owner = Owner(address, person)
        if not self.sockets.take(owner):
            raise Refusal(
                "too_many_sockets",
                "you have too many tables open at once: close one of the other tabs",
                status=429,
                retry_after=5,
            )
        try:
            yield
        finally:
            self.sockets.give_back(owner)

    @contextmanager
    def waiting(self, address: str) -> Iterator[None]:
        """Count a request that waits for news while the block runs; Refusal if too many wait."""
        if self._waiting_by_address[address] >= self.rates.waiting_by_address:
            raise Refusal(
                "too_many_waiting",
                "you watch too many score sheets at once: close one of the other tabs",
                status=429,
                retry_after=5,
            )
        self._waiting_by_address[address] += 1
        try:
            yield
        finally:
            _less(self._waiting_by_address, address)

    def _too_many(self, rate: RateLimitItem, what: str, who: str) -> Refusal:
        reset = self._windows.get_window_stats(rate, what, who).reset_time
        wait = max(1, math.ceil(reset - time.time()))
        return Refusal(
            "too_many",
            f"too many requests: try again in {span(wait)}",
            status=429,
            retry_after=wait,
        )


def counted_as(address: str) -> str:
    """Return the unit under which an address is counted.

    >>> counted_as("192.0.2.7"), counted_as("2001:db8:1:2:3::4"), counted_as("::ffff:192.0.2.7")
    ('192.0.2.7', '2001:db8:1:2::/64', '192.0.2.7')
    """
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return "unknown"
    if not isinstance(parsed, IPv6Address):
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(IPv6Network((parsed, 64), strict=False))


def _less(open_now: Counter[str], key: str) -> None:
    open_now[key] -= 1
    if open_now[key] <= 0:
        del open_now[key]


def span(seconds: int) -> str:
    """Return a time to wait in words."""
    if seconds < 90:
        return f"{seconds} seconds" if seconds > 1 else "a second"
    return f"{math.ceil(seconds / 60)} minutes"
