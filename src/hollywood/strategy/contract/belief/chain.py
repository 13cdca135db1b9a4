"""Which histories of the others are likely, after all that they did: a Markov chain.

Before it is known what a seat did, every possible history is equally likely. A history becomes more
likely if the seat would have made the same choices with those cards. The seat is taken for a greedy
player who makes a mistake now and then: each choice that does not fit, a *misfit*, makes a history
less likely by a constant factor.

A step of the chain exchanges cards. Either a card that a seat holds changes places with a card of
another seat or of the stock, or two cards of one seat swap the times at which the seat got them.
The Metropolis rule decides whether the step is kept.
"""

from __future__ import annotations

from typing import Final

from hollywood.kernel.contract.evidence import Evidence
from hollywood.kernel.contract.layout import R_SEATS
from hollywood.kernel.contract.rules.deal import add_card
from hollywood.kernel.contract.rules.sight import copy_round
from hollywood.kernel.contract.state import S_SEAT
from hollywood.kernel.engine.bits import Vector
from hollywood.kernel.engine.chance import Stream, below
from hollywood.kernel.engine.compiling import kernel
from hollywood.kernel.engine.stopping import is_over
from hollywood.strategy.contract.belief import history as of
from hollywood.strategy.contract.belief.belief import Belief
from hollywood.strategy.contract.belief.dealt import shuffle_stock
from hollywood.strategy.contract.belief.misfits import misfits

_SURE: Final = 100
"""How many times less likely a misfit makes a history of a player who plays greedily."""
_FEW: Final = 4
"""A seat is taken for a greedy player while at most one in so many and one of its choices is a
misfit."""


@kernel
def count_misfits(evidence: Evidence, belief: Belief) -> None:
    """Count the misfits of the others in every history."""
    histories = belief.histories
    for other in range(evidence.rules[R_SEATS]):
        histories[of.C_FACTOR + other] = _SURE
        if other != evidence.seen[S_SEAT]:
            for number in range(histories[of.C_COUNT]):
                base = of.C_HISTORIES + of.Z_LENGTH * number
                histories[base + of.Z_MISFITS + other] = misfits(
                    evidence, other, of.LATER, base, belief
                )


@kernel
def doubt(rules: Vector, seat: int, histories: Vector) -> None:
    """Judge how far each other than ``seat`` plays like a greedy player, after some steps.

    The history with the fewest misfits decides.
    """
    for other in range(rules[R_SEATS]):
        if other != seat:
            fewest = of.LATER
            for number in range(histories[of.C_COUNT]):
                base = of.C_HISTORIES + of.Z_LENGTH * number
                fewest = min(fewest, histories[base + of.Z_MISFITS + other])
            fitting = histories[of.C_CHOICES + other] - fewest
            if _FEW * (fewest - 1) > fitting:
                factor = 2 * fitting // (2 * fewest - 1)
                histories[of.C_FACTOR + other] = max(2, min(_SURE, factor))


@kernel
def go_on(number: int, steps: int, evidence: Evidence, belief: Belief, chance: Stream) -> None:
    """Take so many steps with history ``number`` for each seat that holds unseen cards.

    It takes fewer when there is nothing left to read (``C_LEFT``) or the search is stopped.
    """
    base = of.C_HISTORIES + of.Z_LENGTH * number
    for _ in range(steps):
        if belief.histories[of.C_LEFT] <= 0 or is_over(belief.stop):
            return
        for other in range(evidence.rules[R_SEATS]):
            if belief.histories[of.C_HIDDEN + other]:
                _exchange(evidence, other, base, belief, chance)


@kernel
def _exchange(evidence: Evidence, seat: int, base: int, belief: Belief, chance: Stream) -> None:
    """Try a history in which a card that ``seat`` got unseen was another one."""
    histories = belief.histories
    got = histories[of.C_GOT + seat]
    one = below(chance.state, chance.at, got)
    spot = base + of.MOST_GOT * seat + one
    place = histories[of.Z_PLACE + spot]
    if place and below(chance.state, chance.at, 3):
        _try_another(evidence, seat, spot, base, belief, chance)
        return
    two = below(chance.state, chance.at, got)
    other = base + of.MOST_GOT * seat + two
    from_one = histories[of.C_FROM + spot - base]
    from_two = histories[of.C_FROM + other - base]
    if (
        histories[of.Z_CARD + other] == histories[of.Z_CARD + spot]
        or from_one == from_two
        or from_one >= histories[of.Z_UNTIL + other]
        or from_two >= histories[of.Z_UNTIL + spot]
    ):
        return
    _swap_times(histories, base, spot, other)
    if not _is_kept(evidence, seat, base, belief, chance):
        _swap_times(histories, base, spot, other)


@kernel
def _try_another(
    evidence: Evidence, seat: int, spot: int, base: int, belief: Belief, chance: Stream
) -> None:
    """Try a history in which a card held by ``seat`` is one of another seat or of the stock."""
    histories = belief.histories
    place = histories[of.Z_PLACE + spot]
    total = histories[of.C_TOTAL]
    to = 1 + below(chance.state, chance.at, total)
    owner = -1
    for other in range(evidence.rules[R_SEATS]):
        first = histories[of.C_FIRST + other]
        if first <= to < first + histories[of.C_HIDDEN + other]:
            owner = other
    cards = base + of.Z_UNSEEN
    if owner == seat or histories[cards + to] == histories[cards + place]:
        return
    before = histories[base + of.Z_MISFITS + seat]
    _swap_cards(histories, base, spot, place, to, owner)
    if not _is_kept(evidence, seat, base, belief, chance):
        _swap_cards(histories, base, spot, place, to, owner)
    elif owner >= 0 and not _is_kept(evidence, owner, base, belief, chance):
        histories[base + of.Z_MISFITS + seat] = before
        _swap_cards(histories, base, spot, place, to, owner)


@kernel
def _is_kept(evidence: Evidence, seat: int, base: int, belief: Belief, chance: Stream) -> int:
    """Say whether the changed history of ``seat`` is kept; if so, write down its misfits."""
    histories = belief.histories
    most = histories[base + of.Z_MISFITS + seat]
    while not below(chance.state, chance.at, histories[of.C_FACTOR + seat]):
        most += 1
    number = misfits(evidence, seat, most, base, belief)
    if number > most:
        return 0
    histories[base + of.Z_MISFITS + seat] = number
    return 1


@kernel
def _swap_cards(histories: Vector, base: int, spot: int, place: int, to: int, owner: int) -> None:
    """Exchange two unseen cards, the first of them held as ``spot``."""
    cards = base + of.Z_UNSEEN
    card = histories[cards + place]
    histories[cards + place] = histories[cards + to]
    histories[cards + to] = card
    histories[of.Z_CARD + spot] = histories[cards + place]
    if owner >= 0:
        histories[of.Z_CARD + histories[base + of.Z_OF + to]] = card


@kernel
def _swap_times(histories: Vector, base: int, one: int, two: int) -> None:
    """Swap the times at which a seat got two of its cards."""
    for what in (of.Z_CARD, of.Z_PLACE, of.Z_UNTIL):
        value = histories[what + one]
        histories[what + one] = histories[what + two]
        histories[what + two] = value
    for spot in (one, two):
        if histories[of.Z_PLACE + spot]:
            histories[base + of.Z_OF + histories[of.Z_PLACE + spot]] = spot


@kernel
def imagine_history(number: int, rules: Vector, belief: Belief, chance: Stream) -> None:
    """Write the hands of history ``number`` and a shuffled stock to ``belief.world``."""
    histories, world, unseen = belief.histories, belief.world, belief.unseen
    copy_round(belief.root, world, rules)
    cards = of.C_HISTORIES + of.Z_LENGTH * number + of.Z_UNSEEN
    first = 1
    for other in range(rules[R_SEATS]):
        for place in range(first, first + histories[of.C_HIDDEN + other]):
            add_card(world, other, histories[cards + place])
        first += histories[of.C_HIDDEN + other]
    for place in range(first, histories[of.C_TOTAL] + 1):
        unseen[place] = histories[cards + place]
    shuffle_stock(world, unseen, first, chance)
