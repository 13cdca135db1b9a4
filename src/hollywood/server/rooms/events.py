"""The stream of events of one person: challenges, and the tables where they play.

The stream begins with everything that is so now, and goes on with what changes. So a program that
was gone misses nothing: it is told again where it plays.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

from hollywood.server.protocol.forms import TableListed
from hollywood.server.protocol.live_forms import (
    Challenged,
    ChallengeOver,
    ChallengeShown,
    Ended,
    LiveEvent,
    TableBegun,
    TableOver,
)
from hollywood.server.rooms.challenges import challenges_to
from hollywood.server.rooms.listening import Listener

if TYPE_CHECKING:
    from hollywood.server.rooms.rooms import Rooms

LIVES_EVERY = 5.0
"""Seconds after which an empty line says that the stream lives."""
_LOOKS_EVERY = 4  # lives; what happened at another node may not have been told
MOST_TABLES = 50


async def events(rooms: Rooms, listener: Listener) -> AsyncIterator[LiveEvent | None]:
    """Yield what happens to a person; ``None`` now and then, if nothing does.

    StoreUnavailable if nothing can be read.
    """
    tables: dict[str, TableListed] = {}
    challenges: dict[str, ChallengeShown] = {}
    waited = _LOOKS_EVERY
    while listener.closing is None:
        if waited >= _LOOKS_EVERY:
            waited = 0
            now_challenged = {c.id: c for c in await challenges_to(rooms, listener.person)}
            now_at = {t.card.id: t for t in await _tables(rooms, listener.person)}
            for event in _changes(challenges, now_challenged, tables, now_at):
                yield event
            challenges, tables = now_challenged, now_at
        if await listener.news(LIVES_EVERY):
            waited = _LOOKS_EVERY
        else:
            waited += 1
            yield None
    why = listener.closing
    yield Ended(code=why.code, words=why.words, retry_ms=why.retry_ms)


def _changes(
    challenges: dict[str, ChallengeShown],
    now_challenged: dict[str, ChallengeShown],
    tables: dict[str, TableListed],
    now_at: dict[str, TableListed],
) -> list[LiveEvent]:
    found: list[LiveEvent] = []
    found += [ChallengeOver(id=name) for name in challenges if name not in now_challenged]
    found += [
        Challenged(challenge=each)
        for name, each in now_challenged.items()
        if name not in challenges
    ]
    found += [TableOver(id=name) for name in tables if name not in now_at]
    found += [TableBegun(table=each) for name, each in now_at.items() if name not in tables]
    return found


async def _tables(rooms: Rooms, person: str) -> tuple[TableListed, ...]:
    own = await rooms.store.tables_of(person, over=False, limit=MOST_TABLES)
    return await rooms.listed(own, person)
