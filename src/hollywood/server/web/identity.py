"""The sender of a request: the session cookie, and the address it was sent from.

Over https the cookie is ``__Host-hollywood``, which a browser accepts only from this very host.
Then no other cookie is read; otherwise a page on a neighboring host could plant one.
"""

from __future__ import annotations

import time
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from hollywood.server.people.accounts import Here
from hollywood.server.people.browsers import browser_named
from hollywood.server.people.programs import hash_of_token
from hollywood.server.people.refusals import Refusal
from hollywood.server.people.sessions import SEAT_LASTS, YEAR
from hollywood.server.store.protocol import Store
from hollywood.server.store.rows import PersonRow, ProgramRow
from hollywood.server.web.house import House, house_of
from hollywood.server.web.limits import counted_as
from hollywood.server.web.proxies import forwarded_elements, is_proxy, sender
from hollywood.server.web.settings import Settings
from hollywood.server.workers.fairness import Owner

SECURE_COOKIE = "__Host-hollywood"
PLAIN_COOKIE = "hollywood"
_DEVICE = "-device"
_SEAT = "-seat-"
_LONGEST_ID = 40
MOST_SEATS = 8
"""Seats of other devices that a list shows to one browser."""

Connection = ASGIConnection[Any, Any, Any, Any]


async def person_of(connection: Connection, store: Store) -> PersonRow | None:
    """Return the person whose browser a request or a socket comes from; ``None`` if unknown."""
    session = None if token_of(connection) is not None else session_of(connection)
    return None if session is None else await store.person_of_session(session, time.time())


def token_of(connection: Connection) -> str | None:
    """Return the token that a program shows, valid or not."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


async def program_of(connection: Connection, house: House) -> ProgramRow | None:
    """Return the program that a connection comes from; Refusal if its token is not valid."""
    token = token_of(connection)
    return None if token is None else await house.programs.with_token(token)


def session_of(connection: Connection) -> str | None:
    """Return the hash of the session a connection names, whether or not it has expired.

    A program's token is its session; its cookies do not matter.
    """
    token = token_of(connection)
    if token is not None:
        return hash_of_token(token)
    return house_of(connection).sessions.hash_of(_cookie(connection))


def somebody(person: PersonRow | None) -> PersonRow:
    """Return the person, or refuse people without a name."""
    if person is None:
        raise Refusal(
            "no_person", "you have no name here yet: choose a name, or sign in", status=401
        )
    return person


def session_cookie(connection: Connection, value: str) -> Cookie:
    """Return the cookie of a session that has begun."""
    return _written(connection, value, YEAR)


def no_cookie(connection: Connection) -> Cookie:
    """Return the cookie that removes the session's cookie."""
    return _written(connection, "", 0)


def device_of(connection: Connection) -> str | None:
    """Return the cookie that an earlier sign-in left on this device."""
    return connection.cookies.get(_name(connection) + _DEVICE)


def device_cookie(connection: Connection, value: str) -> Cookie:
    """Return the cookie that identifies this device at the next sign-in."""
    return _written(connection, value, YEAR, what=_DEVICE)


def no_device_cookie(connection: Connection) -> Cookie:
    """Return the cookie that removes the device's cookie."""
    return _written(connection, "", 0, what=_DEVICE)


def here_of(connection: Connection) -> Here:
    """Return the browser that a connection comes from."""
    agent = connection.headers.get("user-agent", "")
    return Here(session_of(connection), device_of(connection), browser_named(agent))


def seat_session_of(connection: Connection, table_id: str) -> str | None:
    """Return the hash of the session that plays a seat at this table, as a connection names it."""
    if not _is_id(table_id):
        return None
    cookie = connection.cookies.get(_name(connection) + _SEAT + table_id)
    return house_of(connection).sessions.hash_of(cookie)


def seat_sessions_of(connection: Connection) -> list[tuple[str, str]]:
    """Return the tables where a browser may play a seat of another device, each with its session.

    At most ``MOST_SEATS``, and none of a forged cookie.
    """
    begins = _name(connection) + _SEAT
    tables = [name.removeprefix(begins) for name in connection.cookies if name.startswith(begins)]
    found = ((table, seat_session_of(connection, table)) for table in tables[:MOST_SEATS])
    return [(table, session) for table, session in found if session is not None]


def seat_cookie(connection: Connection, table_id: str, value: str) -> Cookie:
    """Return the cookie of a session that plays a seat at this table."""
    return _written(connection, value, SEAT_LASTS, what=_SEAT + table_id)


def is_secure(connection: Connection) -> bool:
    """Say whether the browser uses https with us, or with the proxy in front of us."""
    settings = house_of(connection).settings
    if settings.secure_cookies:
        return True
    scheme: str = connection.scope["scheme"]
    if _by_proxy(connection, settings):
        said = ",".join(connection.headers.getall("x-forwarded-proto", [])).rpartition(",")[2]
        elements = forwarded_elements(connection.headers.getall("forwarded", []))
        by_rfc = elements[-1].get("proto", "") if elements else ""
        scheme = said.strip() or by_rfc.lower() or scheme
    return scheme in {"https", "wss"}


def address_of(connection: Connection) -> str:
    """Return the address a request came from, as the limits count it."""
    return counted_as(raw_address(connection, house_of(connection).settings))


def owner_of(connection: Connection, person: PersonRow | None) -> Owner:
    """Return the owner of the work that a connection asks for."""
    return Owner(address_of(connection), None if person is None else person.id)


def raw_address(connection: Connection, settings: Settings) -> str:
    """Return the address a request came from; behind a trusted proxy, the one the proxy saw."""
    peer = _peer(connection)
    if _by_proxy(connection, settings):
        said = (connection.headers.getall(name, []) for name in ("x-forwarded-for", "forwarded"))
        x_forwarded_for, forwarded = said
        return sender(peer, x_forwarded_for, settings.proxies, forwarded)
    return peer


def _is_id(table_id: str) -> bool:
    """Say whether this may be the id of a table, and so part of a cookie's name."""
    return table_id.isascii() and table_id.isalnum() and len(table_id) <= _LONGEST_ID


def _peer(connection: Connection) -> str:
    client = connection.scope.get("client")
    return client[0] if client else ""


def _by_proxy(connection: Connection, settings: Settings) -> bool:
    return settings.trust_proxy or is_proxy(_peer(connection), settings.proxies)


def _cookie(connection: Connection) -> str | None:
    return connection.cookies.get(_name(connection))


def _name(connection: Connection) -> str:
    return SECURE_COOKIE if is_secure(connection) else PLAIN_COOKIE


def _written(connection: Connection, value: str, seconds: int, *, what: str = "") -> Cookie:
    return Cookie(
        key=_name(connection) + what,
        value=value,
        path="/",
        max_age=seconds,
        httponly=True,
        samesite="lax",
        secure=is_secure(connection),
    )
