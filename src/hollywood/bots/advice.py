"""Advice for a person: what the strongest level would do in the same seat, and why.

The adviser sees only the person's view and the sheet, as a bot in that seat would. The same view,
sheet, impressions, and seed give the same advice.
"""

from __future__ import annotations

from hollywood.bots.contract.why import explain_contract
from hollywood.bots.gin.impressions import Impressions
from hollywood.bots.gin.why import explain_gin
from hollywood.bots.hints import Hint
from hollywood.bots.informed import Stake
from hollywood.bots.levels import READY_AT_ONCE, SEARCHING
from hollywood.bots.names import make_bot
from hollywood.bots.search_bot import SearchBot
from hollywood.contract.sight import ContractView
from hollywood.gin.sight import GinView
from hollywood.play import View

ADVISER = "strongest"
"""The level that gives advice."""


def advise(
    view: View,
    *,
    seed: int | str,
    stake: Stake | None = None,
    impressions: Impressions | None = None,
    level: str = ADVISER,
    limit_ms: int | None = None,
) -> Hint:
    """Return what ``level`` would do; HollywoodError if there is nothing to decide.

    ``stake`` and ``impressions`` are those of the seat, for a level that searches. After
    ``limit_ms`` it advises the best move so far. In the contract game, a hint out of turn says
    whether to call May-I.
    """
    if level in SEARCHING:
        bot = SearchBot("hint", *SEARCHING[level], seed, limit_ms=limit_ms)
        if stake is not None:
            bot.at_stake(stake)
        if impressions is not None:
            bot.impressions = impressions
        return bot.advise(view)
    action = make_bot(level, seat_name="hint", seed=seed).choose(view)
    if isinstance(view, ContractView):
        return explain_contract(view, action)
    assert isinstance(view, GinView), "a bot that plays another game has refused it"
    return explain_gin(view, action)


def quick_advice(view: View, *, seed: int | str) -> Hint:
    """Return the advice of a player that needs no compiled code: see :func:`advise`."""
    return advise(view, seed=seed, level=READY_AT_ONCE)
