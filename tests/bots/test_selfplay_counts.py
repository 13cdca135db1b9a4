"""Selfplay counts what happens, the same for the same seed."""

from __future__ import annotations

import pytest

from hollywood.bots import make_bot
from hollywood.bots.selfplay import Selfplay
from hollywood.errors import HollywoodError
from hollywood.match.presets import rules_for


def figures(preset: str, bots: list[str], seed: str, deals: int = 4) -> object:
    selfplay = Selfplay(rules_for(preset, ["turn_cap=40"]), bots, seed=seed)
    for _ in zip(range(deals), selfplay.play(), strict=False):
        pass
    return selfplay.tallies, selfplay.endings, selfplay.rounds, selfplay.turns, selfplay.matches


@pytest.mark.parametrize("preset", ["gin", "may-i"])
def test_the_same_seed_gives_the_same_figures(preset: str) -> None:
    first = figures(preset, ["random", "greedy"], "a")
    assert first == figures(preset, ["random", "greedy"], "a")
    assert first != figures(preset, ["random", "greedy"], "b")


def test_bots_go_round_the_table() -> None:
    selfplay = Selfplay(rules_for("may-i"), ["greedy", "random"], seed="x")
    assert [(tally.bot, tally.seats) for tally in selfplay.tallies] == [
        ("greedy", 2),
        ("random", 2),
    ]
    assert Selfplay(rules_for("may-i"), ["random"] * 5, seed="x").players == 5
    assert Selfplay(rules_for("liverpool"), ["random"], seed="x").players == 3
    with pytest.raises(HollywoodError, match="3 bots cannot fill a table for 2: name"):
        Selfplay(rules_for("gin"), ["random"] * 3, seed="x")


def test_what_is_counted_adds_up() -> None:
    selfplay = Selfplay(rules_for("hollywood-gin"), ["greedy", "random"], seed="x")
    for _ in selfplay.play():
        if selfplay.matches == 2:
            break
    drawn = selfplay.endings["dead_hand"] + selfplay.endings["turn_cap"]
    assert sum(selfplay.endings.values()) == selfplay.rounds
    assert sum(tally.rounds_won for tally in selfplay.tallies) == selfplay.rounds - drawn
    assert sum(tally.matches_won for tally in selfplay.tallies) == 2
    assert all(tally.rounds_played == selfplay.rounds for tally in selfplay.tallies)
    assert all(sum(tally.kinds.values()) == tally.rounds_won for tally in selfplay.tallies)


def test_a_match_counts_once_for_partners() -> None:
    rules = rules_for("hollywood-gin", ["form=partnership", "players=4"])
    selfplay = Selfplay(rules, ["greedy", "random"], seed="x")
    for _ in selfplay.play():
        if selfplay.matches:
            break
    assert [tally.matches_won for tally in selfplay.tallies] == [1, 0]


def test_bots_are_made_by_name() -> None:
    assert make_bot("random", seat_name="Ada", seed=3).name == "Ada"
    with pytest.raises(HollywoodError, match="there is no bot 'gredy': did you mean greedy"):
        make_bot("gredy", seat_name="Ada", seed=3)
