"""The addresses for programs that play live, and for those who own or challenge them."""

from __future__ import annotations

import asyncio
import math
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, Router, delete, get, post
from litestar.enums import MediaType
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.types import ASGIApp

from hollywood.play.text import to_json
from hollywood.server.people.programs import SCOPES
from hollywood.server.people.ratings import rating_shown
from hollywood.server.people.refusals import Refusal
from hollywood.server.protocol.forms import NewTableForm, RatingShown
from hollywood.server.protocol.live_forms import (
    ActForm,
    BotAccount,
    BotListed,
    ChallengeForm,
    Challenges,
    ChallengeShown,
    Heard,
    NewBotForm,
    NewTokenForm,
    OwnBotShown,
    SayForm,
    TokenMade,
    TokenShown,
)
from hollywood.server.protocol.messages import LONGEST_MESSAGE
from hollywood.server.rooms import challenges
from hollywood.server.rooms.hearing import let_in, take
from hollywood.server.store.rows import PersonRow, ProgramRow, TokenRow
from hollywood.server.table.viewers import Viewer
from hollywood.server.web.house import Asker, AtHouse, House
from hollywood.server.web.identity import address_of, session_of, somebody
from hollywood.server.web.live_streams import Lines, event_lines, table_lines
from hollywood.server.web.openapi import FOR_PROGRAMS, errors
from hollywood.server.web.rules_shown import as_typed
from hollywood.server.web.table_socket import viewer_at

AnyRequest = Request[Any, Any, Any]

_NOT_KEPT = {"cache-control": "no-store"}
_ID_SHOWN = 16
_MOST_LISTED = 100
_NDJSON = {
    200: ResponseSpec(
        data_container=str,
        media_type="application/x-ndjson",
        description="JSON objects, one a line; empty lines say that the stream lives",
        generate_examples=False,
    )
}
_ANSWERED = {
    200: ResponseSpec(
        data_container=dict[str, Any],
        description="The answer of the protocol: done, heard, considered, planned or pong",
        generate_examples=False,
    )
}
_MESSAGE = {"scope": "read", "is_message": True}
Since = Annotated[int | None, QueryParameter(ge=0, le=2**53)]
History = Annotated[str | None, QueryParameter(max_length=64)]


# Those who own programs.


@get("/me/bots", operation_id="my_bots", responses=errors(401))
async def my_bots(house: AtHouse, person: Asker) -> Response[tuple[OwnBotShown, ...]]:
    """Return your bots and their tokens."""
    return await _own_bots(house, somebody(person))


@post("/me/bots", operation_id="make_bot", responses=errors(400, 401, 403, 409, 422, 429))
async def make_bot(
    house: AtHouse, person: Asker, data: JSONBody[NewBotForm]
) -> Response[tuple[OwnBotShown, ...]]:
    """Make an account for a program of yours."""
    owner = somebody(person)
    house.limits.count(house.settings.limits.bots_by_person, "bots", owner.id)
    await house.programs.make(owner, data.name)
    return await _own_bots(house, owner)


@delete(
    "/me/bots/{name:str}",
    operation_id="drop_bot",
    status_code=200,
    responses=errors(401, 403, 404, 429),
)
async def drop_bot(
    house: AtHouse, person: Asker, name: FromPath[str]
) -> Response[tuple[OwnBotShown, ...]]:
    """Delete a bot of yours with everything stored about it."""
    owner = somebody(person)
    await house.programs.drop(owner, name)
    return await _own_bots(house, owner)


@post(
    "/me/bots/{name:str}/tokens",
    operation_id="make_token",
    responses=errors(400, 401, 403, 404, 422, 429),
)
async def make_token(
    house: AtHouse, person: Asker, name: FromPath[str], data: JSONBody[NewTokenForm]
) -> Response[TokenMade]:
    """Make a token for a bot of yours; it is shown this once."""
    owner = somebody(person)
    house.limits.count(house.settings.limits.bots_by_person, "bots", owner.id)
    label = " ".join(data.name.split()) if data.name.isprintable() else ""
    if not label:
        raise Refusal("name", "a token needs a name of printable letters")
    token = await house.programs.new_token(owner, name, label, data.scopes)
    return Response(TokenMade(token=token), headers=_NOT_KEPT)


@delete(
    "/me/bots/{name:str}/tokens/{token_id:str}",
    operation_id="revoke_token",
    status_code=200,
    responses=errors(401, 403, 404, 429),
)
async def revoke_token(
    house: AtHouse, person: Asker, name: FromPath[str], token_id: FromPath[str]
) -> Response[tuple[OwnBotShown, ...]]:
    """Revoke a token; what uses it is sent away."""
    owner = somebody(person)
    if len(token_id) != _ID_SHOWN or not token_id.isalnum():
        raise Refusal("no_token", "you have no such token", status=404)
    await house.programs.revoke(owner, name, token_id)
    return await _own_bots(house, owner)


# Programs, and those who challenge them.


@get("/bots/me", operation_id="bot_account", responses=errors(401, 403), opt=FOR_PROGRAMS)
async def bot_account(request: AnyRequest, house: AtHouse) -> Response[BotAccount]:
    """Return the account that a token belongs to, and what the token allows."""
    program = _program(request)
    if program is None:
        raise Refusal("no_token", "show a token: Authorization: Bearer ...", status=401)
    owners = await house.store.owners_of((program.person.id,))
    _, owner = owners.get(program.person.id, ("", ""))
    scopes = tuple(scope for scope in SCOPES if scope in program.scopes)
    account = BotAccount(name=program.person.name, owner=owner, scopes=scopes)
    return Response(account, headers=_NOT_KEPT)


@get("/bots", operation_id="bots", opt=FOR_PROGRAMS)
async def online_bots(house: AtHouse) -> Response[tuple[BotListed, ...]]:
    """Return the bots that listen for challenges now."""
    online = tuple(sorted(await house.rooms.listening()))[:_MOST_LISTED]
    names, owners = await house.store.names(online), await house.store.owners_of(online)
    ratings = await asyncio.gather(*(_ratings(house, bot) for bot in online))
    listed = tuple(
        BotListed(name=names[bot], owner=owners[bot][1], ratings=rated)
        for bot, rated in zip(online, ratings, strict=True)
        if bot in names and bot in owners
    )
    return Response(listed, headers=_NOT_KEPT)


@get("/challenges", operation_id="challenges", responses=errors(401), opt=FOR_PROGRAMS)
async def all_challenges(house: AtHouse, person: Asker) -> Response[Challenges]:
    """Return the challenges that wait for you, and yours that wait for others."""
    found = await challenges.challenges_of(house.rooms, somebody(person).id)
    return Response(found, headers=_NOT_KEPT)


@post(
    "/challenges",
    operation_id="challenge",
    responses=errors(400, 401, 403, 404, 409, 422, 429),
    opt={"scope": "challenge"},
)
async def challenge(
    request: AnyRequest, house: AtHouse, person: Asker, data: JSONBody[ChallengeForm]
) -> ChallengeShown:
    """Challenge one or more bots at a new table, where you sit down."""
    person = somebody(person)
    rates, limits = house.settings.limits, house.limits
    limits.count(rates.tables_by_person, "tables", person.id)
    limits.count(rates.tables_by_address, "tables-from", address_of(request))
    given = msgspec.structs.asdict(data)
    names = given.pop("to")
    form = as_typed(NewTableForm(entrance="invite", **given))
    return await challenges.challenge(house.rooms, person, names, form)


@post(
    "/challenges/{table_id:str}/accept",
    operation_id="accept",
    status_code=204,
    responses=errors(401, 403, 404, 409, 429),
    opt={"scope": "challenge"},
)
async def accept(house: AtHouse, person: Asker, table_id: FromPath[str]) -> None:
    """Accept a challenge: you sit down at its table."""
    await challenges.accept(house.rooms, somebody(person), table_id)


@post(
    "/challenges/{table_id:str}/decline",
    operation_id="decline",
    status_code=204,
    responses=errors(401, 403, 404, 429),
    opt={"scope": "challenge"},
)
async def decline(house: AtHouse, person: Asker, table_id: FromPath[str]) -> None:
    """Decline a challenge: its seat is free for others."""
    await challenges.decline(house.rooms, somebody(person), table_id)


@delete(
    "/challenges/{table_id:str}",
    operation_id="withdraw",
    status_code=204,
    responses=errors(401, 403, 404, 409, 429),
    opt={"scope": "challenge"},
)
async def withdraw(house: AtHouse, person: Asker, table_id: FromPath[str]) -> None:
    """Withdraw your own challenge."""
    await challenges.withdraw(house.rooms, somebody(person), table_id)


@get(
    "/events",
    operation_id="events",
    responses={**errors(401, 403, 429), **_NDJSON},
    opt=FOR_PROGRAMS,
)
async def event_stream(request: AnyRequest, house: AtHouse, person: Asker) -> ASGIApp:
    """Stream what happens to you: challenges, and the tables where you play."""
    me = somebody(person)
    lines = event_lines(house, me.id, session_of(request))
    return Lines(house, address_of(request), me.id, lines)


@get(
    "/tables/{table_id:str}/stream",
    operation_id="table_stream",
    responses={**errors(401, 403, 429), **_NDJSON},
    opt=FOR_PROGRAMS,
)
async def table_stream(
    request: AnyRequest,
    house: AtHouse,
    table_id: FromPath[str],
    since: Since = None,
    history: History = None,
) -> ASGIApp:
    """Stream a table as you may see it: the messages of its socket, one a line.

    While the stream is open, you are at the table.
    """
    viewer = await viewer_at(house, request, table_id)
    lines = table_lines(house.rooms, table_id, viewer, since, history)
    return Lines(house, viewer.owner.address, viewer.person, lines)


@post(
    "/tables/{table_id:str}/act",
    operation_id="act",
    status_code=200,
    responses={**errors(401, 403, 404, 409, 422, 429), **_ANSWERED},
    opt=_MESSAGE,
)
async def act(
    request: AnyRequest, house: AtHouse, table_id: FromPath[str], data: JSONBody[ActForm]
) -> Response[Any]:
    """Make a move."""
    message = {"type": "act", **msgspec.structs.asdict(data)}
    return await _sent(request, house, table_id, to_json(message))


@post(
    "/tables/{table_id:str}/say",
    operation_id="say",
    status_code=200,
    responses={**errors(401, 403, 404, 409, 422, 429), **_ANSWERED},
    opt=_MESSAGE,
)
async def say(
    request: AnyRequest, house: AtHouse, table_id: FromPath[str], data: JSONBody[SayForm]
) -> Response[Any]:
    """Say something to the table."""
    return await _sent(request, house, table_id, to_json({"type": "say", "text": data.text}))


@post(
    "/tables/{table_id:str}/send",
    operation_id="send",
    status_code=200,
    responses={**errors(401, 403, 404, 409, 422, 429), **_ANSWERED},
    opt=_MESSAGE,
)
async def send(
    request: AnyRequest, house: AtHouse, table_id: FromPath[str], data: JSONBody[dict[str, Any]]
) -> Response[Any]:
    """Send any message of the table's protocol, for example `ready`, `sit` or `pass_offer`."""
    return await _sent(request, house, table_id, to_json(data))


def live_router() -> Router:
    """Return the addresses of this file."""
    handlers = [
        *(my_bots, make_bot, drop_bot, make_token, revoke_token),
        *(bot_account, online_bots, event_stream),
        *(all_challenges, challenge, accept, decline, withdraw),
        *(table_stream, act, say, send),
    ]
    return Router("", route_handlers=handlers, tags=["bots"])


async def _sent(request: AnyRequest, house: House, table_id: str, raw: bytes) -> Response[Any]:
    """Let a table hear a message, and answer as its socket would."""
    viewer = await viewer_at(house, request, table_id)
    wait = await house.limits.messages.take(viewer.owner)
    if wait > 0:
        words = "you are too fast, so nothing was done; slow down a little"
        raise Refusal("too_fast", words, status=429, retry_after=math.ceil(wait))
    if len(raw) > LONGEST_MESSAGE:
        raise Refusal("long_message", f"a message can have at most {LONGEST_MESSAGE} bytes")
    kind = msgspec.json.decode(raw, type=_Tagged).type
    if kind in _SOCKET_ONLY:
        raise Refusal("for_socket", "this message is for a socket or a page only")
    room = await let_in(house.rooms, table_id, viewer)
    if room is not None:
        if kind == "sit" and room.card.rated and not room.audience.has(viewer.person or ""):
            words = (
                "open the table's stream first: one sits down at a rated table while being there"
            )
            raise Refusal("come_first", words, status=409)
        await take(house.rooms, room, viewer, raw)
    answer = await _answer(viewer)
    told: Any = None if answer is None else msgspec.json.decode(answer, type=dict[str, Any])
    if told is None:
        return Response(Heard(), headers=_NOT_KEPT)
    if told["type"] in {"refused", "trouble"}:
        status = {"refused": 409}.get(told["type"], _STATUS_OF_TROUBLE.get(told["code"], 422))
        raise Refusal(told["code"], told["words"], status=status)
    if told["type"] == "closing":
        retry, status = told["retry_ms"], 404 if told["code"] == "no_table" else 403
        if retry is None:
            raise Refusal(told["code"], told["words"], status=status)
        seconds = math.ceil(retry / 1000)
        raise Refusal(told["code"], told["words"], status=503, retry_after=seconds)
    return Response(answer, media_type=MediaType.JSON, headers=_NOT_KEPT)


class _Tagged(msgspec.Struct):
    type: str = ""


_SOCKET_ONLY = frozenset({"hello", "hint", "seat_code", "look", "mute"})
_STATUS_OF_TROUBLE = {"scope": 403, "for_people": 403, "nobody": 401, "not_saved": 503}


async def _answer(viewer: Viewer) -> bytes | None:
    """Return what a viewer was answered, when it may leave; ``None`` without an answer."""
    return await viewer.next() if viewer.has_news else None


def _program(request: AnyRequest) -> ProgramRow | None:
    program: ProgramRow | None = request.scope["state"].get("program")
    return program


async def _own_bots(house: House, owner: PersonRow) -> Response[tuple[OwnBotShown, ...]]:
    own = await house.programs.of(owner)
    tokens = await house.store.tokens_of(tuple(bot.id for bot in own))
    online = await house.rooms.listening()
    ratings = await asyncio.gather(*(_ratings(house, bot.id) for bot in own))
    shown = tuple(
        OwnBotShown(
            name=bot.name,
            made_at=bot.created_at,
            online=bot.id in online,
            ratings=rated,
            tokens=tuple(_token_shown(token) for token in tokens if token.person == bot.id),
        )
        for bot, rated in zip(own, ratings, strict=True)
    )
    return Response(shown, headers=_NOT_KEPT)


def _token_shown(token: TokenRow) -> TokenShown:
    return TokenShown(
        id=token.token_hash[:_ID_SHOWN],
        name=token.name,
        scopes=tuple(scope for scope in SCOPES if scope in token.scopes),
        created_at=token.created_at,
        used_at=token.used_at,
    )


async def _ratings(house: House, person: str) -> tuple[RatingShown, ...]:
    return tuple(map(rating_shown, await house.store.ratings_of(person)))
