"""What the other player of gin may hold: hands drawn from the belief that his story leads to.

A *history* says which card he was dealt or drew at each place where one stayed hidden: ten places
for the deal, one for each draw from the stock. Before anything is known of his mind, all histories
that agree with the open cards are as likely as each other. Each thing he did then counts by how
likely a player of his type would have done it with the hand he had, and a Markov chain (Metropolis
and Hastings) goes through the histories by that measure: it exchanges a card that he may still hold
for one that nobody has seen, or two cards between places.

His type is part of what is not known: one of several sets of weights of the linear policy
(:mod:`hollywood.strategy.gin.policies.linear`), each with a temperature.
"""

from __future__ import annotations

from typing import Final

from hollywood.kernel.engine.chance import Stream, below, word32
from hollywood.kernel.engine.compiling import kernel
from hollywood.kernel.engine.curves import falling, log
from hollywood.kernel.gin.game import Evidence
from hollywood.kernel.gin.story import G_SIZE
from hollywood.strategy.gin.belief import history as of
from hollywood.strategy.gin.belief.history import Belief, held_in
from hollywood.strategy.gin.belief.likelihood import likelihood
from hollywood.strategy.gin.belief.proposals import exchange, exchange_threes, three, threes
from hollywood.strategy.gin.settings import Q_TYPE_EVERY, Q_TYPES


@kernel
def go_through(belief: Belief, steps: int, evidence: Evidence, chance: Stream) -> None:
    """Take ``steps`` steps of the chain."""
    history = belief.history
    places = history[of.B_PLACES]
    pool = history[of.B_POOL]
    for _ in range(steps):
        if word32(chance.state, chance.at) & 3 == 0:
            _try_other_meld(belief, evidence, chance)
            continue
        first = below(chance.state, chance.at, places)
        second = below(chance.state, chance.at, places + pool)
        if second >= places:
            if history[of.B_UNTIL + first] != of.EVER:
                continue
            second -= places
            card = history[of.B_CARD + first]
            history[of.B_CARD + first] = history[of.B_POOLED + second]
            history[of.B_POOLED + second] = card
            if _accept(belief, history[of.B_FROM + first], 0, evidence, chance):
                continue
            card = history[of.B_CARD + first]
            history[of.B_CARD + first] = history[of.B_POOLED + second]
            history[of.B_POOLED + second] = card
            continue
        if (
            history[of.B_FROM + first] == history[of.B_FROM + second]
            or history[of.B_UNTIL + first] <= history[of.B_FROM + second]
            or history[of.B_UNTIL + second] <= history[of.B_FROM + first]
        ):
            continue
        exchange(history, first, second)
        start = min(history[of.B_FROM + first], history[of.B_FROM + second])
        if not _accept(belief, start, 0, evidence, chance):
            exchange(history, first, second)


@kernel
def _try_other_meld(belief: Belief, evidence: Evidence, chance: Stream) -> None:
    """Try three cards in a row or of a rank in the place of three others that he may hold.

    Card by card a meld is hardly ever given up for another: what lies between the two is unlikely.
    Both threes are drawn evenly from those there are, which the chance to go back must answer.
    """
    history = belief.history
    curves = belief.curves
    held = held_in(history)
    free = 0
    for place in range(history[of.B_POOL]):
        free |= 1 << history[of.B_POOLED + place]
    ways = threes(held) * threes(free)
    if not ways:
        return
    old = three(held, below(chance.state, chance.at, threes(held)))
    new = three(free, below(chance.state, chance.at, threes(free)))
    back = threes(held ^ old | new) * threes(free ^ new | old)
    turned = below(chance.state, chance.at, 3)
    mirrored = word32(chance.state, chance.at) & 1
    start = exchange_threes(history, old, new, turned, mirrored)
    gain = log(ways, curves) - log(back, curves)
    if not _accept(belief, start, gain, evidence, chance):
        exchange_threes(history, new, old, turned if mirrored else 3 - turned, mirrored)


@kernel
def _accept(belief: Belief, start: int, gain: int, evidence: Evidence, chance: Stream) -> int:
    """Keep the history that is tried if chance says so; 1 if it is kept."""
    history = belief.history
    curves = belief.curves
    found = likelihood(belief, start, evidence)
    change = found - history[of.B_LOG] + gain
    if change < 0:
        word = word32(chance.state, chance.at)
        if log((word >> 8) + 1, curves) - _LOG_WORD > change:
            return 0
    history[of.B_LOG] = found
    for event in range(start, evidence.story[G_SIZE]):
        history[of.B_LOGS + event] = history[of.B_TRIED + event]
    return 1


_LOG_WORD: Final = 16_636  # 1000 ln(2**24)


@kernel
def load_type(types: list[int], kind: int, weights: list[int]) -> None:
    """Copy the weights of a type."""
    for place in range(of.M_LENGTH):
        weights[place] = types[kind * of.M_LENGTH + place]


@kernel
def likeliest(types: list[int], number: int) -> int:
    """Return the type that is most likely beforehand."""
    best = 0
    for kind in range(1, number):
        if types[kind * of.M_LENGTH + of.M_PRIOR] > types[best * of.M_LENGTH + of.M_PRIOR]:
            best = kind
    return best


@kernel
def choose_type(
    belief: Belief, evidence: Evidence, types: list[int], number: int, chance: Stream
) -> None:
    """Draw his type anew, given the history (Gibbs): the first ``number`` of ``types``."""
    history = belief.history
    weights = belief.weights
    curves = belief.curves
    logs = belief.logs
    best = -(1 << 60)
    for kind in range(number):
        load_type(types, kind, weights)
        logs[kind] = likelihood(belief, 0, evidence) + log(max(1, weights[of.M_PRIOR]), curves)
        best = max(best, logs[kind])
    total = 0
    for kind in range(number):
        total += falling(best - logs[kind], 1000, curves)
    wanted = below(chance.state, chance.at, total)
    kind = 0
    while wanted >= falling(best - logs[kind], 1000, curves):
        wanted -= falling(best - logs[kind], 1000, curves)
        kind += 1
    load_type(types, kind, weights)
    history[of.B_TYPE] = kind
    history[of.B_LOG] = likelihood(belief, 0, evidence)
    for event in range(evidence.story[G_SIZE]):
        history[of.B_LOGS + event] = history[of.B_TRIED + event]


@kernel
def next_history(
    belief: Belief,
    sample: int,
    steps: int,
    evidence: Evidence,
    types: list[int],
    settings: list[int],
    chance: Stream,
) -> None:
    """Take ``steps`` steps on to the sample of this number.

    The type is drawn anew for the first sample and every so often after it, as the settings say.
    """
    if sample % settings[Q_TYPE_EVERY] == 0:
        choose_type(belief, evidence, types, settings[Q_TYPES], chance)
    go_through(belief, steps, evidence, chance)
