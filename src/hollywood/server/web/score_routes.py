"""The addresses of score books that people share by a link.

- ``POST /api/scores`` with ``{book}`` shares a book and returns ``{watch, write, version}``: the
  secrets of the two links.
- ``GET /api/scores/{link}`` returns ``{watch, version, may_write, book}``. With ``?after=VERSION``
  it waits up to 25 seconds for a later version, then returns what there is: ask again at once, with
  the version that came.
- ``PUT /api/scores/{link}`` with ``{book}`` merges a copy into the book, line by line, and returns
  the same. The copy may have only the lines that changed, but always the whole head.
- ``DELETE /api/scores/{link}`` ends sharing.

Only the link that may write can do the last two. Everybody keeps their own copy and their own log
for undo, and merges what comes with ``score.merge``.
"""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, Router, delete, get, post, put
from litestar.params import FromPath, JSONBody, QueryParameter

from hollywood.server.protocol.score_forms import BookLinks, SharedBook, SharedBookForm
from hollywood.server.web.house import Asker, AtHouse
from hollywood.server.web.identity import address_of, somebody
from hollywood.server.web.openapi import errors

LARGEST_BODY = 256 * 1024
"""The most bytes of a request."""

_FRESH = {"cache-control": "no-store"}
_OF_AFTER = "the version you have: wait for a later one"

AnyRequest = Request[Any, Any, Any]
After = Annotated[int | None, QueryParameter(ge=0, le=2**31 - 1, description=_OF_AFTER)]


@post(
    "/scores",
    operation_id="share_book",
    status_code=201,
    request_max_body_size=LARGEST_BODY,
    responses=errors(400, 401, 403, 409, 422, 429),
)
async def share_book(
    request: AnyRequest, house: AtHouse, person: Asker, data: JSONBody[SharedBookForm]
) -> Response[BookLinks]:
    """Share a score book: others can watch it, or write on it, by a link."""
    person = somebody(person)
    rates = house.settings.limits
    house.limits.count(rates.books_by_person, "books", person.id)
    house.limits.count(rates.books_by_address, "books-from", address_of(request))
    return Response(await house.books.share(person, data.book), headers=_FRESH, status_code=201)


@get(
    "/scores/{link:str}",
    operation_id="shared_book",
    responses=errors(404, 422, 429),
)
async def shared_book(
    request: AnyRequest, house: AtHouse, link: FromPath[str], after: After = None
) -> Response[SharedBook]:
    """Return a shared score book; with ``after``, wait a while for a later version."""
    if after is None:
        return Response(await house.books.read(link), headers=_FRESH)
    with house.limits.waiting(address_of(request)):
        return Response(await house.books.read(link, after), headers=_FRESH)


@put(
    "/scores/{link:str}",
    operation_id="edit_shared_book",
    request_max_body_size=LARGEST_BODY,
    responses=errors(400, 403, 404, 409, 422, 429),
)
async def edit_shared_book(
    house: AtHouse, link: FromPath[str], data: JSONBody[SharedBookForm]
) -> Response[SharedBook]:
    """Merge a copy, or changed lines, into a shared score book; for the link that may write."""
    house.limits.count(house.settings.limits.edits_of_book, "edits-of-book", link[:64])
    return Response(await house.books.write(link, data.book), headers=_FRESH)


@delete(
    "/scores/{link:str}",
    operation_id="end_shared_book",
    status_code=204,
    responses=errors(403, 404, 429),
)
async def end_shared_book(house: AtHouse, link: FromPath[str]) -> None:
    """End sharing a score book; everybody keeps the copy they have."""
    await house.books.end(link)


def score_router() -> Router:
    """Return the addresses of this file."""
    handlers = [share_book, shared_book, edit_shared_book, end_shared_book]
    return Router("", route_handlers=handlers, tags=["scores"])
