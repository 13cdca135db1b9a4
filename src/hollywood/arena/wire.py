"""What the arena and a program say to each other: one JSON object on a line, in both directions.

The program is told of its own seat and of nothing else. What it sees of a table, ``events``,
``table`` and ``sheet``, has the shape of the :class:`~hollywood.server.protocol.messages.Update` of
the web table, and its actions are those of :class:`~hollywood.server.protocol.messages.Act`.
``docs/bots.md`` tells each message.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from hollywood.match.table import TableEvent
from hollywood.play import Seat
from hollywood.server.protocol.shown import SheetShown, Shown, TableShown

PROTOCOL = 1
"""The version of these messages."""

LONGEST_ANSWER = 8192
"""The most bytes of a line from a program, as from a client of the web table."""


class Hello(Shown, frozen=True, kw_only=True, tag="hello"):
    """The first message: answer with :class:`Ready` when you can play. Times are milliseconds.

    ``names`` are by seat, and ``seat`` is the program's; ``headline`` tells the game in one line.
    ``seed`` is all the chance that a program should use, so that games can be repeated.
    """

    protocol: int
    rules: dict[str, Any]
    headline: str
    unit: Literal["rounds", "games", "matches"]
    names: tuple[str, ...]
    seat: Seat
    budget_ms: int
    grace_ms: int
    seed: int


class Turn(Shown, frozen=True, kw_only=True, tag="turn"):
    """A decision: answer with :class:`Answer` of the same ``number`` within the budget.

    ``events`` are those since the last message. With ``must`` false the table waits for somebody
    else, and to do nothing (an action of ``null``) is an answer too: not to call May-I. ``sheet``
    comes when it has changed.
    """

    number: int
    must: bool
    events: tuple[TableEvent, ...]
    table: TableShown
    sheet: SheetShown | msgspec.UnsetType = msgspec.UNSET


class RoundOver(Shown, frozen=True, kw_only=True, tag="round_over"):
    """A round is over: its last events, and the table with all that lies open. No answer."""

    events: tuple[TableEvent, ...]
    table: TableShown
    sheet: SheetShown


class GameOver(Shown, frozen=True, kw_only=True, tag="game_over"):
    """The last message: who won, by seat, and why if a player lost by forfeit. No answer."""

    winners: tuple[Seat, ...]
    forfeit: str | None


class FromProgram(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base of what a program says."""


class Ready(FromProgram, frozen=True, kw_only=True, tag="ready"):
    """The answer to :class:`Hello`."""


class Answer(FromProgram, frozen=True, kw_only=True, tag="act"):
    """The answer to the :class:`Turn` of this number: an action, or ``null`` for none."""

    number: Annotated[int, msgspec.Meta(ge=0, le=2**53)]
    action: msgspec.Raw
