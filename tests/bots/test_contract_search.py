"""The searching bot of the contract game: legal, reproducible, honest, and able to give reasons."""

from __future__ import annotations

import random

import pytest

from hollywood.bots.contract.search import ContractSearcher
from hollywood.bots.levels import SEARCHING
from hollywood.bots.search_bot import SearchBot
from hollywood.bots.ways import ContractWays
from hollywood.contract import ContractRound, ContractRules, ContractView
from hollywood.kernel.engine.compiling import can_compile
from hollywood.kernel.engine.stopping import TOLD, new_stop
from hollywood.match.penalty_sheet import PenaltySheet
from hollywood.match.presets import rules_for
from hollywood.play import Action, Seat, View
from tests.bots.tables import Watched, bot, dealt, moments
from tests.bots.test_no_peeking import twin
from tests.lockstep.contract_knobs import drawn, of_preset

SMALL = ContractWays(
    60 if can_compile() else 1_000, throws=4, adds=2, hold=1, calls=1, pasts=2, steps=3
)
"""Interpreted, it gets a hundredth of the effort."""
FORGETFUL = SMALL._replace(pasts=0)
DEALS = 6 if can_compile() else 1


class Sitting:
    """A searching player at a table."""

    name = "Ann"

    def __init__(self, seed: int = 1, ways: ContractWays = SMALL) -> None:
        self.searcher = ContractSearcher(ways, seed)

    def choose(self, view: View) -> Action | None:
        assert isinstance(view, ContractView)
        return self.searcher.choose(view)


def play_through(rules: ContractRules, chance: random.Random) -> int:
    """Play every hand of a match to its end with two searching players; return their answers."""
    seats = min(rules.players)
    watched = [Watched(Sitting(seat) if seat < 2 else bot("greedy")) for seat in range(seats)]
    for hand in range(1, rules.hands + 1):
        play = dealt(rules, players=seats, hand=hand, seed=chance.randrange(1 << 30))
        for _ in moments(play, watched):
            pass
    return sum(one.answers for one in watched[:2])


def test_every_action_of_whole_matches_is_legal() -> None:
    chance = random.Random(1)
    rules = rules_for("may-i", ["turn_cap=60"])
    assert isinstance(rules, ContractRules)
    answers = sum(play_through(rules, chance) for _ in range(max(1, DEALS // 3)))
    assert answers > 100


@pytest.mark.parametrize("name", ["liverpool", "shanghai"])
def test_every_action_is_legal_under_other_presets(name: str) -> None:
    chance = random.Random(name)
    assert play_through(of_preset(name, chance), chance) > 5


def test_every_action_is_legal_under_odd_rules() -> None:
    answers = 0
    for number in range(2 * DEALS):
        chance = random.Random(f"odd {number}")
        answers += play_through(drawn(chance), chance)
    assert answers > 10 * DEALS


def test_hidden_cards_do_not_change_the_choice() -> None:
    """Its expectations stay the same to the last digit, with the hidden cards dealt again."""
    rules = rules_for("may-i", ["turn_cap=20"])
    chance = random.Random(5)
    differed = tried = 0
    for hand in (1, 3, 5, 7) if can_compile() else (3,):
        play = dealt(rules, hand=hand, seed=hand)
        assert isinstance(play, ContractRound)
        for number, (before, seat) in enumerate(moments(play, [bot("greedy")] * 4)):
            if number % 3:
                continue
            other = twin(before, seat, chance)
            here, there = Sitting(7), Sitting(7)
            assert here.choose(before.view(seat)) == there.choose(other.view(seat))
            assert here.searcher.tried == there.searcher.tried
            differed += other != before
            tried += len(here.searcher.tried)
    assert differed > 2
    assert tried > 5


def test_one_that_peeked_would_be_caught() -> None:
    play = dealt(rules_for("may-i"), hand=3)
    assert isinstance(play, ContractRound)
    seat = play.awaiting
    assert seat is not None
    other = twin(play, seat, random.Random(3))
    assert isinstance(other, ContractRound)
    next_seat = Seat((seat + 1) % 4)
    assert play.hands[next_seat] != other.hands[next_seat]
    here, there = Sitting(7), Sitting(7)
    open_here = play.view(next_seat)
    open_there = other.view(next_seat)
    here.choose(open_here)
    there.choose(open_there)
    assert here.searcher.tried != there.searcher.tried


def test_what_was_thought_in_one_hand_is_forgotten_in_the_next() -> None:
    """With a memory, it goes on from decision to decision of a hand, but no further."""
    one, decided = Sitting(3), 0
    for hand, seed in ((2, 3), (2, 4), (5, 3)):
        play = dealt(rules_for("may-i"), hand=hand, seed=seed)
        first = zip(range(16), moments(play, [bot("greedy")] * 4), strict=False)
        views = [before.view(seat) for _, (before, seat) in first if seat == Seat(1)]
        other = Sitting(3)
        for view in views:
            assert one.choose(view) == other.choose(view)
            assert one.searcher.tried == other.searcher.tried
            decided += 1
    assert decided > 6


def test_the_same_seed_decides_the_same_whatever_came_before() -> None:
    """Decisions without looking back."""
    play = dealt(rules_for("may-i"), hand=5, seed=3)
    later = [
        moment for _, moment in zip(range(12), moments(play, [bot("greedy")] * 4), strict=False)
    ]
    one = Sitting(3, FORGETFUL)
    through = [(one.choose(before.view(seat)), one.searcher.tried) for before, seat in later]
    for (before, seat), expected in zip(later, through, strict=True):
        again = Sitting(3, FORGETFUL)
        assert (again.choose(before.view(seat)), again.searcher.tried) == expected
    others = [Sitting(4, FORGETFUL) for _ in later]
    for other, (before, seat) in zip(others, later, strict=True):
        other.choose(before.view(seat))
    assert [other.searcher.tried for other in others] != [tried for _, tried in through]


def in_the_play(hand: int) -> ContractView:
    play = dealt(rules_for("may-i"), hand=hand, seed=2)
    assert isinstance(play, ContractRound)
    for before, seat in moments(play, [bot("greedy")] * 4):
        view = before.view(seat)
        assert isinstance(view, ContractView)
        if before.awaiting == seat and len(view.hand) > 11:
            return view
    raise AssertionError("somebody draws")


def test_it_stops_when_told() -> None:
    """Stopped before it begins, it simulates only the few rounds that it always does."""
    stop = new_stop()
    searcher = ContractSearcher(ContractWays(10**9, throws=4, sure=10**4), 1, stop)
    stop[TOLD] = 1
    view = in_the_play(1)
    action = searcher.choose(view)
    assert action is not None
    assert view.why_illegal(action) is None
    assert 0 < max(tried.rounds for tried in searcher.tried) < 10


def test_what_was_tried_is_listed_with_the_choice_first() -> None:
    sitting = Sitting()
    action = sitting.choose(in_the_play(3))
    tried = sitting.searcher.tried
    assert len(tried) > 2
    assert tried[0].action == action
    assert all(one.rounds > 0 and one.penalty >= 0 and one.chance is None for one in tried)
    rest = [one.worth for one in tried[2:]]
    assert rest == sorted(rest, reverse=True)


def test_in_the_last_hand_the_chances_are_those_of_the_first_place() -> None:
    """Certain for a player nobody can catch, zero for one too far behind, otherwise in between."""
    view = in_the_play(7)
    searcher = ContractSearcher(SMALL._replace(turns=1_200 if can_compile() else 120_000), 1)
    searcher.for_match([100 if other == view.seat else 900 for other in range(4)])
    searcher.choose(view)
    assert [one.chance for one in searcher.tried] == pytest.approx([1.0] * len(searcher.tried))
    searcher.for_match([900 if other == view.seat else 100 for other in range(4)])
    searcher.choose(view)
    assert [one.chance for one in searcher.tried] == [0.0] * len(searcher.tried)
    searcher.for_match([45 if other == view.seat else 100 for other in range(4)])
    searcher.choose(view)
    chances = [one.chance for one in searcher.tried]
    assert all(chance is not None and 0.05 < chance < 0.95 for chance in chances), chances


def test_what_counts_at_the_end_of_a_match() -> None:
    """A player far ahead of all but one in the last hand watches that one."""
    view = in_the_play(7)
    searcher = ContractSearcher(SMALL._replace(turns=1_200 if can_compile() else 120_000), 1)
    seat = view.seat
    assert seat is not None
    searcher.choose(view)
    for_points = [tried.worth for tried in searcher.tried]
    searcher.for_match([100 if other == seat else 900 for other in range(4)])
    searcher.choose(view)
    assert len({tried.worth for tried in searcher.tried}) == 1, "nobody can catch up any more"
    assert len(set(for_points)) > 1


def test_in_the_first_hands_the_score_changes_nothing() -> None:
    view = in_the_play(2)
    seen = []
    for totals in ((), (0, 200, 200, 200), (200, 0, 0, 0)):
        searcher = ContractSearcher(SMALL, 1)
        searcher.for_match(totals)
        searcher.choose(view)
        seen.append(searcher.tried)
    assert seen[0] == seen[1] == seen[2]


def test_a_sheet_of_another_hand_is_not_believed() -> None:
    """A player who saw the sheet too early, or long ago, plays for points."""
    view = in_the_play(7)
    seat = view.seat
    assert seat is not None
    names = ("Ann", "Bo", "Cy", "Di")
    hand = tuple(200 if other == seat else 0 for other in range(4))
    sheet = PenaltySheet(names, 7, (hand, *[(0, 0, 0, 0)] * 5))
    old = PenaltySheet(names, 7, (hand, *[(0, 0, 0, 0)] * 4))
    tried = []
    for shown in (sheet, old, None):
        player = SearchBot("Ann", SEARCHING["fast"][0], SMALL, 1)
        if shown is not None:
            player.at_stake(shown)
        player.choose(view)
        tried.append(player._contract.tried)
    assert tried[1] == tried[2]
    assert tried[0] != tried[1]
