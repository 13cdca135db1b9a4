"""The messages between the arena and a program: one JSON object on a line, in both directions.

The program only learns about its own seat. The ``events``, ``table``, and ``sheet`` it sees have
the shape of the web table's :class:`~hollywood.server.protocol.messages.Update`. Its actions are
those of :class:`~hollywood.server.protocol.messages.Act`. ``docs/bots.md`` describes each message.
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
"""The most bytes in a line from a program, as for a client of the web table."""


class Hello(Shown, frozen=True, kw_only=True, tag="hello"):
    """The first message: answer with :class:`Ready` when you can play. Times are in milliseconds.

    ``names`` are by seat, and ``seat`` is the program's own. ``headline`` describes the game in one
    line. ``seed`` is the only source of randomness a program should use, so that games can be
    repeated.
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
    """A decision: answer with an :class:`Answer` of the same ``number`` within the budget.

    ``events`` are those since the last message. If ``must`` is false, the table is waiting for
    another player, and the program may answer ``null`` to do nothing: not to call May-I. ``sheet``
    is present if it has changed.
    """

    number: int
    must: bool
    events: tuple[TableEvent, ...]
    table: TableShown
    sheet: SheetShown | msgspec.UnsetType = msgspec.UNSET


class RoundOver(Shown, frozen=True, kw_only=True, tag="round_over"):
    """A round is over: its last events and the table with all open information. No answer."""

    events: tuple[TableEvent, ...]
    table: TableShown
    sheet: SheetShown


class GameOver(Shown, frozen=True, kw_only=True, tag="game_over"):
    """The last message: who won, by seat, and why if a player forfeited. No answer."""

    winners: tuple[Seat, ...]
    forfeit: str | None


class FromProgram(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base class of a program's messages."""


class Ready(FromProgram, frozen=True, kw_only=True, tag="ready"):
    """The answer to :class:`Hello`."""


class Answer(FromProgram, frozen=True, kw_only=True, tag="act"):
    """The answer to the :class:`Turn` with this number: an action, or ``null`` for none."""

    number: Annotated[int, msgspec.Meta(ge=0, le=2**53)]
    action: msgspec.Raw
