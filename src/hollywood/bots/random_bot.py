"""The bot that does anything: each of the actions it considers is as likely as any other."""

from __future__ import annotations

import random
from itertools import islice

from hollywood.errors import IllegalAction
from hollywood.play import Action, View

CONSIDERED = 1_000
"""How many actions it considers at most; the ways to lay down a big hand are beyond counting."""


class RandomBot:
    """Chooses uniformly among all it may do now, or the first thousand if there are more.

    Out of turn, to do nothing is one choice more. The same seed, name and views give the same
    actions.
    """

    def __init__(self, name: str, seed: int | str) -> None:
        self.name = name
        self._random = random.Random(f"{seed}|{name}")

    def choose(self, view: View) -> Action | None:
        """Return a legal action, or ``None`` where the view awaits someone else."""
        awaited = view.awaiting == view.seat
        chosen, seen = None, 0 if awaited else 1
        for action in islice(view.legal_actions(), CONSIDERED):
            seen += 1
            if self._random.randrange(seen) == 0:
                chosen = action
        if awaited and chosen is None:
            raise IllegalAction(f"{self.name} is to act but has nothing that it may do.")
        return chosen
