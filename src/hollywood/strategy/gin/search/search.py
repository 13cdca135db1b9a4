"""The searching player of gin: every candidate is played out in the same imagined rounds.

A round is imagined from a hand of the other player drawn from the belief
(:mod:`hollywood.strategy.gin.belief.chain`) and a stock in a random order; then both sides play it
out by linear policies, the other one by that of the type he was drawn with. All candidates are
tried in the same rounds, the worse half is dropped again and again (sequential halving), and what
few rounds say is weighed against what was believed beforehand.

What a result is worth is a vector: points where nothing else counts, or shares of the match.
"""

from __future__ import annotations

from hollywood.kernel.engine.chance import Stream
from hollywood.kernel.engine.compiling import kernel
from hollywood.kernel.gin.game import Evidence
from hollywood.kernel.gin.layout import (
    DISCARD,
    DRAW,
    LAST_CHANCE,
    UPCARD,
    V_HAND,
    V_KNOWN,
    V_PHASE,
)
from hollywood.kernel.gin.story import G_SIZE
from hollywood.strategy.gin.belief.chain import likeliest, load_type, next_history
from hollywood.strategy.gin.belief.history import B_TYPE
from hollywood.strategy.gin.belief.start import begin_belief
from hollywood.strategy.gin.net.net import N_FLAT, N_SLOPE, N_TYPE
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
    carry_out,
    list_candidates,
)
from hollywood.strategy.gin.search.desk import Desk, Player
from hollywood.strategy.gin.search.prior import value_candidates
from hollywood.strategy.gin.search.pruning import (
    prune_beaten,
    prune_half,
    prune_unlikely,
    weigh_types_again,
)
from hollywood.strategy.gin.search.worlds import imagine, played_out, root_of
from hollywood.strategy.gin.settings import (
    BURN_PARTS,
    LOOK_EVERY,
    Q_BURN,
    Q_BURN_TURN,
    Q_FLAT,
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
    evidence: Evidence,
    player: Player,
    desk: Desk,
    chance: Stream,
    stop: list[int],
    action: list[int],
) -> None:
    """Write the action that turns out best to ``action``, and what was found to ``desk.found``.

    Once ``stop[0]`` is not 0, as another thread may set it, what is best so far is chosen. Without
    a net the opinion of the policy is what is believed of a candidate beforehand.
    """
    view = evidence.seen
    rules = evidence.game.rules
    tables = evidence.game.tables
    settings = player.settings
    found = desk.found
    phase = view[V_PHASE]
    found[C_NUMBER] = 0
    found[C_WORLDS] = 0
    for kind in range(settings[Q_TYPES]):
        found[C_TYPES + kind] = 0
    if phase == LAST_CHANCE:
        linear(view, rules, tables, player.rollouts, chance.state, chance.at, action)
        return
    if phase != UPCARD and phase != DRAW and phase != DISCARD:  # noqa: PLR1714  (no sets)
        answer(view, rules, tables, action)
        return
    load_type(player.rollouts, likeliest(player.types, settings[Q_TYPES]), desk.own)
    list_candidates(view, evidence.game, desk.own, settings, desk.held, desk.belief, found)
    left = found[C_NUMBER]
    found[C_TRUST] = settings[Q_TRUST]
    desk.work[N_FLAT] = settings[Q_FLAT]
    desk.work[N_SLOPE] = settings[Q_SLOPE]
    if len(player.net) and left > 1:
        value_candidates(evidence, player.net, desk.work, found)
        left = prune_unlikely(found, player.types, settings)
        found[C_TRUST] = settings[Q_TRUST_NET]
    if left > 1:
        _try_all(evidence, player, desk, chance, stop)
    else:
        for number in range(found[C_NUMBER]):
            if found[C_LIST + number * K_LENGTH + K_ALIVE]:
                found[C_CHOSEN] = number
    carry_out(view[V_HAND], tables, found, found[C_CHOSEN], 0, action)


@kernel
def _try_all(
    evidence: Evidence, player: Player, desk: Desk, chance: Stream, stop: list[int]
) -> None:
    """Play the candidates out in the same rounds, and choose."""
    settings = player.settings
    found = desk.found
    number = found[C_NUMBER]
    _settle(evidence, player, desk, chance)
    thin = settings[Q_THIN] + (evidence.story[G_SIZE] >> 1) * settings[Q_THIN_TURN]
    alive = 0
    for each in range(number):
        alive += found[C_LIST + each * K_LENGTH + K_ALIVE]
    halvings = 1
    while 1 << halvings < alive:
        halvings += 1
    samples = 0
    while alive > 1:
        rounds = max(1, settings[Q_WORLDS] // (alive * halvings))
        for _ in range(rounds):
            next_history(desk.belief, samples, thin, evidence, player.types, settings, chance)
            samples += 1
            _try_once(evidence, player, desk, alive, chance)
            if samples % LOOK_EVERY == 0:
                if len(player.net):
                    weigh_types_again(found)
                alive = prune_beaten(found, alive)
                if alive == 1 or stop[0]:
                    break
        alive = prune_half(found, alive)
        while stop[0] and alive > 1:
            alive = prune_half(found, alive)
    found[C_WORLDS] = samples
    for each in range(number):
        if found[C_LIST + each * K_LENGTH + K_ALIVE]:
            found[C_CHOSEN] = each


@kernel
def _settle(evidence: Evidence, player: Player, desk: Desk, chance: Stream) -> None:
    """Begin a belief and let its chain settle; write the root of the imagined rounds."""
    settings = player.settings
    begin_belief(desk.belief.history, evidence, chance)
    root_of(evidence, desk.root)
    turns = evidence.story[G_SIZE] >> 1
    steps = (settings[Q_BURN] + turns * settings[Q_BURN_TURN]) // BURN_PARTS
    for _ in range(BURN_PARTS):
        next_history(desk.belief, 0, steps, evidence, player.types, settings, chance)


@kernel
def _try_once(evidence: Evidence, player: Player, desk: Desk, alive: int, chance: Stream) -> None:
    """Play all candidates that are still tried, ``alive`` of them, out in one imagined round."""
    found = desk.found
    values = desk.values
    kind = desk.belief.history[B_TYPE]
    load_type(player.rollouts, kind, desk.own)
    desk.work[N_TYPE] = kind
    found[C_TYPES + kind] += 1
    imagine(desk.root, desk.belief.history, evidence.seen[V_KNOWN], chance)
    mean = 0
    for number in range(found[C_NUMBER]):
        if found[C_LIST + number * K_LENGTH + K_ALIVE]:
            values[number] = played_out(number, evidence.game, player, desk, chance)
            mean += values[number]
    mean //= alive
    for number in range(found[C_NUMBER]):
        place = C_LIST + number * K_LENGTH
        if found[place + K_ALIVE]:
            found[place + K_ROUNDS] += 1
            found[place + K_SUM] += values[number]
            found[place + K_SQUARES] += (values[number] - mean) * (values[number] - mean)
