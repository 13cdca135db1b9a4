"""The choices of a decision are what the rules allow, and include the one that was made."""

from __future__ import annotations

import random

import pytest

from hollywood.analysis.gin.choices import DECISIONS, choices_of
from hollywood.analysis.gin.words import in_words
from hollywood.gin import BigGin, GinRules, Knock
from hollywood.gin.vectors.rules import rules_vector
from hollywood.gin.vectors.state import open_state
from hollywood.gin.vectors.view import view_vector
from hollywood.kernel.gin import layout as at
from hollywood.kernel.gin.sight import sight
from hollywood.play import Discard
from tests.gin.playing import keen, random_deal, random_rules, states


@pytest.mark.parametrize("seed", range(12))
def test_they_are_the_legal_actions_with_one_spread_for_each_knock(seed: int) -> None:
    chance = random.Random(seed)
    rules: GinRules = random_rules(chance)
    for state in states(random_deal(rules, chance), keen, chance):
        seat = state.awaiting
        if seat is None or state.table.phase not in DECISIONS:
            continue
        legal = state.legal_actions(seat)
        action = chance.choice(legal)
        view = state.view(seat)
        found = choices_of(view, action)
        kinds = [(type(each), getattr(each, "discard", None)) for each in legal]
        for choice in found.all:
            assert choice.action in legal
            in_words(choice.action, view)
        ends = {kind for kind in kinds if kind[0] in {Knock, BigGin}}
        listed = [(type(each.action), getattr(each.action, "discard", None)) for each in found.all]
        assert ends <= set(listed)
        throws = [each for each in legal if isinstance(each, Discard)]
        assert throws == [each.action for each in found.all if isinstance(each.action, Discard)]
        done = found.all[found.played].action
        assert type(done) is type(action)
        assert getattr(done, "discard", None) == getattr(action, "discard", None)
        if isinstance(action, Knock | BigGin) and isinstance(done, Knock | BigGin):
            assert set(done.spread) == set(action.spread)
        else:
            assert done == action


@pytest.mark.parametrize("seed", range(12))
def test_a_round_laid_open_is_the_same_to_its_players(seed: int) -> None:
    """The kernel's state shows each seat what the engine's view shows it."""
    chance = random.Random(seed)
    rules = random_rules(chance)
    numbers = rules_vector(rules)
    for state in states(random_deal(rules, chance), keen, chance):
        if state.awaiting is None:
            continue
        vector = [0] * at.V_LENGTH
        opened = open_state(state)
        sight(opened, numbers, state.awaiting, vector)
        assert vector == view_vector(state.view(state.awaiting))
        assert sorted(opened[at.S_DECK + 52 - len(state.stock) : at.S_DECK + 52]) == sorted(
            map(int, state.stock)
        )
