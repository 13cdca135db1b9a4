"""The kernel's environments of Gymnasium: its own checks, and what they share with a batch."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import hollywood.envs.for_gymnasium  # noqa: F401  # registers the ids
from hollywood.envs import game
from hollywood.envs.batched import Batch
from hollywood.envs.for_gymnasium_kernel import KernelEnv, KernelVectorEnv
from hollywood.errors import IllegalAction


def test_gymnasium_finds_no_fault_with_one_game() -> None:
    check_env(KernelEnv(opponents="greedy"), skip_render_check=True)


def test_one_game_is_that_of_a_batch() -> None:
    env = KernelEnv(opponents="greedy", seat=0)
    batch = Batch(game("gin"), 1, opponent="greedy", seat=0, seed=5)
    seen, info = env.reset(seed=5)
    ends = 0
    for _ in range(300):
        assert np.array_equal(seen, batch.observations[0])
        assert np.array_equal(info["action_mask"], batch.masks[0])
        action = int(batch.sample()[0])
        batch.step([action])
        seen, reward, over, cut, info = env.step(action)
        assert (reward, over, cut) == (batch.rewards[0], batch.ended[0] == 1, False)
        if over:
            ends += 1
            assert np.array_equal(seen, batch.last[0])
            with pytest.raises(IllegalAction, match="reset"):
                env.step(action)
            seen, info = env.reset()
    assert ends


def test_a_learner_can_have_information_states() -> None:
    one = KernelEnv(opponents="greedy", seat=0, tensor="information")
    many = KernelVectorEnv(1, opponents="greedy", seat=0, tensor="information", copy=True)
    alone, info = one.reset(seed=5)
    seen, _ = many.reset(seed=5)
    width = one.game.observation_size
    ends = 0
    for _ in range(120):
        assert one.observation_space.contains(alone)
        assert np.array_equal(alone, seen[0])
        assert alone[width:].any()
        action = int(info["action_mask"].argmax())
        alone, _, over, _, info = one.step(action)
        seen, _, _, _, told = many.step(np.array([action]))
        if over:
            ends += 1
            assert np.array_equal(alone, told["final_obs"][0])
            alone, info = one.reset()
    assert ends


def test_an_illegal_action_loses() -> None:
    env = KernelEnv(opponents="greedy")
    _, info = env.reset(seed=1)
    wrong = int(info["action_mask"].argmin())
    _, reward, over, cut, info = env.step(wrong)
    assert reward == game("gin").utility_bounds[0]
    assert (over, cut, info["illegal"]) == (True, False, True)


def test_the_spaces_sample_with_the_masks() -> None:
    env = KernelEnv(opponents="random")
    _, info = env.reset(seed=3)
    over = False
    while not over:
        _, _, over, _, info = env.step(env.action_space.sample(mask=info["action_mask"]))
    many = KernelVectorEnv(3, opponents="random")
    _, info = many.reset(seed=3)
    for _ in range(20):
        _, _, _, _, info = many.step(many.action_space.sample(mask=tuple(info["action_mask"])))


def test_many_games_are_dealt_anew_in_the_step_that_ends_them() -> None:
    env = KernelVectorEnv(3, opponents="random", copy=True)
    seen, info = env.reset(seed=9)
    assert env.observation_space.contains(seen)
    ends = 0
    for _ in range(400):
        seen, rewards, over, cut, info = env.step(env.sample())
        assert seen.shape == (3, env.game.observation_size)
        assert not cut.any()
        assert not rewards[~over].any()
        assert info["action_mask"].any(axis=1).all()
        if over.any():
            ends += int(over.sum())
            assert (info["_final_obs"] == over).all()
            assert (info["final_obs"][over] != seen[over]).any()
    assert ends
    again, _ = env.reset(seed=9)
    assert np.array_equal(again, KernelVectorEnv(3, opponents="random").reset(seed=9)[0])


def test_wrappers_of_gymnasium_count_episodes() -> None:
    env = gymnasium.wrappers.vector.RecordEpisodeStatistics(KernelVectorEnv(4, opponents="greedy"))
    env.reset(seed=2)
    for _ in range(200):
        env.step(env.unwrapped.sample())  # type: ignore[attr-defined]
    assert env.episode_count > 0


@pytest.mark.parametrize(
    ("name", "seats"), [("hollywood/Oklahoma-v0", 2), ("hollywood/MayI-v0", 4)]
)
def test_every_preset_has_a_vector_environment(name: str, seats: int) -> None:
    envs = gymnasium.make_vec(name, num_envs=3, vectorization_mode="vector_entry_point")
    assert isinstance(envs, KernelVectorEnv)
    assert envs.game.players == seats
    seen, info = envs.reset(seed=4)
    for _ in range(10):
        assert envs.observation_space.contains(seen)
        seen, _, _, _, info = envs.step(info["action_mask"].argmax(axis=1))
