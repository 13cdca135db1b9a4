"""The small parts of a contract table: the phase of the turn, melds, calls."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from hollywood.melds.wild import WildMeld
from hollywood.play import Seat


class Phase(StrEnum):
    """What the player in turn does next."""

    DRAW = "draw"  # the top discard is offered to all; the player in turn answers calls and draws
    PLAY = "play"  # the player in turn lays down, lays off, and discards
    OVER = "over"


class TableMeld(Struct, frozen=True):
    """A meld on the table, and who laid it down."""

    owner: Seat
    meld: WildMeld


class Call(Struct, frozen=True):
    """A standing May-I: its caller, and its moment."""

    seat: Seat
    moment: int
