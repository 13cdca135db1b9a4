"""Who is served next: the addresses take turns, and so do the people of one address.

An owner with many jobs waits for them alone: when one of their jobs ends, they go behind all others
who wait. So they delay anybody else by at most one job for each worker.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import count
from operator import itemgetter
from typing import Generic, NamedTuple, TypeAlias, TypeVar

T = TypeVar("T")


class Owner(NamedTuple):
    """The owner of some work: an address as the limits count it, and a person's id there."""

    address: str
    person: str | None = None


NOBODY = Owner("")
"""The house itself, and everyone unknown."""


class _Waiting(NamedTuple, Generic[T]):
    owner: Owner
    urgency: int
    number: int
    item: T


class FairQueue(Generic[T]):
    """Waiting work, by owner. The work of one owner is in order of urgency, then of arrival."""

    def __init__(self) -> None:
        self._waiting: list[_Waiting[T]] = []
        self._places: dict[tuple[str, str | None], int] = {}  # in the turns of those who wait
        self._numbers = count()

    def __len__(self) -> int:
        return len(self._waiting)

    def add(self, owner: Owner, item: T, urgency: int = 0) -> None:
        """Add an item of an owner; among an owner's items, the smallest ``urgency`` is first."""
        number = next(self._numbers)
        for key in _keys(owner):
            self._places.setdefault(key, number)
        self._waiting.append(_Waiting(owner, urgency, number, item))

    def pop(self) -> tuple[Owner, T]:
        """Remove and return the item whose turn it is; IndexError if nothing waits."""
        if not self._waiting:
            raise IndexError("nothing waits")
        chosen = min(self._waiting, key=self._turn)
        self._waiting.remove(chosen)
        self.served(chosen.owner)
        return chosen.owner, chosen.item

    def served(self, owner: Owner) -> None:
        """Put an owner behind all others: a job of theirs begins, or has ended."""
        number = next(self._numbers)
        for key in _keys(owner):
            if key in self._places:
                self._places[key] = number
        self._forget_who_is_gone(owner)

    def discard(self, item: T) -> None:
        """Remove an item, if it still waits."""
        for each in self._waiting:
            if each.item is item:
                self._waiting.remove(each)
                self._forget_who_is_gone(each.owner)
                return

    def in_order(self, running: Owner | None = None) -> list[T]:
        """All items that wait, in the order in which one worker would serve them from now on.

        ``running`` is the owner of the current job.
        """
        copy: FairQueue[T] = FairQueue()
        copy._waiting, copy._places = self._waiting.copy(), self._places.copy()
        copy._numbers = count(next(self._numbers))
        if running is not None:
            copy.served(running)
        return [copy.pop()[1] for _ in self._waiting]

    def _turn(self, each: _Waiting[T]) -> tuple[int, ...]:
        return *(self._places[key] for key in _keys(each.owner)), each.urgency, each.number

    def _forget_who_is_gone(self, owner: Owner) -> None:
        still = {key for each in self._waiting for key in _keys(each.owner)}
        for key in _keys(owner):
            if key not in still:
                self._places.pop(key, None)


def _keys(owner: Owner) -> tuple[tuple[str, str | None], ...]:
    """Who takes turns with whom: the address with other addresses, the person with its others."""
    return ("address", owner.address), (f"person at {owner.address}", owner.person)


class Budget:
    """How often each of many may do something: so often at once, and then one more now and then."""

    def __init__(self, most: float, seconds_each: float) -> None:
        """``most`` at once; after that, one more in each ``seconds_each``."""
        self._most, self._each = most * seconds_each, seconds_each
        self._full_at: dict[str, float] = {}  # when somebody's whole budget is back
        self._kept = 0

    def __len__(self) -> int:
        return len(self._full_at)

    def spend(self, who: str, now: float) -> bool:
        """Count one more at a time in seconds; false, and no change, if the budget is used up."""
        full_at = self._full_at.get(who, now)
        if max(0.0, full_at - now) + self._each > self._most:
            return False
        if len(self._full_at) > 2 * self._kept:
            self._full_at = {each: at for each, at in self._full_at.items() if at > now}
            self._kept = len(self._full_at) + 100
        self._full_at[who] = max(now, full_at) + self._each
        return True

    def wait(self, who: str, now: float) -> float:
        """Return the seconds until one more is possible."""
        used = max(0.0, self._full_at.get(who, now) - now)
        return max(0.0, used + self._each - self._most)


Name: TypeAlias = tuple[str, str]
"""Who is counted: ``person`` or ``address``, and which one."""


class Shares:
    """How much each person and each address may have in progress at once.

    Several servers can tell each other who has much (:meth:`much`), and count it (:meth:`heard`).
    """

    def __init__(self, of_person: int, of_address: int) -> None:
        self._most = {"person": of_person, "address": of_address}
        self._under_way: dict[Name, int] = {}
        self._elsewhere: dict[str, dict[Name, int]] = {}

    def take(self, owner: Owner) -> bool:
        """Count one more for an owner; false, with no change, if the owner's share is used up."""
        names = _names(owner)
        if any(self._used(name) >= self._most[name[0]] for name in names):
            return False
        for name in names:
            self._under_way[name] = self._under_way.get(name, 0) + 1
        return True

    def give_back(self, owner: Owner) -> None:
        """Count one less for an owner."""
        for name in _names(owner):
            self._under_way[name] -= 1
            if not self._under_way[name]:
                del self._under_way[name]

    def much(self, limit: int) -> dict[Name, int]:
        """Return what those use here who have a quarter of their share; at most so many, the most.

        Whoever has less here is not worth telling.
        """
        found = [
            (name, used)
            for name, used in self._under_way.items()
            if 4 * used >= self._most[name[0]]
        ]
        return dict(sorted(found, key=itemgetter(1), reverse=True)[:limit])

    def heard(self, server: str, used: Mapping[Name, int]) -> None:
        """Count what is used at another server, in place of what was told before."""
        if used:
            self._elsewhere[server] = dict(used)
        else:
            self._elsewhere.pop(server, None)

    def _used(self, name: Name) -> int:
        there = sum(used.get(name, 0) for used in self._elsewhere.values())
        return self._under_way.get(name, 0) + there


def _names(owner: Owner) -> tuple[Name, ...]:
    """The keys under which an owner is counted; a person counts from any address."""
    address = ("address", owner.address)
    return (address,) if owner.person is None else (address, ("person", owner.person))
