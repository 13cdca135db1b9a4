"""How each event changes the open part of a contract table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from msgspec.structs import replace

from hollywood.cards import Card
from hollywood.contract.events import (
    Discarded,
    Displaced,
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
from hollywood.contract.pieces import Call, Phase, TableMeld
from hollywood.melds.wild import displaced, extended
from hollywood.play import Seat

if TYPE_CHECKING:
    from hollywood.contract.table import ContractTable

T = TypeVar("T")


def _after_drew(table: ContractTable, event: Drew) -> ContractTable:
    return _turn_begun(table, event.seat, stock=table.stock - 1, drew=True)


def _after_penalty(table: ContractTable, event: DrewPenalty) -> ContractTable:
    return replace(table, stock=table.stock - 1, sizes=_plus(table.sizes, event.seat, 1))


def _after_took(table: ContractTable, event: Took) -> ContractTable:
    changes = _off_the_pile(table, event.seat)
    return _turn_begun(table, event.seat, taken=event.card, **changes)


def _after_called(table: ContractTable, event: MayICalled) -> ContractTable:
    return replace(
        table,
        calls=(*table.calls, Call(event.seat, event.moment)),
        called=_plus(table.called, event.seat, 1),
    )


def _after_withdrawn(table: ContractTable, event: MayIWithdrawn) -> ContractTable:
    return replace(table, calls=tuple(call for call in table.calls if call.seat != event.seat))


def _after_denied(table: ContractTable, _event: MayIDenied) -> ContractTable:
    return replace(table, calls=(), denied=True)


def _after_granted(table: ContractTable, event: MayIGranted) -> ContractTable:
    return replace(
        table,
        calls=(),
        granted_now=table.granted_now + 1,
        granted=_plus(table.granted, event.seat, 1),
        sizes=_plus(table.sizes, event.seat, 1),
        **_off_the_pile(table, event.seat),
    )


def _after_reshuffled(table: ContractTable, event: Reshuffled) -> ContractTable:
    return replace(
        table,
        discards=table.discards[-1:],
        discarders=table.discarders[-1:],
        stock=event.stock,
        reshuffles=table.reshuffles + 1,
    )


def _after_laid_down(table: ContractTable, event: LaidDown) -> ContractTable:
    table = replace(
        table,
        down=_put(table.down, event.seat, table.turns),
        melds=table.melds + tuple(TableMeld(event.seat, meld) for meld in event.melds),
    )
    for meld in event.melds:
        for card in meld.cards:
            table = _card_played(table, event.seat, card)
    return table


def _after_laid_off(table: ContractTable, event: LaidOffOn) -> ContractTable:
    old = table.melds[event.onto]
    longer = extended(old.meld, event.card, event.at, table.rules.melds)
    table = replace(table, melds=_put(table.melds, event.onto, TableMeld(old.owner, longer)))
    return _card_played(table, event.seat, event.card)


def _after_displaced(table: ContractTable, event: Displaced) -> ContractTable:
    old = table.melds[event.onto]
    longer = displaced(old.meld, event.card, event.wild_to, table.rules.melds)
    table = replace(table, melds=_put(table.melds, event.onto, TableMeld(old.owner, longer)))
    table = _card_played(table, event.seat, event.card)
    if event.freed is None:
        return table
    return replace(
        table,
        sizes=_plus(table.sizes, event.seat, 1),
        known=_put(table.known, event.seat, table.known[event.seat] + event.freed),
        owed=event.freed if table.rules.freed_at_once else None,
    )


def _after_discarded(table: ContractTable, event: Discarded) -> ContractTable:
    table = _card_played(table, event.seat, event.card)
    return replace(
        table,
        phase=Phase.DRAW,
        turn=Seat((event.seat + 1) % table.seats),
        turns=table.turns + 1,
        discards=(*table.discards, event.card),
        discarders=(*table.discarders, event.seat),
        taken=None,
        denied=False,
        granted_now=0,
    )


def _after_hand(table: ContractTable, event: HandOver) -> ContractTable:
    return replace(table, phase=Phase.OVER, calls=(), result=event.result)


AFTER: dict[type, Callable[[ContractTable, Any], ContractTable]] = {
    Drew: _after_drew,
    DrewPenalty: _after_penalty,
    Took: _after_took,
    MayICalled: _after_called,
    MayIWithdrawn: _after_withdrawn,
    MayIDenied: _after_denied,
    MayIGranted: _after_granted,
    Reshuffled: _after_reshuffled,
    LaidDown: _after_laid_down,
    LaidOffOn: _after_laid_off,
    Displaced: _after_displaced,
    Discarded: _after_discarded,
    HandOver: _after_hand,
}


def _turn_begun(table: ContractTable, seat: Seat, **changes: Any) -> ContractTable:
    """The player in turn has a card, so the first claim to the discard is over."""
    sizes = _plus(table.sizes, seat, 1)
    return replace(table, phase=Phase.PLAY, sizes=sizes, **changes)


def _off_the_pile(table: ContractTable, seat: Seat) -> dict[str, Any]:
    """The changes when ``seat`` gets the top discard, except the size of the hand."""
    return {
        "discards": table.discards[:-1],
        "discarders": table.discarders[:-1],
        "known": _put(table.known, seat, table.known[seat] + table.discards[-1]),
    }


def _card_played(table: ContractTable, seat: Seat, card: Card) -> ContractTable:
    """Return the table after a card leaves a hand, for the pile or for a meld.

    If the player holds two equal cards and took one of them, that one counts as the first to go.
    """
    known = table.known[seat]
    return replace(
        table,
        sizes=_plus(table.sizes, seat, -1),
        drew=False,
        known=_put(table.known, seat, known - card) if card in known else table.known,
        taken=None if card == table.taken else table.taken,
        owed=None if card == table.owed else table.owed,
    )


def _plus(counts: tuple[int, ...], seat: int, more: int) -> tuple[int, ...]:
    return _put(counts, seat, counts[seat] + more)


def _put(entries: tuple[T, ...], place: int, entry: T) -> tuple[T, ...]:
    return (*entries[:place], entry, *entries[place + 1 :])
