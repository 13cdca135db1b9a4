"""Who gains and who loses when a rated match is over.

A player who is away at the end, with a bot in the seat, finishes last. A player who has hardly
played gains nothing, and nobody gains from beating them. If a match is void, nobody wins; but a
player who saw the cards and then resigned, or was absent until it was claimed, loses as for a loss.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from hollywood.match.match import Match
from hollywood.play import Seat
from hollywood.server.people.ratings import AGAIN_WITHIN, MU, after_match, rated_as, weights
from hollywood.server.store.rows import RatingRow
from hollywood.server.table.entries import Claimed, Resigned
from hollywood.server.table.seating import Seating
from hollywood.server.table.standing import finishing_sides
from hollywood.server.table.state import TURNS_TO_COUNT

if TYPE_CHECKING:
    from hollywood.server.rooms.room import Room


async def new_ratings(
    room: Room, seating: Seating, match: Match, winners: Sequence[Seat], at: float
) -> tuple[RatingRow, ...]:
    """Return the ratings that change at the end of a match at a room's table."""
    owners = [place.person or "" for place in seating.places]
    if not room.card.rated or "" in owners or match.round_number == 0:
        return ()
    sides, places = finishing_sides(match.course, seating, winners)
    ended = seating.ended
    changing = set(owners)
    gone: set[str] = set()
    idle: set[str] = set()
    if ended is None:
        gone = {owners[seat] for seat, place in enumerate(seating.places) if place.machine}
        idle = {owners[seat] for seat in seating.people() if room.turns[seat] < TURNS_TO_COUNT}
        if len(sides) == 2 and any(
            place < max(places) and gone.issuperset(side)
            for side, place in zip(sides, places, strict=True)
        ):
            return ()  # a bot has won, and not the person it plays for
    elif isinstance(ended, Claimed | Resigned) and ended.void:
        gone = changing = {owners[ended.claimed_from if isinstance(ended, Claimed) else ended.seat]}
    elif ended.void:
        return ()
    last = max(places) + 1
    places = [
        last if gone.issuperset(side) else place for side, place in zip(sides, places, strict=True)
    ]
    people = tuple(person for side in sides for person in side)
    family, store = rated_as(room.card.family, people), room.house.store
    before = await store.ratings(people, family)
    met = await store.meetings(people, room.card.family, at - AGAIN_WITHIN)
    rows = after_match(
        sides,
        places,
        before,
        family=family,
        at=at,
        weights=weights(sides, met, idle),
    )
    return tuple(
        row
        for row in rows
        if row.person in changing and not (row.person in gone | idle and _gains(row, before))
    )


def _gains(row: RatingRow, before: Mapping[str, RatingRow]) -> bool:
    old = before.get(row.person)
    return row.mu > (MU if old is None else old.mu)
