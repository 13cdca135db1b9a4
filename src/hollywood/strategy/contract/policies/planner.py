"""The planning player of the contract game: greedy play, decided by weights.

It comes nearer to the contract, lays down as soon as it can, lays off what fits, and discards what
no best plan uses. With the weights ``PLAIN`` this is the greedy player:

- It takes the discard, or denies it to a caller, when it brings the hand nearer to the contract;
  once down, when it can be laid off.
- It calls May-I for such a card. In a last hand that needs all cards melded it does so only while
  it holds too few for the contract: there the player must get rid of every extra card again.
- It lays down at once, with as few points left as can be, and then lays off whatever fits.
- It discards a card that no best plan uses: preferably an expensive one, not one that goes with its
  other cards, fits on the table, or is what the next player collects. It keeps wild cards.

The other weights were found on duplicate deals against greedy players.
"""

from __future__ import annotations

from hollywood.kernel.contract import state as at
from hollywood.kernel.contract.layout import (
    NO_CARD,
    R_ALL_AT_ONCE,
    R_LAYOFF_REQUIRES_DOWN,
    R_POINTS,
    R_SEATS,
    R_SLOT_LEASTS,
    R_SLOTS,
    R_WILD,
)
from hollywood.kernel.contract.rules.deal import top_discard
from hollywood.kernel.contract.rules.fits import fits_table
from hollywood.kernel.contract.rules.legality import (
    latest_moment,
    may_call,
    may_deny,
    may_draw,
    may_take,
    read_row,
)
from hollywood.kernel.contract.scratch import P_HELPS, P_MISSING, P_USED
from hollywood.kernel.engine.compiling import kernel
from hollywood.strategy.contract.plan.memo import recalled
from hollywood.strategy.contract.policies import weights as of
from hollywood.strategy.contract.policies.card_worth import count_seen, count_unseen, spare_worth
from hollywood.strategy.contract.policies.discard import card_to_discard
from hollywood.strategy.contract.policies.lay_down import lay_well
from hollywood.strategy.contract.policies.laying import addition, best_lay


@kernel
def planner(
    view: list[int], rules: list[int], weights: list[int], action: list[int], work: list[int]
) -> None:
    """Write what the seat does whose view it is; nothing for one who does not call.

    ``work`` is a vector of MEMORY_LENGTH places, in which plans are kept until told to forget.
    """
    seat, phase = view[at.S_SEAT], view[at.S_PHASE]
    in_turn, down = seat == view[at.S_TURN], view[at.S_DOWN + seat] != at.NOT_DOWN
    action[at.A_KIND] = at.A_NOTHING
    if phase == at.OVER or (not in_turn and not may_call(view, rules, seat)):
        return
    if in_turn and phase == at.PLAY and view[at.S_CALLS]:
        action[at.A_KIND] = at.A_ALLOW
        return
    if in_turn and view[at.S_OWED] != NO_CARD:
        read_row(work, addition(view, rules, seat, 0, work), action)
        return
    used = 0
    if not down or not in_turn:
        cards = view[at.S_SIZES + seat] + int(phase == at.DRAW)
        recalled(view, rules, seat, cards if rules[R_ALL_AT_ONCE] else 0, work)
        used = work[P_USED]
    if not in_turn:
        if wants_call(view, rules, seat, weights, work):
            action[at.A_KIND] = at.A_CALL
            action[at.A_MOMENT] = latest_moment(view)
        return
    if phase == at.DRAW:
        wanted = _wants_discard(view, rules, seat, weights, work)
        if view[at.S_CALLS]:
            action[at.A_KIND] = at.A_DENY if wanted and may_deny(view, rules) else at.A_ALLOW
        elif may_take(view, rules) and (wanted or not may_draw(view, rules)):
            action[at.A_KIND] = at.A_TAKE
        else:
            action[at.A_KIND] = at.A_DRAW
        return
    if not down and not work[P_MISSING]:
        if weights[of.K_WAYS]:
            laid = lay_well(view, rules, seat, weights, action, work)
        else:
            laid = best_lay(view, rules, seat, action, work)
        if laid:
            action[at.A_KIND] = at.A_LAY_DOWN
            return
    if down or not (rules[R_LAYOFF_REQUIRES_DOWN] or rules[R_ALL_AT_ONCE]):
        row = addition(view, rules, seat, used, work)
        if row >= 0:
            read_row(work, row, action)
            return
    action[at.A_CARD] = card_to_discard(view, rules, seat, used, weights, work)
    action[at.A_KIND] = at.A_DISCARD


@kernel
def _helps(rules: list[int], card: int, work: list[int]) -> int:
    """Return 1 if ``card`` fills an open place of the plan."""
    return (rules[R_WILD] | work[P_HELPS]) >> card & 1


@kernel
def _wants_discard(
    view: list[int], rules: list[int], seat: int, weights: list[int], work: list[int]
) -> int:
    """Return 1 if the top discard beats an unknown card. The plan of the hand is in ``work``."""
    if not view[at.S_PILE_SIZE]:
        return 0
    card = top_discard(view)
    if view[at.S_DOWN + seat] != at.NOT_DOWN or not work[P_MISSING]:
        return fits_table(view, rules, seat, card)
    if _helps(rules, card, work):
        return 1
    worth = weights[of.K_T_BASE] + weights[of.K_T_POINTS] * rules[R_POINTS + card]
    if weights[of.K_T_OUTS] or weights[of.K_T_WORTH]:
        count_seen(view, rules, seat, work)
        worth += weights[of.K_T_OUTS] * count_unseen(rules, work)
    if weights[of.K_T_WORTH]:
        worth += weights[of.K_T_WORTH] * spare_worth(view, rules, seat, card, weights, work) // 10
    return int(worth > 0)


@kernel
def wants_call(
    view: list[int], rules: list[int], seat: int, weights: list[int], work: list[int]
) -> int:
    """Return 1 if the top discard is worth a call. The plan of the hand is in ``work``."""
    missing = work[P_MISSING]
    if missing < weights[of.K_CALL_MISSING]:
        return 0
    if rules[R_ALL_AT_ONCE]:
        least = 0
        for slot in range(rules[R_SLOTS]):
            least += rules[R_SLOT_LEASTS + slot]
        if view[at.S_SIZES + seat] + 1 >= least + weights[of.K_CALL_WHOLE]:
            return 0
    card = top_discard(view)
    worth = weights[of.K_C_BASE] + weights[of.K_C_MISSING] * missing
    worth += weights[of.K_C_TURNS] * (view[at.S_TURNS] // rules[R_SEATS])
    worth += weights[of.K_C_POINTS] * rules[R_POINTS + card]
    if _helps(rules, card, work):
        worth += weights[of.K_C_HELPS]
    fewest = 0
    for other in range(rules[R_SEATS]):
        if view[at.S_DOWN + other] != at.NOT_DOWN and (
            not fewest or view[at.S_SIZES + other] < fewest
        ):
            fewest = view[at.S_SIZES + other]
    if fewest:
        worth += weights[of.K_C_DOWN] + weights[of.K_C_FEWEST] * fewest
    if weights[of.K_C_OUTS] or weights[of.K_C_WORTH]:
        count_seen(view, rules, seat, work)
        worth += weights[of.K_C_OUTS] * count_unseen(rules, work)
    if weights[of.K_C_WORTH]:
        worth += weights[of.K_C_WORTH] * spare_worth(view, rules, seat, card, weights, work) // 10
    return int(worth > 0)
