"""The searching player of the contract game: candidates are played out in the same imagined rounds.

A round is imagined (:mod:`hollywood.strategy.contract.belief.worlds`), each candidate is carried
out in it, and then all seats play to the end as the planning player does, May-I calls included.
Beaten candidates are pruned, and the results of the rest are weighed together with the prior. The
stakes say what the end of a round is worth: points, or the chance of the first place.
"""

from __future__ import annotations

from hollywood.kernel.contract import state as at
from hollywood.kernel.contract.evidence import Evidence
from hollywood.kernel.contract.layout import R_SEATS
from hollywood.kernel.contract.rules.moves import apply, price
from hollywood.kernel.contract.rules.sight import copy_round
from hollywood.kernel.contract.rules.turn_order import W_MOMENT, go_on_asking, next_asked
from hollywood.kernel.engine.bits import Vector
from hollywood.kernel.engine.chance import Stream
from hollywood.kernel.engine.compiling import kernel
from hollywood.kernel.engine.stopping import is_over
from hollywood.strategy.contract import settings as asked
from hollywood.strategy.contract.belief.dealt import begin_root
from hollywood.strategy.contract.belief.worlds import imagine_next, look_back, work_of_turn
from hollywood.strategy.contract.policies.planner import planner
from hollywood.strategy.contract.search import candidates as of
from hollywood.strategy.contract.search.desk import Board, Desk, Player, load_weights
from hollywood.strategy.contract.search.entries import carry_out
from hollywood.strategy.contract.search.prior import prior_by_kind, prior_by_net
from hollywood.strategy.contract.search.propose import list_candidates
from hollywood.strategy.contract.search.pruning import POINT, choose_best, prune_beaten
from hollywood.strategy.contract.search.seat_stocks import bring_up, share_out

_BATCH = 4
"""How many rounds are imagined between two prunings."""


@kernel
def search(
    evidence: Evidence,
    player: Player,
    desk: Desk,
    chance: Stream,
    action: Vector,
) -> None:
    """Write the best action found to ``action``; ``desk.found`` says what was tried.

    The work is bounded by the settings: by turns of imagined rounds and by rows of the story. So
    the same decision takes the same work on any machine. No round is begun that would go beyond the
    turns if it took as many as the last one. When ``desk.belief.stop`` is set, the histories stay
    as they are, and the search ends as soon as there are as many rounds as before a pruning.
    """
    view, rules, settings = evidence.seen, evidence.rules, player.settings
    belief, board, found = desk.belief, desk.board, desk.found
    list_candidates(view, rules, player, desk, action)
    if found[of.F_NUMBER] < 2:
        return
    begin_root(evidence, belief)
    found[of.F_KNOWN] = look_back(evidence, settings, belief, chance)
    down = int(view[at.S_DOWN + view[at.S_SEAT]] != at.NOT_DOWN)
    prior_by_kind(down, settings[asked.Q_TRUST], found)
    if len(player.net):
        prior_by_net(view, rules, player, desk)
    limit = min(settings[asked.Q_TURNS], settings[asked.Q_WORK] // work_of_turn(rules))
    load_weights(player.weights, board)
    while found[of.F_ALIVE] > 1:
        if found[of.F_SPENT] + found[of.F_LAST] > limit:
            break
        if found[of.F_WORLDS] >= _BATCH and is_over(belief.stop):
            break
        imagine_next(found[of.F_WORLDS], found[of.F_KNOWN], evidence, settings, belief, chance)
        spent = found[of.F_SPENT]
        _try_all(view[at.S_SEAT], rules, player, desk)
        found[of.F_LAST] = found[of.F_SPENT] - spent
        if found[of.F_WORLDS] % _BATCH == 0:
            prune_beaten(settings, found)
    choose_best(found)
    carry_out(desk.lays, found, found[of.F_CHOSEN], action)


@kernel
def _try_all(seat: int, rules: Vector, player: Player, desk: Desk) -> None:
    """Play every candidate that is still tried out in one imagined round."""
    found, board, world = desk.found, desk.board, desk.belief.world
    state, action = board.state, board.action
    horizon = player.settings[asked.Q_HORIZON]
    found[of.F_WORLDS] += 1
    base = 0
    for number in range(found[of.F_NUMBER]):
        entry = of.F_LIST + of.E_LENGTH * number
        if not found[entry + of.E_ALIVE]:
            continue
        copy_round(world, state, rules)
        carry_out(desk.lays, found, number, action)
        play_out(seat, rules, horizon, board)
        found[of.F_SPENT] += state[at.S_TURNS] - world[at.S_TURNS] + 1
        value = worth_of(state, rules, seat, player.stakes)
        if not number:
            base = value
        found[entry + of.E_ROUNDS] += 1
        found[entry + of.E_SUM] += value
        found[entry + of.E_OWN] += price(state, rules, seat)
        more = (value - base) // POINT
        found[entry + of.E_SQUARES] += more * more


@kernel
def play_out(seat: int, rules: Vector, horizon: int, board: Board) -> None:
    """Let ``seat`` do ``board.action``; then all seats play by the weights on the board.

    At most ``horizon`` turns are played.
    """
    state, action, stocks = board.state, board.action, board.stocks
    last = state[at.S_TURNS] + horizon
    go_on_asking(state, rules, seat, board.asking)
    share_out(state, stocks)
    if action[at.A_KIND] != at.A_NOTHING:
        bring_up(state, rules, seat, action[at.A_KIND], stocks)
        apply(state, rules, seat, action)
    play_on_planning(seat, rules, last, board)


@kernel
def play_on_planning(seat: int, rules: Vector, last: int, board: Board) -> None:
    """Let all play as the planning player does, until at most ``last`` turns are completed.

    ``seat`` plays by ``board.mine``, the others by ``board.theirs``.
    """
    state, action, asking, work = board.state, board.action, board.asking, board.work
    while state[at.S_PHASE] != at.OVER and state[at.S_TURNS] < last:
        mover = next_asked(state, rules, asking)
        # A policy reads from a state only what the view of its seat has.
        state[at.S_SEAT] = mover
        weights = board.mine if mover == seat else board.theirs
        planner(state, rules, weights, action, work)
        if action[at.A_KIND] == at.A_CALL:
            action[at.A_MOMENT] = asking[W_MOMENT]
        if action[at.A_KIND] != at.A_NOTHING:
            bring_up(state, rules, mover, action[at.A_KIND], board.stocks)
            apply(state, rules, mover, action)


@kernel
def worth_of(state: Vector, rules: Vector, seat: int, stakes: Vector) -> int:
    """Return what the round as it stands is worth to ``seat``."""
    seats = rules[R_SEATS]
    own = price(state, rules, seat)
    if stakes[asked.STAKES_FOR_MATCH]:
        chance, reach = asked.ONE, stakes[asked.STAKES_REACH]
        total = stakes[asked.STAKES_TOTALS + seat] + own
        for other in range(seats):
            if other != seat:
                ahead = stakes[asked.STAKES_TOTALS + other] + price(state, rules, other) - total
                ahead = max(-reach, min(reach, ahead))
                chance = chance * stakes[asked.STAKES_CHANCES + reach + ahead] // asked.ONE
        return chance * POINT // stakes[asked.STAKES_SLOPE]
    theirs = 0
    for other in range(seats):
        if other != seat:
            theirs += price(state, rules, other)
    return POINT * (stakes[asked.STAKES_SHARE] * theirs // (100 * (seats - 1)) - own)
