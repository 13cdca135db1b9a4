"""The searching player of the contract game: each choice is played out in the same imagined rounds.

A round is imagined (:mod:`hollywood.kernel.contract_imagine`), each choice is carried out in it,
and then all seats play it to its end as the planning player does, May-I and all. What is beaten is
given up; what is left is weighed with what was expected of it. What the end of a round is worth is in
the stakes: points, or the chance of the first place.
"""

from __future__ import annotations

from hollywood.kernel.bits import zeros
from hollywood.kernel.compiling import kernel
from hollywood.kernel.contract_asked import (
    ONE,
    Q_HORIZON,
    Q_LITTLE,
    Q_SURE,
    Q_TRUST,
    Q_TURNS,
    STAKES_CHANCES,
    STAKES_FOR_MATCH,
    STAKES_REACH,
    STAKES_SHARE,
    STAKES_SLOPE,
    STAKES_TOTALS,
)
from hollywood.kernel.contract_choices import carry_out, list_choices
from hollywood.kernel.contract_found import (
    E_ALIVE,
    E_LENGTH,
    E_LIKELY,
    E_MORE,
    E_NOISE,
    E_OWN,
    E_ROUNDS,
    E_SPREAD,
    E_SQUARES,
    E_SUM,
    F_ALIVE,
    F_CHOSEN,
    F_LIST,
    F_NUMBER,
    F_SECOND,
    F_SPENT,
    F_WORLDS,
)
from hollywood.kernel.contract_imagine import begin_root, copy_round, imagine
from hollywood.kernel.contract_layout import R_SEATS
from hollywood.kernel.contract_legality import may_call, next_moment
from hollywood.kernel.contract_moves import apply, price
from hollywood.kernel.contract_opinions import K_DEEP, K_LENGTH, K_WAYS
from hollywood.kernel.contract_planner import planner
from hollywood.kernel.contract_prior import expect
from hollywood.kernel.contract_queues import QUEUES_LENGTH, bring_up, share_out
from hollywood.kernel.contract_state import (
    A_CALL,
    A_KIND,
    A_MOMENT,
    A_NOTHING,
    DRAW,
    NOT_DOWN,
    OVER,
    S_DOWN,
    S_PHASE,
    S_PILE_SIZE,
    S_SEAT,
    S_TURN,
    S_TURNS,
)

POINT = 50
"""What a penalty point is worth."""
_ABOUT = 30
_BATCH = 4
"""Rounds imagined between two looks at what can be given up."""
_GUESSED = 4
"""What was expected of the noise counts as so many rounds."""
_PILES = 1 << 10
_NO_OFFER = -1


@kernel
def think(
    fresh: int,
    spend: int,
    view: list[int],
    rules: list[int],
    weights: list[int],
    ways: list[int],
    stakes: list[int],
    chance: list[int],
    at: int,
    root: list[int],
    world: list[int],
    state: list[int],
    unseen: list[int],
    lays: list[int],
    found: list[int],
    action: list[int],
    work: list[int],
) -> int:
    """Begin a decision if ``fresh``, and spend about ``spend`` turns on it; return 1 when done.

    ``weights`` are the own opinions, then those that the others are thought to have. What is best
    so far is in ``action`` in any case; what was tried is in ``found``. All vectors from ``root``
    on, but ``action``, are left alone between the calls for one decision.
    """
    seat = view[S_SEAT]
    if fresh:
        list_choices(view, rules, weights, ways, lays, found, action, work)
        if found[F_NUMBER] < 2:
            return 1
        _find_slope(rules, seat, stakes)
        begin_root(view, rules, seat, root, unseen)
        expect(int(view[S_DOWN + seat] != NOT_DOWN), ways[Q_TRUST], found)
    until = found[F_SPENT] + spend
    mine, theirs = zeros(K_LENGTH), zeros(K_LENGTH)
    for place in range(K_LENGTH):
        mine[place] = weights[place]
        theirs[place] = weights[K_LENGTH + place]
    mine[K_DEEP] = mine[K_WAYS] = 0  # too slow for rounds without number
    while found[F_ALIVE] > 1:
        if found[F_WORLDS] % _BATCH == 0 and found[F_WORLDS]:
            if found[F_SPENT] >= ways[Q_TURNS]:
                found[F_ALIVE] = 1
                break
            _give_up(ways, found)
        if found[F_ALIVE] > 1:
            if found[F_SPENT] >= until:
                break
            imagine(root, rules, ways, chance, at, unseen, world, work)
            _try_all(
                rules, seat, mine, theirs, ways, stakes, world, state, lays, found, action, work
            )
    _choose(found)
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
    queues = zeros(QUEUES_LENGTH)
    for choice in range(found[F_NUMBER]):
        entry = F_LIST + E_LENGTH * choice
        if not found[entry + E_ALIVE]:
            continue
        copy_round(world, state, rules)
        carry_out(lays, found, choice, action)
        _play_out(rules, seat, mine, theirs, ways, state, action, queues, work)
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
def _play_out(
    rules: list[int],
    seat: int,
    mine: list[int],
    theirs: list[int],
    ways: list[int],
    state: list[int],
    action: list[int],
    queues: list[int],
    work: list[int],
) -> None:
    """Let ``seat`` do ``action``, and then everybody what the planning player does by its opinions.

    Of one discard everybody is asked once, clockwise: those before ``seat`` have been.
    """
    seats = rules[R_SEATS]
    asked, moment = _PILES * state[S_TURNS] + state[S_PILE_SIZE], next_moment(state)
    others = max(0, (state[S_TURN] - seat) % seats - 1)
    share_out(state, queues)
    if action[A_KIND] != A_NOTHING:
        bring_up(state, rules, seat, action[A_KIND], queues)
        apply(state, rules, seat, action)
    last = state[S_TURNS] + ways[Q_HORIZON]
    while state[S_PHASE] != OVER and state[S_TURNS] < last:
        offer = _PILES * state[S_TURNS] + state[S_PILE_SIZE]
        if state[S_PHASE] == DRAW and offer != asked:
            asked, moment, others = offer, next_moment(state), seats - 1
        mover = (state[S_TURN] + seats - others) % seats
        if others:
            others -= 1
            if not may_call(state, rules, mover):
                continue
        # A policy reads of a state what the view of its seat has.
        state[S_SEAT] = mover
        planner(state, rules, mine if mover == seat else theirs, action, work)
        if action[A_KIND] == A_CALL:
            action[A_MOMENT] = moment
        if action[A_KIND] != A_NOTHING:
            bring_up(state, rules, mover, action[A_KIND], queues)
            apply(state, rules, mover, action)


@kernel
def first_place(stakes: list[int], seats: int, seat: int, more: int) -> int:
    """Return the chance of the first place, of ONE, if the others are ``more`` points behind."""
    chance, reach = ONE, stakes[STAKES_REACH]
    for other in range(seats):
        if other != seat:
            ahead = stakes[STAKES_TOTALS + other] - stakes[STAKES_TOTALS + seat] + more
            ahead = max(-reach, min(reach, ahead))
            chance = chance * stakes[STAKES_CHANCES + reach + ahead] // ONE
    return chance


@kernel
def _find_slope(rules: list[int], seat: int, stakes: list[int]) -> None:
    """Work out what a point is worth about here, so that differences can be told in points."""
    if stakes[STAKES_FOR_MATCH]:
        seats = rules[R_SEATS]
        more = first_place(stakes, seats, seat, _ABOUT) - first_place(stakes, seats, seat, -_ABOUT)
        stakes[STAKES_SLOPE] = max(1, more // (2 * _ABOUT))


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


@kernel
def weigh(found: list[int], choice: int) -> tuple[int, int]:
    """Return how much better than the policy's a choice seems, and the variance of that.

    Both are in hundredths, of a point and of a squared point. What was expected and what the rounds
    say are weighed by how sure they are: the mean of a normal distribution after a measurement.
    """
    entry = F_LIST + E_LENGTH * choice
    spread, rounds = found[entry + E_SPREAD], found[entry + E_ROUNDS]
    if not rounds:
        return found[entry + E_LIKELY], spread
    more = found[entry + E_SUM] - found[F_LIST + E_SUM]
    if not found[entry + E_ALIVE]:
        more = found[entry + E_MORE]
    better = 100 * more // (POINT * rounds)
    squares = found[entry + E_SQUARES] - better * better * rounds // 10_000
    noise = max(0, squares) + _GUESSED * found[entry + E_NOISE]
    noise = 100 * noise // ((rounds + _GUESSED) * rounds) + 1
    mean = (spread * better + noise * found[entry + E_LIKELY]) // (spread + noise)
    return mean, spread * noise // (spread + noise)


@kernel
def _give_up(ways: list[int], found: list[int]) -> None:
    """Give up what is beaten, or could be better by too little to go on for it."""
    best, most, sure = 0, 0, 0
    for choice in range(1, found[F_NUMBER]):
        if found[F_LIST + E_LENGTH * choice + E_ALIVE]:
            mean, spread = weigh(found, choice)
            if mean > most:
                best, most, sure = choice, mean, spread
    doubt = ways[Q_SURE] * ways[Q_SURE]
    for choice in range(1, found[F_NUMBER]):
        entry = F_LIST + E_LENGTH * choice
        if choice != best and found[entry + E_ALIVE]:
            mean, spread = weigh(found, choice)
            behind = most - mean + 10 * ways[Q_LITTLE]
            if behind * behind > doubt * (spread + sure):
                _stop(found, choice)
    behind = most + 10 * ways[Q_LITTLE]
    if best and found[F_ALIVE] == 2 and behind * behind > doubt * sure:
        _stop(found, best)


@kernel
def _stop(found: list[int], choice: int) -> None:
    """Try a choice no more; how much better it was in its rounds is remembered."""
    entry = F_LIST + E_LENGTH * choice
    found[entry + E_ALIVE] = 0
    found[entry + E_MORE] = found[entry + E_SUM] - found[F_LIST + E_SUM]
    found[F_ALIVE] -= 1


@kernel
def _choose(found: list[int]) -> None:
    """Choose what seems best by now; the second is the next best, the policy's if there is none."""
    best, most, second, next_most = 0, 0, -1, 0
    for choice in range(1, found[F_NUMBER]):
        mean, _ = weigh(found, choice)
        if mean > most:
            best, most, second, next_most = choice, mean, best, most
        elif second < 0 or mean > next_most:
            second, next_most = choice, mean
    found[F_CHOSEN], found[F_SECOND] = best, second
