"""An action of May-I as a vector, and back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hollywood.cards import Card
from hollywood.contract.actions import (
    AllowMayI,
    CallMayI,
    DenyMayI,
    Displace,
    End,
    LayDown,
    LayOff,
    WithdrawMayI,
)
from hollywood.kernel.contract import state as at
from hollywood.kernel.contract.layout import NO_CARD
from hollywood.melds.contract_vectors import melds_in, write_melds
from hollywood.play import Action, Discard, DrawStock, TakeDiscard

_ENDS: dict[int, End] = {at.AT_BOTTOM: "bottom", at.AT_TOP: "top"}
_END_NUMBERS = {end: number for number, end in _ENDS.items()} | {None: at.NO_END}
_PLAIN: dict[int, Action] = {
    at.A_DRAW: DrawStock(),
    at.A_TAKE: TakeDiscard(),
    at.A_ALLOW: AllowMayI(),
    at.A_DENY: DenyMayI(),
    at.A_WITHDRAW: WithdrawMayI(),
}
_PLAIN_NUMBERS = {type(action): number for number, action in _PLAIN.items()}


def action_of(vector: Sequence[Any]) -> Action | None:
    """Return the action in an action vector; ``None`` for leaving a discard alone."""
    kind, card, onto, end, moment = (int(number) for number in vector[at.A_KIND : at.A_LENGTH])
    if kind == at.A_NOTHING:
        return None
    if kind == at.A_LAY_DOWN:
        return LayDown(melds_in(vector, at.A_LAY))
    if kind == at.A_DISCARD:
        return Discard(Card(card))
    if kind == at.A_LAY_OFF:
        return LayOff(Card(card), onto, _ENDS.get(end))
    if kind == at.A_DISPLACE:
        return Displace(Card(card), onto, _ENDS.get(end))
    return CallMayI(moment) if kind == at.A_CALL else _PLAIN[kind]


def row_of(action: Action | None) -> tuple[int, int, int, int, int]:
    """Return an action, without melds, as listed: kind, card, meld, end, moment."""
    match action:
        case None:
            return at.A_NOTHING, NO_CARD, -1, at.NO_END, 0
        case Discard(card):
            return at.A_DISCARD, int(card), -1, at.NO_END, 0
        case LayOff(card, onto, end):
            return at.A_LAY_OFF, int(card), onto, _END_NUMBERS[end], 0
        case Displace(card, onto, end):
            return at.A_DISPLACE, int(card), onto, _END_NUMBERS[end], 0
        case CallMayI(moment):
            return at.A_CALL, NO_CARD, -1, at.NO_END, moment
    return _PLAIN_NUMBERS[type(action)], NO_CARD, -1, at.NO_END, 0


def write_action(action: Action | None, vector: Any) -> None:
    """Write an action to an action vector, in the form that :func:`action_of` reads."""
    if not isinstance(action, LayDown):
        for place, number in enumerate(row_of(action)):
            vector[at.A_KIND + place] = number
        return
    vector[at.A_KIND] = at.A_LAY_DOWN
    write_melds(action.melds, vector, at.A_LAY)
