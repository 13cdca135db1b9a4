"""The searching gin player: one call to the kernel for each decision.

It knows its view and everything open since the deal (``gin/vectors/story.py``). From round to round
it only remembers what style the other player seems to have (:mod:`.impressions`). A bot that is
recreated for a decision relies on what the current round has shown.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from hollywood.bots.gin.impressions import Impressions
from hollywood.bots.gin.nets import Learned, learned_for, points_worth
from hollywood.bots.gin.shown_hands import hand_seen
from hollywood.bots.ways import Ways
from hollywood.gin.rules import GinRules
from hollywood.gin.sight import GinView
from hollywood.gin.table import Phase
from hollywood.gin.vectors.action import action_of
from hollywood.gin.vectors.rules import game_of
from hollywood.gin.vectors.story import story_vector
from hollywood.gin.vectors.view import view_vector
from hollywood.kernel.engine.chance import LENGTH, Stream, begin
from hollywood.kernel.engine.compiling import can_compile, compiled
from hollywood.kernel.engine.curves import ONE
from hollywood.kernel.engine.stopping import new_stop
from hollywood.kernel.engine.vectors import empty_vector, vector
from hollywood.kernel.gin import layout as at
from hollywood.kernel.gin.game import Evidence, Game
from hollywood.kernel.gin.worth import WORTH_LENGTH
from hollywood.play import Action
from hollywood.strategy.gin.belief.history import (
    H_LENGTH,
    H_PRIOR,
    M_LENGTH,
    M_PRIOR,
    MOST_TYPES,
    Styles,
)
from hollywood.strategy.gin.belief.opponents import HABITS, TYPES, TYPICAL
from hollywood.strategy.gin.belief.reading import read_hand
from hollywood.strategy.gin.search import candidates as of
from hollywood.strategy.gin.search.desk import Player, new_desk
from hollywood.strategy.gin.search.rollout_choice import choose_rollouts, rehearse
from hollywood.strategy.gin.search.rollout_weights import ROLLOUTS
from hollywood.strategy.gin.search.search import search

REHEARSED, REHEARSED_ANY_SUITS = 2_000, 400
"""Deals of all rollout weights against each type when rules are new; none without compiled code.

If runs may mix suits, a deal takes seven times as long, and 400 must do.
"""

READ, READ_STEPS = 24, 40
"""Samples of a hand that is shown, and steps of the chain before each."""

_REHEARSAL = 20_260_101  # the seed of their deals, the same for everyone


@lru_cache(maxsize=32)
def _rehearsed(rules: GinRules) -> Any:
    """Return, as a vector, how often all rollout weights reached each result against each type.

    This takes up to a second, or two if runs may mix suits. Without compiled code it would take
    minutes, so nothing is played; the weights for all cases are then used.
    """
    results = empty_vector(len(ROLLOUTS) * len(TYPICAL) * WORTH_LENGTH)
    deals = REHEARSED if rules.run_suits == "same" else REHEARSED_ANY_SUITS
    compiled(rehearse)(
        game_of(rules),
        vector(number for each in ROLLOUTS for number in each),
        vector(number for each in TYPICAL for number in each),
        deals if can_compile() else 0,
        _REHEARSAL,
        results,
    )
    return results


@lru_cache(maxsize=64)
def rollouts_for(rules: GinRules, worth: tuple[int, ...]) -> Any:
    """Return the weights that did best against each type, under these rules and stakes.

    The result is cached for other bots and must not be modified.
    """
    chosen = empty_vector(M_LENGTH * len(TYPICAL))
    compiled(choose_rollouts)(
        _rehearsed(rules),
        vector(worth),
        vector(number for each in ROLLOUTS for number in each),
        len(TYPICAL),
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
        """``stop`` ends a search with the best so far (:mod:`hollywood.kernel.engine.stopping`)."""
        self._stop = new_stop() if stop is None else stop
        self._settings = ways
        self._styles = Styles(
            vector(number for each in TYPES for number in each),
            vector(number for each in HABITS for number in each),
        )
        self._stakes = points_worth()
        self._chance = Stream(empty_vector(LENGTH))
        self._desk = new_desk()
        self._game: tuple[GinRules, Game] | None = None
        self._player: Player | None = None
        self._last: GinView | None = None
        self.impressions = Impressions()
        begin(self._chance.state, 0, seed, 0, 0)

    @property
    def impressions(self) -> Impressions:
        """What it has learned about the other player up to its last decision."""
        return self._impressions

    @impressions.setter
    def impressions(self, impressions: Impressions) -> None:
        self._impressions = impressions
        types, habits = impressions.believed
        for kind, share in enumerate(types):
            self._styles.types[kind * M_LENGTH + M_PRIOR] = round(share * ONE)
        for habit, share in enumerate(habits):
            self._styles.habits[habit * H_LENGTH + H_PRIOR] = round(share * ONE)

    @property
    def styles(self) -> Styles:
        """The styles that the other player may have, with what earlier rounds showed."""
        return Styles(vector(self._styles.types), vector(self._styles.habits))

    @property
    def found(self) -> tuple[int, ...]:
        """What the last search wrote, in the layout of ``strategy/gin/search/candidates.py``."""
        return tuple(int(number) for number in self._desk.found)

    def for_result(self, worth: Sequence[int]) -> None:
        """Set what the results of the round are worth to this seat, see ``kernel/gin/worth``."""
        self._stakes = tuple(worth)
        self._player = None

    def after_round(self, view: GinView | None) -> None:
        """Remember how the round before this one ended, if it was against the same player."""
        self._last = view

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
        table = view.table
        if self._last is not None and self.impressions.ends_with(_moment(self._last)):
            self._read_hand(self._last, self._game[1])
        self._last = None
        self.impressions = self.impressions.at(_moment(view))
        evidence = Evidence(vector(view_vector(view)), vector(story_vector(table)), self._game[1])
        if table.phase is Phase.LAYOFF:
            self._read_hand(view, self._game[1])
        action = empty_vector(at.A_LENGTH)
        compiled(search)(evidence, self._player, self._desk, self._chance, self._stop, action)
        if self._desk.found[of.C_WORLDS]:  # a decision without rounds tells nothing about others
            self._believe()
        return action_of([int(number) for number in action], rules)

    def _believe(self) -> None:
        tally = [int(number) for number in self._desk.belief.tally]
        self.impressions = self.impressions.showing(tally, MOST_TYPES)

    def _read_hand(self, view: GinView, game: Game) -> None:
        """Learn from the hand of the other player, who shows it after a knock."""
        shown = hand_seen(view, game)
        if shown is None:
            return
        evidence, knocked = shown
        samples, steps = (READ, READ_STEPS) if can_compile() else (2, 10)
        compiled(read_hand)(
            *(self._desk.belief, evidence, self._styles, knocked, samples, steps, self._chance)
        )
        self._believe()

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
            styles=self._styles,
            rollouts=rollouts_for(rules, self._stakes),
            worth=vector(self._stakes),
        )


def _moment(view: GinView) -> tuple[int, ...]:
    """Return what tells a decision from one in another round."""
    return (view.table.dealer, int(view.table.upcard), view.table.turns)
