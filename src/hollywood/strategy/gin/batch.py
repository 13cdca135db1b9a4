"""Many games of gin side by side, one step of every game in one call: environments for learning.

The games are rows of one vector. After each step every game waits for a decision again, either of
the next seat or, with opponents, of the learner. A finished episode is dealt anew at once. The
step writes what the waiting seat sees and may do into the arrays of the caller.

Episode ``e`` of game ``g`` is number ``e * games + g``. It depends only on the seed and its number.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from hollywood.kernel.engine.bits import Floats, Vector
from hollywood.kernel.engine.chance import LENGTH, begin, below
from hollywood.kernel.engine.compiling import kernel
from hollywood.kernel.engine.telling import Told
from hollywood.kernel.gin import layout as at
from hollywood.kernel.gin import price as of
from hollywood.kernel.gin.deal import deal
from hollywood.kernel.gin.features import FEATURES, observe, observe_sheet
from hollywood.kernel.gin.game import Board, Game
from hollywood.kernel.gin.moves import apply
from hollywood.kernel.gin.numbered import (
    ACTIONS,
    OPEN_LENGTH,
    count_open,
    find_open,
    is_open,
    nth_open,
    read_number,
    write_mask,
)
from hollywood.kernel.gin.price import price
from hollywood.kernel.gin.sheet import (
    T_LENGTH,
    empty_sheet,
    enter,
    is_over,
    net,
    next_dealer,
    winner_of,
)
from hollywood.kernel.gin.sight import sight
from hollywood.strategy.gin.play import Seats, stream_of
from hollywood.strategy.gin.policies.choose import choose

B_NUMBER: Final = 0  # the number of the episode
B_ROUND: Final = 1  # how many rounds of it are finished
B_LEARNER: Final = 2  # the seat that the caller plays; -1 for both
B_DEALER: Final = 3
B_OPEN: Final = 4  # what the waiting seat may do
B_CHANCE: Final = B_OPEN + OPEN_LENGTH  # the generators of the opponents, by seat
B_SHEET: Final = B_CHANCE + 2 * LENGTH
B_STATE: Final = B_SHEET + T_LENGTH
B_LENGTH: Final = B_STATE + at.S_LENGTH
"""The row of a game."""

ROUND_EPISODES, MATCH_EPISODES = range(2)
POINTS, WINS = range(2)
BOTH, EITHER = -1, 2
"""Who learns: seat 0 or 1, both, or one seat after the other from episode to episode."""


class Asked(NamedTuple):
    """What the caller asked for."""

    games: int
    seed: int
    learner: int
    """0, 1, BOTH or EITHER."""
    episodes: int
    """ROUND_EPISODES or MATCH_EPISODES."""
    rewards: int
    """POINTS (in matches those of the settlement), or WINS: 1 and -1 at the end of an episode."""
    most_rounds: int
    """A match is cut off after as many rounds."""
    width: int
    """The numbers of an observation: FEATURES, in matches also those of the sheet."""


class Batch(NamedTuple):
    """All games together, who plays them, and where the results go."""

    rows: Vector
    """B_LENGTH numbers for each game; slices of it must share its numbers."""
    game: Game
    seats: Seats
    board: Board
    asked: Asked
    told: Told


@kernel
def step_all(choices: list[int], afresh: int, batch: Batch) -> int:
    """Take the action with this number in every game; return -1.

    If an action is illegal, nothing happens, and the result is the number of the first such game.
    With ``afresh``, nothing is taken: the first episode of every game is dealt.
    """
    games = batch.asked.games
    for number in range(games):
        row = number * B_LENGTH
        if afresh:
            batch.rows[row + B_NUMBER] = number
            _begin(batch, number)
        elif not is_open(choices[number], batch.rows, row + B_OPEN):
            return number
    for number in range(games):
        _clear(batch, number)
        row = number * B_LENGTH
        if not afresh:
            state = batch.rows[row + B_STATE : row + B_LENGTH]
            hand = state[at.S_HANDS + state[at.S_AWAITING]]
            read_number(choices[number], hand, batch.game.tables, batch.board.action)
            apply(state, batch.game.rules, batch.board.action)
        _go_on(batch, number)
    return -1


@kernel
def draw_all(choices: list[int], chance: list[int], batch: Batch) -> None:
    """Draw a legal action for every game, all equally likely, with the generator ``chance``."""
    for number in range(batch.asked.games):
        place = number * B_LENGTH + B_OPEN
        wanted = below(chance, 0, count_open(batch.rows, place))
        choices[number] = nth_open(batch.rows, place, wanted)


@kernel
def _clear(batch: Batch, number: int) -> None:
    told = batch.told
    told.ended[number] = 0
    if batch.asked.learner == BOTH:
        told.rewards[2 * number] = 0
        told.rewards[2 * number + 1] = 0
    else:
        told.rewards[number] = 0


@kernel
def _begin(batch: Batch, number: int) -> None:
    """Begin the next episode of a game."""
    row = number * B_LENGTH
    rows = batch.rows
    episode = rows[row + B_NUMBER]
    learner = batch.asked.learner
    rows[row + B_ROUND] = 0
    rows[row + B_LEARNER] = episode & 1 if learner == EITHER else learner
    # With learners at both seats in turn, each seat deals as often as not.
    rows[row + B_DEALER] = episode >> 1 & 1 if learner == EITHER else episode & 1
    empty_sheet(rows[row + B_SHEET : row + B_STATE])
    _deal(batch, number)


@kernel
def _deal(batch: Batch, number: int) -> None:
    row = number * B_LENGTH
    rows = batch.rows
    seed = batch.asked.seed
    episode = rows[row + B_NUMBER]
    stream = stream_of(rows[row + B_ROUND], 0)
    state = rows[row + B_STATE : row + B_LENGTH]
    deal(state, batch.game.rules, rows[row + B_DEALER], seed, episode, stream)
    if batch.asked.learner != BOTH:
        begin(rows, row + B_CHANCE, seed, episode, stream + 1)
        begin(rows, row + B_CHANCE + LENGTH, seed, episode, stream + 2)


@kernel
def _go_on(batch: Batch, number: int) -> None:
    """Play to the next decision of the caller, and tell what its seat sees and may do."""
    row = number * B_LENGTH
    rules = batch.game.rules
    tables = batch.game.tables
    seen = batch.board.seen
    state = batch.rows[row + B_STATE : row + B_LENGTH]
    while True:
        if state[at.S_PHASE] == at.OVER:
            _finish_round(batch, number)
            continue
        seat = state[at.S_AWAITING]
        sight(state, rules, seat, seen)
        learner = batch.rows[row + B_LEARNER]
        if learner in (BOTH, seat):
            break
        weights = batch.seats.second_weights if seat else batch.seats.first_weights
        policy = batch.seats.policies[seat]
        spot = row + B_CHANCE + LENGTH * seat
        choose(policy, seen, rules, tables, weights, batch.rows, spot, batch.board.action)
        apply(state, rules, batch.board.action)
    find_open(seen, rules, tables, batch.rows, row + B_OPEN)
    write_mask(batch.rows, row + B_OPEN, batch.told.masks, number * ACTIONS)
    _observe(batch, number, batch.told.observations)
    batch.told.waiting[number] = state[at.S_AWAITING]


@kernel
def _observe(batch: Batch, number: int, out: Floats) -> None:
    """Write what the seat of the view on the board sees, and its sheet if matches are played."""
    row = number * B_LENGTH
    seen = batch.board.seen
    start = number * batch.asked.width
    observe(seen, batch.game.rules, batch.game.tables, out, start)
    if batch.asked.episodes == MATCH_EPISODES:
        sheet = batch.rows[row + B_SHEET : row + B_STATE]
        rounds = batch.rows[row + B_ROUND]
        observe_sheet(sheet, batch.game.rules, rounds, seen[at.V_SEAT], out, start + FEATURES)


@kernel
def _finish_round(batch: Batch, number: int) -> None:
    """Score the finished round; go on with the match, or end the episode and begin the next one."""
    row = number * B_LENGTH
    rules = batch.game.rules
    rows = batch.rows
    score = batch.board.score
    state = rows[row + B_STATE : row + B_LENGTH]
    price(state, rules, batch.game.tables, score)
    winner = score[of.P_WINNER]
    ended = 1
    points = score[of.P_POINTS] if winner == 0 else -score[of.P_POINTS]
    if batch.asked.episodes == MATCH_EPISODES:
        sheet = rows[row + B_SHEET : row + B_STATE]
        points = -net(sheet, rules)
        enter(sheet, rules, winner, score[of.P_POINTS], score[of.P_BOXES])
        points += net(sheet, rules)
        rows[row + B_DEALER] = next_dealer(rules, rows[row + B_DEALER], winner)
        rows[row + B_ROUND] += 1
        ended = is_over(sheet, rules)
        winner = winner_of(sheet, rules) if ended else at.NOBODY
        if not ended and rows[row + B_ROUND] == batch.asked.most_rounds:
            ended = 2
    if batch.asked.rewards == POINTS:
        _reward(batch, number, points)
    elif winner != at.NOBODY and ended:
        _reward(batch, number, 1 if winner == 0 else -1)
    if not ended:
        _deal(batch, number)
        return
    batch.told.ended[number] = ended
    learner = rows[row + B_LEARNER]
    sight(state, rules, 0 if learner == BOTH else learner, batch.board.seen)
    _observe(batch, number, batch.told.last)
    rows[row + B_NUMBER] += batch.asked.games
    _begin(batch, number)


@kernel
def _reward(batch: Batch, number: int, gained: int) -> None:
    """Give what seat 0 gains, and take it from seat 1."""
    rewards = batch.told.rewards
    learner = batch.rows[number * B_LENGTH + B_LEARNER]
    if learner == BOTH:
        rewards[2 * number] += gained
        rewards[2 * number + 1] -= gained
    else:
        rewards[number] += gained if learner == 0 else -gained
