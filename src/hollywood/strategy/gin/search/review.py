"""Comparing the choices in a round of gin for a review.

:func:`weigh` plays given choices out in the same imagined rounds, as :mod:`.search` does with its
candidates. Here the choices are those of the player, including the melds. :func:`lay_open` plays on
from a round with both hands known, or from the deal: once with a random stock, and once with a
certain card on top. The difference is the luck of drawing that card.

The result of a round is written as a *code*: its place in a vector of worths
(:mod:`hollywood.kernel.gin.worth`). So the same round can be counted in points and in any stake. To
get codes, use a vector as the player's worth in which every place has its own number.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from hollywood.kernel.engine.bits import Vector, zeros
from hollywood.kernel.engine.chance import Stream, begin, word32
from hollywood.kernel.engine.compiling import kernel
from hollywood.kernel.gin import layout as at
from hollywood.kernel.gin.deal import deal, finish_shuffle
from hollywood.kernel.gin.game import Board, Evidence, Game
from hollywood.kernel.gin.moves import apply
from hollywood.kernel.gin.price import P_LENGTH, price
from hollywood.kernel.gin.sight import sight
from hollywood.kernel.gin.story import G_SIZE
from hollywood.kernel.gin.worth import worth_of
from hollywood.strategy.gin.belief.chain import load_type, next_history
from hollywood.strategy.gin.belief.history import kind_in
from hollywood.strategy.gin.belief.start import begin_belief
from hollywood.strategy.gin.play import play_out
from hollywood.strategy.gin.policies.linear import linear
from hollywood.strategy.gin.search.desk import Desk, Player
from hollywood.strategy.gin.search.worlds import imagine, root_of
from hollywood.strategy.gin.settings import Q_BURN, Q_BURN_TURN, Q_THIN, Q_THIN_TURN

CHOICE_LENGTH: Final = 2 * at.A_LENGTH
"""A choice is two actions. If it has only one, the second is of kind NOTHING."""
NOTHING: Final = -1
NOT_PLAYED: Final = -1
TAKEN_UP: Final = 1 << 12
"""Added to a code if the opponent took the discard."""


class Opening(NamedTuple):
    """The start of rounds with known cards."""

    state: Vector
    """S_LENGTH numbers: both hands are known; the stock is the last cards of the deck, in any
    order."""
    dealer: int
    """-1 to start from ``state``. Otherwise the dealer: every round is dealt, and ``state`` is
    ignored."""
    first: Vector
    """A_LENGTH numbers: the first action of the seat to act. If it is of kind NOTHING, the policy
    chooses."""
    card: int
    """To play every round a second time, the card on top of the stock then; else NO_CARD."""


@kernel
def weigh(
    evidence: Evidence,
    player: Player,
    desk: Desk,
    choices: list[int],
    alive: list[int],
    chance: Stream,
    rows: list[int],
) -> None:
    """Play choices out in the same imagined rounds; ``rows`` gets a row of codes for each round.

    ``alive`` has a number for each choice; if it is 0, the choice is not played. It plays as many
    rounds as ``rows`` has room for. The seat to act continues by its weights against the kind of
    the imagined opponent.
    """
    settings = player.settings
    belief = desk.belief
    number = len(alive)
    turns = evidence.story[G_SIZE] >> 1
    begin_belief(belief.history, evidence, chance)
    root_of(evidence, desk.root)
    steps = settings[Q_BURN] + turns * settings[Q_BURN_TURN]
    for world in range(len(rows) // number):
        next_history(belief, world, steps, evidence, player.styles, settings, chance)
        steps = settings[Q_THIN] + turns * settings[Q_THIN_TURN]
        load_type(player.rollouts, kind_in(belief.history, player.styles), desk.own)
        imagine(desk.root, belief.history, evidence.seen[at.V_KNOWN], chance)
        for choice in range(number):
            code = NOT_PLAYED
            if alive[choice]:
                place = choice * CHOICE_LENGTH
                code = _carried_out(choices, place, evidence.game, player, desk, chance)
            rows[world * number + choice] = code


@kernel
def _carried_out(
    choices: list[int], place: int, game: Game, player: Player, desk: Desk, chance: Stream
) -> int:
    """Make the choice at ``choices[place]`` in the imagined round, and play the round out.

    Returns the code of the result for the seat to act.
    """
    rules = game.rules
    tables = game.tables
    state = desk.board.state
    view = desk.board.seen
    action = desk.board.action
    seat = desk.root[at.S_AWAITING]
    for each in range(at.S_LENGTH):
        state[each] = desk.root[each]
    for each in range(at.A_LENGTH):
        action[each] = choices[place + each]
    apply(state, rules, action)
    if choices[place + at.A_LENGTH + at.A_KIND] != NOTHING:
        for each in range(at.A_LENGTH):
            action[each] = choices[place + at.A_LENGTH + each]
        apply(state, rules, action)
    discarded = action[at.A_KIND] == at.A_DISCARD
    taken = 0
    while state[at.S_PHASE] != at.OVER:
        mover = state[at.S_AWAITING]
        sight(state, rules, mover, view)
        weights = desk.own if mover == seat else desk.belief.weights
        linear(view, rules, tables, weights, chance.state, chance.at, action)
        if discarded:
            discarded = False
            if action[at.A_KIND] == at.A_TAKE:
                taken = TAKEN_UP
        apply(state, rules, action)
    price(state, rules, tables, desk.board.score)
    return worth_of(desk.board.score, seat, player.worth) + taken


@kernel
def lay_open(
    opening: Opening,
    game: Game,
    weights: list[int],
    codes: list[int],
    chance: Stream,
    rows: list[int],
) -> None:
    """Play on with both hands known, both seats by ``weights``; write two codes for seat 0 per row.

    For the first code, the stock is shuffled, the seat to act makes its first action, and both play
    on. For the second, the card of the opening first changes places with the top of the stock. It
    plays as many rounds as ``rows`` has room for.
    """
    rules = game.rules
    shuffled = zeros(at.S_LENGTH)
    board = Board(zeros(at.S_LENGTH), zeros(at.V_LENGTH), zeros(at.A_LENGTH), zeros(P_LENGTH))
    state = board.state
    card = opening.card
    top = at.S_DECK + 52 - opening.state[at.S_STOCK]
    for world in range(len(rows) // 2):
        if opening.dealer >= 0:
            deal(shuffled, rules, opening.dealer, word32(chance.state, chance.at), world, 0)
        else:
            for place in range(at.S_LENGTH):
                shuffled[place] = opening.state[place]
            begin(shuffled, at.S_CHANCE, word32(chance.state, chance.at), 0, 0)
            finish_shuffle(shuffled)
        rows[2 * world + 1] = NOT_PLAYED
        for twin in range(1 if card == at.NO_CARD else 2):
            for place in range(at.S_LENGTH):
                state[place] = shuffled[place]
            if twin:
                place = top
                while state[place] != card:
                    place += 1
                state[place] = state[top]
                state[top] = card
            if opening.first[at.A_KIND] != NOTHING:
                for place in range(at.A_LENGTH):
                    board.action[place] = opening.first[place]
                apply(state, rules, board.action)
            play_out(board, game, weights, weights, chance)
            rows[2 * world + twin] = worth_of(board.score, 0, codes)
