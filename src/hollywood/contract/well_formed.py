"""Whether an action of the contract game has cards, melds, and numbers that the hand allows."""

from __future__ import annotations

from typing import get_args

from hollywood.cards import Card, Hand
from hollywood.contract.actions import CallMayI, Displace, End, LayDown, LayOff
from hollywood.contract.refusals import Refusal, Refused
from hollywood.melds.wild import WildKind, WildMeld
from hollywood.play import Action, Discard
from hollywood.play.well_formed import Form, are_melds, is_card, is_number, malformed, too_many

_KINDS = tuple(WildKind)
_ENDS = get_args(End)

_FORMS: dict[type, Form] = {
    Discard: ("a card", lambda action: type(action.card) is Card),
    CallMayI: ("a moment, a whole number", lambda action: is_number(action.moment)),
    LayDown: ("a tuple of melds", lambda action: are_melds(action.melds, WildMeld, _KINDS)),
    LayOff: (
        "a card, the number of a meld, and top, bottom or none",
        lambda action: (
            is_card(action.card)
            and is_number(action.onto)
            and (action.at is None or action.at in _ENDS)
        ),
    ),
    Displace: (
        "a card, the number of a meld, and top, bottom or none",
        lambda action: (
            is_card(action.card)
            and is_number(action.onto)
            and (action.wild_to is None or action.wild_to in _ENDS)
        ),
    ),
}


def refuse_malformed(hand: Hand, action: Action) -> Refused | None:
    """Say why no player with ``hand`` could ever do this action, under any rules."""
    form = _FORMS.get(type(action))
    if form is None:
        return None
    if not form[1](action):
        return Refused(Refusal.MALFORMED, malformed(form))
    words = too_many(action.melds, hand) if isinstance(action, LayDown) else None
    return None if words is None else Refused(Refusal.NOT_IN_HAND, words)
