"""Weaker gin players: the same policy, with discards chosen at a temperature.

A discard nearly as good as the best is made nearly as often, and a much worse one hardly ever. This
is a softmax over the values in :mod:`hollywood.strategy.gin.policies.linear`. No mistake is made on
purpose.
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
from hollywood.strategy.gin.policies.linear import WEIGHTS, worths_of_discards

_MOST_CARDS = 12


def warm_choice(view: GinView, policy: str, heat: int, chance: random.Random) -> Action | None:
    """Return what the policy does; a discard is drawn at ``heat`` hundredths of a point.

    Discards are valued as the linear policy does, whatever the policy.
    """
    action = gin_choice(view, policy)
    if not isinstance(action, Discard):
        return action
    rules = view.table.rules
    cards, worths = [0] * _MOST_CARDS, [0] * _MOST_CARDS
    number = worths_of_discards(
        view_vector(view), vector_of(rules), rules.melds.tables, list(WEIGHTS), cards, worths
    )
    return Discard(Card(drawn(cards[:number], worths[:number], heat, chance)))
