"""The address to which a browser sends a match that was played there without the server."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, Router, post
from litestar.params import QueryParameter

from hollywood.play import Seat
from hollywood.server.people.refusals import Refusal
from hollywood.server.protocol.forms import OfflineMatchKept
from hollywood.server.rooms.offline_matches import OfflineMatch, keep
from hollywood.server.web.house import Asker, AtHouse
from hollywood.server.web.identity import address_of, owner_of, somebody
from hollywood.server.web.openapi import errors

LARGEST_RECORD = 2 * 1024 * 1024
"""The most bytes of a record; May-I with eight players takes less than half."""

_OF_PRESET = "the preset that the rules of the match started from"
_OF_ENDED = "when it ended, in seconds since 1970, by the clock of the browser"

PresetPlayed = Annotated[str, QueryParameter(min_length=1, max_length=40, description=_OF_PRESET)]
SeatPlayed = Annotated[int, QueryParameter(ge=0, le=7, description="your seat")]
BotPlayed = Annotated[
    str, QueryParameter(min_length=1, max_length=40, description="the level of the others")
]
EndedAt = Annotated[float | None, QueryParameter(ge=0, le=1e12, description=_OF_ENDED)]


@post(
    "/me/offline-matches",
    operation_id="keep_offline_match",
    status_code=200,
    request_max_body_size=LARGEST_RECORD,
    responses=errors(400, 401, 403, 422, 429),
)
async def keep_offline_match(
    request: Request[Any, Any, Any],
    house: AtHouse,
    person: Asker,
    preset: PresetPlayed,
    seat: SeatPlayed,
    bot: BotPlayed,
    ended_at: EndedAt = None,
) -> Response[OfflineMatchKept]:
    """Keep a finished match against bots that you played without the server.

    The body is its record, as in a file. Every move is checked; the match is marked as played
    offline, is not rated, and is in no statistics. A match that is sent again is kept once.
    """
    person = somebody(person)
    if person.login is None:
        raise Refusal("guest_matches", "a guest's matches stay in the browser: register first")
    rates = house.settings.limits
    house.limits.count(rates.offline_by_person, "offline", person.id)
    house.limits.count(rates.offline_by_address, "offline-from", address_of(request))
    match = OfflineMatch(preset=preset, seat=Seat(seat), bot=bot, ended_at=ended_at)
    record, owner = await request.body(), owner_of(request, person)
    table = await keep(house.store, house.rooms.archive, person.id, match, record, owner)
    return Response(OfflineMatchKept(table=table), headers={"cache-control": "no-store"})


def offline_router() -> Router:
    """Return the addresses of this file."""
    return Router("", route_handlers=[keep_offline_match], tags=["people"])
