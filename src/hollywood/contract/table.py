"""The open part of a contract table, and how each event changes it.

A turn is a draw and a play. Until the player in turn acts, the top discard is on offer: others may
call May-I, and the player in turn must answer a call before drawing. A rule can leave a card that
the player in turn did not want on offer until that player's first play. In the play, the player in
turn may lay down the hand's contract, once, and add cards to the melds on the table. A discard ends
the turn. This table never holds anything hidden.
"""

from __future__ import annotations

from functools import reduce

from msgspec import Struct
from msgspec.structs import replace

from hollywood.cards import Card, Hand
from hollywood.contract.changes import AFTER
from hollywood.contract.events import ContractEvent, Dealt, TakenBack
from hollywood.contract.pieces import Call, Phase, TableMeld
from hollywood.contract.result import ContractResult
from hollywood.contract.rules import ContractRules
from hollywood.melds.wild_rules import Slot
from hollywood.play import Seat


class ContractTable(Struct, frozen=True, kw_only=True):
    """Everything that everyone may see. Only :meth:`after` changes it.

    Tuples with one entry per seat are in seat order.
    """

    rules: ContractRules
    hand_number: int  # from 1; selects the contract
    dealer: Seat
    phase: Phase
    turn: Seat  # the player in turn
    turns: int = 0  # completed
    discards: tuple[Card, ...]  # the pile, bottom to top
    discarders: tuple[Seat | None, ...]  # who discarded each of them; nobody for the first upcard
    stock: int  # how many cards it has
    reshuffles: int = 0  # how often the discards became the stock
    sizes: tuple[int, ...]  # cards in each hand
    known: tuple[Hand, ...]  # taken from the pile and still held; everyone knows them
    taken: Card | None = None  # taken from the pile in this turn and not played yet
    owed: Card | None = None  # a wild card from the table that must be laid off next
    drew: bool = False  # the player in turn drew from the stock and has played no card yet
    down: tuple[int | None, ...]  # the number of completed turns when each seat laid down
    melds: tuple[TableMeld, ...] = ()
    calls: tuple[Call, ...] = ()  # standing calls, in the order of their moments
    denied: bool = False  # whether the player in turn has denied a call
    granted_now: int = 0  # calls granted in this turn
    granted: tuple[int, ...]  # calls granted in this hand
    called: tuple[int, ...]  # calls made in this hand
    past: tuple[ContractEvent, ...] = ()  # everything since the deal, as everyone saw it
    result: ContractResult | None = None

    @classmethod
    def dealt(cls, rules: ContractRules, event: Dealt) -> ContractTable:
        """Return the table right after the deal: the player to the dealer's left is in turn."""
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
        """Return the table after ``event``; a redacted event gives the same table."""
        if isinstance(event, TakenBack):
            return self._before()
        table = AFTER[type(event)](self, event)
        return replace(table, past=(*self.past, event.seen_by(None)))

    def _before(self) -> ContractTable:
        """Return the table before its last event, by repeating everything since the deal."""
        dealt, *events = self.past[:-1]
        assert isinstance(dealt, Dealt), "the story begins with the deal"
        return reduce(ContractTable.after, events, ContractTable.dealt(self.rules, dealt))

    @property
    def past_is_whole(self) -> bool:
        """Whether the story has everything since the deal; false for a round set up midway."""
        return bool(self.past) and isinstance(self.past[0], Dealt)

    @property
    def seats(self) -> int:
        """The number of players."""
        return len(self.sizes)

    @property
    def awaiting(self) -> Seat | None:
        """The player in turn; ``None`` when the hand is over."""
        return None if self.phase is Phase.OVER else self.turn

    @property
    def contract(self) -> str:
        """The contract of this hand, such as ``SSR``."""
        return self.rules.contracts[self.hand_number - 1]

    @property
    def slots(self) -> tuple[Slot, ...]:
        """The melds of the contract."""
        return self.rules.slots(self.contract)

    @property
    def all_at_once(self) -> bool:
        """Whether this is a last hand, won only by laying down all cards without a discard."""
        return self.rules.all_at_once(self.hand_number)

    @property
    def top_discard(self) -> Card | None:
        """The only card of the pile that a player can take."""
        return self.discards[-1] if self.discards else None

    @property
    def moment(self) -> int:
        """The moment of the latest standing call; 0 if there is none."""
        return self.calls[-1].moment if self.calls else 0

    @property
    def may_be_called(self) -> bool:
        """Whether the rules still let others call for the top discard in this turn."""
        may_i = self.rules.may_i
        late = may_i is not None and may_i.when == "until_first_play" and self.drew
        return self.phase is Phase.DRAW or (late and self.phase is Phase.PLAY)

    @property
    def must_take(self) -> bool:
        """Whether the player in turn has denied a call and must take the discard."""
        may_i = self.rules.may_i
        return self.denied and may_i is not None and may_i.deny_forces_discard

    @property
    def only_draws(self) -> bool:
        """Whether the player in turn has laid down and therefore may no longer take discards."""
        return self.down[self.turn] is not None and not self.rules.take_after_laying_down

    @property
    def pile_open(self) -> bool:
        """Whether the player in turn may take the top discard, if there is one."""
        if self.only_draws:
            return False
        may_i = self.rules.may_i
        if self.must_take or may_i is None or not self.granted_now:
            return True
        return may_i.after == "active_draws_stock_or_next_discard"

    @property
    def reshufflable(self) -> int:
        """How many discards a reshuffle would turn into the stock: all but the top one."""
        keep = self.rules.stock_exhausted == "shuffle_discards_keep_top"
        return max(0, len(self.discards) - 1) if keep else 0

    @property
    def stock_open(self) -> bool:
        """Whether a card can be drawn from the stock, after a reshuffle if needed."""
        return self.stock > 0 or self.reshufflable > 0
