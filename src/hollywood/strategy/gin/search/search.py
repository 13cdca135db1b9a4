"""The searching player of gin: every choice is played out in the same imagined rounds.

A round is imagined from a hand of the other player drawn from the belief
(:mod:`hollywood.strategy.gin.belief.chain`) and a stock in a random order; then both sides play it
out by linear policies, the other one by that of the type he was drawn with. All choices are tried
in the same rounds, the worse half is given up again and again (sequential halving), and what few
rounds say is weighed against what the policy would do.

What a result is worth is a vector: points where nothing else counts, or shares of the match.
"""

from __future__ import annotations

from hollywood.kernel.deadwood.tables import MeldTables
from hollywood.kernel.engine.bits import zeros
from hollywood.kernel.engine.compiling import kernel
from hollywood.kernel.gin.layout import (
    A_LENGTH,
    DISCARD,
    DRAW,
    LAST_CHANCE,
    S_LENGTH,
    UPCARD,
    V_HAND,
    V_KNOWN,
    V_LENGTH,
    V_PHASE,
    V_SEAT,
)
from hollywood.kernel.gin.price import P_LENGTH
from hollywood.kernel.gin.story import G_SIZE
from hollywood.strategy.gin.belief.chain import likeliest, load_type, next_history
from hollywood.strategy.gin.belief.history import B_LENGTH, B_TYPE, M_LENGTH
from hollywood.strategy.gin.belief.start import begin_belief
from hollywood.strategy.gin.net.net import N_FLAT, N_LENGTH, N_SLOPE, N_TYPE, Net
from hollywood.strategy.gin.policies.common import answer
from hollywood.strategy.gin.policies.linear import linear
from hollywood.strategy.gin.search.candidates import (
    C_CHOSEN,
    C_LIST,
    C_NUMBER,
    C_TRUST,
    C_TYPES,
    C_WORLDS,
    K_ALIVE,
    K_LENGTH,
    K_ROUNDS,
    K_SQUARES,
    K_SUM,
    MOST_CHOICES,
    carry_out,
    list_choices,
)
from hollywood.strategy.gin.search.prior import value_choices
from hollywood.strategy.gin.search.pruning import (
    give_up_beaten,
    give_up_half,
    give_up_unlikely,
    think_again,
)
from hollywood.strategy.gin.search.worlds import imagine, played_out, root_of
from hollywood.strategy.gin.settings import (
    BURN_PARTS,
    LOOK_EVERY,
    Q_BURN,
    Q_BURN_TURN,
    Q_FLAT,
    Q_LOOK,
    Q_SLOPE,
    Q_THIN,
    Q_THIN_TURN,
    Q_TRUST,
    Q_TRUST_NET,
    Q_TYPES,
    Q_WORLDS,
)


@kernel
def search(
    view: list[int],
    story: list[int],
    rules: list[int],
    tables: MeldTables,
    net: Net,
    plans: list[int],
    types: list[int],
    ways: list[int],
    worth: list[int],
    curves: list[int],
    chance: list[int],
    at: int,
    stop: list[int],
    action: list[int],
    out: list[int],
) -> None:
    """Write the action that turns out best to ``action``, and what was found to ``out``.

    Once ``stop[0]`` is not 0, as another thread may set it, what is best so far is chosen.

    ``plans`` has the weights by which it would go on itself against each type. ``net`` may be
    empty: then what the policy thinks of a choice is what is believed of it beforehand.
    """
    phase = view[V_PHASE]
    out[C_NUMBER] = 0
    out[C_WORLDS] = 0
    for kind in range(ways[Q_TYPES]):
        out[C_TYPES + kind] = 0
    if phase == LAST_CHANCE:
        linear(view, rules, tables, plans, chance, at, action)
        return
    if phase != UPCARD and phase != DRAW and phase != DISCARD:  # noqa: PLR1714  (no sets)
        answer(view, rules, tables, action)
        return
    mine = zeros(M_LENGTH)
    load_type(plans, likeliest(types, ways[Q_TYPES]), mine)
    list_choices(view, rules, tables, mine, ways, out)
    left = out[C_NUMBER]
    out[C_TRUST] = ways[Q_TRUST]
    work = zeros(N_LENGTH)
    work[N_FLAT] = ways[Q_FLAT]
    work[N_SLOPE] = ways[Q_SLOPE]
    if len(net) and left > 1:
        value_choices(view, story, tables, net, work, out)
        left = give_up_unlikely(out, types, ways)
        out[C_TRUST] = ways[Q_TRUST_NET]
    if left > 1:
        _try_all(
            view,
            story,
            rules,
            tables,
            net,
            plans,
            types,
            ways,
            worth,
            curves,
            work,
            chance,
            at,
            stop,
            out,
        )
    else:
        for choice in range(out[C_NUMBER]):
            if out[C_LIST + choice * K_LENGTH + K_ALIVE]:
                out[C_CHOSEN] = choice
    carry_out(view[V_HAND], tables, out, out[C_CHOSEN], 0, action)


@kernel
def _try_all(
    view: list[int],
    story: list[int],
    rules: list[int],
    tables: MeldTables,
    net: Net,
    plans: list[int],
    types: list[int],
    ways: list[int],
    worth: list[int],
    curves: list[int],
    work: list[int],
    chance: list[int],
    at: int,
    stop: list[int],
    out: list[int],
) -> None:
    """Play the choices out in the same rounds, and choose."""
    belief = zeros(B_LENGTH)
    root = zeros(S_LENGTH)
    state = zeros(S_LENGTH)
    seen = zeros(V_LENGTH)
    action = zeros(A_LENGTH)
    score = zeros(P_LENGTH)
    theirs = zeros(M_LENGTH)
    mine = zeros(M_LENGTH)
    cards = zeros(12)
    worths = zeros(12)
    values = zeros(MOST_CHOICES)
    seat = view[V_SEAT]
    number = out[C_NUMBER]
    begin_belief(belief, story, view, rules, chance, at)
    root_of(view, story, root)
    turns = story[G_SIZE] >> 1
    steps = (ways[Q_BURN] + turns * ways[Q_BURN_TURN]) // BURN_PARTS
    for _ in range(BURN_PARTS):
        next_history(
            belief,
            0,
            steps,
            story,
            view,
            rules,
            tables,
            types,
            ways,
            theirs,
            curves,
            chance,
            at,
            seen,
            cards,
            worths,
        )
    thin = ways[Q_THIN] + turns * ways[Q_THIN_TURN]
    alive = 0
    for choice in range(number):
        alive += out[C_LIST + choice * K_LENGTH + K_ALIVE]
    halvings = 1
    while 1 << halvings < alive:
        halvings += 1
    samples = 0
    look = ways[Q_LOOK] if len(net) else 0
    while alive > 1:
        rounds = max(1, ways[Q_WORLDS] // (alive * halvings))
        for _ in range(rounds):
            next_history(
                belief,
                samples,
                thin,
                story,
                view,
                rules,
                tables,
                types,
                ways,
                theirs,
                curves,
                chance,
                at,
                seen,
                cards,
                worths,
            )
            samples += 1
            load_type(plans, belief[B_TYPE], mine)
            work[N_TYPE] = belief[B_TYPE]
            out[C_TYPES + belief[B_TYPE]] += 1
            imagine(root, belief, 1 - seat, view[V_KNOWN], chance, at)
            mean = 0
            for choice in range(number):
                if out[C_LIST + choice * K_LENGTH + K_ALIVE]:
                    values[choice] = played_out(
                        root,
                        seat,
                        choice,
                        rules,
                        tables,
                        mine,
                        theirs,
                        worth,
                        net,
                        look,
                        work,
                        chance,
                        at,
                        state,
                        seen,
                        action,
                        score,
                        out,
                    )
                    mean += values[choice]
            mean //= alive
            for choice in range(number):
                place = C_LIST + choice * K_LENGTH
                if out[place + K_ALIVE]:
                    out[place + K_ROUNDS] += 1
                    out[place + K_SUM] += values[choice]
                    out[place + K_SQUARES] += (values[choice] - mean) * (values[choice] - mean)
            if samples % LOOK_EVERY == 0:
                if len(net):
                    think_again(out)
                alive = give_up_beaten(out, alive)
                if alive == 1 or stop[0]:
                    break
        alive = give_up_half(out, alive)
        while stop[0] and alive > 1:
            alive = give_up_half(out, alive)
    out[C_WORLDS] = samples
    for choice in range(number):
        if out[C_LIST + choice * K_LENGTH + K_ALIVE]:
            out[C_CHOSEN] = choice
