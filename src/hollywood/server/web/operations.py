"""Questions of the operators: is the house alive, and how is it doing?"""

from __future__ import annotations

import asyncio
from ipaddress import ip_address
from time import monotonic
from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.openapi import ResponseSpec

from hollywood.errors import HollywoodError
from hollywood.server.web.house import AtHouse, House

# Seconds for which an answer about the database is valid. Each one costs a write of 57 kB.
_WELL_FOR = 5.0
_ILL_FOR = 1.0
_PATIENCE = 2.0  # seconds the database may take
_WORST_LAG = 2.0  # seconds

AnyRequest = Request[Any, Any, Any]


class Health(msgspec.Struct, frozen=True, kw_only=True):
    """Whether the house can do its work."""

    healthy: bool
    database_writable: bool
    event_loop_lag_ms: float
    draining: bool = False


_ILL = {
    503: ResponseSpec(Health, description="The house cannot do its work", generate_examples=False)
}


class Pulse:
    """Finds out whether the database can be written, no more often than needed."""

    def __init__(self) -> None:
        self._until = float("-inf")
        self._writable = False
        self._asking = asyncio.Lock()

    async def writable(self, house: House) -> bool:
        """Say whether the database accepts writes, as of a few seconds ago."""
        if house.node is not None:
            return house.node.holds  # it writes all the time
        async with self._asking:
            if monotonic() >= self._until:
                self._writable = await _written(house)
                self._until = monotonic() + (_WELL_FOR if self._writable else _ILL_FOR)
            return self._writable


async def _written(house: House) -> bool:
    """Let the store write something."""
    try:
        await asyncio.wait_for(house.store.check(), _PATIENCE)
    except (HollywoodError, TimeoutError):
        return False
    return True


@get("/healthz", operation_id="health", tags=["operation"], responses=_ILL)
async def health(request: AnyRequest, house: AtHouse) -> Response[Health]:
    """Return 200 if the database can be written and the event loop keeps up, otherwise 503."""
    pulse: Pulse = request.app.state["pulse"]
    writable = await pulse.writable(house)
    lag = house.metrics.lag
    draining = house.node is not None and house.node.draining
    well = writable and lag < _WORST_LAG and not draining
    return Response(
        Health(
            healthy=well,
            database_writable=writable,
            event_loop_lag_ms=round(lag * 1000, 2),
            draining=draining,
        ),
        status_code=200 if well else 503,
        headers={"cache-control": "no-store"},
    )


@get("/metrics", include_in_schema=False)
async def metrics(request: AnyRequest, house: AtHouse) -> Response[bytes]:
    """Return the metrics, to operators: by default only on this machine."""
    if not (house.settings.metrics_for_all or _from_here(request)):
        raise NotFoundException
    figures = {
        **house.rooms.figures(),
        **(request.app.state["passing"].figures() if house.node is not None else {}),
        **await house.reviews.figures(),
        **await _stored(house),
    }
    return Response(
        house.metrics.page(figures, house.rooms.counted, house.rooms.durations),
        media_type=house.metrics.content_type,
        headers={"cache-control": "no-store"},
    )


async def _stored(house: House) -> dict[str, float]:
    counts = await house.store.counts()
    return {
        f"stored_{name}": float(count)
        for name, count in counts.items()
        if isinstance(count, int | float)  # the kind of database is a text
    }


def _from_here(request: AnyRequest) -> bool:
    """Say whether a request was made on this machine, and not through a proxy on it."""
    passed_on = any(
        name in request.headers for name in ("forwarded", "x-forwarded-for", "x-real-ip", "via")
    )
    client = request.scope.get("client")
    if passed_on or not client:
        return False
    try:
        return ip_address(client[0]).is_loopback
    except ValueError:
        return False
