"""The opponents as bots: ``hollywood arena fast python:lab.foes.players:Rollout512 --rules eaai``.

Each plays gin, and no other game, by a kernel function of its view, compiled where that is
possible. It is deterministic for its seed and its sequence of decisions.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import ClassVar

from hollywood.errors import HollywoodError
from hollywood.gin.rules import GinRules
from hollywood.gin.sight import GinView
from hollywood.gin.vectors.action import action_of
from hollywood.gin.vectors.rules import game_of, vector_of
from hollywood.gin.vectors.view import view_vector
from hollywood.kernel.engine.chance import LENGTH, begin, seed_of
from hollywood.kernel.engine.compiling import compiled
from hollywood.kernel.engine.vectors import empty_vector, vector
from hollywood.kernel.gin import layout as at
from hollywood.kernel.gin.deal import deal
from hollywood.kernel.gin.sight import sight
from hollywood.match.presets import AnyRules
from hollywood.play import Action, View
from hollywood.strategy.gin.policies.linear import linear
from hollywood.strategy.gin.policies.theirs import Policy
from lab.foes.rollout import rollout, settings
from lab.foes.styles import BAITING, CAMPING, HURRIED, MIXED, baiter, early, mixer


class Foe:
    """Plays by a policy in the kernel's style."""

    plays: ClassVar[tuple[Policy, Sequence[int]]]
    """The policy and its weights."""

    def __init__(self, name: str, seed: int, rules: AnyRules) -> None:
        """HollywoodError for rules that are not gin. The first one for some rules compiles."""
        if not isinstance(rules, GinRules):
            raise HollywoodError(f"{name} cannot play this game: it plays gin")
        self.name = name
        self._chance = empty_vector(LENGTH)
        self._weights = vector(self.plays[1])
        self._action = empty_vector(at.A_LENGTH)
        self._rules, self._game = rules, game_of(rules)
        begin(self._chance, 0, seed_of(f"{seed}|{name}"), 0, 0)
        _get_ready(self.plays[0], tuple(self.plays[1]), rules)

    def choose(self, view: View) -> Action | None:
        """Return the action of the policy; ``None`` if another player is awaited."""
        assert isinstance(view, GinView)
        if view.seat is None or view.awaiting != view.seat:
            return None
        seen = vector(view_vector(view))
        play = compiled(self.plays[0])
        play(seen, *self._game, self._weights, self._chance, 0, self._action)
        return action_of([int(number) for number in self._action], self._rules)


@cache
def _get_ready(policy: Policy, weights: tuple[int, ...], rules: GinRules) -> None:
    """Compile the policy, so that no decision of a game has to wait for it."""
    state, seen = [0] * at.S_LENGTH, [0] * at.V_LENGTH
    deal(state, vector_of(rules), 0, 1, 0, 0)
    sight(state, vector_of(rules), state[at.S_AWAITING], seen)
    chance = empty_vector(LENGTH)
    begin(chance, 0, 1, 0, 0)
    action = empty_vector(at.A_LENGTH)
    compiled(policy)(vector(seen), *game_of(rules), vector(weights), chance, 0, action)


class Rollout128(Foe):
    """The plain rollout player with 128 imagined rounds."""

    plays = (rollout, settings(128))


class Rollout512(Foe):
    """The plain rollout player with 512 imagined rounds."""

    plays = (rollout, settings(512))


class Wary512(Foe):
    """The same, if it expects that the other player's hand gets better from turn to turn."""

    plays = (rollout, settings(512, hands=1))


class Mixer(Foe):
    """Knocks in a manner that it draws anew each round."""

    plays = (mixer, (0, *MIXED))

    def __init__(self, name: str, seed: int, rules: AnyRules) -> None:
        super().__init__(name, seed, rules)
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
