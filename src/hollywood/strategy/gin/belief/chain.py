"""The belief about the opponent's hand in gin: a Markov chain over possible histories.

A *history* assigns a card to each hidden place: ten places for the deal, and one for each card that
the opponent drew from the stock. The prior is uniform: all histories that agree with the known
cards are equally likely. The likelihood of a history is the probability that a player of the
opponent's type, with those cards, would have acted as the opponent did. The chain
(Metropolis-Hastings) samples from the posterior. A step exchanges a card that the opponent may
still hold for an unseen one, or exchanges the cards of two places.

The opponent's style is unknown too. It has two parts that are drawn separately, so a few numbers
describe many styles. The *type*, one of several sets of weights of the linear policy
(:mod:`hollywood.strategy.gin.policies.linear`) with a temperature, says how the opponent takes and
discards. The *habit* says with how much deadwood the opponent knocks in which turn.
"""

from __future__ import annotations

from typing import Final

from hollywood.kernel.engine.chance import Stream, below, word32
from hollywood.kernel.engine.compiling import kernel
from hollywood.kernel.engine.curves import falling, log
from hollywood.kernel.gin.game import Evidence
from hollywood.kernel.gin.story import G_SIZE
from hollywood.strategy.gin.belief import history as of
from hollywood.strategy.gin.belief.history import Belief, Styles, held_in
from hollywood.strategy.gin.belief.likelihood import likelihood
from hollywood.strategy.gin.belief.proposals import exchange, exchange_threes, three, threes
from hollywood.strategy.gin.policies.linear import W_KNOCK, W_LAST, W_WAIT
from hollywood.strategy.gin.settings import Q_TYPE_EVERY


@kernel
def go_through(belief: Belief, steps: int, evidence: Evidence, chance: Stream) -> None:
    """Make ``steps`` steps of the chain."""
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
    """Propose to exchange a meld of three that the opponent may hold for another one.

    Card by card, the chain would hardly ever replace a meld with another, because the hands in
    between are unlikely. Both melds are drawn uniformly from those that exist. The number of ways
    back may differ from the number of ways there, so the acceptance must correct for it (Hastings).
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
    """Accept or reject the proposed history at random; return 1 if it is accepted, else 0.

    ``gain`` is the logarithm of the Hastings correction. Events before ``start`` have not changed.
    """
    history = belief.history
    curves = belief.curves
    found = likelihood(belief, start, 0, evidence)
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
    """Copy the weights of type ``kind`` to ``weights``."""
    for place in range(of.M_LENGTH):
        weights[place] = types[kind * of.M_LENGTH + place]


@kernel
def load_habit(habits: list[int], habit: int, weights: list[int]) -> None:
    """Put the weights for knocking of habit ``habit`` in the place of those in ``weights``."""
    for place in range(_KNOCKING):
        weights[W_KNOCK + place] = habits[habit * of.H_LENGTH + of.H_KNOCK + place]
    weights[W_LAST] = habits[habit * of.H_LENGTH + of.H_LAST]
    weights[W_WAIT] = habits[habit * of.H_LENGTH + of.H_WAIT]


_KNOCKING: Final = 3  # W_KNOCK, W_KNOCK_GROWTH and W_KNOCK_LEAST follow each other


@kernel
def choose_style(belief: Belief, evidence: Evidence, styles: Styles, chance: Stream) -> None:
    """Draw the opponent's type, then the opponent's habit, given the history (Gibbs)."""
    history = belief.history
    weights = belief.weights
    curves = belief.curves
    logs = belief.logs
    types = styles.types
    habits = styles.habits
    for kind in range(len(types) // of.M_LENGTH):
        load_type(types, kind, weights)
        load_habit(habits, history[of.B_HABIT], weights)
        logs[kind] = likelihood(belief, 0, 0, evidence)
        logs[kind] += log(max(1, weights[of.M_PRIOR]), curves)
    history[of.B_TYPE] = _drawn(belief, len(types) // of.M_LENGTH, 0, chance)
    load_type(types, history[of.B_TYPE], weights)
    for habit in range(len(habits) // of.H_LENGTH):
        load_habit(habits, habit, weights)
        logs[habit] = likelihood(belief, 0, 1, evidence)
        logs[habit] += log(max(1, habits[habit * of.H_LENGTH + of.H_PRIOR]), curves)
    history[of.B_HABIT] = _drawn(belief, len(habits) // of.H_LENGTH, of.MOST_TYPES, chance)
    load_habit(habits, history[of.B_HABIT], weights)
    history[of.B_LOG] = likelihood(belief, 0, 0, evidence)
    for event in range(evidence.story[G_SIZE]):
        history[of.B_LOGS + event] = history[of.B_TRIED + event]


@kernel
def _drawn(belief: Belief, number: int, first: int, chance: Stream) -> int:
    """Draw one of ``number`` by the logarithms of their probabilities in ``logs``.

    Adds the probabilities to the tally, from place ``first`` on.
    """
    curves = belief.curves
    logs = belief.logs
    best = logs[0]
    for each in range(1, number):
        best = max(best, logs[each])
    total = 0
    for each in range(number):
        total += falling(best - logs[each], 1000, curves)
    for each in range(number):
        belief.tally[first + each] += (falling(best - logs[each], 1000, curves) << 10) // total
    wanted = below(chance.state, chance.at, total)
    drawn = 0
    while wanted >= falling(best - logs[drawn], 1000, curves):
        wanted -= falling(best - logs[drawn], 1000, curves)
        drawn += 1
    return drawn


@kernel
def next_history(
    belief: Belief,
    sample: int,
    steps: int,
    evidence: Evidence,
    styles: Styles,
    settings: list[int],
    chance: Stream,
) -> None:
    """Make ``steps`` steps of the chain to get the sample number ``sample``.

    The style is drawn again for the first sample, and after that at the interval in the settings.
    """
    if sample % settings[Q_TYPE_EVERY] == 0:
        choose_style(belief, evidence, styles, chance)
    go_through(belief, steps, evidence, chance)
