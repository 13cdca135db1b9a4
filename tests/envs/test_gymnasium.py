"""One learner against named opponents: Gymnasium's own check, and what it does not check."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.envs.registration import registry
from gymnasium.utils.env_checker import check_env

from hollywood.envs.for_gymnasium import HollywoodEnv, env_id
from hollywood.envs.game import game
from hollywood.envs.opponents import Opponents, named
from hollywood.errors import HollywoodError, IllegalAction
from hollywood.match.presets import PRESETS

SHORT = {"turn_cap": 20}


def made(preset: str = "gin", **options: Any) -> HollywoodEnv:
    """An environment of short rounds, as its id makes it."""
    options = {"changes": SHORT, "opponents": "greedy"} | options
    env = gymnasium.make(env_id(preset), **options).unwrapped
    assert isinstance(env, HollywoodEnv)
    return env


def played(env: HollywoodEnv, seed: int) -> tuple[float, dict[str, Any]]:
    """Play an episode by legal actions drawn at random; return the rewards and the last info."""
    _, info = env.reset(seed=seed)
    env.action_space.seed(seed)
    total, over = 0.0, False
    while not over:
        assert np.array_equal(env.action_masks(), info["action_mask"].astype(bool))
        action = env.action_space.sample(mask=info["action_mask"])
        seen, reward, terminated, truncated, info = env.step(action)
        assert seen in env.observation_space
        total += reward
        over = terminated or truncated
        assert env._state is not None
        assert over or env._state.to_act[0] == info["seat"]
    return total, info


@pytest.mark.parametrize("preset", PRESETS)
def test_the_official_check(preset: str) -> None:
    check_env(made(preset))


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("reward", ["points", "win"])
def test_the_rewards_add_up_to_the_return(preset: str, reward: str) -> None:
    env = made(preset, reward=reward, tensor="information")
    total, info = played(env, 1)
    assert total == pytest.approx(info["returns"][info["seat"]])


def test_a_match_of_several_hands() -> None:
    env = made("carioca", players=2, episode="match")
    total, info = played(env, 3)
    assert total == pytest.approx(info["returns"][info["seat"]])
    assert total < 0


def test_every_preset_has_an_id() -> None:
    assert {env_id(preset) for preset in PRESETS} == {
        name for name in registry if name.startswith("hollywood/")
    }


def test_the_same_seed_gives_the_same_episode() -> None:
    first, again = (played(made(opponents="simple"), 5) for _ in range(2))
    assert first[0] == again[0]
    assert first[1]["returns"] == again[1]["returns"]
    seats = {made().reset(seed=seed)[1]["seat"] for seed in range(12)}
    assert seats == {0, 1}
    assert made(seat=1).reset(seed=1)[1]["seat"] == 1


def test_an_action_that_is_not_legal() -> None:
    env = made()
    _, info = env.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, terminated, _, info = env.step(wrong)
    assert (reward, terminated, info["illegal"]) == (env.game.utility_bounds[0], True, True)
    with pytest.raises(IllegalAction, match="over"):
        env.step(0)
    strict = made(illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(IllegalAction, match="not possible"):
        strict.step(wrong)


def test_nothing_before_the_first_deal() -> None:
    with pytest.raises(IllegalAction, match="reset"):
        made().step(0)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"opponents": "simpel"}, "did you mean simple"),
        ({"opponents": "python:nowhere:Bot"}, "cannot be imported"),
        ({"opponents": []}, "name the opponents"),
        ({"opponents": ["simple"] * 2}, "too many"),
        ({"seat": 2}, "no seat 2"),
        ({"tensor": "x"}, "observation or information"),
        ({"illegal": "x"}, "lose or raise"),
        ({"render_mode": "human"}, "ansi"),
        ({"reward": "x"}, "reward"),
    ],
)
def test_odd_options(options: dict[str, Any], words: str) -> None:
    with pytest.raises(HollywoodError, match=words) as raised:
        HollywoodEnv(**options)
    assert "\n" not in str(raised.value)


def test_a_class_of_your_own_as_an_opponent() -> None:
    total, info = played(made(opponents="python:hollywood.bots.random_bot:RandomBot"), 1)
    assert total == info["returns"][info["seat"]]


def test_opponents_see_their_views_and_hear_their_events(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[Any] = []

    class Ear:
        name = "Ear"

        def choose(self, view: Any) -> Any:
            assert view.seat == 1
            return next(iter(view.legal_actions()))

        def told(self, events: Any) -> None:
            heard.extend(events)

    monkeypatch.setattr("hollywood.envs.opponents.make_bot", lambda *_, **__: Ear())
    gin = game("gin")
    state = gin.start(seed=1, dealer=0)
    table = Opponents(named("ear", gin), gin, learner=0, seed=1)
    table.move(state)
    assert state.to_act == (0,)
    dealt, *_ = heard
    assert dealt.hands[0] is None
    assert dealt.hands[1] is not None
    state.step(0, state.legal(0)[0])
    table.move(state)
    assert all(
        event.card is None for event in heard if type(event).__name__ == "Drew" and event.seat == 0
    )
    assert len(heard) == len({id(event) for event in heard})
