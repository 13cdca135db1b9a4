"""Gymnasium environments over the kernel: many games at once, and one game alone.

The opponent plays inside the kernel, so a step of the learner is one call.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, get_args

import gymnasium as gym
import numpy as np
from gymnasium.spaces import Box, Discrete, Space
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from hollywood.envs.batched import Batch
from hollywood.envs.for_gymnasium import LARGEST, Tensor
from hollywood.envs.game import Game, game
from hollywood.errors import HollywoodError, IllegalAction
from hollywood.gin.rules import GinRules
from hollywood.match.presets import AnyRules

_SEEDS = 2**62


def _spaces(made: Game, tensor: Tensor) -> tuple[Space[NDArray[np.float32]], Space[np.int64]]:
    if tensor not in get_args(Tensor):
        raise HollywoodError(f"a tensor cannot be {tensor!r}: {' or '.join(get_args(Tensor))}")
    informed = tensor == "information"
    size = made.information_size if informed else made.observation_size
    return Box(-LARGEST, LARGEST, (size,), np.float32), Discrete(made.actions)


def _seen(batch: Batch) -> tuple[NDArray[Any], NDArray[Any]]:
    """Return what the learner sees, and what it saw at the end, in the tensor it asked for."""
    if batch.informed:
        return batch.information, batch.last_information
    return batch.observations, batch.last


def _named(opponents: str | None, made: Game) -> str:
    if opponents is not None:
        return opponents
    return "simple" if isinstance(made.rules, GinRules) else "greedy"


class KernelVectorEnv(VectorEnv[NDArray[np.float32], NDArray[np.int64], NDArray[Any]]):
    """Games of one learner against an opponent of the kernel, all at once.

    ``info["action_mask"]`` has one row for each game, int8, 1 for each legal action. Episodes that
    end are dealt anew in the same step; their last observations are then ``info["final_obs"]``,
    where ``info["_final_obs"]`` is true. The arrays of observations, masks and rewards are used
    again in the next step, unless ``copy``.

    An illegal action raises IllegalAction, and nothing changes.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012  # as Gymnasium has it

    def __init__(
        self,
        num_envs: int = 1,
        preset: str | AnyRules = "gin",
        changes: Mapping[str, Any] | None = None,
        *,
        players: int | None = None,
        opponents: str | None = None,
        seat: int | None = None,
        episode: str = "round",
        reward: str = "points",
        tensor: Tensor = "observation",
        copy: bool = False,
        render_mode: None = None,
    ) -> None:
        """See :func:`~hollywood.envs.game` and :class:`~hollywood.envs.batched.Batch`.

        ``opponents`` are `simple` in gin and `greedy` in May-I, unless another player is named.
        ``tensor`` says whether the learner gets observations or information states.
        """
        self.game: Game = game(preset, changes, players, episode=episode, reward=reward)  # type: ignore[arg-type]
        self.num_envs = num_envs
        observed, chosen = _spaces(self.game, tensor)
        self.single_observation_space: Space[Any] = observed
        self.single_action_space: Space[Any] = chosen
        self.observation_space: Space[Any] = batch_space(self.single_observation_space, num_envs)
        self.action_space: Space[Any] = batch_space(self.single_action_space, num_envs)
        self.render_mode: None = render_mode
        self.batch: Batch = Batch(
            self.game,
            num_envs,
            opponent=_named(opponents, self.game),
            seat=seat,
            information=tensor == "information",
        )
        self._copy = copy

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Deal new episodes in all games."""
        super().reset(seed=seed)
        self.batch.reset(int(self.np_random.integers(_SEEDS)) if seed is None else seed)
        return self._own(_seen(self.batch)[0]), {"action_mask": self._mask()}

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[NDArray[np.float32], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Take an action in every game."""
        batch = self.batch
        batch.step(actions)
        info: dict[str, Any] = {"action_mask": self._mask()}
        seen, last = _seen(batch)
        if batch.ended.any():
            info["final_obs"] = self._own(last)
            info["_final_obs"] = batch.ended > 0
        return (
            self._own(seen),
            self._own(batch.rewards),
            batch.ended == 1,
            batch.ended == 2,
            info,
        )

    def sample(self) -> NDArray[np.int64]:
        """Return a legal action for every game, all equally likely."""
        return self.batch.sample()

    def _mask(self) -> NDArray[np.int8]:
        return self._own(self.batch.masks).view(np.int8)

    def _own(self, array: NDArray[Any]) -> NDArray[Any]:
        return array.copy() if self._copy else array


class KernelEnv(gym.Env[NDArray[np.float32], np.int64]):
    """One game of a learner against an opponent of the kernel.

    ``info["action_mask"]`` is 1 for each legal action. An action that is not legal loses: the
    episode ends with the lowest return there is. A step after the end raises IllegalAction.
    """

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012  # as Gymnasium declares it

    def __init__(
        self,
        preset: str | AnyRules = "gin",
        changes: Mapping[str, Any] | None = None,
        *,
        players: int | None = None,
        opponents: str | None = None,
        seat: int | None = None,
        episode: str = "round",
        reward: str = "points",
        tensor: Tensor = "observation",
        render_mode: None = None,
    ) -> None:
        """See :func:`~hollywood.envs.game` and :class:`~hollywood.envs.batched.Batch`.

        ``opponents`` are `simple` in gin and `greedy` in May-I, unless another player is named.
        ``tensor`` says whether the learner gets observations or information states.
        """
        self.game: Game = game(preset, changes, players, episode=episode, reward=reward)  # type: ignore[arg-type]
        observed, chosen = _spaces(self.game, tensor)
        self.observation_space: Space[NDArray[np.float32]] = observed
        self.action_space: Space[np.int64] = chosen
        self.render_mode: None = render_mode
        self._batch = Batch(
            self.game,
            1,
            opponent=_named(opponents, self.game),
            seat=seat,
            information=tensor == "information",
        )
        self._over = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Deal an episode: that of the seed, or the next one."""
        fresh = self._np_random is None
        super().reset(seed=seed)
        if seed is not None or fresh:
            self._batch.reset(int(self.np_random.integers(_SEEDS)) if seed is None else seed)
        elif not self._over:
            self._batch.reset(int(self.np_random.integers(_SEEDS)))
        self._over = False
        mask = self._batch.masks[0].copy().view(np.int8)
        return _seen(self._batch)[0][0].copy(), {"action_mask": mask}

    def step(
        self, action: np.int64 | int
    ) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        """Take an action."""
        if self._over:
            raise IllegalAction("the episode is over: reset the environment")
        batch = self._batch
        if int(action) not in range(self.game.actions) or not batch.masks[0, int(action)]:
            return self._lost()
        batch.step((int(action),))
        ended = batch.ended[0]
        seen = _seen(batch)[1 if ended else 0]
        mask = (np.zeros_like(batch.masks[0]) if ended else batch.masks[0].copy()).view(np.int8)
        self._over = bool(ended)
        reward = float(batch.rewards[0])
        return seen[0].copy(), reward, ended == 1, ended == 2, {"action_mask": mask}

    def _lost(self) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        self._over = True
        lowest = self.game.utility_bounds[0]
        info = {"action_mask": np.zeros(self.game.actions, np.int8), "illegal": True}
        # The next episode is another one: this deal was not played to its end.
        self._batch.reset(int(self.np_random.integers(_SEEDS)))
        return _seen(self._batch)[1][0].copy(), lowest, True, False, info
