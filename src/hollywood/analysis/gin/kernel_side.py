"""The review's calls into the kernel for gin: their inputs and results.

A code (:mod:`hollywood.analysis.codes`) is the result of a round as a place in a vector of values
(:mod:`hollywood.kernel.gin.worth`): the player's wins by class and points, then lost rounds, then a
drawn one.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

from hollywood.analysis.codes import NO_ROUND, TAKEN_UP, Codes
from hollywood.analysis.columns import Column, column, dealt_out, listed, looked_up
from hollywood.analysis.gin.stakes import Worth
from hollywood.analysis.streams import DEALS, DECISIONS, LUCK, stream_for
from hollywood.bots.gin.search import rollouts_for
from hollywood.bots.levels import LEVELS
from hollywood.bots.ways import Ways
from hollywood.gin import GinRound, GinRules
from hollywood.gin.sight import GinView
from hollywood.gin.vectors.rules import game_of
from hollywood.gin.vectors.state import open_state
from hollywood.gin.vectors.story import story_vector
from hollywood.gin.vectors.view import view_vector
from hollywood.kernel.engine.chance import Stream
from hollywood.kernel.engine.compiling import compiled
from hollywood.kernel.engine.vectors import empty_vector, short_vector, vector
from hollywood.kernel.gin import layout as at
from hollywood.kernel.gin.game import Evidence
from hollywood.kernel.gin.worth import WORTH_LENGTH
from hollywood.strategy.gin.belief.history import M_LENGTH, Styles
from hollywood.strategy.gin.belief.opponents import HABITS, KINDS, TYPES
from hollywood.strategy.gin.policies.common import act
from hollywood.strategy.gin.policies.linear import WEIGHTS
from hollywood.strategy.gin.search import review as gin_review
from hollywood.strategy.gin.search.desk import Player, new_desk
from hollywood.strategy.gin.search.review import NOTHING, Opening, lay_open, weigh

_AGAIN = 1 << 16
"""The first chain of a second look: its rounds have nothing in common with those of the first."""


class Chain(NamedTuple):
    """The section of a random stream to use: the decision in the match, and the chain's number.

    ``again`` is a second look (:meth:`Kernel.weigh`).
    """

    decision: int
    number: int
    again: bool = False


class Strongest(NamedTuple):
    """How the strongest level thinks in a round: what the results are worth, and of the other.

    ``styles`` are those of the other player, as earlier rounds showed them; None if nothing was
    learned.
    """

    worth: Worth
    styles: Styles | None = None


class Kernel:
    """The kernel prepared for one set of rules; several threads may use it at once.

    ``seed`` and the number of a question determine all random choices, so the same question always
    gets the same answer.
    """

    def __init__(
        self,
        rules: GinRules,
        seed: int,
        types: Sequence[Sequence[int]] = TYPES,
        habits: Sequence[Sequence[int]] = HABITS,
    ) -> None:
        """Prepare the kernel; ``types`` and ``habits`` make the styles of the other player."""
        self._game = game_of(rules)
        self._player = Player(
            settings=vector(Ways()),
            net=short_vector(()),
            styles=Styles(
                vector(number for each in types for number in each),
                vector(number for each in habits for number in each),
            ),
            rollouts=vector([*WEIGHTS, *[0] * (M_LENGTH - len(WEIGHTS))] * len(KINDS)),
            worth=vector(range(WORTH_LENGTH)),
        )
        self._rules = rules
        self._seed = seed

    def weigh(
        self,
        view: GinView,
        ways: Sequence[int],
        alive: Sequence[bool],
        worlds: int,
        chain: Chain,
        strongest: Strongest | None = None,
    ) -> Codes:
        """Simulate the ways of choices in ``worlds`` rounds; return codes for the view's player.

        A column for each way; NO_ROUND for a way that is not ``alive``. With ``strongest``, the
        player continues, and thinks of the other player, as the strongest level does.
        """
        rows = empty_vector(worlds * len(alive))
        evidence = Evidence(vector(view_vector(view)), vector(story_vector(view.table)), self._game)
        part = chain.number + (_AGAIN if chain.again else 0)
        chance = Stream(stream_for(self._seed, DECISIONS, chain.decision, part))
        player = self._player if strongest is None else self._imagined(strongest)
        desk, still = new_desk(), vector(map(int, alive))
        compiled(weigh)(evidence, player, desk, vector(ways), still, chance, rows)
        return dealt_out(looked_up(_codes(), rows), len(alive))

    def _imagined(self, strongest: Strongest) -> Player:
        """Return the player as the strongest level imagines itself."""
        settings = LEVELS["strongest"].gin
        assert isinstance(settings, Ways)
        stakes = tuple(round(1000 * each) for each in listed(strongest.worth))
        return self._player._replace(
            settings=vector(settings),
            styles=self._player.styles if strongest.styles is None else strongest.styles,
            rollouts=rollouts_for(self._rules, stakes),
        )

    def lay_open(self, play: GinRound, first: int, card: int, worlds: int, number: int) -> Codes:
        """Play on with open cards; return two columns of codes for seat 0.

        The second column is for rounds with ``card`` on top of the stock; it is NO_ROUND if
        ``card`` is NO_CARD. ``first`` is the kind of the first action, or NOTHING to let the policy
        choose.
        """
        state = vector(open_state(play))
        return self._open(state, -1, first, card, worlds, stream_for(self._seed, LUCK, number))

    def deals(self, worlds: int, number: int) -> Column:
        """Deal and play whole rounds; return a code for seat 0, which did not deal, for each round.

        Each ``number`` gives different rounds.
        """
        state, chance = empty_vector(at.S_LENGTH), stream_for(self._seed, DEALS, number)
        return self._open(state, 1, NOTHING, at.NO_CARD, worlds, chance)[0]

    def _open(
        self, state: Any, dealer: int, first: int, card: int, worlds: int, chance: Any
    ) -> Codes:
        rows, action = empty_vector(worlds * 2), empty_vector(at.A_LENGTH)
        act(action, first, at.NO_CARD)
        opening = Opening(state, dealer, action, card)
        player = self._player
        compiled(lay_open)(opening, self._game, player.rollouts, player.worth, Stream(chance), rows)
        return dealt_out(rows, 2)


@cache
def _codes() -> Column:
    """The code of each number of the kernel; the last place, of -1, is that of no round."""
    results = range(gin_review.TAKEN_UP)
    taken_up = (TAKEN_UP + result for result in results)
    return column([*results, *taken_up, NO_ROUND])
