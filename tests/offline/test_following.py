"""Bots that follow the person, at tables of the house that the server and the browser share."""

from __future__ import annotations

from typing import Any

import pytest

from hollywood.bots.following import BEYOND, Estimate, after_match, level_for
from hollywood.bots.strengths import strengths
from hollywood.match.course import ContractCourse
from tests.offline.browser import Browser, Refused
from tests.offline.playing import YOU, Page, new_table
from tests.offline.test_tables import _same_cards, run

__all__ = ["_same_cards"]


async def played(preset: str, players: int, followed: dict[str, Any], **changes: Any) -> Page:
    """Play a short match against bots that follow; return its page."""
    page = await new_table(Browser(), preset, players, bots=(), followed=followed, changes=changes)
    await page.plays()
    assert page.table["stage"] == "over"
    return page


@pytest.mark.parametrize(
    ("preset", "players", "changes"), [("gin", 2, {"target": 10}), ("may-i", 4, {"turn_cap": 20})]
)
def test_after_a_match_they_play_another_level(
    preset: str, players: int, changes: dict[str, Any]
) -> None:
    async def play() -> None:
        known = Estimate(strengths("gin" if players == 2 else "contract")["simple"])
        page = await played(preset, players, {"rating": known.rating}, **changes)
        room = page.room
        assert [seat["bot"] for seat in page.table["seats"][1:]] == ["simple"] * (players - 1)
        assert room.table is not None
        course = room.table.match.course
        share = float(YOU in (room.outcome or ()))
        if isinstance(course, ContractCourse):
            mine, *others = course.sheet.totals
            share = sum((mine < each) + (mine == each) / 2 for each in others) / len(others)
        expected = after_match(known, room.card.family, "simple", share)
        told = page.table["following"]
        assert told["level"] == "simple"
        assert Estimate(told["person"]["rating"], told["person"]["matches"]) == expected
        assert told["next"] == level_for(expected, room.card.family) != "simple"
        await page.does("rematch")
        there = await Page(page.browser, page.table["next_table"]).open()
        followed = there.room.card.followed
        assert followed is not None
        assert Estimate(followed.rating, followed.matches) == expected
        assert there.table["following"]["level"] == told["next"]
        assert {seat["bot"] for seat in there.table["seats"][1:]} == {told["next"]}

    run(play())


def test_nobody_is_too_strong_or_too_weak_to_be_followed() -> None:
    async def ask() -> None:
        for rating, level in ((10_000, "fast"), (0, "beginner")):
            page = await new_table(Browser(), "gin", bots=(), followed={"rating": rating})
            assert page.table["seats"][1]["bot"] == level
            followed = page.room.card.followed
            assert followed is not None
            known = strengths("gin").values()
            assert min(known) - BEYOND <= followed.rating <= max(known) + BEYOND
            assert page.table["following"]["next"] is None

    run(ask())


@pytest.mark.parametrize("followed", [{"rating": -1}, {"rating": 1000, "matches": -1}, {}])
def test_what_is_no_strength_is_refused(followed: dict[str, Any]) -> None:
    async def ask() -> None:
        with pytest.raises(Refused):
            await new_table(Browser(), "gin", followed=followed)

    run(ask())
