"""The opponents as bots: ``hollywood arena fast python:lab.foes.players:Rollout512 --rules eaai``.

Each plays gin, and no other game, by a kernel function of its view, compiled where that is
possible. It is deterministic for its seed and its sequence of decisions.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import ClassVar

from hollywood.errors import HollywoodError
from hollywood.gin.rules import GinRules
from hollywood.gin.sight import GinView
from hollywood.gin.vectors.action import action_of
from hollywood.gin.vectors.rules import game_of
from hollywood.gin.vectors.view import view_vector
from hollywood.kernel.engine.chance import LENGTH, begin
from hollywood.kernel.engine.compiling import compiled
from hollywood.kernel.engine.vectors import empty_vector, vector
from hollywood.kernel.gin import layout as at
from hollywood.kernel.gin.game import Game
from hollywood.play import Action, View
from hollywood.strategy.gin.policies.linear import linear
from hollywood.strategy.gin.policies.theirs import Policy
from lab.foes.rollout import rollout, settings
from lab.foes.styles import BAITING, CAMPING, HURRIED, MIXED, baiter, early, mixer


class Foe:
    """Plays by a policy in the kernel's style."""

    plays: ClassVar[tuple[Policy, Sequence[int]]]
    """The policy and its weights."""

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self._chance = empty_vector(LENGTH)
        self._weights = vector(self.plays[1])
        self._action = empty_vector(at.A_LENGTH)
        self._game: tuple[GinRules, Game] | None = None
        digest = hashlib.sha256(f"{seed}|{name}".encode()).digest()
        begin(self._chance, 0, int.from_bytes(digest[:8]) >> 1, 0, 0)

    def choose(self, view: View) -> Action | None:
        """Return the action of the policy; ``None`` if another player is awaited."""
        if not isinstance(view, GinView):
            raise HollywoodError(f"{self.name} cannot play this game: it plays gin")
        if view.seat is None or view.awaiting != view.seat:
            return None
        rules = view.table.rules
        if self._game is None or self._game[0] != rules:
            self._game = rules, game_of(rules)
        seen, game = vector(view_vector(view)), self._game[1]
        play = compiled(self.plays[0])
        play(seen, game.rules, game.tables, self._weights, self._chance, 0, self._action)
        return action_of([int(number) for number in self._action], rules)


class Rollout128(Foe):
    """The plain rollout player with 128 imagined rounds."""

    plays = (rollout, settings(128))


class Rollout512(Foe):
    """The plain rollout player with 512 imagined rounds."""

    plays = (rollout, settings(512))


class Mixer(Foe):
    """Knocks in a manner that it draws anew each round."""

    plays = (mixer, (0, *MIXED))

    def __init__(self, name: str, seed: int) -> None:
        super().__init__(name, seed)
        self._weights[0] = self._chance[0]


class Early(Foe):
    """Keeps low cards, and knocks as soon as it may."""

    plays = (early, HURRIED)


class Baiter(Foe):
    """Discards next to what it holds, so that the other player feels safe to do the same."""

    plays = (baiter, BAITING)


class Camping(Foe):
    """Never knocks after its third turn, except with gin."""

    plays = (linear, CAMPING)
