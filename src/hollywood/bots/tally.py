"""Statistics of the rounds that bots play: who won, how, and by how much."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from hollywood.contract import ContractResult
from hollywood.contract import price as contract_price
from hollywood.contract.rules import ContractRules
from hollywood.gin import GinResult, ScoreKind
from hollywood.gin import price as gin_price
from hollywood.gin.rules import GinRules
from hollywood.match.presets import AnyRules


class Tally(msgspec.Struct, kw_only=True):
    """The results of one named bot, in all its seats together.

    ``points`` are points won in gin, and points left in hand in the contract game. A match may have
    several winners; it counts once for a bot that wins it in several seats.
    """

    bot: str
    seats: int
    rounds_played: int = 0
    rounds_won: int = 0
    points: int = 0
    matches_won: int = 0
    kinds: Counter[str] = msgspec.field(default_factory=Counter)  # how its rounds were won
    may_is: int = 0


def count_round(
    result: GinResult | ContractResult, rules: AnyRules, at_board: Sequence[Tally]
) -> str:
    """Add a round to the tallies of the players at its board, by seat; return how it ended."""
    for tally in at_board:
        tally.rounds_played += 1
    if isinstance(result, GinResult):
        assert isinstance(rules, GinRules)
        return _count_gin(result, rules, at_board)
    assert isinstance(rules, ContractRules)
    return _count_contract(result, rules, at_board)


def _count_gin(result: GinResult, rules: GinRules, at_board: Sequence[Tally]) -> str:
    score = gin_price(result, rules)
    if score.winner is not None:
        winner = at_board[score.winner]
        winner.rounds_won += 1
        winner.points += score.points
        winner.kinds[str(score.kind)] += 1
    return str(score.kind if score.kind is ScoreKind.UNDERCUT else result.ending)


def _count_contract(result: ContractResult, rules: ContractRules, at_board: Sequence[Tally]) -> str:
    penalties = contract_price(result, rules)
    for tally, penalty, may_is in zip(at_board, penalties, result.may_is, strict=True):
        tally.points += penalty
        tally.may_is += may_is
    if result.winner is not None:
        at_board[result.winner].rounds_won += 1
        at_board[result.winner].kinds[str(result.ending)] += 1
    return str(result.ending)
