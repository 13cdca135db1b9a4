"""Who deals the next round.

With two players, the winner deals, the loser deals, or they take turns. After a dead hand, the same
player deals again (or the next one), and turns continue from that player. In the contract game the
deal always passes clockwise. When more than two people play gin, the dealer follows from who plays:
see :mod:`hollywood.match.forms`.
"""

from __future__ import annotations

from collections.abc import Iterable

from hollywood.contract.rules import ContractRules
from hollywood.gin.rules import GinRules
from hollywood.play import Seat


def next_dealer(
    rules: GinRules | ContractRules, dealer: Seat, winner: Seat | None, *, players: int = 2
) -> Seat:
    """Return who deals after a round that ``dealer`` dealt and ``winner`` won; ``None`` is a draw.

    ``players`` sit clockwise from 0. In gin they are the two players or the two sides.
    """
    other = Seat((dealer + 1) % players)
    if isinstance(rules, ContractRules):
        return other
    if winner is None:
        return dealer if rules.dealer_after_draw == "same" else other
    if rules.next_dealer == "winner":
        return winner
    if rules.next_dealer == "loser":
        return Seat(1 - winner)
    return other


def dealers(
    rules: GinRules | ContractRules,
    first: Seat,
    winners: Iterable[Seat | None],
    *,
    players: int = 2,
) -> tuple[Seat, ...]:
    """Return the dealer of every round so far, and of the next round.

    >>> from hollywood.match.presets import rules_for
    >>> dealers(rules_for("hollywood-gin"), Seat(0), [Seat(1), None, Seat(0)])
    (0, 1, 1, 0)
    """
    dealt = [first]
    for winner in winners:
        dealt.append(next_dealer(rules, dealt[-1], winner, players=players))
    return tuple(dealt)
