"""Environments: the games as states, numbered actions, masks, tensors, texts, and rewards.

Everything that a seat gets is made from its view, so it never holds a hidden card. The page
``docs/environments.md`` lists the actions and the planes.

>>> from hollywood.envs import game
>>> gin = game("gin")
>>> state = gin.start(seed=1)
>>> state.to_act, [gin.action_name(action) for action in state.legal(state.to_act[0])]
((1,), ['pass', 'take'])
"""

from hollywood.envs.game import Game, game
from hollywood.envs.planes import Plane, Planes
from hollywood.envs.state import State

__all__ = ["Game", "Plane", "Planes", "State", "game"]
