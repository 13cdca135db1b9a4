"""What the batches of both games share: stepping, sampling, and the arrays of the caller."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from hollywood.errors import HollywoodError
from hollywood.kernel.engine.chance import LENGTH, begin
from hollywood.kernel.engine.compiling import can_compile, compiled
from hollywood.kernel.engine.telling import Told
from hollywood.kernel.engine.vectors import empty_vector

if TYPE_CHECKING:
    from hollywood.envs.batched import Batch

P = TypeVar("P")

_SAMPLES = 1
"""The stream of the sampled actions; decks and opponents have other numbers."""


class KernelBatch:
    """A bundle of the kernel for all games, and the functions that play them."""

    def __init__(self, games: int, bundle: Any, step: Callable[..., int], draw: Any) -> None:
        """``step`` and ``draw`` are the functions of the kernel that take a bundle like this."""
        self._bundle = bundle
        self._compiled = can_compile()
        self._step = compiled(step)
        self._draw = compiled(draw)
        self._chance = empty_vector(LENGTH)
        self._choices: Any = np.zeros(games, np.int64)

    def begin(self, seed: int) -> None:
        """Deal the first episodes."""
        self._bundle = self._bundle._replace(asked=self._bundle.asked._replace(seed=seed))
        begin(self._chance, 0, seed, 0, _SAMPLES)
        self._step(self._choices, 1, self._bundle)

    def step(self, actions: NDArray[np.int64] | Sequence[int]) -> int:
        """Take a step; return the first game whose action is illegal, or -1."""
        chosen: Any = np.ascontiguousarray(actions, np.int64)
        if chosen.shape != self._choices.shape:
            raise HollywoodError(
                f"there are {len(self._choices)} games, and actions of shape {chosen.shape}"
            )
        return int(self._step(chosen if self._compiled else chosen.tolist(), 0, self._bundle))

    def sample(self) -> NDArray[np.int64]:
        """Return legal actions."""
        self._draw(self._choices, self._chance, self._bundle)
        drawn: NDArray[np.int64] = self._choices
        return drawn


def told_of(batch: Batch) -> Told:
    """Return the arrays of a batch as the kernel writes to them."""
    waiting: Any = batch.waiting
    return Told(
        batch.observations.reshape(-1),
        batch.masks.reshape(-1),
        batch.rewards.reshape(-1),
        batch.ended,
        waiting,
        batch.last.reshape(-1),
    )


def opponent_named(name: str | None, policies: Mapping[str, P]) -> P:
    """Return the policy of the opponents; without a name, one that is never asked."""
    wanted = "random" if name is None else name
    if wanted not in policies:
        raise HollywoodError(
            f"there is no opponent {wanted!r} in the kernel: there are {', '.join(policies)}"
        )
    return policies[wanted]
