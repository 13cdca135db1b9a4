"""How well the players of the contract game play, on the same decks at every seat.

Collected only where code is compiled.
"""

from functools import cache
from typing import Any

import numpy as np
import pytest

from hollywood.bots.contract import aims as stakes
from hollywood.bots.contract.nets import learned_for
from hollywood.bots.ways import CONTRACT_FAST
from hollywood.contract import CONTRACT_PRESETS
from hollywood.contract.vectors.rules import rules_vector
from hollywood.kernel.engine.compiling import compiled
from hollywood.kernel.engine.vectors import empty_vector, rows_of, short_vector, vector
from hollywood.strategy.contract.play import new_table
from hollywood.strategy.contract.policies.choose import GREEDY
from hollywood.strategy.contract.policies.weights import K_UP_FAR, PLAIN, weights_for
from hollywood.strategy.contract.search.desk import new_desk
from hollywood.strategy.contract.training import duel as at
from lab.duels import Duels, duel_matches, figure

RULES = CONTRACT_PRESETS["may-i"]
SEED = 41


@cache
def duels(player: str, count: int, *, for_match: bool = False, turns: int = 200) -> Duels:
    ways = CONTRACT_FAST._replace(turns=turns)
    return duel_matches(
        RULES,
        seats=4,
        player=player,
        ways=ways,
        seed=SEED,
        first=0,
        count=count,
        for_match=for_match,
        net=learned_for(RULES, 4),
    )


def test_the_planner_beats_greedy_players() -> None:
    """Three hundred decks, at every seat: the difference is far larger than its interval."""
    told = duels("planner", 300)
    difference = figure(told.own - told.others)
    assert difference.mean < -1.0
    assert difference.mean < -1.5 * difference.within
    assert told.decisions == 0


def test_among_club_players_a_planner_is_one_of_four() -> None:
    """All four play the same matches from all seats, so its share is that of a quarter."""
    told = duel_matches(
        RULES,
        seats=4,
        player="planner",
        ways=CONTRACT_FAST,
        seed=SEED,
        first=0,
        count=3,
        others="club",
    )
    assert np.allclose(told.first, 0.25)
    assert np.allclose(told.own, told.others)


def test_to_give_the_last_contract_up_pays(monkeypatch: pytest.MonkeyPatch) -> None:
    """On average over all hands, though only the last is played differently."""
    told = duels("planner", 300)

    def stubborn(sets: int, runs: int) -> tuple[int, ...]:
        opinions = weights_for(sets, runs)
        return (*opinions[:K_UP_FAR], 1000, *opinions[K_UP_FAR + 1 :])

    monkeypatch.setattr(stakes, "weights_for", stubborn)
    other = duels.__wrapped__("planner", 300)
    worth = 0.8 * told.others - told.own
    better = figure(worth - (0.8 * other.others - other.own))
    assert better.mean > 2 * better.within


def test_to_go_on_when_behind_wins_more_matches() -> None:
    """The last hand alone, 60 points behind one and level with the others."""
    totals = (60, 0, 60, 60)
    usual, told = weights_for(0, 3), stakes.last_opinions(RULES, 0, totals)
    more = figure(_won_in_the_last_hand(told, totals) - _won_in_the_last_hand(usual, totals))
    assert more.mean > 0.05
    assert more.mean > 1.5 * more.within


def _won_in_the_last_hand(opinions: tuple[int, ...], totals: tuple[int, ...]) -> Any:
    """Shares of the first place by deck, for a planner at seat 0 with the first of the totals."""
    facts = []
    book = vector(rules_vector(RULES, seats=4, hand_number=RULES.hands))
    seated = at.Seats(
        players=vector([at.PLANNER, 1, 0, *3 * [GREEDY, 0, 0]]),
        weights=vector((*PLAIN, *opinions)),
        settings=vector(CONTRACT_FAST),
        net=short_vector(()),
        stakes=vector(stakes.points_stakes(80)),
    )
    table, desk = new_table(), new_desk()
    for number in range(800):
        row = empty_vector(at.D_SEATS + 4 * at.D_SEAT)
        compiled(at.duel)(at.Deal(0, number % 4, SEED, number), book, seated, table, desk, row)
        facts.append(rows_of(row, len(row))[0])
    after = np.array(facts)[:, at.D_SEATS :: at.D_SEAT] + totals
    best = after == after.min(axis=1, keepdims=True)
    return best[:, 0] / best.sum(axis=1)


def test_the_net_alone_beats_greedy_players() -> None:
    """As clearly as the planner does; with other weights the net could not."""
    told = duels("guesser", 300)
    difference = figure(told.own - told.others)
    assert difference.mean < -1.0
    assert difference.mean < -1.5 * difference.within


def test_without_a_net_nobody_can_guess() -> None:
    with pytest.raises(ValueError, match="give it one"):
        duel_matches(RULES, seats=4, player="guesser", ways=CONTRACT_FAST, seed=1, first=0, count=1)


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
    again = [duels.__wrapped__("searcher", 2) for _ in range(2)]
    assert again[0].own.tolist() == again[1].own.tolist()
    assert again[0].turns == again[1].turns
