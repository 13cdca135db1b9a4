"""Actions that may well be wrong: any kind, any cards, any melds, at any moment."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import cast

from hollywood.cards import Card, Hand
from hollywood.contract import CallMayI, ContractRound, Displace, LayDown
from hollywood.contract import LayOff as ContractLayOff
from hollywood.contract.actions import AllowMayI, DenyMayI, End, WithdrawMayI
from hollywood.gin import BigGin, Finish, GinRound, Knock, PassUpcard, ShowHand
from hollywood.gin import LayOff as GinLayOff
from hollywood.melds import Meld, MeldKind, best_arrangement
from hollywood.melds.contract_fit import best_laydown
from hollywood.melds.wild import WildKind, WildMeld, can_displace
from hollywood.play import Action, Discard, DrawStock, Seat, TakeDiscard

AnyRound = GinRound | ContractRound


def guess(play: AnyRound, chance: random.Random) -> tuple[Seat, Action]:
    """Return a seat, now and then one that does not exist, and an action for it, right or wrong."""
    seats = len(play.hands)
    awaited = play.awaiting
    if awaited is not None and chance.random() < 0.7:
        seat = awaited
    else:
        seat = Seat(chance.randrange(-1, seats + 1))
    hand = play.hands[seat] if 0 <= seat < seats else Hand()
    if isinstance(play, GinRound):
        return seat, _gin_guess(play, hand, chance)
    return seat, _contract_guess(play, hand, chance)


def _gin_guess(play: GinRound, hand: Hand, chance: random.Random) -> Action:
    card = _card(play, hand, chance)
    makers: tuple[Callable[[], Action], ...] = (
        DrawStock,
        TakeDiscard,
        PassUpcard,
        Finish,
        AllowMayI,
        lambda: Discard(card),
        lambda: Discard(cast("Card", int(card))),
        lambda: Discard(play.table.taken or card),
        lambda: GinLayOff(card, chance.randrange(-1, 4)),
        lambda: Knock(card, _gin_melds(play, hand, chance)),
        lambda: BigGin(_gin_melds(play, hand, chance)),
        lambda: ShowHand(_gin_melds(play, hand, chance)),
    )
    return chance.choice(makers)()


def _contract_guess(play: ContractRound, hand: Hand, chance: random.Random) -> Action:
    card = _card(play, hand, chance)
    onto = chance.randrange(-1, len(play.table.melds) + 1)
    ends: tuple[End, ...] = ("top", "bottom")
    end = chance.choice(ends)
    makers: tuple[Callable[[], Action], ...] = (
        DrawStock,
        TakeDiscard,
        WithdrawMayI,
        AllowMayI,
        DenyMayI,
        PassUpcard,
        lambda: CallMayI(chance.randrange(3)),
        lambda: Discard(card),
        lambda: Discard(cast("Card", int(card))),
        lambda: Discard(play.table.taken or card),
        lambda: LayDown(_contract_melds(play, hand, chance)),
        lambda: LayDown(_contract_melds(play, hand, chance)),
        lambda: ContractLayOff(card, onto, chance.choice((end, None))),
        lambda: Displace(card, onto, end),
        lambda: chance.choice(_swaps(play, hand) or [Displace(card, onto, None)]),
    )
    return chance.choice(makers)()


def _swaps(play: ContractRound, hand: Hand) -> list[Action]:
    """Every card that stands where a wild card lies in a run, with the wild card to the hand."""
    rules = play.rules.melds
    return [
        Displace(card, onto, None)
        for onto, on_table in enumerate(play.table.melds)
        for card in hand
        if can_displace(on_table.meld, card, None, rules) is None
    ]


def _card(play: AnyRound, hand: Hand, chance: random.Random) -> Card:
    """A card of the hand, or of the whole pack, so it may be somebody else's."""
    if hand and chance.random() < 0.7:
        return chance.choice(hand.cards)
    return chance.choice(play.rules.pack.cards)


def _gin_melds(play: GinRound, hand: Hand, chance: random.Random) -> tuple[Meld, ...]:
    """Real melds, some of them missing, or random cards."""
    if hand and chance.random() < 0.6:
        melds = best_arrangement(hand, play.rules.melds).melds
        return tuple(meld for meld in melds if chance.random() < 0.9)
    count = chance.randrange(3)
    return tuple(
        Meld(chance.choice(list(MeldKind)), _some(play, hand, chance)) for _ in range(count)
    )


def _contract_melds(play: ContractRound, hand: Hand, chance: random.Random) -> tuple[WildMeld, ...]:
    """The melds of a real lay down, one of them perhaps spoiled, or random cards."""
    table, rules = play.table, play.rules
    best = best_laydown(hand, table.slots, rules.melds, rules.points.of) if hand else None
    if best is not None and chance.random() < 0.7:
        melds = list(best.melds)
        if chance.random() < 0.5:
            melds[0] = WildMeld(melds[0].kind, _some(play, hand, chance))
        return tuple(melds)
    kinds = [slot.kind for slot in table.slots]
    if chance.random() < 0.3:
        kinds = kinds[1:]
    return tuple(WildMeld(WildKind(kind), _some(play, hand, chance)) for kind in kinds)


def _some(play: AnyRound, hand: Hand, chance: random.Random) -> tuple[Card, ...]:
    """Some cards, now and then all of one rank."""
    if chance.random() < 0.4:
        rank = chance.randrange(13)
        return tuple(Card(16 * suit + rank) for suit in range(chance.randrange(2, 5)))
    return tuple(_card(play, hand, chance) for _ in range(chance.randrange(5)))
