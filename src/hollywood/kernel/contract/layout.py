"""Where everything of the contract game is in the vectors of the kernel: the rules, and melds.

A hand is 64 counts, one for each place of :mod:`hollywood.cards.card`: how many copies of the card
are held. One vector of rules is for one hand of a match, since its contract belongs to it.
"""

from __future__ import annotations

from typing import Final

NOBODY: Final = -1
NO_CARD: Final = -1
PLACES: Final = 64
JOKER: Final = 62
MOST_SLOTS: Final = 5
MOST_SEATS: Final = 8
MOST_CARDS: Final = 224
"""Four packs of 52 and sixteen jokers."""

# ---------------------------------------------------------------------------- the rules
# Yes-or-no knobs are 1 or 0; -1 is no limit.

(
    R_SEATS,
    R_DECKS,
    R_JOKERS,
    R_HAND_NUMBER,  # from 1
    R_HANDS,  # of a match
    R_DEAL,
    R_WILD,  # the wild cards, as a mask of places
    R_MIN_NATURALS,
    R_FEW_WILDS,  # more_wilds_than_naturals=false
    R_WILDS_APART,  # wilds_side_by_side=false: no two next to each other in a run
    R_RUN_LOW,  # the lowest place of a run: 1 is an ace below the two, 2 to 13 the ranks
    R_RUN_HIGH,  # the highest place of a run: 13 the king, 14 an ace above it
    R_DUPLICATE_SETS,
    R_RUN_GAP,  # places between two runs of one suit; 0: they may touch or overlap
    R_EXACT,  # laydown=exact or least: no more melds than the contract has
    R_FIXED_LENGTHS,  # laydown=least: and none longer than it says
    R_ALL_AT_ONCE,  # a last hand that is won only by melding all cards without a discard
    R_LAYOFF_REQUIRES_DOWN,
    R_LAYOFF_SAME_TURN,
    R_OWN_MELDS_ONLY,
    R_DISPLACE,  # STAYS, TO_END, TO_HAND or TO_HAND_AT_ONCE
    R_MAY_I,
    R_DOWN_MAY_CALL,  # may_i.who=others
    R_PER_TURN,
    R_LIMIT,
    R_MAX_CARDS,
    R_PENALTY_CARDS,
    R_DENY_FORCES,
    R_CLOCKWISE,  # may_i.priority=clockwise
    R_WITHDRAW,
    R_ALL_CALLS_COUNT,
    R_STOCK_ONLY_AFTER,  # may_i.after=active_draws_stock
    R_LATE_CALLS,  # may_i.when=until_first_play
    R_OWN_DISCARD,
    R_GO_OUT_WITHOUT_DISCARD,
    R_HAND_ENDS,  # stock_exhausted=hand_ends
    R_REDISCARD,  # rediscard_taken=allow
    R_TAKE_WHEN_DOWN,  # take_after_laying_down
    R_TURN_CAP,
    R_OUT_IN_ONE_TURN,  # points taken off for laying down and going out in one turn
    R_SLOTS,  # how many melds the contract asks for
    R_SETS,  # how many of them are sets
    R_RUNS,
) = range(43)
R_SLOT_KINDS: Final = 43  # SET or RUN, in the order of the contract
R_SLOT_LEASTS: Final = R_SLOT_KINDS + MOST_SLOTS  # the least length that the contract names
R_SET_LENGTHS: Final = R_SLOT_LEASTS + MOST_SLOTS  # longest first, none below R_MIN_NATURALS
R_RUN_LENGTHS: Final = R_SET_LENGTHS + MOST_SLOTS
R_POINTS: Final = R_RUN_LENGTHS + MOST_SLOTS  # of every place: what the card counts in hand
R_LENGTH: Final = R_POINTS + PLACES

# ---------------------------------------------------------------------------- melds

SET, RUN = 0, 1

STAYS, TO_END, TO_HAND, TO_HAND_AT_ONCE = range(4)
"""Where a replaced wild card of a run goes; at once: it must be laid off next."""

M_OWNER: Final = 0
M_KIND: Final = 1
M_SIZE: Final = 2
M_CARDS: Final = 3  # a run from low to high; a set naturals first, by place, then wild cards
M_LENGTH: Final = 64
"""A meld has a stretch of the vector of this length; no meld has more than 61 cards."""

MOST_LAID: Final = 32
"""The melds of one lay down at most."""
LAY_LENGTH: Final = 1 + MOST_LAID * M_LENGTH
"""A lay down: the number of its melds, then meld k from ``1 + k * M_LENGTH``."""

MOST_MELDS: Final = 64
"""On the table at once; rules under which there could be more are refused."""
