"""The effects of an action; the only module of gin that looks at the stock."""

from __future__ import annotations

from hollywood.cards import Card, Hand
from hollywood.gin.actions import BigGin, Finish, Knock, LayOff, PassUpcard, ShowHand
from hollywood.gin.events import (
    Discarded,
    Drew,
    GinEvent,
    Knocked,
    LaidOffOn,
    Passed,
    RoundOver,
    Shown,
    Took,
)
from hollywood.gin.result import Ending, GinResult
from hollywood.gin.table import GinTable, Phase
from hollywood.melds import points
from hollywood.melds.forms import meld_from
from hollywood.melds.meld import Meld
from hollywood.play import Action, Discard, DrawStock, Seat, TakeDiscard


def carry_out(
    table: GinTable, hand: Hand, stock: tuple[Card, ...], action: Action
) -> tuple[GinTable, tuple[GinEvent, ...]]:
    """Return the table after the legal ``action`` of the player to act, and its events."""
    seat = table.awaiting
    assert seat is not None
    if isinstance(action, Finish):
        over: GinEvent = RoundOver(result_of(table))
        return table.after(over), (over,)
    event = _event(table, seat, hand, stock, action)
    table = table.after(event)
    if table.phase is not Phase.OVER:
        return table, (event,)
    over = RoundOver(result_of(table))
    return table.after(over), (event, over)


def _event(
    table: GinTable, seat: Seat, hand: Hand, stock: tuple[Card, ...], action: Action
) -> GinEvent:
    match action:
        case Discard(card):
            return Discarded(seat, card)
        case DrawStock():
            return Drew(seat, stock[0])
        case TakeDiscard():
            return Took(seat, table.discards[-1])
        case PassUpcard():
            return Passed(seat)
        case Knock(discard, spread):
            down = table.rules.knock_discard == "face_down"
            left = left_over(hand - discard, spread)
            return Knocked(seat, discard, down, _in_order(spread, table), left)
        case BigGin(spread):
            return Knocked(seat, None, False, _in_order(spread, table), Hand())
        case LayOff(card, onto):
            return LaidOffOn(seat, card, onto)
        case ShowHand(melds):
            return Shown(seat, _in_order(melds, table), left_over(hand, melds))
    raise AssertionError(action)


def result_of(table: GinTable) -> GinResult:
    """Return the facts of a finished round."""
    if table.knocker is None:
        spent = table.stock <= table.rules.stock_floor
        return GinResult(
            ending=Ending.DEAD_HAND if spent else Ending.TURN_CAP,
            upcard=table.upcard,
            turns=table.turns,
        )
    assert table.ending is not None
    return GinResult(
        ending=table.ending,
        upcard=table.upcard,
        turns=table.turns,
        knocker=table.knocker,
        knocker_deadwood=points(table.left, table.rules.melds),
        defender_deadwood=points(table.shown_left, table.rules.melds),
        layoffs=len(table.layoffs),
        knocker_layoffs=len(table.knocker_layoffs),
    )


def left_over(hand: Hand, melds: tuple[Meld, ...]) -> Hand:
    """Return the cards of ``hand`` that are not in ``melds``."""
    for meld in melds:
        hand = hand.minus(meld.cards)
    return hand


def _in_order(melds: tuple[Meld, ...], table: GinTable) -> tuple[Meld, ...]:
    """Return the melds with their cards in order, whatever the player's order was."""
    return tuple(meld_from(meld.hand.bits, table.rules.melds) for meld in melds)
