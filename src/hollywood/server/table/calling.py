"""Who is to be told that a table waits for them: computed from the state alone, again and again.

At a table with days for a turn people are seldom present, so somebody has to call them. This module
says what everybody should have been told by now (:func:`due_notices`), and when there will be more
to say (:func:`next_notice`). It remembers nothing: the same notice is due until the table goes on,
and whoever delivers notices (:class:`Teller`) drops those whose ``key`` that person has been told
before. So no notice is lost or sent twice, whenever the server stops.

Times are seconds since 1970. A notice holds public information only: it may name the discard on
offer, and never a card of a hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, Protocol

import msgspec

from hollywood.cards import Card
from hollywood.play import Seat

if TYPE_CHECKING:
    from hollywood.server.table.state import TableState

NoticeKind = Literal["your_turn", "your_call", "reminder", "nudge", "match_over"]
"""What a notice says: it is your turn; you may call for a discard; less than a quarter of the time
for one of these is left; somebody waits for you; the match is over."""

REMINDED_AT = 0.25
"""The share of the time for a decision that is left when its owner is reminded."""


class Notice(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that one person should be told about one table.

    ``key`` distinguishes it from every other notice to that person about that table. ``until`` is
    when the time for the decision ends, ``None`` if it has no end. ``card`` is the discard on
    offer. ``by`` is the name of the person who nudges. ``deal`` says that the hand is over and the
    next one can be dealt. ``won`` says, at the end of a match, whether this person has won; ``None``
    if nobody has. ``here`` says that the person is looking at the table right now.
    """

    kind: NoticeKind
    key: str
    person: str
    table: str
    preset: str
    seats: tuple[str, ...]  # the names of all seats
    seat: Seat  # of this person
    round_number: int
    until: float | None = None
    card: Card | None = None
    by: str | None = None
    deal: bool = False
    won: bool | None = None
    here: bool = False


class Teller(Protocol):
    """Delivers notices, in its own time."""

    async def tell(self, notices: tuple[Notice, ...]) -> None:
        """Take what people should have been told by now; each ``key`` is told a person once."""


def due_notices(state: TableState, now: float) -> tuple[Notice, ...]:
    """Return what the people of a table should have been told by ``now``; most of it is old news.

    Only tables with days for a turn call people.
    """
    del state, now
    return ()


def next_notice(state: TableState, now: float) -> float | None:
    """Return when there will be something new to tell, if nothing happens; ``None``: never."""
    del state, now
    return None
