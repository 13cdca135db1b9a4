"""What lies open on a contract table, and how each event changes it.

A turn is a draw and a play. Until the player in turn acts, the top discard is on offer: others may
call May-I, and he must answer a call before he draws. In the play he may lay down the hand's
contract, once, and add cards to the melds on the table; his discard ends the turn. Nothing hidden
is ever kept here.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from hollywood.cards import Card, Hand
from hollywood.contract.changes import AFTER
from hollywood.contract.events import ContractEvent, Dealt
from hollywood.contract.pieces import Call, Phase, TableMeld
from hollywood.contract.result import ContractResult
from hollywood.contract.rules import ContractRules
from hollywood.melds.wild_rules import Slot
from hollywood.play import Seat


class ContractTable(Struct, frozen=True, kw_only=True):
    """All that everybody may see; :meth:`after` is the only way it changes.

    Tuples whose length is the number of seats are by seat.
    """

    rules: ContractRules
    hand_number: int  # from 1; says which contract is to be laid down
    dealer: Seat
    phase: Phase
    turn: Seat  # the player in turn
    turns: int = 0  # completed
    discards: tuple[Card, ...]  # the pile, bottom to top
    discarders: tuple[Seat | None, ...]  # who threw each of them; the first upcard nobody
    stock: int  # how many cards it has
    reshuffles: int = 0  # how often the discards became the stock
    sizes: tuple[int, ...]  # cards in each hand
    known: tuple[Hand, ...]  # taken from the pile and still held, for all to remember
    taken: Card | None = None  # taken from the pile in this turn and not played yet
    down: tuple[int | None, ...]  # the number of completed turns when each seat laid down
    melds: tuple[TableMeld, ...] = ()
    calls: tuple[Call, ...] = ()  # those that stand, in the order heard
    denied: bool = False  # has the player in turn denied a call
    granted_now: int = 0  # calls granted in this turn
    granted: tuple[int, ...]  # calls granted in this hand
    called: tuple[int, ...]  # calls made in this hand
    past: tuple[ContractEvent, ...] = ()  # all that happened from the deal on, as everybody saw it
    result: ContractResult | None = None

    @classmethod
    def dealt(cls, rules: ContractRules, event: Dealt) -> ContractTable:
        """Return the table right after the deal: the player at the dealer's left is in turn."""
        seats = len(event.sizes)
        return cls(
            rules=rules,
            hand_number=event.hand_number,
            dealer=event.dealer,
            phase=Phase.DRAW,
            turn=Seat((event.dealer + 1) % seats),
            discards=(event.upcard,),
            discarders=(None,),
            stock=event.stock,
            sizes=event.sizes,
            known=(Hand(),) * seats,
            down=(None,) * seats,
            granted=(0,) * seats,
            called=(0,) * seats,
            past=(event.seen_by(None),),
        )

    def after(self, event: ContractEvent) -> ContractTable:
        """Return the table as ``event`` leaves it; a redacted event leaves the same table."""
        table = AFTER[type(event)](self, event)
        return replace(table, past=(*self.past, event.seen_by(None)))

    @property
    def past_is_whole(self) -> bool:
        """Is all that happened since the deal told, as it is not in a round set up in its midst."""
        return bool(self.past) and isinstance(self.past[0], Dealt)

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.sizes)

    @property
    def awaiting(self) -> Seat | None:
        """The player in turn; ``None`` when the hand is over."""
        return None if self.phase is Phase.OVER else self.turn

    @property
    def contract(self) -> str:
        """What is to be laid down in this hand, as in ``SSR``."""
        return self.rules.contracts[self.hand_number - 1]

    @property
    def slots(self) -> tuple[Slot, ...]:
        """The melds of the contract."""
        return self.rules.slots(self.contract)

    @property
    def all_at_once(self) -> bool:
        """Is this a last hand that is won only by melding all cards without a discard?"""
        return self.rules.all_at_once(self.hand_number)

    @property
    def top_discard(self) -> Card | None:
        """The only card of the pile that can be had."""
        return self.discards[-1] if self.discards else None

    @property
    def moment(self) -> int:
        """The moment of the latest call that stands; 0 if none does."""
        return self.calls[-1].moment if self.calls else 0

    @property
    def must_take(self) -> bool:
        """Has the player in turn denied a call, so that he must take the discard himself."""
        may_i = self.rules.may_i
        return self.denied and may_i is not None and may_i.deny_forces_discard

    @property
    def pile_open(self) -> bool:
        """May the player in turn take the top discard, if there is one."""
        may_i = self.rules.may_i
        if self.must_take or may_i is None or not self.granted_now:
            return True
        return may_i.after == "active_draws_stock_or_next_discard"

    @property
    def reshufflable(self) -> int:
        """How many discards would become the stock if it were used up now: all but the top one."""
        keep = self.rules.stock_exhausted == "shuffle_discards_keep_top"
        return max(0, len(self.discards) - 1) if keep else 0

    @property
    def stock_open(self) -> bool:
        """Can a card be drawn from the stock, if need be after a reshuffle."""
        return self.stock > 0 or self.reshufflable > 0
