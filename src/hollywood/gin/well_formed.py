"""Whether an action of gin has cards, melds and numbers, and no more cards than the hand."""

from __future__ import annotations

from hollywood.cards import Card, Hand
from hollywood.gin.actions import BigGin, Knock, LayOff, ShowHand
from hollywood.gin.refusals import Refusal, Refused
from hollywood.melds.meld import Meld, MeldKind
from hollywood.play import Action, Discard
from hollywood.play.well_formed import Form, are_melds, is_card, is_number, malformed, too_many

_KINDS = tuple(MeldKind)

_FORMS: dict[type, Form] = {
    Discard: ("a card", lambda action: type(action.card) is Card),
    Knock: (
        "a card to discard and a tuple of melds",
        lambda action: is_card(action.discard) and are_melds(action.spread, Meld, _KINDS),
    ),
    BigGin: ("a tuple of melds", lambda action: are_melds(action.spread, Meld, _KINDS)),
    LayOff: (
        "a card and the number of a meld",
        lambda action: is_card(action.card) and is_number(action.onto),
    ),
    ShowHand: ("a tuple of melds", lambda action: are_melds(action.melds, Meld, _KINDS)),
}


def refuse_malformed(hand: Hand, action: Action) -> Refused | None:
    """Say why no player with ``hand`` could ever do this action, under any rules."""
    form = _FORMS.get(type(action))
    if form is None:
        return None
    if not form[1](action):
        return Refused(Refusal.MALFORMED, malformed(form))
    kind = type(action)
    if kind is Discard or kind is LayOff:
        return None
    assert isinstance(action, Knock | BigGin | ShowHand)
    words = too_many(action.melds if isinstance(action, ShowHand) else action.spread, hand)
    return None if words is None else Refused(Refusal.WRONG_MELDS, words)
