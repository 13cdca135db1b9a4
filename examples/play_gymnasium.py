"""Play rounds of gin against a bot in Gymnasium, by legal actions drawn at random.

python examples/play_gymnasium.py [EPISODES]
"""

import sys

import gymnasium
import numpy as np

import hollywood.envs.for_gymnasium


def main(episodes: int) -> None:
    """Play, and say how it went."""
    gymnasium.register_envs(hollywood.envs.for_gymnasium)
    env = gymnasium.make("hollywood/Gin-v0", opponents="simple", reward="win")
    won = 0.0
    for episode in range(episodes):
        _, info = env.reset(seed=episode)
        over = False
        while not over:
            action = env.action_space.sample(info["action_mask"].astype(np.int8))
            _, reward, terminated, truncated, info = env.step(action)
            won += float(reward)
            over = terminated or truncated
    print(f"{won / episodes:+.2f} a round against simple, in {episodes} rounds")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20)
