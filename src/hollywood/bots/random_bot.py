"""The bot that does anything: each of the actions it considers is as likely as any other."""

from __future__ import annotations

import random
from itertools import islice

from hollywood.errors import IllegalAction
from hollywood.play import Action, View

CONSIDERED = 1_000
"""How many it considers of actions told one by one, as the ways to lay down a big hand are."""


class RandomBot:
    """Chooses uniformly among all it may do now; in the contract game, the first thousand of it.

    Out of turn, to do nothing is one choice more. The same seed, name and views give the same
    actions.
    """

    def __init__(self, name: str, seed: int | str) -> None:
        self.name = name
        self._random = random.Random(f"{seed}|{name}")

    def choose(self, view: View) -> Action | None:
        """Return a legal action, or ``None`` where the view awaits someone else."""
        legal = view.legal_actions()
        actions = legal if isinstance(legal, tuple) else tuple(islice(legal, CONSIDERED))
        if view.awaiting != view.seat:
            chosen = self._random.randrange(len(actions) + 1)
            return None if chosen == len(actions) else actions[chosen]
        if not actions:
            raise IllegalAction(f"{self.name} is to act but has nothing that it may do.")
        return actions[self._random.randrange(len(actions))]
