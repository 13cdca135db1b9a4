"""The addresses under which people say whether and where they want notices.

A link that turns notices off works without a session: from a mail, or from a notice itself. So it
is outside the interface of the pages, which wants the token against forged requests; its own token
says whose notices end.
"""

from __future__ import annotations

import hashlib
import time
from typing import Annotated, Any

from litestar import Request, Response, Router, delete, get, post, put
from litestar.params import FromPath, JSONBody, PathParameter
from litestar.response import Redirect
from msgspec.structs import replace

from hollywood.server.notices.addresses import check_endpoint
from hollywood.server.notices.links import LONGEST, MAIL
from hollywood.server.notices.mail import check_address
from hollywood.server.notices.push import check_keys
from hollywood.server.notices.quiet import is_zone
from hollywood.server.people.refusals import Refusal
from hollywood.server.protocol.forms import (
    ConfirmForm,
    MailForm,
    NoticesShown,
    PushDeviceForm,
    PushDeviceShown,
    QuietForm,
    QuietShown,
)
from hollywood.server.store.rows import PersonRow, PushDevice, QuietHours
from hollywood.server.web.house import Asker, AtHouse, House, Reader
from hollywood.server.web.identity import address_of, session_of, somebody
from hollywood.server.web.nodes import tell_nodes
from hollywood.server.web.openapi import errors
from hollywood.texts import language_of

MOST_DEVICES = 10
"""Devices of one person; the ones used longest ago are forgotten."""

AnyRequest = Request[Any, Any, Any]
Token = Annotated[FromPath[str], PathParameter(max_length=LONGEST)]

_NOT_KEPT = {"cache-control": "no-store"}


@get("/notices", operation_id="notices", summary="How am I reached?", responses=errors(401))
async def notices(request: AnyRequest, house: AtHouse, person: Asker) -> Response[NoticesShown]:
    """Return where you get notices, and when you want none."""
    return await _shown(request, house, somebody(person))


@put("/notices/device", operation_id="push_device", responses=errors(401, 403, 422))
async def keep_device(
    request: AnyRequest, house: AtHouse, person: Asker, data: JSONBody[PushDeviceForm]
) -> Response[NoticesShown]:
    """Send notices to this browser, which has subscribed to them at its push service."""
    person = somebody(person)
    house.limits.count(house.settings.limits.push_devices, "push-devices", person.id)
    check_endpoint(data.endpoint, loopback=house.settings.push_to_loopback)
    check_keys(data.public_key, data.auth)
    device = PushDevice(
        id=hashlib.sha256(data.endpoint.encode()).hexdigest(),
        person=person.id,
        session=session_of(request),
        endpoint=data.endpoint,
        public_key=data.public_key,
        auth=data.auth,
        language=language_of(data.language),
        name="".join(filter(str.isprintable, data.name)),
        used_at=time.time(),
    )
    await house.store.keep_push_device(device, MOST_DEVICES)
    house.notices.reachable(person.id)
    await tell_nodes(house, "reachable", person=person.id)
    return await _shown(request, house, person)


@delete(
    "/notices/device/{device_id:str}",
    operation_id="drop_push_device",
    status_code=200,
    responses=errors(401, 403),
)
async def drop_device(
    request: AnyRequest, house: AtHouse, person: Asker, device_id: FromPath[str]
) -> Response[NoticesShown]:
    """Send no more notices to one of your devices."""
    person = somebody(person)
    await house.store.drop_push_device(device_id, person.id)
    return await _shown(request, house, person)


@put("/notices/quiet", operation_id="quiet_hours", responses=errors(401, 403, 422))
async def keep_quiet(
    request: AnyRequest, house: AtHouse, person: Asker, data: JSONBody[QuietForm]
) -> Response[NoticesShown]:
    """Say when you want no notices: they wait until the end of these hours."""
    person = somebody(person)
    quiet = None
    if data.quiet is not None:
        if not is_zone(data.quiet.zone):
            raise Refusal("zone", "there is no such time zone: write it as in Europe/Berlin")
        quiet = QuietHours(start=data.quiet.start, end=data.quiet.end, zone=data.quiet.zone)
    wishes = await house.store.notice_wishes(person.id)
    await house.store.keep_notice_wishes(replace(wishes, quiet=quiet))
    return await _shown(request, house, person)


@put("/notices/mail", operation_id="notice_mail", responses=errors(401, 403, 422))
async def keep_mail(
    request: AnyRequest,
    house: AtHouse,
    person: Asker,
    reader: Reader,
    data: JSONBody[MailForm],
) -> Response[NoticesShown]:
    """Ask for notices by mail; they begin when the link in a first mail is opened."""
    person = somebody(person)
    if house.notices.mailer is None:
        raise Refusal("no_mail", "this server sends no mails")
    address = check_address(data.address)
    limits, rates = house.limits, house.settings.limits
    limits.count(rates.mails_by_person, "mails", person.id)
    limits.count(rates.mails_by_address, "mails-from", address_of(request))
    limits.count(rates.mails_to_address, "mails-to", address.lower())
    wishes = await house.store.notice_wishes(person.id)
    known = wishes.address == address and wishes.confirmed_at is not None
    language = language_of(reader)
    await house.store.keep_notice_wishes(
        replace(
            wishes,
            address=address,
            confirmed_at=wishes.confirmed_at if known else None,
            language=language,
        )
    )
    if not known and not await house.notices.ask_to_confirm(person.id, address, language):
        raise Refusal("mail_failed", "the mail could not be sent: try again later", status=503)
    return await _shown(request, house, person)


@delete("/notices/mail", operation_id="no_notice_mail", status_code=200, responses=errors(401, 403))
async def drop_mail(request: AnyRequest, house: AtHouse, person: Asker) -> Response[NoticesShown]:
    """End notices by mail, and forget the address."""
    person = somebody(person)
    await _forget_address(house, person.id)
    return await _shown(request, house, person)


@post(
    "/notices/confirm",
    operation_id="confirm_mail",
    status_code=204,
    responses=errors(403, 422),
)
async def confirm(house: AtHouse, data: JSONBody[ConfirmForm]) -> None:
    """Confirm a mail address with the token of the link in the first mail to it."""
    found = house.notices.links.read_confirm(data.token)
    wishes = None if found is None else await house.store.notice_wishes(found.person)
    if found is None or wishes is None or wishes.address != found.address:
        raise Refusal("link_old", "this link is no longer valid: ask for a new one")
    await house.store.keep_notice_wishes(replace(wishes, confirmed_at=time.time()))
    house.notices.reachable(found.person)
    await tell_nodes(house, "reachable", person=found.person)


@post("/off/{token:str}", status_code=204, include_in_schema=False)
async def off(house: AtHouse, token: Token) -> None:
    """End notices on the way that a token names; again, that changes nothing."""
    found = house.notices.links.read_off(token)
    if found is None:
        raise Refusal("link_old", "this link is not valid")
    if found.way == MAIL:
        await _forget_address(house, found.person)
    else:
        await house.store.drop_push_device(found.way, found.person)


@get("/off/{token:str}", include_in_schema=False)
async def off_page(token: Token) -> Redirect:
    """Lead somebody who opens the link of a mail to the page with the same effect."""
    return Redirect(f"/mail/off/{token}", status_code=303)


def notice_router() -> Router:
    """Return the addresses of the interface."""
    handlers = [notices, keep_device, drop_device, keep_quiet, keep_mail, drop_mail, confirm]
    return Router("", route_handlers=handlers, tags=["notices"])


def off_router(**options: Any) -> Router:
    """Return the addresses of the links that turn notices off."""
    return Router("/notices", route_handlers=[off, off_page], **options)


async def _forget_address(house: House, person: str) -> None:
    wishes = await house.store.notice_wishes(person)
    if wishes.address is not None:
        await house.store.keep_notice_wishes(replace(wishes, address=None, confirmed_at=None))


async def _shown(request: AnyRequest, house: House, person: PersonRow) -> Response[NoticesShown]:
    wishes = await house.store.notice_wishes(person.id)
    devices = await house.store.push_devices(person.id)
    session, quiet = session_of(request), wishes.quiet
    shown = NoticesShown(
        push_key=house.notices.push.public_key,
        mail_offered=house.notices.mailer is not None,
        devices=tuple(
            PushDeviceShown(
                id=device.id,
                name=device.name,
                used_at=device.used_at,
                here=device.session is not None and device.session == session,
            )
            for device in devices
        ),
        quiet=None
        if quiet is None
        else QuietShown(start=quiet.start, end=quiet.end, zone=quiet.zone),
        address=wishes.address,
        confirmed=wishes.confirmed_at is not None,
    )
    return Response(shown, headers=_NOT_KEPT)
