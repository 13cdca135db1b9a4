"""The same work in RLCard's gin rummy, driven from Python."""

from __future__ import annotations

import time

import rlcard
from rlcard.agents import RandomAgent
from rlcard.games.gin_rummy.game import GinRummyGame
from rlcard.games.gin_rummy.utils import melding, utils
from rlcard.models.gin_rummy_rule_models import GinRummyNoviceRuleAgent


def bare_rounds(seconds: float, seed: int) -> tuple[int, float]:
    """Rounds of uniformly random play by the engine alone, without observations."""
    import numpy as np

    game = GinRummyGame()
    game.np_random = np.random.RandomState(seed)
    chance = np.random.RandomState(seed + 1)
    rounds, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        game.init_game()
        while not game.is_over():
            legal = game.judge.get_legal_actions()
            game.step(legal[chance.randint(len(legal))])
        rounds += 1
    return rounds, spent


def documented_rounds(seconds: float, seed: int, *, novice: bool) -> tuple[int, float]:
    """Rounds by ``env.run``, as documented, of random agents or of the rule-based ``novice``."""
    env = rlcard.make("gin-rummy", config={"seed": seed})
    agent = GinRummyNoviceRuleAgent() if novice else RandomAgent(env.num_actions)
    env.set_agents([agent, agent])
    rounds, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        env.run()
        rounds += 1
    return rounds, spent


def evaluations(hands: list[list[int]], seconds: float) -> tuple[int, float]:
    """Least deadwood of ten cards by RLCard's meld clusters; hands in its own numbering."""
    held = [[utils.get_card(number) for number in hand] for hand in hands]
    count, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        for hand in held[:200]:
            clusters = melding.get_best_meld_clusters(hand)
            utils.get_deadwood_count(hand, clusters[0] if clusters else [])
        count += 200
    return count, spent
