"""Let OpenSpiel's information set search play a round of gin against random actions.

python examples/play_openspiel.py [SIMULATIONS]
"""

import random
import sys

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from hollywood.envs.for_openspiel import register


def main(simulations: int) -> None:
    """Play, and say who won."""
    register()
    game = pyspiel.load_game("hollywood_gin(reward=win,changes=turn_cap:20)")
    searcher = ismcts.ISMCTSBot(
        game=game,
        uct_c=2.0,
        max_simulations=simulations,
        evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1)),
        random_state=np.random.RandomState(1),
    )
    chance, state = random.Random(1), game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, shares = zip(*state.chance_outcomes(), strict=True)
            action = chance.choices(outcomes, shares)[0]
        elif state.current_player() == 0:
            action = searcher.step(state)
        else:
            action = chance.choice(state.legal_actions())
        state.apply_action(action)
    print(f"the searcher gets {state.returns()[0]:+.0f}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20)
