"""The arena counts what happens, the same for the same seed."""

from __future__ import annotations

import pytest

from hollywood.bots import make_bot
from hollywood.bots.arena import Arena
from hollywood.errors import HollywoodError
from hollywood.match.presets import rules_for


def figures(preset: str, bots: list[str], seed: str, deals: int = 4) -> object:
    arena = Arena(rules_for(preset, ["turn_cap=40"]), bots, seed=seed)
    for _ in zip(range(deals), arena.play(), strict=False):
        pass
    return arena.tallies, arena.endings, arena.rounds, arena.turns, arena.matches


@pytest.mark.parametrize("preset", ["gin", "may-i"])
def test_the_same_seed_gives_the_same_figures(preset: str) -> None:
    first = figures(preset, ["random", "greedy"], "a")
    assert first == figures(preset, ["random", "greedy"], "a")
    assert first != figures(preset, ["random", "greedy"], "b")


def test_bots_go_round_the_table() -> None:
    arena = Arena(rules_for("may-i"), ["greedy", "random"], seed="x")
    assert [(tally.bot, tally.seats) for tally in arena.tallies] == [("greedy", 2), ("random", 2)]
    assert Arena(rules_for("may-i"), ["random"] * 5, seed="x").players == 5
    assert Arena(rules_for("liverpool"), ["random"], seed="x").players == 3
    with pytest.raises(HollywoodError, match="3 bots cannot fill a table for 2 players"):
        Arena(rules_for("gin"), ["random"] * 3, seed="x")


def test_what_is_counted_adds_up() -> None:
    arena = Arena(rules_for("hollywood-gin"), ["greedy", "random"], seed="x")
    for _ in arena.play():
        if arena.matches == 2:
            break
    drawn = arena.endings["dead_hand"] + arena.endings["turn_cap"]
    assert sum(arena.endings.values()) == arena.rounds
    assert sum(tally.rounds_won for tally in arena.tallies) == arena.rounds - drawn
    assert sum(tally.matches_won for tally in arena.tallies) == 2
    assert all(tally.rounds_played == arena.rounds for tally in arena.tallies)
    assert all(sum(tally.kinds.values()) == tally.rounds_won for tally in arena.tallies)


def test_a_match_counts_once_for_partners() -> None:
    rules = rules_for("hollywood-gin", ["form=partnership", "players=4"])
    arena = Arena(rules, ["greedy", "random"], seed="x")
    for _ in arena.play():
        if arena.matches:
            break
    assert [tally.matches_won for tally in arena.tallies] == [1, 0]


def test_bots_are_made_by_name() -> None:
    assert make_bot("random", seat_name="Ada", seed=3).name == "Ada"
    with pytest.raises(HollywoodError, match="there is no bot 'gredy': did you mean greedy"):
        make_bot("gredy", seat_name="Ada", seed=3)
