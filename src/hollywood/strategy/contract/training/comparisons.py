"""What a searching player finds out while it plays: examples from which the net of May-I learns.

An example says by how much one choice of a decision was better than another in the same imagined
rounds, and how sure that is. Or it says what the hand came to in the end after the choice that was
made.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from hollywood.kernel.contract import state as at
from hollywood.kernel.contract.evidence import Evidence
from hollywood.kernel.contract.layout import R_LENGTH, R_SEATS
from hollywood.kernel.contract.rules.moves import apply, start
from hollywood.kernel.contract.rules.sight import sight
from hollywood.kernel.contract.rules.story import STORY_LENGTH, begin_story, tell, tell_calls
from hollywood.kernel.contract.rules.turn_order import ASKING, W_MOMENT, begin_asking, next_asked
from hollywood.kernel.contract.scratch import MEMORY_LENGTH
from hollywood.kernel.engine.bits import Vector, zeros
from hollywood.kernel.engine.chance import LENGTH, Stream, begin, below
from hollywood.kernel.engine.compiling import inlined, kernel
from hollywood.strategy.contract.belief.history import forget_histories
from hollywood.strategy.contract.net.net import Net, worth_after
from hollywood.strategy.contract.net.player import is_valued
from hollywood.strategy.contract.plan.memo import forget_plans
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
)
from hollywood.strategy.contract.search.desk import Desk, Player
from hollywood.strategy.contract.search.pruning import POINT, shown
from hollywood.strategy.contract.search.search import search, worth_of
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
"""How many imagined rounds a candidate needs before it is written down."""
_ROWS: Final = 2_000
_EXAMPLES: Final = 100
"""How much room there must be for a decision to be written down."""

C_ROWS, C_EXAMPLES = range(2)
"""How many rows and examples there are."""


class Examples(NamedTuple):
    """What is written down; whoever learns from it makes the vectors."""

    rows: Vector
    """L_LENGTH numbers for each row (:mod:`hollywood.strategy.contract.training.player`)."""
    examples: Vector
    """X_LENGTH numbers for each example."""
    counts: Vector
    """Two numbers: how many rows and how many examples have been written."""


@kernel
def play_examples(
    first: int,
    hands: int,
    seed: int,
    book: Vector,
    player: Player,
    desk: Desk,
    examples: Examples,
) -> None:
    """Play hands ``first`` on, an equal part of them of each contract in turn.

    One seat is the ``player`` who searches; the others play by the second weights of the player.
    When there is hardly any room left, nothing more is written down.
    """
    state, view, action = zeros(at.S_LENGTH), zeros(at.V_LENGTH), zeros(at.A_LENGTH)
    theirs = zeros(MEMORY_LENGTH)
    rules, chance = zeros(R_LENGTH), zeros(LENGTH)
    other = zeros(K_LENGTH)
    asking = zeros(ASKING)
    evidence, stream = Evidence(view, zeros(STORY_LENGTH), rules), Stream(chance, 0)
    counts, written = examples.counts, examples.examples
    seats = book[R_SEATS]
    contracts = len(book) // R_LENGTH
    for place in range(K_LENGTH):
        other[place] = player.weights[K_LENGTH + place]
    counts[C_ROWS] = counts[C_EXAMPLES] = 0
    was = -1
    for number in range(first, first + hands):
        hand = number * contracts // hands % contracts
        if hand != was:
            was = hand
            open_book(book, hand, rules, desk.board.work)
            forget_plans(theirs)
        seat = number % seats
        begin(chance, 0, seed, number, 1)
        start(state, rules, below(chance, 0, seats), seed, number // seats)
        begun = counts[C_EXAMPLES]
        begin_asking(asking)
        begin_story(evidence.story)
        forget_histories(desk.belief.histories)
        while state[at.S_PHASE] != at.OVER:
            mover = next_asked(state, rules, asking)
            sight(state, rules, mover, view)
            if mover != seat:
                planner(view, rules, other, action, theirs)
            else:
                if seat == state[at.S_TURN]:
                    tell_calls(evidence.story, state, rules)
                search(evidence, player, desk, stream, action)
                if desk.found[F_NUMBER] > 1 and _has_room(examples):
                    _write_down(view, rules, player.net, desk, examples)
            if action[at.A_KIND] == at.A_CALL:
                action[at.A_MOMENT] = asking[W_MOMENT]
            if action[at.A_KIND] != at.A_NOTHING:
                tell(evidence.story, state, rules, mover, action)
                apply(state, rules, mover, action)
        worth = worth_of(state, rules, seat, player.stakes) * 100 // POINT
        for each in range(begun, counts[C_EXAMPLES]):
            if written[X_LENGTH * each + X_OTHER] == NO_ROW:
                written[X_LENGTH * each + X_WORTH] = worth


@inlined
def _has_room(examples: Examples) -> int:
    """Return 1 if there is room to write another decision down."""
    rows = len(examples.rows) // L_LENGTH - examples.counts[C_ROWS]
    free = len(examples.examples) // X_LENGTH - examples.counts[C_EXAMPLES]
    return int(rows > _ROWS and free > _EXAMPLES)


@kernel
def _write_down(view: Vector, rules: Vector, net: Net, desk: Desk, examples: Examples) -> None:
    """Write how every candidate of a decision did against the first, and which one was chosen."""
    found, work, mind, counts = desk.found, desk.board.work, desk.mind, examples.counts
    seat, first = view[at.S_SEAT], counts[C_ROWS]
    for number in range(found[F_NUMBER]):
        entry = F_LIST + E_LENGTH * number
        rounds = found[entry + E_ROUNDS]
        if number and rounds < _FEWEST:
            continue
        row = counts[C_ROWS]
        kind, card = found[entry + E_ROW], found[entry + E_ROW + 1]
        if not is_valued(view, rules, seat, kind, work):
            if not number:
                return
            continue
        worth_after(view, rules, seat, kind, card, net, work, mind)
        write_row(rules, mind, examples.rows, row)
        if number:
            better, squares = shown(found, number)
            variance = max(squares, 100 * rounds) // (rounds * rounds) + 1
            _add_example(row, first, better, variance, examples)
        if found[F_CHOSEN] == number:
            _add_example(row, NO_ROW, 0, _LUCK, examples)
        counts[C_ROWS] += 1


@kernel
def _add_example(row: int, other: int, worth: int, variance: int, examples: Examples) -> None:
    written, counts = examples.examples, examples.counts
    place = X_LENGTH * counts[C_EXAMPLES]
    written[place + X_ROW] = row
    written[place + X_OTHER] = other
    written[place + X_WORTH] = worth
    written[place + X_VARIANCE] = variance
    counts[C_EXAMPLES] += 1
