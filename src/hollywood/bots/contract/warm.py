"""Players weaker than greedy: its play, with discards chosen at a temperature.

The cost of a discard is what the card is worth to the hand. A card that no best plan for the
contract uses costs what it may still be worth; a planned card also costs a place in the contract.
The greedy player makes the cheapest discard. At a temperature, a discard that costs a little more
is made nearly as often. No mistake is made on purpose.
"""

from __future__ import annotations

import random

from hollywood.bots.contract.policy import Decision, decided_greedily
from hollywood.bots.warmth import drawn
from hollywood.cards import Card, Hand
from hollywood.contract.sight import ContractView
from hollywood.kernel.contract.layout import R_ALL_AT_ONCE, R_POINTS, R_SEATS
from hollywood.kernel.contract.rules.deal import add_card, remove_card
from hollywood.kernel.contract.scratch import P_MISSING, P_USED
from hollywood.kernel.contract.state import NOT_DOWN, S_DOWN, S_SEAT, S_SIZES
from hollywood.play import Action, Discard
from hollywood.strategy.contract.plan.memo import recalled
from hollywood.strategy.contract.policies.card_worth import cards_to_discard, spare_worth
from hollywood.strategy.contract.policies.weights import K_POINTS, K_POINTS_DOWN, PLAIN

_PLACE = 25.0
"""The value of a place in the contract, in points: some turns, each of which may be the last."""
_USED = 8.0
"""The value of a place that other cards would fill as well."""
_POINTS, _POINTS_DOWN = PLAIN[K_POINTS] / 10, PLAIN[K_POINTS_DOWN] / 10
"""The cost of each point of a card that no plan uses, before and after a player is down."""
_BESIDE = [0 if place in {K_POINTS, K_POINTS_DOWN} else PLAIN[place] for place in range(len(PLAIN))]
"""The greedy player's weights for a card, without its points."""
_ITSELF = 4
"""The card itself is counted among the cards of its rank."""
_HUNDREDTHS = 100


def warm_contract_choice(view: ContractView, heat: int, chance: random.Random) -> Action | None:
    """Return what the greedy player does; a discard is drawn at ``heat`` hundredths of a point."""
    decision = decided_greedily(view)
    if decision is None or not isinstance(decision.action, Discard):
        return None if decision is None else decision.action
    found = costs(decision)
    worths = [-cost for cost in found.values()]
    return Discard(drawn(list(found), worths, heat / _HUNDREDTHS, chance))


def costs(decision: Decision) -> dict[Card, float]:
    """Return the cost of each possible discard, in points."""
    allowed = cards_to_discard(decision.view, decision.rules, decision.view[S_SEAT])
    return {card: _cost(decision, card) for card in Hand(allowed)}


def _cost(decision: Decision, card: Card) -> float:
    """Return the cost of a discard, in points."""
    _, view, rules, work = decision
    seat, points = view[S_SEAT], rules[R_POINTS + card]
    if view[S_DOWN + seat] != NOT_DOWN:
        return -float(points)
    somebody_is_down = any(view[S_DOWN + other] != NOT_DOWN for other in range(rules[R_SEATS]))
    worth = spare_worth(view, rules, seat, int(card), _BESIDE, work) // 10 - _ITSELF
    cost = worth - points * (_POINTS_DOWN if somebody_is_down else _POINTS)
    target = view[S_SIZES + seat] if rules[R_ALL_AT_ONCE] else 0
    recalled(view, rules, seat, target, work)
    missing = work[P_MISSING]
    if work[P_USED] >> card & 1:
        remove_card(view, seat, int(card))
        recalled(view, rules, seat, target, work)
        add_card(view, seat, int(card))
        cost += _USED + _PLACE * (work[P_MISSING] - missing)
    return cost
