"""What a hand shown at the end of a round of gin tells about the style of its player.

With the hand known, only the order is hidden in which its cards came. So what the player held and
did not knock with, and what the player took and left, tells more than it did during the round.
"""

from __future__ import annotations

from hollywood.kernel.engine.chance import Stream
from hollywood.kernel.engine.compiling import kernel
from hollywood.kernel.gin.game import Evidence
from hollywood.strategy.gin.belief import history as of
from hollywood.strategy.gin.belief.chain import choose_style, go_through
from hollywood.strategy.gin.belief.history import Belief, Styles
from hollywood.strategy.gin.belief.start import begin_belief


@kernel
def read_hand(
    belief: Belief,
    evidence: Evidence,
    styles: Styles,
    knocked: int,
    samples: int,
    steps: int,
    chance: Stream,
) -> None:
    """Write to the tally of ``belief`` how likely each style is, given the hand of the opponent.

    In the view of ``evidence``, all cards are seen except those of the hand that are not known from
    the pile. ``knocked`` is the deadwood with which the opponent has just knocked, or NOT_KNOCKED.
    The styles are drawn ``samples`` times, with ``steps`` steps of the chain before each.
    """
    begin_belief(belief.history, evidence, chance)
    belief.history[of.B_KNOCKED] = knocked
    choose_style(belief, evidence, styles, chance)
    for place in range(len(belief.tally)):
        belief.tally[place] = 0
    for _ in range(samples):
        if belief.history[of.B_PLACES] > 0:
            go_through(belief, steps, evidence, chance)
        choose_style(belief, evidence, styles, chance)
