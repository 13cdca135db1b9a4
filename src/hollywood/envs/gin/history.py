"""The events of gin as rows of whole numbers, for a learner that reads the whole story.

A row is ``(who, kind, card, number)``. ``who`` is 1 for the seat itself, 2 for the other player,
and 0 for nobody. ``card`` counts from 1 in the order of :data:`~hollywood.envs.planes.NAMES`; 0 is
no card, or one that the seat did not see.
"""

from __future__ import annotations

from hollywood.cards import Card, Hand
from hollywood.envs.planes import PLACE
from hollywood.gin.events import (
    Dealt,
    Discarded,
    Drew,
    GinEvent,
    Knocked,
    LaidOffOn,
    Passed,
    RoundOver,
    Shown,
    Took,
)
from hollywood.melds.meld import Meld
from hollywood.play import Seat

ROW = 4
(
    DEALT,
    HELD,
    UPCARD,
    PASSED,
    DREW,
    TOOK,
    DISCARDED,
    KNOCKED,
    MELDED,
    LEFT,
    LAID_OFF,
    SHOWN,
    ROUND_OVER,
) = range(1, 14)

KINDS = (
    (DEALT, "a round was dealt; `who` dealt"),
    (HELD, "a card you were dealt"),
    (UPCARD, "the first upcard; `number` is the stock"),
    (PASSED, "passed"),
    (DREW, "drew from the stock"),
    (TOOK, "took the top of the pile"),
    (DISCARDED, "discarded"),
    (KNOCKED, "knocked with this discard; `number` is 1 if it is face down"),
    (MELDED, "a card of a spread or of shown melds; `number` is the meld, from 1"),
    (LEFT, "a card of the deadwood that was shown"),
    (LAID_OFF, "laid a card off; `number` is the meld, from 1"),
    (SHOWN, "showed the hand"),
    (ROUND_OVER, "the round is over"),
)


def rows_of(event: GinEvent, seat: Seat | None) -> list[tuple[int, ...]]:
    """Return an event, as ``seat`` of the round saw it, as rows."""
    match event:
        case Dealt():
            rows = [(_who(event.dealer, seat), DEALT, 0, 0)]
            hand = None if seat is None else event.hands[seat]
            rows += [(1, HELD, _card(card), 0) for card in hand or ()]
            return [*rows, (0, UPCARD, _card(event.upcard), event.stock)]
        case Passed():
            return [(_who(event.seat, seat), PASSED, 0, 0)]
        case Drew():
            return [(_who(event.seat, seat), DREW, _card(event.card), 0)]
        case Took():
            return [(_who(event.seat, seat), TOOK, _card(event.card), 0)]
        case Discarded():
            return [(_who(event.seat, seat), DISCARDED, _card(event.card), 0)]
        case Knocked():
            who = _who(event.seat, seat)
            return [
                (who, KNOCKED, _card(event.discard), int(event.face_down)),
                *_laid(who, event.spread, event.left),
            ]
        case Shown():
            who = _who(event.seat, seat)
            return [(who, SHOWN, 0, 0), *_laid(who, event.melds, event.left)]
        case LaidOffOn():
            return [(_who(event.seat, seat), LAID_OFF, _card(event.card), event.onto + 1)]
        case RoundOver():
            return [(0, ROUND_OVER, 0, 0)]
    raise AssertionError(event)


def _laid(who: int, melds: tuple[Meld, ...], left: Hand) -> list[tuple[int, ...]]:
    rows = [
        (who, MELDED, _card(card), number)
        for number, meld in enumerate(melds, 1)
        for card in meld.cards
    ]
    return [*rows, *((who, LEFT, _card(card), 0) for card in left)]


def _who(seat: Seat, mine: Seat | None) -> int:
    return 1 if seat == mine else 2


def _card(card: Card | None) -> int:
    return 0 if card is None else PLACE[card] + 1
