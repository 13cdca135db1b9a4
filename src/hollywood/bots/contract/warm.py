"""Players of the contract game weaker than greedy: its play, the throws drawn at a temperature.

A throw is worth what the hand is without the card: a card that no best plan for the contract uses
costs what it may still be worth, one that is planned with costs a place in the contract besides.
The greedy player throws what costs least; at a temperature a card that costs a little more is
thrown nearly as often. Nothing is done wrong on purpose.
"""

from __future__ import annotations

import random

from hollywood.bots.contract_greedy import card_worth, cards_to_throw, contract_choice, plan_of
from hollywood.bots.warmth import drawn
from hollywood.cards import Card
from hollywood.contract.sight import ContractView
from hollywood.play import Action, Discard, Seat

_PLACE = 25.0
"""Points that a place of the contract is worth: some turns, each of which may be the last."""
_USED = 8.0
"""And one that other cards would fill as well."""
_HUNDREDTHS = 100


def warm_contract_choice(view: ContractView, heat: int, chance: random.Random) -> Action | None:
    """Return what the greedy player does; a throw is drawn at ``heat`` hundredths of a point."""
    action = contract_choice(view)
    if not isinstance(action, Discard) or view.seat is None:
        return action
    cards = cards_to_throw(view)
    worths = [-_cost(view, view.seat, card) for card in cards]
    return Discard(drawn(cards, worths, heat / _HUNDREDTHS, chance))


def _cost(view: ContractView, seat: Seat, card: Card) -> float:
    """Return what a throw costs, in points."""
    table, hand = view.table, view.hand
    if table.down[seat] is not None:
        return -float(table.rules.points.of(card))
    plan = plan_of(view, hand, len(hand))
    cost = card_worth(view, seat, card)
    if plan.used >> card & 1:
        left = plan_of(view, hand - card, len(hand))
        cost += _USED + _PLACE * (left.missing - plan.missing)
    return cost
