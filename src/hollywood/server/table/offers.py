"""May-I at a live table: a discard is held for a while, so everyone has the time to call.

After each discard that a person may call, the offer stays open for the table's hold time. It ends
early when everybody who may call has passed or called. It never waits for the player who discarded,
even if the rules let that player call (page 004: "other players"). Calls count in the order in
which they arrive. No bot acts during the hold. After it the bots are asked, all at about the same
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

if TYPE_CHECKING:
    from hollywood.server.table.state import TableState

OfferKey = tuple[int, int, int, int]


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
        seconds = room.card.hold_ms / 1000
        card = found[1].discards[-1]
        offer = Offer(key=key, card=card, until=room.now() + seconds, seconds=seconds)
    if not offer.over and wishing(room, offer) is None:
        offer.over = not asked(room, offer) or room.now() >= offer.until
        bots = any(room.seating.places[seat].machine for seat in room.callers())
        offer.settled = offer.over and not bots
    return offer


def asked(room: TableState, offer: Offer) -> tuple[Seat, ...]:
    """The people the offer still waits for; never the player who discarded the card."""
    thrower = _thrower(room)
    return tuple(
        seat
        for seat in room.callers()
        if room.seating.places[seat].machine is None
        and seat != thrower
        and seat not in offer.passed
        and not room.dropped(seat)
        and not room.wishes.get(seat, Wishes()).auto_pass
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
