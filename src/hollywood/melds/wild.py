"""Melds with wild cards: what they are, how they can lie, and what may be done to them."""

from hollywood.melds.wild_meld import (
    WildKind,
    WildMeld,
    meld_problem,
    place_letter,
    set_order,
    wild_meld,
)
from hollywood.melds.wild_moves import can_displace, can_extend, displaced, extended, wild_for
from hollywood.melds.wild_orders import order_run, run_orders

__all__ = [
    "WildKind",
    "WildMeld",
    "can_displace",
    "can_extend",
    "displaced",
    "extended",
    "meld_problem",
    "order_run",
    "place_letter",
    "run_orders",
    "set_order",
    "wild_for",
    "wild_meld",
]
