"""A plain player of gin that plays its choices out: it assumes nothing about the other player.

It deals the unseen cards at random, keeps the cards that it knows, and plays every sensible choice
out in the same imagined rounds by a simple policy on both sides. A knock is worth in each of them
exactly what it would score. It counts points, whatever the sheet says. A choice that is clearly
behind is dropped early, which saves time and changes little.

It does what the simple policy does, unless another choice is better by more than the noise: the
best of many noisy values would often be a bad choice.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from hollywood.kernel.deadwood.tables import ALL_RANKS, IN_FOUR_SUITS, MeldTables
from hollywood.kernel.engine.bits import Vector, count, lowest, zeros
from hollywood.kernel.engine.chance import begin, below, word32
from hollywood.kernel.engine.compiling import kernel
from hollywood.kernel.gin import layout as at
from hollywood.kernel.gin.arrangements import least
from hollywood.kernel.gin.deal import CARDS
from hollywood.kernel.gin.game import Board, Game
from hollywood.kernel.gin.moves import apply
from hollywood.kernel.gin.price import P_LENGTH, P_POINTS, P_WINNER, price
from hollywood.kernel.gin.sight import sight
from hollywood.strategy.gin.policies.common import act, answer, dearest, kept, knock
from hollywood.strategy.gin.policies.discards import discards_allowed
from hollywood.strategy.gin.policies.linear import W_LENGTH, linear, worths_of_discards


def padded(*weights: int) -> tuple[int, ...]:
    """Return weights of the linear policy; those that are not given are 0, without effect."""
    return (*weights, *[0] * (W_LENGTH - len(weights)))


SOON: Final = padded(100, 0, 222, 93, 0, 0, 0, 0, 100_000, 0, 0, 100, 2)
"""The weights of a policy that knocks as soon as it may (``strategy/gin/policies/linear.py``)."""
GIN_ONLY: Final = padded(100, 0, 222, 93, 0, 0, 0, 0, 0, 0, 0, 0, 1)
"""The weights of a policy that waits for gin."""

KNOCKS_SOON, WAITS, EITHER = range(3)
"""How the player itself goes on in imagined rounds; with EITHER it tries both for every choice."""

# The weights of the player.
F_SAMPLES: Final = 0  # imagined rounds
F_STYLE: Final = 1  # one of the three above
F_DISCARDS: Final = 2  # the most discards that it tries
F_AFTER_TAKING: Final = 3  # and after taking the top of the pile
F_GATE: Final = 4  # squared standard errors by which a choice must be better than the policy's
F_HANDS: Final = 5  # of how many more hands each turn the other player has the best; 0 for chance
F_OWN: Final = 6  # W_LENGTH weights of its own play when it knocks soon
F_WAITING: Final = F_OWN + W_LENGTH  # and when it waits
F_THEIRS: Final = F_WAITING + W_LENGTH  # and of the other player


def settings(
    samples: int, style: int = EITHER, discards: int = 8, hands: int = 0
) -> tuple[int, ...]:
    """Return the weights of a player that imagines so many rounds.

    After taking the top of the pile it tries one discard only, as after drawing from the stock:
    the best of several noisy values would make taking look too good.
    """
    return (samples, style, discards, 1, 4, hands, *SOON, *GIN_ONLY, *SOON)


# One choice with one way to go on.
(
    E_FIRST,  # the kind of its first action
    E_SECOND,  # A_DISCARD or A_KNOCK; A_DRAW if there is no discard to choose
    E_CARD,  # the discard; NO_CARD for big gin
    E_STYLE,  # KNOCKS_SOON or WAITS
    E_ALIVE,
    E_VALUE,  # in the imagined round, in hundredths of a point
    E_SUM,  # of the values
    E_OFF,  # of the distances to the mean of a round
    E_SQUARES,  # of these distances
    E_AHEAD,  # the squares of the distances to the policy's choice
    E_LENGTH,
) = range(11)
_MOST: Final = 32
_MOST_CARDS: Final = 12
_DECK: Final = ALL_RANKS * IN_FOUR_SUITS
_LOOK_EVERY: Final = 16
_LEAST: Final = 32
"""Nothing is dropped before this many imagined rounds."""
_CLEAR: Final = 9
"""A choice is dropped if it is behind the best by this many squared standard errors."""


class Trials(NamedTuple):
    """The working vectors of a decision."""

    root: Vector
    """S_LENGTH numbers: the round as the seat knows it, with the hidden cards imagined."""
    board: Board
    own: Vector
    """W_LENGTH weights of the seat when it knocks soon."""
    waiting: Vector
    """W_LENGTH weights of the seat when it waits."""
    theirs: Vector
    """W_LENGTH weights of the other player."""
    entries: Vector
    """_MOST entries of E_LENGTH numbers."""


@kernel
def rollout(
    view: list[int],
    rules: list[int],
    tables: MeldTables,
    weights: list[int],
    chance: list[int],
    spot: int,
    action: list[int],
) -> None:
    """Write the action that does best in ``weights[F_SAMPLES]`` imagined rounds."""
    phase = view[at.V_PHASE]
    own = zeros(W_LENGTH)
    waiting = zeros(W_LENGTH)
    theirs = zeros(W_LENGTH)
    for place in range(W_LENGTH):
        own[place] = weights[F_OWN + place]
        waiting[place] = weights[F_WAITING + place]
        theirs[place] = weights[F_THEIRS + place]
    if phase == at.LAST_CHANCE:
        linear(view, rules, tables, own, chance, spot, action)
        return
    if phase != at.UPCARD and phase != at.DRAW and phase != at.DISCARD:  # noqa: PLR1714  (no sets)
        answer(view, rules, tables, action)
        return
    board = Board(zeros(at.S_LENGTH), zeros(at.V_LENGTH), zeros(at.A_LENGTH), zeros(P_LENGTH))
    trials = Trials(zeros(at.S_LENGTH), board, own, waiting, theirs, zeros(_MOST * E_LENGTH))
    game = Game(rules, tables)
    number = _list_choices(view, game, weights, trials)
    best = 0
    if number > 1:
        style = KNOCKS_SOON if weights[F_STYLE] == KNOCKS_SOON else WAITS
        usually = waiting if style == WAITS else own
        linear(view, rules, tables, usually, chance, spot, action)
        usual = _find(trials.entries, number, style, action)
        best = _try_all(view, game, weights, number, usual, trials, chance, spot)
    _carry_out(view[at.V_HAND], tables, trials.entries, best, 0, action)


@kernel
def _find(entries: list[int], number: int, style: int, action: list[int]) -> int:
    """Return the entry with the policy's choice, or the first one."""
    kind = action[at.A_KIND]
    for each in range(number):
        place = each * E_LENGTH
        done = entries[place + E_FIRST]
        if done == at.A_DISCARD:
            done = entries[place + E_SECOND]
        fits = kind != at.A_DISCARD or entries[place + E_CARD] == action[at.A_CARD]
        if done == kind and entries[place + E_STYLE] == style and fits:
            return each
    return 0


# ---------------------------------------------------------------------------- the choices


@kernel
def _list_choices(view: list[int], game: Game, weights: list[int], trials: Trials) -> int:
    """Write the choices that are worth trying; return how many entries there are."""
    if view[at.V_PHASE] == at.DISCARD:
        return _list_discards(view, game, weights, at.A_DISCARD, trials, 0)
    plain = at.A_PASS if view[at.V_PHASE] == at.UPCARD else at.A_DRAW
    number = _add(trials.entries, 0, weights[F_STYLE], plain, at.A_DRAW, at.NO_CARD)
    if view[at.V_TOP] == at.NO_CARD or (plain == at.A_DRAW and not view[at.V_PILE_OPEN]):
        return number
    held = zeros(at.V_LENGTH)
    for place in range(at.V_LENGTH):
        held[place] = view[place]
    held[at.V_HAND] |= 1 << view[at.V_TOP]
    held[at.V_TAKEN] = view[at.V_TOP]
    held[at.V_PHASE] = at.DISCARD
    return _list_discards(held, game, weights, at.A_TAKE, trials, number)


@kernel
def _list_discards(
    view: list[int], game: Game, weights: list[int], first: int, trials: Trials, number: int
) -> int:
    """Add the knock, if there is one, and the best discards; return how many entries there are."""
    rules = game.rules
    tables = game.tables
    style = weights[F_STYLE]
    hand = view[at.V_HAND]
    entries = trials.entries
    if rules[at.R_BIG_GIN] >= 0 and least(hand, tables) == 0:
        return _add(entries, number, KNOCKS_SOON, first, at.A_KNOCK, at.NO_CARD)
    left, fitting = discards_allowed(hand, kept(view, rules), tables)
    if left <= view[at.V_LIMIT]:
        card = dearest(fitting, tables)
        number = _add(entries, number, KNOCKS_SOON, first, at.A_KNOCK, card)
        if left == 0:
            return number
    if view[at.V_MUST_KNOCK]:
        return number
    cards = zeros(_MOST_CARDS)
    worths = zeros(_MOST_CARDS)
    there = worths_of_discards(view, rules, tables, trials.own, cards, worths)
    most = weights[F_DISCARDS if first == at.A_DISCARD else F_AFTER_TAKING]
    for _ in range(min(most, there)):
        best = 0
        for other in range(there):
            if worths[other] > worths[best]:
                best = other
        number = _add(entries, number, style, first, at.A_DISCARD, cards[best])
        worths[best] = -(1 << 60)
    return number


@kernel
def _add(entries: list[int], number: int, style: int, first: int, second: int, card: int) -> int:
    """Add a choice, once for each way to go on; return how many entries there are."""
    for each in range(2):
        if style != 1 - each and number < _MOST:  # not only the other way
            place = number * E_LENGTH
            entries[place + E_FIRST] = first
            entries[place + E_SECOND] = second
            entries[place + E_CARD] = card
            entries[place + E_STYLE] = each
            entries[place + E_ALIVE] = 1
            number += 1
    return number


@kernel
def _carry_out(
    hand: int, tables: MeldTables, entries: list[int], number: int, second: int, action: list[int]
) -> None:
    """Write the first action of an entry, or the second; ``hand`` is the hand before it."""
    place = number * E_LENGTH
    first = entries[place + E_FIRST]
    card = entries[place + E_CARD]
    if not second and first != at.A_DISCARD:
        act(action, first, at.NO_CARD)
    elif entries[place + E_SECOND] == at.A_DISCARD:
        act(action, at.A_DISCARD, card)
    else:
        knock(hand, card, tables, action)


# ---------------------------------------------------------------------------- imagined rounds


@kernel
def _try_all(
    view: list[int],
    game: Game,
    weights: list[int],
    number: int,
    usual: int,
    trials: Trials,
    chance: list[int],
    spot: int,
) -> int:
    """Play the entries out in the same imagined rounds; return the best."""
    entries = trials.entries
    _write_root(view, trials.root)
    pool = zeros(CARDS)
    samples = weights[F_SAMPLES]
    played = 0
    for sample in range(1, samples + 1):
        played = sample
        _imagine(view, game, weights[F_HANDS], trials.root, pool, chance, spot)
        mean = 0
        alive = 0
        for each in range(number):
            place = each * E_LENGTH
            if entries[place + E_ALIVE]:
                entries[place + E_VALUE] = _value(each, game, trials)
                mean += entries[place + E_VALUE]
                alive += 1
        mean //= alive
        theirs = entries[usual * E_LENGTH + E_VALUE]
        for each in range(number):
            place = each * E_LENGTH
            if entries[place + E_ALIVE]:
                off = entries[place + E_VALUE] - mean
                entries[place + E_SUM] += entries[place + E_VALUE]
                entries[place + E_OFF] += off
                entries[place + E_SQUARES] += off * off
                ahead = entries[place + E_VALUE] - theirs
                entries[place + E_AHEAD] += ahead * ahead
        if sample % _LOOK_EVERY == 0 and sample >= _LEAST:
            _drop(entries, number, sample)
            if _settled(entries, number):
                break
    return _chosen(entries, number, usual, played, weights[F_GATE])


@kernel
def _chosen(entries: list[int], number: int, usual: int, played: int, gate: int) -> int:
    """Return the best entry that is clearly better than the policy's choice."""
    if not entries[usual * E_LENGTH + E_ALIVE]:
        return _best(entries, number)
    first = entries[usual * E_LENGTH + E_SUM]
    best = usual
    for each in range(number):
        place = each * E_LENGTH
        ahead = entries[place + E_SUM] - first
        if entries[place + E_ALIVE] and ahead > 0:
            spread = entries[place + E_AHEAD] - ahead * ahead // played
            clear = ahead * ahead > gate * spread
            if clear and entries[place + E_SUM] > entries[best * E_LENGTH + E_SUM]:
                best = each
    return best


@kernel
def _write_root(view: list[int], root: list[int]) -> None:
    """Write the state of the round as far as the seat knows it. Only the pile's top matters."""
    seat = view[at.V_SEAT]
    root[at.S_PHASE] = view[at.V_PHASE]
    root[at.S_AWAITING] = seat
    root[at.S_DEALER] = view[at.V_DEALER]
    root[at.S_UPCARD] = view[at.V_UPCARD]
    root[at.S_STOCK] = view[at.V_STOCK]
    root[at.S_TURNS] = view[at.V_TURNS]
    root[at.S_TAKEN] = view[at.V_TAKEN]
    root[at.S_DRAWN] = view[at.V_DRAWN]
    root[at.S_KNOCKER] = at.NOBODY
    root[at.S_ENDING] = -1
    root[at.S_FACE_DOWN] = at.NO_CARD
    root[at.S_HANDS + seat] = view[at.V_HAND]
    root[at.S_KNOWN + seat] = view[at.V_MINE]
    root[at.S_KNOWN + 1 - seat] = view[at.V_KNOWN]
    root[at.S_PILED] = view[at.V_PILE]
    if view[at.V_TOP] != at.NO_CARD:
        root[at.S_PILE_SIZE] = 1
        root[at.S_PILE] = view[at.V_TOP]


@kernel
def _imagine(
    view: list[int],
    game: Game,
    hands: int,
    root: list[int],
    pool: list[int],
    chance: list[int],
    spot: int,
) -> None:
    """Give the other player a random hand of unseen cards; the rest is the stock.

    Of several hands, the one with the least deadwood is taken: of ``hands`` more each turn.
    """
    unseen = _DECK & ~view[at.V_SEEN]
    hidden = game.rules[at.R_HAND_SIZE] - count(view[at.V_KNOWN])
    hand = 0
    fewest = 0
    for tried in range(1 + (view[at.V_TURNS] >> 1) * hands):
        there = _list_cards(unseen, pool)
        other = view[at.V_KNOWN] | _drawn(hidden, there, pool, chance, spot)
        left = least(other, game.tables)
        if tried == 0 or left < fewest:
            hand = other
            fewest = left
    root[at.S_HANDS + 1 - view[at.V_SEAT]] = hand
    stock = view[at.V_STOCK]
    _list_cards(unseen & ~hand, pool)
    for place in range(stock):
        root[at.S_DECK + CARDS - stock + place] = pool[place]
    root[at.S_SHUFFLED] = CARDS - stock
    begin(root, at.S_CHANCE, word32(chance, spot), 0, 0)


@kernel
def _list_cards(cards: int, pool: list[int]) -> int:
    """Write the cards to ``pool``; return how many there are."""
    there = 0
    while cards:
        pool[there] = lowest(cards)
        cards &= cards - 1
        there += 1
    return there


@kernel
def _drawn(number: int, there: int, pool: list[int], chance: list[int], spot: int) -> int:
    """Return so many random cards of the ``there`` cards of ``pool``, as a hand."""
    hand = 0
    for place in range(number):
        other = place + below(chance, spot, there - place)
        card = pool[other]
        pool[other] = pool[place]
        pool[place] = card
        hand |= 1 << card
    return hand


@kernel
def _value(number: int, game: Game, trials: Trials) -> int:
    """Play entry ``number`` out; return what the seat scores, in hundredths of a point."""
    rules = game.rules
    tables = game.tables
    state = trials.board.state
    action = trials.board.action
    seat = trials.root[at.S_AWAITING]
    for place in range(at.S_LENGTH):
        state[place] = trials.root[place]
    waits = trials.entries[number * E_LENGTH + E_STYLE]
    _carry_out(state[at.S_HANDS + seat], tables, trials.entries, number, 0, action)
    apply(state, rules, action)
    if action[at.A_KIND] == at.A_TAKE:
        _carry_out(state[at.S_HANDS + seat], tables, trials.entries, number, 1, action)
        apply(state, rules, action)
    while state[at.S_PHASE] != at.OVER:
        mover = state[at.S_AWAITING]
        sight(state, rules, mover, trials.board.seen)
        weights = trials.theirs
        if mover == seat:
            weights = trials.waiting if waits else trials.own
        linear(trials.board.seen, rules, tables, weights, state, at.S_CHANCE, action)
        apply(state, rules, action)
    score = trials.board.score
    price(state, rules, tables, score)
    if score[P_WINNER] == at.NOBODY:
        return 0
    return 100 * score[P_POINTS] if score[P_WINNER] == seat else -100 * score[P_POINTS]


@kernel
def _drop(entries: list[int], number: int, samples: int) -> None:
    """Drop the entries that are clearly behind the best."""
    best = _best(entries, number) * E_LENGTH
    for each in range(number):
        place = each * E_LENGTH
        behind = entries[best + E_SUM] - entries[place + E_SUM]
        if entries[place + E_ALIVE] and behind > 0:
            # The sums vary by the number of samples times the variance of a distance.
            spread = entries[best + E_SQUARES] + entries[place + E_SQUARES]
            spread -= entries[best + E_OFF] * entries[best + E_OFF] // samples
            spread -= entries[place + E_OFF] * entries[place + E_OFF] // samples
            if behind * behind > _CLEAR * spread:
                entries[place + E_ALIVE] = 0


@kernel
def _settled(entries: list[int], number: int) -> int:
    """Return 1 if all entries that are left do the same now, else 0."""
    best = _best(entries, number) * E_LENGTH
    for each in range(number):
        place = each * E_LENGTH
        if entries[place + E_ALIVE] and (
            entries[place + E_FIRST] != entries[best + E_FIRST]
            or (
                entries[place + E_FIRST] != at.A_TAKE
                and entries[place + E_CARD] != entries[best + E_CARD]
            )
            or (
                entries[place + E_FIRST] == at.A_DISCARD
                and entries[place + E_SECOND] != entries[best + E_SECOND]
            )
        ):
            return 0
    return 1


@kernel
def _best(entries: list[int], number: int) -> int:
    """Return the best of the entries that are left."""
    best = -1
    for each in range(number):
        place = each * E_LENGTH
        if entries[place + E_ALIVE] and (
            best < 0 or entries[place + E_SUM] > entries[best * E_LENGTH + E_SUM]
        ):
            best = each
    return best


rollout.weights = settings(128)  # type: ignore[attr-defined]
