"""May-I: a discard is held for a while, so everyone has the time to call.

After each discard that a person may call, the offer stays open for the table's hold time: seconds
at a live table, hours at a table with days for a turn. There nobody has to be present, so it waits
for absent people too, and the log keeps who has passed and when the offer ended. It ends early when
everybody who may call has passed or called. It never waits for the player who discarded, even if
the rules let that player call (page 004: "other players"). Calls count in the order in which they
arrive. No bot acts during the hold. After it the bots are asked, all at about the same
moment, and only then may the player in turn draw. That player may take the discard at any time,
since the first claim is theirs. They may also answer a call as soon as it is made; if the rules
rank callers by their place, everybody must have answered first.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from hollywood.cards import Card
from hollywood.contract import ContractTable, Phase, eligible
from hollywood.match.match import Board
from hollywood.play import Seat
from hollywood.server.table.clocks import HOUR, calendar
from hollywood.server.table.entries import OfferKey

if TYPE_CHECKING:
    from hollywood.server.table.state import TableState


@dataclass
class Offer:
    """A discard on offer; times are those of the event loop, in seconds."""

    key: OfferKey
    card: Card
    until: float
    seconds: float
    passed: set[Seat] = field(default_factory=set)
    over: bool = False  # nobody is waited for any more
    settled: bool = False  # and the bots have been asked

    @property
    def state(self) -> tuple[OfferKey, bool, bool]:
        """The part of the offer that decides who may do what."""
        return self.key, self.over, self.settled


@dataclass
class Wishes:
    """A player's standing answer to offers: always a pass, or a call for some cards."""

    auto_pass: bool = False
    want: tuple[Card, ...] = ()


def callers(board: Board, table: ContractTable) -> tuple[Seat, ...]:
    """The match seats that may call now, clockwise from the player in turn."""
    return tuple(board.deal.seats[place] for place in eligible(table))


def current_offer(room: TableState) -> Offer | None:
    """The offer as of this match and time; a new one begins its hold now."""
    found = room.contract_board()
    key = None if found is None or room.table is None else _key(room, found[1])
    if found is None or key is None:
        return None
    offer = room.offer
    if offer is None or offer.key != key:
        if not room.callers():
            return None
        seconds, waited = room.card.hold_ms / 1000, 0.0
        if over_days(room):
            seconds, waited = room.card.call_hours * HOUR, calendar() - room.offered_at
        card = found[1].discards[-1]
        offer = Offer(key=key, card=card, until=room.now() + seconds - waited, seconds=seconds)
    if over_days(room):
        offer.passed |= set(room.seating.window_of(key).passed)
    if not offer.over and wishing(room, offer) is None:
        offer.over = _closed(room, offer) if over_days(room) else window_ends(room, offer)
        bots = any(room.seating.places[seat].machine for seat in room.callers())
        offer.settled = offer.over and not bots
    return offer


def over_days(room: TableState) -> bool:
    """Whether the table is played over days, by people who are seldom present."""
    return room.card.clock == "days"


def window_ends(room: TableState, offer: Offer) -> bool:
    """Whether nobody is waited for any more, or the time is up."""
    return not asked(room, offer) or room.now() >= offer.until


def _closed(room: TableState, offer: Offer) -> bool:
    """Whether the log says that nobody is waited for any more, or nobody ever was."""
    return room.seating.window_of(offer.key).closed or not _may_be_asked(room)


def asked(room: TableState, offer: Offer) -> tuple[Seat, ...]:
    """The people the offer still waits for: who is present, and over days who has not left."""
    return tuple(
        seat
        for seat in unanswered(room, offer)
        if (over_days(room) or not room.dropped(seat))
        and not room.wishes.get(seat, Wishes()).auto_pass
    )


def unanswered(room: TableState, offer: Offer) -> tuple[Seat, ...]:
    """The people who may call and have not passed; who has a standing answer, only they know."""
    return tuple(seat for seat in _may_be_asked(room) if seat not in offer.passed)


def _may_be_asked(room: TableState) -> tuple[Seat, ...]:
    """The people who may call; never who discarded the card, or over days who has left."""
    thrower = _thrower(room)
    places = room.seating.places
    return tuple(
        seat
        for seat in room.callers()
        if places[seat].machine is None
        and places[seat].person is not None
        and seat != thrower
        and not (over_days(room) and places[seat].left)
    )


def _thrower(room: TableState) -> Seat | None:
    """Return the match seat that discarded the card on offer; nobody discarded the first upcard."""
    found = room.contract_board()
    if found is None:
        return None
    board, table = found
    place = table.discarders[-1] if table.discarders else None
    return None if place is None else board.deal.seats[place]


def wishing(room: TableState, offer: Offer) -> Seat | None:
    """The first player who may call and wants the card on offer."""
    for seat in room.callers():
        wishes = room.wishes.get(seat)
        owner = room.seating.places[seat]
        if wishes is not None and offer.card in wishes.want and owner.machine is None:
            return seat
    return None


def _key(room: TableState, table: ContractTable) -> OfferKey | None:
    """What distinguishes one offer from the next; ``None`` while nothing is on offer."""
    if table.phase is not Phase.DRAW or not table.discards:
        return None
    assert room.table is not None
    return room.table.match.round_number, table.turns, len(table.discards), table.granted_now
