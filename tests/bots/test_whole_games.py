"""Every bot plays every game of the house from the deal to the last score, always legally."""

from __future__ import annotations

from itertools import islice

import pytest

from hollywood.bots import play_on
from hollywood.bots.levels import SEARCHING
from hollywood.bots.selfplay import Selfplay
from hollywood.contract import CONTRACT_PRESETS, HOUSE_PRESETS, ContractRules
from hollywood.kernel.engine.compiling import can_compile
from hollywood.match.presets import rules_for
from hollywood.play import Seat
from tests.bots.tables import NAMES, Watched, bot, kinds_for, opened
from tests.matches import GAME_IDS, GAMES


@pytest.mark.parametrize(
    ("kind", "preset", "settings", "players"),
    [
        pytest.param(kind, *game, id=f"{name}-{kind}")
        for game, name in zip(GAMES, GAME_IDS, strict=True)
        for kind in kinds_for(game[0])
    ],
)
def test_whole_matches_are_played_by_the_rules(
    kind: str, preset: str, settings: tuple[str, ...], players: int
) -> None:
    cap = ("turn_cap=60",) if kind == "random" and preset in CONTRACT_PRESETS else ()
    table = opened(rules_for(preset, (*settings, *cap)), players)
    bots = {Seat(seat): Watched(bot(kind, seed=seat, name=NAMES[seat])) for seat in range(players)}
    # Random players may need a hundred rounds of gin for one match; interpreted, a round of
    # searching players takes minutes. The strongest level plays whole matches of the games it
    # knows.
    rounds = 25 if can_compile() or kind not in SEARCHING else 1
    if kind == "strongest" and preset in {"liverpool", "shanghai"}:
        rounds = min(rounds, 3)
    while not table.match.over and table.match.round_number < rounds:
        table.deal()
        play_on(table, bots)
        assert not table.match.in_play
    if kind != "random" and rounds > 1:
        assert table.match.over or rounds < 25
        assert all(one.answers for one in bots.values())


@pytest.mark.parametrize("preset", HOUSE_PRESETS)
def test_bots_play_other_contract_games_and_families_rules(preset: str) -> None:
    """A whole match of a quick level, and a hand of one that searches."""
    rules = rules_for(preset, ("turn_cap=200",))
    selfplay = Selfplay(rules, ["greedy"], seed=preset)
    assert isinstance(rules, ContractRules)
    played = len(list(islice(selfplay.play(), rules.hands)))
    assert selfplay.endings["went_out"] > played // 2
    table = opened(rules, 4)
    bots = {Seat(seat): Watched(bot("fast", seed=seat, name=NAMES[seat])) for seat in range(4)}
    table.deal()
    play_on(table, bots)
    assert not table.match.in_play


@pytest.mark.parametrize(
    "settings",
    [
        ("knocker_layoff=true",),
        ("layoff=false", "big_gin=31"),
        ("rediscard_taken=allow", "upcard_option=false"),
        ("stock_end=fiftieth_card", "stock_floor=10"),
        ("run_suits=any", "big_gin=31", "hand_size=7"),
        ("oklahoma=true", "oklahoma_ace=one", "both_pass=nondealer_draws_either"),
    ],
)
def test_the_greedy_bot_knows_the_knobs_of_gin(settings: tuple[str, ...]) -> None:
    selfplay = Selfplay(rules_for("gin", settings), ["greedy", "random"], seed="knobs")
    for _ in zip(range(15), selfplay.play(), strict=False):
        pass
    greedy, random = selfplay.tallies
    assert greedy.rounds_won > 3 * random.rounds_won


@pytest.mark.parametrize(
    "settings",
    [
        ("may_i=none",),
        ("go_out_without_discard=false", "rediscard_taken=forbid"),
        ("layoff_requires_down=false", "layoff_targets=own_melds"),
        ("layoff_same_turn=false", "displace_ace=never", "last_hand=same"),
        ("laydown=minimum", "duplicate_rank_sets=false", "adjacent_same_suit_runs=false"),
        ("min_naturals_per_meld=2", "may_i.penalty_cards=2", "stock_exhausted=hand_ends"),
        ("run_low=A", "run_high=A", "wild=[]"),
        ("jokers=4", "wild=XX,2"),
        ("laydown=least", "out_in_one_turn=50", "adjacent_same_suit_runs=false", "run_gap=2"),
        ("jokers=4", "wild=XX,2", "more_wilds_than_naturals=false"),
        ("jokers=4", "wild=XX,2", "wilds_side_by_side=false"),
        ("displace_ace=runs_only_to_hand_played_at_once", "may_i.when=until_first_play"),
    ],
)
def test_the_greedy_bot_knows_the_knobs_of_the_contract_game(settings: tuple[str, ...]) -> None:
    selfplay = Selfplay(rules_for("may-i", ("turn_cap=200", *settings)), ["greedy"], seed="knobs")
    for _ in zip(range(7), selfplay.play(), strict=False):
        pass
    assert selfplay.endings["went_out"] >= 5
