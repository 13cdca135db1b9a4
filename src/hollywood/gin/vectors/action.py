"""Turns an action vector of gin into an action of the engine."""

from __future__ import annotations

from hollywood.cards import Card
from hollywood.gin.actions import BigGin, Finish, Knock, LayOff, PassUpcard, ShowHand
from hollywood.gin.rules import GinRules
from hollywood.kernel.gin import layout as at
from hollywood.melds import MeldRules
from hollywood.melds.forms import meld_from
from hollywood.melds.meld import Meld
from hollywood.play import Action, Discard, DrawStock, TakeDiscard


def action_of(vector: list[int], rules: GinRules) -> Action:
    """Return the action that an action vector means."""
    kind, card = vector[at.A_KIND], vector[at.A_CARD]
    if kind == at.A_DRAW:
        return DrawStock()
    if kind == at.A_DISCARD:
        return Discard(Card(card))
    if kind == at.A_TAKE:
        return TakeDiscard()
    if kind == at.A_PASS:
        return PassUpcard()
    if kind == at.A_LAY_OFF:
        return LayOff(Card(card), vector[at.A_ONTO])
    if kind == at.A_FINISH:
        return Finish()
    melds = _melds(vector, rules.melds)
    if kind == at.A_KNOCK:
        return Knock(Card(card), melds)
    return BigGin(melds) if kind == at.A_BIG_GIN else ShowHand(melds)


def _melds(vector: list[int], rules: MeldRules) -> tuple[Meld, ...]:
    return tuple(meld_from(bits, rules) for bits in vector[at.A_MELDS : at.A_LENGTH] if bits)
