"""Players of gin weaker than the sharp one: the same policy, its throws drawn at a temperature.

A card that is nearly as good to throw as the best is thrown nearly as often, a much worse one
hardly ever: a softmax of the worths in :mod:`hollywood.strategy.gin.policies.linear`. Nothing is
done wrong on purpose.
"""

from __future__ import annotations

import random

from hollywood.bots.gin.policy import gin_choice
from hollywood.bots.warmth import drawn
from hollywood.cards import Card
from hollywood.gin.sight import GinView
from hollywood.gin.vectors.rules import vector_of
from hollywood.gin.vectors.view import view_vector
from hollywood.play import Action, Discard
from hollywood.strategy.gin.policies.linear import WEIGHTS, worths_of_throws

_MOST_CARDS = 12


def warm_choice(view: GinView, policy: str, heat: int, chance: random.Random) -> Action | None:
    """Return what the policy does; a throw is drawn at ``heat`` hundredths of a point.

    Which throws seem good is the sharp player's opinion, whatever the policy.
    """
    action = gin_choice(view, policy)
    if not isinstance(action, Discard):
        return action
    rules = view.table.rules
    cards, worths = [0] * _MOST_CARDS, [0] * _MOST_CARDS
    number = worths_of_throws(
        view_vector(view), vector_of(rules), rules.melds.tables, list(WEIGHTS), cards, worths
    )
    return Discard(Card(drawn(cards[:number], worths[:number], heat, chance)))
