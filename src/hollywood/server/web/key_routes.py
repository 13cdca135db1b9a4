"""The addresses of passkeys, recovery codes, sessions, and what an owner is told about them."""

from __future__ import annotations

import time
from typing import Any

from litestar import Request, Response, Router, delete, get, patch, post
from litestar.params import FromPath, JSONBody

from hollywood.server.people.passkeys import Site, site_at
from hollywood.server.people.refusals import Refusal
from hollywood.server.protocol.forms import (
    AddKeyForm,
    ConfirmedForm,
    KeyOptions,
    KeyShown,
    KeySigned,
    Me,
    NameForm,
    NewKeyForm,
    RecoverForm,
    RecoveryCodes,
    Security,
    SessionShown,
)
from hollywood.server.store.rows import PersonRow, SessionRow
from hollywood.server.web.house import Asker, AtHouse, House
from hollywood.server.web.identity import address_of, here_of, is_secure, session_of, somebody
from hollywood.server.web.openapi import errors
from hollywood.server.web.people_routes import NOT_KEPT, answered, entered
from hollywood.writing import as_name

AnyRequest = Request[Any, Any, Any]

_ID = 20
"""Letters of a session's hash that name it to its owner."""


@get("/me/security", operation_id="security", responses=errors(401))
async def security(request: AnyRequest, house: AtHouse, person: Asker) -> Response[Security]:
    """Return how your account is reached, and what happened there since you last looked."""
    return await _security(request, house, somebody(person))


@post("/me/security/seen", operation_id="seen", status_code=200, responses=errors(401, 403, 429))
async def seen(request: AnyRequest, house: AtHouse, person: Asker) -> Response[Security]:
    """Say that you have seen what happened at your account."""
    person = somebody(person)
    await house.store.note_seen(person.id, time.time())
    return await _security(request, house, person)


@delete(
    "/me/sessions/{name:str}",
    operation_id="sign_out_there",
    status_code=200,
    responses=errors(401, 403, 404, 429),
)
async def sign_out_there(
    request: AnyRequest, house: AtHouse, person: Asker, name: FromPath[str]
) -> Response[Security]:
    """Sign out in another browser; its open tables are closed."""
    person = somebody(person)
    if len(name) != _ID or not name.isalnum():
        raise _no_session()
    await house.accounts.sign_out_there(person, name)
    return await _security(request, house, person)


@post(
    "/account/passkeys/options",
    operation_id="new_passkey",
    status_code=200,
    responses=errors(400, 401, 403, 409, 422, 429),
)
async def new_passkey(
    request: AnyRequest, house: AtHouse, person: Asker, data: JSONBody[NewKeyForm]
) -> Response[KeyOptions]:
    """Return what a browser needs to make a passkey for you."""
    person, site = somebody(person), _site(request)
    house.limits.count(house.settings.limits.challenges, "challenges", address_of(request))
    if person.login is None:
        if data.login is None:
            raise Refusal("no_login", "choose a login for your account")
        await house.accounts.may_register(person, data.login)
        login = data.login
    else:
        if data.password is not None:
            house.tries.count_inside(person.id)
        await house.accounts.confirm(person, data.password, session_of(request))
        login = person.login
    return _options(await house.passkeys.for_new(site, person, login))


@post(
    "/account/passkeys",
    operation_id="add_passkey",
    status_code=200,
    responses=errors(400, 401, 403, 409, 422, 429),
)
async def add_passkey(
    request: AnyRequest, house: AtHouse, person: Asker, data: JSONBody[AddKeyForm]
) -> Response[Me]:
    """Keep a passkey that your browser has made; a guest becomes an account and is signed in."""
    person, site = somebody(person), _site(request)
    name = as_name(data.name)
    if person.login is None:
        house.limits.count(house.settings.limits.registrations, "register", address_of(request))
    login = await house.passkeys.add(site, person, data.made, name)
    if person.login is not None:
        return answered(person)
    try:
        signed_in = await house.accounts.register_with_key(person, here_of(request), login)
    except Refusal:
        await house.store.drop_passkey(data.made.id, person.id)
        raise
    return entered(request, signed_in)


@patch(
    "/account/passkeys/{key:str}",
    operation_id="rename_passkey",
    responses=errors(400, 401, 403, 404, 422, 429),
)
async def rename_passkey(
    request: AnyRequest,
    house: AtHouse,
    person: Asker,
    key: FromPath[str],
    data: JSONBody[NameForm],
) -> Response[Security]:
    """Give a passkey of yours another name."""
    person, name = somebody(person), as_name(data.name)
    if not await house.store.rename_passkey(key, person.id, name):
        raise _no_passkey()
    return await _security(request, house, person)


@delete(
    "/account/passkeys/{key:str}",
    operation_id="drop_passkey",
    status_code=200,
    responses=errors(400, 401, 403, 404, 409, 422, 429),
)
async def drop_passkey(
    request: AnyRequest,
    house: AtHouse,
    person: Asker,
    key: FromPath[str],
    data: JSONBody[ConfirmedForm],
) -> Response[Security]:
    """Remove a passkey of yours, unless it is the only way to your account."""
    person = somebody(person)
    if data.password is not None:
        house.tries.count_inside(person.id)
    await house.accounts.confirm(person, data.password, session_of(request))
    kept = await house.store.passkeys_of(person.id)
    if person.password is None and len(kept) == 1 and kept[0].id == key:
        words = "this passkey is the only way to your account: set a password or add another first"
        raise Refusal("last_way", words, status=409)
    if not await house.store.drop_passkey(key, person.id):
        raise _no_passkey()
    return await _security(request, house, person)


@post(
    "/account/passkey/options",
    operation_id="passkey_options",
    status_code=200,
    responses=errors(403, 409, 429),
)
async def passkey_options(request: AnyRequest, house: AtHouse) -> Response[KeyOptions]:
    """Return what a browser needs to sign in with a passkey of this site."""
    house.limits.count(house.settings.limits.challenges, "challenges", address_of(request))
    return _options(await house.passkeys.for_sign_in(_site(request)))


@post(
    "/account/passkey",
    operation_id="sign_in_with_passkey",
    status_code=200,
    responses=errors(400, 403, 409, 422, 429),
)
async def sign_in_with_passkey(
    request: AnyRequest, house: AtHouse, person: Asker, data: JSONBody[KeySigned]
) -> Response[Me]:
    """Sign in with what a passkey has signed; the guest of this browser is joined to it."""
    house.limits.count(house.settings.limits.challenges, "passkeys", address_of(request))
    account = await house.passkeys.signed_in(_site(request), data)
    here = here_of(request)
    return entered(request, await house.accounts.enter(account, person, here, way="passkey"))


@post(
    "/account/codes",
    operation_id="new_codes",
    status_code=200,
    responses=errors(400, 401, 403, 422, 429),
)
async def new_codes(
    request: AnyRequest, house: AtHouse, person: Asker, data: JSONBody[ConfirmedForm]
) -> Response[RecoveryCodes]:
    """Make ten new recovery codes; the earlier ones are void."""
    person = somebody(person)
    if person.login is None:
        raise Refusal("guest_codes", "a guest has nothing to recover: register first")
    if data.password is not None:
        house.tries.count_inside(person.id)
    codes = await house.accounts.new_codes(person, data.password, session_of(request))
    return Response(RecoveryCodes(codes=codes), headers=NOT_KEPT)


@post(
    "/account/recover",
    operation_id="recover",
    status_code=200,
    responses=errors(400, 403, 422, 429),
)
async def recover(
    request: AnyRequest, house: AtHouse, person: Asker, data: JSONBody[RecoverForm]
) -> Response[Me]:
    """Sign in with a recovery code, which is used up; then set a new password or add a passkey."""
    here = here_of(request)
    known = await house.devices.known(here.device, data.login)
    house.tries.count(data.login, address_of(request), known)
    return entered(request, await house.accounts.recover(person, here, data.login, data.code))


def key_router() -> Router:
    """Return the addresses of this file."""
    handlers = [
        *(security, seen, sign_out_there, new_passkey, add_passkey, rename_passkey, drop_passkey),
        *(passkey_options, sign_in_with_passkey, new_codes, recover),
    ]
    return Router("", route_handlers=handlers, tags=["people"])


def _site(request: AnyRequest) -> Site:
    """Return the site as the browser names it; it has sent its origin with every change."""
    scheme = "https" if is_secure(request) else "http"
    return site_at(request.headers.get("origin") or f"{scheme}://{request.headers.get('host', '')}")


async def _security(request: AnyRequest, house: House, person: PersonRow) -> Response[Security]:
    store, session = house.store, session_of(request)
    watched = await store.watched(person.id)
    sessions = await store.sessions_of(person.id, time.time())
    shown = Security(
        password=person.password is not None,
        confirmed=await house.sessions.confirms(session),
        passkeys=tuple(
            KeyShown(id=key.id, name=key.name, created_at=key.created_at, used_at=key.used_at)
            for key in await store.passkeys_of(person.id)
        ),
        codes_left=await store.codes_left(person.id),
        wrong=watched.wrong,
        wrong_at=watched.wrong_at,
        sessions=tuple(_session(each, session, watched.seen_at) for each in sessions),
    )
    return Response(shown, headers=NOT_KEPT)


def _session(row: SessionRow, here: str | None, seen_at: float) -> SessionShown:
    mine = row.token_hash == here
    return SessionShown(
        id=row.token_hash[:_ID],
        browser=row.browser,
        created_at=row.created_at,
        used_at=row.used_at,
        way=row.way or "password",  # type: ignore[arg-type]
        here=mine,
        new=not mine and row.created_at > seen_at,
    )


def _options(public_key: dict[str, Any]) -> Response[KeyOptions]:
    return Response(KeyOptions(public_key=public_key), headers=NOT_KEPT)


def _no_passkey() -> Refusal:
    return Refusal("no_passkey", "you have no such passkey any more", status=404)


def _no_session() -> Refusal:
    return Refusal("no_session", "this session has ended already", status=404)
