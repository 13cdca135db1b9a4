"""What is expected of the candidates of a search before any is tried: the prior.

The choice of the policy is mostly the best. How much others are worth less, how far that varies,
and how noisy one imagined round is, was measured by kinds of actions, in points of the preset
``may-i``. With a net, its opinion takes the place of the first two.
"""

from __future__ import annotations

from hollywood.kernel.contract import state as at
from hollywood.kernel.engine.bits import Vector
from hollywood.kernel.engine.compiling import kernel
from hollywood.strategy.contract.net.net import FAR_BELOW, worth_after
from hollywood.strategy.contract.net.player import is_valued
from hollywood.strategy.contract.search.candidates import (
    E_LENGTH,
    E_LIKELY,
    E_NOISE,
    E_ROW,
    E_SPREAD,
    F_LIST,
    F_NUMBER,
)
from hollywood.strategy.contract.search.desk import Desk, Player
from hollywood.strategy.contract.settings import Q_TRUST

_SPREAD = 2
"""By how much the net is wrong about the difference of two choices: a standard deviation, in
points."""


@kernel
def prior_by_kind(down: int, trust: int, found: Vector) -> None:
    """Write what is expected of every candidate but the first, which is the policy's choice."""
    policy = found[F_LIST + E_ROW]
    for number in range(1, found[F_NUMBER]):
        entry = F_LIST + E_LENGTH * number
        kind = found[entry + E_ROW]
        less, spread, noise = 5, 6, 40
        if kind == at.A_DISCARD and policy == at.A_DISCARD:
            if down:
                less, spread, noise = 1, 2, 14
            else:
                less, spread, noise = min(11, 2 * number), min(7, 3 + number), 45
        elif kind == at.A_LAY_DOWN:
            less, spread, noise = 1, 5, 14
        elif kind in (at.A_LAY_OFF, at.A_DISPLACE):
            less, spread, noise = 1, 4, 6
        elif kind in (at.A_CALL, at.A_NOTHING):
            less, spread, noise = (2, 5, 29) if kind == at.A_CALL else (4, 7, 33)
        elif kind == at.A_DRAW and policy == at.A_TAKE:
            less, spread, noise = (3, 3, 9) if down else (14, 16, 48)
        elif kind == at.A_TAKE and down:
            less, spread, noise = 3, 3, 9
        elif kind == at.A_DENY:
            less, spread, noise = 3, 5, 40
        found[entry + E_LIKELY] = -100 * less
        found[entry + E_SPREAD] = spread * spread * trust
        found[entry + E_NOISE] = noise * noise


@kernel
def prior_by_net(view: Vector, rules: Vector, player: Player, desk: Desk) -> None:
    """Write what the net expects of every candidate that it knows, compared with the first."""
    found = desk.found
    first = _worth_of(view, rules, player, desk, 0)
    for number in range(1, found[F_NUMBER]):
        entry = F_LIST + E_LENGTH * number
        worth = _worth_of(view, rules, player, desk, number)
        if first > FAR_BELOW and worth > FAR_BELOW:
            found[entry + E_LIKELY] = worth - first
            found[entry + E_SPREAD] = _SPREAD * _SPREAD * player.settings[Q_TRUST]


@kernel
def _worth_of(view: Vector, rules: Vector, player: Player, desk: Desk, number: int) -> int:
    """Return what a candidate seems worth; FAR_BELOW if the net does not know."""
    seat, work = view[at.S_SEAT], desk.board.work
    entry = F_LIST + E_LENGTH * number + E_ROW
    kind, card = desk.found[entry], desk.found[entry + 1]
    if not is_valued(view, rules, seat, kind, work):
        return FAR_BELOW
    return worth_after(view, rules, seat, kind, card, player.net, work, desk.mind)
