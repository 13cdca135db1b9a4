"""Holidays: while somebody is on one, the clocks of their turns stand still.

A person plans one holiday at a time, from now or later, and may come back early. In any 365 days
they have :data:`DAYS_A_YEAR` days of it. Unused days of a holiday that was cut short are not spent,
and one that was cut to less than an hour is forgotten: it neither counts nor stops a clock.
"""

from __future__ import annotations

from collections.abc import Sequence

from hollywood.server.people.refusals import Refusal
from hollywood.server.store.rows import Holiday

DAY = 86_400.0
DAYS_A_YEAR = 30
AHEAD = 365 * DAY
"""How far ahead a holiday may begin, in seconds."""

_YEAR = 365 * DAY
_SHORTEST = 3_600.0


def planned(known: Sequence[Holiday], now: float) -> Holiday | None:
    """Return the holiday that a person is on, or the next one; ``None`` without one."""
    return next((each for each in known if each.ends > now), None)


def with_holiday(
    known: Sequence[Holiday], begins: float | None, ends: float, now: float
) -> tuple[Holiday, ...]:
    """Plan a holiday in place of the planned one, or change when the current one ends.

    Without ``begins`` it begins now. Raise Refusal if it is too long, too late, or over already.
    """
    current = planned(known, now)
    begun = current is not None and current.begins <= now
    first = current.begins if begun and current is not None else max(now, begins or now)
    if ends < max(first + _SHORTEST, now):
        raise Refusal(
            "holiday_over",
            "a holiday ends after it begins, and lasts an hour or more: choose a later end",
        )
    if first > now + AHEAD:
        raise Refusal("holiday_late", "a holiday must begin within a year: choose an earlier day")
    holiday = Holiday(first, ends)
    found = (*_past(known, now), holiday)
    if days_left(_past(known, now), first) * DAY < holiday.ends - holiday.begins - 1:
        raise Refusal(
            "holiday_long",
            f"you have {DAYS_A_YEAR} days of holiday in a year, and this is more than are left: "
            "choose an earlier end",
        )
    return found


def back(known: Sequence[Holiday], now: float) -> tuple[Holiday, ...]:
    """End the current holiday now, or drop the planned one."""
    current = planned(known, now)
    if current is None or current.begins >= now:
        return _past(known, now)
    return _past((*known[: known.index(current)], Holiday(current.begins, now)), now)


def days_left(known: Sequence[Holiday], now: float) -> float:
    """Return how many days of holiday are left of the year that ends at ``now``."""
    since = now - _YEAR
    spent = sum(max(0.0, each.ends - max(each.begins, since)) for each in known)
    return max(0.0, DAYS_A_YEAR - spent / DAY)


def _past(known: Sequence[Holiday], now: float) -> tuple[Holiday, ...]:
    """Return the holidays that are over and still count, or matter to a clock that runs."""
    return tuple(
        each
        for each in known
        if now - _YEAR < each.ends <= now and each.ends - each.begins >= _SHORTEST
    )
