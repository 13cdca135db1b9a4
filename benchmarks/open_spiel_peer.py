"""The same work done by OpenSpiel's gin rummy, driven from Python as its documentation shows."""

from __future__ import annotations

import random
import time

import pyspiel


def random_rounds(seconds: float, seed: int, *, cloned: bool) -> tuple[int, float]:
    """Rounds of uniformly random play; ``cloned`` copies one root state, else each is made anew."""
    chance = random.Random(seed)
    game = pyspiel.load_game("gin_rummy")
    root = game.new_initial_state()
    rounds, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        state = root.clone() if cloned else game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, weights)[0])
            else:
                state.apply_action(chance.choice(state.legal_actions()))
        rounds += 1
    return rounds, spent


def evaluations(hands: list[list[int]], seconds: float) -> tuple[int, float]:
    """``min_deadwood`` of hands in OpenSpiel's numbering; of eleven it throws the best card."""
    evaluate = pyspiel.gin_rummy.GinRummyUtils(13, 4, 10).min_deadwood
    count, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        for hand in hands:
            evaluate(hand)
        count += len(hands)
    return count, spent
