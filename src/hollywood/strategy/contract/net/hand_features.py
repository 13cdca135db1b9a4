"""What is true of a hand of the contract game: of one who is not down, and of one who is.

Where each figure has its places is said in :mod:`hollywood.strategy.contract.net.features`.
"""

from __future__ import annotations

from typing import Final

from hollywood.kernel.contract import state as at
from hollywood.kernel.contract.layout import (
    JOKER,
    PLACES,
    R_POINTS,
    R_RUN_HIGH,
    R_RUN_LOW,
    R_RUNS,
    R_SETS,
    R_WILD,
)
from hollywood.kernel.contract.scratch import P_HELPS, P_MISSING, P_USED
from hollywood.kernel.engine.bits import count, lowest
from hollywood.kernel.engine.compiling import inlined, kernel
from hollywood.strategy.contract.net import features as of
from hollywood.strategy.contract.net.features import cut
from hollywood.strategy.contract.policies.card_worth import (
    copies_unseen,
    count_unseen,
    of_rank,
    rank_unseen,
)

_WINDOW: Final = 0b1111


@kernel
def hand_of(
    view: list[int], rules: list[int], seat: int, work: list[int], out: list[int], place: int
) -> int:
    """Write what is true of the hand of a seat; the plan of one who is not down is in ``work``."""
    if view[at.S_DOWN + seat] != at.NOT_DOWN:
        return _left_when_down(view, rules, seat, work, out, place)
    missing = work[P_MISSING]
    outs = count_unseen(rules, work)
    used = work[P_USED]
    wild = rules[R_WILD]
    wilds = 0
    points = 0
    useless = 0
    useless_points = 0
    held = view[at.S_HELD + seat]
    hand = at.S_HANDS + PLACES * seat
    natural = held & ~wild & ~(1 << JOKER)
    while held:
        card = lowest(held)
        held &= held - 1
        copies = view[hand + card]
        points += copies * rules[R_POINTS + card]
        if wild >> card & 1:
            wilds += copies
        elif not used >> card & 1:
            useless += copies
            useless_points += copies * rules[R_POINTS + card]
    size = view[at.S_SIZES + seat]
    out[place] = of.I_MISSING + cut(missing, 9)
    out[place + 1] = of.I_WILDS + cut(wilds, 6)
    out[place + 2] = of.I_OUTS + 20 * cut(missing, 4) + cut(outs >> 1, 19)
    out[place + 3] = of.I_SIZE + cut(size - 8, 15)
    out[place + 4] = of.I_POINTS + cut(points // 10, 24)
    out[place + 5] = of.I_USELESS + cut(useless, 13)
    out[place + 6] = of.I_USELESS_POINTS + cut(useless_points >> 3, 15)
    out[place + 7] = of.I_KINDS + cut(count(work[P_HELPS] & ~wild) >> 1, 13)
    place = _ranks_of(view, rules, hand, work, out, place + 8)
    return _lanes_of(rules, natural, work, out, place)


@kernel
def _ranks_of(
    view: list[int], rules: list[int], hand: int, work: list[int], out: list[int], place: int
) -> int:
    """Write how many ranks are held how often."""
    wild = rules[R_WILD]
    fours = 0
    threes = 0
    pairs = 0
    live = 0
    for rank in range(13):
        copies = of_rank(view, hand, rank)
        if not copies:
            continue
        out[place] = of.I_RANK + 4 * rank + min(copies, 4) - 1
        place += 1
        if wild >> rank & 1:
            continue
        left = rank_unseen(rules, rank, work)
        if rules[R_SETS]:
            out[place] = of.I_OF_A_RANK + 8 * (min(copies, 4) - 1) + min(left, 7)
            place += 1
        if copies >= 4:
            fours += 1
        elif copies == 3:
            threes += 1
        elif copies == 2:
            pairs += 1
            live += left > 2
    out[place] = of.I_RANKS + 5 * cut(fours, 2) + cut(threes, 4)
    out[place + 1] = of.I_PAIRS + cut(pairs, 6)
    out[place + 2] = of.I_LIVE_PAIRS + cut(live, 5)
    return place + 3


@kernel
def _lanes_of(rules: list[int], natural: int, work: list[int], out: list[int], base: int) -> int:
    """Write how full the fullest windows of four places are, one of each suit, and how many."""
    first = 0
    second = 0
    third = 0
    fourth = 0
    threes = 0
    twos = 0
    low = rules[R_RUN_LOW]
    high = rules[R_RUN_HIGH]
    for suit in range(4):
        lane = natural >> 16 * suit & 0x1FFF
        lane |= (lane & 1) << 13  # the ace above the king
        best = 0
        last = -4
        for place in range(low - 1, high - 3):
            filled = count(lane >> place & _WINDOW)
            best = max(best, filled)
            if filled > 1 and rules[R_RUNS]:
                out[base] = (
                    of.I_WINDOWS + 12 * _kind_of(rules, lane, suit, place, filled, work) + place
                )
                base += 1
            if filled >= 3:
                threes += 1
            elif filled == 2 and place - last > 1:
                twos += 1
                last = place
        if best > first:
            fourth, third, second, first = third, second, first, best
        elif best > second:
            fourth, third, second = third, second, best
        elif best > third:
            fourth, third = third, best
        else:
            fourth = max(fourth, best)
    out[base] = of.I_LANES + 5 * first + second
    out[base + 1] = of.I_THIRD + third
    out[base + 2] = of.I_FOURTH + fourth
    out[base + 3] = of.I_THREES + cut(threes, 8)
    out[base + 4] = of.I_TWOS + cut(twos, 15)
    return base + 5


@inlined
def _kind_of(
    rules: list[int], lane: int, suit: int, place: int, filled: int, work: list[int]
) -> int:
    """Return the kind of a window: full, one or two places open, and how many cards could come.

    Of two open places it is the one for which fewer can.
    """
    if filled == 4:
        return 0
    fewest = 2
    for step in range(place, place + 4):
        if not lane >> step & 1:
            fewest = min(fewest, copies_unseen(rules, 16 * suit + step % 13, work))
    return (1 if filled == 3 else 4) + fewest


@kernel
def _left_when_down(
    view: list[int], rules: list[int], seat: int, work: list[int], out: list[int], place: int
) -> int:
    """Write what is true of what is left to one who is down."""
    points = 0
    fitting = 0
    pairs = 0
    held = view[at.S_HELD + seat]
    hand = at.S_HANDS + PLACES * seat
    on_table = 0
    for number in range(view[at.S_MELDS]):
        for mask in range(at.MASKS):
            on_table |= view[at.S_MASKS + at.MASKS * number + mask]
    cards = on_table & ~(1 << JOKER)
    unseen = 0
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        unseen += copies_unseen(rules, card, work)
    while held:
        card = lowest(held)
        held &= held - 1
        copies = view[hand + card]
        points += copies * rules[R_POINTS + card]
        fitting += copies * (on_table >> card & 1)
        pairs += copies > 1
    size = view[at.S_SIZES + seat]
    out[place] = of.I_D_SIZE + cut(size, 13)
    out[place + 1] = of.I_D_POINTS + cut(points // 5, 19)
    out[place + 2] = of.I_D_FITTING + 16 * cut(size - 1, 2) + cut(unseen >> 2, 15)
    out[place + 3] = of.I_D_HELD + cut(fitting, 3)
    out[place + 4] = of.I_D_PAIRS + cut(pairs, 3)
    return place + 5
