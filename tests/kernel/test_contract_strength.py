"""How well the players of the contract game play, on the same decks at every seat.

Collected only where code is compiled.
"""

import pytest

from hollywood.bots.contract_search import FAST
from hollywood.contract import CONTRACT_PRESETS
from hollywood.simulation.contract_duels import Duels, duel_matches, figure

RULES = CONTRACT_PRESETS["may-i"]
SEED = 41


def duels(player: str, count: int, *, for_match: bool = False, turns: int = 200) -> Duels:
    ways = FAST._replace(turns=turns)
    return duel_matches(
        RULES,
        seats=4,
        player=player,
        ways=ways,
        seed=SEED,
        first=0,
        count=count,
        for_match=for_match,
    )


def test_the_planner_beats_greedy_players() -> None:
    """Four hundred decks, at every seat: the difference is five times its interval and more."""
    told = duels("planner", 400)
    difference = figure(told.own - told.others)
    assert difference.mean < -1.0
    assert difference.mean < -1.5 * difference.within
    assert told.decisions == 0


def test_a_greedy_player_is_one_of_them() -> None:
    told = duels("greedy", 40)
    assert told.own.tolist() == pytest.approx(told.others.tolist())
    assert told.first.tolist() == [0.25] * 40
    assert told.ratio.mean == pytest.approx(1)


@pytest.mark.parametrize("for_match", [False, True], ids=["points", "match"])
def test_the_searching_player_beats_greedy_players(for_match: bool) -> None:
    """A few imagined rounds are enough to see it, though not how much."""
    told = duels("searcher", 12, for_match=for_match)
    assert told.ratio.mean < 1
    assert told.decisions > 12 * 4 * 7 * 10
    assert told.turns > 10 * told.decisions


def test_a_match_follows_from_seed_and_number() -> None:
    again = [duels("searcher", 2) for _ in range(2)]
    assert again[0].own.tolist() == again[1].own.tolist()
    assert again[0].turns == again[1].turns
