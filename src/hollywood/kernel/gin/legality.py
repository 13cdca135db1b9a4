"""The legal actions of the seat to act in a round of gin, as rows of action vectors.

They are the same as in :func:`hollywood.gin.choices.legal_actions`. Policies do not need them. They
are for counting, for search, and for the tests that compare the two engines.
"""

from __future__ import annotations

from hollywood.kernel.deadwood.deadwood import deadwood
from hollywood.kernel.deadwood.tables import MeldTables
from hollywood.kernel.engine.bits import lowest, zeros
from hollywood.kernel.engine.compiling import kernel
from hollywood.kernel.gin import arrangements as gin_arrange
from hollywood.kernel.gin import layout as at
from hollywood.kernel.gin.arrangements import WALK_LENGTH, arranged, points_of
from hollywood.kernel.gin.sight import (
    knock_limit,
    layoffs_allowed,
    must_knock,
    pile_open,
    top_of_pile,
)
from hollywood.kernel.gin.spreads import could_knock_with, discards_within, taken_by

_begin = gin_arrange.begin
_following = gin_arrange.following


@kernel
def legal(
    state: list[int], rules: list[int], tables: MeldTables, rows: list[int], most: int
) -> int:
    """Write the legal actions to ``rows`` one after the other; return how many there are.

    At most ``most`` are written. If the result is greater than ``most``, ``rows`` is too short. A
    finished round has no legal actions.
    """
    phase = state[at.S_PHASE]
    if phase == at.DRAW:
        count = _plain(rows, 0, most, at.A_DRAW)
        return _plain(rows, count, most, at.A_TAKE) if pile_open(state, rules) else count
    if phase == at.DISCARD:
        return _discards(state, rules, tables, rows, most)
    if phase == at.UPCARD:
        return _plain(rows, _plain(rows, 0, most, at.A_PASS), most, at.A_TAKE)
    if phase == at.LAST_CHANCE:
        count = _plain(rows, 0, most, at.A_PASS)
        return (
            _plain(rows, count, most, at.A_TAKE) if knocks_with_top(state, rules, tables) else count
        )
    hand = state[at.S_HANDS + state[at.S_AWAITING]]
    if phase == at.LAYOFF:
        count = 0
        if layoffs_allowed(state, rules):
            count = _layoffs(state, tables, at.S_SPREAD, rows, most)
        return _spreads(
            at.A_SHOW, at.NO_CARD, hand, points_of(hand, tables), tables, rows, count, most
        )
    if phase == at.KNOCKER_LAYOFF:
        return _plain(rows, _layoffs(state, tables, at.S_SHOWN, rows, most), most, at.A_FINISH)
    return 0


@kernel
def knocks_with_top(state: list[int], rules: list[int], tables: MeldTables) -> int:
    """Return 1 if the seat could take the top discard and knock or declare big gin, else 0."""
    hand = state[at.S_HANDS + state[at.S_AWAITING]]
    return could_knock_with(hand, top_of_pile(state), knock_limit(state, rules), rules, tables)


@kernel
def _plain(rows: list[int], count: int, most: int, kind: int) -> int:
    return _row(rows, count, most, kind, at.NO_CARD, 0)


@kernel
def _row(rows: list[int], count: int, most: int, kind: int, card: int, onto: int) -> int:
    if count < most:
        place = count * at.A_LENGTH
        rows[place + at.A_KIND] = kind
        rows[place + at.A_CARD] = card
        rows[place + at.A_ONTO] = onto
        for meld in range(at.MOST_MELDS):
            rows[place + at.A_MELDS + meld] = 0
    return count + 1


@kernel
def _discards(
    state: list[int], rules: list[int], tables: MeldTables, rows: list[int], most: int
) -> int:
    hand = state[at.S_HANDS + state[at.S_AWAITING]]
    free = hand
    if state[at.S_TAKEN] != at.NO_CARD and not rules[at.R_REDISCARD]:
        free &= ~(1 << state[at.S_TAKEN])
    count = 0
    if not must_knock(state, rules):
        rest = free
        while rest:
            count = _row(rows, count, most, at.A_DISCARD, lowest(rest), 0)
            rest &= rest - 1
    limit = knock_limit(state, rules)
    rest = discards_within(hand, limit, tables) & free
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        count = _spreads(at.A_KNOCK, card, hand ^ 1 << card, limit, tables, rows, count, most)
    if rules[at.R_BIG_GIN] >= 0 and deadwood(hand, tables) == 0:
        count = _spreads(at.A_BIG_GIN, at.NO_CARD, hand, 0, tables, rows, count, most)
    return count


@kernel
def _spreads(
    kind: int,
    card: int,
    hand: int,
    limit: int,
    tables: MeldTables,
    rows: list[int],
    count: int,
    most: int,
) -> int:
    """Write an action for every arrangement of ``hand`` with at most ``limit`` points."""
    walk = zeros(WALK_LENGTH)
    _begin(walk, hand, limit, tables)
    while _following(walk, tables):
        count = _row(rows, count, most, kind, card, 0)
        if count <= most:
            arranged(walk, rows, (count - 1) * at.A_LENGTH + at.A_MELDS)
    return count


@kernel
def _layoffs(state: list[int], tables: MeldTables, melds: int, rows: list[int], most: int) -> int:
    """Write a layoff for every card that fits on a meld of the opponent."""
    count = 0
    rest = state[at.S_HANDS + state[at.S_AWAITING]]
    while rest:
        card = rest & -rest
        rest ^= card
        for onto in range(at.MOST_MELDS):
            if state[melds + onto] and card & taken_by(state[melds + onto], tables):
                count = _row(rows, count, most, at.A_LAY_OFF, lowest(card), onto)
    return count
