"""The searching player of the contract game: candidates are played out in the same imagined rounds.

A round is imagined (:mod:`hollywood.strategy.contract.belief.worlds`), each candidate is carried
out in it, and then all seats play to the end as the planning player does, May-I calls included.
Beaten candidates are pruned, and the results of the rest are weighed together with the prior. The
stakes say what the end of a round is worth: points, or the chance of the first place.
"""

from __future__ import annotations

from hollywood.kernel.contract.evidence import Evidence
from hollywood.kernel.contract.layout import R_SEATS
from hollywood.kernel.contract.rules.moves import apply, price
from hollywood.kernel.contract.rules.sight import copy_round
from hollywood.kernel.contract.rules.turn_order import W_MOMENT, go_on_asking, next_asked
from hollywood.kernel.contract.state import (
    A_CALL,
    A_KIND,
    A_MOMENT,
    A_NOTHING,
    NOT_DOWN,
    OVER,
    S_DOWN,
    S_PHASE,
    S_SEAT,
    S_TURNS,
)
from hollywood.kernel.engine.bits import Vector
from hollywood.kernel.engine.chance import Stream
from hollywood.kernel.engine.compiling import kernel
from hollywood.strategy.contract.belief.dealt import begin_root
from hollywood.strategy.contract.belief.worlds import imagine_next, look_back, work_of_turn
from hollywood.strategy.contract.policies.planner import planner
from hollywood.strategy.contract.search.candidates import (
    E_ALIVE,
    E_LENGTH,
    E_OWN,
    E_ROUNDS,
    E_SQUARES,
    E_SUM,
    F_ALIVE,
    F_CHOSEN,
    F_KNOWN,
    F_LIST,
    F_NUMBER,
    F_SPENT,
    F_WORLDS,
)
from hollywood.strategy.contract.search.desk import Board, Desk, Player, load_weights
from hollywood.strategy.contract.search.entries import carry_out
from hollywood.strategy.contract.search.prior import prior_by_kind, prior_by_net
from hollywood.strategy.contract.search.propose import list_candidates
from hollywood.strategy.contract.search.pruning import POINT, choose_best, prune_beaten
from hollywood.strategy.contract.search.seat_stocks import bring_up, share_out
from hollywood.strategy.contract.settings import (
    ONE,
    Q_HORIZON,
    Q_TRUST,
    Q_TURNS,
    Q_WORK,
    STAKES_CHANCES,
    STAKES_FOR_MATCH,
    STAKES_REACH,
    STAKES_SHARE,
    STAKES_SLOPE,
    STAKES_TOTALS,
)

_BATCH = 4
"""How many rounds are imagined between two prunings."""


@kernel
def search(
    fresh: int,
    spend: int,
    evidence: Evidence,
    player: Player,
    desk: Desk,
    chance: Stream,
    action: Vector,
) -> int:
    """Begin a decision if ``fresh``, and spend about ``spend`` turns on it; return 1 when done.

    In any case ``action`` is the best action so far. ``desk.found`` says what was tried.
    """
    view, rules, settings = evidence.seen, evidence.rules, player.settings
    belief, board, found = desk.belief, desk.board, desk.found
    if fresh:
        list_candidates(view, rules, player, desk, action)
        if found[F_NUMBER] < 2:
            return 1
        begin_root(evidence, belief)
        found[F_KNOWN] = look_back(evidence, settings, belief, chance)
        down = int(view[S_DOWN + view[S_SEAT]] != NOT_DOWN)
        prior_by_kind(down, settings[Q_TRUST], found)
        if len(player.net):
            prior_by_net(view, rules, player, desk)
    until = found[F_SPENT] + spend
    limit = min(settings[Q_TURNS], settings[Q_WORK] // work_of_turn(rules))
    load_weights(player.weights, board)
    while found[F_ALIVE] > 1:
        if found[F_WORLDS] % _BATCH == 0 and found[F_WORLDS]:
            if found[F_SPENT] >= limit:
                found[F_ALIVE] = 1
                break
            prune_beaten(settings, found)
        if found[F_ALIVE] > 1:
            if found[F_SPENT] >= until:
                break
            imagine_next(found[F_WORLDS], found[F_KNOWN], evidence, settings, belief, chance)
            _try_all(view[S_SEAT], rules, player, desk)
    choose_best(found)
    carry_out(desk.lays, found, found[F_CHOSEN], action)
    return 0 if found[F_ALIVE] > 1 else 1


@kernel
def _try_all(seat: int, rules: Vector, player: Player, desk: Desk) -> None:
    """Play every candidate that is still tried out in one imagined round."""
    found, board, world = desk.found, desk.board, desk.belief.world
    state, action = board.state, board.action
    horizon = player.settings[Q_HORIZON]
    found[F_WORLDS] += 1
    base = 0
    for number in range(found[F_NUMBER]):
        entry = F_LIST + E_LENGTH * number
        if not found[entry + E_ALIVE]:
            continue
        copy_round(world, state, rules)
        carry_out(desk.lays, found, number, action)
        play_out(seat, rules, horizon, board)
        found[F_SPENT] += state[S_TURNS] - world[S_TURNS] + 1
        value = worth_of(state, rules, seat, player.stakes)
        if not number:
            base = value
        found[entry + E_ROUNDS] += 1
        found[entry + E_SUM] += value
        found[entry + E_OWN] += price(state, rules, seat)
        more = (value - base) // POINT
        found[entry + E_SQUARES] += more * more


@kernel
def play_out(seat: int, rules: Vector, horizon: int, board: Board) -> None:
    """Let ``seat`` do ``board.action``; then all seats play by the weights on the board.

    At most ``horizon`` turns are played.
    """
    state, action, stocks = board.state, board.action, board.stocks
    last = state[S_TURNS] + horizon
    go_on_asking(state, rules, seat, board.asking)
    share_out(state, stocks)
    if action[A_KIND] != A_NOTHING:
        bring_up(state, rules, seat, action[A_KIND], stocks)
        apply(state, rules, seat, action)
    play_on_planning(seat, rules, last, board)


@kernel
def play_on_planning(seat: int, rules: Vector, last: int, board: Board) -> None:
    """Let all play as the planning player does, until at most ``last`` turns are completed.

    ``seat`` plays by ``board.mine``, the others by ``board.theirs``.
    """
    state, action, asking, work = board.state, board.action, board.asking, board.work
    while state[S_PHASE] != OVER and state[S_TURNS] < last:
        mover = next_asked(state, rules, asking)
        # A policy reads from a state only what the view of its seat has.
        state[S_SEAT] = mover
        weights = board.mine if mover == seat else board.theirs
        planner(state, rules, weights, action, work)
        if action[A_KIND] == A_CALL:
            action[A_MOMENT] = asking[W_MOMENT]
        if action[A_KIND] != A_NOTHING:
            bring_up(state, rules, mover, action[A_KIND], board.stocks)
            apply(state, rules, mover, action)


@kernel
def worth_of(state: Vector, rules: Vector, seat: int, stakes: Vector) -> int:
    """Return what the round as it stands is worth to ``seat``."""
    seats = rules[R_SEATS]
    own = price(state, rules, seat)
    if stakes[STAKES_FOR_MATCH]:
        chance, reach = ONE, stakes[STAKES_REACH]
        total = stakes[STAKES_TOTALS + seat] + own
        for other in range(seats):
            if other != seat:
                ahead = stakes[STAKES_TOTALS + other] + price(state, rules, other) - total
                ahead = max(-reach, min(reach, ahead))
                chance = chance * stakes[STAKES_CHANCES + reach + ahead] // ONE
        return chance * POINT // stakes[STAKES_SLOPE]
    theirs = 0
    for other in range(seats):
        if other != seat:
            theirs += price(state, rules, other)
    return POINT * (stakes[STAKES_SHARE] * theirs // (100 * (seats - 1)) - own)
