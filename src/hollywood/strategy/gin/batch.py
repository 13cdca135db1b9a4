"""Many games of gin side by side, one step of every game in one call: environments for learning.

The games are rows of one vector. After each step every game waits for a decision again, either of
the next seat or, with opponents, of the learner. A finished episode is dealt anew at once. The
step writes what the waiting seat sees and may do into the arrays of the caller.

Gin is played in all its forms. A round has one board, where two people play, or as many as there
are partners on a side; the boards are played one after the other, for they do not affect each
other. Who plays at which board is in :mod:`hollywood.kernel.gin.seating`. An episode in which the
learner had nothing to decide, because another one sat out, is not told.

Episode ``e`` of game ``g`` is number ``e * games + g``. It depends only on the seed and its number.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from hollywood.kernel.engine.bits import Floats, Vector
from hollywood.kernel.engine.chance import LENGTH, begin, below
from hollywood.kernel.engine.compiling import kernel
from hollywood.kernel.engine.telling import (
    NO_EVENTS,
    Told,
    copy_numbers,
    memory_length,
    write_events,
)
from hollywood.kernel.gin import layout as at
from hollywood.kernel.gin import price as of
from hollywood.kernel.gin.deal import deal
from hollywood.kernel.gin.features import FEATURES, observe, observe_sheet
from hollywood.kernel.gin.game import Board, Game
from hollywood.kernel.gin.history import WIDTH, Memories, tell_action, tell_deal
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
from hollywood.kernel.gin.seating import (
    CHOUETTE,
    MOST_BOARDS,
    Q_LENGTH,
    board_with,
    boards_of,
    dealer_at,
    person_at,
    seat_first,
    seat_next,
    side_of,
    sides_of,
)
from hollywood.kernel.gin.sheet import (
    T_LONGEST,
    empty_sheet_of,
    enter,
    is_over,
    net_of,
    winner_of,
)
from hollywood.kernel.gin.sight import sight
from hollywood.strategy.gin.play import Seats, stream_of
from hollywood.strategy.gin.policies.choose import choose

B_NUMBER: Final = 0  # the number of the episode
B_ROUND: Final = 1  # how many rounds of it are finished
B_LEARNER: Final = 2  # the seat that the caller plays; -1 for all
B_FIRST: Final = 3  # the seat that dealt the first round
B_BOARD: Final = 4  # the board that is played
B_DECIDED: Final = 5  # 1 once the caller has decided something in the episode
B_PAUSED: Final = 6  # 1 while a finished round waits to be valued, 2 if its rewards are told
B_OVER: Final = 7  # 1 if the episode ended with that round, 2 if it was cut off
B_SIDE: Final = 8  # who won that round, its points and boxes
B_POINTS: Final = 9
B_BOXES: Final = 10
B_OPEN: Final = 11  # what the waiting seat may do
B_SEATING: Final = B_OPEN + OPEN_LENGTH
B_SCORES: Final = B_SEATING + Q_LENGTH  # of each board: the winning side, points, boxes
B_CHANCE: Final = B_SCORES + 3 * MOST_BOARDS  # the generators of the opponents, by board and seat
B_SHEET: Final = B_CHANCE + 2 * MOST_BOARDS * LENGTH
B_STATES: Final = B_SHEET + T_LONGEST
"""Then the states of the boards, and the memories of the seats."""

ROUND_EPISODES, MATCH_EPISODES = range(2)
POINTS, WINS, EQUITY = range(3)
ALL, EACH = -1, -2
"""Who learns: a seat, all of them, or one seat after the other from episode to episode."""


class Asked(NamedTuple):
    """What the caller asked for."""

    games: int
    seed: int
    learner: int
    """A seat, ALL or EACH."""
    episodes: int
    """ROUND_EPISODES or MATCH_EPISODES."""
    rewards: int
    """POINTS (in matches those of the settlement); WINS: the losers pay 1 to the winners at the end
    of an episode; or EQUITY: the caller values every round."""
    most_rounds: int
    """A match is cut off after as many rounds."""
    width: int
    """The numbers of an observation: FEATURES, in matches also those of the sheet."""
    recall: int
    """How many events an information state holds; NO_EVENTS if nobody asked for it."""
    form: int
    """A number of :mod:`hollywood.kernel.gin.seating`."""
    players: int
    all_won: int
    """The extra boxes of partners who have all won (partners_extra_boxes)."""
    length: int
    """The length of a row of the games."""


class Batch(NamedTuple):
    """All games together, who plays them, and where the results go."""

    rows: Vector
    """A row for each game; slices of it must share its numbers."""
    game: Game
    seats: Seats
    board: Board
    asked: Asked
    told: Told


@kernel
def row_length(form: int, players: int, recall: int) -> int:
    """Return the length of a row of the games."""
    states = at.S_LENGTH * boards_of(form, players)
    return B_STATES + states + players * memory_length(recall)


@kernel
def step_all(choices: list[int], afresh: int, batch: Batch) -> int:
    """Take the action with this number in every game; return -1.

    If an action is illegal, nothing happens, and the result is the number of the first such game.
    With ``afresh``, nothing is taken: the first episode of every game is dealt.
    """
    games, length = batch.asked.games, batch.asked.length
    for number in range(games):
        row = number * length
        if afresh:
            batch.rows[row + B_NUMBER] = number
            _begin(batch, number)
        elif not is_open(choices[number], batch.rows, row + B_OPEN):
            return number
    for number in range(games):
        _clear(batch, number)
        if not afresh:
            first = _state_at(batch, number)
            state = batch.rows[first : first + at.S_LENGTH]
            hand = state[at.S_HANDS + state[at.S_AWAITING]]
            read_number(choices[number], hand, batch.game.tables, batch.board.action)
            _act(batch, number)
        _go_on(batch, number)
    return -1


@kernel
def resume_all(batch: Batch) -> int:
    """Play on where a finished round was valued; return how many games wait for that again."""
    paused = 0
    for number in range(batch.asked.games):
        row = number * batch.asked.length
        if batch.rows[row + B_PAUSED]:
            batch.rows[row + B_PAUSED] = 0
            _go_on(batch, number)
            paused += int(batch.rows[row + B_PAUSED] > 0)
    return paused


@kernel
def draw_all(choices: list[int], chance: list[int], batch: Batch) -> None:
    """Draw a legal action for every game, all equally likely, with the generator ``chance``."""
    for number in range(batch.asked.games):
        place = number * batch.asked.length + B_OPEN
        wanted = below(chance, 0, count_open(batch.rows, place))
        choices[number] = nth_open(batch.rows, place, wanted)


@kernel
def _clear(batch: Batch, number: int) -> None:
    batch.told.ended[number] = 0
    seats = batch.asked.players if batch.asked.learner == ALL else 1
    for place in range(seats * number, seats * (number + 1)):
        batch.told.rewards[place] = 0


@kernel
def _state_at(batch: Batch, number: int) -> int:
    """Return where in the rows the state of the board begins that is played."""
    row = number * batch.asked.length
    return row + B_STATES + at.S_LENGTH * batch.rows[row + B_BOARD]


@kernel
def _memory_of(batch: Batch, number: int, person: int) -> int:
    """Return where in the rows the memory of a seat begins."""
    asked = batch.asked
    states = at.S_LENGTH * boards_of(asked.form, asked.players)
    first = number * asked.length + B_STATES + states
    return first + person * memory_length(asked.recall)


@kernel
def _memory_at(batch: Batch, number: int, seat: int) -> int:
    """Return where the memory of the one begins who has a seat of the board that is played."""
    row = number * batch.asked.length
    seating = batch.rows[row + B_SEATING : row + B_SCORES]
    board = batch.rows[row + B_BOARD]
    person = person_at(seating, batch.asked.form, batch.asked.players, board, seat)
    return _memory_of(batch, number, person)


@kernel
def _begin(batch: Batch, number: int) -> None:
    """Begin the next episode of a game."""
    row = number * batch.asked.length
    rows = batch.rows
    form, players = batch.asked.form, batch.asked.players
    episode = rows[row + B_NUMBER]
    rows[row + B_LEARNER] = batch.asked.learner
    if batch.asked.learner == EACH:
        # Whoever learns deals as often as the others.
        rows[row + B_LEARNER] = episode % players
        episode //= players
    rows[row + B_FIRST] = episode % players
    rows[row + B_ROUND] = 0
    rows[row + B_DECIDED] = 0
    rows[row + B_PAUSED] = 0
    seat_first(rows[row + B_SEATING : row + B_SCORES], form, players, rows[row + B_FIRST])
    empty_sheet_of(rows[row + B_SHEET : row + B_STATES], sides_of(form))
    if batch.asked.recall > 0:
        for person in range(players):
            rows[_memory_of(batch, number, person)] = 0
    _deal(batch, number)


@kernel
def _deal(batch: Batch, number: int) -> None:
    """Deal the next round at all boards."""
    row = number * batch.asked.length
    rows = batch.rows
    form, players = batch.asked.form, batch.asked.players
    seed = batch.asked.seed
    episode = rows[row + B_NUMBER]
    seating = rows[row + B_SEATING : row + B_SCORES]
    for board in range(boards_of(form, players)):
        rows[row + B_BOARD] = board
        stream = stream_of(rows[row + B_ROUND], board)
        dealer = int(
            dealer_at(seating, form, players, board) == person_at(seating, form, players, board, 1)
        )
        first = _state_at(batch, number)
        state = rows[first : first + at.S_LENGTH]
        deal(state, batch.game.rules, dealer, seed, episode, stream)
        if batch.asked.learner != ALL:
            spot = row + B_CHANCE + 2 * LENGTH * board
            begin(rows, spot, seed, episode, stream + 1)
            begin(rows, spot + LENGTH, seed, episode, stream + 2)
        if batch.asked.recall > 0:
            memories = _memory_at(batch, number, 0), _memory_at(batch, number, 1)
            tell_deal(state, Memories(rows, batch.asked.recall, memories[0], memories[1]))
    rows[row + B_BOARD] = 0


@kernel
def _act(batch: Batch, number: int) -> None:
    """Let the seat that is asked do the action in the scratch vector."""
    rows, action = batch.rows, batch.board.action
    first = _state_at(batch, number)
    state = rows[first : first + at.S_LENGTH]
    seat = state[at.S_AWAITING]
    apply(state, batch.game.rules, action)
    if batch.asked.recall > 0:
        memories = _memory_at(batch, number, 0), _memory_at(batch, number, 1)
        heard = Memories(rows, batch.asked.recall, memories[0], memories[1])
        tell_action(state, batch.game.rules, batch.game.tables, seat, action, heard)


@kernel
def _go_on(batch: Batch, number: int) -> None:
    """Play to the next decision of the caller, and tell what its seat sees and may do.

    It stops before, where a finished round has to be valued by the caller.
    """
    row = number * batch.asked.length
    rows = batch.rows
    form, players = batch.asked.form, batch.asked.players
    rules = batch.game.rules
    tables = batch.game.tables
    seen = batch.board.seen
    while True:
        first = _state_at(batch, number)
        state = rows[first : first + at.S_LENGTH]
        board = rows[row + B_BOARD]
        if state[at.S_PHASE] == at.OVER:
            if board + 1 < boards_of(form, players):
                rows[row + B_BOARD] = board + 1
                continue
            _finish_round(batch, number)
            if rows[row + B_PAUSED]:
                return
            continue
        seat = state[at.S_AWAITING]
        seating = rows[row + B_SEATING : row + B_SCORES]
        person = person_at(seating, form, players, board, seat)
        sight(state, rules, seat, seen)
        learner = rows[row + B_LEARNER]
        if learner in (ALL, person):
            break
        weights = batch.seats.second_weights if seat else batch.seats.first_weights
        policy = batch.seats.policies[seat]
        spot = row + B_CHANCE + 2 * LENGTH * board + LENGTH * seat
        choose(policy, seen, rules, tables, weights, rows, spot, batch.board.action)
        _act(batch, number)
    rows[row + B_DECIDED] = 1
    find_open(seen, rules, tables, rows, row + B_OPEN)
    write_mask(rows, row + B_OPEN, batch.told.masks, number * ACTIONS)
    _observe(batch, number, person, batch.told.observations, batch.told.information)
    batch.told.waiting[number] = person


@kernel
def _observe(batch: Batch, number: int, person: int, out: Floats, informed: Floats) -> None:
    """Write what the seat of the view on the board sees, and its sheet if matches are played."""
    asked = batch.asked
    start = number * asked.width
    observe(batch.board.seen, batch.game.rules, batch.game.tables, out, start)
    _add_sheet(batch, number, person, out)
    if asked.recall != NO_EVENTS:
        _inform(batch, number, person, out, informed)


@kernel
def _add_sheet(batch: Batch, number: int, person: int, out: Floats) -> None:
    """Write what the sheet says to a seat, if matches are played."""
    asked = batch.asked
    if asked.episodes == MATCH_EPISODES:
        row = number * asked.length
        side = side_of(asked.form, batch.rows[row + B_FIRST], person)
        start = number * asked.width + FEATURES
        rounds = batch.rows[row + B_ROUND]
        sheet = batch.rows[row + B_SHEET : row + B_STATES]
        observe_sheet(sheet, batch.game.rules, rounds, side, out, start)


@kernel
def _inform(batch: Batch, number: int, person: int, seen: Floats, out: Floats) -> None:
    """Write the observation in ``seen``, and then what a seat remembers."""
    asked = batch.asked
    start = number * (asked.width + WIDTH * asked.recall)
    copy_numbers(seen, number * asked.width, asked.width, out, start)
    memory = _memory_of(batch, number, person)
    write_events(batch.rows, memory, asked.recall, WIDTH, out, start + asked.width)


@kernel
def _finish_round(batch: Batch, number: int) -> None:
    """Score the finished round; go on with the match, or end the episode and begin the next one."""
    row = number * batch.asked.length
    rules = batch.game.rules
    rows = batch.rows
    asked = batch.asked
    _price_boards(batch, number)
    side = rows[row + B_SIDE]
    sheet = rows[row + B_SHEET : row + B_STATES]
    tells = rows[row + B_DECIDED] and not batch.told.ended[number]
    over = 1
    if asked.episodes == MATCH_EPISODES:
        if tells and asked.rewards == POINTS:
            _pay_settled(batch, number, -1)
        enter(sheet, rules, side, rows[row + B_POINTS], rows[row + B_BOXES])
        if tells and asked.rewards == POINTS:
            _pay_settled(batch, number, 1)
        over = is_over(sheet, rules)
        if not over and rows[row + B_ROUND] + 1 == asked.most_rounds:
            over = 2
        if tells and over == 1 and asked.rewards == WINS:
            _pay_winner(batch, number, winner_of(sheet, rules))
    elif tells and side != at.NOBODY:
        if asked.rewards == POINTS:
            _pay_points(batch, number)
        elif asked.rewards == WINS:
            _pay_winner(batch, number, side)
    rows[row + B_ROUND] += 1
    if asked.rewards == EQUITY:
        rows[row + B_PAUSED] = 2 if tells else 1
        rows[row + B_OVER] = over
    if over and tells:
        batch.told.ended[number] = over
        learner = rows[row + B_LEARNER]
        _observe_last(batch, number, 0 if learner == ALL else learner)
    if over:
        rows[row + B_NUMBER] += asked.games
        _begin_after(batch, number)
    else:
        seat_next(rows[row + B_SEATING : row + B_SCORES], asked.form, rules, side)
        _deal(batch, number)


@kernel
def _begin_after(batch: Batch, number: int) -> None:
    """Begin the next episode; a round that waits to be valued goes on waiting."""
    row = number * batch.asked.length
    paused = batch.rows[row + B_PAUSED]
    _begin(batch, number)
    batch.rows[row + B_PAUSED] = paused


@kernel
def _price_boards(batch: Batch, number: int) -> None:
    """Write the entry of the finished round for the sheet: the net of its boards."""
    row = number * batch.asked.length
    rows, asked, score = batch.rows, batch.asked, batch.board.score
    boards = boards_of(asked.form, asked.players)
    seating = rows[row + B_SEATING : row + B_SCORES]
    for board in range(boards):
        rows[row + B_BOARD] = board
        first = _state_at(batch, number)
        state = rows[first : first + at.S_LENGTH]
        price(state, batch.game.rules, batch.game.tables, score)
        winner = score[of.P_WINNER]
        side = at.NOBODY
        if winner != at.NOBODY:
            person = person_at(seating, asked.form, asked.players, board, winner)
            side = side_of(asked.form, rows[row + B_FIRST], person)
        place = row + B_SCORES + 3 * board
        rows[place] = side
        rows[place + 1] = score[of.P_POINTS]
        rows[place + 2] = score[of.P_BOXES]
    if boards == 1:
        for place in range(3):
            rows[row + B_SIDE + place] = rows[row + B_SCORES + place]
        return
    points = 0
    for place in range(row + B_SCORES, row + B_SCORES + 3 * boards, 3):
        if rows[place] != at.NOBODY:
            points += rows[place + 1] if rows[place] == 0 else -rows[place + 1]
    rows[row + B_SIDE] = at.NOBODY
    rows[row + B_POINTS] = 0
    rows[row + B_BOXES] = 0
    if points == 0:
        return
    side = 0 if points > 0 else 1
    boxes = 1
    won = 0
    for place in range(row + B_SCORES, row + B_SCORES + 3 * boards, 3):
        if rows[place] == side:
            won += 1
            boxes += rows[place + 2] - 1
    rows[row + B_SIDE] = side
    rows[row + B_POINTS] = points if points > 0 else -points
    rows[row + B_BOXES] = boxes + (asked.all_won if won == boards else 0)


@kernel
def _observe_last(batch: Batch, number: int, person: int) -> None:
    """Write what a seat sees when an episode is over; one that sits out sees the sheet alone."""
    row = number * batch.asked.length
    rows, asked, out = batch.rows, batch.asked, batch.told.last
    form, players = asked.form, asked.players
    seating = rows[row + B_SEATING : row + B_SCORES]
    board = board_with(seating, form, players, person)
    start = number * asked.width
    if board == at.NOBODY:
        for place in range(start, start + asked.width):
            out[place] = 0
    else:
        rows[row + B_BOARD] = board
        seat = int(person_at(seating, form, players, board, 1) == person)
        first = _state_at(batch, number)
        state = rows[first : first + at.S_LENGTH]
        sight(state, batch.game.rules, seat, batch.board.seen)
        observe(batch.board.seen, batch.game.rules, batch.game.tables, out, start)
    _add_sheet(batch, number, person, out)
    if asked.episodes == MATCH_EPISODES:
        # The sheet says who sits out the round that would come next.
        seat_next(seating, form, batch.game.rules, rows[row + B_SIDE])
        out[start + asked.width - 1] = int(board_with(seating, form, players, person) < 0)
    if asked.recall != NO_EVENTS:
        _inform(batch, number, person, out, batch.told.last_information)


@kernel
def _pay(batch: Batch, number: int, person: int, gained: int, shared: int) -> None:
    """Give a seat its part of what is shared among as many."""
    learner = batch.rows[number * batch.asked.length + B_LEARNER]
    if learner == ALL:
        batch.told.rewards[batch.asked.players * number + person] += gained / shared
    elif learner == person:
        batch.told.rewards[number] += gained / shared


@kernel
def _times(batch: Batch, number: int, person: int) -> int:
    """Return how often a person pays or collects: one against two does both with each."""
    first = batch.rows[number * batch.asked.length + B_FIRST]
    return 2 if batch.asked.form == CHOUETTE and person == first else 1


@kernel
def _pay_settled(batch: Batch, number: int, sign: int) -> None:
    """Add the net points of the sheet to the rewards, or take them away."""
    asked = batch.asked
    row = number * asked.length
    sheet = batch.rows[row + B_SHEET : row + B_STATES]
    for person in range(asked.players):
        side = side_of(asked.form, batch.rows[row + B_FIRST], person)
        points = net_of(sheet, batch.game.rules, side)
        _pay(batch, number, person, sign * points * _times(batch, number, person), 1)


@kernel
def _pay_points(batch: Batch, number: int) -> None:
    """Let the losers of a round pay its points to the winners."""
    row = number * batch.asked.length
    points = batch.rows[row + B_POINTS]
    for person in range(batch.asked.players):
        won = _has_won(batch, number, batch.rows[row + B_SIDE], person)
        _pay(batch, number, person, won * points * _times(batch, number, person), 1)


@kernel
def _has_won(batch: Batch, number: int, side: int, person: int) -> int:
    """Return 1 for a winner of the last round, -1 for a loser, 0 for who has sat out."""
    row = number * batch.asked.length
    form = batch.asked.form
    if side_of(form, batch.rows[row + B_FIRST], person) == side:
        return 1
    if sides_of(form) == 2:
        return -1
    seating = batch.rows[row + B_SEATING : row + B_SCORES]
    return 0 if board_with(seating, form, batch.asked.players, person) == at.NOBODY else -1


@kernel
def _pay_winner(batch: Batch, number: int, side: int) -> None:
    """Let each loser of an episode pay 1, and the winners share it."""
    asked = batch.asked
    first = batch.rows[number * asked.length + B_FIRST]
    if side == at.NOBODY:
        return
    winners, losers = 0, 0
    for person in range(asked.players):
        if side_of(asked.form, first, person) == side:
            winners += 1
        elif asked.episodes == MATCH_EPISODES or _has_won(batch, number, side, person):
            losers += 1
    for person in range(asked.players):
        if side_of(asked.form, first, person) == side:
            _pay(batch, number, person, losers, winners)
        elif asked.episodes == MATCH_EPISODES or _has_won(batch, number, side, person):
            _pay(batch, number, person, -1, 1)
