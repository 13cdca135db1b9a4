"""How near a hand is to its contract: what is missing, which cards would help, which are of use.

A plan gives every meld of the contract its naturals: a rank to each set, a stretch of places to
each run. Of all plans only those that leave the fewest places open count. A card that fills an open
place of one of them brings the hand nearer by one; a card that none of them uses can go. Wild cards
fill what is open, so they are only counted, up to as many as the rules allow in such melds.

This is a player's estimate, made to be quick. Whether a contract can be laid down is decided by
:mod:`hollywood.kernel.contract.laydown`.
What a rank gives to a set is gone for the runs, so these are covered anew for every choice of ranks
that could still be the best.
"""

from __future__ import annotations

from typing import Final

from hollywood.kernel.contract.laydown.meets import meets
from hollywood.kernel.contract.layout import (
    MOST_SLOTS,
    R_DUPLICATE_SETS,
    R_FEW_WILDS,
    R_RUN_HIGH,
    R_RUN_LOW,
    R_RUNS,
    R_SETS,
    R_SLOT_KINDS,
    R_SLOT_LEASTS,
    R_SLOTS,
    R_WILDS_APART,
    RUN,
    SET,
)
from hollywood.kernel.contract.piles import EVERY_COPY, places_of, sort_hand
from hollywood.kernel.contract.scratch import (
    AREA_PLAN,
    P_HELPS,
    P_MISSING,
    P_OPEN,
    P_USED,
    W_HELD,
    W_LANES,
    W_RANKS,
    W_WILDS,
    WORK_LENGTH,
)
from hollywood.kernel.engine.bits import count, lowest
from hollywood.kernel.engine.compiling import kernel
from hollywood.strategy.contract.plan.runs import (
    PLAN_LENGTHS,
    RUNS_HELP,
    RUNS_LEFT,
    RUNS_USED,
    cover_runs,
    join_covers,
    list_choices,
)

Vector = list[int]

__all__ = [
    "P_HELPS",
    "P_MISSING",
    "P_OPEN",
    "P_USED",
    "WORK_LENGTH",
    "meets",
    "plan",
    "plan_sorted",
]

_ONE_RANK: Final = 1 | 1 << 16 | 1 << 32 | 1 << 48
_EVERY_CARD: Final = _ONE_RANK * 0x1FFF

_BEST: Final = AREA_PLAN.first  # places filled at best
_LEASTS: Final = _BEST + 1  # as the lengths
_MORE: Final = _LEASTS + MOST_SLOTS  # cards beyond the least, of each meld
_RANKS: Final = _MORE + MOST_SLOTS  # how many ranks are held
_HELD: Final = _RANKS + 1  # these ranks, the fullest first, then 0
_CHOSEN: Final = _HELD + 14  # by set: index in _HELD
_COVERED: Final = _CHOSEN + MOST_SLOTS  # by set: places filled before it
_RUNS_FILL: Final = _COVERED + MOST_SLOTS + 1  # places that the runs can fill without any set,
_RUNS_HELP: Final = _RUNS_FILL + 1  # the cards that help then
_RUNS_USED: Final = _RUNS_HELP + 1  # and those that are used
_SPARE: Final = _RUNS_USED + 1  # ranks of sets that have cards to spare
_SPARE_SUITS: Final = _SPARE + MOST_SLOTS  # the suits that have them
_SPARE_COUNT: Final = _SPARE_SUITS + MOST_SLOTS  # how many suits keep one
_SPARE_KEPT: Final = _SPARE_COUNT + MOST_SLOTS  # the suits that keep one now
_END: Final = _SPARE_KEPT + MOST_SLOTS


@kernel
def plan(held: Vector, at: int, rules: Vector, target: int, work: Vector) -> None:
    """Write what the best plans for a hand have in common to ``work[P_OPEN]`` to ``work[P_USED]``.

    ``target`` is 0, or how many cards must be melded at once: then the melds of the contract are
    stretched to so many cards, in every way.
    """
    sort_hand(held, at, rules, work)
    plan_sorted(rules, target, work)


@kernel
def plan_sorted(rules: Vector, target: int, work: Vector) -> None:
    """Plan for the hand that has been sorted: see :func:`plan`."""
    sets, runs = rules[R_SETS], rules[R_RUNS]
    if sets:
        _order_ranks(work)
    longest = rules[R_RUN_HIGH] - rules[R_RUN_LOW] + 1
    places, room = _read_leasts(rules, longest, work)
    more = min(max(0, target - places), room)
    work[_BEST] = 0
    work[P_HELPS] = 0
    work[P_USED] = 0
    slots = sets + runs
    most_wilds = 0
    for slot in range(slots):
        work[_MORE + slot] = 0
    while True:
        rest = more
        for slot in range(slots - 1):
            rest -= work[_MORE + slot]
        work[_MORE + slots - 1] = rest
        if _stretch(sets, slots, longest, work):
            _cover(rules, work)
            most_wilds = max(most_wilds, _wilds_allowed(rules, work))
        slot = slots - 2
        while slot >= 0:
            work[_MORE + slot] += 1
            rest -= 1
            if rest >= 0:
                break
            rest += work[_MORE + slot]
            work[_MORE + slot] = 0
            slot -= 1
        if slot < 0:
            break
    work[P_OPEN] = places + more - work[_BEST]
    work[P_MISSING] = max(0, work[P_OPEN] - min(work[W_WILDS], most_wilds))


@kernel
def _wilds_allowed(rules: Vector, work: Vector) -> int:
    """How many wild cards may lie in melds of the lengths given."""
    most = 0
    for slot in range(rules[R_SETS] + rules[R_RUNS]):
        length = work[PLAN_LENGTHS + slot]
        if rules[R_FEW_WILDS]:
            most += length // 2
        elif rules[R_WILDS_APART] and slot >= rules[R_SETS]:
            most += (length + 1) // 2
        else:
            most += length
    return most


@kernel
def _order_ranks(work: Vector) -> None:
    """List the ranks held, the fullest first; 0 behind the last."""
    ones, twos, threes, more = 0, 0, 0, 0  # the ranks with so many naturals
    most = 0
    held = work[W_HELD]
    while held:
        rank = held & -held
        held ^= rank
        copies = work[W_RANKS + lowest(rank)]
        if copies == 1:
            ones |= rank
        elif copies == 2:
            twos |= rank
        elif copies == 3:
            threes |= rank
        else:
            more |= rank
            most = max(most, copies)
    number = 0
    for copies in range(most, 3, -1):
        held = more
        while held:
            rank = lowest(held)
            held &= held - 1
            if work[W_RANKS + rank] == copies:
                work[_HELD + number] = rank
                number += 1
    for held in (threes, twos, ones):
        while held:
            work[_HELD + number] = lowest(held)
            number += 1
            held &= held - 1
    work[_HELD + number] = 0
    work[_RANKS] = number


@kernel
def _read_leasts(rules: Vector, longest: int, work: Vector) -> tuple[int, int]:
    """List the least lengths, sets first, longest first; return their sum, and the cards to add."""
    number = 0
    places = 0
    room = 0
    for kind in (SET, RUN):
        first = number
        for slot in range(rules[R_SLOTS]):
            if rules[R_SLOT_KINDS + slot] == kind:
                least = rules[R_SLOT_LEASTS + slot]
                to = number
                while to > first and work[_LEASTS + to - 1] < least:
                    work[_LEASTS + to] = work[_LEASTS + to - 1]
                    to -= 1
                work[_LEASTS + to] = least
                number += 1
                places += least
                room += longest - least if kind == RUN else 1_000
    return places, room


@kernel
def _stretch(sets: int, slots: int, longest: int, work: Vector) -> int:
    """Write the lengths, each kind longest first; 0: a run is too long, or it is another way."""
    for slot in range(slots):
        more = work[_MORE + slot]
        length = work[_LEASTS + slot] + more
        if slot >= sets and length > longest:
            return 0
        first = 0 if slot < sets else sets
        if slot > first and length > work[PLAN_LENGTHS + slot - 1]:
            if work[_LEASTS + slot] == work[_LEASTS + slot - 1]:
                return 0
            to = slot
            while to > first and work[PLAN_LENGTHS + to - 1] < length:
                work[PLAN_LENGTHS + to] = work[PLAN_LENGTHS + to - 1]
                to -= 1
            work[PLAN_LENGTHS + to] = length
        else:
            work[PLAN_LENGTHS + slot] = length
    return 1


@kernel
def _cover(rules: Vector, work: Vector) -> None:
    """Try every choice of ranks for sets of the lengths given, and keep the best covers."""
    sets, runs = rules[R_SETS], rules[R_RUNS]
    again = rules[R_DUPLICATE_SETS]
    most_in_runs = 0
    if runs:
        list_choices(sets, rules, work)
        for suit in range(4):
            work[RUNS_LEFT + suit] = work[W_LANES + suit]
        most_in_runs = cover_runs(rules, work)
        join_covers(work)
        work[_RUNS_FILL] = most_in_runs
        work[_RUNS_HELP] = work[RUNS_HELP]
        work[_RUNS_USED] = work[RUNS_USED]
    # Depth first. The choice of a set is an index in _HELD; behind the last is no rank at all.
    ranks = work[_RANKS]
    level = 0
    covered = 0
    index = 0
    copies = 0
    while True:
        deeper = 0
        if level == sets:
            _with_ranks(rules, covered, most_in_runs, work)
        elif index < ranks or (index == ranks and level >= ranks and not (again and ranks)):
            copies = work[W_RANKS + work[_HELD + index]]
            hope = covered + most_in_runs
            for later in range(level, sets):
                hope += min(work[PLAN_LENGTHS + later], copies)
            if hope >= work[_BEST]:
                deeper = 1
        if deeper:
            left = copies
            for earlier in range(level):
                if work[_CHOSEN + earlier] == index:
                    left -= work[PLAN_LENGTHS + earlier]
            work[_CHOSEN + level] = index
            work[_COVERED + level] = covered
            covered += min(work[PLAN_LENGTHS + level], max(0, left))
            level += 1
            if not again and index < ranks:
                index += 1
        else:
            level -= 1
            if level < 0:
                return
            index = work[_CHOSEN + level] + 1
            covered = work[_COVERED + level]


@kernel
def _with_ranks(rules: Vector, covered: int, most_in_runs: int, work: Vector) -> None:
    """Add the best runs to the sets chosen, which fill ``covered`` places, and keep the best."""
    if covered + most_in_runs < work[_BEST]:
        return
    sets, runs = rules[R_SETS], rules[R_RUNS]
    work[_COVERED + sets] = covered
    helps = 0
    used = 0
    gone = 0
    spares = 0
    spare = 0
    for number in range(sets):
        index = work[_CHOSEN + number]
        rank = work[_HELD + index]
        length = work[PLAN_LENGTHS + number]
        cards = _ONE_RANK << rank - 1 if rank else _EVERY_CARD
        if rank:
            used |= cards
        if work[_COVERED + number + 1] - work[_COVERED + number] < length:
            helps |= cards
        if not runs or not rank:
            continue
        if not number or index != work[_CHOSEN + number - 1]:
            spare = work[W_RANKS + rank]
        spare -= length
        places = places_of(rank)
        gone |= places
        if number + 1 < sets and work[_CHOSEN + number + 1] == index:
            continue
        if spare > 0:
            suits = 0
            for suit in range(4):
                if work[W_LANES + suit] & places:
                    suits |= 1 << suit
            work[_SPARE + spares] = places
            work[_SPARE_SUITS + spares] = suits
            work[_SPARE_COUNT + spares] = min(spare, count(suits))
            work[_SPARE_KEPT + spares] = _next_kept(0, suits, work[_SPARE_COUNT + spares])
            spares += 1
    if not runs:
        _keep(covered, helps, used, work)
        return
    if not used & work[_RUNS_USED]:  # the sets leave the runs all that they use
        _keep(covered + work[_RUNS_FILL], helps | work[_RUNS_HELP], used | work[_RUNS_USED], work)
        return
    gone *= EVERY_COPY
    while True:
        for suit in range(4):
            lane = work[W_LANES + suit]
            left = lane & ~gone
            for number in range(spares):
                if work[_SPARE_KEPT + number] >> suit & 1:
                    left |= lane & work[_SPARE + number]
            work[RUNS_LEFT + suit] = left
        filled = covered + cover_runs(rules, work)
        if filled >= work[_BEST]:
            join_covers(work)
            _keep(
                filled,
                helps | work[RUNS_HELP],
                used | work[RUNS_USED],
                work,
            )
        number = 0
        while number < spares:
            suits, kept = work[_SPARE_SUITS + number], work[_SPARE_COUNT + number]
            work[_SPARE_KEPT + number] = _next_kept(work[_SPARE_KEPT + number], suits, kept)
            if work[_SPARE_KEPT + number]:
                break
            work[_SPARE_KEPT + number] = _next_kept(0, suits, kept)
            number += 1
        if number == spares:
            return


@kernel
def _next_kept(kept: int, suits: int, number: int) -> int:
    """Return the next part of ``suits`` with so many suits, above ``kept``; 0 if there is none."""
    while True:
        kept = kept - suits & suits
        if not kept or count(kept) == number:
            return kept


@kernel
def _keep(filled: int, helps: int, used: int, work: Vector) -> None:
    """Keep a cover if it is better than the best, or join it with those as good."""
    if filled > work[_BEST]:
        work[_BEST] = filled
        work[P_HELPS] = helps
        work[P_USED] = used
    elif filled == work[_BEST]:
        work[P_HELPS] |= helps
        work[P_USED] |= used
