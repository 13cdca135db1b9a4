"""The addresses of the games, the tables and the records."""

from __future__ import annotations

import time
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, Router, delete, get, post
from litestar.enums import MediaType
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from hollywood.errors import HollywoodError
from hollywood.match.presets import PRESETS
from hollywood.play import Seat
from hollywood.server.people.refusals import Refusal
from hollywood.server.protocol.forms import (
    NewTableForm,
    PresetRules,
    PresetShown,
    QuickForm,
    RecordRound,
    RulesChecked,
    RulesForm,
    TableListed,
)
from hollywood.server.protocol.messages import TableCard
from hollywood.server.store.protocol import Overtaken, StoreUnavailable
from hollywood.server.web.house import Asker, AtHouse, House, Reader
from hollywood.server.web.identity import address_of, owner_of, seat_sessions_of, somebody
from hollywood.server.web.openapi import FOR_PROGRAMS, errors
from hollywood.server.web.reading import told
from hollywood.server.web.rules_shown import as_typed, check, preset_rules, preset_shown

AnyRequest = Request[Any, Any, Any]

_NOT_KEPT = {"cache-control": "no-store"}
_MOST_LISTED = 50

SeatAsked = Annotated[int | None, QueryParameter(ge=0, le=7, description="the seat to look from")]


class Lobby(msgspec.Struct, frozen=True, kw_only=True):
    """The tables of the lobby: those with an empty seat, and those to watch."""

    open: tuple[TableListed, ...]
    playing: tuple[TableListed, ...]


class OwnTables(msgspec.Struct, frozen=True, kw_only=True):
    """The tables a person has a seat at."""

    running: tuple[TableListed, ...]
    over: tuple[TableListed, ...]


@get("/presets", operation_id="presets", opt=FOR_PROGRAMS)
async def presets(house: AtHouse, reader: Reader) -> Response[tuple[PresetShown, ...]]:
    """Return the games."""
    extra = house.rooms.bots.extra.names
    shown = (preset_shown(name, reader) for name in PRESETS)
    games = tuple(msgspec.structs.replace(game, bots=(*game.bots, *extra)) for game in shown)
    return told(games, reader)


@get("/presets/{name:str}", operation_id="preset", responses=errors(404), opt=FOR_PROGRAMS)
async def preset(name: FromPath[str], reader: Reader) -> Response[PresetRules]:
    """Return a game in full: its rules as a person reads them, its notes, its knobs."""
    if name not in PRESETS:
        raise _nothing(f"there is no such game; there are {', '.join(PRESETS)}")
    return told(preset_rules(name, reader), reader)


@post(
    "/rules/check",
    operation_id="check",
    status_code=200,
    responses=errors(400, 403, 422, 429),
    opt=FOR_PROGRAMS,
)
async def check_rules(data: JSONBody[RulesForm], reader: Reader) -> Response[RulesChecked]:
    """Check rules under construction; return their headline and sections, or the problem."""
    return told(check(data, reader), reader)


@post(
    "/tables",
    operation_id="open",
    responses=errors(400, 401, 403, 422, 429),
    opt={"scope": "challenge"},
)
async def open_table(
    request: AnyRequest, house: AtHouse, person: Asker, data: JSONBody[NewTableForm]
) -> TableCard:
    """Open a table and sit down at it."""
    person = somebody(person)
    rates = house.settings.limits
    house.limits.count(rates.tables_by_person, "tables", person.id)
    address, lobby = address_of(request), house.rooms.lobby
    house.limits.count(rates.tables_by_address, "tables-from", address)
    if data.entrance != "lobby":
        return await house.rooms.open_table(person, as_typed(data))
    async with lobby.one_more(person, address):
        card = await house.rooms.open_table(person, as_typed(data))
        lobby.opened(card.id, address)
    return card


@post("/tables/quick", operation_id="quick", responses=errors(400, 401, 403, 422, 429))
async def quick_table(
    request: AnyRequest, house: AtHouse, person: Asker, data: JSONBody[QuickForm]
) -> TableCard:
    """Return a table to play at once: one where somebody waits, or a new one where you wait.

    Sit down over its socket if you have no seat there. Ask again while you wait: somebody else may
    wait at an older table.
    """
    person = somebody(person)
    rates, address = house.settings.limits, address_of(request)
    house.limits.count(rates.quick_by_person, "quick", person.id)
    house.limits.count(rates.quick_by_address, "quick-from", address)
    found = await house.rooms.quick_table(person, data)
    if found is not None:
        return found
    house.limits.count(rates.tables_by_person, "tables", person.id)
    house.limits.count(rates.tables_by_address, "tables-from", address)
    card = await house.rooms.open_quick(person, data)
    house.rooms.lobby.opened(card.id, address)
    return card


@delete("/tables/quick", operation_id="give_up_quick", responses=errors(401, 403, 429))
async def give_up_quick(house: AtHouse, person: Asker) -> None:
    """Stop waiting for somebody to play at once; a match that has begun goes on."""
    await house.rooms.give_up_quick(somebody(person).id)


@get("/tables", operation_id="lobby", opt=FOR_PROGRAMS)
async def lobby(house: AtHouse, person: Asker) -> Response[Lobby]:
    """Return the tables of the lobby."""
    mine = person.id if person else None
    in_play = (await house.rooms.lobby.in_play())[:_MOST_LISTED]
    return Response(
        Lobby(
            open=await _waiting(house, mine),
            playing=await house.rooms.listed(in_play, mine),
        ),
        headers=_NOT_KEPT,
    )


async def _waiting(house: House, mine: str | None) -> tuple[TableListed, ...]:
    """Return the tables that wait for players; your own even if nobody is there."""
    found = await house.rooms.lobby.waiting()
    shown: list[TableListed] = []
    while found and len(shown) < _MOST_LISTED:
        listed = await house.rooms.listed(found[:_MOST_LISTED], mine)
        offered = await house.rooms.shown_in_lobby(listed)
        shown += [t for t in listed if t.you is not None or t.card.id in offered]
        del found[:_MOST_LISTED]
    return tuple(shown[:_MOST_LISTED])


@get("/tables/mine", operation_id="mine", opt=FOR_PROGRAMS)
async def own_tables(request: AnyRequest, house: AtHouse, person: Asker) -> Response[OwnTables]:
    """Return your own tables, and those where this device plays a seat of another one.

    There are none of your own if you are not even a guest.
    """
    store, rooms = house.store, house.rooms
    running = await _taken_over(request, house)
    over: tuple[TableListed, ...] = ()
    if person is not None:
        own = await store.tables_of(person.id, over=False, limit=_MOST_LISTED)
        past = await store.tables_of(person.id, over=True, limit=_MOST_LISTED)
        shown = await rooms.listed(own, person.id)
        known = {each.card.id for each in running}
        running += tuple(each for each in shown if each.card.id not in known)
        over = await rooms.listed(past, person.id)
    return Response(OwnTables(running=running, over=over), headers=_NOT_KEPT)


async def _taken_over(request: AnyRequest, house: House) -> tuple[TableListed, ...]:
    """Show the running tables where a browser plays a seat of another device, as to its player."""
    found: tuple[TableListed, ...] = ()
    for table_id, session in seat_sessions_of(request):
        player = await house.store.person_of_seat_session(session, table_id, time.time())
        listed = None if player is None else await house.store.table(table_id)
        if player is not None and listed is not None and listed.status.stage != "over":
            found += await house.rooms.listed((listed,), player.id)
    return found


@get("/tables/{table_id:str}", operation_id="table", responses=errors(404), opt=FOR_PROGRAMS)
async def table(house: AtHouse, person: Asker, table_id: FromPath[str]) -> Response[TableListed]:
    """Return one table as a list shows it."""
    found = await house.store.table(table_id)
    if found is None:
        raise _nothing("there is no such table")
    (listed,) = await house.rooms.listed((found,), person.id if person else None)
    return Response(listed, headers=_NOT_KEPT)


@get(
    "/records/{table_id:str}/rounds/{number:int}",
    operation_id="record_round",
    opt=FOR_PROGRAMS,
    responses=errors(400, 403, 404, 422, 429),
)
async def record_round(
    request: AnyRequest,
    house: AtHouse,
    person: Asker,
    table_id: FromPath[str],
    number: Annotated[int, PathParameter(ge=1, le=100_000)],
    seat: SeatAsked = None,
) -> Response[RecordRound]:
    """Return a finished round, step by step, as a seat saw it or with all hands open."""
    await must_be(house, table_id)
    viewer = None if seat is None else Seat(seat)
    try:
        found: Any = await house.rooms.record_round(
            table_id, number, viewer, owner_of(request, person)
        )
    except HollywoodError as error:
        raise not_shown(error) from None
    return Response(found, media_type=MediaType.JSON, headers=_NOT_KEPT)


@get(
    "/records/{table_id:str}/file",
    operation_id="record_file",
    opt=FOR_PROGRAMS,
    media_type=MediaType.TEXT,
    responses=errors(403, 404, 422, 429),
)
async def record_file(
    request: AnyRequest, house: AtHouse, person: Asker, table_id: FromPath[str]
) -> Response[bytes]:
    """Return the record of a match as the file that `hollywood replay` and `verify` read."""
    await must_be(house, table_id)
    try:
        body = await house.rooms.record_file(table_id, owner_of(request, person))
    except HollywoodError as error:
        raise not_shown(error) from None
    safe = "".join(letter for letter in table_id if letter.isascii() and letter.isalnum())
    return Response(
        body,
        media_type=MediaType.TEXT,
        headers={
            **_NOT_KEPT,
            "content-disposition": f'attachment; filename="hollywood-{safe}.hollywood"',
        },
    )


def table_router() -> Router:
    """Return the addresses of this file."""
    handlers = [
        *(presets, preset, check_rules, open_table, quick_table, lobby, own_tables, table),
        *(give_up_quick, record_round, record_file),
    ]
    return Router("", route_handlers=handlers, tags=["tables"])


async def must_be(house: House, table_id: str) -> None:
    """Refuse a table that does not exist."""
    if await house.rooms.card(table_id) is None:
        raise _nothing("there is no such table")


def _nothing(words: str) -> Refusal:
    return Refusal("not_found", words, status=404)


def not_shown(error: HollywoodError) -> HollywoodError:
    """Return the answer for a record that may not be shown, or not yet."""
    if isinstance(error, StoreUnavailable | Overtaken | Refusal):
        return error
    return Refusal("not_shown", str(error), status=403)
