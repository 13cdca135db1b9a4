"""How well the policies of gin play, on duplicate deals. Collected only where code is compiled."""

import numpy as np
import pytest

from hollywood.bots.gin.nets import learned_for, points_worth, prize_worth
from hollywood.gin import GIN_PRESETS
from hollywood.simulation.game import Spec
from hollywood.simulation.gin_game import gin_game
from tests.kernel.test_gin_net import NET, RULES, rounds

DEALS = 10_000
SEED = 41


def points(preset: str, players: tuple[str, str]) -> np.ndarray:
    """The wins of the player at seat 0, minus the losses, deal by deal."""
    rules = GIN_PRESETS[preset].to_mapping()
    game = gin_game(Spec(rules=rules, players=players, unit="rounds", seed=SEED))
    rows = game.play(0, DEALS)
    names = [column.name for column in game.columns]
    winner, won = rows[:, names.index("winner")], rows[:, names.index("points")]
    return np.where(winner == 0, won, np.where(winner == 1, -won, 0))


@pytest.mark.parametrize("preset", ["gin", "hollywood-gin"])
@pytest.mark.parametrize(
    ("better", "worse", "least"),
    [("greedy", "random", 40.0), ("linear", "greedy", 0.8), ("linear", "camper", 0.8)],
    ids=str,
)
def test_the_better_policy_wins_more(preset: str, better: str, worse: str, least: float) -> None:
    """Each deal is played twice, seats exchanged; 0.8 points are more than five standard errors."""
    pairs = (points(preset, (better, worse)) - points(preset, (worse, better))) / 2
    error = pairs.std() / DEALS**0.5
    assert pairs.mean() > least
    assert pairs.mean() > 5 * error


def test_equal_players_win_alike() -> None:
    """The seat is worth nothing when the deal rotates, and the same seed plays the same."""
    pairs = points("gin", ("greedy", "greedy"))
    assert (pairs == points("gin", ("greedy", "greedy"))).all()
    assert abs(pairs.mean()) < 5 * pairs.std() / DEALS**0.5


def test_the_net_has_learned_to_play() -> None:
    """Against each type of player, with the same deals from both seats."""
    _, _, worths = rounds(NET, 0, number=12_000)
    for other, least in enumerate((6.0, 1.5, 5.0)):
        won = [worth for number, worth in enumerate(worths) if (number >> 1) % 3 == other]
        assert sum(won) / len(won) / 1000 > least


def test_each_stake_has_the_net_that_comes_nearest() -> None:
    counts = [1] * len(points_worth())
    found = [learned_for(RULES, worth(), counts) for worth in (points_worth, prize_worth)]
    assert (found[0].net != found[1].net).any()
    for learned in found:
        assert (learned.flat, learned.slope) == (0, 1024)
        assert learned.fit == pytest.approx(1)
    doubled = learned_for(RULES, [2 * worth + 500 for worth in prize_worth()], counts)
    assert (doubled.net == found[1].net).all()
    assert (doubled.flat, doubled.slope) == (500, 2048)
