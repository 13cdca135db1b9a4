"""The review's calls into the kernel for gin, all in one place: what they take, what they give.

A code (:mod:`hollywood.analysis.codes`) is the result of a round as a place in a vector of worths
(:mod:`hollywood.kernel.gin.worth`): own wins by class and points, then lost rounds, then a drawn
one. Arrays of codes have a row for each imagined round.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from hollywood.analysis.codes import TAKEN_UP, Codes
from hollywood.analysis.streams import DEALS, DECISIONS, LUCK, stream_for
from hollywood.bots.gin.search import Ways
from hollywood.gin import GinRound, GinRules
from hollywood.gin.sight import GinView
from hollywood.gin.vectors.rules import game_of
from hollywood.gin.vectors.state import open_state
from hollywood.gin.vectors.story import story_vector
from hollywood.gin.vectors.view import view_vector
from hollywood.kernel.engine.chance import Stream
from hollywood.kernel.engine.compiling import compiled
from hollywood.kernel.engine.vectors import empty_vector, rows_of, short_vector, vector
from hollywood.kernel.gin import layout as at
from hollywood.kernel.gin.game import Evidence
from hollywood.kernel.gin.worth import WORTH_LENGTH
from hollywood.strategy.gin.belief.history import M_LENGTH
from hollywood.strategy.gin.belief.opponents import TYPES
from hollywood.strategy.gin.policies.common import act
from hollywood.strategy.gin.policies.linear import WEIGHTS
from hollywood.strategy.gin.search import review as gin_review
from hollywood.strategy.gin.search.desk import Player, new_desk
from hollywood.strategy.gin.search.review import NOTHING, Opening, lay_open, weigh


class Chain(NamedTuple):
    """Which stretch of chance is wanted: of a decision of the match, and its number there."""

    decision: int
    number: int


class Kernel:
    """The kernel made ready for one set of rules; may be used by several threads at once.

    ``seed`` and the number of what is asked decide over chance: the same question gets the same
    answer, whoever asks it and when.
    """

    def __init__(self, rules: GinRules, seed: int, types: Sequence[Sequence[int]] = TYPES) -> None:
        """Make ready; ``types`` are those that the other player may be of, see ``gin_types``."""
        self._game = game_of(rules)
        self._player = Player(
            settings=vector(Ways(types=len(types))),
            net=short_vector(()),
            types=vector(number for each in types for number in each),
            rollouts=vector([*WEIGHTS, *[0] * (M_LENGTH - len(WEIGHTS))]),
            worth=vector(range(WORTH_LENGTH)),
        )
        self._seed = seed

    def weigh(
        self, view: GinView, ways: Sequence[int], alive: Sequence[bool], worlds: int, chain: Chain
    ) -> Codes:
        """Play the ways of choices out in ``worlds`` rounds: codes for the player of the view.

        Shape: worlds x ways; NO_ROUND for a way that is not ``alive``.
        """
        rows = empty_vector(worlds * len(alive))
        evidence = Evidence(vector(view_vector(view)), vector(story_vector(view.table)), self._game)
        chance = Stream(stream_for(self._seed, DECISIONS, chain.decision, chain.number))
        desk, still = new_desk(), vector(map(int, alive))
        compiled(weigh)(evidence, self._player, desk, vector(ways), still, chance, rows)
        codes = rows_of(rows, len(alive))
        results, taken_up = codes % gin_review.TAKEN_UP, codes // gin_review.TAKEN_UP
        return np.where(codes < 0, codes, results + TAKEN_UP * taken_up)

    def lay_open(self, play: GinRound, first: int, card: int, worlds: int, number: int) -> Codes:
        """Play on with open cards, codes for seat 0: worlds x 2.

        The second column is that of rounds with ``card`` on the top of the stock, NO_ROUND where it
        is NO_CARD. ``first`` is the kind of the first action, NOTHING where the policy chooses it.
        """
        state = vector(open_state(play))
        return self._open(state, -1, first, card, worlds, stream_for(self._seed, LUCK, number))

    def deals(self, worlds: int, number: int) -> NDArray[np.int64]:
        """Deal and play whole rounds: a code each time for seat 0, which did not deal.

        Rounds of another ``number`` are others.
        """
        state, chance = empty_vector(at.S_LENGTH), stream_for(self._seed, DEALS, number)
        return self._open(state, 1, NOTHING, at.NO_CARD, worlds, chance)[:, 0]

    def _open(
        self, state: Any, dealer: int, first: int, card: int, worlds: int, chance: Any
    ) -> Codes:
        rows, action = empty_vector(worlds * 2), empty_vector(at.A_LENGTH)
        act(action, first, at.NO_CARD)
        opening = Opening(state, dealer, action, card)
        player = self._player
        compiled(lay_open)(opening, self._game, player.rollouts, player.worth, Stream(chance), rows)
        return rows_of(rows, 2)
