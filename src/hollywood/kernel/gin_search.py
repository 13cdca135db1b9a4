"""The searching player of gin: every choice is played out in the same imagined rounds.

A round is imagined from a hand of the other player drawn from the belief
(:mod:`hollywood.kernel.gin_belief`) and a stock in a random order; then both sides play it out by
linear policies, the other one by that of the type he was drawn with. All choices are tried in the
same rounds, the worse half is given up again and again (sequential halving), and what few rounds
say is weighed against what the policy would do.

What a result is worth is a vector: points where nothing else counts, or shares of the match.
"""

from __future__ import annotations

from typing import Final

from hollywood.kernel.bits import zeros
from hollywood.kernel.chance import begin, word32
from hollywood.kernel.compiling import inlined, kernel
from hollywood.kernel.gin_acting import act, answer, dearest, kept, knock
from hollywood.kernel.gin_arrange import least
from hollywood.kernel.gin_belief import (
    B_LENGTH,
    B_POOL,
    B_POOLED,
    B_TYPE,
    M_LENGTH,
    begin_belief,
    choose_type,
    go_through,
    held_in,
)
from hollywood.kernel.gin_layout import (
    A_DISCARD,
    A_DRAW,
    A_KIND,
    A_LENGTH,
    A_PASS,
    A_TAKE,
    DISCARD,
    DRAW,
    LAST_CHANCE,
    NO_CARD,
    NOBODY,
    OVER,
    R_BIG_GIN,
    S_AWAITING,
    S_CHANCE,
    S_DEALER,
    S_DECK,
    S_DRAWN,
    S_ENDING,
    S_HANDS,
    S_KNOCKER,
    S_KNOWN,
    S_LENGTH,
    S_PHASE,
    S_PILE,
    S_PILE_SIZE,
    S_PILED,
    S_SHUFFLED,
    S_STOCK,
    S_TAKEN,
    S_THROWN_DOWN,
    S_TURNS,
    S_UPCARD,
    UPCARD,
    V_DEALER,
    V_DRAWN,
    V_HAND,
    V_KNOWN,
    V_LENGTH,
    V_LIMIT,
    V_MUST_KNOCK,
    V_PHASE,
    V_PILE_OPEN,
    V_SEAT,
    V_STOCK,
    V_TAKEN,
    V_TOP,
    V_TURNS,
    V_UPCARD,
)
from hollywood.kernel.gin_linear import (
    linear,
    takes,
    worths_of_throws,
)
from hollywood.kernel.gin_moves import apply
from hollywood.kernel.gin_price import (
    BY_BIG_GIN,
    BY_GIN,
    BY_UNDERCUT,
    P_KIND,
    P_LENGTH,
    P_POINTS,
    P_WINNER,
    price,
)
from hollywood.kernel.gin_sight import sight
from hollywood.kernel.gin_story import (
    G_EVENTS,
    G_PILE,
    G_PILE_SIZE,
    G_SIZE,
    THREW,
    TOOK,
)
from hollywood.kernel.gin_throws import best_throws, throws_but
from hollywood.kernel.tables import MeldTables

# ---------------------------------------------------------------------------- worth

MOST_POINTS: Final = 256
"""Of one round; more count as this."""
CLASSES: Final = 3
"""Ways to win: by knocking, by gin, by undercutting; they differ in boxes."""
W_DRAWN: Final = 2 * CLASSES * MOST_POINTS
WORTH_LENGTH: Final = W_DRAWN + 1
"""Thousandths of a point (or of a share) of each result: own wins, lost rounds, a drawn round."""

# ---------------------------------------------------------------------------- choices

MOST_CHOICES: Final = 16
C_NUMBER: Final = 0
C_WORLDS: Final = 1
C_CHOSEN: Final = 2
C_PRIOR: Final = 3  # the choice of the policy
C_TYPES: Final = 4  # how often each type was drawn
C_LIST: Final = 20
# Each choice: first action, then what follows a take; rounds; sum; sum of squares of differences.
K_FIRST: Final = 0
K_SECOND: Final = 1  # A_DISCARD, or A_KNOCK; A_DRAW where nothing is laid down
K_CARD: Final = 2  # NO_CARD: big gin
K_PRIOR: Final = 3  # thousandths of points behind the best of the policy
K_ROUNDS: Final = 4
K_SUM: Final = 5
K_SQUARES: Final = 6
K_ALIVE: Final = 7
K_LENGTH: Final = 8
C_LENGTH: Final = C_LIST + MOST_CHOICES * K_LENGTH

_KNOCK: Final = 4  # A_KNOCK

# ---------------------------------------------------------------------------- how it searches

(
    Q_WORLDS,  # how many rounds of imagination to spend, counted for one choice each
    Q_TYPES,
    Q_BURN,
    Q_BURN_TURN,
    Q_THIN,
    Q_THIN_TURN,
    Q_TRUST,  # rounds that the policy's opinion counts for
    Q_SHARE,  # per cent of the policy's difference that are believed beforehand
    Q_THROWS,  # how many throws are looked at
    Q_THROWS_TAKEN,  # and after a take
    Q_TYPE_EVERY,  # samples between two draws of the type
    Q_LENGTH,
) = range(12)


@kernel
def search(
    view: list[int],
    story: list[int],
    rules: list[int],
    tables: MeldTables,
    own: list[int],
    types: list[int],
    ways: list[int],
    worth: list[int],
    curves: list[int],
    chance: list[int],
    at: int,
    action: list[int],
    out: list[int],
) -> None:
    """Write the action that turns out best to ``action``, and what was found to ``out``."""
    phase = view[V_PHASE]
    out[C_NUMBER] = 0
    out[C_WORLDS] = 0
    for kind in range(ways[Q_TYPES]):
        out[C_TYPES + kind] = 0
    if phase == LAST_CHANCE:
        linear(view, rules, tables, own, chance, at, action)
        return
    if phase != UPCARD and phase != DRAW and phase != DISCARD:  # noqa: PLR1714  (no sets)
        answer(view, rules, tables, action)
        return
    _choices(view, rules, tables, own, ways, out)
    if out[C_NUMBER] > 1:
        _try_all(view, story, rules, tables, own, types, ways, worth, curves, chance, at, out)
    else:
        out[C_CHOSEN] = 0
    _carry_out(view[V_HAND], tables, out, out[C_CHOSEN], 0, action)


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
def _choices(
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
        _ways_to_throw(view, rules, tables, own, ways[Q_THROWS], A_DISCARD, 0, out)
        return
    plain = A_PASS if phase == UPCARD else A_DRAW
    if phase == DRAW and not view[V_PILE_OPEN] or view[V_TOP] == NO_CARD:
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
        held, rules, tables, own, ways[Q_THROWS_TAKEN], A_TAKE, 0 if taken else -2000, out
    )


@kernel
def _ways_to_throw(
    view: list[int],
    rules: list[int],
    tables: MeldTables,
    own: list[int],
    most: int,
    first: int,
    behind: int,
    out: list[int],
) -> None:
    """Add the knock there is, if any, and the best throws in the policy's opinion."""
    hand = view[V_HAND]
    if rules[R_BIG_GIN] >= 0 and least(hand, tables) == 0:
        _add_choice(out, first, _KNOCK, NO_CARD, behind)
    left, fitting = best_throws(hand, tables)
    barred = kept(view, rules)
    fitting &= ~barred
    if not fitting:
        left, fitting = throws_but(hand, barred, tables)
    if left <= view[V_LIMIT]:
        _add_choice(out, first, _KNOCK, dearest(fitting, tables), behind)
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
        _add_choice(out, first, A_DISCARD, cards[best], behind + 10 * (worths[best] - top))
        worths[best] = -(1 << 60)


@kernel
def _carry_out(
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


@kernel
def _try_all(
    view: list[int],
    story: list[int],
    rules: list[int],
    tables: MeldTables,
    own: list[int],
    types: list[int],
    ways: list[int],
    worth: list[int],
    curves: list[int],
    chance: list[int],
    at: int,
    out: list[int],
) -> None:
    """Play the choices out in the same rounds, and choose."""
    belief = zeros(B_LENGTH)
    root = zeros(S_LENGTH)
    state = zeros(S_LENGTH)
    seen = zeros(V_LENGTH)
    action = zeros(A_LENGTH)
    score = zeros(P_LENGTH)
    theirs = zeros(M_LENGTH)
    cards = zeros(12)
    worths = zeros(12)
    seat = view[V_SEAT]
    number = out[C_NUMBER]
    begin_belief(belief, story, view, rules, chance, at)
    _root(view, story, root)
    turns = story[G_SIZE] >> 1
    choose_type(
        belief, story, view, rules, tables, types, ways[Q_TYPES], theirs, curves, chance, at,
        seen, cards, worths,
    )
    go_through(
        belief, ways[Q_BURN] + turns * ways[Q_BURN_TURN], story, view, rules, tables,
        theirs, curves, chance, at, seen, cards, worths,
    )
    thin = ways[Q_THIN] + turns * ways[Q_THIN_TURN]
    halvings = 1
    while 1 << halvings < number:
        halvings += 1
    alive = number
    samples = 0
    while alive > 1:
        rounds = max(1, ways[Q_WORLDS] // (alive * halvings))
        for _ in range(rounds):
            if samples % ways[Q_TYPE_EVERY] == 0:
                choose_type(
                    belief, story, view, rules, tables, types, ways[Q_TYPES], theirs, curves,
                    chance, at, seen, cards, worths,
                )
            go_through(
                belief, thin, story, view, rules, tables, theirs, curves, chance, at,
                seen, cards, worths,
            )
            samples += 1
            out[C_TYPES + belief[B_TYPE]] += 1
            _imagine(root, belief, 1 - seat, view[V_KNOWN], chance, at)
            for choice in range(number):
                place = C_LIST + choice * K_LENGTH
                if not out[place + K_ALIVE]:
                    continue
                value = _played_out(
                    root, seat, choice, rules, tables, own, theirs, worth, chance, at, state,
                    seen, action, score, out,
                )
                out[place + K_ROUNDS] += 1
                out[place + K_SUM] += value
        alive = _give_up_half(out, ways, alive)
    out[C_WORLDS] = samples
    for choice in range(number):
        if out[C_LIST + choice * K_LENGTH + K_ALIVE]:
            out[C_CHOSEN] = choice


@kernel
def assess(
    view: list[int],
    story: list[int],
    rules: list[int],
    tables: MeldTables,
    own: list[int],
    types: list[int],
    ways: list[int],
    worth: list[int],
    curves: list[int],
    chance: list[int],
    at: int,
    out: list[int],
    worlds: int,
    rows: list[int],
) -> int:
    """Play every choice out in the same ``worlds`` rounds; one row of values for each round.

    A row has MOST_CHOICES places, the choices are in ``out``. Returns how many choices there are;
    with fewer than two nothing is played.
    """
    out[C_NUMBER] = 0
    for kind in range(ways[Q_TYPES]):
        out[C_TYPES + kind] = 0
    _choices(view, rules, tables, own, ways, out)
    number = out[C_NUMBER]
    if number < 2:
        return number
    belief = zeros(B_LENGTH)
    root = zeros(S_LENGTH)
    state = zeros(S_LENGTH)
    seen = zeros(V_LENGTH)
    action = zeros(A_LENGTH)
    score = zeros(P_LENGTH)
    theirs = zeros(M_LENGTH)
    cards = zeros(12)
    worths = zeros(12)
    turns = story[G_SIZE] >> 1
    begin_belief(belief, story, view, rules, chance, at)
    _root(view, story, root)
    steps = ways[Q_BURN] + turns * ways[Q_BURN_TURN]
    for world in range(worlds):
        if world % ways[Q_TYPE_EVERY] == 0:
            choose_type(
                belief, story, view, rules, tables, types, ways[Q_TYPES], theirs, curves, chance,
                at, seen, cards, worths,
            )
        go_through(
            belief, steps, story, view, rules, tables, theirs, curves, chance, at, seen,
            cards, worths,
        )
        steps = ways[Q_THIN] + turns * ways[Q_THIN_TURN]
        out[C_TYPES + belief[B_TYPE]] += 1
        _imagine(root, belief, 1 - view[V_SEAT], view[V_KNOWN], chance, at)
        for choice in range(number):
            rows[world * MOST_CHOICES + choice] = _played_out(
                root, view[V_SEAT], choice, rules, tables, own, theirs, worth, chance, at, state,
                seen, action, score, out,
            )
    return number


@kernel
def _opinion(out: list[int], choice: int, ways: list[int]) -> int:
    """Return what a choice seems worth: the mean of its rounds, drawn towards the policy's view."""
    place = C_LIST + choice * K_LENGTH
    rounds = out[place + K_ROUNDS]
    prior = out[place + K_PRIOR] * ways[Q_SHARE] // 100
    base = out[C_LIST + K_SUM] // max(1, out[C_LIST + K_ROUNDS])
    trust = ways[Q_TRUST]
    return (out[place + K_SUM] + trust * (base + prior)) * 16 // (rounds + trust)


@kernel
def _give_up_half(out: list[int], ways: list[int], alive: int) -> int:
    """Give up the worse half of the choices still tried; return how many are left."""
    left = alive
    while left > (alive + 1) // 2:
        worst = -1
        least_worth = 0
        for choice in range(out[C_NUMBER]):
            if not out[C_LIST + choice * K_LENGTH + K_ALIVE]:
                continue
            found = _opinion(out, choice, ways)
            if worst < 0 or found < least_worth:
                worst = choice
                least_worth = found
        out[C_LIST + worst * K_LENGTH + K_ALIVE] = 0
        left -= 1
    return left


@kernel
def _root(view: list[int], story: list[int], root: list[int]) -> None:
    """Write the state as far as the seat knows it."""
    seat = view[V_SEAT]
    for place in range(S_LENGTH):
        root[place] = 0
    root[S_PHASE] = view[V_PHASE]
    root[S_AWAITING] = seat
    root[S_DEALER] = view[V_DEALER]
    root[S_UPCARD] = view[V_UPCARD]
    root[S_STOCK] = view[V_STOCK]
    root[S_TURNS] = view[V_TURNS]
    root[S_TAKEN] = view[V_TAKEN]
    root[S_DRAWN] = view[V_DRAWN]
    root[S_KNOCKER] = NOBODY
    root[S_ENDING] = -1
    root[S_THROWN_DOWN] = NO_CARD
    root[S_HANDS + seat] = view[V_HAND]
    root[S_KNOWN + 1 - seat] = view[V_KNOWN]
    mine = 0
    for event in range(story[G_SIZE]):
        code = story[G_EVENTS + event]
        if code >> 8 == seat:
            if code >> 6 & 3 == TOOK:
                mine |= 1 << (code & 63)
            elif code >> 6 & 3 == THREW:
                mine &= ~(1 << (code & 63))
    root[S_KNOWN + seat] = mine
    root[S_PILE_SIZE] = story[G_PILE_SIZE]
    for place in range(story[G_PILE_SIZE]):
        root[S_PILE + place] = story[G_PILE + place]
        root[S_PILED] |= 1 << story[G_PILE + place]
    root[S_SHUFFLED] = 52 - view[V_STOCK]


@inlined
def _imagine(
    root: list[int], belief: list[int], other: int, known: int, chance: list[int], at: int
) -> None:
    """Give the other player the hand of the history, and the stock an order."""
    root[S_HANDS + other] = known | held_in(belief)
    for place in range(belief[B_POOL]):
        root[S_DECK + 52 - belief[B_POOL] + place] = belief[B_POOLED + place]
    begin(root, S_CHANCE, word32(chance, at), 0, 0)


@kernel
def _played_out(
    root: list[int],
    seat: int,
    choice: int,
    rules: list[int],
    tables: MeldTables,
    own: list[int],
    theirs: list[int],
    worth: list[int],
    chance: list[int],
    at: int,
    state: list[int],
    view: list[int],
    action: list[int],
    score: list[int],
    out: list[int],
) -> int:
    """Return what the choice is worth in this round."""
    for place in range(S_LENGTH):
        state[place] = root[place]
    _carry_out(state[S_HANDS + seat], tables, out, choice, 0, action)
    apply(state, rules, action)
    if action[A_KIND] == A_TAKE:
        _carry_out(state[S_HANDS + seat], tables, out, choice, 1, action)
        apply(state, rules, action)
    while state[S_PHASE] != OVER:
        mover = state[S_AWAITING]
        sight(state, rules, mover, view)
        linear(view, rules, tables, own if mover == seat else theirs, chance, at, action)
        apply(state, rules, action)
    price(state, rules, tables, score)
    return worth_of(score, seat, worth)


@inlined
def worth_of(score: list[int], seat: int, worth: list[int]) -> int:
    """Return what a priced round is worth to ``seat``."""
    if score[P_WINNER] == NOBODY:
        return worth[W_DRAWN]
    kind = score[P_KIND]
    way = 2 if kind == BY_UNDERCUT else 1 if kind == BY_GIN or kind == BY_BIG_GIN else 0
    points = min(score[P_POINTS], MOST_POINTS - 1)
    lost = 0 if score[P_WINNER] == seat else CLASSES
    return worth[(lost + way) * MOST_POINTS + points]
