"""The choices of a player of gin that are worth looking at, each a list of what to do.

To take the top of the pile and then to throw this card or that are choices of their own.
"""

from __future__ import annotations

from typing import Final

from hollywood.kernel.deadwood.tables import MeldTables
from hollywood.kernel.engine.bits import zeros
from hollywood.kernel.engine.compiling import kernel
from hollywood.kernel.gin.arrangements import least
from hollywood.kernel.gin.layout import (
    A_DISCARD,
    A_DRAW,
    A_KNOCK,
    A_PASS,
    A_TAKE,
    DISCARD,
    DRAW,
    NO_CARD,
    R_BIG_GIN,
    UPCARD,
    V_HAND,
    V_LENGTH,
    V_LIMIT,
    V_MUST_KNOCK,
    V_PHASE,
    V_PILE_OPEN,
    V_TAKEN,
    V_TOP,
)
from hollywood.strategy.gin.policies.common import act, dearest, kept, knock
from hollywood.strategy.gin.policies.linear import takes, worths_of_throws
from hollywood.strategy.gin.policies.throws import throws_allowed
from hollywood.strategy.gin.settings import Q_SHARE, Q_THROWS, Q_THROWS_TAKEN

MOST_CHOICES: Final = 16
C_NUMBER: Final = 0
C_WORLDS: Final = 1
C_CHOSEN: Final = 2
C_PRIOR: Final = 3  # the choice of the policy
C_TYPES: Final = 4  # how often each type was drawn
C_MIX: Final = 8  # in what proportion the types weigh in what a net thinks
C_TRUST: Final = 11  # how many rounds it counts for what is thought beforehand
C_LIST: Final = 20
# Each choice: first action, then what follows a take; rounds; sum; sum of squares of differences.
K_FIRST: Final = 0
K_SECOND: Final = 1  # A_DISCARD, or A_KNOCK; A_DRAW where nothing is laid down
K_CARD: Final = 2  # NO_CARD: big gin
K_PRIOR: Final = 3  # thousandths of points behind the best, as is thought beforehand
K_ROUNDS: Final = 4
K_SUM: Final = 5
K_SQUARES: Final = 6
K_ALIVE: Final = 7
K_VALUES: Final = 8  # thousandths of a point that a net gives it, against each type of player
VALUED_TYPES: Final = 3
K_LENGTH: Final = K_VALUES + VALUED_TYPES
C_LENGTH: Final = C_LIST + MOST_CHOICES * K_LENGTH

_KNOCK: Final = 4  # A_KNOCK


@kernel
def _add_choice(out: list[int], first: int, second: int, card: int, prior: int) -> None:
    number = out[C_NUMBER]
    if number == MOST_CHOICES:
        return
    place = C_LIST + number * K_LENGTH
    out[place + K_FIRST] = first
    out[place + K_SECOND] = second
    out[place + K_CARD] = card
    out[place + K_PRIOR] = prior
    out[place + K_ROUNDS] = 0
    out[place + K_SUM] = 0
    out[place + K_SQUARES] = 0
    out[place + K_ALIVE] = 1
    out[C_NUMBER] = number + 1


@kernel
def list_choices(
    view: list[int],
    rules: list[int],
    tables: MeldTables,
    own: list[int],
    ways: list[int],
    out: list[int],
) -> None:
    """Write the choices that are worth trying, the policy's own first."""
    phase = view[V_PHASE]
    if phase == DISCARD:
        _ways_to_throw(view, rules, tables, own, ways[Q_THROWS], ways, A_DISCARD, 0, out)
        return
    plain = A_PASS if phase == UPCARD else A_DRAW
    if view[V_TOP] == NO_CARD or (phase == DRAW and not view[V_PILE_OPEN]):
        _add_choice(out, plain, A_DRAW, NO_CARD, 0)
        return
    taken = takes(view, rules, tables, own)
    behind = -2000 if taken else 0
    held = zeros(V_LENGTH)
    for place in range(V_LENGTH):
        held[place] = view[place]
    held[V_HAND] |= 1 << view[V_TOP]
    held[V_TAKEN] = view[V_TOP]
    held[V_PHASE] = DISCARD
    _add_choice(out, plain, A_DRAW, NO_CARD, behind)
    _ways_to_throw(
        held, rules, tables, own, ways[Q_THROWS_TAKEN], ways, A_TAKE, 0 if taken else -2000, out
    )


@kernel
def _ways_to_throw(
    view: list[int],
    rules: list[int],
    tables: MeldTables,
    own: list[int],
    most: int,
    ways: list[int],
    first: int,
    behind: int,
    out: list[int],
) -> None:
    """Add the knock there is, if any, and the best throws in the policy's opinion."""
    hand = view[V_HAND]
    if rules[R_BIG_GIN] >= 0 and least(hand, tables) == 0:
        _add_choice(out, first, A_KNOCK, NO_CARD, behind)
    left, fitting = throws_allowed(hand, kept(view, rules), tables)
    if left <= view[V_LIMIT]:
        _add_choice(out, first, A_KNOCK, dearest(fitting, tables), behind)
    if view[V_MUST_KNOCK]:
        return
    cards = zeros(12)
    worths = zeros(12)
    number = worths_of_throws(view, rules, tables, own, cards, worths)
    top = 0
    for index in range(min(most, number)):
        best = 0
        for other in range(number):
            if worths[other] > worths[best]:
                best = other
        if index == 0:
            top = worths[best]
        ahead = 10 * (worths[best] - top) * ways[Q_SHARE] // 100
        _add_choice(out, first, A_DISCARD, cards[best], behind + ahead)
        worths[best] = -(1 << 60)


@kernel
def carry_out(
    hand: int, tables: MeldTables, out: list[int], choice: int, second: int, action: list[int]
) -> None:
    """Write the first or the second action of a choice; ``hand`` is the hand at that moment."""
    place = C_LIST + choice * K_LENGTH
    first = out[place + K_FIRST]
    card = out[place + K_CARD]
    if not second and first != A_DISCARD:
        act(action, first, NO_CARD)
    elif out[place + K_SECOND] == A_DISCARD:
        act(action, A_DISCARD, card)
    else:
        knock(hand, card, tables, action)
