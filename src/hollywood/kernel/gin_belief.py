"""What the other player of gin may hold: hands drawn from the belief that his story leads to.

A *history* says which card he was dealt or drew at each place where one stayed hidden: ten places
for the deal, one for each draw from the stock. Before anything is known of his mind, all histories
that agree with the open cards are as likely as each other. Each thing he did then counts by how
likely a player of his type would have done it with the hand he had, and a Markov chain (Metropolis
and Hastings) goes through the histories by that measure: it exchanges a card that he may still hold
for one that nobody has seen, or two cards between places.

His type is part of what is not known: one of several sets of weights of the linear policy
(:mod:`hollywood.kernel.gin_linear`), each with a temperature.
"""

from __future__ import annotations

from typing import Final

from hollywood.kernel.bits import count, lowest, zeros
from hollywood.kernel.chance import below, word32
from hollywood.kernel.compiling import inlined, kernel
from hollywood.kernel.curves import falling, log
from hollywood.kernel.gin_history import (
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
from hollywood.kernel.gin_layout import (
    NO_CARD,
    R_HAND_SIZE,
    V_KNOWN,
    V_SEEN,
)
from hollywood.kernel.gin_likelihood import likelihood
from hollywood.kernel.gin_story import (
    DREW,
    G_EVENTS,
    G_SIZE,
    G_WHOLE,
    THREW,
    TOOK,
)
from hollywood.kernel.tables import ALL_RANKS, IN_FOUR_SUITS, MeldTables

_LANES: Final = ALL_RANKS * IN_FOUR_SUITS


@kernel
def begin_belief(
    belief: list[int],
    story: list[int],
    view: list[int],
    rules: list[int],
    chance: list[int],
    at: int,
) -> None:
    """Begin with a history that agrees with the open cards, drawn evenly.

    A story that is not whole says nothing of when he had what: then all of his hidden cards are
    taken for dealt.
    """
    other = 1 - view[1]
    unseen = _LANES & ~view[V_SEEN]
    pool = 0
    while unseen:
        belief[B_POOLED + pool] = lowest(unseen)
        pool += 1
        unseen &= unseen - 1
    hidden = rules[R_HAND_SIZE] - count(view[V_KNOWN])
    places = 0
    if story[G_WHOLE]:
        places = rules[R_HAND_SIZE]
        for place in range(places):
            belief[B_FROM + place] = 0
        events = story[G_SIZE]
        for event in range(events):
            code = story[G_EVENTS + event]
            if code >> 8 == other and code >> 6 & 3 == DREW:
                belief[B_FROM + places] = event + 1
                places += 1
        free = places
        for place in range(places):
            belief[B_CARD + place] = NO_CARD
            belief[B_UNTIL + place] = EVER
        # Cards that he threw came by the deal or by a draw before; the first throws choose first.
        held = 0
        for event in range(events):
            code = story[G_EVENTS + event]
            if code >> 8 != other:
                continue
            card = code & 63
            if code >> 6 & 3 == TOOK:
                held |= 1 << card
            elif code >> 6 & 3 == THREW:
                if held >> card & 1:
                    held ^= 1 << card
                    continue
                fitting = 0
                for place in range(places):
                    if belief[B_CARD + place] == NO_CARD and belief[B_FROM + place] <= event:
                        fitting += 1
                wanted = below(chance, at, fitting)
                for place in range(places):
                    if belief[B_CARD + place] == NO_CARD and belief[B_FROM + place] <= event:
                        if wanted == 0:
                            belief[B_CARD + place] = card
                            belief[B_UNTIL + place] = event + 1
                            free -= 1
                            break
                        wanted -= 1
        hidden = free
    else:
        places = hidden
        for place in range(places):
            belief[B_CARD + place] = NO_CARD
            belief[B_FROM + place] = 0
            belief[B_UNTIL + place] = EVER
    for place in range(places):
        if belief[B_CARD + place] == NO_CARD:
            chosen = below(chance, at, pool)
            belief[B_CARD + place] = belief[B_POOLED + chosen]
            pool -= 1
            belief[B_POOLED + chosen] = belief[B_POOLED + pool]
    belief[B_PLACES] = places
    belief[B_POOL] = pool
    belief[B_TYPE] = 0
    belief[B_LOG] = 0


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
        _exchange(belief, first, second)
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
            _exchange(belief, first, second)


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
    ways = _threes(held) * _threes(free)
    if not ways:
        return
    old = _three(held, below(chance, at, _threes(held)))
    new = _three(free, below(chance, at, _threes(free)))
    back = _threes(held ^ old | new) * _threes(free ^ new | old)
    turned = below(chance, at, 3)
    mirrored = word32(chance, at) & 1
    start = _exchange_threes(belief, old, new, turned, mirrored)
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
        _exchange_threes(belief, new, old, turned if mirrored else 3 - turned, mirrored)


@kernel
def _threes(hand: int) -> int:
    """Return how many threes of a kind or in a row the cards hold."""
    return count(hand & hand >> 1 & hand >> 2) + count(_kinds(hand))


@inlined
def _kinds(hand: int) -> int:
    """Return, in the lane of each suit, the ranks held in the three others."""
    c = hand & 0x1FFF
    d = hand >> 16 & 0x1FFF
    h = hand >> 32 & 0x1FFF
    s = hand >> 48 & 0x1FFF
    return d & h & s | (c & h & s) << 16 | (c & d & s) << 32 | (c & d & h) << 48


@kernel
def _three(hand: int, number: int) -> int:
    """Return the three with this number."""
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
def _exchange_threes(belief: list[int], old: int, new: int, turned: int, mirrored: int) -> int:
    """Put ``new`` from the pool in the places of ``old``; return when the first of them came.

    Which card goes where is one of the six orders; ``new`` for ``old`` in the order turned back
    undoes it.
    """
    first = EVER
    for number in range(3):
        wanted = (turned - number if mirrored else turned + number) + 3
        while wanted >= 3:
            wanted -= 3
        card = _nth(old, number)
        other = _nth(new, wanted)
        place = 0
        while belief[B_CARD + place] != card:
            place += 1
        pooled = 0
        while belief[B_POOLED + pooled] != other:
            pooled += 1
        belief[B_CARD + place] = other
        belief[B_POOLED + pooled] = card
        first = min(first, belief[B_FROM + place])
    return first


@kernel
def _nth(hand: int, number: int) -> int:
    """Return the card that ``number`` others of the hand come before."""
    while number:
        hand &= hand - 1
        number -= 1
    return lowest(hand)


@inlined
def _exchange(belief: list[int], first: int, second: int) -> None:
    card = belief[B_CARD + first]
    until = belief[B_UNTIL + first]
    belief[B_CARD + first] = belief[B_CARD + second]
    belief[B_UNTIL + first] = belief[B_UNTIL + second]
    belief[B_CARD + second] = card
    belief[B_UNTIL + second] = until


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
