"""One learner against named opponents, as an environment of Gymnasium.

Importing this module registers an id for each preset: ``hollywood/Gin-v0``, ``hollywood/MayI-v0``.

>>> import gymnasium
>>> import hollywood.envs.for_gymnasium
>>> env = gymnasium.make("hollywood/Gin-v0", opponents="simple", seat=1)
>>> observation, info = env.reset(seed=7)
>>> observation, reward, terminated, truncated, info = env.step(int(info["action_mask"].argmax()))
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, TypeAlias

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.envs.registration import registry
from numpy.typing import NDArray

from hollywood.envs.game import Episode, Game, Reward, Spreads, game
from hollywood.envs.opponents import Opponents, named
from hollywood.envs.state import State
from hollywood.errors import HollywoodError, IllegalAction
from hollywood.match.presets import PRESETS, AnyRules

LARGEST = 1000.0
"""No number of an observation is larger than this, or smaller than its negative."""

Tensor: TypeAlias = Literal["observation", "information"]
Illegal: TypeAlias = Literal["lose", "raise"]
Info: TypeAlias = dict[str, Any]


class HollywoodEnv(gymnasium.Env[NDArray[np.float32], np.int64]):
    """A table where one seat learns and bots have the others.

    An observation is one vector of ``float32``: the planes of ``Game.observation``, or with
    ``tensor="information"`` of ``Game.information``. The actions that are legal are in
    ``info["action_mask"]`` (``int8``) and from :meth:`action_masks`. ``info["seat"]`` is the
    learner's seat, and at the end ``info["returns"]`` has the returns of all seats.

    ``preset``, ``changes``, ``players``, ``episode``, ``reward``, and ``spreads`` are those of
    :func:`hollywood.envs.game`. ``opponents`` are the names of bots, repeated around the table.
    ``seat`` is the learner's; without it, each episode draws one. An action that is not legal
    loses: the episode ends with the lowest return there is. With ``illegal="raise"`` it is an
    IllegalAction, and nothing changes.

    A deal that is over before the learner could decide anything is dealt again.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 4}  # noqa: RUF012  # as Gymnasium declares it

    def __init__(
        self,
        preset: str | AnyRules = "gin",
        *,
        changes: Mapping[str, Any] | None = None,
        players: int | None = None,
        episode: Episode = "round",
        reward: Reward = "points",
        spreads: Spreads = "best",
        opponents: str | Sequence[str] = "simple",
        seat: int | None = None,
        tensor: Tensor = "observation",
        illegal: Illegal = "lose",
        render_mode: str | None = None,
    ) -> None:
        """See the class; HollywoodError, in one line, for anything that does not fit."""
        self.game: Game = game(
            preset, changes, players, episode=episode, reward=reward, spreads=spreads
        )
        if seat is not None and seat not in range(self.game.players):
            raise HollywoodError(f"there is no seat {seat}: they are 0 to {self.game.players - 1}")
        for value, kind, allowed in (
            (tensor, "a tensor", ("observation", "information")),
            (illegal, "an illegal action", ("lose", "raise")),
            (render_mode, "a render mode", (None, "ansi")),
        ):
            if value not in allowed:
                raise HollywoodError(
                    f"{kind} cannot be {value!r}: {' or '.join(map(str, allowed))}"
                )
        self.render_mode = render_mode
        self._names = named(opponents, self.game)
        self._fixed = seat
        self._informed = tensor == "information"
        self._raises = illegal == "raise"
        size = self.game.information_size if self._informed else self.game.observation_size
        self.observation_space: spaces.Box[np.float32] = spaces.Box(
            -LARGEST, LARGEST, (size,), np.float32
        )
        self.action_space: spaces.Discrete[np.int64] = spaces.Discrete(self.game.actions)
        self._state: State | None = None
        self._seat = 0
        self._opponents: Opponents | None = None
        self._paid = 0.0
        self._lost = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], Info]:
        """Deal the first round. The same ``seed`` gives the same cards, seat, and opponents.

        ``options`` may have the ``dealer`` and, for a round of May-I, the ``hand`` from 1.
        """
        super().reset(seed=seed)
        wished = options or {}
        while True:
            self._seat = (
                int(self.np_random.integers(self.game.players))
                if self._fixed is None
                else self._fixed
            )
            cards, bots = (int(number) for number in self.np_random.integers(2**62, size=2))
            self._state = self.game.start(
                cards, dealer=wished.get("dealer"), hand=wished.get("hand")
            )
            self._opponents = Opponents(self._names, self.game, learner=self._seat, seed=bots)
            self._paid = 0.0
            self._lost = False
            self._opponents.move(self._state)
            if not self._state.over:
                return self._observed(), self._info()

    def step(self, action: np.int64 | int) -> tuple[NDArray[np.float32], float, bool, bool, Info]:
        """Do an action, and let the opponents act until the learner is next."""
        state, opponents = self._at_play()
        if int(action) not in state.legal(self._seat) and not self._raises:
            self._lost = True
            lowest = self.game.utility_bounds[0]
            return (
                self._observed(),
                lowest - self._paid,
                True,
                False,
                self._info() | {"illegal": True},
            )
        state.step(self._seat, int(action))
        opponents.move(state)
        gained = state.returns()[self._seat] - self._paid
        self._paid += gained
        ended, truncated = state.over, state.truncated
        return self._observed(), gained, ended and not truncated, truncated, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which actions are legal, in the form that sb3-contrib asks for."""
        return self._mask().astype(np.bool_)

    def render(self) -> str | None:
        """Describe in a few lines what the learner sees, in the mode ``ansi``."""
        if self.render_mode is None or self._state is None:
            return None
        return self._state.text(self._seat)

    def _at_play(self) -> tuple[State, Opponents]:
        if self._state is None or self._opponents is None:
            raise IllegalAction("Nothing has been dealt; reset the environment first.")
        if self._state.over or self._lost:
            raise IllegalAction("The episode is over; reset the environment.")
        return self._state, self._opponents

    def _observed(self) -> NDArray[np.float32]:
        assert self._state is not None, "an observation follows a deal"
        see = self._state.inform if self._informed else self._state.observe
        found: NDArray[np.float32] = see(self._seat)
        return found

    def _mask(self) -> NDArray[np.int8]:
        """Return the mask in the type that ``action_space.sample`` asks for."""
        assert self._state is not None, "a mask follows a deal"
        mask: NDArray[np.int8] = self._state.mask(self._seat).view(np.int8)
        return mask

    def _info(self) -> Info:
        assert self._state is not None, "what is told follows a deal"
        info: Info = {"action_mask": self._mask(), "seat": self._seat}
        if self._state.over:
            info["returns"] = self._state.returns()
        return info


def env_id(preset: str) -> str:
    """Return the id of a preset.

    >>> env_id("may-i"), env_id("hollywood-gin")
    ('hollywood/MayI-v0', 'hollywood/HollywoodGin-v0')
    """
    return f"hollywood/{''.join(word.capitalize() for word in preset.split('-'))}-v0"


def register() -> None:
    """Register an id for each preset, once.

    ``gymnasium.make_vec`` plays in the kernel.
    """
    many = "hollywood.envs.for_gymnasium_kernel:KernelVectorEnv"
    for preset in PRESETS:
        if env_id(preset) not in registry:
            gymnasium.register(
                env_id(preset),
                "hollywood.envs.for_gymnasium:HollywoodEnv",
                vector_entry_point=many,
                kwargs={"preset": preset},
            )


register()
