"""The games in OpenSpiel: its own simulation test and playthroughs, and what they do not test."""

from __future__ import annotations

import pickle
import random
from typing import Any

import numpy as np
import pyspiel
import pytest

from hollywood.envs.for_openspiel import HollywoodGame, packed, short_name
from hollywood.errors import RulesError
from hollywood.match.presets import PRESETS
from tools.playthroughs import FOLDER, game_string, replayed

OTHERS = (
    "hollywood_gin(reward=win,spreads=all,changes=turn_cap:20)",
    "hollywood_gin(changes=form:chouette;players:3;turn_cap:20;dealer_after_draw:next)",
    "hollywood_gin(changes=form:partnership;players:4;turn_cap:20)",
    "hollywood_carioca(episode=match,players=2,changes=turn_cap:20)",
    "hollywood_may_i(reward=equity,players=5,changes=turn_cap:20)",
)


def loaded(name: str) -> Any:
    return pyspiel.load_game(name)


def dealt(name: str, seed: int, actions: int = 0) -> Any:
    """A state after the deal and some actions, all drawn at random."""
    chance, state = random.Random(seed), loaded(name).new_initial_state()
    while state.is_chance_node() or (actions > 0 and not state.is_terminal()):
        actions -= not state.is_chance_node()
        state.apply_action(chance.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", [*map(game_string, PRESETS), *OTHERS])
def test_the_official_simulation(name: str) -> None:
    pyspiel.random_sim_test(loaded(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("preset", PRESETS)
def test_the_playthrough(preset: str) -> None:
    kept = (FOLDER / f"{short_name(preset)}.txt").read_text(encoding="utf-8")
    assert replayed(kept) == kept, "make it again with python -m tools.playthroughs"


def test_a_playthrough_that_was_changed_is_noticed() -> None:
    kept = (FOLDER / f"{short_name('gin')}.txt").read_text(encoding="utf-8")
    changed = kept.replace("MaxUtility() = ", "MaxUtility() = 1")
    assert replayed(changed) == kept != changed


@pytest.mark.parametrize("preset", ["gin", "may-i"])
def test_resampled_states_look_the_same_to_the_player(preset: str) -> None:
    other = 0
    for seed in range(4):
        state = dealt(game_string(preset), seed, actions=7)
        if state.is_terminal():
            continue
        player = state.current_player()
        sampler = pyspiel.UniformProbabilitySampler(seed, 0.0, 1.0)
        again = state.resample_from_infostate(player, sampler)
        for told in ("information_state_string", "observation_string"):
            assert getattr(again, told)(player) == getattr(state, told)(player)
        for told in ("information_state_tensor", "observation_tensor"):
            assert getattr(again, told)(player) == getattr(state, told)(player)
        assert again.legal_actions() == state.legal_actions()
        assert len(again.history()) == len(state.history())
        others = [seat for seat in range(state.num_players()) if seat != player]
        other += any(
            again.observation_string(seat) != state.observation_string(seat) for seat in others
        )
        again.apply_action(again.legal_actions()[0])
    assert other > 0


@pytest.mark.parametrize("preset", ["gin", "may-i"])
def test_pickled_and_serialized(preset: str) -> None:
    state = dealt(game_string(preset), 1, actions=5)
    game = pickle.loads(pickle.dumps(state.get_game()))
    assert str(game) == str(state.get_game())
    for again in (
        pickle.loads(pickle.dumps(state)),
        state.get_game().deserialize_state(state.serialize()),
        pyspiel.deserialize_game_and_state(
            pyspiel.serialize_game_and_state(state.get_game(), state)
        )[1],
    ):
        assert str(again) == str(state)
        assert again.history() == state.history()
        assert again.information_state_tensor(0) == state.information_state_tensor(0)
        again.apply_action(again.legal_actions()[0])


def test_changed_knobs_are_read_and_survive() -> None:
    changes = packed({"target": "150", "set_sizes": "[3, 4]"})
    game = loaded(f"hollywood_gin(changes={changes},episode=match)")
    assert game.game.rules.target == 150
    again = pyspiel.load_game(str(game))
    assert again.game.rules == game.game.rules
    assert pickle.loads(pickle.dumps(game)).game.rules == game.game.rules


@pytest.mark.parametrize(
    ("params", "words"),
    [
        ({"changes": "target"}, "changes cannot be"),
        ({"changes": "targt:150"}, "did you mean target"),
        ({"players": 3}, "players"),
        ({"reward": "x"}, "reward"),
        ({"recall": -1}, "recall"),
    ],
)
def test_odd_parameters(params: dict[str, Any], words: str) -> None:
    with pytest.raises(RulesError, match=words) as raised:
        HollywoodGame(params)
    assert "\n" not in str(raised.value)


def test_an_observer_writes_the_planes() -> None:
    state = dealt("hollywood_gin", 2)
    observer = state.get_game().make_py_observer()
    observer.set_from(state, 0)
    core = state.course.state
    assert np.array_equal(observer.tensor, core.observe(0))
    assert observer.dict["hand"].sum() == 10
    with pytest.raises(ValueError, match="no parameters"):
        state.get_game().make_py_observer(None, {"x": 1})
