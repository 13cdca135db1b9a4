"""The choices of melds in a gin hand: every spread, the best spread, and the best defense.

A vector of melds has :data:`~hollywood.kernel.gin.layout.MOST_MELDS` masks; 0 is no meld.
"""

from __future__ import annotations

from hollywood.kernel.deadwood.deadwood import deadwood_after_discard
from hollywood.kernel.deadwood.defence import taken_by
from hollywood.kernel.deadwood.tables import (
    ALL_RANKS,
    ANY_SUITS,
    FOURS,
    NEVER,
    RUN_START,
    THREES,
    MeldTables,
)
from hollywood.kernel.engine.bits import count, highest, zeros
from hollywood.kernel.engine.compiling import kernel
from hollywood.kernel.gin import arrangements as gin_arrange
from hollywood.kernel.gin import layoffs as gin_layoffs
from hollywood.kernel.gin.arrangements import arranged, least, left_of, points_of
from hollywood.kernel.gin.layoffs import laid, rest_of, steps_of
from hollywood.kernel.gin.layout import MOST_LAYOFFS, MOST_MELDS, R_BIG_GIN, R_REDISCARD
from hollywood.kernel.gin.plain_hands import UNKNOWN, plain_spread

__all__ = [
    "arrangement",
    "best_defence",
    "best_spread",
    "discards_within",
    "is_meld",
    "most_laid_off",
    "taken_by",
]

_begin_arrangements = gin_arrange.begin
_next_arrangement = gin_arrange.following
_begin_layoffs = gin_layoffs.begin
_next_layoffs = gin_layoffs.following
_ARRANGEMENTS = gin_arrange.WALK_LENGTH
_LAYOFFS = gin_layoffs.WALK_LENGTH


@kernel
def is_meld(meld: int, tables: MeldTables) -> int:
    """Return 1 if these cards make a meld, else 0."""
    if not meld:
        return 0
    ranks = (meld | meld >> 16 | meld >> 32 | meld >> 48) & ALL_RANKS
    cards = count(meld)
    if not ranks & ranks - 1:
        if cards == 3:
            return tables[THREES] + 0
        return tables[FOURS] + 0 if cards == 4 else 0
    if tables[RUN_START + ranks] < 0 or count(ranks) != cards:
        return 0
    if tables[ANY_SUITS] or meld == ranks << (highest(meld) & 48):
        return 1
    return 0


@kernel
def arrangement(
    hand: int, limit: int, wanted: int, tables: MeldTables, melds: list[int], at: int
) -> int:
    """Count the arrangements of ``hand`` with at most ``limit`` points, up to number ``wanted``.

    Stops at arrangement number ``wanted`` (from 0) and writes its melds to
    ``melds[at:at + MOST_MELDS]``. If there is no such number (-1 never is), it counts all of them
    and writes nothing. The order is fixed, and each choice of melds comes once.
    """
    walk = zeros(_ARRANGEMENTS)
    _begin_arrangements(walk, hand, limit, tables)
    number = 0
    while _next_arrangement(walk, tables):
        if number == wanted:
            arranged(walk, melds, at)
            return number + 1
        number += 1
    return number


@kernel
def best_spread(hand: int, tables: MeldTables, melds: list[int], at: int) -> int:
    """Write the arrangement of least deadwood that gives a defender the least to lay off.

    It counts the points of the cards that fit on one of its melds and are not in the hand. Ties go
    to the fewest melds, then to the first arrangement. Returns the deadwood as a hand.
    """
    only = plain_spread(hand, tables, melds, at)
    if only != UNKNOWN:
        return only
    walk = zeros(_ARRANGEMENTS)
    _begin_arrangements(walk, hand, least(hand, tables), tables)
    _next_arrangement(walk, tables)
    best_number = arranged(walk, melds, at)
    best_left = left_of(walk)
    if not _next_arrangement(walk, tables):
        return best_left
    best = _exposed(hand, melds, at, tables)
    offered = zeros(MOST_MELDS)
    going_on = 1
    while going_on:
        number = arranged(walk, offered, 0)
        points = _exposed(hand, offered, 0, tables)
        if points < best or (points == best and number < best_number):
            best = points
            best_number = number
            best_left = left_of(walk)
            for place in range(MOST_MELDS):
                melds[at + place] = offered[place]
        going_on = _next_arrangement(walk, tables)
    return best_left


@kernel
def _exposed(hand: int, melds: list[int], at: int, tables: MeldTables) -> int:
    """Return the points of the cards outside ``hand`` that fit on one of the melds."""
    fitting = 0
    for place in range(at, at + MOST_MELDS):
        if melds[place]:
            fitting |= taken_by(melds[place], tables)
    return points_of(fitting & ~hand, tables)


@kernel
def best_defence(
    hand: int,
    table_melds: list[int],
    at: int,
    allowed: int,
    answering: int,
    tables: MeldTables,
    out: list[int],
    out_at: int,
) -> int:
    """Solve layoffs and own melds together; return the points of the remaining deadwood.

    ``table_melds[at:at + MOST_MELDS]`` is the spread; ``allowed`` says whether the defender may lay
    off on it. ``answering`` is the hand that the knocker may lay off afterwards: the knocker's
    deadwood, or 0 if the rules do not allow it.

    Ties go to the defense that lets the knocker lay off the fewest points, then to the fewest
    layoffs, then to the fewest melds. Writes to ``out[out_at:]`` the number of layoffs, then
    MOST_LAYOFFS places for the layoffs in a legal order, each 64 * number of the meld + card, then
    the melds to show.
    """
    walk = zeros(_ARRANGEMENTS)
    shown = zeros(MOST_MELDS)
    melds_at = out_at + 1 + MOST_LAYOFFS
    fitting = 0
    if allowed:
        for place in range(at, at + MOST_MELDS):
            if table_melds[place]:
                fitting |= taken_by(table_melds[place], tables)
    steps = zeros(_LAYOFFS)
    points = NEVER
    fewest = 0
    if fitting & hand:
        _begin_layoffs(steps, hand, table_melds, at, tables)
        while _next_layoffs(steps, table_melds, at, tables):
            left = least(rest_of(steps), tables)
            if left < points or (left == points and laid(steps) < fewest):
                points = left
                fewest = laid(steps)
        _begin_layoffs(steps, hand, table_melds, at, tables)
        _next_layoffs(steps, table_melds, at, tables)
    else:
        points = least(hand, tables)
        _begin_layoffs(steps, hand, shown, 0, tables)
        _next_layoffs(steps, shown, 0, tables)
    best_answered = NEVER
    best_number = MOST_MELDS + 1
    best_laid = MOST_LAYOFFS + 1
    going_on = 1
    while going_on:
        number_laid = laid(steps)
        if number_laid == fewest or answering:
            _begin_arrangements(walk, rest_of(steps), points, tables)
            while _next_arrangement(walk, tables):
                number = arranged(walk, shown, 0)
                answered = _laid_off_on(answering, shown, tables) if answering else 0
                if answered < best_answered or (
                    answered == best_answered
                    and (
                        number_laid < best_laid
                        or (number_laid == best_laid and number < best_number)
                    )
                ):
                    best_answered = answered
                    best_laid = number_laid
                    best_number = number
                    out[out_at] = number_laid
                    steps_of(steps, out, out_at + 1)
                    for place in range(MOST_MELDS):
                        out[melds_at + place] = shown[place]
        going_on = _next_layoffs(steps, table_melds, at, tables) if fitting & hand else 0
    return points


@kernel
def _laid_off_on(left: int, melds: list[int], tables: MeldTables) -> int:
    """Return the points that ``left`` can lay off on the melds."""
    out = zeros(1 + MOST_LAYOFFS)
    return points_of(left, tables) - most_laid_off(left, melds, 0, tables, out, 0)


@kernel
def most_laid_off(
    left: int, table_melds: list[int], at: int, tables: MeldTables, out: list[int], out_at: int
) -> int:
    """Find the layoffs of ``left``, all deadwood, that save the most; return the points left over.

    This is the knocker's answer to the melds that the defender shows. Writes the number of layoffs
    and the layoffs as :func:`best_defence` does.
    """
    steps = zeros(_LAYOFFS)
    best = NEVER
    if not table_melds[at]:
        out[out_at] = 0
        return points_of(left, tables)
    _begin_layoffs(steps, left, table_melds, at, tables)
    while _next_layoffs(steps, table_melds, at, tables):
        points = points_of(rest_of(steps), tables)
        if points < best:
            best = points
            out[out_at] = laid(steps)
            steps_of(steps, out, out_at + 1)
    return best


@kernel
def discards_within(hand: int, limit: int, tables: MeldTables) -> int:
    """Return the cards whose discard leaves at most ``limit`` points of least deadwood."""
    if deadwood_after_discard(hand, tables) > limit:
        return 0
    found = 0
    cards = hand
    while cards:
        card = cards & -cards
        cards ^= card
        if least(hand ^ card, tables) <= limit:
            found |= card
    return found


@kernel
def could_knock_with(hand: int, card: int, limit: int, rules: list[int], tables: MeldTables) -> int:
    """Return 1 if a seat that takes ``card`` could then knock or declare big gin, else 0."""
    taken = 1 << card
    held = hand | taken
    if rules[R_BIG_GIN] >= 0 and least(held, tables) == 0:
        return 1
    knocks = discards_within(held, limit, tables)
    if not rules[R_REDISCARD]:
        knocks &= ~taken
    return 1 if knocks else 0
