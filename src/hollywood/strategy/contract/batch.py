"""Many games of May-I side by side, one step of every game in one call.

As :mod:`hollywood.strategy.gin.batch`, for two to eight seats: after each step every game waits for
a decision, of the next seat or, with opponents, of the learner. A discard is offered to all who may
call for it, one after the other, clockwise from the player in turn.

An episode is a hand or a match. Episode number ``e`` begins with dealer ``e % seats``, and as a
single hand it is hand ``e // seats % hands`` (from 0). If the seats learn in turns, seat
``e % seats`` learns, and the dealer and the hand change more slowly.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from hollywood.kernel.contract import state as at
from hollywood.kernel.contract.features import features, observe
from hollywood.kernel.contract.history import (
    WIDTH,
    Memories,
    tell_after,
    tell_before,
    tell_deal,
)
from hollywood.kernel.contract.layout import (
    MOST_SEATS,
    NOBODY,
    R_HANDS,
    R_LENGTH,
    R_SEATS,
)
from hollywood.kernel.contract.rules.deal import stream_of
from hollywood.kernel.contract.rules.legality import may_call
from hollywood.kernel.contract.rules.moves import apply, price, start
from hollywood.kernel.contract.rules.sight import sight
from hollywood.kernel.contract.scratch import MEMORY_LENGTH
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
from hollywood.strategy.contract.numbered import (
    actions_of,
    count_open,
    find_open,
    is_open,
    moment_of,
    nth_open,
    read_number,
    write_mask,
)
from hollywood.strategy.contract.policies.choose import choose

B_NUMBER: Final = 0  # the number of the episode
B_HAND: Final = 1  # the hand of the match, from 0
B_DEALER: Final = 2
B_LEARNER: Final = 3  # the seat that the caller plays; -1 for all
B_SEAT: Final = 4  # the seat that is asked
B_OFFER: Final = 5  # the discard that was offered last
B_ASKED: Final = 6  # a mask of the seats that have answered, and of those that have not
B_WAITING: Final = 7
B_PAUSED: Final = 8  # 1 while a finished hand waits to be valued, 2 if its rewards are told
B_OVER: Final = 9  # 1 if the episode ended with that hand
B_DECIDED: Final = 10  # 1 once the caller has decided something in the episode
B_TOTALS: Final = 11
B_PENALTIES: Final = B_TOTALS + MOST_SEATS  # of the last finished hand
B_CHANCE: Final = B_PENALTIES + MOST_SEATS
B_STATE: Final = B_CHANCE + LENGTH * MOST_SEATS
B_OPEN: Final = B_STATE + at.S_LENGTH
"""Then what the seat that is asked may do, and the memories of the seats."""

HAND_EPISODES, MATCH_EPISODES = range(2)
POINTS, WINS, EQUITY = range(3)
ALL, EACH = -1, -2
"""Who learns: a seat, all of them, or one seat after the other from episode to episode."""

_PILES: Final = 1 << 10
"""More than the cards of any pile."""


class Asked(NamedTuple):
    """What the caller asked for."""

    games: int
    seed: int
    learner: int
    """A seat, ALL or EACH."""
    episodes: int
    """HAND_EPISODES or MATCH_EPISODES."""
    rewards: int
    """POINTS: the penalties, as negative numbers; WINS: each loser pays 1 to the winners; or
    EQUITY: the caller values every hand."""
    melds: int
    """The most melds that can lie on the table."""
    width: int
    """The numbers of an observation."""
    recall: int
    """How many events an information state holds; NO_EVENTS if nobody asked for it."""
    memory: int
    """Where in a row the memories begin."""
    length: int
    """The length of a row of the games."""


class Batch(NamedTuple):
    """All games together, who plays them, and where the results go."""

    rows: Vector
    """A row for each game; slices of it must share its numbers."""
    book: Vector
    """The rules of every hand, R_LENGTH numbers each, in the same way."""
    policies: Vector
    """The policy of each seat; the learner's does not matter."""
    plain: Vector
    """The weights of the greedy policy."""
    seen: Vector
    """V_LENGTH numbers of scratch."""
    action: Vector
    """A_LENGTH numbers of scratch."""
    works: Vector
    """MEMORY_LENGTH numbers of scratch for each hand of a match."""
    asked: Asked
    told: Told


@kernel
def step_all(choices: list[int], afresh: int, batch: Batch) -> int:
    """Take the action with this number in every game; return -1.

    If an action is illegal, nothing happens, and the result is the number of the first such game.
    With ``afresh``, nothing is taken: the first episode of every game is dealt.
    """
    games, melds, length = batch.asked.games, batch.asked.melds, batch.asked.length
    for number in range(games):
        row = number * length
        if afresh:
            batch.rows[row + B_NUMBER] = number
            _begin(batch, number)
        elif not is_open(choices[number], melds, batch.rows, row + B_OPEN):
            return number
    for number in range(games):
        _clear(batch, number)
        if not afresh:
            row = number * length
            hand = batch.rows[row + B_HAND]
            rules = batch.book[hand * R_LENGTH : (hand + 1) * R_LENGTH]
            work = batch.works[hand * MEMORY_LENGTH : (hand + 1) * MEMORY_LENGTH]
            state = batch.rows[row + B_STATE : row + B_OPEN]
            sight(state, rules, batch.rows[row + B_SEAT], batch.seen)
            read_number(choices[number], batch.seen, rules, melds, batch.action, work)
            _do(batch, number)
        _go_on(batch, number)
    return -1


@kernel
def resume_all(batch: Batch) -> int:
    """Play on where a finished hand was valued; return how many games wait for that again."""
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
        wanted = below(chance, 0, count_open(batch.rows, place, batch.asked.melds))
        choices[number] = nth_open(batch.rows, place, batch.asked.melds, wanted)


@kernel
def _clear(batch: Batch, number: int) -> None:
    told = batch.told
    told.ended[number] = 0
    if batch.asked.learner == ALL:
        seats = batch.book[R_SEATS]
        for seat in range(seats):
            told.rewards[seats * number + seat] = 0
    else:
        told.rewards[number] = 0


@kernel
def _begin(batch: Batch, number: int) -> None:
    """Begin the next episode of a game."""
    row = number * batch.asked.length
    rows = batch.rows
    seats, hands = batch.book[R_SEATS], batch.book[R_HANDS]
    episode = rows[row + B_NUMBER]
    rows[row + B_LEARNER] = batch.asked.learner
    if batch.asked.learner == EACH:
        rows[row + B_LEARNER] = episode % seats
        episode //= seats
    rows[row + B_DEALER] = episode % seats
    rows[row + B_HAND] = 0
    if batch.asked.episodes == HAND_EPISODES:
        rows[row + B_HAND] = episode // seats % hands
    rows[row + B_DECIDED] = 0
    for seat in range(seats):
        rows[row + B_TOTALS + seat] = 0
        if batch.asked.recall > 0:
            rows[row + batch.asked.memory + seat * memory_length(batch.asked.recall)] = 0
    _deal(batch, number)


@kernel
def _deal(batch: Batch, number: int) -> None:
    row = number * batch.asked.length
    rows = batch.rows
    hand, episode = rows[row + B_HAND], rows[row + B_NUMBER]
    rules = batch.book[hand * R_LENGTH : (hand + 1) * R_LENGTH]
    state = rows[row + B_STATE : row + B_OPEN]
    start(state, rules, rows[row + B_DEALER], batch.asked.seed, episode)
    if batch.asked.recall > 0:
        heard = Memories(rows, batch.asked.recall, row + batch.asked.memory, rules[R_SEATS])
        tell_deal(state, rules, heard)
    rows[row + B_OFFER] = -1
    rows[row + B_ASKED] = rows[row + B_WAITING] = 0
    if batch.asked.learner != ALL:
        for seat in range(rules[R_SEATS]):
            spot = row + B_CHANCE + LENGTH * seat
            begin(rows, spot, batch.asked.seed, episode, stream_of(hand + 1, seat))


@kernel
def _do(batch: Batch, number: int) -> None:
    """Let the seat that is asked do the action in the scratch vector."""
    row = number * batch.asked.length
    rows, action = batch.rows, batch.action
    hand, seat = rows[row + B_HAND], rows[row + B_SEAT]
    rules = batch.book[hand * R_LENGTH : (hand + 1) * R_LENGTH]
    state = rows[row + B_STATE : row + B_OPEN]
    if action[at.A_KIND] == at.A_CALL:
        action[at.A_MOMENT] = moment_of(state, rows[row + B_ASKED])
    if rows[row + B_WAITING] >> seat & 1:
        rows[row + B_ASKED] |= 1 << seat
        rows[row + B_WAITING] ^= 1 << seat
    if batch.asked.recall <= 0:
        if action[at.A_KIND] != at.A_NOTHING:
            apply(state, rules, seat, action)
        return
    heard = Memories(rows, batch.asked.recall, row + batch.asked.memory, rules[R_SEATS])
    stock, reshuffles = state[at.S_STOCK], state[at.S_RESHUFFLES]
    gets = tell_before(state, rules, seat, action, heard)
    if action[at.A_KIND] != at.A_NOTHING:
        apply(state, rules, seat, action)
        tell_after(state, rules, gets, action, stock, reshuffles, heard)


@kernel
def _next_seat(batch: Batch, number: int) -> int:
    """Return who is asked next, and offer a new discard to all who may call for it."""
    row = number * batch.asked.length
    rows = batch.rows
    hand = rows[row + B_HAND]
    rules = batch.book[hand * R_LENGTH : (hand + 1) * R_LENGTH]
    state = rows[row + B_STATE : row + B_OPEN]
    seats, turn = rules[R_SEATS], state[at.S_TURN]
    offer = 2 * (_PILES * state[at.S_TURNS] + state[at.S_PILE_SIZE]) + state[at.S_DREW]
    if offer != rows[row + B_OFFER]:
        rows[row + B_OFFER] = offer
        rows[row + B_ASKED] = rows[row + B_WAITING] = 0
        for seat in range(seats):
            if may_call(state, rules, seat):
                rows[row + B_WAITING] |= 1 << seat
    for step in range(1, seats):
        seat = (turn + step) % seats
        if rows[row + B_WAITING] >> seat & 1:
            return seat
    return turn


@kernel
def _go_on(batch: Batch, number: int) -> None:
    """Play to the next decision of the caller, and tell what its seat sees and may do.

    It stops before, where a finished hand has to be valued by the caller.
    """
    row = number * batch.asked.length
    rows, seen, melds = batch.rows, batch.seen, batch.asked.melds
    state = rows[row + B_STATE : row + B_OPEN]
    while True:
        if state[at.S_PHASE] == at.OVER:
            _finish_hand(batch, number)
            if rows[row + B_PAUSED]:
                return
            continue
        seat = _next_seat(batch, number)
        rows[row + B_SEAT] = seat
        hand = rows[row + B_HAND]
        rules = batch.book[hand * R_LENGTH : (hand + 1) * R_LENGTH]
        work = batch.works[hand * MEMORY_LENGTH : (hand + 1) * MEMORY_LENGTH]
        sight(state, rules, seat, seen)
        learner = rows[row + B_LEARNER]
        if learner in (ALL, seat):
            find_open(seen, rules, melds, batch.action, work, rows, row + B_OPEN)
            write_mask(rows, row + B_OPEN, melds, batch.told.masks, number * actions_of(melds))
            _observe(batch, number, batch.told.observations, batch.told.information)
            rows[row + B_DECIDED] = 1
            batch.told.waiting[number] = seat
            return
        policy, spot = batch.policies[seat], row + B_CHANCE + LENGTH * seat
        choose(policy, seen, rules, batch.plain, rows, spot, batch.action, work)
        _do(batch, number)


@kernel
def _observe(batch: Batch, number: int, out: Floats, informed: Floats) -> None:
    """Write what the seat of the view in the scratch vector sees, and the totals of a match.

    If the caller asked for events, ``informed`` gets the same, and then what the seat remembers.
    """
    row = number * batch.asked.length
    rows = batch.rows
    hand, seat = rows[row + B_HAND], batch.seen[at.S_SEAT]
    rules = batch.book[hand * R_LENGTH : (hand + 1) * R_LENGTH]
    start_at = number * batch.asked.width
    melds, seats = batch.asked.melds, rules[R_SEATS]
    observe(batch.seen, rules, melds, rows[row + B_ASKED], out, start_at)
    if batch.asked.episodes == MATCH_EPISODES:
        first = start_at + features(seats, melds)
        for step in range(seats):
            out[first + step] = rows[row + B_TOTALS + (seat + step) % seats] / 100
    recall, width = batch.asked.recall, batch.asked.width
    if recall != NO_EVENTS:
        start = number * (width + WIDTH * recall)
        copy_numbers(out, start_at, width, informed, start)
        memory = row + batch.asked.memory + seat * memory_length(recall)
        write_events(rows, memory, recall, WIDTH, informed, start + width)


@kernel
def _finish_hand(batch: Batch, number: int) -> None:
    """Score the finished hand; go on with the match, or end the episode and begin the next one."""
    row = number * batch.asked.length
    rows = batch.rows
    hand = rows[row + B_HAND]
    rules = batch.book[hand * R_LENGTH : (hand + 1) * R_LENGTH]
    state = rows[row + B_STATE : row + B_OPEN]
    seats, learner = rules[R_SEATS], rows[row + B_LEARNER]
    tells = rows[row + B_DECIDED] and not batch.told.ended[number]
    for seat in range(seats):
        penalty = price(state, rules, seat)
        rows[row + B_PENALTIES + seat] = penalty
        rows[row + B_TOTALS + seat] += penalty
        if tells and batch.asked.rewards == POINTS:
            _reward(batch, number, seat, -penalty)
    over = batch.asked.episodes == HAND_EPISODES or hand + 1 == rules[R_HANDS]
    if batch.asked.rewards == EQUITY:
        rows[row + B_PAUSED] = 2 if tells else 1
        rows[row + B_OVER] = int(over)
    if not over:
        rows[row + B_HAND] = hand + 1
        rows[row + B_DEALER] = (rows[row + B_DEALER] + 1) % seats
        _deal(batch, number)
        return
    if tells:
        if batch.asked.rewards == WINS:
            _share_out(batch, number)
        batch.told.ended[number] = 1
        sight(state, rules, 0 if learner == ALL else learner, batch.seen)
        _observe(batch, number, batch.told.last, batch.told.last_information)
    rows[row + B_NUMBER] += batch.asked.games
    _begin(batch, number)


@kernel
def _share_out(batch: Batch, number: int) -> None:
    """Let each loser of the episode pay 1, and the winners share it."""
    row = number * batch.asked.length
    rows = batch.rows
    state = rows[row + B_STATE : row + B_OPEN]
    seats, winners, many = batch.book[R_SEATS], 0, 0
    if batch.asked.episodes == MATCH_EPISODES:
        least = rows[row + B_TOTALS]
        for seat in range(seats):
            least = min(least, rows[row + B_TOTALS + seat])
        for seat in range(seats):
            if rows[row + B_TOTALS + seat] == least:
                winners |= 1 << seat
                many += 1
    elif state[at.S_WINNER] != NOBODY:
        winners = 1 << state[at.S_WINNER]
        many = 1
    if not many or many == seats:
        return
    rewards, learner = batch.told.rewards, rows[row + B_LEARNER]
    for seat in range(seats):
        if learner in (ALL, seat):
            place = seats * number + seat if learner == ALL else number
            rewards[place] = (seats - many) / many if winners >> seat & 1 else -1


@kernel
def _reward(batch: Batch, number: int, seat: int, gained: int) -> None:
    learner = batch.rows[number * batch.asked.length + B_LEARNER]
    if learner == ALL:
        batch.told.rewards[batch.book[R_SEATS] * number + seat] += gained
    elif learner == seat:
        batch.told.rewards[number] += gained
