"""The end of a gin round after a knock, if both players lay off in the best way."""

from __future__ import annotations

from hollywood.bots.gin.policy import gin_choice
from hollywood.cards import Card
from hollywood.gin import GinRound, LayOff
from hollywood.gin.legality import layoff_targets
from hollywood.gin.vectors.rules import rules_vector
from hollywood.gin.vectors.state import open_state
from hollywood.kernel.gin import layout as at
from hollywood.kernel.gin.moves import apply
from hollywood.kernel.gin.price import P_LENGTH, price
from hollywood.kernel.gin.sight import sight
from hollywood.kernel.gin.worth import WORTH_LENGTH, worth_of
from hollywood.melds import points
from hollywood.play import Seat
from hollywood.strategy.gin.policies.common import answer

_CODES = list(range(WORTH_LENGTH))


def best_end(play: GinRound, seat: Seat) -> int:
    """Return the code for ``seat`` of a round after a knock if both lay off in the best way.

    For a finished round, the code of its result.
    """
    rules = rules_vector(play.rules)
    tables = play.rules.melds.tables
    state = open_state(play)
    view, action, score = [0] * at.V_LENGTH, [0] * at.A_LENGTH, [0] * P_LENGTH
    while state[at.S_PHASE] != at.OVER:
        sight(state, rules, state[at.S_AWAITING], view)
        answer(view, rules, tables, action)
        apply(state, rules, action)
    price(state, rules, tables, score)
    return worth_of(score, seat, _CODES)


def best_layoffs(play: GinRound) -> tuple[tuple[tuple[Card, str], ...], int]:
    """Return the best layoffs of the awaited player, card and meld, and the deadwood that remains.

    It is the best play for both, found with all cards open; the round is at the player's first
    layoff.
    """
    assert play.awaiting is not None
    seat, laid = play.awaiting, []
    while play.awaiting == seat:
        action = gin_choice(play.view(seat), "greedy")
        assert action is not None
        if isinstance(action, LayOff):
            laid.append((action.card, str(layoff_targets(play.table)[action.onto])))
        play = play.after(seat, action)
    return tuple(laid), open_deadwood(play, seat)


def open_deadwood(play: GinRound, seat: Seat) -> int:
    """Return the points left to a player once the player has shown melds."""
    return points(play.hands[seat], play.rules.melds)
