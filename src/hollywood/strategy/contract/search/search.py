"""The searching player of the contract game: each choice is played out in the same imagined rounds.

A round is imagined (:mod:`hollywood.strategy.contract.belief.dealt`), each choice is carried out in
it, and then all seats play it to its end as the planning player does, May-I and all. What is beaten
is given up; what is left is weighed with what was expected of it. What the end of a round is worth
is in the stakes: points, or the chance of the first place.
"""

from __future__ import annotations

from hollywood.kernel.contract.layout import R_SEATS
from hollywood.kernel.contract.rules.moves import apply, price
from hollywood.kernel.contract.rules.sight import copy_round
from hollywood.kernel.contract.rules.turn_order import ASKING, W_MOMENT, go_on_asking, next_asked
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
from hollywood.kernel.engine.bits import zeros
from hollywood.kernel.engine.compiling import kernel
from hollywood.strategy.contract.belief.dealt import begin_root
from hollywood.strategy.contract.belief.worlds import imagine_next, look_back, work_of_turn
from hollywood.strategy.contract.net.net import Net
from hollywood.strategy.contract.policies.planner import planner
from hollywood.strategy.contract.policies.weights import quick_opinions
from hollywood.strategy.contract.search.candidates import (
    E_ALIVE,
    E_LENGTH,
    E_OWN,
    E_ROUNDS,
    E_SQUARES,
    E_SUM,
    F_ALIVE,
    F_CHOSEN,
    F_LIST,
    F_NUMBER,
    F_PAST,
    F_SPENT,
    F_WORLDS,
)
from hollywood.strategy.contract.search.entries import carry_out
from hollywood.strategy.contract.search.prior import expect_by_net
from hollywood.strategy.contract.search.propose import list_choices
from hollywood.strategy.contract.search.pruning import POINT, choose_best, expect, give_up
from hollywood.strategy.contract.search.seat_stocks import QUEUES_LENGTH, bring_up, share_out
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
"""Rounds imagined between two looks at what can be given up."""


@kernel
def think(
    fresh: int,
    spend: int,
    view: list[int],
    rules: list[int],
    weights: list[int],
    net: Net,
    ways: list[int],
    stakes: list[int],
    chance: list[int],
    at: int,
    root: list[int],
    world: list[int],
    state: list[int],
    unseen: list[int],
    story: list[int],
    past: list[int],
    lays: list[int],
    found: list[int],
    action: list[int],
    work: list[int],
    mind: list[int],
) -> int:
    """Begin a decision if ``fresh``, and spend about ``spend`` turns on it; return 1 when done.

    ``weights`` are the own opinions, then those that the others are thought to have. What is best
    so far is in ``action`` in any case; what was tried is in ``found``. All vectors from ``root``
    on, but ``action``, are left alone between the calls for one decision.
    """
    seat = view[S_SEAT]
    if fresh:
        list_choices(view, rules, weights, net, ways, lays, found, action, work, mind)
        if found[F_NUMBER] < 2:
            return 1
        begin_root(view, rules, seat, root, unseen)
        found[F_PAST] = look_back(story, rules, seat, ways, unseen, past, state, work, chance, at)
        expect(int(view[S_DOWN + seat] != NOT_DOWN), ways[Q_TRUST], found)
        if len(net):
            expect_by_net(view, rules, net, ways, found, work, mind)
    until = found[F_SPENT] + spend
    limit = min(ways[Q_TURNS], ways[Q_WORK] // work_of_turn(rules))
    mine, theirs = quick_opinions(weights)
    while found[F_ALIVE] > 1:
        if found[F_WORLDS] % _BATCH == 0 and found[F_WORLDS]:
            if found[F_SPENT] >= limit:
                found[F_ALIVE] = 1
                break
            give_up(ways, found)
        if found[F_ALIVE] > 1:
            if found[F_SPENT] >= until:
                break
            imagine_next(
                found[F_WORLDS],
                found[F_PAST],
                root,
                rules,
                ways,
                story,
                past,
                unseen,
                world,
                state,
                work,
                chance,
                at,
            )
            _try_all(
                rules, seat, mine, theirs, ways, stakes, world, state, lays, found, action, work
            )
    choose_best(found)
    carry_out(lays, found, found[F_CHOSEN], action)
    return 0 if found[F_ALIVE] > 1 else 1


@kernel
def _try_all(
    rules: list[int],
    seat: int,
    mine: list[int],
    theirs: list[int],
    ways: list[int],
    stakes: list[int],
    world: list[int],
    state: list[int],
    lays: list[int],
    found: list[int],
    action: list[int],
    work: list[int],
) -> None:
    """Play every choice that is still tried out in one imagined round."""
    found[F_WORLDS] += 1
    base = 0
    queues, asking = zeros(QUEUES_LENGTH), zeros(ASKING)
    for choice in range(found[F_NUMBER]):
        entry = F_LIST + E_LENGTH * choice
        if not found[entry + E_ALIVE]:
            continue
        copy_round(world, state, rules)
        carry_out(lays, found, choice, action)
        play_out(rules, seat, mine, theirs, ways, state, action, queues, asking, work)
        found[F_SPENT] += state[S_TURNS] - world[S_TURNS] + 1
        value = worth_of(state, rules, seat, stakes)
        if not choice:
            base = value
        found[entry + E_ROUNDS] += 1
        found[entry + E_SUM] += value
        found[entry + E_OWN] += price(state, rules, seat)
        less = (value - base) // POINT
        found[entry + E_SQUARES] += less * less


@kernel
def play_out(
    rules: list[int],
    seat: int,
    mine: list[int],
    theirs: list[int],
    ways: list[int],
    state: list[int],
    action: list[int],
    queues: list[int],
    asking: list[int],
    work: list[int],
) -> None:
    """Let ``seat`` do ``action``, and then all what the planning player does by their opinions."""
    last = state[S_TURNS] + ways[Q_HORIZON]
    go_on_asking(state, rules, seat, asking)
    share_out(state, queues)
    if action[A_KIND] != A_NOTHING:
        bring_up(state, rules, seat, action[A_KIND], queues)
        apply(state, rules, seat, action)
    play_on_planning(rules, seat, mine, theirs, last, state, action, queues, asking, work)


@kernel
def play_on_planning(
    rules: list[int],
    seat: int,
    mine: list[int],
    theirs: list[int],
    last: int,
    state: list[int],
    action: list[int],
    queues: list[int],
    asking: list[int],
    work: list[int],
) -> None:
    """Let all play as the planning player does, at most until ``last`` turns are completed.

    ``mine`` are the opinions of ``seat``, ``theirs`` those of the others.
    """
    while state[S_PHASE] != OVER and state[S_TURNS] < last:
        mover = next_asked(state, rules, asking)
        # A policy reads of a state what the view of its seat has.
        state[S_SEAT] = mover
        planner(state, rules, mine if mover == seat else theirs, action, work)
        if action[A_KIND] == A_CALL:
            action[A_MOMENT] = asking[W_MOMENT]
        if action[A_KIND] != A_NOTHING:
            bring_up(state, rules, mover, action[A_KIND], queues)
            apply(state, rules, mover, action)


@kernel
def worth_of(state: list[int], rules: list[int], seat: int, stakes: list[int]) -> int:
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
