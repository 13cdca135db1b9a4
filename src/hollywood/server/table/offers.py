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

A player's wishes may answer instead (:mod:`hollywood.server.table.wishes`). What they answer is
decided from the view of that player alone. The others must not see from the time it takes whether a
card would have helped, so a wish that looks at the card passes after a short pause drawn by chance.
With days for a turn the others see only who has passed in person, so there is no pause.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

from hollywood.cards import Card
from hollywood.contract import (
    AllowMayI,
    ContractTable,
    ContractView,
    DenyMayI,
    Phase,
    eligible,
)
from hollywood.contract.events import MayICalled, MayIWithdrawn
from hollywood.contract.standing import helps_by_call
from hollywood.match.match import Board
from hollywood.play import Action, DrawStock, Seat
from hollywood.server.table.clocks import HOUR, calendar
from hollywood.server.table.entries import OfferKey

if TYPE_CHECKING:
    from hollywood.server.table.state import TableState

PAUSE_MS = 700, 1900
"""Between so many milliseconds after the discard, a wish lets it pass."""
MOST_LONGER = 300.0
"""How many seconds more than the others a person gets in all of a rated match; nobody may use the
time to tire the others out."""


@dataclass
class Offer:
    """A discard on offer; times are those of the event loop, in seconds."""

    key: OfferKey
    card: Card
    until: float
    seconds: float
    longer: float  # from this moment on it is only for those who need more time
    passed: set[Seat] = field(default_factory=set)
    late: set[Seat] = field(default_factory=set)  # waited for after the usual time
    called: set[Seat] = field(default_factory=set)  # by a wish: it calls once for a discard
    pauses: dict[Seat, float] = field(default_factory=dict)  # until a wish lets it pass
    helps: dict[Seat, bool | None] = field(default_factory=dict)  # as far as computed
    over: bool = False  # nobody is waited for any more
    settled: bool = False  # and the bots have been asked

    @property
    def state(self) -> tuple[OfferKey, int, bool, bool]:
        """The part of the offer that decides who may do what."""
        return self.key, len(self.passed), self.over, self.settled


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
    if offer is not None and offer.key != key and not offer.over:
        _count_longer(room, offer)
    if offer is None or offer.key != key:
        if not room.callers():
            return None
        offer = _new_offer(room, key, found[1].discards[-1])
    if offer.over:
        return offer
    if over_days(room):
        offer.passed |= set(room.seating.window_of(key).passed)
    else:
        _pass_as_wished(room, offer)
        if room.now() >= offer.longer:
            offer.late |= set(asked(room, offer))
    if wishing(room, offer) is None:
        offer.over = _closed(room, offer) if over_days(room) else window_ends(room, offer)
        if offer.over:
            _count_longer(room, offer)
        bots = any(room.seating.places[seat].machine for seat in room.callers())
        offer.settled = offer.over and not bots
    return offer


def _new_offer(room: TableState, key: OfferKey, card: Card) -> Offer:
    now = room.now()
    if over_days(room):
        seconds, waited = room.card.call_hours * HOUR, calendar() - room.offered_at
        until = now + seconds - waited
        return Offer(key=key, card=card, until=until, seconds=seconds, longer=until)
    usual = room.hold_ms / 1000
    seconds = usual + max(longer_of(room, seat) for seat in room.callers())
    return Offer(
        key=key,
        card=card,
        until=now + seconds,
        seconds=seconds,
        longer=now + usual,
        pauses={seat: now + _pause() for seat in room.callers()},
    )


def over_days(room: TableState) -> bool:
    """Whether the table is played over days, by people who are seldom present."""
    return room.card.clock == "days"


def window_ends(room: TableState, offer: Offer) -> bool:
    """Whether nobody is waited for any more, or the time is up."""
    return not asked(room, offer) or room.now() >= offer.until


def _closed(room: TableState, offer: Offer) -> bool:
    """Whether the log says that nobody is waited for any more, or nobody ever was."""
    return room.seating.window_of(offer.key).closed or not _may_be_asked(room)


def held_back(room: TableState, action: Action) -> str | None:
    """Say why an action must wait while a discard is held for a call; ``None`` if it need not.

    The player in turn may take the discard, or answer a call.
    """
    offer, found = room.offer, room.contract_board()
    if offer is None or offer.settled or found is None:
        return None
    waits = isinstance(action, DrawStock)
    if isinstance(action, AllowMayI | DenyMayI):
        may_i = found[1].rules.may_i
        waits = may_i is not None and may_i.priority == "clockwise"
    return f"The others can still call for {offer.card}; wait a moment." if waits else None


def asked(room: TableState, offer: Offer) -> tuple[Seat, ...]:
    """The people the offer still waits for: those present; over days, those who have not left."""
    return tuple(seat for seat in unanswered(room, offer) if _waits_for(room, offer, seat))


def _waits_for(room: TableState, offer: Offer, seat: Seat) -> bool:
    if over_days(room):
        return wished(room, offer, seat) != "pass"
    late = room.now() >= offer.longer and not longer_of(room, seat)
    return not late and not room.dropped(seat)


def unanswered(room: TableState, offer: Offer) -> tuple[Seat, ...]:
    """The people who may call and have not passed; standing answers are known only to them."""
    return tuple(seat for seat in _may_be_asked(room) if seat not in offer.passed)


def _may_be_asked(room: TableState) -> tuple[Seat, ...]:
    """Those who may call; never the discarder, and over days nobody who has left."""
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


def longer_of(room: TableState, seat: Seat) -> float:
    """How many seconds more than the others a person has to answer an offer."""
    place = room.seating.places[seat]
    own_discard = seat == _thrower(room)
    if place.machine is not None or own_discard or room.dropped(seat):
        return 0.0
    left = MOST_LONGER - room.longer_used[seat] if room.card.rated else MOST_LONGER
    return min(place.longer, max(0.0, left))


def _count_longer(room: TableState, offer: Offer) -> None:
    """Note who has had more time than the others at an offer that is over now."""
    for seat in offer.late:
        room.longer_used[seat] += min(room.now(), offer.until) - offer.longer


def wished(room: TableState, offer: Offer, seat: Seat) -> Literal["call", "pass"] | None:
    """What the wishes of a person answer to an offer; ``None`` if the person is asked."""
    wishes, card = room.wishes_of(seat), offer.card
    if card in wishes.want and not _has_got(room, seat, card):
        return "call"
    if wishes.auto_pass or card in wishes.never:
        return "pass"
    if wishes.nearer is None:
        return None
    if seat not in offer.helps:
        view = None if room.table is None else room.table.view(seat)
        offer.helps[seat] = helps_by_call(view, card) if isinstance(view, ContractView) else None
    helps = offer.helps[seat]
    if helps is False:
        return "pass"
    return "call" if helps and wishes.nearer == "call" else None


def is_asked(room: TableState, offer: Offer, seat: Seat) -> bool:
    """Whether the person of a seat is to answer an offer now, without regard to the pauses."""
    return seat in asked(room, offer) and wished(room, offer, seat) is None


def next_pass(offer: Offer, now: float) -> float | None:
    """When the next pause is over; ``None`` if none is."""
    return min((until for until in offer.pauses.values() if until > now), default=None)


def _pause() -> float:
    """Seconds until a wish that has looked at the card lets it pass."""
    least, most = PAUSE_MS
    return (least + secrets.randbelow(most - least + 1)) / 1000


def _pass_as_wished(room: TableState, offer: Offer) -> None:
    """Let the discard pass for everybody whose wishes say so, after the pause."""
    for seat in asked(room, offer):
        paused = room.now() < offer.pauses.get(seat, 0.0) and not room.wishes_of(seat).auto_pass
        if not paused and wished(room, offer, seat) == "pass":
            offer.passed.add(seat)


def _has_got(room: TableState, seat: Seat, card: Card) -> bool:
    """Whether a player has taken such a card openly in this hand, and still holds it."""
    found = room.contract_board()
    return found is not None and card in found[1].known[found[0].deal.seats.index(seat)]


def _thrower(room: TableState) -> Seat | None:
    """Return the match seat that discarded the card on offer; nobody discarded the first upcard."""
    found = room.contract_board()
    if found is None:
        return None
    board, table = found
    place = table.discarders[-1] if table.discarders else None
    return None if place is None else board.deal.seats[place]


def wishing(room: TableState, offer: Offer) -> Seat | None:
    """The first player who may call, and for whom the wishes do."""
    done = {_thrower(room), *offer.passed, *offer.called, *_withdrawn(room)}
    for seat in room.callers():
        own = seat not in done and room.seating.places[seat].machine is None
        if own and wished(room, offer, seat) == "call":
            return seat
    return None


def _withdrawn(room: TableState) -> set[Seat]:
    """The players who have withdrawn a call for the discard on offer, also before a restart."""
    found = room.contract_board()
    seats: set[Seat] = set()
    if found is not None:
        board, table = found
        for event in reversed(table.past):
            if isinstance(event, MayIWithdrawn):
                seats.add(board.deal.seats[event.seat])
            elif not isinstance(event, MayICalled):
                break
    return seats


def _key(room: TableState, table: ContractTable) -> OfferKey | None:
    """What distinguishes one offer from the next; ``None`` while nothing is on offer."""
    if table.phase is not Phase.DRAW or not table.discards:
        return None
    assert room.table is not None
    return room.table.match.round_number, table.turns, len(table.discards), table.granted_now
