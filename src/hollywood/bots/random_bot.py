"""The bot that acts at random: each action it considers is equally likely."""

from __future__ import annotations

import random
from itertools import islice

from hollywood.errors import IllegalAction
from hollywood.play import Action, View

CONSIDERED = 1_000
"""How many actions it considers if they are listed one by one, such as lay downs of a big hand."""


class RandomBot:
    """Chooses uniformly among all legal actions; in the contract game, among the first thousand.

    Out of turn, doing nothing is one more choice. The same seed, name, and views give the same
    actions.
    """

    def __init__(self, name: str, seed: int | str) -> None:
        self.name = name
        self._random = random.Random(f"{seed}|{name}")

    def choose(self, view: View) -> Action | None:
        """Return a legal action, or ``None`` if the view awaits another player."""
        legal = view.legal_actions()
        actions = legal if isinstance(legal, tuple) else tuple(islice(legal, CONSIDERED))
        if view.awaiting != view.seat:
            chosen = self._random.randrange(len(actions) + 1)
            return None if chosen == len(actions) else actions[chosen]
        if not actions:
            raise IllegalAction(f"{self.name} is to act but has nothing that it may do.")
        return actions[self._random.randrange(len(actions))]
