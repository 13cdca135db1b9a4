"""The same work in OpenSpiel's gin rummy: as documented, and as fast as possible.

``cloned`` copies one root state for each round; creating a new one takes OpenSpiel longer than half
a round of play.
"""

from __future__ import annotations

import random
import time

import pyspiel


def random_rounds(seconds: float, seed: int, *, cloned: bool) -> tuple[int, float]:
    """Rounds of uniformly random play in a Python loop."""
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


def inner_random_rounds(seconds: float, seed: int) -> tuple[int, float]:
    """Rounds of uniformly random play, each played inside OpenSpiel's C++ from a cloned root."""
    bots = [pyspiel.make_uniform_random_bot(player, seed + player) for player in range(2)]
    return _rounds(seconds, seed, bots)


def simple_rounds(seconds: float, seed: int) -> tuple[int, float]:
    """Rounds of OpenSpiel's SimpleBot against itself, inside its C++ from a cloned root."""
    parameters = pyspiel.load_game("gin_rummy").get_parameters()
    bots = [pyspiel.make_simple_gin_rummy_bot(parameters, player) for player in range(2)]
    return _rounds(seconds, seed, bots)


def _rounds(seconds: float, seed: int, bots: list[pyspiel.Bot]) -> tuple[int, float]:
    root = pyspiel.load_game("gin_rummy").new_initial_state()
    rounds, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        for bot in bots:
            bot.restart()
        pyspiel.evaluate_bots(root.clone(), bots, 1_000_003 * seed + rounds)
        rounds += 1
    return rounds, spent


def evaluations(hands: list[list[int]], seconds: float) -> tuple[int, float]:
    """``min_deadwood`` of hands in OpenSpiel's numbering; of eleven it discards the best card."""
    evaluate = pyspiel.gin_rummy.GinRummyUtils(13, 4, 10).min_deadwood
    count, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        for hand in hands:
            evaluate(hand)
        count += len(hands)
    return count, spent
