"""Every way to lay down a contract, one after the other, in the order of the readable engine.

Two lay downs differ when their melds differ, and two melds when they do not list the same cards in
the same order: each placing of wild cards counts, copies of a card do not. First the shapes of the
melds are chosen, runs first, those of one kind in rising order, and a choice is left as soon as the
cards that remain cannot meet the rest of the contract; then the wild cards find their places.
"""

from __future__ import annotations

from hollywood.kernel.contract.laydown.allot import naturals_due
from hollywood.kernel.contract.laydown.remaining import (
    Y_NATURALS,
    Y_NO_PLACES,
    Y_NO_RANKS,
    Y_WILDS,
    can_meet,
    cards_asked,
    least_after,
    list_melds,
)
from hollywood.kernel.contract.laydown.run_room import around
from hollywood.kernel.contract.laydown.shapes import (
    NO_KEY,
    move_naturals,
    next_key,
    next_where,
    wilds_in,
)
from hollywood.kernel.contract.laydown.wild_places import (
    Y_HELD,
    Y_KEY,
    Y_KIND,
    Y_LENGTH,
    Y_MELDS,
    Y_WHERE,
    Y_WILD,
    Wanted,
    dressings,
)
from hollywood.kernel.contract.layout import (
    JOKER,
    M_CARDS,
    M_LENGTH,
    MOST_LAID,
    PLACES,
    R_DUPLICATE_SETS,
    R_EXACT,
    R_FIXED_LENGTHS,
    R_RUN_GAP,
    R_RUNS,
    R_SETS,
    R_SLOTS,
    R_WILD,
    RUN,
    SET,
)
from hollywood.kernel.engine.compiling import kernel

Vector = list[int]


@kernel
def way(
    held: Vector,
    at: int,
    rules: Vector,
    whole: int,
    wanted: int,
    most: int,
    lay: Vector,
    work: Vector,
) -> int:
    """Write lay down number ``wanted`` (from 0) to ``lay``; return how many were walked.

    The walk ends with the one wanted, after ``most`` of them, or when there are no more.
    """
    stop = most if wanted < 0 else min(most, wanted + 1)
    return ways(held, at, rules, whole, Wanted(wanted, 1, stop), lay, work)


@kernel
def ways(
    held: Vector, at: int, rules: Vector, whole: int, wanted: Wanted, lays: Vector, work: Vector
) -> int:
    """Write the lay downs wanted, ``LAY_LENGTH`` places each; return how many were walked.

    With ``whole`` only those count that leave no card in the hand. Unless the contract must be met
    exactly, lay downs with more melds of its kinds follow, the added melds at the end.
    """
    naturals = 0
    wilds = 0
    for card in range(PLACES):
        copies = held[at + card]
        work[Y_HELD + card] = 0
        work[Y_WILD + card] = 0
        if rules[R_WILD] >> card & 1:
            work[Y_WILD + card] = copies
            wilds += copies
        elif card != JOKER:
            work[Y_HELD + card] = copies
            naturals += copies
        elif copies and whole:
            return 0
    work[Y_NATURALS] = naturals
    work[Y_WILDS] = wilds
    work[Y_NO_RANKS] = 0
    for suit in range(4):
        work[Y_NO_PLACES + suit] = 0
    walked = 0
    added = 0
    while walked < wanted.stop and rules[R_SLOTS] + added <= MOST_LAID:
        some = 0
        for sets in range(added + 1):
            if (sets and not rules[R_SETS]) or (sets < added and not rules[R_RUNS]):
                continue
            list_melds(rules, added - sets, sets, work)
            if can_meet(rules, 0, whole, work):
                some = 1
                walked = _walk(rules, whole, walked, wanted, lays, work)
                if walked >= wanted.stop:
                    return walked
            elif whole and cards_asked(rules, 0, work) <= naturals + wilds:
                some = 1
        if not some or rules[R_EXACT]:
            return walked
        added += 1
    return walked


@kernel
def _walk(
    rules: Vector, whole: int, walked: int, wanted: Wanted, lays: Vector, work: Vector
) -> int:
    """Walk the lay downs of the melds listed, ``walked`` being walked before; return how many."""
    melds = work[Y_MELDS]
    level = 0
    _first_shape(rules, 0, whole, work)
    while True:
        if _next_shape(rules, level, whole, work):
            _lay_shape(rules, level, -1, work)
            if level + 1 == melds:
                walked = dressings(walked, wanted, lays, work)
                _lay_shape(rules, level, 1, work)
                if walked >= wanted.stop:
                    return walked
            elif can_meet(rules, level + 1, whole, work):
                level += 1
                _first_shape(rules, level, whole, work)
            else:
                _lay_shape(rules, level, 1, work)
        else:
            level -= 1
            if level < 0:
                return walked
            _lay_shape(rules, level, 1, work)


@kernel
def _first_shape(rules: Vector, level: int, whole: int, work: Vector) -> None:
    """Stand before the first shape that a meld can have."""
    length = least_after(rules, level, level, work)
    work[Y_WHERE + level] = 0
    work[Y_KEY + level] = NO_KEY
    if (
        level
        and work[Y_KIND + level - 1] == work[Y_KIND + level]
        and length == work[Y_LENGTH + level - 1]
    ):
        # No shape below the one before: so each choice of shapes comes once.
        work[Y_WHERE + level] = work[Y_WHERE + level - 1]
        work[Y_KEY + level] = work[Y_KEY + level - 1] - 1
    if whole and level + 1 == work[Y_MELDS]:
        cards = work[Y_NATURALS + level] + work[Y_WILDS + level]
        if cards != length:
            work[Y_WHERE + level] = 0
            work[Y_KEY + level] = NO_KEY
            length = cards if cards > length and not rules[R_FIXED_LENGTHS] else M_LENGTH
    work[Y_LENGTH + level] = length


@kernel
def _next_shape(rules: Vector, level: int, whole: int, work: Vector) -> int:
    """Go on to the next shape of a meld; 0: there is none."""
    kind = work[Y_KIND + level]
    naturals, wilds = work[Y_NATURALS + level], work[Y_WILDS + level]
    last = level + 1 == work[Y_MELDS]
    while True:
        length = work[Y_LENGTH + level]
        if length > M_LENGTH - M_CARDS:
            return 0
        if (
            work[Y_KEY + level] == NO_KEY
            and not work[Y_WHERE + level]
            and length + cards_asked(rules, level + 1, work) > naturals + wilds
        ):
            return 0
        where = work[Y_WHERE + level]
        fewest = max(naturals_due(rules, length), length - wilds)
        if whole and last:
            fewest = max(fewest, naturals)
        key = NO_KEY
        if fewest <= min(length, naturals) and not _is_barred(level, kind, length, where, work):
            key = next_key(work, Y_HELD, rules, kind, length, where, fewest, work[Y_KEY + level])
        work[Y_KEY + level] = key
        if key != NO_KEY:
            return 1
        where = next_where(rules, kind, length, where)
        if where < 0:
            if (whole and last) or rules[R_FIXED_LENGTHS]:
                return 0
            where = 0
            work[Y_LENGTH + level] = length + 1
        work[Y_WHERE + level] = where


@kernel
def _is_barred(level: int, kind: int, length: int, where: int, work: Vector) -> int:
    """Say whether the rules do not allow a shape there beside the melds chosen before."""
    if not where:
        return 0
    if kind == SET:
        return work[Y_NO_RANKS + level] >> where & 1
    places = ((1 << length) - 1) << (where & 15)
    return 1 if places & work[Y_NO_PLACES + 4 * level + (where >> 4) - 1] else 0


@kernel
def _lay_shape(rules: Vector, level: int, step: int, work: Vector) -> None:
    """Take the naturals of a shape out of the hand (-1), or put them back (1)."""
    kind, length = work[Y_KIND + level], work[Y_LENGTH + level]
    where, key = work[Y_WHERE + level], work[Y_KEY + level]
    move_naturals(work, Y_HELD, kind, length, where, key, step)
    if step > 0:
        return
    wilds = wilds_in(kind, length, where, key)
    work[Y_NATURALS + level + 1] = work[Y_NATURALS + level] - (length - wilds)
    work[Y_WILDS + level + 1] = work[Y_WILDS + level] - wilds
    barred = work[Y_NO_RANKS + level]
    if where and kind == SET and not rules[R_DUPLICATE_SETS]:
        barred |= 1 << where
    work[Y_NO_RANKS + level + 1] = barred
    for suit in range(4):
        places = work[Y_NO_PLACES + 4 * level + suit]
        if kind == RUN and where >> 4 == suit + 1 and rules[R_RUN_GAP]:
            places |= around(((1 << length) - 1) << (where & 15), rules[R_RUN_GAP])
        work[Y_NO_PLACES + 4 * level + 4 + suit] = places
