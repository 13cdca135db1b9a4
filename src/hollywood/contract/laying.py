"""The play of a turn: laying down the contract, laying off, displacing a wild card, discarding.

A player lays down exactly the contract of the hand, once; its melds may be longer than required.
Then the player may add cards to any meld on the table, and put a natural card in place of the wild
card that stands for it in a run; the wild card moves to an end of that run, or where the rules say
so, to the player's hand. In the last hand a
player lays down only to win, with all cards at once (page of the May-I game).
"""

from __future__ import annotations

from collections.abc import Iterator

from hollywood.cards import Card, Hand
from hollywood.contract.actions import Displace, End, LayDown, LayOff
from hollywood.contract.events import Displaced, LaidDown, LaidOffOn
from hollywood.contract.refusals import Refusal, Refused
from hollywood.contract.table import ContractTable
from hollywood.melds.contract_fit import best_laydown, fit_all
from hollywood.melds.contract_problem import contract_problem
from hollywood.melds.laydowns import laydowns
from hollywood.melds.wild import WildKind, WildMeld, can_displace, can_extend, wild_for
from hollywood.melds.wild_rules import WildMeldRules
from hollywood.play import Discard, Seat

_ENDS: tuple[End, ...] = ("bottom", "top")
_OTHERWISE = "lay off elsewhere or discard"
_MANY = 11


def refuse_discard(table: ContractTable, hand: Hand, action: Discard) -> Refused | None:
    """Say why the player in turn may not discard this card."""
    card = action.card
    if card not in hand:
        return _not_held(card, hand)
    if card == _kept(table) and hand.count(card) == 1:
        words = f"You took {card} from the discard pile this turn; discard another card."
        return Refused(Refusal.TAKEN_CARD, words)
    return None


def refuse_lay_down(
    table: ContractTable, seat: Seat, hand: Hand, action: LayDown
) -> Refused | None:
    """Say why the player in turn may not lay down these melds."""
    if table.down[seat] is not None:
        words = "You have already laid down; lay off on the melds on the table, or discard."
        return Refused(Refusal.ALREADY_DOWN, words)
    rules = table.rules
    problem = contract_problem(hand, action.melds, table.slots, rules.melds, exact=rules.exact)
    if problem is not None:
        code, words = problem
        return Refused(Refusal(code), words)
    left = hand.minus(card for meld in action.melds for card in meld.cards)
    if table.all_at_once:
        if not left:
            return None
        words = (
            f"To win the last hand, lay down all {len(hand)} cards at once. {_few(left)} would be "
            "left over; discard."
        )
        return Refused(Refusal.NOT_ALL_MELDED, words)
    return _refuse_dead_end(table, LaidDown(seat, action.melds), left)


def refuse_lay_off(table: ContractTable, seat: Seat, hand: Hand, action: LayOff) -> Refused | None:
    """Say why the player in turn may not add this card to that meld."""
    refused = _no_laying_off(table, seat) or _bad_target(table, seat, hand, action)
    if refused is not None:
        return refused
    meld = table.melds[action.onto].meld
    problem = can_extend(meld, action.card, action.at, table.rules.melds)
    if problem is not None:
        words = f"{action.card} cannot be added to {meld}: {problem}; {_OTHERWISE}."
        return Refused(Refusal.DOES_NOT_FIT, words)
    event = LaidOffOn(seat, action.card, action.onto, action.at)
    return _refuse_dead_end(table, event, hand - action.card)


def refuse_displace(
    table: ContractTable, seat: Seat, hand: Hand, action: Displace
) -> Refused | None:
    """Say why the player in turn may not put this card in place of a wild card."""
    if table.rules.displace_ace == "never":
        words = "Wild cards stay in place at this table; lay off at an end, or discard."
        return Refused(Refusal.NO_DISPLACING, words)
    refused = _no_laying_off(table, seat) or _bad_target(table, seat, hand, action)
    if refused is not None:
        return refused
    meld = table.melds[action.onto].meld
    problem = can_displace(meld, action.card, action.wild_to, table.rules.melds)
    if table.rules.wild_to_hand != (action.wild_to is None):
        where = "your hand" if table.rules.wild_to_hand else "the top or the bottom of the run"
        problem = f"the wild card goes to {where}"
    if problem is not None:
        words = f"{action.card} replaces no wild card in {meld}: {problem}; {_OTHERWISE}."
        return Refused(Refusal.DOES_NOT_FIT, words)
    event = displaced_by(table, seat, action)
    if event.freed is None:
        return _refuse_dead_end(table, event, hand - action.card)
    left = hand - action.card + event.freed
    if table.rules.freed_at_once:
        return _refuse_without_place(table, event, left)
    return _refuse_dead_end(table, event, left)


def displaced_by(table: ContractTable, seat: Seat, action: Displace) -> Displaced:
    """Return the event of a legal replacement of a wild card."""
    freed = None
    if action.wild_to is None:
        freed = wild_for(table.melds[action.onto].meld, action.card, table.rules.melds)
    return Displaced(seat, action.card, action.onto, action.wild_to, freed)


def _refuse_without_place(table: ContractTable, event: Displaced, left: Hand) -> Refused | None:
    """Say why a wild card may not go to the hand: it could not be laid off at once."""
    if next(additions(table.after(event), event.seat, left), None) is not None:
        return None
    words = f"{event.freed} would be yours to lay off at once, and there is no place; {_OTHERWISE}."
    return Refused(Refusal.NO_PLACE_FOR_WILD, words)


def additions(table: ContractTable, seat: Seat, hand: Hand) -> Iterator[LayOff | Displace]:
    """Yield every legal layoff, then every legal replacement of a wild card, by card and meld."""
    if not table.melds or _no_laying_off(table, seat) is not None:
        return
    pairs = [
        (card, onto, meld.kind == WildKind.RUN)
        for card in (dict.fromkeys(hand) if table.owed is None else (table.owed,))
        for onto, meld in enumerate(on_table.meld for on_table in table.melds)
        if _related(card, meld, table.rules.melds)
    ]
    for card, onto, is_run in pairs:
        for at in _ENDS if is_run else (None,):
            layoff = LayOff(card, onto, at)
            if refuse_lay_off(table, seat, hand, layoff) is None:
                yield layoff
    if table.rules.displace_ace == "never" or table.owed is not None:
        return
    ends = (None,) if table.rules.wild_to_hand else _ENDS
    for card, onto, is_run in pairs:
        for wild_to in ends if is_run else ():
            displace = Displace(card, onto, wild_to)
            if refuse_displace(table, seat, hand, displace) is None:
                yield displace


def _related(card: Card, meld: WildMeld, rules: WildMeldRules) -> bool:
    """A quick first test: is the card wild, or of the set's rank or the run's suit?"""
    if rules.is_wild(card):
        return True
    if meld.kind == WildKind.RUN:
        return meld.suit(rules) in {None, card.suit}
    return meld.rank(rules) in {None, card.rank}


def lay_downs(table: ContractTable, seat: Seat, hand: Hand) -> Iterator[LayDown]:
    """Yield every legal way to lay down, each choice of melds once. There can be thousands."""
    if table.down[seat] is not None:
        return
    rules = table.rules
    whole = table.all_at_once
    for melds in laydowns(hand, table.slots, rules.melds, exact=rules.exact, whole=whole):
        action = LayDown(melds)
        left = len(hand) - sum(len(meld.cards) for meld in melds)
        if whole or left > 1 or refuse_lay_down(table, seat, hand, action) is None:
            yield action


def best_lay_down(table: ContractTable, seat: Seat, hand: Hand) -> LayDown | None:
    """Return the lay down that leaves the fewest points; ``None`` if there is no legal one.

    If the rules forbid that one, because of the cards it would leave, it is the first legal one.
    """
    if table.down[seat] is not None:
        return None
    rules, slots = table.rules, table.slots
    if table.all_at_once:
        melds = fit_all(hand, slots, rules.melds)
        if melds is None and rules.exact:
            return None
    else:
        found = best_laydown(hand, slots, rules.melds, rules.points.of)
        if found is None:
            return None
        melds = found.melds
    if melds is not None:
        best = LayDown(melds)
        if refuse_lay_down(table, seat, hand, best) is None:
            return best
    return next(lay_downs(table, seat, hand), None)


def _no_laying_off(table: ContractTable, seat: Seat) -> Refused | None:
    """Say why this player may not add to the melds on the table now."""
    rules, down = table.rules, table.down[seat]
    if rules.layoff_requires_down and down is None:
        words = f"Lay down your own contract {table.contract} before you lay off, or discard."
        return Refused(Refusal.NOT_DOWN, words)
    if not rules.layoff_same_turn and down == table.turns:
        words = "You laid down in this turn and may lay off from your next turn on; discard."
        return Refused(Refusal.NOT_THIS_TURN, words)
    return None


def _bad_target(
    table: ContractTable, seat: Seat, hand: Hand, action: LayOff | Displace
) -> Refused | None:
    """Say why this card or this meld cannot be part of a layoff."""
    if action.card not in hand:
        return _not_held(action.card, hand)
    count = len(table.melds)
    if not 0 <= action.onto < count:
        numbers = (
            f"the melds on the table are 0 to {count - 1}" if count else "no meld is on the table"
        )
        words = f"There is no meld number {action.onto}: {numbers}."
        return Refused(Refusal.NO_SUCH_MELD, words)
    if table.rules.layoff_targets == "own_melds" and table.melds[action.onto].owner != seat:
        words = "At this table you may lay off only on your own melds; choose one of yours."
        return Refused(Refusal.OWN_MELDS_ONLY, words)
    return None


def _refuse_dead_end(
    table: ContractTable, event: LaidDown | LaidOffOn | Displaced, left: Hand
) -> Refused | None:
    """Say why a play is not allowed; with two cards left there is always one to discard."""
    if len(left) > 1:
        return None
    return _dead_end(table.after(event), event.seat, left)


def _dead_end(table: ContractTable, seat: Seat, hand: Hand) -> Refused | None:
    """Say why a play may not leave ``hand``, with which the player could not end the turn."""
    may_finish = table.rules.go_out_without_discard
    if not hand:
        if may_finish:
            return None
        words = "At this table you must discard your last card; keep one."
        return Refused(Refusal.KEEP_A_DISCARD, words)
    if hand != Hand.of([card for card in (_kept(table),) if card is not None]):
        return None
    more = additions(table, seat, hand)
    if table.rules.freed_at_once:  # one more card to place
        more = (each for each in more if isinstance(each, LayOff))
    if may_finish and next(more, None) is not None:
        return None
    words = (
        f"Only {hand} would be left. You took it this turn and may not discard it; keep another."
    )
    return Refused(Refusal.KEEP_A_DISCARD, words)


def _kept(table: ContractTable) -> Card | None:
    """The card that may not be discarded this turn: the one taken from the pile."""
    return table.taken if table.rules.rediscard_taken == "forbid" else None


def _not_held(card: Card, hand: Hand) -> Refused:
    return Refused(Refusal.CARD_NOT_HELD, f"You do not hold {card}; your cards are {_few(hand)}.")


def _few(cards: Hand) -> str:
    """Name some cards; of many, only the first ones."""
    if len(cards) <= _MANY:
        return str(cards)
    named = " ".join(map(str, cards.cards[:_MANY]))
    return f"{named} and {len(cards) - _MANY} more"
