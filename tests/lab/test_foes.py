"""The opponents for measuring: legal play, the same for the same seed, from the view alone."""

from __future__ import annotations

import pytest

from hollywood.gin.presets import GIN_PRESETS
from hollywood.gin.vectors.rules import vector_of
from hollywood.kernel.engine.chance import LENGTH, begin
from hollywood.kernel.gin import layout as at
from hollywood.kernel.gin.check import is_legal
from hollywood.kernel.gin.deal import deal, finish_shuffle
from hollywood.kernel.gin.moves import apply
from hollywood.kernel.gin.sight import sight
from hollywood.strategy.gin.policies.theirs import Policy
from lab.foes.rollout import EITHER, KNOCKS_SOON, WAITS, rollout, settings

RULES = ["eaai", "gin", "oklahoma"]
FOES: dict[str, tuple[Policy, tuple[int, ...]]] = {
    "rollout": (rollout, settings(2, EITHER, 2)),
    "rollout, soon": (rollout, settings(2, KNOCKS_SOON, 2)),
    "rollout, waits": (rollout, settings(2, WAITS, 2)),
}


def other_hidden(state: list[int], seat: int) -> list[int]:
    """Return the state with the hidden cards of ``seat``'s view in other places."""
    twin = list(state)
    finish_shuffle(twin)
    stock = range(at.S_DECK + 52 - twin[at.S_STOCK], at.S_DECK + 52)
    hidden = twin[at.S_HANDS + 1 - seat] & ~twin[at.S_KNOWN + 1 - seat]
    cards = [card for card in range(64) if hidden >> card & 1]
    pool = [*(twin[place] for place in stock), *cards]
    twin[at.S_HANDS + 1 - seat] = twin[at.S_KNOWN + 1 - seat] | sum(
        1 << card for card in pool[: len(cards)]
    )
    for place, card in zip(stock, pool[len(cards) :], strict=True):
        twin[place] = card
    return twin


@pytest.mark.parametrize("preset", RULES)
@pytest.mark.parametrize("name", FOES)
def test_it_plays_by_the_rules_and_sees_only_its_view(name: str, preset: str) -> None:
    policy, weights = FOES[name]
    numbers = vector_of(GIN_PRESETS[preset])
    state, chance = [0] * at.S_LENGTH, [0] * LENGTH
    deal(state, numbers, 0, 5, 1, 0)
    begin(chance, 0, 7, 1, 0)
    while state[at.S_PHASE] != at.OVER:
        apply(state, numbers, one_decision(policy, weights, state, chance, preset))


def one_decision(
    policy: Policy, weights: tuple[int, ...], state: list[int], chance: list[int], preset: str
) -> list[int]:
    """Return what the policy does, after asking it again behind other hidden cards."""
    rules = GIN_PRESETS[preset]
    numbers = vector_of(rules)
    seat = state[at.S_AWAITING]
    states = [state]
    if state[at.S_PHASE] in {at.UPCARD, at.DRAW, at.DISCARD}:
        states.append(other_hidden(state, seat))
    said = []
    for each in states:
        view, action, drawn = [0] * at.V_LENGTH, [0] * at.A_LENGTH, list(chance)
        sight(each, numbers, seat, view)
        policy(view, numbers, rules.melds.tables, list(weights), drawn, 0, action)
        assert is_legal(view, numbers, rules.melds.tables, action)
        said.append((action, drawn))
    assert said == said[:1] * len(said)
    chance[:] = said[0][1]
    return said[0][0]
