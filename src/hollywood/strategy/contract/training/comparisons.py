"""What a searching player finds out while it plays: examples from which the net of May-I learns.

An example says by how much one choice of a decision was better than another in the same imagined
rounds, and how sure that is; or what the hand came to in the end after the choice that was made.
"""

from __future__ import annotations

from typing import Final

from hollywood.kernel.contract.layout import R_LENGTH, R_SEATS
from hollywood.kernel.contract.rules.moves import apply, start
from hollywood.kernel.contract.rules.sight import sight
from hollywood.kernel.contract.rules.story import STORY_LENGTH, begin_story, tell, tell_calls
from hollywood.kernel.contract.rules.turn_order import ASKING, W_MOMENT, begin_asking, next_asked
from hollywood.kernel.contract.state import (
    A_CALL,
    A_KIND,
    A_LENGTH,
    A_MOMENT,
    A_NOTHING,
    OVER,
    S_LENGTH,
    S_PHASE,
    S_SEAT,
    S_TURN,
    V_LENGTH,
)
from hollywood.kernel.engine.bits import zeros
from hollywood.kernel.engine.chance import LENGTH, begin, below
from hollywood.kernel.engine.compiling import inlined, kernel
from hollywood.strategy.contract.belief.dealt import UNSEEN_LENGTH
from hollywood.strategy.contract.belief.history import PAST_LENGTH, forget_past
from hollywood.strategy.contract.net.net import N_LENGTH, Net, worth_after
from hollywood.strategy.contract.net.player import is_valued
from hollywood.strategy.contract.plan.memo import MEMORY_LENGTH, forget_plans
from hollywood.strategy.contract.play import open_book
from hollywood.strategy.contract.policies.planner import planner
from hollywood.strategy.contract.policies.weights import K_LENGTH
from hollywood.strategy.contract.search.candidates import (
    E_LENGTH,
    E_ROUNDS,
    E_ROW,
    F_CHOSEN,
    F_LIST,
    F_NUMBER,
    FOUND_LENGTH,
    LAYS_LENGTH,
)
from hollywood.strategy.contract.search.pruning import POINT, shown
from hollywood.strategy.contract.search.search import think, worth_of
from hollywood.strategy.contract.settings import STAKES_LENGTH, STAKES_SHARE
from hollywood.strategy.contract.training.player import L_LENGTH, write_row

(
    X_ROW,  # of the choice
    X_OTHER,  # of the choice beside it; NO_ROW: there is none
    X_WORTH,  # how much better it was, in hundredths of a point; or what came of it
    X_VARIANCE,  # of that, in squared points
    X_LENGTH,
) = range(5)
NO_ROW: Final = -1

_LUCK: Final = 6_000
"""The variance of what a hand comes to, in squared points."""
_FEWEST: Final = 8
"""Rounds; with fewer nothing is taken down."""
_ROWS: Final = 2_000
_EXAMPLES: Final = 100
"""There is room for so many more whenever a decision is taken down."""

C_ROWS, C_EXAMPLES = range(2)
"""How many there are."""


@kernel
def play_examples(
    first: int,
    hands: int,
    seed: int,
    book: list[int],
    weights: list[int],
    net: Net,
    ways: list[int],
    share: int,
    rows: list[int],
    examples: list[int],
    counts: list[int],
) -> None:
    """Play hands ``first`` on, of each contract in turn a part.

    The seat that is told of searches as ``ways`` say, with the net if it is not empty; the others
    play by the second opinions of ``weights``. ``counts`` gets how many rows and how many examples
    there are; when there is hardly any room left nothing more is taken down.
    """
    state, view, action = zeros(S_LENGTH), zeros(V_LENGTH), zeros(A_LENGTH)
    root, world, trial = zeros(S_LENGTH), zeros(S_LENGTH), zeros(S_LENGTH)
    unseen, lays, found = zeros(UNSEEN_LENGTH), zeros(LAYS_LENGTH), zeros(FOUND_LENGTH)
    work, theirs = zeros(MEMORY_LENGTH), zeros(MEMORY_LENGTH)
    rules, chance = zeros(R_LENGTH), zeros(LENGTH)
    other = zeros(K_LENGTH)
    asking = zeros(ASKING)
    story, past = zeros(STORY_LENGTH), zeros(PAST_LENGTH)
    mind, stakes = zeros(N_LENGTH), zeros(STAKES_LENGTH)
    stakes[STAKES_SHARE] = share
    seats = book[R_SEATS]
    contracts = len(book) // R_LENGTH
    for place in range(K_LENGTH):
        other[place] = weights[K_LENGTH + place]
    counts[C_ROWS] = counts[C_EXAMPLES] = 0
    was = -1
    for number in range(first, first + hands):
        hand = number * contracts // hands % contracts
        if hand != was:
            was = hand
            open_book(book, hand, rules, work)
            forget_plans(theirs)
        seat = number % seats
        begin(chance, 0, seed, number, 1)
        start(state, rules, below(chance, 0, seats), seed, number // seats)
        begun = counts[C_EXAMPLES]
        begin_asking(asking)
        begin_story(story)
        forget_past(past)
        while state[S_PHASE] != OVER:
            mover = next_asked(state, rules, asking)
            sight(state, rules, mover, view)
            if mover != seat:
                planner(view, rules, other, action, theirs)
            else:
                if seat == state[S_TURN]:
                    tell_calls(story, state, rules)
                think(
                    1,
                    1 << 40,
                    view,
                    rules,
                    weights,
                    net,
                    ways,
                    stakes,
                    chance,
                    0,
                    root,
                    world,
                    trial,
                    unseen,
                    story,
                    past,
                    lays,
                    found,
                    action,
                    work,
                    mind,
                )
                if found[F_NUMBER] > 1 and _has_room(rows, examples, counts):
                    _take_down(view, rules, net, found, work, mind, rows, examples, counts)
            if action[A_KIND] == A_CALL:
                action[A_MOMENT] = asking[W_MOMENT]
            if action[A_KIND] != A_NOTHING:
                tell(story, state, rules, mover, action)
                apply(state, rules, mover, action)
        worth = worth_of(state, rules, seat, stakes) * 100 // POINT
        for each in range(begun, counts[C_EXAMPLES]):
            if examples[X_LENGTH * each + X_OTHER] == NO_ROW:
                examples[X_LENGTH * each + X_WORTH] = worth


@inlined
def _has_room(rows: list[int], examples: list[int], counts: list[int]) -> int:
    """Is there room to take another decision down."""
    free = len(rows) // L_LENGTH - counts[C_ROWS] > _ROWS
    return int(free and len(examples) // X_LENGTH - counts[C_EXAMPLES] > _EXAMPLES)


@kernel
def _take_down(
    view: list[int],
    rules: list[int],
    net: Net,
    found: list[int],
    work: list[int],
    mind: list[int],
    rows: list[int],
    examples: list[int],
    counts: list[int],
) -> None:
    """Write down how every choice of a decision did beside the first, and which one was made."""
    seat, first = view[S_SEAT], counts[C_ROWS]
    for choice in range(found[F_NUMBER]):
        entry = F_LIST + E_LENGTH * choice
        rounds = found[entry + E_ROUNDS]
        if choice and rounds < _FEWEST:
            continue
        row = counts[C_ROWS]
        kind, card = found[entry + E_ROW], found[entry + E_ROW + 1]
        if not is_valued(view, rules, seat, kind, work):
            if not choice:
                return
            continue
        worth_after(view, rules, seat, kind, card, net, work, mind)
        write_row(rules, mind, rows, row)
        if choice:
            better, squares = shown(found, choice)
            variance = max(squares, 100 * rounds) // (rounds * rounds) + 1
            _add_example(row, first, better, variance, examples, counts)
        if found[F_CHOSEN] == choice:
            _add_example(row, NO_ROW, 0, _LUCK, examples, counts)
        counts[C_ROWS] += 1


@kernel
def _add_example(
    row: int,
    other: int,
    worth: int,
    variance: int,
    examples: list[int],
    counts: list[int],
) -> None:
    at = X_LENGTH * counts[C_EXAMPLES]
    examples[at + X_ROW] = row
    examples[at + X_OTHER] = other
    examples[at + X_WORTH] = worth
    examples[at + X_VARIANCE] = variance
    counts[C_EXAMPLES] += 1
