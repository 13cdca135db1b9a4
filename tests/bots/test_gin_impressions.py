"""What a searching player learns of the other from round to round."""

from __future__ import annotations

import pytest

from hollywood.bots import make_bot
from hollywood.bots.gin.impressions import Impressions, Learned
from hollywood.bots.gin.shown_hands import knock_seen
from hollywood.cards import Hand
from hollywood.gin import GIN_PRESETS, GinRound
from hollywood.gin.table import Phase
from hollywood.gin.vectors.rules import game_of
from hollywood.kernel.deadwood.tables import ALL_RANKS, IN_FOUR_SUITS
from hollywood.kernel.engine.chance import LENGTH, Stream, begin
from hollywood.kernel.engine.compiling import compiled
from hollywood.kernel.engine.vectors import empty_vector, vector
from hollywood.kernel.gin import layout as at
from hollywood.play import Seat
from hollywood.strategy.gin.belief import history as of
from hollywood.strategy.gin.belief.opponents import EAGER, FLOOR, HABITS, TYPES
from hollywood.strategy.gin.belief.reading import read_hand
from tests.bots.tables import dealt

FIRST = (0.5, 0.3, 0.2)


def told(learned: Learned, *fits: tuple[float, ...]) -> Learned:
    """After rounds in which the possibilities explain what happened so well."""
    for fit in fits:
        before = learned.shares
        found = [share * each for share, each in zip(before, fit, strict=True)]
        learned = learned.after(before, [each / sum(found) for each in found])
    return learned


def test_what_fits_gets_likelier_and_nothing_is_ruled_out() -> None:
    learned = told(Learned.begun(FIRST), *[(0.1, 1.0, 0.1)] * 6)
    assert sum(learned.shares) == pytest.approx(1)
    assert learned.shares[1] == max(learned.shares) > 0.7
    assert min(learned.shares) > 0.02
    assert learned.weight > 0.5, "the same one in every round"


def test_who_changes_from_round_to_round_is_not_taken_for_steady() -> None:
    turns = [(1.0, 0.02, 0.02), (0.02, 0.02, 1.0), (0.02, 1.0, 0.02)]
    learned = told(Learned.begun(FIRST), *turns * 3)
    assert learned.weight < 0.5
    assert min(learned.shares) > 0.15


def test_a_round_that_tells_nothing_changes_nothing() -> None:
    learned = told(Learned.begun(FIRST), *[(1.0, 1.0, 1.0)] * 3)
    assert learned.shares == pytest.approx(FIRST)
    assert learned.weight == pytest.approx(0.5)


def test_the_habit_of_knocking_at_once_keeps_its_floor() -> None:
    impressions = Impressions()
    habits = [0] * len(HABITS)
    habits[2] = 1024
    tally = [1] * of.MOST_TYPES + habits
    for number in range(12):
        impressions = impressions.at((0, number, 0)).showing(tally, of.MOST_TYPES)
    _, believed = impressions.at((0, 99, 0)).believed
    assert sum(believed) == pytest.approx(1)
    assert believed[EAGER] >= FLOOR - 1e-9
    assert believed[2] > 0.6


def test_what_a_round_has_shown_counts_once_it_is_over() -> None:
    first = Impressions().at((0, 7, 3))
    tally = [1] * of.MOST_TYPES + [1] * len(HABITS)
    shown = first.showing([5, *tally[1:]], of.MOST_TYPES)
    assert shown.at((0, 7, 4)).believed == first.believed
    later = shown.at((1, 7, 0))
    assert later.believed[0][0] > first.believed[0][0]
    assert later.found is None


def knocked() -> GinRound:
    """A round that the other player, at seat 1, has just ended with a knock."""
    bots = [make_bot("camper", seat_name="A", seed=1), make_bot("simple", seat_name="B", seed=1)]
    for seed in range(50):
        play = dealt(GIN_PRESETS["eaai"], seed=seed)
        assert isinstance(play, GinRound)
        while play.table.phase in (Phase.UPCARD, Phase.DRAW, Phase.DISCARD):
            seat = play.awaiting
            assert seat is not None
            action = bots[seat].choose(play.view(seat))
            assert action is not None
            play = play.after(seat, action)
        if play.table.knocker == 1 and play.table.left and play.table.turns > 5:
            return play
    raise AssertionError("nobody knocked")


def test_a_knock_shows_the_hand_and_who_knocks_with_so_much() -> None:
    play = knocked()
    seen = knock_seen(play.view(Seat(0)), game_of(play.rules))
    assert seen is not None
    evidence, points = seen
    assert points == sum(map(play.rules.melds.points, play.table.left))
    shown = play.table.left + play.table.discards[-1]
    for meld in play.table.spread:
        shown = Hand.of([*shown, *meld.cards])
    hidden = ALL_RANKS * IN_FOUR_SUITS & ~int(evidence.seen[at.V_SEEN])
    assert hidden | int(evidence.seen[at.V_KNOWN]) == shown.bits
    belief, chance = of.new_belief(), Stream(empty_vector(LENGTH))
    begin(chance.state, 0, 3, 0, 0)
    styles = of.Styles(
        vector(number for each in TYPES for number in each),
        vector(number for each in HABITS for number in each),
    )
    compiled(read_hand)(belief, evidence, styles, points, 6, 20, chance)
    habits = [int(belief.tally[of.MOST_TYPES + each]) for each in range(len(HABITS))]
    assert habits[EAGER] == max(habits)
    assert habits[2] < 0.1 * sum(habits), "who plays for gin does not knock"
