"""What a table writes into its log: who sits where, the sealed decks, and the match itself.

The entries of the match are those of :mod:`hollywood.match.log`; these are the others. They name
people only by their opaque ids.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from hollywood.match.log import Acted, Opened, RoundDealt, Undone, VoidDeal
from hollywood.play import DrawStock, Seat, TakeDiscard
from hollywood.play.text import from_json
from hollywood.server.table.wishes import Wishes


class Sat(msgspec.Struct, frozen=True, kw_only=True, tag="sat"):
    """A person sat down."""

    seat: Seat
    person: str


class Kept(msgspec.Struct, frozen=True, kw_only=True, tag="kept"):
    """An empty seat is reserved for a person, who must sit down there."""

    seat: Seat
    person: str


class Rose(msgspec.Struct, frozen=True, kw_only=True, tag="rose"):
    """A seat became empty again before the match began."""

    seat: Seat


class BotSat(msgspec.Struct, frozen=True, kw_only=True, tag="bot_sat"):
    """A bot of the kind ``bot`` sat down as ``name``."""

    seat: Seat
    bot: str
    name: str


class Left(msgspec.Struct, frozen=True, kw_only=True, tag="left"):
    """A person left a match that goes on."""

    seat: Seat


class StoodIn(msgspec.Struct, frozen=True, kw_only=True, tag="stood_in"):
    """A bot plays for the person of this seat: until they come back, or only ``for_turn``."""

    seat: Seat
    bot: str
    for_turn: bool = False


class CameBack(msgspec.Struct, frozen=True, kw_only=True, tag="came_back"):
    """The person of this seat is back and plays again."""

    seat: Seat


class Wished(msgspec.Struct, frozen=True, kw_only=True, tag="wished"):
    """The person of this seat said how offers are to be answered; earlier wishes are void."""

    seat: Seat
    wishes: Wishes


class NeedsTime(msgspec.Struct, frozen=True, kw_only=True, tag="needs_time"):
    """The person of this seat needs ``seconds`` more than the others to answer an offer."""

    seat: Seat
    seconds: int


class HoldSet(msgspec.Struct, frozen=True, kw_only=True, tag="hold_set"):
    """The players changed how long a discard is held, in milliseconds."""

    hold_ms: int


class ChatSet(msgspec.Struct, frozen=True, kw_only=True, tag="chat_set"):
    """The host closed the chat, or opened it again."""

    open: bool


class DoorsSet(msgspec.Struct, frozen=True, kw_only=True, tag="doors_set"):
    """The host closed the table to spectators, or opened it to them."""

    open: bool


class SentOff(msgspec.Struct, frozen=True, kw_only=True, tag="sent_off"):
    """The host sent a spectator away, who cannot come back."""

    person: str


class Sealed(msgspec.Struct, frozen=True, kw_only=True, tag="sealed"):
    """The secrets of the next deal, by board, in hexadecimal: drawn once and never changed."""

    round_number: int
    secrets: tuple[str, ...]


class Committed(msgspec.Struct, frozen=True, kw_only=True, tag="committed"):
    """The person of this seat sealed what they add to the next shuffle; kept with days for a turn.

    ``seal`` is hexadecimal. A new one replaces the one before, until the set is closed.
    """

    seat: Seat
    seal: str


class Closed(msgspec.Struct, frozen=True, kw_only=True, tag="closed"):
    """The set of seals for the next deal, by seat, at ``at`` seconds since 1970; it stays as it is.

    A seal is empty if that seat adds nothing.
    """

    sealed: tuple[str, ...]
    at: float


class Revealed(msgspec.Struct, frozen=True, kw_only=True, tag="revealed"):
    """The person of this seat revealed what they had sealed; kept with days for a turn."""

    seat: Seat
    contribution: str


class Voided(msgspec.Struct, frozen=True, kw_only=True, tag="void"):
    """The next deal was not made: somebody did not reveal. Other secrets are sealed for it."""

    deal: VoidDeal
    at: float


Mixed: TypeAlias = Committed | Closed | Revealed | Voided
"""What happens to the next shuffle."""

OfferKey: TypeAlias = tuple[int, int, int, int]
"""What distinguishes a discard on offer from every other one of the match."""


class Passed(msgspec.Struct, frozen=True, kw_only=True, tag="passed"):
    """The person of this seat passed on the discard on offer; kept where calls may take hours."""

    seat: Seat
    offer: OfferKey


class CallsClosed(msgspec.Struct, frozen=True, kw_only=True, tag="calls_closed"):
    """Nobody is waited for any more to call for the discard on offer; kept as passes are."""

    offer: OfferKey


class Nudged(msgspec.Struct, frozen=True, kw_only=True, tag="nudged"):
    """``by`` reminded the person of this seat that the table waits, ``at`` seconds since 1970."""

    seat: Seat
    by: Seat
    at: float


class Claimed(msgspec.Struct, frozen=True, kw_only=True, tag="claimed"):
    """``seat`` claimed the match from the absent ``claimed_from``; it is over.

    A ``void`` match has no winner and counts for nothing.
    """

    seat: Seat
    claimed_from: Seat
    void: bool = False

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The winners."""
        return () if self.void else (self.seat,)


class Resigned(msgspec.Struct, frozen=True, kw_only=True, tag="resigned"):
    """``seat`` resigned the match to ``winners``; it is over.

    If there are no winners, the match was too short and is void.
    """

    seat: Seat
    winners: tuple[Seat, ...]

    @property
    def void(self) -> bool:
        """Whether the match does not count."""
        return not self.winners


class Agreed(msgspec.Struct, frozen=True, kw_only=True, tag="agreed"):
    """``seats`` agreed to end the match without a result; the first one offered it."""

    seats: tuple[Seat, ...]

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Nobody has won."""
        return ()

    @property
    def void(self) -> bool:
        """The match does not count."""
        return True


class NextTable(msgspec.Struct, frozen=True, kw_only=True, tag="next_table"):
    """The players moved on to another match at another table."""

    table: str


EarlyEnd: TypeAlias = Claimed | Resigned | Agreed
"""The end of a match that was not played out."""
RoomEntry: TypeAlias = (
    Sat
    | Kept
    | Rose
    | BotSat
    | Left
    | StoodIn
    | CameBack
    | Sealed
    | EarlyEnd
    | NextTable
    | Passed
    | CallsClosed
    | Nudged
    | Wished
    | NeedsTime
    | HoldSet
    | ChatSet
    | DoorsSet
    | SentOff
    | Mixed
)
MatchEntry: TypeAlias = Opened | RoundDealt | Acted | Undone

MATCH_KINDS = frozenset({"match", "deal", "act", "undo"})
"""The kinds of the entries that make up the record of a match."""


_ANSWERS = frozenset({"call", "withdraw", "deny"})
_WITHIN_A_TURN = _ANSWERS | {"allow", "draw", "take", "lay_down", "lay_off", "displace"}


def action_kind(entry: RoomEntry | MatchEntry) -> str | None:
    """Return the ``type`` of the action that an entry holds; ``None`` if it holds none."""
    return str(type(entry.action).__struct_config__.tag) if isinstance(entry, Acted) else None


def opens_an_offer(kind: str, action: str | None) -> bool:
    """Whether an entry of this kind, with this kind of action, may put a discard on offer."""
    return kind in MATCH_KINDS and action not in _ANSWERS


def starts_a_clock(kind: str, action: str | None) -> bool:
    """Whether the time for a decision begins with such an entry; a turn has one time for all."""
    begins = kind in MATCH_KINDS - {"undo"} and action not in _WITHIN_A_TURN
    return begins or kind == "calls_closed"


def turn_of(entry: RoomEntry | MatchEntry) -> Seat | None:
    """Return the seat whose turn at the cards an entry begins: who draws, or takes the discard."""
    drawn = isinstance(entry, Acted) and isinstance(entry.action, DrawStock | TakeDiscard)
    return entry.seat if isinstance(entry, Acted) and drawn else None


def kind_of(entry: RoomEntry | MatchEntry) -> str:
    """Return the ``type`` under which an entry is written."""
    return str(type(entry).__struct_config__.tag)


def read_room_entry(body: bytes) -> RoomEntry:
    """Read an entry of the room; HollywoodError if it is not one."""
    entry: Any = from_json(body, RoomEntry)
    assert isinstance(entry, RoomEntry)
    return entry
