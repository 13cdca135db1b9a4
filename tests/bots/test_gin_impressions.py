"""What a searching player learns of the other from round to round."""

from __future__ import annotations

import random

import pytest

from hollywood.bots import make_bot
from hollywood.bots.gin.impressions import Impressions, Learned
from hollywood.bots.gin.shown_hands import hand_seen
from hollywood.bots.informed import GinStake, stake_of
from hollywood.bots.search_bot import SearchBot
from hollywood.cards import Hand
from hollywood.gin import GIN_PRESETS, GinRound
from hollywood.gin.result import Ending
from hollywood.gin.sight import GinView
from hollywood.gin.table import Phase
from hollywood.gin.vectors.rules import game_of
from hollywood.kernel.deadwood.tables import ALL_RANKS, IN_FOUR_SUITS
from hollywood.kernel.engine.chance import LENGTH, Stream, begin
from hollywood.kernel.engine.compiling import compiled
from hollywood.kernel.engine.vectors import empty_vector, vector
from hollywood.kernel.gin import layout as at
from hollywood.match.table import MatchTable
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
    seen = hand_seen(play.view(Seat(0)), game_of(play.rules))
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


@pytest.mark.parametrize("preset", ["eaai", "gin", "hollywood-gin"])
def test_the_end_of_a_round_shows_the_hand_that_the_other_player_had(preset: str) -> None:
    bots = [make_bot("simple", seat_name="A", seed=1), make_bot("random", seat_name="B", seed=1)]
    seen = dict.fromkeys(("knocker", "defender", "laid off"), 0)
    for seed in range(60):
        play, hands = dealt(GIN_PRESETS[preset], seed=seed), (Hand(), Hand())
        assert isinstance(play, GinRound)
        while play.awaiting is not None:
            seat = play.awaiting
            if play.table.phase is Phase.DISCARD:
                hands = play.hands
            action = bots[seat].choose(play.view(seat))
            assert action is not None
            play = play.after(seat, action)
        if play.table.knocker is None or play.table.ending is Ending.BIG_GIN:
            assert hand_seen(play.view(Seat(0)), game_of(play.rules)) is None
            continue
        seen["laid off"] += bool(play.table.layoffs)
        for seat in (Seat(0), Seat(1)):
            found = hand_seen(play.view(seat), game_of(play.rules))
            if play.table.face_down and play.table.knocker != seat:
                assert found is None
                continue
            assert found is not None
            evidence, points = found
            hidden = ALL_RANKS * IN_FOUR_SUITS & ~int(evidence.seen[at.V_SEEN])
            assert hidden | int(evidence.seen[at.V_KNOWN]) == hands[1 - seat].bits
            assert (points == of.NOT_KNOCKED) == (play.table.knocker == seat)
            seen["defender" if points == of.NOT_KNOCKED else "knocker"] += 1
    assert min(seen["defender"], seen["laid off"]) > 3
    assert (seen["knocker"] > 3) == (preset != "gin"), "there the discard of a knock is face down"


def test_a_searching_player_learns_from_a_round_that_it_has_ended_itself() -> None:
    bots = {
        Seat(0): make_bot("fast", seat_name="A", seed=1),
        Seat(1): make_bot("simple", seat_name="B", seed=1),
    }
    table = MatchTable.open(GIN_PRESETS["eaai"], ["A", "B"], first_dealer=Seat(0))
    chance, fast = random.Random(3), bots[Seat(0)]
    for _ in range(20):
        deck = list(table.match.rules.pack.cards)
        chance.shuffle(deck)
        table.deal_from([deck])
        first = True
        while awaiting := table.match.awaiting:
            (seat,) = awaiting
            view, stake = table.view(seat), stake_of(table.match, seat)
            assert isinstance(view, GinView)
            assert isinstance(stake, GinStake)
            if seat == 0:
                assert isinstance(fast, SearchBot)
                before = fast.impressions
                fast.at_stake(stake)
                action = fast.choose(view)
                if first and stake.last is not None and stake.last.table.knocker == 0:
                    alone = before.at((view.table.dealer, int(view.table.upcard), 0))
                    assert fast.impressions.habits != alone.habits
                    return
                first = False
            else:
                action = bots[seat].choose(view)
            assert action is not None
            table.act(seat, action)
    raise AssertionError("the searching player never knocked")
