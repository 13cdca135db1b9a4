"""What somebody at a table could do next: random, but mostly sensible."""

from __future__ import annotations

import random
from typing import Any

from hollywood.bots import RandomBot, make_bot
from hollywood.contract import CallMayI, ContractRound, WithdrawMayI, eligible, next_moment
from hollywood.contract.pieces import Phase
from hollywood.match.match import Match
from hollywood.play import Action, Seat

_BOTS: dict[str, Any] = {}


def next_move(
    match: Match, chance: random.Random, *, wild: float = 0.2, callers: float = 0.25
) -> tuple[Seat, Action]:
    """Choose who acts and what they do: mostly like a good player, now and then anything."""
    board = match.boards[0]
    if isinstance(board.round, ContractRound) and chance.random() < callers:
        call = _call(board.round, chance)
        if call is not None:
            return call
    seat = chance.choice(match.awaiting)
    view = match.view(seat)
    assert view is not None
    family = match.rules.family
    if chance.random() < wild:
        bot: Any = RandomBot("random", chance.getrandbits(32))
    else:
        bot = _BOTS.setdefault(family, make_bot("greedy", seat_name="g", seed="1", family=family))
    action = bot.choose(view)
    assert action is not None
    return seat, action


def _call(play: ContractRound, chance: random.Random) -> tuple[Seat, Action] | None:
    table = play.table
    if table.phase is not Phase.DRAW:
        return None
    may_i = table.rules.may_i
    if table.calls and may_i is not None and may_i.withdraw and chance.random() < 0.3:
        return table.calls[0].seat, WithdrawMayI()
    seats = eligible(table)
    return (chance.choice(seats), CallMayI(next_moment(table))) if seats else None
