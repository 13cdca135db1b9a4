"""What the searching player of the contract game tries: the policy's choice first, then others."""

from __future__ import annotations

from hollywood.kernel.bits import lowest, zeros
from hollywood.kernel.compiling import inlined, kernel
from hollywood.kernel.contract_asked import Q_ADDS, Q_CALLS, Q_HOLD, Q_LAYS, Q_THROWS
from hollywood.kernel.contract_deal import add_card, remove_card
from hollywood.kernel.contract_drop import count_seen, count_unseen, spare_worth
from hollywood.kernel.contract_found import (
    E_ALIVE,
    E_LAY,
    E_LENGTH,
    E_ROW,
    F_ALIVE,
    F_CHOSEN,
    F_LAYS,
    F_LIST,
    F_NUMBER,
    F_SECOND,
    F_SPENT,
    F_WORLDS,
    MOST_CHOICES,
    MOST_LAYS,
)
from hollywood.kernel.contract_layout import (
    M_CARDS,
    M_LENGTH,
    M_OWNER,
    M_SIZE,
    NO_CARD,
    PLACES,
    R_ALL_AT_ONCE,
    R_POINTS,
    R_WILD,
)
from hollywood.kernel.contract_lays import ILLEGAL, RATED, rate_ways
from hollywood.kernel.contract_legality import (
    latest_moment,
    list_additions,
    may_call,
    may_discard,
    may_draw,
    may_take,
)
from hollywood.kernel.contract_memory import recalled
from hollywood.kernel.contract_planner import planner
from hollywood.kernel.contract_scratch import FIRST_ROW
from hollywood.kernel.contract_state import (
    A_ALLOW,
    A_CALL,
    A_DENY,
    A_DISCARD,
    A_DISPLACE,
    A_DRAW,
    A_KIND,
    A_LAY,
    A_LAY_DOWN,
    A_LENGTH,
    A_NOTHING,
    A_TAKE,
    DRAW,
    NO_END,
    NOT_DOWN,
    OVER,
    ROW,
    S_CALLS,
    S_DOWN,
    S_HANDS,
    S_HELD,
    S_LENGTH,
    S_PHASE,
    S_SEAT,
    S_SIZES,
    S_TURN,
)
from hollywood.kernel.contract_ways import way
from hollywood.kernel.contract_work import P_MISSING

_FAR = 1 << 30
_MISSING = 1 << 20
_OUT = 10
"""What an unseen card that helps counts beside tenths of points."""


@kernel
def list_choices(
    view: list[int],
    rules: list[int],
    weights: list[int],
    ways: list[int],
    lays: list[int],
    found: list[int],
    action: list[int],
    work: list[int],
) -> None:
    """List what is tried: first what the policy does, which is left in ``action`` as well."""
    for place in (F_NUMBER, F_CHOSEN, F_ALIVE, F_SPENT, F_WORLDS, F_LAYS):
        found[place] = 0
    found[F_SECOND] = -1
    seat, phase = view[S_SEAT], view[S_PHASE]
    planner(view, rules, weights, action, work)
    if phase == OVER or (seat != view[S_TURN] and not may_call(view, rules, seat)):
        return
    if action[A_KIND] == A_LAY_DOWN:
        _add_lay(action, lays, found)
    else:
        _add(
            found,
            action[A_KIND],
            action[A_KIND + 1],
            action[A_KIND + 2],
            action[A_KIND + 3],
            action[A_KIND + 4],
        )
    if seat != view[S_TURN]:
        _add(found, A_NOTHING, NO_CARD, -1, NO_END, 0)
        if ways[Q_CALLS] or not rules[R_ALL_AT_ONCE]:
            _add(found, A_CALL, NO_CARD, -1, NO_END, latest_moment(view))
    elif phase == DRAW:
        if view[S_CALLS]:
            _add(found, A_ALLOW, NO_CARD, -1, NO_END, 0)
            _add(found, A_DENY, NO_CARD, -1, NO_END, 0)
        else:
            if may_draw(view, rules):
                _add(found, A_DRAW, NO_CARD, -1, NO_END, 0)
            if may_take(view, rules):
                _add(found, A_TAKE, NO_CARD, -1, NO_END, 0)
    else:
        _list_play(view, rules, seat, weights, ways, lays, found, action, work)
    carry_out(lays, found, 0, action)


@kernel
def _list_play(
    view: list[int],
    rules: list[int],
    seat: int,
    weights: list[int],
    ways: list[int],
    lays: list[int],
    found: list[int],
    action: list[int],
    work: list[int],
) -> None:
    """List ways to lay down, additions and discards."""
    kind, down = action[A_KIND], view[S_DOWN + seat] != NOT_DOWN
    if kind == A_LAY_DOWN:
        if not rules[R_ALL_AT_ONCE]:
            _list_lays(view, rules, seat, weights, ways, lays, found, action, work)
        if not ways[Q_HOLD] or rules[R_ALL_AT_ONCE]:
            return
    end = FIRST_ROW
    if down or kind != A_LAY_DOWN:
        end = list_additions(view, rules, seat, work, FIRST_ROW)
    tried = 0
    for row in range(FIRST_ROW, end):
        at = ROW * row
        if tried < ways[Q_ADDS] or work[at] == kind:
            tried += _add(found, work[at], work[at + 1], work[at + 2], work[at + 3], work[at + 4])
    if end > FIRST_ROW and not ways[Q_HOLD]:
        return
    throws = 1 if kind != A_DISCARD else ways[Q_THROWS]
    _list_throws(view, rules, seat, weights, down, throws, found, work)


@kernel
def _list_lays(
    view: list[int],
    rules: list[int],
    seat: int,
    weights: list[int],
    ways: list[int],
    lays: list[int],
    found: list[int],
    action: list[int],
    work: list[int],
) -> None:
    """List the ways to lay down that leave least."""
    state, rates = zeros(S_LENGTH), zeros(RATED)
    step = rate_ways(view, rules, seat, weights, action, rates, state, work)
    for _ in range(ways[Q_LAYS]):
        best = 0
        for number in range(1, RATED):
            if rates[number] < rates[best]:
                best = number
        if rates[best] == ILLEGAL:
            return
        rates[best] = ILLEGAL
        number = best * step
        way(view, S_HANDS + PLACES * seat, rules, 0, number, number + 1, action, work)
        _add_lay(action, lays, found)


@kernel
def _list_throws(
    view: list[int],
    rules: list[int],
    seat: int,
    weights: list[int],
    down: int,
    throws: int,
    found: list[int],
    work: list[int],
) -> None:
    """List the discards that seem best: those that leave the hand nearest to its contract."""
    target = view[S_SIZES + seat] if rules[R_ALL_AT_ONCE] else 0
    count_seen(view, rules, seat, work)
    worth = zeros(PLACES)
    cards, held = 0, view[S_HELD + seat]
    while held:
        card = lowest(held)
        held &= held - 1
        if not may_discard(view, rules, seat, card):
            continue
        cards |= 1 << card
        if rules[R_WILD] >> card & 1:
            worth[card] = -_FAR
        elif down:
            worth[card] = rules[R_POINTS + card]
        else:
            remove_card(view, seat, card)
            recalled(view, rules, seat, target, work)
            add_card(view, seat, card)
            worth[card] = _OUT * count_unseen(rules, work) - _MISSING * work[P_MISSING]
            worth[card] -= spare_worth(view, rules, seat, card, weights, work)
    listed = 0
    while cards and listed < throws:
        best = lowest(cards)
        rest = cards
        while rest:
            card = lowest(rest)
            rest &= rest - 1
            if worth[card] > worth[best]:
                best = card
        cards ^= 1 << best
        if worth[best] == -_FAR and listed:
            return
        listed += 1
        _add(found, A_DISCARD, best, -1, NO_END, 0)


# ---------------------------------------------------------------------------- the list


@kernel
def _add(found: list[int], kind: int, card: int, onto: int, end: int, moment: int) -> int:
    """Add an action to the list unless it is there; say whether it was added."""
    number = found[F_NUMBER]
    for other in range(number):
        row = F_LIST + E_LENGTH * other + E_ROW
        if (
            found[row] == kind
            and kind != A_LAY_DOWN
            and (found[row + 1] == card or not _has_card(kind))
            and (found[row + 2] == onto or kind == A_DISCARD or not _has_card(kind))
            and (found[row + 3] == end or kind == A_DISCARD or not _has_card(kind))
        ):
            return 0
    if number == MOST_CHOICES:
        return 0
    entry = F_LIST + E_LENGTH * number
    for place in range(entry, entry + E_LENGTH):
        found[place] = 0
    found[entry + E_ALIVE] = 1
    found[entry + E_LAY] = -1
    found[entry + E_ROW] = kind
    found[entry + E_ROW + 1] = card
    found[entry + E_ROW + 2] = onto
    found[entry + E_ROW + 3] = end
    found[entry + E_ROW + 4] = moment
    found[F_NUMBER] = found[F_ALIVE] = number + 1
    return 1


@inlined
def _has_card(kind: int) -> int:
    """Does an action of this kind name a card: a discard, a layoff, a displacing."""
    return int(A_DISCARD <= kind <= A_DISPLACE)


@kernel
def _add_lay(action: list[int], lays: list[int], found: list[int]) -> None:
    """Add a lay down to the list unless one of the same melds is there."""
    kept = found[F_LAYS]
    if kept == MOST_LAYS:
        return
    length = A_LAY + 1 + M_LENGTH * action[A_LAY]
    for other in range(kept):
        same = 1
        for place in range(length):
            meld = (place - A_LAY - 1) % M_LENGTH
            if place > A_LAY and meld >= M_CARDS + action[place - meld + M_SIZE]:
                continue
            if lays[A_LENGTH * other + place] != action[place] and meld != M_OWNER:
                same = 0
                break
        if same:
            return
    for place in range(length):
        lays[A_LENGTH * kept + place] = action[place]
    found[F_LAYS] = kept + 1
    if _add(found, A_LAY_DOWN, NO_CARD, -1, NO_END, 0):
        found[F_LIST + E_LENGTH * (found[F_NUMBER] - 1) + E_LAY] = kept


@kernel
def carry_out(lays: list[int], found: list[int], choice: int, action: list[int]) -> None:
    """Write a choice as an action."""
    entry = F_LIST + E_LENGTH * choice
    for part in range(ROW):
        action[A_KIND + part] = found[entry + E_ROW + part]
    lay = found[entry + E_LAY]
    if lay >= 0:
        source = A_LENGTH * lay
        for place in range(A_LAY + 1 + M_LENGTH * lays[source + A_LAY]):
            action[place] = lays[source + place]
