"""A player of the contract game who goes by the net, and takes down what he came by: so it learns.

What was come by is a row: the contract, the places of what was true, what the best choice seemed
worth, and whether another was tried instead.
"""

from __future__ import annotations

from typing import Final

from hollywood.kernel.contract.state import (
    A_ALLOW,
    A_CALL,
    A_CARD,
    A_DRAW,
    A_KIND,
    A_NOTHING,
    S_SEAT,
)
from hollywood.kernel.engine.chance import below
from hollywood.kernel.engine.compiling import kernel
from hollywood.strategy.contract.net.features import MOST_FEATURES
from hollywood.strategy.contract.net.net import (
    N_END,
    N_PLACES,
    Net,
    contract_of,
    worth_after,
)
from hollywood.strategy.contract.net.player import (
    CALLS,
    DRAWS,
    G_BEST,
    G_CARD,
    G_SECOND,
    draw_or_take,
    guess,
)

L_CONTRACT: Final = 0
L_NUMBER: Final = 1
L_BEST: Final = 2  # hundredths of a point
L_TRIED: Final = 3  # 1 if not the best was done
L_PLACES: Final = 4
L_LENGTH: Final = L_PLACES + MOST_FEATURES
MOST_ROWS: Final = 200
"""Of one player in a hand; who goes on longer forgets the last."""

_CLOSE: Final = 400
"""What is more behind, in hundredths of a point, is not tried."""


@kernel
def choose_by_net(
    view: list[int],
    rules: list[int],
    weights: list[int],
    net: Net,
    tries: int,
    chance: list[int],
    at: int,
    action: list[int],
    work: list[int],
    mind: list[int],
    guessed: list[int],
    rows: list[int],
    row: int,
) -> int:
    """Write what the net thinks best, in ``tries`` of a thousand cases what is second.

    What is come by is written to ``rows`` from number ``row`` on; returns the number after it.
    """
    asked = guess(view, rules, weights, net, action, work, mind, guessed)
    if not asked and action[A_KIND] != A_DRAW:
        return row
    tried = 0
    if asked and guessed[G_BEST] - guessed[G_SECOND] < _CLOSE and below(chance, at, 1000) < tries:
        tried = 1
        if asked == CALLS:
            action[A_KIND] = A_NOTHING if action[A_KIND] == A_CALL else A_CALL
        elif asked == DRAWS:
            draw_or_take(view, action, int(action[A_KIND] in (A_DRAW, A_ALLOW)))
        else:
            action[A_CARD] = guessed[G_CARD]
    worth = take_down(view, rules, net, action, work, mind, rows, row)
    rows[L_LENGTH * row + L_BEST] = guessed[G_BEST] if asked else worth
    rows[L_LENGTH * row + L_TRIED] = tried
    return row + 1


@kernel
def take_down(
    view: list[int],
    rules: list[int],
    net: Net,
    action: list[int],
    work: list[int],
    mind: list[int],
    rows: list[int],
    row: int,
) -> int:
    """Write down what is true after an action; return its worth."""
    seat, kind = view[S_SEAT], action[A_KIND]
    worth = worth_after(view, rules, seat, kind, action[A_CARD], net, work, mind)
    write_row(rules, mind, rows, row)
    rows[L_LENGTH * row + L_BEST] = worth
    return worth


@kernel
def write_row(rules: list[int], mind: list[int], rows: list[int], row: int) -> None:
    """Write down what was found to be true last."""
    at = L_LENGTH * row
    number = mind[N_END] - N_PLACES
    rows[at + L_CONTRACT] = contract_of(rules)
    rows[at + L_NUMBER] = number
    rows[at + L_BEST] = 0
    rows[at + L_TRIED] = 0
    for index in range(number):
        rows[at + L_PLACES + index] = mind[N_PLACES + index]
