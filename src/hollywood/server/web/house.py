"""The house: everything a request may need, opened once and closed once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.params import SkipValidation

from hollywood.server.nodes.node import Node
from hollywood.server.notices.sending import Notices
from hollywood.server.people.accounts import Accounts
from hollywood.server.people.devices import Devices
from hollywood.server.people.passkeys import Passkeys
from hollywood.server.people.passwords import Passwords
from hollywood.server.people.programs import Programs
from hollywood.server.people.seats import Seats
from hollywood.server.people.sessions import Sessions
from hollywood.server.people.shared_books import SharedBooks
from hollywood.server.review.queue import Reviews
from hollywood.server.rooms.rooms import Rooms
from hollywood.server.store.protocol import Store
from hollywood.server.store.rows import PersonRow
from hollywood.server.web.limits import Limits
from hollywood.server.web.metrics import Metrics
from hollywood.server.web.settings import Settings
from hollywood.server.web.tries import Tries


@dataclass(frozen=True, kw_only=True)
class House:
    """Everything a request may need."""

    settings: Settings
    node: Node | None
    store: Store
    rooms: Rooms
    reviews: Reviews
    notices: Notices
    sessions: Sessions
    passwords: Passwords
    passkeys: Passkeys
    programs: Programs
    accounts: Accounts
    devices: Devices
    seats: Seats
    books: SharedBooks
    limits: Limits
    tries: Tries
    metrics: Metrics


AtHouse = NamedDependency[SkipValidation[House]]
"""The house, as a handler asks for it."""

Asker = NamedDependency[SkipValidation[PersonRow | None]]
"""The person a request comes from, as a handler asks for it; ``None`` if unknown."""

Reader = NamedDependency[str]
"""The language of the answer: the first of ``Accept-Language`` that is offered."""


def house_of(connection: ASGIConnection[Any, Any, Any, Any]) -> House:
    """Return the house that a request or a socket has come to."""
    house = connection.app.state["house"]
    assert isinstance(house, House)  # put there when the application was opened
    return house
