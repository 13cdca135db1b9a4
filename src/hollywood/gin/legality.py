"""Why a player may not do something: from the open table and the player's own hand alone.

So a refusal cannot reveal hidden cards. Melds, and the cards in them, can be in any order.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hollywood.cards import Card, Hand
from hollywood.gin.actions import BigGin, Finish, Knock, LayOff, PassUpcard, ShowHand
from hollywood.gin.moves import left_over
from hollywood.gin.refusals import Refusal, Refused
from hollywood.gin.result import Ending
from hollywood.gin.table import GinTable, Phase
from hollywood.gin.well_formed import refuse_malformed
from hollywood.melds import deadwood, discards_within, fits, points, spread_problem
from hollywood.melds.meld import Meld
from hollywood.play import Action, Discard, DrawStock, Seat, TakeDiscard
from hollywood.play.seats import no_seat, seated


def refusal(table: GinTable, seat: Seat | None, hand: Hand, action: Action) -> Refused | None:
    """Say why ``seat``, holding ``hand``, may not do ``action`` now; ``None`` if it may."""
    if table.awaiting != seat or not seated(seat, 2):
        return _not_awaited(table, seat)
    malformed = refuse_malformed(hand, action)
    if malformed is not None:
        return malformed
    kind = type(action)
    if kind not in _CHECKS:
        return Refused(Refusal.OTHER_GAME, f"This is not a move of gin; {options(table)}.")
    phases, check = _CHECKS[kind]
    if table.phase not in phases:
        return _wrong_moment(table, kind)
    return None if check is None else check(table, hand, action)


def options(table: GinTable) -> str:
    """Say what the player to act can do."""
    match table.phase:
        case Phase.UPCARD:
            return f"take the upcard {table.upcard} or pass"
        case Phase.DRAW:
            also = f" or take {table.top_discard}" if table.pile_open else ""
            return f"draw from the stock{also}"
        case Phase.DISCARD:
            return "knock" if table.must_knock else "discard a card or knock"
        case Phase.LAST_CHANCE:
            return f"take {table.top_discard} to knock with it, or pass"
        case Phase.LAYOFF:
            return "lay off or show your hand" if table.layoffs_allowed else "show your hand"
        case Phase.KNOCKER_LAYOFF:
            return "lay off or finish"
        case Phase.OVER:
            return "nothing is left to do"


def _not_awaited(table: GinTable, seat: Seat | None) -> Refused:
    if not seated(seat, 2):
        return Refused(Refusal.SPECTATOR, no_seat(seat, 2))
    if table.awaiting is None:
        return Refused(Refusal.ROUND_OVER, "The round is over; wait for the next deal.")
    return Refused(Refusal.NOT_YOUR_TURN, "It is not your turn; wait for the other player.")


def _wrong_moment(table: GinTable, kind: type[Action]) -> Refused:
    """Say why this kind of action is not possible now."""
    todo = options(table)
    match table.phase:
        case Phase.UPCARD:
            return Refused(Refusal.UPCARD_FIRST, f"The upcard comes first; {todo}.")
        case Phase.LAST_CHANCE:
            words = f"The stock is down to {table.stock} cards; {todo}."
            return Refused(Refusal.LAST_DISCARD_ONLY, words)
        case Phase.LAYOFF if kind is Finish:
            return Refused(Refusal.SHOW_FIRST, f"To finish, show your melds; {todo}.")
        case Phase.KNOCKER_LAYOFF if kind is ShowHand:
            return Refused(Refusal.ALREADY_SHOWN, f"You have already shown your hand; {todo}.")
        case Phase.LAYOFF | Phase.KNOCKER_LAYOFF:
            return Refused(Refusal.AFTER_THE_KNOCK, f"The knock ended the play; {todo}.")
    if kind is PassUpcard:
        return Refused(Refusal.NOTHING_TO_PASS, f"There is nothing to pass on now; {todo}.")
    if kind in {LayOff, ShowHand, Finish}:
        return Refused(Refusal.NO_KNOCK_YET, f"Nobody has knocked yet; {todo}.")
    if table.phase is Phase.DRAW:
        return Refused(Refusal.DRAW_FIRST, f"You have not drawn yet; {todo}.")
    return Refused(Refusal.ALREADY_DREW, f"You already have your card for this turn; {todo}.")


def _take(table: GinTable, hand: Hand, _: TakeDiscard) -> Refused | None:
    if table.phase is Phase.DRAW and not table.pile_open:
        words = f"You both passed the upcard {table.upcard}; {options(table)}."
        return Refused(Refusal.STOCK_ONLY, words)
    if table.phase is Phase.LAST_CHANCE and not knocks_with_top(table, hand):
        words = (
            f"With {table.top_discard} you cannot get down to {table.knock_limit} deadwood, "
            "and you may take the last discard only to knock; pass."
        )
        return Refused(Refusal.LAST_DISCARD_KNOCK, words)
    return None


def _discard(table: GinTable, hand: Hand, action: Discard) -> Refused | None:
    if table.must_knock:
        words = f"You took {table.taken}, the last discard, to knock with it; {options(table)}."
        return Refused(Refusal.MUST_KNOCK, words)
    return _throw(table, hand, action.card)


def _throw(table: GinTable, hand: Hand, card: Card) -> Refused | None:
    if card not in hand:
        return _not_held(hand, card)
    if card == table.taken and table.rules.rediscard_taken == "forbid":
        words = f"You took {card} from the discard pile this turn; discard another card."
        return Refused(Refusal.TAKEN_CARD, words)
    return None


def _not_held(hand: Hand, card: Card) -> Refused:
    return Refused(Refusal.CARD_NOT_HELD, f"You do not hold {card}; your cards are {hand}.")


def _knock(table: GinTable, hand: Hand, action: Knock) -> Refused | None:
    """Check the knock: 10 deadwood or less (all pages); only gin if the limit is 0."""
    refused = _throw(table, hand, action.discard)
    if refused is not None:
        return refused
    if any(action.discard in meld.cards for meld in action.spread):
        words = f"You cannot both discard {action.discard} and meld it; choose another discard."
        return Refused(Refusal.WRONG_MELDS, words)
    hand -= action.discard
    refused = _melds(table, hand, action.spread)
    if refused is not None:
        return refused
    count = points(left_over(hand, action.spread), table.rules.melds)
    if count > table.knock_limit:
        limit = f"limit is {table.knock_limit}" if table.knock_limit else "knock must be gin"
        words = f"With this spread you have {count} deadwood; this round's {limit}."
        return Refused(Refusal.TOO_MUCH_DEADWOOD, words)
    return None


def _big_gin(table: GinTable, hand: Hand, action: BigGin) -> Refused | None:
    if table.rules.big_gin is None:
        words = f"There is no big gin at this table; {options(table)}."
        return Refused(Refusal.NO_BIG_GIN, words)
    refused = _melds(table, hand, action.spread)
    if refused is not None:
        return refused
    left = left_over(hand, action.spread)
    if left:
        words = f"Big gin needs all {len(hand)} cards in melds, and {left} would be left over."
        return Refused(Refusal.NOT_BIG_GIN, words)
    return None


def _lay_off(table: GinTable, hand: Hand, action: LayOff) -> Refused | None:
    if table.phase is Phase.LAYOFF and not table.layoffs_allowed:
        if table.ending is Ending.BIG_GIN and table.rules.layoff_on_gin:
            words = f"Nothing may be laid off on big gin; {options(table)}."
            return Refused(Refusal.NO_LAYOFFS_ON_BIG_GIN, words)
        if table.rules.layoff:
            words = f"Nothing may be laid off on gin; {options(table)}."
            return Refused(Refusal.NO_LAYOFFS_ON_GIN, words)
        words = f"There are no layoffs at this table; {options(table)}."
        return Refused(Refusal.NO_LAYOFFS, words)
    if action.card not in hand:
        return _not_held(hand, action.card)
    melds = layoff_targets(table)
    if not 0 <= action.onto < len(melds):
        numbers = " to ".join(map(str, sorted({0, len(melds) - 1})))
        words = f"There is no meld number {action.onto}; the melds are numbered {numbers}."
        return Refused(Refusal.NO_SUCH_MELD, words)
    meld = melds[action.onto]
    if not fits(meld, action.card, table.rules.melds):
        words = f"{action.card} does not fit {meld}; {options(table)}."
        return Refused(Refusal.DOES_NOT_FIT, words)
    return None


def _show(table: GinTable, hand: Hand, action: ShowHand) -> Refused | None:
    return _melds(table, hand, action.melds)


def _melds(table: GinTable, hand: Hand, melds: tuple[Meld, ...]) -> Refused | None:
    """Check that ``melds`` can be laid down from ``hand``, with no card in two of them."""
    problem = spread_problem(hand, melds, table.rules.melds)
    if problem is None:
        return None
    return Refused(Refusal.WRONG_MELDS, f"{problem[0].upper()}{problem[1:]}.")


_Check = Callable[[GinTable, Hand, Any], Refused | None]

_CHECKS: dict[type, tuple[tuple[Phase, ...], _Check | None]] = {
    PassUpcard: ((Phase.UPCARD, Phase.LAST_CHANCE), None),
    DrawStock: ((Phase.DRAW,), None),
    TakeDiscard: ((Phase.UPCARD, Phase.DRAW, Phase.LAST_CHANCE), _take),
    Discard: ((Phase.DISCARD,), _discard),
    Knock: ((Phase.DISCARD,), _knock),
    BigGin: ((Phase.DISCARD,), _big_gin),
    LayOff: ((Phase.LAYOFF, Phase.KNOCKER_LAYOFF), _lay_off),
    ShowHand: ((Phase.LAYOFF,), _show),
    Finish: ((Phase.KNOCKER_LAYOFF,), None),
}


def layoff_targets(table: GinTable) -> tuple[Meld, ...]:
    """The melds the awaited player may lay off on: the other player's."""
    return table.spread if table.phase is Phase.LAYOFF else table.shown or ()


def knocks_with_top(table: GinTable, hand: Hand) -> bool:
    """Whether the player could knock or declare big gin after taking the top discard."""
    top, rules = table.discards[-1], table.rules
    hand = hand + top
    if rules.big_gin is not None and deadwood(hand, rules.melds) == 0:
        return True
    kept = top if rules.rediscard_taken == "forbid" else None
    knocks = discards_within(hand, rules.melds, table.knock_limit)
    return any(card != kept for card, _ in knocks)
