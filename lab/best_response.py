"""What can be won from a player of gin: ``python -m lab.best_response fast:points``.

The linear policy (``strategy/gin/policies/linear.py``) is tuned against a fixed player: weights are
changed at random, a few at a time, and kept if they won more on the same deals. Then the first
weights and the last are measured on fresh deals. The difference shows how much of the player's lead
such a policy can take away by knowing its opponent.

Every deal is played twice, with the seats exchanged, as a separate round: no score before it
counts.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence

from hollywood.bots.driver import Driver
from hollywood.bots.names import make_bot
from hollywood.errors import HollywoodError
from hollywood.gin.presets import GIN_PRESETS
from hollywood.gin.result import GinResult, price
from hollywood.gin.rules import GinRules
from hollywood.gin.sight import GinView
from hollywood.gin.vectors.action import action_of
from hollywood.gin.vectors.rules import vector_of
from hollywood.gin.vectors.view import view_vector
from hollywood.intervals import Estimate, ratio
from hollywood.kernel.engine.chance import LENGTH
from hollywood.kernel.engine.compiling import compiled
from hollywood.kernel.engine.vectors import empty_vector, meld_tables, vector
from hollywood.kernel.gin import layout as at
from hollywood.match.decks import seeded_secrets
from hollywood.match.table import MatchTable
from hollywood.play import Action, Seat, View
from hollywood.strategy.gin.belief.opponents import AT_ONCE
from hollywood.strategy.gin.policies.linear import CAMPER, WEIGHTS, linear

STARTS: dict[str, tuple[int, ...]] = {"linear": WEIGHTS, "camper": CAMPER, "at once": AT_ONCE}
"""Weights to begin with, by name."""


class Responder:
    """Plays gin by the linear policy with its own weights."""

    def __init__(self, name: str, rules: GinRules, weights: Sequence[int]) -> None:
        self.name = name
        self._rules, self._vector = rules, vector(vector_of(rules))
        self._tables = meld_tables(rules.melds.tables)
        self._weights, self._chance = vector(weights), empty_vector(LENGTH)
        self._action = empty_vector(at.A_LENGTH)

    def choose(self, view: View) -> Action | None:
        """Return the action by the weights; ``None`` if another seat is awaited."""
        if not isinstance(view, GinView):
            raise HollywoodError(f"{self.name} cannot play this game: it plays gin")
        if view.seat is None or view.awaiting != view.seat:
            return None
        compiled(linear)(
            *(vector(view_vector(view)), self._vector, self._tables, self._weights),
            *(self._chance, 0, self._action),
        )
        return action_of([int(number) for number in self._action], self._rules)


def lead(
    rules: GinRules, weights: Sequence[int], player: str, seed: str, deals: range
) -> list[float]:
    """Return for each deal the points a round by which the weights beat the player."""
    found = []
    for deal in deals:
        ahead = 0
        for seat in (Seat(0), Seat(1)):
            secrets = seeded_secrets(f"{seed}|{deal}")
            table = MatchTable.open(
                rules,
                ["response", "player"][:: 1 - 2 * seat],
                first_dealer=Seat(0),
                secrets=secrets,
            )
            bots = {
                seat: Responder("response", rules, weights),
                Seat(1 - seat): make_bot(player, seat_name="player", seed=deal),
            }
            table.deal()
            Driver(table, bots).play_on()
            (board,) = table.match.boards
            result = board.round.result
            assert isinstance(result, GinResult)
            score = price(result, rules)
            if score.winner is not None:
                ahead += score.points if score.winner == seat else -score.points
        found.append(ahead / 2)
    return found


def moved(weights: Sequence[int], chance: random.Random) -> tuple[int, ...]:
    """Return the weights with one to three of them changed."""
    changed = list(weights)
    for place in chance.sample(range(len(changed)), chance.randint(1, 3)):
        changed[place] += round(chance.gauss(0, 0.3 * abs(changed[place]) + 20))
    return tuple(changed)


def tuned(
    rules: GinRules, player: str, *, tries: int, deals: int, seed: int
) -> tuple[str, tuple[int, ...]]:
    """Return the name of the best initial weights, and the tuned weights.

    Each try is compared with the best so far on ``deals`` new deals, the same for both.
    """
    chance = random.Random(seed)
    first = {
        name: sum(lead(rules, weights, player, f"response|{seed}", range(deals)))
        for name, weights in STARTS.items()
    }
    name = max(first, key=lambda each: first[each])
    best = STARTS[name]
    for number in range(1, tries + 1):
        tried = moved(best, chance)
        these = range(deals * number, deals * (number + 1))
        old, new = (lead(rules, each, player, f"response|{seed}", these) for each in (best, tried))
        better = ratio([b - a for a, b in zip(old, new, strict=True)], [1.0] * deals)
        assert better is not None
        if better.mean > 0:
            best = tried
        print(f"{number}: {_told(better)}{' kept' if better.mean > 0 else ''}", flush=True)
    return name, best


def _told(estimate: Estimate | None) -> str:
    assert estimate is not None
    assert estimate.low is not None
    assert estimate.high is not None
    return f"{estimate.mean:+.2f} ({estimate.low:+.2f} to {estimate.high:+.2f})"


def main(arguments: Sequence[str] | None = None) -> None:
    """Read the arguments, tune, measure, and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("player", help="who is played against: a bot or a level")
    parser.add_argument("--rules", choices=sorted(GIN_PRESETS), default="eaai")
    parser.add_argument("--tries", type=int, default=40, help="weights that are tried")
    parser.add_argument("--deals", type=int, default=150, help="of each try")
    parser.add_argument("--measured", type=int, default=1_000, help="deals to measure them on")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    if min(asked.deals, asked.measured) < 2 or asked.tries < 0:
        parser.error("--deals and --measured are 2 or more, --tries is no less than 0")
    try:
        make_bot(asked.player, seat_name="player", seed=0)
    except HollywoodError as error:
        parser.error(str(error))
    rules = GIN_PRESETS[asked.rules]
    name, weights = tuned(
        rules, asked.player, tries=asked.tries, deals=asked.deals, seed=asked.seed
    )
    print(f"weights {weights}")
    report = f"response reported|{asked.seed}"
    before = lead(rules, STARTS[name], asked.player, report, range(asked.measured))
    after = lead(rules, weights, asked.player, report, range(asked.measured))
    ones = [1.0] * asked.measured
    print(f"{name} against {asked.player}, points a round: {_told(ratio(before, ones))}")
    print(f"tuned against it: {_told(ratio(after, ones))}")
    gain = [b - a for a, b in zip(before, after, strict=True)]
    print(f"gained by the tuning: {_told(ratio(gain, ones))}")


if __name__ == "__main__":
    main()
