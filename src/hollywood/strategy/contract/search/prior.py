"""What the net of the contract game expects of the choices of a search, before any is tried."""

from __future__ import annotations

from hollywood.kernel.contract.state import S_SEAT
from hollywood.kernel.engine.compiling import kernel
from hollywood.strategy.contract.net.net import FAR_BELOW, Net, worth_after
from hollywood.strategy.contract.net.player import is_valued
from hollywood.strategy.contract.search.candidates import (
    E_LENGTH,
    E_LIKELY,
    E_ROW,
    E_SPREAD,
    F_LIST,
    F_NUMBER,
)
from hollywood.strategy.contract.settings import Q_TRUST

_SPREAD = 2
"""How far the net is wrong about the difference of two choices: a standard deviation, in points."""


@kernel
def expect_by_net(
    view: list[int],
    rules: list[int],
    net: Net,
    ways: list[int],
    found: list[int],
    work: list[int],
    mind: list[int],
) -> None:
    """Write what the net expects of every choice that it knows, beside that of the first."""
    first = _worth_of_choice(view, rules, net, found, 0, work, mind)
    for choice in range(1, found[F_NUMBER]):
        entry = F_LIST + E_LENGTH * choice
        worth = _worth_of_choice(view, rules, net, found, choice, work, mind)
        if first > FAR_BELOW and worth > FAR_BELOW:
            found[entry + E_LIKELY] = worth - first
            found[entry + E_SPREAD] = _SPREAD * _SPREAD * ways[Q_TRUST]


@kernel
def _worth_of_choice(
    view: list[int],
    rules: list[int],
    net: Net,
    found: list[int],
    choice: int,
    work: list[int],
    mind: list[int],
) -> int:
    """Return what a choice seems worth; FAR_BELOW if the net does not know."""
    seat = view[S_SEAT]
    kind = found[F_LIST + E_LENGTH * choice + E_ROW]
    card = found[F_LIST + E_LENGTH * choice + E_ROW + 1]
    if not is_valued(view, rules, seat, kind, work):
        return FAR_BELOW
    return worth_after(view, rules, seat, kind, card, net, work, mind)
