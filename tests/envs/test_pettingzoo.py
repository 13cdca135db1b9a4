"""Every seat an agent: PettingZoo's own tests, and what they do not test."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from hollywood.envs.for_pettingzoo import env, parallel_env, raw_env
from hollywood.errors import HollywoodError, IllegalAction
from hollywood.match.presets import PRESETS

SHORT = {"turn_cap": 20}
CYCLES = 10

# PettingZoo lists by name the environments that may observe a dictionary with a mask.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


@pytest.mark.parametrize("preset", PRESETS)
def test_the_official_tests_of_agents_in_turn(preset: str) -> None:
    api_test(env(preset, changes=SHORT, render_mode="ansi"), num_cycles=CYCLES)
    seed_test(lambda: env(preset, changes=SHORT), num_cycles=CYCLES)


@pytest.mark.parametrize("preset", PRESETS)
def test_the_official_tests_of_agents_in_parallel(preset: str) -> None:
    parallel_api_test(parallel_env(preset, changes=SHORT), num_cycles=CYCLES * 4)
    parallel_seed_test(lambda: parallel_env(preset, changes=SHORT), num_cycles=CYCLES)


def in_turn(table: Any, seed: int) -> dict[str, float]:
    """Play an episode; return what each agent was told it has won."""
    table.reset(seed=seed)
    chance = np.random.default_rng(seed)
    won = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, terminated, truncated, _ = table.last()
        won[agent] += reward
        legal = np.flatnonzero(seen["action_mask"])
        table.step(None if terminated or truncated else int(chance.choice(legal)))
    return won


def in_parallel(table: parallel_env, seed: int) -> dict[str, float]:
    """Play an episode; return what each agent was told it has won."""
    seen, _ = table.reset(seed=seed)
    chance = np.random.default_rng(seed)
    won = dict.fromkeys(table.possible_agents, 0.0)
    while table.agents:
        actions = {
            agent: int(chance.choice(np.flatnonzero(seen[agent]["action_mask"])))
            for agent in table.agents
        }
        seen, rewards, *_ = table.step(actions)
        for agent, reward in rewards.items():
            won[agent] += reward
    return won


def returns_of(table: Any) -> tuple[float, ...]:
    """What the game says that the seats have won."""
    returns: tuple[float, ...] = table._state.returns()
    return returns


@pytest.mark.parametrize(
    ("preset", "options"),
    [
        ("gin", {}),
        ("hollywood-gin", {"reward": "win", "tensor": "information"}),
        ("gin", {"spreads": "all"}),
        ("carioca", {"episode": "match", "players": 2}),
        ("gin", {"changes": SHORT | {"form": "partnership", "players": 4}}),
        ("may-i", {"reward": "equity"}),
    ],
)
def test_the_rewards_add_up_to_the_returns(preset: str, options: dict[str, Any]) -> None:
    options = {"changes": SHORT} | options
    table = raw_env(preset, **options)
    won = in_turn(table, 2)
    assert returns_of(table) == pytest.approx(tuple(won.values()))
    beside = parallel_env(preset, **options)
    won = in_parallel(beside, 2)
    assert returns_of(beside) == pytest.approx(tuple(won.values()))


def test_who_waits_may_only_wait() -> None:
    table = parallel_env("gin")
    seen, _ = table.reset(seed=1, options={"dealer": 0})
    assert np.flatnonzero(seen["player_0"]["action_mask"]).tolist() == [table.wait]
    assert table.wait not in np.flatnonzero(seen["player_1"]["action_mask"])


def test_all_who_may_call_decide_in_one_step() -> None:
    table = parallel_env("may-i", players=4)
    seen, _ = table.reset(seed=3)
    decided = []
    for _ in range(12):
        deciding = [a for a in table.agents if not seen[a]["action_mask"][table.wait]]
        decided.append(len(deciding))
        seen, *_ = table.step({a: int(seen[a]["action_mask"].argmax()) for a in table.agents})
    # Three call; the player in turn allows the first call, draws, and discards.
    assert decided[:5] == [3, 1, 1, 1, 3]


def test_an_action_that_is_not_legal() -> None:
    table = raw_env("gin")
    table.reset(seed=1)
    with pytest.raises(IllegalAction, match="not possible"):
        table.step(table.game.actions - 1)
    beside = parallel_env("gin")
    beside.reset(seed=1, options={"dealer": 0})
    _, rewards, ended, _, infos = beside.step({"player_0": 0, "player_1": 0})
    assert rewards == {"player_0": beside.game.utility_bounds[0], "player_1": 0.0}
    assert infos["player_0"] == {"illegal": True}
    assert all(ended.values())
    assert beside.agents == []


def test_the_state_is_what_all_see() -> None:
    table = raw_env("gin")
    table.reset(seed=1)
    assert table.state().shape == (2 * table.game.observation_size,)


@pytest.mark.parametrize("options", [{"tensor": "x"}, {"render_mode": "human"}, {"players": 3}])
def test_odd_options(options: dict[str, Any]) -> None:
    for kind in (raw_env, parallel_env):
        with pytest.raises(HollywoodError) as raised:
            kind("gin", **options)
        assert "\n" not in str(raised.value)


def test_nothing_before_the_first_deal() -> None:
    with pytest.raises(IllegalAction, match="reset"):
        raw_env("gin").state()
