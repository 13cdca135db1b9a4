"""Bots that follow the one person at their table: which level they play, and what they learn."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from hollywood.bots.following import Estimate, after_match, bounded, level_for, share_of
from hollywood.bots.levels import LEVELS
from hollywood.server.protocol.shown import Followed, FollowingShown

if TYPE_CHECKING:
    from hollywood.server.table.state import TableState


def within_bounds(followed: Followed, family: str) -> Followed:
    """Return what is said of a person, within the bounds of the levels."""
    found = bounded(_estimate(followed), family)
    most = followed.most if followed.most in LEVELS else None
    return Followed(rating=found.rating, matches=found.matches, most=most)


def level_against(followed: Followed, family: str) -> str:
    """Return the level of bots that follow a person."""
    names = list(LEVELS)
    stronger = () if followed.most is None else names[names.index(followed.most) + 1 :]
    return level_for(_estimate(followed), family, without=stronger)


def following_shown(state: TableState) -> FollowingShown | None:
    """Return what a table tells about bots that follow a person; ``None`` if they do not."""
    followed = state.card.followed
    if followed is None:
        return None
    level = level_against(followed, state.card.family)
    if state.outcome is None:
        return FollowingShown(level=level, person=followed)
    after = followed_after(state)
    assert after is not None, "whoever was followed is followed afterwards"
    return FollowingShown(level=level, person=after, next=level_against(after, state.card.family))


def followed_after(state: TableState) -> Followed | None:
    """Return the strength of the person that the bots follow, after the match of a table.

    A match without a winner, or one that was too short to count, changes nothing.
    """
    followed, family = state.card.followed, state.card.family
    if followed is None or state.table is None or state.outcome is None:
        return followed
    share = _share(state)
    if share is None:
        return followed
    level = level_against(followed, family)
    found = after_match(_estimate(followed), family, level, share)
    return msgspec.structs.replace(followed, rating=found.rating, matches=found.matches)


def _share(state: TableState) -> float | None:
    """Return how well the person did, from 0 to 1; ``None`` if that cannot be said."""
    ended, people = state.seating.ended, state.seating.people()
    if state.table is None or not people:
        return None
    if ended is None:
        return share_of(state.table.match.course, people[0])
    return None if ended.void else float(people[0] in ended.winners)


def _estimate(followed: Followed) -> Estimate:
    return Estimate(followed.rating, followed.matches)
