"""The benchmarks of the compiled kernel; every function says what one unit is."""

from __future__ import annotations

import time
from functools import cache

import numpy as np

from hollywood.kernel.deadwood.deadwood import deadwood
from hollywood.kernel.engine.compiling import compiled
from hollywood.kernel.engine.vectors import as_array
from hollywood.match.presets import PRESETS
from hollywood.melds import MeldRules
from hollywood.simulation.game import Game, Spec, Unit
from hollywood.simulation.games import game_of
from hollywood.simulation.hands import deadwood_many

REPEATED = 1_000_000
"""Hands in one loop: enough that they do not stay in the nearest cache."""


@cache
def game(preset: str, players: tuple[str, ...], unit: Unit) -> Game:
    rules = PRESETS[preset].to_mapping()
    played = game_of(Spec(rules=rules, players=players, unit=unit, seed=1))
    played.play(0, 2)  # so that it is compiled
    return played


def units(
    seconds: float, turn: int, *, preset: str, players: tuple[str, ...], unit: Unit, chunk: int
) -> tuple[int, float]:
    """Rounds or matches, including their rows, in chunks."""
    played, count = game(preset, players, unit), 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        played.play(turn * 100_000_000 + count, chunk)
        count += chunk
    return count, spent


def evaluations(hands: list[list[int]], seconds: float, *, discard: bool) -> tuple[int, float]:
    """Least deadwood of an array of hands, one call for a million of them."""
    array = as_bits(hands)
    deadwood_many(array[:1], after_discard=discard)
    count, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        deadwood_many(array, after_discard=discard)
        count += len(array)
    return count, spent


def single_calls(hands: list[list[int]], seconds: float) -> tuple[int, float]:
    """Least deadwood of ten cards, one call of the compiled function from Python for each."""
    numbers = [int(bits) for bits in as_bits(hands)[: len(hands)]]
    call, tables = compiled(deadwood), as_array(MeldRules().tables)
    call(numbers[0], tables)
    count, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        for bits in numbers:
            call(bits, tables)
        count += len(numbers)
    return count, spent


def as_bits(hands: list[list[int]]) -> np.ndarray:
    bits = np.array([sum(1 << card for card in hand) for hand in hands], np.int64)
    return np.tile(bits, -(-REPEATED // len(bits)))
