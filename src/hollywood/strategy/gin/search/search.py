"""The searching player of gin: plays every candidate out in the same imagined rounds.

To imagine a round, the search draws a hand of the opponent from the belief
(:mod:`hollywood.strategy.gin.belief.chain`) and puts the stock in a random order. Then both sides
play the round out with linear policies; the opponent uses the policy of the drawn type. All
candidates are tried in the same rounds, and the worse half is dropped again and again (sequential
halving). The results are combined with a prior, which matters most while there are few rounds.

What a result is worth is a vector: points if nothing else counts, or shares of the match.
"""

from __future__ import annotations

from hollywood.kernel.engine.chance import Stream
from hollywood.kernel.engine.compiling import kernel
from hollywood.kernel.engine.stopping import is_over
from hollywood.kernel.gin import layout as at
from hollywood.kernel.gin.game import Evidence
from hollywood.kernel.gin.story import G_SIZE
from hollywood.strategy.gin import settings as asked
from hollywood.strategy.gin.belief.chain import choose_style, go_through, load_type, next_history
from hollywood.strategy.gin.belief.history import kind_in
from hollywood.strategy.gin.belief.start import begin_belief
from hollywood.strategy.gin.net.net import N_FLAT, N_SLOPE, N_TYPE
from hollywood.strategy.gin.policies.common import answer
from hollywood.strategy.gin.policies.linear import linear
from hollywood.strategy.gin.search import candidates as of
from hollywood.strategy.gin.search.candidates import carry_out, list_candidates
from hollywood.strategy.gin.search.desk import Desk, Player
from hollywood.strategy.gin.search.near_gin import differ_in_gin_outs
from hollywood.strategy.gin.search.prior import value_candidates
from hollywood.strategy.gin.search.pruning import (
    chance_of_kind,
    prune_beaten,
    prune_half,
    prune_unlikely,
    weigh_kinds_again,
)
from hollywood.strategy.gin.search.worlds import imagine, played_out, root_of


@kernel
def search(
    evidence: Evidence,
    player: Player,
    desk: Desk,
    chance: Stream,
    stop: list[int],
    action: list[int],
) -> None:
    """Write the best action to ``action``, and what the search found out to ``desk.found``.

    When ``stop`` says so (``engine/stopping``), it chooses the best candidate so far. The
    prior of a candidate is the opinion of the net, or of the policy if there is no net.
    """
    view = evidence.seen
    rules = evidence.game.rules
    tables = evidence.game.tables
    settings = player.settings
    habits = player.styles.habits
    found = desk.found
    phase = view[at.V_PHASE]
    found[of.C_NUMBER] = 0
    found[of.C_WORLDS] = 0
    for kind in range(of.VALUED_KINDS):
        found[of.C_KINDS + kind] = 0
    if phase == at.LAST_CHANCE:
        linear(view, rules, tables, player.rollouts, chance.state, chance.at, action)
        return
    if phase != at.UPCARD and phase != at.DRAW and phase != at.DISCARD:  # noqa: PLR1714  (no sets)
        answer(view, rules, tables, action)
        return
    likeliest = 0
    for kind in range(1, of.VALUED_KINDS):
        if chance_of_kind(habits, kind) > chance_of_kind(habits, likeliest):
            likeliest = kind
    load_type(player.rollouts, likeliest, desk.own)
    list_candidates(view, evidence.game, desk.own, settings, desk.held, desk.belief, found)
    left = found[of.C_NUMBER]
    found[of.C_TRUST] = settings[asked.Q_TRUST]
    desk.work[N_FLAT] = settings[asked.Q_FLAT]
    desk.work[N_SLOPE] = settings[asked.Q_SLOPE]
    found[of.C_LOOK] = settings[asked.Q_LOOK] if len(player.net) else 0
    found[of.C_LEAST] = settings[asked.Q_LEAST]
    if len(player.net) and left > 1:
        value_candidates(evidence, player.net, desk.work, found)
        unlikely = settings[asked.Q_UNLIKELY]
        found[of.C_TRUST] = settings[asked.Q_TRUST_NET]
        if differ_in_gin_outs(evidence, found):
            unlikely = settings[asked.Q_UNLIKELY_NEAR]
            found[of.C_LEAST] = settings[asked.Q_LEAST_NEAR]
            found[of.C_TRUST] = min(found[of.C_TRUST], settings[asked.Q_TRUST_NEAR])
            found[of.C_LOOK] = min(found[of.C_LOOK], settings[asked.Q_LOOK_NEAR])
        left = prune_unlikely(found, habits, unlikely)
    if left > 1:
        _try_all(evidence, player, desk, chance, stop)
    else:
        for number in range(found[of.C_NUMBER]):
            if found[of.C_LIST + number * of.K_LENGTH + of.K_ALIVE]:
                found[of.C_CHOSEN] = number
    carry_out(view[at.V_HAND], tables, found, found[of.C_CHOSEN], 0, action)


@kernel
def _try_all(
    evidence: Evidence, player: Player, desk: Desk, chance: Stream, stop: list[int]
) -> None:
    """Play the candidates out in the same rounds, and choose one."""
    settings = player.settings
    found = desk.found
    number = found[of.C_NUMBER]
    _settle(evidence, player, desk, chance, stop)
    thin = settings[asked.Q_THIN] + (evidence.story[G_SIZE] >> 1) * settings[asked.Q_THIN_TURN]
    alive = 0
    for each in range(number):
        alive += found[of.C_LIST + each * of.K_LENGTH + of.K_ALIVE]
    halvings = 1
    while 1 << halvings < alive:
        halvings += 1
    samples = 0
    while alive > 1:
        rounds = max(1, settings[asked.Q_WORLDS] // (alive * halvings))
        for _ in range(rounds):
            next_history(desk.belief, samples, thin, evidence, player.styles, settings, chance)
            samples += 1
            _try_once(evidence, player, desk, alive, chance)
            if samples % asked.LOOK_EVERY == 0:
                if len(player.net):
                    weigh_kinds_again(found)
                alive = prune_beaten(found, alive, settings[asked.Q_CLEAR])
            if alive == 1 or is_over(stop):
                break
        alive = prune_half(found, alive)
        while alive > 1 and is_over(stop):
            alive = prune_half(found, alive)
    found[of.C_WORLDS] = samples
    for each in range(number):
        if found[of.C_LIST + each * of.K_LENGTH + of.K_ALIVE]:
            found[of.C_CHOSEN] = each


@kernel
def _settle(
    evidence: Evidence, player: Player, desk: Desk, chance: Stream, stop: list[int]
) -> None:
    """Start the belief and let its chain burn in; write the root of the imagined rounds.

    The style is drawn before each part of the steps. ``stop`` is looked at every few steps, because
    they take most of the time of a short search late in a round.
    """
    settings = player.settings
    begin_belief(desk.belief.history, evidence, chance)
    root_of(evidence, desk.root)
    turns = evidence.story[G_SIZE] >> 1
    steps = (settings[asked.Q_BURN] + turns * settings[asked.Q_BURN_TURN]) // asked.BURN_PARTS
    for _ in range(asked.BURN_PARTS):
        if is_over(stop):
            break
        choose_style(desk.belief, evidence, player.styles, chance)
        left = steps
        while left > 0 and not is_over(stop):
            go_through(desk.belief, min(left, asked.BURN_LOOK), evidence, chance)
            left -= asked.BURN_LOOK
    # The first histories are random, and tell nothing about the opponent's style.
    for place in range(len(desk.belief.tally)):
        desk.belief.tally[place] = 0


@kernel
def _try_once(evidence: Evidence, player: Player, desk: Desk, alive: int, chance: Stream) -> None:
    """Play out the remaining candidates, ``alive`` of them, in one imagined round."""
    found = desk.found
    values = desk.values
    kind = kind_in(desk.belief.history, player.styles)
    load_type(player.rollouts, kind, desk.own)
    desk.work[N_TYPE] = kind
    found[of.C_KINDS + kind] += 1
    imagine(desk.root, desk.belief.history, evidence.seen[at.V_KNOWN], chance)
    mean = 0
    for number in range(found[of.C_NUMBER]):
        if found[of.C_LIST + number * of.K_LENGTH + of.K_ALIVE]:
            values[number] = played_out(number, evidence.game, player, desk, chance)
            mean += values[number]
    mean //= alive
    for number in range(found[of.C_NUMBER]):
        place = of.C_LIST + number * of.K_LENGTH
        if found[place + of.K_ALIVE]:
            found[place + of.K_ROUNDS] += 1
            found[place + of.K_SUM] += values[number]
            found[place + of.K_SQUARES] += (values[number] - mean) * (values[number] - mean)
