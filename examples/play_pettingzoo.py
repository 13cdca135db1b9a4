"""Play a hand of May-I in PettingZoo: four agents that prefer to lay down, else act at random.

python examples/play_pettingzoo.py [SEED]
"""

import random
import sys

from hollywood.envs.for_pettingzoo import env


def main(seed: int) -> None:
    """Play, and say what each agent was left with."""
    table = env("may-i", players=4, changes={"turn_cap": 60})
    table.reset(seed=seed)
    chance = random.Random(seed)
    lost: dict[str, float] = {}
    for agent in table.agent_iter():
        seen, reward, terminated, truncated, _ = table.last()
        lost[agent] = lost.get(agent, 0.0) - reward
        if terminated or truncated:
            table.step(None)
            continue
        legal = [int(action) for action in seen["action_mask"].nonzero()[0]]
        names = [table.unwrapped.game.action_name(action) for action in legal]
        down = [a for a, name in zip(legal, names, strict=True) if name.startswith("lay down")]
        table.step(chance.choice(down or legal))
    for agent, points in lost.items():
        print(f"{agent} is left with {points:.0f} points")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1)
