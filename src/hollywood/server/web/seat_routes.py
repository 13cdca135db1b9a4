"""The addresses under which a seat is taken over on another device, and taken back."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, Router, delete, post
from litestar.params import FromPath, JSONBody

from hollywood.server.protocol.forms import SeatForm
from hollywood.server.web.house import Asker, AtHouse
from hollywood.server.web.identity import address_of, seat_cookie, somebody
from hollywood.server.web.openapi import errors
from hollywood.server.web.table_routes import must_be

AnyRequest = Request[Any, Any, Any]


@post(
    "/tables/{table_id:str}/seat",
    operation_id="take_seat",
    status_code=204,
    responses=errors(400, 403, 404, 409, 422, 429),
)
async def take_seat(
    request: AnyRequest,
    house: AtHouse,
    person: Asker,
    table_id: FromPath[str],
    data: JSONBody[SeatForm],
) -> Response[None]:
    """Take over a seat on this device with a code that was made where it is played now.

    The device plays this seat at this table, and is nobody else anywhere.
    """
    rates, limits = house.settings.limits, house.limits
    limits.count(rates.seat_codes_by_address, "seat-code-from", address_of(request))
    await must_be(house, table_id)
    cookie = await house.seats.take(table_id, data.code, None if person is None else person.id)
    return Response(None, status_code=204, cookies=[seat_cookie(request, table_id, cookie)])


@delete(
    "/tables/{table_id:str}/seat",
    operation_id="take_seat_back",
    status_code=204,
    responses=errors(401, 403, 404, 429),
)
async def take_seat_back(house: AtHouse, person: Asker, table_id: FromPath[str]) -> None:
    """Play your seat on your own device again; the other device stops."""
    person = somebody(person)
    await must_be(house, table_id)
    await house.seats.take_back(table_id, person.id)


def seat_router() -> Router:
    """Return the addresses of this file."""
    return Router("", route_handlers=[take_seat, take_seat_back], tags=["tables"])
