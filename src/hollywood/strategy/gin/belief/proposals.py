"""Proposals of the chain: exchanges of cards in a history of gin (:mod:`.history`).

Two places exchange their cards, or three cards that the opponent may hold are exchanged for three
unseen ones.
"""

from __future__ import annotations

from hollywood.kernel.deadwood.tables import IN_FOUR_SUITS
from hollywood.kernel.engine.bits import count, lowest
from hollywood.kernel.engine.compiling import inlined, kernel
from hollywood.strategy.gin.belief import history as of


@kernel
def threes(hand: int) -> int:
    """Return how many *threes* the cards contain: three of a rank, or three in a row of a suit."""
    return count(hand & hand >> 1 & hand >> 2) + count(_kinds(hand))


@inlined
def _kinds(hand: int) -> int:
    """Return, in the bits of each suit, the ranks held in all three other suits."""
    c = hand & 0x1FFF
    d = hand >> 16 & 0x1FFF
    h = hand >> 32 & 0x1FFF
    s = hand >> 48 & 0x1FFF
    return d & h & s | (c & h & s) << 16 | (c & d & s) << 32 | (c & d & h) << 48


@kernel
def three(hand: int, number: int) -> int:
    """Return three number ``number``, from 0, of those that the cards contain."""
    rows = hand & hand >> 1 & hand >> 2
    kinds = _kinds(hand)
    if number < count(rows):
        while number:
            rows &= rows - 1
            number -= 1
        return 7 << lowest(rows)
    number -= count(rows)
    while number:
        kinds &= kinds - 1
        number -= 1
    card = lowest(kinds)
    return (1 << (card & 15)) * IN_FOUR_SUITS ^ 1 << card


@kernel
def exchange_threes(history: list[int], old: int, new: int, turned: int, mirrored: int) -> int:
    """Put the cards ``new`` from the pool in the places of ``old``; return their earliest event.

    ``turned`` and ``mirrored`` choose which card goes where, one of six orders. To undo the
    exchange, swap ``new`` and ``old`` and use the inverse order.
    """
    first = of.EVER
    for number in range(3):
        wanted = (turned - number if mirrored else turned + number) + 3
        while wanted >= 3:
            wanted -= 3
        card = _nth(old, number)
        other = _nth(new, wanted)
        place = 0
        while history[of.B_CARD + place] != card:
            place += 1
        pooled = 0
        while history[of.B_POOLED + pooled] != other:
            pooled += 1
        history[of.B_CARD + place] = other
        history[of.B_POOLED + pooled] = card
        first = min(first, history[of.B_FROM + place])
    return first


@kernel
def _nth(hand: int, number: int) -> int:
    """Return card number ``number``, from 0, of the hand."""
    while number:
        hand &= hand - 1
        number -= 1
    return lowest(hand)


@inlined
def exchange(history: list[int], first: int, second: int) -> None:
    """Exchange the cards of two places, together with how long each was held."""
    card = history[of.B_CARD + first]
    until = history[of.B_UNTIL + first]
    history[of.B_CARD + first] = history[of.B_CARD + second]
    history[of.B_UNTIL + first] = history[of.B_UNTIL + second]
    history[of.B_CARD + second] = card
    history[of.B_UNTIL + second] = until
