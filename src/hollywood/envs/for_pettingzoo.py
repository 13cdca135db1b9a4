"""Every seat as an agent, as environments of PettingZoo: one after another, or in parallel.

>>> from hollywood.envs.for_pettingzoo import env
>>> table = env("gin")
>>> table.reset(seed=7)
>>> for agent in table.agent_iter():
...     observation, reward, termination, truncation, info = table.last()
...     over = termination or truncation
...     table.step(None if over else int(observation["action_mask"].argmax()))
>>> table.agents
[]
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from hollywood.envs.for_gymnasium import LARGEST, Tensor
from hollywood.envs.game import Episode, Reward, Spreads, game
from hollywood.envs.state import State
from hollywood.errors import HollywoodError, IllegalAction
from hollywood.match.presets import AnyRules

Observed: TypeAlias = dict[str, NDArray[Any]]
Agent: TypeAlias = str


class _Table:
    """What both forms share: the game, the agents, their spaces, and what they see."""

    metadata: dict[str, Any]
    render_mode: str | None
    waits = 0
    """How many actions are added to those of the game."""

    def _prepare(
        self,
        preset: str | AnyRules,
        changes: Mapping[str, Any] | None,
        players: int | None,
        episode: Episode,
        reward: Reward,
        spreads: Spreads,
        tensor: Tensor,
        render_mode: str | None,
    ) -> None:
        if tensor not in {"observation", "information"}:
            raise HollywoodError(f"a tensor cannot be {tensor!r}: observation or information")
        if render_mode not in {None, "ansi"}:
            raise HollywoodError(f"a render mode cannot be {render_mode!r}: None or ansi")
        self.game = game(preset, changes, players, episode=episode, reward=reward, spreads=spreads)
        self.render_mode = render_mode
        self._informed = tensor == "information"
        name = preset if isinstance(preset, str) else self.game.rules.family
        self.metadata = {
            "name": f"{name.replace('-', '_')}_v0",
            "render_modes": ["ansi"],
            "is_parallelizable": True,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.game.players)]
        self.agents: list[Agent] = []
        size = self.game.information_size if self._informed else self.game.observation_size
        actions = self.game.actions + self.waits
        self._observations = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-LARGEST, LARGEST, (size,), np.float32),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._actions = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._chance, _ = seeding.np_random(None)
        self._state: State | None = None

    def observation_space(self, agent: Agent) -> spaces.Dict:
        """Return the space of what an agent observes: ``observation`` and ``action_mask``."""
        return self._observations[agent]

    def action_space(self, agent: Agent) -> spaces.Discrete:
        """Return the space of an agent's actions."""
        return self._actions[agent]

    def _deal(self, seed: int | None, options: Mapping[str, Any] | None) -> State:
        if seed is not None:
            self._chance, _ = seeding.np_random(seed)
        wished = options or {}
        self.agents = self.possible_agents[:]
        self._state = self.game.start(
            int(self._chance.integers(2**62)),
            dealer=wished.get("dealer"),
            hand=wished.get("hand"),
        )
        return self._state

    def _seen(self, seat: int) -> Observed:
        state = self._at_table()
        see = state.inform if self._informed else state.observe
        mask = np.zeros(self.game.actions + self.waits, np.int8)
        mask[state.legal(seat)] = 1
        return {"observation": see(seat), "action_mask": mask}

    def state(self) -> NDArray[np.float32]:
        """Return what all seats see, one after the other; it has the hidden cards of all hands."""
        table = self._at_table()
        return np.concatenate([table.observe(seat) for seat in range(self.game.players)])

    def close(self) -> None:
        """Do nothing: there is nothing to release."""

    def _at_table(self) -> State:
        if self._state is None:
            raise IllegalAction("Nothing has been dealt; reset the environment first.")
        return self._state


class raw_env(_Table, AECEnv):  # type: ignore[misc]  # noqa: N801  # PettingZoo's name for it
    """Agents act one at a time. An action that is not legal is an IllegalAction.

    While a discard is offered to several players of May-I, they are asked clockwise from the player
    in turn. ``preset``, ``changes``, ``players``, ``episode``, ``reward``, and ``spreads`` are
    those of :func:`hollywood.envs.game`. An agent observes ``{"observation": ..., "action_mask":
    ...}``: the planes of ``Game.observation``, or with ``tensor="information"`` of
    ``Game.information``, as ``float32``; and 1 for each legal action, as ``int8``.
    """

    def __init__(
        self,
        preset: str | AnyRules = "gin",
        *,
        changes: Mapping[str, Any] | None = None,
        players: int | None = None,
        episode: Episode = "round",
        reward: Reward = "points",
        spreads: Spreads = "best",
        tensor: Tensor = "observation",
        render_mode: str | None = None,
    ) -> None:
        """See the class; HollywoodError, in one line, for anything that does not fit."""
        super().__init__()
        self._prepare(preset, changes, players, episode, reward, spreads, tensor, render_mode)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal the first round. The same ``seed`` gives the same cards.

        ``options`` may have the ``dealer`` and, for a round of May-I, the ``hand`` from 1.
        """
        state = self._deal(seed, options)
        self.rewards: dict[Agent, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations: dict[Agent, bool] = dict.fromkeys(self.agents, False)
        self.truncations: dict[Agent, bool] = dict.fromkeys(self.agents, False)
        self.infos: dict[Agent, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection: str = self.possible_agents[state.to_act[0]]

    def observe(self, agent: Agent) -> Observed:
        """Return what an agent sees; the mask is all 0 while others are to act before it."""
        seen = self._seen(self.possible_agents.index(agent))
        if agent != self.agent_selection:
            seen["action_mask"][:] = 0
        return seen

    def step(self, action: int | None) -> None:
        """Let the selected agent act."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        state = self._at_table()
        if action is None:
            raise IllegalAction("An agent that is alive has to act; None is for the others.")
        before = state.returns()
        state.step(self.possible_agents.index(agent), int(action))
        self._cumulative_rewards[agent] = 0.0
        gained = (now - then for now, then in zip(state.returns(), before, strict=True))
        self.rewards = dict(zip(self.possible_agents, gained, strict=True))
        self._accumulate_rewards()
        if state.over:
            ends = self.truncations if state.truncated else self.terminations
            ends.update(dict.fromkeys(self.agents, True))
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[state.to_act[0]]

    def render(self) -> str | None:
        """Describe in a few lines what the selected agent sees, in the mode ``ansi``."""
        if self.render_mode is None:
            return None
        return self._at_table().text(self.possible_agents.index(self.agent_selection))

    def close(self) -> None:
        """Do nothing: there is nothing to release."""


def env(preset: str | AnyRules = "gin", **options: Any) -> AECEnv:
    """Return :class:`raw_env` in the usual wrappers.

    An action that is not legal ends the episode with the lowest return there is for that agent.
    """
    raw = raw_env(preset, **options)
    lowest = raw.game.utility_bounds[0]
    legal = wrappers.TerminateIllegalWrapper(raw, illegal_reward=lowest)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(legal))


class parallel_env(_Table, ParallelEnv):  # type: ignore[misc]  # noqa: N801
    """All agents act at every step; those that have nothing to decide wait.

    The last action, ``game.actions``, is to wait; the mask of an agent that has nothing to decide
    allows only that. While a discard is offered to several players of May-I, all of them decide in
    one step, without knowing what the others do; so do the players at the boards of a partnership
    game. An action that is not legal ends the episode with the lowest return there is for that
    agent. The parameters are those of :class:`raw_env`.
    """

    waits = 1

    def __init__(
        self,
        preset: str | AnyRules = "gin",
        *,
        changes: Mapping[str, Any] | None = None,
        players: int | None = None,
        episode: Episode = "round",
        reward: Reward = "points",
        spreads: Spreads = "best",
        tensor: Tensor = "observation",
        render_mode: str | None = None,
    ) -> None:
        """See the class; HollywoodError, in one line, for anything that does not fit."""
        super().__init__()
        self._prepare(preset, changes, players, episode, reward, spreads, tensor, render_mode)

    @property
    def wait(self) -> int:
        """The action of an agent that has nothing to decide."""
        return self.game.actions

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[Agent, Observed], dict[Agent, dict[str, Any]]]:
        """Deal the first round, as :meth:`raw_env.reset`; return what each agent sees."""
        self._deal(seed, options)
        return self._observed(), {agent: {} for agent in self.agents}

    def step(
        self, actions: Mapping[Agent, int]
    ) -> tuple[
        dict[Agent, Observed],
        dict[Agent, float],
        dict[Agent, bool],
        dict[Agent, bool],
        dict[Agent, dict[str, Any]],
    ]:
        """Let all agents act; actions are by agent."""
        state = self._at_table()
        agents = self.agents
        before = state.returns()
        wrong = [agent for agent in agents if not self._allowed(agent, int(actions[agent]))]
        if not wrong:
            for seat in state.to_act:
                action = int(actions[self.possible_agents[seat]])
                if action in state.legal(seat):  # an answer of another seat may have settled it
                    state.step(seat, action)
        gained = (now - then for now, then in zip(state.returns(), before, strict=True))
        rewards = dict(zip(self.possible_agents, gained, strict=True))
        lowest = self.game.utility_bounds[0]
        for agent in wrong:
            rewards[agent] = lowest - before[self.possible_agents.index(agent)]
        over = bool(wrong) or (state.over and not state.truncated)
        seen = self._observed()
        if state.over or wrong:
            self.agents: list[Agent] = []
        return (
            seen,
            rewards,
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, state.truncated),
            {agent: {"illegal": True} if agent in wrong else {} for agent in agents},
        )

    def render(self) -> str | None:
        """Describe in a few lines what each agent sees, in the mode ``ansi``."""
        if self.render_mode is None:
            return None
        state = self._at_table()
        return "\n\n".join(state.text(seat) for seat in range(self.game.players))

    def _observed(self) -> dict[Agent, Observed]:
        seen = {}
        for seat, agent in enumerate(self.possible_agents):
            seen[agent] = self._seen(seat)
            if not seen[agent]["action_mask"].any():
                seen[agent]["action_mask"][self.wait] = 1
        return seen

    def _allowed(self, agent: Agent, action: int) -> bool:
        legal = self._at_table().legal(self.possible_agents.index(agent))
        return action in legal or (not legal and action == self.wait)
