"""Many games at once in the kernel: one call makes a step in all of them.

The observations, masks and rewards are those of the states of :class:`~hollywood.envs.Game`, number
by number. They are written into NumPy arrays that stay the same from step to step; an array of your
own, or a tensor on the processor, can be given instead.

>>> from hollywood.envs import game
>>> batch = Batch(game("gin"), 4, seed=1)
>>> batch.observations.shape, batch.masks.shape, batch.waiting.tolist()
((4, 537), (4, 266), [1, 0, 1, 0])
>>> batch.step(batch.sample())
>>> batch.ended.tolist()
[0, 0, 0, 0]
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from hollywood.errors import HollywoodError, IllegalAction, RulesError
from hollywood.gin.rules import GinRules

if TYPE_CHECKING:
    from hollywood.envs.game import Game

__all__ = ["Batch"]


class Batch:
    """``games`` games at once. All its arrays have one row for each game.

    - ``observations``: float32, what the seat that is asked sees
    - ``masks``: uint8, 1 for each action that is legal
    - ``waiting``: int64, the seat that is asked
    - ``rewards``: float32, of the last step; one for each seat, or for the learner with opponents
    - ``ended``: uint8, 1 if the last step ended the episode, 2 if a match was cut off
    - ``last``: float32, what the learner saw at the end of an episode that has just ended
    - ``information`` and ``last_information``: the same as ``observations`` and ``last``, and then
      the latest events, as in ``Game.information``; no rows if nobody asked for them

    A game whose episode has ended has already begun the next one: the observation is its first.
    """

    def __init__(
        self,
        game: Game,
        games: int,
        *,
        seed: int = 0,
        opponent: str | None = None,
        seat: int | None = None,
        observations: Any = None,
        masks: Any = None,
        rewards: Any = None,
        information: Any = None,
    ) -> None:
        """Deal the first episodes.

        Without an ``opponent``, all seats are asked for actions. With the name of a player of
        ``hollywood simulate``, this player has the other seats, and the learner has ``seat``, or
        one seat after the other, from episode to episode. Give ``observations``, ``masks`` or
        ``rewards`` to have them written there: arrays or tensors of the shapes and types above.
        ``information`` is such an array too, or True for a new one.

        Raises RulesError for a game that the kernel has no batches of, HollywoodError for an array
        that does not fit.
        """
        if type(games) is not int or games < 1:
            raise HollywoodError(f"a batch cannot have {games!r} games: a whole number from 1")
        if seat is not None and (opponent is None or seat not in range(game.players)):
            raise HollywoodError(
                f"a learner beside an opponent has a seat from 0 to {game.players - 1}"
            )
        if game.spreads != "best":
            raise RulesError("batches lay down the best melds")
        from hollywood.envs.contract.batched import ContractBatch
        from hollywood.envs.gin.batched import GinBatch

        self.game = game
        self.games = games
        self.alone: bool = opponent is None
        self.seat: int | None = seat
        shape = (games, game.players) if self.alone else (games,)
        self.observations: NDArray[Any] = _rows(
            "observations", observations, (games, game.observation_size), np.float32
        )
        self.masks: NDArray[Any] = _rows("masks", masks, (games, game.actions), np.uint8)
        self.rewards: NDArray[Any] = _rows("rewards", rewards, shape, np.float32)
        self.ended: NDArray[np.uint8] = np.zeros(games, np.uint8)
        self.waiting: NDArray[np.int64] = np.zeros(games, np.int64)
        self.last: NDArray[np.float32] = np.zeros((games, game.observation_size), np.float32)
        self.informed: bool = information is not None and information is not False
        size = (games if self.informed else 0, game.information_size)
        given = information if self.informed and information is not True else None
        self.information: NDArray[Any] = _rows("information", given, size, np.float32)
        self.last_information: NDArray[np.float32] = np.zeros(size, np.float32)
        made = GinBatch if isinstance(game.rules, GinRules) else ContractBatch
        self._kernel: GinBatch | ContractBatch = made(self, opponent)
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Deal new episodes in all games; the same seed deals the same cards."""
        if type(seed) is not int or not 0 <= seed < 2**63:
            raise HollywoodError(f"a seed cannot be {seed!r}: a whole number from 0, below 2**63")
        self._kernel.begin(seed)

    def step(self, actions: NDArray[np.int64] | Sequence[int]) -> None:
        """Take one action in every game, by number.

        Raises IllegalAction, and changes nothing, if one of them is illegal.
        """
        refused = self._kernel.step(actions)
        if refused >= 0:
            action = int(actions[refused])
            raise IllegalAction(f"in game {refused}, action {action} is not legal now")

    def sample(self) -> NDArray[np.int64]:
        """Return a legal action for every game, all equally likely. The array is used again."""
        return self._kernel.sample()


def _rows(what: str, given: Any, shape: tuple[int, ...], kind: type[Any]) -> NDArray[Any]:
    """Return the array of a caller, or a new one; the caller's own memory is used."""
    if given is None:
        return np.zeros(shape, kind)
    array = given if isinstance(given, np.ndarray) else _shared(given)
    wanted = np.dtype(kind)
    if array.shape != shape or array.dtype != wanted or not array.flags.c_contiguous:
        raise HollywoodError(
            f"{what} are to be a C-contiguous array of {wanted} with shape {shape}, "
            f"not of {array.dtype} with shape {array.shape}"
        )
    if not array.flags.writeable:
        raise HollywoodError(f"{what} cannot be written: the array is read-only")
    return array


def _shared(given: Any) -> NDArray[Any]:
    """Return an array that shares the memory of a tensor."""
    if hasattr(given, "__array__"):
        return np.asarray(given)
    if hasattr(given, "__dlpack__"):
        return np.from_dlpack(given)
    return np.asarray(memoryview(given))
