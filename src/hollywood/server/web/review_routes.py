"""The addresses of reviews: get the progress of one, request one, read it round by round.

A page polls instead of keeping a connection open. A review is requested once and takes a minute at
most, the answer is small, and polling also recovers from a lost connection and a restarted server.
"""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, Router, get, post
from litestar.params import FromPath, PathParameter, QueryParameter

from hollywood.errors import HollywoodError
from hollywood.server.protocol.review_forms import ReviewRound, ReviewState
from hollywood.server.web.house import Asker, AtHouse
from hollywood.server.web.identity import address_of, owner_of
from hollywood.server.web.openapi import errors
from hollywood.server.web.table_routes import must_be, not_shown

AnyRequest = Request[Any, Any, Any]

_NOT_KEPT = {"cache-control": "no-store"}


@get(
    "/records/{table_id:str}/review",
    operation_id="review",
    responses=errors(403, 404, 422),
)
async def review(
    house: AtHouse,
    person: Asker,
    table_id: FromPath[str],
    known: Annotated[int, QueryParameter(ge=0, le=100_000)] = 0,
) -> Response[ReviewState]:
    """Return the progress of the review of a finished match, and its summary.

    While it is being made, the summary is that of the rounds that are done, if they are more than
    ``known``.
    """
    await must_be(house, table_id)
    try:
        state = await house.reviews.state(table_id, person.id if person else None, known)
    except HollywoodError as error:
        raise not_shown(error) from None
    return Response(state, headers=_NOT_KEPT)


@post(
    "/records/{table_id:str}/review",
    operation_id="make_review",
    status_code=200,
    responses=errors(403, 404, 422, 429),
)
async def make_review(
    request: AnyRequest, house: AtHouse, person: Asker, table_id: FromPath[str]
) -> Response[ReviewState]:
    """Request the review of a finished match; return its progress."""
    await must_be(house, table_id)
    house.limits.count(house.settings.limits.reviews, "reviews", address_of(request))
    try:
        state = await house.reviews.ask(table_id, owner_of(request, person))
    except HollywoodError as error:
        raise not_shown(error) from None
    return Response(state, headers=_NOT_KEPT)


@get(
    "/records/{table_id:str}/review/rounds/{part:int}",
    operation_id="review_round",
    responses=errors(400, 403, 404, 422),
)
async def review_round(
    house: AtHouse,
    person: Asker,
    table_id: FromPath[str],
    part: Annotated[int, PathParameter(ge=1, le=100_000)],
) -> Response[ReviewRound]:
    """Return a round of a review: every decision with all its choices, and every drawn card."""
    await must_be(house, table_id)
    try:
        found = await house.reviews.round(table_id, part, person.id if person else None)
    except HollywoodError as error:
        raise not_shown(error) from None
    return Response(found, headers=_NOT_KEPT)


def review_router() -> Router:
    """Return the addresses of this file."""
    return Router("", route_handlers=[review, make_review, review_round], tags=["reviews"])
