"""What is simulated and recorded: one row of whole numbers for every round.

A simulation plays *units*, rounds or whole matches, numbered from 0. A unit depends only on the
seed and its number, so it is the same whenever and wherever it is played.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, Protocol

import msgspec

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

Unit = Literal["rounds", "matches"]


class Spec(msgspec.Struct, frozen=True, kw_only=True):
    """A whole simulation except its length, in plain values so it can go to other machines.

    ``rules`` are the knobs as returned by :meth:`hollywood.play.knobs.Rules.to_mapping`.
    ``players`` are names of policies, one for each seat; player i is in seat i.
    """

    rules: Mapping[str, Any]
    players: tuple[str, ...]
    unit: Unit
    seed: int


class Column(NamedTuple):
    """One column of the rows: its name, and the words that its numbers stand for.

    Without words, the values are plain numbers. With words, number n stands for ``words[n]``, and
    -1 for a missing value.
    """

    name: str
    words: tuple[str, ...] = ()


class Game(Protocol):
    """A game with its rules and players, ready to be played in chunks."""

    @property
    def columns(self) -> tuple[Column, ...]:
        """What each number in a row means."""

    def play(self, first: int, count: int) -> NDArray[np.int64]:
        """Play units ``first`` to ``first + count - 1``; return a row for every round."""
