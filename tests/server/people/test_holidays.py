"""Holidays: one at a time, so many days a year, and what was not used is not spent."""

from __future__ import annotations

import pytest

from hollywood.server.people.holidays import (
    DAY,
    DAYS_A_YEAR,
    back,
    days_left,
    planned,
    with_holiday,
)
from hollywood.server.people.refusals import Refusal
from hollywood.server.store.rows import Holiday

NOW = 1_000 * DAY


def test_a_holiday_begins_now_or_later_and_can_be_changed() -> None:
    now = with_holiday((), None, NOW + 3 * DAY, NOW)
    assert now == (Holiday(NOW, NOW + 3 * DAY),)
    longer = with_holiday(now, NOW + 2 * DAY, NOW + 7 * DAY, NOW + DAY)
    assert longer == (Holiday(NOW, NOW + 7 * DAY),), "it has begun, only its end can change"
    later = with_holiday((), NOW + DAY, NOW + 3 * DAY, NOW)
    assert planned(later, NOW) == Holiday(NOW + DAY, NOW + 3 * DAY)
    assert with_holiday(later, NOW + 5 * DAY, NOW + 6 * DAY, NOW) == (
        Holiday(NOW + 5 * DAY, NOW + 6 * DAY),
    )


def test_who_comes_back_early_keeps_the_days() -> None:
    taken = with_holiday((), None, NOW + 10 * DAY, NOW)
    assert days_left(taken, NOW) == DAYS_A_YEAR - 10
    early = back(taken, NOW + 2 * DAY)
    assert early == (Holiday(NOW, NOW + 2 * DAY),)
    assert days_left(early, NOW + 2 * DAY) == DAYS_A_YEAR - 2
    assert back(early, NOW + 3 * DAY) == early
    assert back(with_holiday((), NOW + DAY, NOW + 2 * DAY, NOW), NOW) == ()
    assert back(taken, NOW + 60) == (), "one minute is no holiday"


def test_a_year_has_so_many_days_of_holiday() -> None:
    most = with_holiday((), None, NOW + DAYS_A_YEAR * DAY, NOW)
    ended = NOW + DAYS_A_YEAR * DAY
    with pytest.raises(Refusal, match="30 days"):
        with_holiday(most, None, ended + 2 * DAY, ended + DAY)
    with pytest.raises(Refusal, match="30 days"):
        with_holiday((), None, NOW + (DAYS_A_YEAR + 1) * DAY, NOW)
    again = NOW + 366 * DAY
    assert planned(with_holiday(most, None, again + DAY, again), again) is not None
    with pytest.raises(Refusal, match="within a year"):
        with_holiday((), NOW + 400 * DAY, NOW + 401 * DAY, NOW)
    with pytest.raises(Refusal, match="later end"):
        with_holiday((), NOW + DAY, NOW, NOW)
