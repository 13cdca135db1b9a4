"""The events of May-I as rows of whole numbers, for a learner that reads the whole story.

A row is ``(who, kind, card, number, end)``. ``who`` counts from the viewer: 1 is the seat itself,
2 the one to its left; 0 is nobody. ``card`` counts from 1 in the order of
:data:`~hollywood.envs.planes.NAMES`; 0 is no card, or one that the seat did not see. ``end`` is 1
for the low end of a run, 2 for the high end, and 0 for none.
"""

from __future__ import annotations

from hollywood.cards import Card
from hollywood.contract.events import (
    ContractEvent,
    Dealt,
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
    TakenBack,
    Took,
)
from hollywood.envs.planes import PLACE
from hollywood.melds.wild import WildKind
from hollywood.play import Seat

ROW = 5
(
    DEALT,
    HELD,
    UPCARD,
    DREW,
    PENALTY,
    TOOK,
    CALLED,
    DECLINED,
    WITHDRAWN,
    DENIED,
    GRANTED,
    RESHUFFLED,
    LAID_SET,
    LAID_RUN,
    LAID_OFF,
    DISPLACED,
    FREED,
    DISCARDED,
    HAND_OVER,
    LEFT,
    TAKEN_BACK,
) = range(1, 22)

KINDS = (
    (DEALT, "a hand was dealt; `who` dealt, `number` is the hand"),
    (HELD, "a card you were dealt"),
    (UPCARD, "the first upcard; `number` is the stock"),
    (DREW, "drew from the stock"),
    (PENALTY, "drew a penalty card"),
    (TOOK, "took the top of the pile"),
    (CALLED, "called May-I"),
    (DECLINED, "left the discard alone"),
    (WITHDRAWN, "withdrew a call"),
    (DENIED, "the call of `who` was denied"),
    (GRANTED, "the call of `who` was allowed, for this card"),
    (RESHUFFLED, "the discards became the stock; `number` is its size"),
    (LAID_SET, "laid down a card of a set; `number` is the meld of this lay down, from 1"),
    (LAID_RUN, "laid down a card of a run; `number` is the meld of this lay down, from 1"),
    (LAID_OFF, "added a card to a meld; `number` is the meld on the table, from 1"),
    (DISPLACED, "put a card in place of a wild card, which went to `end`, or to the hand"),
    (FREED, "the wild card that went to the hand"),
    (DISCARDED, "discarded"),
    (HAND_OVER, "the hand is over; `who` went out"),
    (LEFT, "a card that was left in a hand"),
    (TAKEN_BACK, "took back a card"),
)
_ENDS = {None: 0, "bottom": 1, "top": 2}


def rows_of(event: ContractEvent, seat: Seat | None, seats: int) -> list[tuple[int, ...]]:
    """Return an event, as ``seat`` of the round saw it, as rows."""

    def who(other: Seat | None) -> int:
        return 0 if other is None else 1 + (other - (seat or 0)) % seats

    rows: list[tuple[int, ...]]
    match event:
        case Dealt():
            hand = None if seat is None else event.hands[seat]
            rows = [(who(event.dealer), DEALT, 0, event.hand_number, 0)]
            rows += [(1, HELD, _card(card), 0, 0) for card in hand or ()]
            return [*rows, (0, UPCARD, _card(event.upcard), event.stock, 0)]
        case Reshuffled():
            return [(0, RESHUFFLED, 0, event.stock, 0)]
        case LaidDown():
            return [
                (
                    who(event.seat),
                    LAID_RUN if meld.kind == WildKind.RUN else LAID_SET,
                    _card(card),
                    number,
                    0,
                )
                for number, meld in enumerate(event.melds, 1)
                for card in meld.cards
            ]
        case LaidOffOn():
            end = _ENDS[event.at]
            return [(who(event.seat), LAID_OFF, _card(event.card), event.onto + 1, end)]
        case Displaced():
            end = _ENDS[event.wild_to]
            rows = [(who(event.seat), DISPLACED, _card(event.card), event.onto + 1, end)]
            if event.freed is not None:
                rows.append((who(event.seat), FREED, _card(event.freed), 0, 0))
            return rows
        case HandOver():
            rows = [(who(event.result.winner), HAND_OVER, 0, 0, 0)]
            for other, left in enumerate(event.result.left):
                rows += [(who(Seat(other)), LEFT, _card(card), 0, 0) for card in left]
            return rows
        case TakenBack():
            return [(who(event.seat), TAKEN_BACK, _card(card), 0, 0) for card in event.cards]
    return [(who(event.seat), _PLAIN[type(event)], _card(getattr(event, "card", None)), 0, 0)]


_PLAIN: dict[type, int] = {
    Drew: DREW,
    DrewPenalty: PENALTY,
    Took: TOOK,
    MayICalled: CALLED,
    MayIWithdrawn: WITHDRAWN,
    MayIDenied: DENIED,
    MayIGranted: GRANTED,
    Discarded: DISCARDED,
}


def _card(card: Card | None) -> int:
    return 0 if card is None else PLACE[card] + 1
