"""How well a player of the contract game plays against others: the same matches at every seat.

A match is played once for each seat that the player can have, on the same decks with the same
dealers, against players of one kind at all other seats. These players are compiled, so a planner
takes microseconds for a decision, not the twenty milliseconds of the interpreted ``club``. The
matches of one deck belong together: an interval is taken over decks, not over matches.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from hollywood.bots.contract.aims import aim_of, opinions_of
from hollywood.contract.rules import ContractRules
from hollywood.contract.vectors.rules import rules_vector
from hollywood.intervals import margin
from hollywood.kernel.engine.compiling import compiled
from hollywood.kernel.engine.vectors import empty_vector, rows_of, short_vector, vector
from hollywood.strategy.contract.play import new_table
from hollywood.strategy.contract.policies.choose import GREEDY
from hollywood.strategy.contract.policies.weights import PLAIN
from hollywood.strategy.contract.search.desk import new_desk
from hollywood.strategy.contract.training import duel as at

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

PLAYERS = {"greedy": GREEDY, "planner": at.PLANNER, "searcher": at.SEARCHER, "guesser": at.GUESSER}
"""The players that can be tested."""
OTHERS = {"greedy": GREEDY, "club": at.PLANNER}
"""The players that can sit at the other seats; ``club`` is the planner who plays for points."""
_PLAIN, _AIMED, _POINTS = range(3)
"""The sets of weights: of the greedy player, of the tested player, and of ``club``."""


class Figure(NamedTuple):
    """A mean over decks, and half of its 95 percent interval."""

    mean: float
    within: float


class Duels(NamedTuple):
    """The results of some decks; vectors by deck."""

    own: NDArray[np.float64]  # penalty points of the player in a hand, all seats and hands together
    others: NDArray[np.float64]
    first: NDArray[np.float64]  # share of the first places; a place shared by two is half a place
    decisions: int
    turns: int  # imagined

    @property
    def ratio(self) -> Figure:
        """The player's own penalty as a fraction of the others'."""
        others = float(self.others.mean())
        ratio = float(self.own.mean()) / others
        return Figure(ratio, figure(self.own - ratio * self.others).within / others)


def figure(values: NDArray[np.float64]) -> Figure:
    """Return the mean of one value for each deck and its interval; two decks at least."""
    return Figure(float(values.mean()), margin(values))


def duel_matches(
    rules: ContractRules,
    *,
    seats: int,
    player: str,
    ways: Sequence[int],
    seed: int,
    first: int,
    count: int,
    for_match: bool = False,
    share: int = 80,
    net: Any = None,
    others: str = "greedy",
) -> Duels:
    """Play matches ``first`` to ``first + count - 1``, once with the player at each seat.

    ``ways`` are the settings of a searcher (see ``strategy/contract/settings.py``). ``net`` is for
    a searcher and a guesser (``strategy/contract/net/net.py``); it is optional for a searcher and
    required for a guesser. Seeds below 1000 are for tuning, from 1000000 for reported results. With
    ``for_match`` the last hands are played for the first place. ``others`` names the kind of player
    at the other seats.
    """
    import numpy as np

    if net is None and player == "guesser":
        raise ValueError("a guesser goes by a net: give it one")
    hands = rules.hands
    book = vector(
        number
        for hand in range(1, hands + 1)
        for number in rules_vector(rules, seats=seats, hand_number=hand)
    )
    how = vector(ways)
    learned = short_vector(()) if net is None else net
    table, desk = new_table(), new_desk()
    length = at.D_SEATS + at.D_SEAT * seats
    facts = np.zeros((count, seats, hands, length))
    for number in range(first, first + count):
        for seat in range(seats):
            kinds = [[OTHERS[others], _POINTS, 0] for _ in range(seats)]
            kinds[seat] = [PLAYERS[player], _AIMED, 0]
            players = vector(part for kind in kinds for part in kind)
            totals = np.zeros(seats, np.int64)
            for hand in range(hands):
                told = totals.tolist() if for_match else ()
                aim = aim_of(rules, hand + 1, seat, told, share=share)
                row = empty_vector(length)
                deal = at.Deal(hand, number % seats, seed, number)
                sets = (PLAIN, aim.opinions, opinions_of(rules, hand + 1))
                weights, stakes = (
                    vector(number for each in sets for number in each),
                    vector(aim.stakes),
                )
                seated = at.Seats(players, weights, how, learned, stakes)
                compiled(at.duel)(deal, book, seated, table, desk, row)
                (found,) = rows_of(row, length)
                facts[number - first, seat, hand] = found
                totals += found[at.D_SEATS :: at.D_SEAT]
    penalties = facts[..., at.D_SEATS :: at.D_SEAT]
    mine = np.arange(seats)
    own = penalties[:, mine, :, mine].mean(axis=(0, 2))
    totals = penalties.sum(axis=2)
    best = totals == totals.min(axis=2, keepdims=True)
    shares = best / best.sum(axis=2, keepdims=True)
    return Duels(
        own,
        (penalties.sum(axis=3).mean(axis=(1, 2)) - own) / (seats - 1),
        shares[:, mine, mine].mean(axis=1),
        int(facts[..., at.D_DECISIONS].sum()),
        int(facts[..., at.D_SPENT].sum()),
    )
