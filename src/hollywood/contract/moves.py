"""The effects of an action; the only module of the contract game that looks at the stock."""

from __future__ import annotations

from dataclasses import dataclass, field

from hollywood.cards import Card, Hand
from hollywood.contract.actions import (
    AllowMayI,
    CallMayI,
    DenyMayI,
    Displace,
    LayDown,
    LayOff,
    WithdrawMayI,
)
from hollywood.contract.events import (
    ContractEvent,
    Dealt,
    Discarded,
    Drew,
    DrewPenalty,
    HandOver,
    LaidDown,
    LaidOffOn,
    MayICalled,
    MayIDenied,
    MayIGranted,
    MayIWithdrawn,
    Reshuffled,
    Took,
)
from hollywood.contract.hands import hand_after
from hollywood.contract.laying import displaced_by
from hollywood.contract.may_i import holder
from hollywood.contract.pieces import Phase
from hollywood.contract.reshuffle import reshuffled
from hollywood.contract.result import ContractResult, Ending
from hollywood.contract.table import ContractTable
from hollywood.melds.wild import WildKind, WildMeld, set_order
from hollywood.play import Action, Discard, DrawStock, Seat, TakeDiscard


@dataclass
class Course:
    """A round in motion: each event changes the table, the hands and the stock."""

    table: ContractTable
    hands: list[Hand]
    stock: tuple[Card, ...]
    key: bytes
    events: list[ContractEvent] = field(default_factory=list)

    def happen(self, event: ContractEvent) -> None:
        """Apply ``event`` to the table and to the hand of the player it concerns."""
        self.table = self.table.after(event)
        if not isinstance(event, _NOBODYS):
            self.hands[event.seat] = hand_after(self.hands[event.seat], event)
        self.events.append(event)

    def take_from_stock(self) -> Card:
        """Take the top card of the stock, after a reshuffle if the stock is empty."""
        if not self.stock:
            number = self.table.reshuffles + 1
            self.stock = reshuffled(self.table.discards[:-1], key=self.key, number=number)
            self.happen(Reshuffled(len(self.stock)))
        card, self.stock = self.stock[0], self.stock[1:]
        return card


def carry_out(course: Course, seat: Seat, action: Action) -> None:
    """Apply all effects of the legal ``action`` of ``seat``."""
    table = course.table
    match action:
        case DrawStock():
            course.happen(Drew(seat, course.take_from_stock()))
        case TakeDiscard():
            course.happen(Took(seat, table.discards[-1]))
        case Discard(card):
            course.happen(Discarded(seat, card))
        case CallMayI(moment):
            course.happen(MayICalled(seat, moment))
        case WithdrawMayI():
            course.happen(MayIWithdrawn(seat))
        case AllowMayI():
            _grant(course)
        case DenyMayI():
            course.happen(MayIDenied(_caller(table)))
        case LayDown(melds):
            course.happen(LaidDown(seat, tuple(_in_order(meld, table) for meld in melds)))
        case LayOff(card, onto, at):
            course.happen(LaidOffOn(seat, card, onto, at))
        case Displace():
            course.happen(displaced_by(table, seat, action))
    finish(course)


def finish(course: Course) -> None:
    """End the hand if somebody is out, nothing can be drawn, or the turn limit is reached."""
    table = course.table
    ending = ending_of(table)
    if ending is None:
        return
    winner = Seat(table.sizes.index(0)) if ending is Ending.WENT_OUT else None
    turns = table.turns if table.phase is Phase.DRAW else table.turns + 1
    result = ContractResult(
        ending=ending,
        hand_number=table.hand_number,
        winner=winner,
        left=tuple(course.hands),
        may_is=table.granted,
        turns=turns,
        in_one_turn=winner is not None and table.down[winner] == turns - 1,
    )
    course.happen(HandOver(result))


def ending_of(table: ContractTable) -> Ending | None:
    """Return how the hand ends here; ``None`` if play continues.

    With ``stock_exhausted=hand_ends`` it ends as soon as the player in turn has no stock to draw
    from. Otherwise it ends when, even with a reshuffle, neither pile has a card to draw.
    """
    if 0 in table.sizes:
        return Ending.WENT_OUT
    if table.phase is not Phase.DRAW:
        return None
    if table.turns >= table.rules.turn_cap:
        return Ending.TURN_CAP
    if table.rules.stock_exhausted == "hand_ends":
        return None if table.stock else Ending.STOCK_EXHAUSTED
    drawable = table.stock_open or (table.discards and table.pile_open)
    return None if drawable else Ending.STOCK_EXHAUSTED


def _grant(course: Course) -> None:
    """The caller takes the discard and the penalty cards."""
    caller, may_i = _caller(course.table), course.table.rules.may_i
    assert may_i is not None, "a call needs rules for it"
    course.happen(MayIGranted(caller, course.table.discards[-1]))
    for _ in range(may_i.penalty_cards):
        course.happen(DrewPenalty(caller, course.take_from_stock()))


def _caller(table: ContractTable) -> Seat:
    """Return the seat whose call is answered."""
    caller = holder(table)
    assert caller is not None, "only a standing call can be answered"
    return caller


def _in_order(meld: WildMeld, table: ContractTable) -> WildMeld:
    """Put the cards of a set, which can come in any order, into a fixed order."""
    if meld.kind == WildKind.RUN:
        return meld
    return WildMeld(WildKind.SET, set_order(meld.cards, table.rules.melds))


_NOBODYS = (Dealt, HandOver, Reshuffled)
