"""The ids of the actions of gin. They are the same under all rules.

A knock, big gin, and the defender's show name no melds: the best spread is laid down (least
deadwood, then the least to lay off). Where every spread is asked for (``spreads="all"``), these
actions begin the laying: then the cards of the spread are named one by one, and an end after each
meld. A second end says that the spread is complete.
"""

from __future__ import annotations

from collections.abc import Iterator

from hollywood.cards import Hand
from hollywood.envs.planes import CARD, CARDS, NAMES, PLACE
from hollywood.gin.actions import BigGin, Finish, Knock, LayOff, PassUpcard, ShowHand
from hollywood.gin.choices import legal_actions
from hollywood.gin.sight import GinView
from hollywood.gin.table import GinTable
from hollywood.melds import best_spread
from hollywood.melds.meld import Meld
from hollywood.play import Action, Discard, DrawStock, TakeDiscard

PASS, DRAW, TAKE, FINISH, SHOW, BIG_GIN = range(6)
DISCARD = 6
KNOCK = DISCARD + CARDS
LAY_OFF = KNOCK + CARDS
MOST_MELDS = 3
END_MELD = LAY_OFF + MOST_MELDS * CARDS
MELD = END_MELD + 1
"""Only with ``spreads="all"``, as is END_MELD."""

COUNT = END_MELD
COUNT_ALL = MELD + CARDS

_PLAIN: dict[int, Action] = {
    PASS: PassUpcard(),
    DRAW: DrawStock(),
    TAKE: TakeDiscard(),
    FINISH: Finish(),
}
_PLAIN_IDS = {type(action): number for number, action in _PLAIN.items()}

TABLE = (
    (PASS, 1, "pass the upcard, or the last discard of a round"),
    (DRAW, 1, "draw from the stock"),
    (TAKE, 1, "take the top of the discard pile"),
    (FINISH, 1, "the knocker is done laying off"),
    (SHOW, 1, "the defender is done laying off and shows melds"),
    (BIG_GIN, 1, "lay down all cards, without a discard: big gin"),
    (DISCARD, CARDS, "discard a card"),
    (KNOCK, CARDS, "discard a card and knock; without deadwood it is gin"),
    (LAY_OFF, MOST_MELDS * CARDS, "lay a card off: 52 * number of the meld + card"),
)
TABLE_ALL = (
    *TABLE,
    (END_MELD, 1, "the meld being laid is complete; once more: the spread is complete"),
    (MELD, CARDS, "add a card to the meld being laid"),
)


def name_of(number: int) -> str:
    """Name an action in words."""
    if number < DISCARD:
        words = "pass", "draw", "take", "finish", "show", "big gin"
        return words[number]
    if number < KNOCK:
        return f"discard {NAMES[number - DISCARD]}"
    if number < LAY_OFF:
        return f"knock {NAMES[number - KNOCK]}"
    if number < END_MELD:
        onto, card = divmod(number - LAY_OFF, CARDS)
        return f"lay off {NAMES[card]} on meld {onto}"
    return "end meld" if number == END_MELD else f"meld {NAMES[number - MELD]}"


def id_of(move: Action) -> int:
    """Return the id of a move; with a spread, of the action that begins it."""
    match move:
        case Discard(card):
            return DISCARD + PLACE[card]
        case Knock(discard, _):
            return KNOCK + PLACE[discard]
        case LayOff(card, onto):
            return LAY_OFF + CARDS * onto + PLACE[card]
        case BigGin():
            return BIG_GIN
        case ShowHand():
            return SHOW
    return _PLAIN_IDS[type(move)]


def move_of(number: int, view: GinView) -> Action:
    """Return the move that an action means in this view, with the best spread."""
    if number < SHOW:
        return _PLAIN[number]
    if number == SHOW:
        return ShowHand(_best(view.table, view.hand))
    if number == BIG_GIN:
        return BigGin(_best(view.table, view.hand))
    if number < KNOCK:
        return Discard(CARD[number - DISCARD])
    if number < LAY_OFF:
        card = CARD[number - KNOCK]
        return Knock(card, _best(view.table, view.hand - card))
    onto, card_place = divmod(number - LAY_OFF, CARDS)
    return LayOff(CARD[card_place], onto)


def _best(table: GinTable, hand: Hand) -> tuple[Meld, ...]:
    return best_spread(hand, table.rules.melds).melds


def legal_ids(view: GinView) -> list[int]:
    """Return the ids of everything the viewer may do, in ascending order."""
    moves = legal_actions(view.table, view.seat, view.hand, best=True)
    return sorted(map(id_of, moves))


def ways(number: int, view: GinView) -> Iterator[tuple[tuple[int, ...], Action]]:
    """Yield every spread that an action can lay down: the ids that spell it, and the move."""
    for move in legal_actions(view.table, view.seat, view.hand):
        if id_of(move) == number:
            yield spelled(move), move


def spelled(move: Action) -> tuple[int, ...]:
    """Return the ids that spell the spread of a move; none for a move without a spread."""
    if isinstance(move, Knock | BigGin):
        melds = move.spread
    elif isinstance(move, ShowHand):
        melds = move.melds
    else:
        return ()
    found: list[int] = []
    for meld in sorted(melds, key=lambda meld: tuple(map(int, meld.cards))):
        found += [MELD + PLACE[card] for card in meld.cards]
        found.append(END_MELD)
    return (*found, END_MELD)


LAYING: tuple[tuple[str, int | tuple[int, ...], str], ...] = (
    ("laying", CARDS, "the cards that you have named for your spread so far"),
    ("leaving", CARDS, "the card that you discard with the spread you are naming"),
)
"""The planes that are added with ``spreads="all"``."""
