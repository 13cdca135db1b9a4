"""Rounds of the contract game as a seat may imagine them: what it knows, hidden cards put in.

Every card whose place the seat does not know goes to the other hands and the stock. What the others
have shown makes some hands likelier: who has had turns has come nearer to the contract, and who let
a discard go by has no use for it. So several hands are drawn for each other seat, and the one that
is nearest to the contract and least at odds with the discards is taken.
"""

from __future__ import annotations

from typing import Final

from hollywood.kernel.contract.layout import (
    JOKER,
    M_CARDS,
    M_LENGTH,
    M_SIZE,
    MOST_CARDS,
    MOST_SEATS,
    PLACES,
    R_ALL_AT_ONCE,
    R_DECKS,
    R_JOKERS,
    R_SEATS,
    R_WILD,
)
from hollywood.kernel.contract.rules.deal import add_card, remove_card
from hollywood.kernel.contract.rules.sight import copy_round, copy_view
from hollywood.kernel.contract.scratch import P_HELPS, P_MISSING
from hollywood.kernel.contract.state import (
    NOT_DOWN,
    S_CHANCE,
    S_DECK,
    S_DOWN,
    S_GRANTED,
    S_HANDS,
    S_KNOWN,
    S_MELDS,
    S_PILE,
    S_PILE_SIZE,
    S_SHUFFLED,
    S_SIZES,
    S_STOCK,
    S_TABLE,
    S_TURNS,
)
from hollywood.kernel.engine.bits import zeros
from hollywood.kernel.engine.chance import begin, below, word32
from hollywood.kernel.engine.compiling import kernel
from hollywood.strategy.contract.plan.memo import recalled
from hollywood.strategy.contract.settings import Q_BELIEF, Q_DECLINED

UNSEEN: Final = 0
"""How many cards have no known place, and then these cards."""
HIDDEN: Final = 1 + MOST_CARDS
"""By seat: how many of its cards are not known."""
UNSEEN_LENGTH: Final = HIDDEN + MOST_SEATS
_LOOKED_BACK: Final = 8
"""So many discards from the top of the pile are remembered by who let them go by."""


@kernel
def begin_root(
    view: list[int], rules: list[int], seat: int, root: list[int], unseen: list[int]
) -> None:
    """Write to ``root`` what the seat knows of the round, and list the cards it has not seen.

    The other hands have only what they took and still hold.
    """
    copy_view(view, root, rules)
    left = zeros(PLACES)
    for suit in range(4):
        for card in range(16 * suit, 16 * suit + 13):
            left[card] = rules[R_DECKS]
    left[JOKER] = rules[R_JOKERS]
    for number in range(view[S_PILE_SIZE]):
        left[view[S_PILE + number]] -= 1
    for number in range(view[S_MELDS]):
        at = S_TABLE + M_LENGTH * number
        for spot in range(at + M_CARDS, at + M_CARDS + view[at + M_SIZE]):
            left[view[spot]] -= 1
    for other in range(rules[R_SEATS]):
        unseen[HIDDEN + other] = 0
        if other != seat:
            size = view[S_SIZES + other]
            root[S_SIZES + other] = 0
            for card in range(PLACES):
                for _ in range(view[S_KNOWN + PLACES * other + card]):
                    add_card(root, other, card)
            unseen[HIDDEN + other] = size - root[S_SIZES + other]
        for card in range(PLACES):
            left[card] -= root[S_HANDS + PLACES * other + card]
    number = 0
    for card in range(PLACES):
        for _ in range(left[card]):
            number += 1
            unseen[UNSEEN + number] = card
    unseen[UNSEEN] = number


@kernel
def imagine(
    root: list[int],
    rules: list[int],
    ways: list[int],
    chance: list[int],
    at: int,
    unseen: list[int],
    world: list[int],
    work: list[int],
) -> None:
    """Write to ``world`` the round with hands for the others and an order of the stock."""
    copy_round(root, world, rules)
    seats = rules[R_SEATS]
    first = 1
    start = below(chance, at, seats)
    for step in range(seats):
        other = (start + step) % seats
        if unseen[HIDDEN + other]:
            _give_hand(world, rules, other, first, ways, chance, at, unseen, work)
            first += unseen[HIDDEN + other]
    shuffle_stock(world, unseen, first, chance, at)


@kernel
def shuffle_stock(
    world: list[int], unseen: list[int], first: int, chance: list[int], at: int
) -> None:
    """Make ``unseen[first:]`` the stock, in an order drawn by lot."""
    total = unseen[UNSEEN]
    _shuffle(unseen, first, total, total, chance, at)
    for place in range(first, total + 1):
        world[S_DECK + place - first] = unseen[place]
    world[S_SHUFFLED] = world[S_STOCK]
    begin(world, S_CHANCE, word32(chance, at), 0, 0)


@kernel
def _shuffle(
    unseen: list[int], first: int, last: int, total: int, chance: list[int], at: int
) -> None:
    """Put cards drawn at random from ``unseen[first : total + 1]`` at ``first`` to ``last``."""
    for place in range(first, min(last + 1, total)):
        swap = place + below(chance, at, total + 1 - place)
        card = unseen[swap]
        unseen[swap] = unseen[place]
        unseen[place] = card


@kernel
def _give_hand(
    world: list[int],
    rules: list[int],
    other: int,
    first: int,
    ways: list[int],
    chance: list[int],
    at: int,
    unseen: list[int],
    work: list[int],
) -> None:
    """Give ``other`` its hidden cards from ``unseen[first:]``, which then begins with them."""
    hidden = unseen[HIDDEN + other]
    total = unseen[UNSEEN]
    tries = 1
    if ways[Q_BELIEF] and world[S_DOWN + other] == NOT_DOWN:
        had = world[S_TURNS] // rules[R_SEATS] + 2 * world[S_GRANTED + other]
        tries += ways[Q_BELIEF] * had // 4
    if tries > 1:
        best = zeros(hidden)
        least = -1
        for _ in range(tries):
            _shuffle(unseen, first, first + hidden - 1, total, chance, at)
            for place in range(first, first + hidden):
                add_card(world, other, unseen[place])
            odd = _oddness(world, rules, other, ways, work)
            for place in range(first, first + hidden):
                remove_card(world, other, unseen[place])
            if least < 0 or odd < least:
                least = odd
                for place in range(hidden):
                    best[place] = unseen[first + place]
        _bring_forward(best, first, hidden, unseen)
    else:
        _shuffle(unseen, first, first + hidden - 1, total, chance, at)
    for place in range(first, first + hidden):
        add_card(world, other, unseen[place])


@kernel
def _bring_forward(cards: list[int], first: int, number: int, unseen: list[int]) -> None:
    """Let ``unseen[first:]`` begin with these of its cards."""
    for place in range(number):
        spot = first + place
        while unseen[spot] != cards[place]:
            spot += 1
        unseen[spot] = unseen[first + place]
        unseen[first + place] = cards[place]


@kernel
def _oddness(
    world: list[int], rules: list[int], other: int, ways: list[int], work: list[int]
) -> int:
    """How far a hand is from its contract, and how many discards it let go by it had use for."""
    target = world[S_SIZES + other] if rules[R_ALL_AT_ONCE] else 0
    recalled(world, rules, other, target, work)
    odd = 10 * work[P_MISSING]
    if ways[Q_DECLINED]:
        helps = work[P_HELPS] | rules[R_WILD]
        size = world[S_PILE_SIZE]
        for number in range(max(0, size - 1 - _LOOKED_BACK), size - 1):
            if helps >> world[S_PILE + number] & 1:
                odd += ways[Q_DECLINED]
    return odd
