"""The candidates of a search in gin: the choices that are worth trying.

A candidate has one or two actions. Taking the top of the pile and then discarding a certain card is
one candidate; with another discard it is a different one.
"""

from __future__ import annotations

from typing import Final

from hollywood.kernel.deadwood.tables import MeldTables
from hollywood.kernel.engine.compiling import kernel
from hollywood.kernel.gin import layout as at
from hollywood.kernel.gin.arrangements import least
from hollywood.kernel.gin.game import Game
from hollywood.strategy.gin.belief.history import Belief
from hollywood.strategy.gin.policies.common import act, dearest, kept, knock
from hollywood.strategy.gin.policies.discards import discards_allowed
from hollywood.strategy.gin.policies.linear import takes, worths_of_discards
from hollywood.strategy.gin.settings import Q_DISCARDS, Q_DISCARDS_TAKEN, Q_SHARE

MOST_CANDIDATES: Final = 16
C_NUMBER: Final = 0
C_WORLDS: Final = 1
C_CHOSEN: Final = 2
C_KINDS: Final = 4  # how often each kind of player was drawn
C_MIX: Final = 8  # the weights of the kinds in the opinion of the net
C_TRUST: Final = 11  # how many rounds the prior counts as
C_LOOK: Final = 12  # the share, in percent, of the net a turn later
C_LEAST: Final = 13  # no choice is beaten before this many rounds
C_LIST: Final = 20
# Each candidate has its actions, its prior, and the results of its rounds.
K_FIRST: Final = 0
K_SECOND: Final = 1  # A_DISCARD or A_KNOCK; A_DRAW if the candidate has no discard
K_CARD: Final = 2  # the discard; NO_CARD for big gin
K_PRIOR: Final = 3  # the prior: its distance to the best, in thousandths of a point, at most 0
K_ROUNDS: Final = 4
K_SUM: Final = 5
K_SQUARES: Final = 6
K_ALIVE: Final = 7
K_VALUES: Final = 8  # the net's values against each kind of player, in thousandths of a point
VALUED_KINDS: Final = 3
K_LENGTH: Final = K_VALUES + VALUED_KINDS
C_LENGTH: Final = C_LIST + MOST_CANDIDATES * K_LENGTH


@kernel
def _add(out: list[int], first: int, second: int, card: int, prior: int) -> None:
    number = out[C_NUMBER]
    if number == MOST_CANDIDATES:
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
def list_candidates(
    view: list[int],
    game: Game,
    own: list[int],
    settings: list[int],
    held: list[int],
    belief: Belief,
    out: list[int],
) -> None:
    """Write the candidates that are worth trying, with priors from the policy.

    ``own`` has the weights of that policy. ``held`` and the discards in ``belief`` are scratch.
    """
    phase = view[at.V_PHASE]
    if phase == at.DISCARD:
        _list_discards(view, game, own, settings, at.A_DISCARD, 0, belief, out)
        return
    plain = at.A_PASS if phase == at.UPCARD else at.A_DRAW
    if view[at.V_TOP] == at.NO_CARD or (phase == at.DRAW and not view[at.V_PILE_OPEN]):
        _add(out, plain, at.A_DRAW, at.NO_CARD, 0)
        return
    taken = takes(view, game.rules, game.tables, own)
    behind = -2000 if taken else 0
    for place in range(at.V_LENGTH):
        held[place] = view[place]
    held[at.V_HAND] |= 1 << view[at.V_TOP]
    held[at.V_TAKEN] = view[at.V_TOP]
    held[at.V_PHASE] = at.DISCARD
    _add(out, plain, at.A_DRAW, at.NO_CARD, behind)
    _list_discards(held, game, own, settings, at.A_TAKE, 0 if taken else -2000, belief, out)


@kernel
def _list_discards(
    view: list[int],
    game: Game,
    own: list[int],
    settings: list[int],
    first: int,
    behind: int,
    belief: Belief,
    out: list[int],
) -> None:
    """Add the knock, if there is one, and the best discards in the policy's opinion."""
    rules = game.rules
    tables = game.tables
    cards = belief.cards
    worths = belief.worths
    hand = view[at.V_HAND]
    if rules[at.R_BIG_GIN] >= 0 and least(hand, tables) == 0:
        _add(out, first, at.A_KNOCK, at.NO_CARD, behind)
    left, fitting = discards_allowed(hand, kept(view, rules), tables)
    if left <= view[at.V_LIMIT]:
        _add(out, first, at.A_KNOCK, dearest(fitting, tables), behind)
    if view[at.V_MUST_KNOCK]:
        return
    number = worths_of_discards(view, rules, tables, own, cards, worths)
    most = settings[Q_DISCARDS] if first == at.A_DISCARD else settings[Q_DISCARDS_TAKEN]
    top = 0
    for index in range(min(most, number)):
        best = 0
        for other in range(number):
            if worths[other] > worths[best]:
                best = other
        if index == 0:
            top = worths[best]
        ahead = 10 * (worths[best] - top) * settings[Q_SHARE] // 100
        _add(out, first, at.A_DISCARD, cards[best], behind + ahead)
        worths[best] = -(1 << 60)


@kernel
def carry_out(
    hand: int, tables: MeldTables, found: list[int], number: int, second: int, action: list[int]
) -> None:
    """Write the first action of candidate ``number``, or the second if ``second``.

    ``hand`` is the hand of the seat before that action.
    """
    place = C_LIST + number * K_LENGTH
    first = found[place + K_FIRST]
    card = found[place + K_CARD]
    if not second and first != at.A_DISCARD:
        act(action, first, at.NO_CARD)
    elif found[place + K_SECOND] == at.A_DISCARD:
        act(action, at.A_DISCARD, card)
    else:
        knock(hand, card, tables, action)
