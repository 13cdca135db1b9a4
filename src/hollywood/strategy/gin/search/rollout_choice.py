"""Which rollout weights do best against which opponent, found by rehearsal rounds.

A searching player plays out imagined rounds with weights of the linear policy. Whether to knock
early or to play for gin depends on the bonuses, the score and the opponent. A few thousand quick
rounds show which weights do best. They are played once for the rules, and the frequency of each
result is kept. Before a real round the results are valued by what they are worth then.
"""

from __future__ import annotations

from hollywood.kernel.engine.bits import zeros
from hollywood.kernel.engine.chance import LENGTH, Stream
from hollywood.kernel.engine.compiling import kernel
from hollywood.kernel.gin.deal import deal
from hollywood.kernel.gin.game import Board, Game
from hollywood.kernel.gin.layout import A_LENGTH, S_LENGTH, V_LENGTH
from hollywood.kernel.gin.price import P_LENGTH
from hollywood.kernel.gin.worth import WORTH_LENGTH, place_of
from hollywood.strategy.gin.belief.history import M_LENGTH
from hollywood.strategy.gin.play import play_out


@kernel
def rehearse(
    game: Game,
    rollouts: list[int],
    types: list[int],
    deals: int,
    seed: int,
    results: list[int],
) -> None:
    """Count the results of all rollout weights against every type; play every deal from both seats.

    ``results`` gets WORTH_LENGTH counts for each of the weights against the first type, then
    against the next, in the layout of :mod:`hollywood.kernel.gin.worth`. All weights and types get
    the same deals, which depend on the seed.
    """
    own = zeros(M_LENGTH)
    other = zeros(M_LENGTH)
    place = 0
    for kind in range(len(types) // M_LENGTH):
        for number in range(len(rollouts) // M_LENGTH):
            for each in range(M_LENGTH):
                other[each] = types[kind * M_LENGTH + each]
                own[each] = rollouts[number * M_LENGTH + each]
            _play(game, own, other, deals, seed, results, place)
            place += WORTH_LENGTH


@kernel
def _play(
    game: Game,
    own: list[int],
    other: list[int],
    deals: int,
    seed: int,
    results: list[int],
    place: int,
) -> None:
    """Count the results of the weights ``own`` against ``other`` from ``place`` on."""
    board = Board(zeros(S_LENGTH), zeros(V_LENGTH), zeros(A_LENGTH), zeros(P_LENGTH))
    chance = Stream(zeros(LENGTH), 0)
    for number in range(2 * deals):
        seat = number & 1
        deal(board.state, game.rules, number >> 1 & 1, seed, number >> 1, 0)
        play_out(board, game, other if seat else own, own if seat else other, chance)
        results[place + place_of(board.score, seat)] += 1


@kernel
def choose_rollouts(
    results: list[int], worth: list[int], rollouts: list[int], types: int, chosen: list[int]
) -> None:
    """Write the weights that do best against each type, given what the results are worth."""
    number = len(rollouts) // M_LENGTH
    for kind in range(types):
        best = 0
        most = 0
        for each in range(number):
            first = (kind * number + each) * WORTH_LENGTH
            found = 0
            for place in range(WORTH_LENGTH):
                if results[first + place]:
                    found += results[first + place] * worth[place]
            if each == 0 or found > most:
                best = each
                most = found
        for place in range(M_LENGTH):
            chosen[kind * M_LENGTH + place] = rollouts[best * M_LENGTH + place]
