"""Tries at passwords: attackers are slowed down, and the owner is never locked out.

- A device that has signed in to the account before has its own tries, which nobody else can use up.
  After these, it counts like any other device.
- Every other try counts for its address.
- After some tries at one login in a quarter of an hour, from any addresses, every address must wait
  for its turn: half a minute at first, five minutes at most. Each address has its own turn, so the
  tries of others cannot delay it: the owner on a new device gets in after that wait.

A login that nobody has is counted in the same way, so nothing distinguishes it from others.
"""

from __future__ import annotations

import math
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Iterable
from typing import TypeVar

from hollywood.server.people.refusals import Refusal
from hollywood.server.store.people import login_key
from hollywood.server.web.limits import Limits, span
from hollywood.server.web.settings import QUARTER

K = TypeVar("K")
V = TypeVar("V")

FREE = 10  # tries at one login in a quarter of an hour without a wait
FIRST_WAIT = 30
LONGEST_WAIT = 300
_WINDOW = QUARTER * 60
_COUNTED = 60  # tries at one login that are counted: beyond this the wait does not grow
_MOST = 50_000  # logins, and turns, that are remembered


class Tries:
    """Counts tries at passwords, in memory."""

    def __init__(self, limits: Limits, *, clock: Callable[[], float] = time.monotonic) -> None:
        self._limits = limits
        self._clock = clock
        self._at: OrderedDict[str, deque[float]] = OrderedDict()
        self._turns: OrderedDict[tuple[str, str], float] = OrderedDict()
        self._untold: list[str] = []

    def to_tell(self) -> list[str]:
        """Return the logins that were tried since the last time, for other nodes."""
        told, self._untold = self._untold[:_MOST], []
        return told

    def heard(self, logins: Iterable[str]) -> None:
        """Count tries that another node has counted."""
        for login in logins:
            self._note(login, self._clock())

    def count(self, login: str, address: str, device: str | None) -> None:
        """Count a try at a login; Refusal, with the time to wait, if it comes too soon.

        ``device`` names a device that has signed in to this account before.
        """
        rate = self._limits.rates.logins
        if device is not None and self._limits.counted(rate, "login-on", device):
            return
        self._limits.check(rate, "login-from", address)
        self._wait_for_turn(login_key(login), address)
        self._limits.count(rate, "login-from", address)

    def count_inside(self, person_id: str) -> None:
        """Count a try at the password of somebody who is signed in."""
        self._limits.count(self._limits.rates.logins, "password", person_id)

    def _wait_for_turn(self, login: str, address: str) -> None:
        now, key = self._clock(), (login, address)
        wait, turn = self._wait(login, now), self._turns.get(key)
        if turn is not None and now > turn + _WINDOW:
            turn = None  # the try was not counted
        if wait and (turn is None or now < turn):
            if turn is None:
                turn = now + wait
                _keep(self._turns, key, turn)
            seconds = max(1, math.ceil(turn - now))
            raise Refusal(
                "many_tries",
                "too many wrong passwords for this login: try again in "
                f"{span(seconds)}, or on a device where you have signed in before",
                status=429,
                retry_after=seconds,
            )
        self._turns.pop(key, None)
        self._note(login, now)
        if self._limits.shared:
            self._untold.append(login)

    def _note(self, login: str, now: float) -> None:
        times = self._at.get(login, deque(maxlen=_COUNTED))
        times.append(now)
        _keep(self._at, login, times)

    def _wait(self, login: str, now: float) -> int:
        """How many seconds a newcomer must wait for their turn at a login."""
        times = self._at.get(login, ())
        tries = sum(now - at < _WINDOW for at in times)
        if tries < FREE:
            return 0
        return min(LONGEST_WAIT, FIRST_WAIT << ((tries - FREE) // FREE))


def _keep(kept: OrderedDict[K, V], key: K, value: V) -> None:
    """Store a value as the newest, and drop the oldest if there are too many."""
    kept[key] = value
    kept.move_to_end(key)
    if len(kept) > _MOST:
        kept.popitem(last=False)
