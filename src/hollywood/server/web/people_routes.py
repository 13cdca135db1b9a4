"""The addresses under which people are created, changed and deleted."""

from __future__ import annotations

import asyncio
import hashlib
import time
from math import floor
from typing import Any

from litestar import Request, Response, Router, delete, get, patch, post, put
from litestar.enums import MediaType
from litestar.params import FromPath, JSONBody

from hollywood.server.people import house_rules
from hollywood.server.people.accounts import SignedIn
from hollywood.server.people.export import Everything, everything_about
from hollywood.server.people.holidays import back, days_left, planned, with_holiday
from hollywood.server.people.refusals import Refusal
from hollywood.server.people.statistics import statistics
from hollywood.server.protocol.forms import (
    DeleteForm,
    GuestForm,
    HolidayForm,
    HolidayShown,
    LoginForm,
    Me,
    MutedShown,
    NameForm,
    PasswordForm,
    RegisterForm,
    RulesNameForm,
    SavedRulesForm,
    SavedRulesShown,
    SettingsForm,
    Statistics,
)
from hollywood.server.store.rows import Holiday, PersonRow
from hollywood.server.web.house import Asker, AtHouse, House
from hollywood.server.web.identity import (
    address_of,
    device_cookie,
    here_of,
    no_cookie,
    no_device_cookie,
    session_cookie,
    session_of,
    somebody,
)
from hollywood.server.web.openapi import FOR_PROGRAMS, errors

AnyRequest = Request[Any, Any, Any]

NOT_KEPT = {"cache-control": "no-store"}


@get("/me", operation_id="me", summary="Who am I?", opt=FOR_PROGRAMS)
async def me(person: Asker) -> Response[Me]:
    """Return the person that this browser belongs to."""
    return answered(person)


@post("/guest", operation_id="guest", status_code=200, responses=errors(400, 403, 409, 422, 429))
async def guest(
    request: AnyRequest, house: AtHouse, person: Asker, data: JSONBody[GuestForm]
) -> Response[Me]:
    """Become a guest, unless this browser already belongs to somebody."""
    if person is not None:
        if data.name not in {None, person.name}:
            raise Refusal(
                "already_somebody",
                f"you are already {person.name}: change your name instead",
                status=409,
            )
        return answered(person)
    house.limits.count(house.settings.limits.guests, "guest", address_of(request))
    found = await house.accounts.become_guest(data.name, here_of(request).browser)
    return entered(request, found)


@patch("/me", operation_id="rename", responses=errors(400, 401, 403, 422, 429))
async def rename(house: AtHouse, person: Asker, data: JSONBody[NameForm]) -> Response[Me]:
    """Change the name you play under."""
    return answered(await house.accounts.rename(somebody(person), data.name))


@put("/me/settings", operation_id="settings", responses=errors(400, 401, 403, 422, 429))
async def keep_settings(
    house: AtHouse, person: Asker, data: JSONBody[SettingsForm]
) -> Response[Me]:
    """Save the settings of the pages."""
    return answered(await house.accounts.keep_settings(somebody(person), data.settings))


@get("/me/holiday", operation_id="holiday", responses=errors(401))
async def holiday(house: AtHouse, person: Asker) -> Response[HolidayShown]:
    """Return your holiday, now or next, and how many days you have left."""
    person = somebody(person)
    return _on_holiday((await house.store.holidays((person.id,))).get(person.id, ()))


@put("/me/holiday", operation_id="take_holiday", responses=errors(400, 401, 403, 422, 429))
async def take_holiday(
    house: AtHouse, person: Asker, data: JSONBody[HolidayForm]
) -> Response[HolidayShown]:
    """Take a holiday from now or a later time on, or change when yours ends."""
    person = somebody(person)
    known = (await house.store.holidays((person.id,))).get(person.id, ())
    changed = with_holiday(known, data.begins, data.ends, time.time())
    await house.rooms.take_holidays(person.id, changed)
    return _on_holiday(changed)


@delete("/me/holiday", operation_id="end_holiday", status_code=200, responses=errors(401, 403, 429))
async def end_holiday(house: AtHouse, person: Asker) -> Response[HolidayShown]:
    """Come back from a holiday, or drop the planned one."""
    person = somebody(person)
    known = (await house.store.holidays((person.id,))).get(person.id, ())
    changed = back(known, time.time())
    await house.rooms.take_holidays(person.id, changed)
    return _on_holiday(changed)


@get("/me/rules", operation_id="my_rules", responses=errors(401))
async def my_rules(house: AtHouse, person: Asker) -> Response[tuple[SavedRulesShown, ...]]:
    """Return the rules of tables that you keep, the last kept last."""
    return await _kept_rules(house, person)


@put("/me/rules", operation_id="keep_rules", responses=errors(400, 401, 403, 409, 422, 429))
async def keep_rules(
    house: AtHouse, person: Asker, data: JSONBody[SavedRulesForm]
) -> Response[tuple[SavedRulesShown, ...]]:
    """Keep rules of a table under a name."""
    await house_rules.keep(house.store, somebody(person), data)
    return await _kept_rules(house, person)


@delete(
    "/me/rules",
    operation_id="drop_rules",
    status_code=200,
    responses=errors(400, 401, 403, 422, 429),
)
async def drop_rules(
    house: AtHouse, person: Asker, data: JSONBody[RulesNameForm]
) -> Response[tuple[SavedRulesShown, ...]]:
    """Forget the rules of a name, if you keep any."""
    person = somebody(person)
    if data.name.isprintable():  # nothing else is kept, and not every database can look for it
        await house.store.drop_rules(person.id, data.name)
    return await _kept_rules(house, person)


@post(
    "/account/register",
    operation_id="register",
    status_code=200,
    responses=errors(400, 403, 409, 422, 429),
)
async def register(
    request: AnyRequest, house: AtHouse, person: Asker, data: JSONBody[RegisterForm]
) -> Response[Me]:
    """Turn the guest of this browser into an account."""
    limits = house.settings.limits
    house.limits.count(limits.registrations, "register", address_of(request))
    signed_in = await house.accounts.register(person, here_of(request), data.login, data.password)
    return entered(request, signed_in)


@post("/account/login", operation_id="login", status_code=200, responses=errors(400, 403, 422, 429))
async def login(
    request: AnyRequest, house: AtHouse, person: Asker, data: JSONBody[LoginForm]
) -> Response[Me]:
    """Sign in to an account; the guest of this browser is joined to it."""
    here = here_of(request)
    known = await house.devices.known(here.device, data.login)
    house.tries.count(data.login, address_of(request), known)
    return entered(request, await house.accounts.login(person, here, data.login, data.password))


@post("/account/logout", operation_id="logout", status_code=200, responses=errors(403, 429))
async def logout(request: AnyRequest, house: AtHouse, person: Asker) -> Response[Me]:
    """End the session of this browser; its open tables are closed."""
    session = session_of(request)
    if person is not None and session is not None:
        await house.accounts.logout(person, session)
    return _left(request)


@post(
    "/account/password",
    operation_id="password",
    status_code=200,
    responses=errors(400, 401, 403, 422, 429),
)
async def change_password(
    request: AnyRequest, house: AtHouse, person: Asker, data: JSONBody[PasswordForm]
) -> Response[Me]:
    """Change the password; all other sessions end, and other devices are forgotten."""
    person = somebody(person)
    if person.login is None:
        raise Refusal("no_password", "a guest has no password: register first")
    house.tries.count_inside(person.id)
    changed = await house.accounts.change_password(person, data.old, data.new, here_of(request))
    return entered(request, changed)


@get("/me/export", operation_id="export", responses=errors(401, 429))
async def export(house: AtHouse, person: Asker) -> Response[Everything]:
    """Download everything stored about you, as one file."""
    person = somebody(person)
    house.limits.count(house.settings.limits.exports, "export", person.id)
    name = 'attachment; filename="hollywood.json"'
    found: Any = await everything_about(house.store, person)
    return Response(
        found,
        media_type=MediaType.JSON,
        headers={**NOT_KEPT, "content-disposition": name},
    )


@delete("/me", operation_id="forget", status_code=200, responses=errors(400, 401, 403, 422, 429))
async def forget(
    request: AnyRequest, house: AtHouse, person: Asker, data: JSONBody[DeleteForm]
) -> Response[Me]:
    """Delete everything stored about you; an account confirms with its password."""
    person = somebody(person)
    if person.login is not None:
        house.tries.count_inside(person.id)
    await house.accounts.confirm(person, data.password, session_of(request))
    await house.accounts.forget(person)
    left = _left(request)
    left.cookies.append(no_device_cookie(request))
    return left


@get("/statistics", operation_id="statistics", opt=FOR_PROGRAMS)
async def own_statistics(house: AtHouse, person: Asker) -> Response[Statistics]:
    """Return the statistics of your own play; empty if you are not even a guest."""
    if person is None:
        return Response(statistics((), (), ()), headers=NOT_KEPT)
    store = house.store
    told = await asyncio.to_thread(
        statistics,
        await store.rounds_of(person.id),
        await store.matches_of(person.id),
        await store.ratings_of(person.id),
    )
    return Response(told, headers=NOT_KEPT)


@get("/me/mutes", operation_id="mutes", responses=errors(401))
async def mutes(house: AtHouse, person: Asker) -> Response[tuple[MutedShown, ...]]:
    """Return the people whom you mute, at every table."""
    return await _muted(house, somebody(person).id)


@delete(
    "/me/mutes/{name:str}", operation_id="unmute", status_code=200, responses=errors(401, 403, 429)
)
async def unmute(
    house: AtHouse, person: Asker, name: FromPath[str]
) -> Response[tuple[MutedShown, ...]]:
    """Hear somebody again, at every table."""
    me = somebody(person).id
    for muted, _ in await house.store.muted_by(me):
        if _in_list(me, muted) == name:
            await house.store.unmute(me, muted)
            await house.rooms.hear_again(me)
    return await _muted(house, me)


async def _muted(house: House, me: str) -> Response[tuple[MutedShown, ...]]:
    found = await house.store.muted_by(me)
    shown = tuple(MutedShown(id=_in_list(me, muted), name=name) for muted, name in found)
    return Response(shown, headers=NOT_KEPT)


def _in_list(me: str, muted: str) -> str:
    """Name a person in somebody's own list, and nowhere else."""
    return hashlib.sha256(f"{me} {muted}".encode()).hexdigest()[:20]


def people_router() -> Router:
    """Return the addresses of this file."""
    handlers = [
        *(me, guest, rename, keep_settings, register, login, logout, change_password, export),
        *(forget, own_statistics, holiday, take_holiday, end_holiday),
        *(my_rules, keep_rules, drop_rules, mutes, unmute),
    ]
    return Router("", route_handlers=handlers, tags=["people"])


async def _kept_rules(
    house: House, person: PersonRow | None
) -> Response[tuple[SavedRulesShown, ...]]:
    found = await house_rules.kept_by(house.store, somebody(person))
    return Response(found, headers=NOT_KEPT)


def _me(person: PersonRow | None) -> Me:
    if person is None:
        return Me(id=None, name=None, login=None, settings={})
    return Me(id=person.id, name=person.name, login=person.login, settings=person.settings)


def _on_holiday(known: tuple[Holiday, ...]) -> Response[HolidayShown]:
    now = time.time()
    found = planned(known, now)
    shown = HolidayShown(
        begins=None if found is None else found.begins,
        ends=None if found is None else found.ends,
        on=found is not None and found.begins <= now,
        days_left=floor(days_left(known, now)),
    )
    return Response(shown, headers=NOT_KEPT)


def answered(person: PersonRow | None) -> Response[Me]:
    """Answer with the person that a browser belongs to."""
    return Response(_me(person), headers=NOT_KEPT)


def entered(request: AnyRequest, signed_in: SignedIn) -> Response[Me]:
    """Answer a sign-in with the person, and the cookies of the session and of the device."""
    cookies = [session_cookie(request, signed_in.cookie)]
    if signed_in.device is not None:
        cookies.append(device_cookie(request, signed_in.device))
    return Response(_me(signed_in.person), headers=NOT_KEPT, cookies=cookies)


def _left(request: AnyRequest) -> Response[Me]:
    return Response(_me(None), headers=NOT_KEPT, cookies=[no_cookie(request)])
