"""The searching gin player: one call to the kernel for each decision.

It knows its view and everything open since the deal (``gin/vectors/story.py``). From round to round
it only remembers what type of player the opponent seems to be. A bot that is recreated for a
decision relies on what the current round has shown.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from hollywood.bots.gin.nets import Learned, learned_for, points_worth
from hollywood.bots.ways import Ways
from hollywood.gin.rules import GinRules
from hollywood.gin.sight import GinView
from hollywood.gin.vectors.action import action_of
from hollywood.gin.vectors.rules import game_of
from hollywood.gin.vectors.story import story_vector
from hollywood.gin.vectors.view import view_vector
from hollywood.kernel.engine.chance import LENGTH, Stream, begin
from hollywood.kernel.engine.compiling import can_compile, compiled
from hollywood.kernel.engine.curves import ONE
from hollywood.kernel.engine.vectors import empty_vector, vector
from hollywood.kernel.gin import layout as at
from hollywood.kernel.gin.game import Evidence, Game
from hollywood.kernel.gin.worth import WORTH_LENGTH
from hollywood.play import Action
from hollywood.strategy.gin.belief.history import M_LENGTH, M_PRIOR
from hollywood.strategy.gin.belief.opponents import FLOOR, TYPES
from hollywood.strategy.gin.search import candidates as of
from hollywood.strategy.gin.search.desk import Player, new_desk
from hollywood.strategy.gin.search.rollout_choice import choose_rollouts, rehearse
from hollywood.strategy.gin.search.rollout_weights import ROLLOUTS
from hollywood.strategy.gin.search.search import search

REHEARSED = 2_000
"""Deals of all rollout weights against each type when rules are new; none where that is slow."""

_REHEARSAL = 20_260_101  # the seed of their deals, the same for everyone


_PRIORS = tuple(each[M_PRIOR] for each in TYPES)


class Impressions(NamedTuple):
    """What a searcher has learned about the other player, as numbers, for a bot that replaces it.

    They come from open information and from its own views.
    """

    round: tuple[int, ...] = ()  # the last one it decided in: dealer, upcard, turns
    counts: tuple[int, ...] = (0,) * len(TYPES)  # how often each type was drawn there
    priors: tuple[int, ...] = _PRIORS  # what it believed before


@lru_cache(maxsize=32)
def _rehearsed(rules: GinRules) -> Any:
    """Return, as a vector, how often all rollout weights reached each result against each type.

    This takes up to a second. Without compiled code it would take minutes, so nothing is played;
    the weights for all cases are then used.
    """
    results = empty_vector(len(ROLLOUTS) * len(TYPES) * WORTH_LENGTH)
    compiled(rehearse)(
        game_of(rules),
        vector(number for each in ROLLOUTS for number in each),
        vector(number for each in TYPES for number in each),
        REHEARSED if can_compile() else 0,
        _REHEARSAL,
        results,
    )
    return results


@lru_cache(maxsize=64)
def rollouts_for(rules: GinRules, worth: tuple[int, ...]) -> Any:
    """Return the weights that did best against each type, under these rules and stakes.

    The result is cached for other bots and must not be modified.
    """
    chosen = empty_vector(M_LENGTH * len(TYPES))
    compiled(choose_rollouts)(
        _rehearsed(rules),
        vector(worth),
        vector(number for each in ROLLOUTS for number in each),
        len(TYPES),
        chosen,
    )
    return chosen


@lru_cache(maxsize=64)
def _learned_for(rules: GinRules, worth: tuple[int, ...]) -> Learned:
    """Return the net for these rules and stakes; also cached for other bots."""
    return learned_for(rules, worth, _results(rules))


def _results(rules: GinRules) -> list[int]:
    """Return how often each result occurs; all are equal if nothing was rehearsed."""
    if not can_compile():
        return [1] * WORTH_LENGTH
    return [int(count) for count in _rehearsed(rules).reshape(-1, WORTH_LENGTH).sum(0)]


class GinSearcher:
    """Searches for one seat; deterministic for its seed and its sequence of decisions."""

    def __init__(self, ways: Ways, seed: int, stop: Any = None) -> None:
        """``stop`` is a vector of one: once it is not 0, a search ends with the best so far."""
        self._stop = empty_vector(1) if stop is None else stop
        self._settings = ways
        self._types = vector(number for each in TYPES for number in each)
        self._stakes = points_worth()
        self._chance = Stream(empty_vector(LENGTH))
        self._desk = new_desk()
        self._game: tuple[GinRules, Game] | None = None
        self._player: Player | None = None
        self._round: tuple[int, ...] = ()
        self._counts = (0,) * len(TYPES)
        begin(self._chance.state, 0, seed, 0, 0)

    @property
    def impressions(self) -> Impressions:
        """What it has learned about the other player up to its last decision."""
        priors = (int(self._types[kind * M_LENGTH + M_PRIOR]) for kind in range(len(TYPES)))
        return Impressions(self._round, self._counts, tuple(priors))

    @impressions.setter
    def impressions(self, impressions: Impressions) -> None:
        self._round = impressions.round
        self._counts = impressions.counts
        for kind, prior in enumerate(impressions.priors):
            self._types[kind * M_LENGTH + M_PRIOR] = prior

    @property
    def types(self) -> Any:
        """The types that the other player may be, with what earlier rounds showed, as a vector."""
        return vector(self._types)

    @property
    def found(self) -> tuple[int, ...]:
        """What the last search wrote, in the layout of ``strategy/gin/search/candidates.py``."""
        return tuple(int(number) for number in self._desk.found)

    def for_result(self, worth: Sequence[int]) -> None:
        """Set what the results of the round are worth to this seat, see ``kernel/gin/worth``."""
        self._stakes = tuple(worth)
        self._player = None

    def choose(self, view: GinView) -> Action | None:
        """Return the best action found; ``None`` if another player is awaited."""
        if view.seat is None or view.awaiting != view.seat:
            return None
        rules = view.table.rules
        if self._game is None or self._game[0] != rules:
            self._game = rules, game_of(rules)
            self._player = None
        if self._player is None:
            self._player = self._player_for(rules)
        self._remember(view)
        seen, story = vector(view_vector(view)), vector(story_vector(view.table))
        evidence = Evidence(seen, story, self._game[1])
        action = empty_vector(at.A_LENGTH)
        compiled(search)(evidence, self._player, self._desk, self._chance, self._stop, action)
        found = self._desk.found
        if found[of.C_WORLDS]:  # a decision without rounds tells nothing about the other player
            kinds = range(of.C_TYPES, of.C_TYPES + len(TYPES))
            self._counts = tuple(int(found[kind]) for kind in kinds)
        return action_of([int(number) for number in action], rules)

    def _player_for(self, rules: GinRules) -> Player:
        """Return the search settings for these rules and the current stakes."""
        learned = _learned_for(rules, self._stakes)
        settings = self._settings._replace(
            trust_net=round(self._settings.trust_net * learned.fit),
            look=round(self._settings.look * learned.fit),
            flat=learned.flat,
            slope=learned.slope,
        )
        return Player(
            settings=vector(settings),
            net=learned.net,
            types=self._types,
            rollouts=rollouts_for(rules, self._stakes),
            worth=vector(self._stakes),
        )

    def _remember(self, view: GinView) -> None:
        """When a new round has begun, keep what the last one showed about the other player."""
        table = view.table
        this = (table.dealer, int(table.upcard), view.table.turns)
        before, self._round = self._round, this
        same = before[:2] == this[:2] and before[2:] <= this[2:]
        if not before or same or not any(self._counts):
            return
        for kind, number in enumerate(self._counts):
            share = FLOOR + (1 - FLOOR * len(TYPES)) * number / sum(self._counts)
            self._types[kind * M_LENGTH + M_PRIOR] = round(share * ONE)
