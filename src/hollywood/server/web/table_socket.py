"""The door of a table's WebSocket: who comes, from where, and whether there is room.

A browser sends our cookie whatever page opens the socket, so the origin of the page is checked
before the socket is accepted.
"""

from __future__ import annotations

import secrets
import time
from contextlib import suppress
from typing import Any

from litestar import WebSocket, websocket
from litestar.params import FromPath
from uvicorn.protocols.utils import ClientDisconnected

from hollywood.errors import HollywoodError
from hollywood.play.text import to_json
from hollywood.server.people.programs import must_have
from hollywood.server.people.refusals import Refusal
from hollywood.server.people.seats import MOVED
from hollywood.server.protocol.messages import Closing
from hollywood.server.socket import serve_socket
from hollywood.server.store.rows import PersonRow
from hollywood.server.table.viewers import Viewer
from hollywood.server.web.house import House, house_of
from hollywood.server.web.identity import (
    Connection,
    address_of,
    device_of,
    person_of,
    program_of,
    seat_session_of,
    session_of,
)
from hollywood.server.web.logs import defect
from hollywood.server.web.security import origin_allowed

AnySocket = WebSocket[Any, Any, Any]

_POLICY = 1008
_DEFECT = 1011


@websocket("/ws/table/{table_id:str}")
async def table_socket(socket: AnySocket, table_id: FromPath[str]) -> None:
    """Serve the socket of a table.

    An error is reported without its text, which Litestar would send along with the close.
    """
    house = house_of(socket)
    origins = house.settings.origins
    if not origin_allowed(socket.headers, socket.headers.get("host", ""), origins):
        house.metrics.refused("origin")
        await socket.close(code=_POLICY)  # before it is accepted: the browser gets a 403
        return
    try:
        await _let_in(house, socket, table_id)
    except ClientDisconnected:
        return  # the visitor has gone before we were ready
    except Refusal as refusal:
        house.metrics.refused(refusal.code)
        await sent_away(socket, refusal.code, str(refusal), refusal.retry_after)
    except HollywoodError:
        house.metrics.refused("unavailable")
        words = "The server cannot save anything right now; your table continues in a moment."
        await sent_away(socket, "unavailable", words, 2)
    except Exception as error:  # noqa: BLE001  (a defect of ours: noted, and told without its text)
        house.metrics.refused("defect")
        defect(secrets.token_hex(4), error)
        await socket.close(code=_DEFECT)


async def _let_in(house: House, socket: AnySocket, table_id: str) -> None:
    viewer = await viewer_at(house, socket, table_id)
    with house.limits.socket(viewer.owner.address, viewer.person):
        await socket.accept()
        await serve_socket(socket, house.rooms, table_id, viewer, house.limits.messages.take)


async def viewer_at(house: House, connection: Connection, table_id: str) -> Viewer:
    """Return the viewer who comes to a table; Refusal if they may not."""
    program = await program_of(connection, house)
    address = address_of(connection)
    if program is not None:
        must_have(program, "read")
        return Viewer(
            program.person.id,
            session_of(connection),
            address=address,
            master=program.owner,
            scopes=program.scopes,
        )
    person, session = await _who(house, connection, table_id)
    return Viewer(
        None if person is None else person.id,
        session,
        address=address,
        device=house.devices.name_of(device_of(connection)),
        guest=person is not None and person.login is None,
    )


async def _who(
    house: House, socket: Connection, table_id: str
) -> tuple[PersonRow | None, str | None]:
    """Return the person who plays or watches, and their session.

    A session for a seat at this table comes first. Its person's own devices are sent away until
    they take the seat back.
    """
    if "\0" in table_id:
        raise Refusal("no_table", "There is no such table; choose one in the lobby.")
    now, seat = time.time(), seat_session_of(socket, table_id)
    if seat is not None:
        player = await house.store.person_of_seat_session(seat, table_id, now)
        if player is not None:
            return player, seat
    person = await person_of(socket, house.store)
    if person is None:
        return None, None
    if await house.store.is_played_elsewhere(person.id, table_id, now):
        raise Refusal(MOVED.code, MOVED.words)
    return person, session_of(socket)


async def sent_away(socket: AnySocket, code: str, words: str, seconds: int | None) -> None:
    """Give the reason over the socket itself: a page learns nothing about a failed handshake."""
    retry_ms = None if seconds is None else seconds * 1000
    closing = to_json(Closing(code=code, words=words, retry_ms=retry_ms)).decode()
    with suppress(ClientDisconnected):
        if socket.connection_state == "init":
            await socket.accept()
        await socket.send_text(closing)
        await socket.close()
