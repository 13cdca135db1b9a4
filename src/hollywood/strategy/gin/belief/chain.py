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

from hollywood.kernel.deadwood.tables import MeldTables
from hollywood.kernel.engine.bits import zeros
from hollywood.kernel.engine.chance import below, word32
from hollywood.kernel.engine.compiling import kernel
from hollywood.kernel.engine.curves import falling, log
from hollywood.kernel.gin.story import (
    G_SIZE,
)
from hollywood.strategy.gin.belief.history import (
    B_CARD,
    B_FROM,
    B_LOG,
    B_LOGS,
    B_PLACES,
    B_POOL,
    B_POOLED,
    B_TRIED,
    B_TYPE,
    B_UNTIL,
    EVER,
    M_LENGTH,
    M_PRIOR,
    held_in,
)
from hollywood.strategy.gin.belief.likelihood import likelihood
from hollywood.strategy.gin.belief.proposals import exchange, exchange_threes, three, threes
from hollywood.strategy.gin.settings import Q_TYPE_EVERY, Q_TYPES


@kernel
def go_through(
    belief: list[int],
    steps: int,
    story: list[int],
    view: list[int],
    rules: list[int],
    tables: MeldTables,
    weights: list[int],
    curves: list[int],
    chance: list[int],
    at: int,
    imagined: list[int],
    cards: list[int],
    worths: list[int],
) -> None:
    """Take ``steps`` steps of the chain; ``weights`` are those of the type of the history."""
    places = belief[B_PLACES]
    pool = belief[B_POOL]
    for _ in range(steps):
        if word32(chance, at) & 3 == 0:
            _try_other_meld(
                belief,
                story,
                view,
                rules,
                tables,
                weights,
                curves,
                chance,
                at,
                imagined,
                cards,
                worths,
            )
            continue
        first = below(chance, at, places)
        second = below(chance, at, places + pool)
        if second >= places:
            if belief[B_UNTIL + first] != EVER:
                continue
            second -= places
            card = belief[B_CARD + first]
            belief[B_CARD + first] = belief[B_POOLED + second]
            belief[B_POOLED + second] = card
            start = belief[B_FROM + first]
            if _accept(
                belief,
                start,
                0,
                story,
                view,
                rules,
                tables,
                weights,
                curves,
                chance,
                at,
                imagined,
                cards,
                worths,
            ):
                continue
            card = belief[B_CARD + first]
            belief[B_CARD + first] = belief[B_POOLED + second]
            belief[B_POOLED + second] = card
            continue
        if (
            belief[B_FROM + first] == belief[B_FROM + second]
            or belief[B_UNTIL + first] <= belief[B_FROM + second]
            or belief[B_UNTIL + second] <= belief[B_FROM + first]
        ):
            continue
        exchange(belief, first, second)
        start = min(belief[B_FROM + first], belief[B_FROM + second])
        if not _accept(
            belief,
            start,
            0,
            story,
            view,
            rules,
            tables,
            weights,
            curves,
            chance,
            at,
            imagined,
            cards,
            worths,
        ):
            exchange(belief, first, second)


@kernel
def _try_other_meld(
    belief: list[int],
    story: list[int],
    view: list[int],
    rules: list[int],
    tables: MeldTables,
    weights: list[int],
    curves: list[int],
    chance: list[int],
    at: int,
    imagined: list[int],
    cards: list[int],
    worths: list[int],
) -> None:
    """Try three cards in a row or of a rank in the place of three others that he may hold.

    Card by card a meld is hardly ever given up for another: what lies between the two is unlikely.
    Both threes are drawn evenly from those there are, which the chance to go back must answer.
    """
    held = held_in(belief)
    free = 0
    for place in range(belief[B_POOL]):
        free |= 1 << belief[B_POOLED + place]
    ways = threes(held) * threes(free)
    if not ways:
        return
    old = three(held, below(chance, at, threes(held)))
    new = three(free, below(chance, at, threes(free)))
    back = threes(held ^ old | new) * threes(free ^ new | old)
    turned = below(chance, at, 3)
    mirrored = word32(chance, at) & 1
    start = exchange_threes(belief, old, new, turned, mirrored)
    gain = log(ways, curves) - log(back, curves)
    if not _accept(
        belief,
        start,
        gain,
        story,
        view,
        rules,
        tables,
        weights,
        curves,
        chance,
        at,
        imagined,
        cards,
        worths,
    ):
        exchange_threes(belief, new, old, turned if mirrored else 3 - turned, mirrored)


@kernel
def _accept(
    belief: list[int],
    start: int,
    gain: int,
    story: list[int],
    view: list[int],
    rules: list[int],
    tables: MeldTables,
    weights: list[int],
    curves: list[int],
    chance: list[int],
    at: int,
    imagined: list[int],
    cards: list[int],
    worths: list[int],
) -> int:
    """Keep the history that is tried if chance says so; 1 if it is kept."""
    found = likelihood(
        belief, story, start, view, rules, tables, weights, curves, imagined, cards, worths
    )
    change = found - belief[B_LOG] + gain
    if change < 0 and log((word32(chance, at) >> 8) + 1, curves) - _LOG_WORD > change:
        return 0
    belief[B_LOG] = found
    for event in range(start, story[G_SIZE]):
        belief[B_LOGS + event] = belief[B_TRIED + event]
    return 1


_LOG_WORD: Final = 16_636  # 1000 ln(2**24)


@kernel
def load_type(types: list[int], kind: int, weights: list[int]) -> None:
    """Copy the weights of a type."""
    for place in range(M_LENGTH):
        weights[place] = types[kind * M_LENGTH + place]


@kernel
def likeliest(types: list[int], number: int) -> int:
    """Return the type that is most likely beforehand."""
    best = 0
    for kind in range(1, number):
        if types[kind * M_LENGTH + M_PRIOR] > types[best * M_LENGTH + M_PRIOR]:
            best = kind
    return best


@kernel
def choose_type(
    belief: list[int],
    story: list[int],
    view: list[int],
    rules: list[int],
    tables: MeldTables,
    types: list[int],
    number: int,
    weights: list[int],
    curves: list[int],
    chance: list[int],
    at: int,
    imagined: list[int],
    cards: list[int],
    worths: list[int],
) -> None:
    """Draw his type anew, given the history (Gibbs); loads its weights."""
    logs = zeros(16)
    best = -(1 << 60)
    for kind in range(number):
        load_type(types, kind, weights)
        logs[kind] = likelihood(
            belief, story, 0, view, rules, tables, weights, curves, imagined, cards, worths
        ) + log(max(1, weights[M_PRIOR]), curves)
        best = max(best, logs[kind])
    total = 0
    for kind in range(number):
        total += falling(best - logs[kind], 1000, curves)
    wanted = below(chance, at, total)
    kind = 0
    while wanted >= falling(best - logs[kind], 1000, curves):
        wanted -= falling(best - logs[kind], 1000, curves)
        kind += 1
    load_type(types, kind, weights)
    belief[B_TYPE] = kind
    belief[B_LOG] = likelihood(
        belief, story, 0, view, rules, tables, weights, curves, imagined, cards, worths
    )
    for event in range(story[G_SIZE]):
        belief[B_LOGS + event] = belief[B_TRIED + event]


@kernel
def next_history(
    belief: list[int],
    sample: int,
    steps: int,
    story: list[int],
    view: list[int],
    rules: list[int],
    tables: MeldTables,
    types: list[int],
    ways: list[int],
    weights: list[int],
    curves: list[int],
    chance: list[int],
    at: int,
    imagined: list[int],
    cards: list[int],
    worths: list[int],
) -> None:
    """Take ``steps`` steps on to the sample of this number; ``weights`` are those of its type.

    The type is drawn anew for the first sample and every so often after it, as ``ways`` say.
    """
    if sample % ways[Q_TYPE_EVERY] == 0:
        choose_type(
            belief,
            story,
            view,
            rules,
            tables,
            types,
            ways[Q_TYPES],
            weights,
            curves,
            chance,
            at,
            imagined,
            cards,
            worths,
        )
    go_through(
        belief,
        steps,
        story,
        view,
        rules,
        tables,
        weights,
        curves,
        chance,
        at,
        imagined,
        cards,
        worths,
    )
