"""A small game to simulate: rows that follow from seed and number, at once or slowly."""

from __future__ import annotations

import os
import time
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hollywood.match.presets import PRESETS
from hollywood.simulation.game import Column, Spec, Unit

ENDINGS = ("knock", "gin", "big_gin", "dead_hand", "turn_cap")
SCORED = ("knock", "undercut", "gin", "big_gin", "draw")
DELAY = "TOY_SECONDS"
"""The setting for how long each unit takes, in seconds."""

_FACTS = (
    "dealer ending scored winner points boxes knocker knocker_deadwood defender_deadwood "
    "dealt_0 dealt_1 turns layoffs knocker_layoffs upcard"
).split()
_WORDS = {"ending": ENDINGS, "scored": SCORED}


def toy_spec(*, unit: Unit = "rounds", seed: int = 7, rules: str = "gin") -> Spec:
    return Spec(
        rules=PRESETS[rules].to_mapping(), players=("greedy", "random"), unit=unit, seed=seed
    )


class Toy:
    """Rounds, or matches of 1 to 4 rounds, that look like gin."""

    def __init__(self, spec: Spec) -> None:
        self.spec = spec
        self._seconds = float(os.environ.get(DELAY, "0"))

    @property
    def columns(self) -> tuple[Column, ...]:
        names = ["number", "match", "round", "seed", *_FACTS]
        if self.spec.unit == "matches":
            names += ["match_over", "match_winner", "game1_0", "game1_1"]
        return tuple(Column(name, _WORDS.get(name, ())) for name in names)

    def play(self, first: int, count: int) -> NDArray[np.int64]:
        time.sleep(self._seconds * count)
        numbers = np.arange(first, first + count)
        matches = self.spec.unit == "matches"
        lengths = 1 + _noise(numbers, self.spec.seed, 99) % 4 if matches else np.ones(count, int)
        number = np.repeat(numbers, lengths)
        began = np.repeat(np.cumsum(lengths) - lengths, lengths)
        round_ = np.arange(len(number)) - began + 1
        fact = _Facts(number * 8 + round_, self.spec.seed)
        scored = fact.below(5)
        winner = np.where(scored == 4, -1, fact.below(2))
        ending = np.choose(scored, [0, 0, 1, 2, 3])
        columns: list[Any] = [
            number,
            number if matches else -1,
            round_,
            self.spec.seed,
            number % 2,
            ending,
            scored,
            winner,
            np.where(winner < 0, 0, 1 + fact.below(90)),
            fact.below(3),
            np.where(winner < 0, -1, fact.below(2)),
            np.where(winner < 0, -1, fact.below(11)),
            np.where(winner < 0, -1, fact.below(60)),
            fact.below(80),
            fact.below(80),
            fact.below(40),
            fact.below(5),
            0,
            fact.below(52),
        ]
        if matches:
            over = round_ == np.repeat(lengths, lengths)
            columns += [over, np.where(over, fact.below(2), -1), fact.below(120), fact.below(120)]
        return np.column_stack(
            [np.broadcast_to(column, len(number)).astype(np.int64) for column in columns]
        )


class _Facts:
    def __init__(self, key: NDArray[np.int64], seed: int) -> None:
        self._key = key
        self._seed = seed
        self._asked = 0

    def below(self, most: int) -> NDArray[np.int64]:
        self._asked += 1
        return _noise(self._key, self._seed, self._asked) % most


def _noise(key: NDArray[np.int64], seed: int, stream: int) -> NDArray[np.int64]:
    word = (key * 2_654_435_761 + seed % 65_536 * 40_503 + stream * 97_531) & 0x7FFF_FFFF
    word = (word ^ word >> 13) * 1_274_126_177 & 0x7FFF_FFFF
    return word ^ word >> 16
