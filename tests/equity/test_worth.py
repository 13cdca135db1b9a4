"""The value of results, as a player asks for it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hollywood.equity import Worth, stake_of, worth_of_results, worth_vector
from hollywood.equity.outcomes import GINNED, KNOCKED, UNDERCUT
from hollywood.equity.worth import WHOLE
from hollywood.errors import HollywoodError
from hollywood.gin.presets import GIN_PRESETS
from hollywood.gin.rules import GinRules
from hollywood.kernel.gin.worth import CLASSES, MOST_POINTS, W_DRAWN, WORTH_LENGTH
from hollywood.match.columns import Entry
from hollywood.match.sheet import ScoreSheet
from tests.equity.sheets import BONUSES, HOLLYWOOD

ALL = {**GIN_PRESETS, "with bonuses": BONUSES}
NAMES = ("Ann", "Bob")


def sheet(rules: GinRules, *entries: tuple[int, int], sides: tuple[str, ...] = NAMES) -> ScoreSheet:
    written = ScoreSheet(sides, rules)
    for side, points in entries:
        written = written.after(Entry(side, points))
    return written


@pytest.mark.parametrize("stake", ["points", "win"])
@pytest.mark.parametrize("rules", ALL.values(), ids=ALL)
def test_what_one_side_has_the_other_lacks(rules: GinRules, stake: str) -> None:
    """Both sides see the same match; and more points never lower the value."""
    for entries in ((), ((0, 30),), ((0, 30), (1, 44), (1, 12))):
        written = sheet(rules, *entries)
        ann, bob = (worth_of_results(rules, written, side, 1, stake) for side in range(2))
        whole, near = (0, 0.01) if stake == "points" else (1, 0.0001)
        for won in (True, False):
            mine: list[float] = []
            for way in (KNOCKED, GINNED, UNDERCUT):
                mine = [ann.after(won=won, points=points, way=way) for points in (1, 10, 30, 70)]
                theirs = [
                    bob.after(won=not won, points=points, way=way) for points in (1, 10, 30, 70)
                ]
                assert [a + b for a, b in zip(mine, theirs, strict=True)] == pytest.approx(
                    [whole] * 4, abs=near
                )
                assert mine == sorted(mine, reverse=not won)
            assert (mine[-1] > ann.before) == won
        assert ann.drawn + bob.drawn == pytest.approx(whole, abs=near)
        assert len(ann.numbers) == WORTH_LENGTH


def test_first_round_won_in_hollywood_with_bonuses() -> None:
    """Winning counts more than the margin; the figures are measured in docs/equity.md."""
    worth = worth_of_results(BONUSES, sheet(BONUSES), 0, 0)
    assert worth.stake == "points"
    by_points = [worth.after(won=True, points=points) for points in (5, 30, 45)]
    assert 170 < by_points[0] < by_points[1] < by_points[2] < 310
    assert by_points[2] - by_points[0] < by_points[0]


@pytest.mark.parametrize("stake", ["points", "win"])
def test_a_round_that_ends_the_match_is_worth_its_settlement(stake: str) -> None:
    entries = [(0, 60), (0, 30), (1, 20), (0, 30), (1, 45), (1, 34), (0, 22), (0, 20)]
    written = sheet(BONUSES, *entries)
    assert written.games_won == (2, 0)
    for side in range(2):
        worth = worth_of_results(BONUSES, written, side, 0, stake)
        for winner in range(2):
            over = written.after(Entry(winner, 90))
            assert over.over
            told = worth.after(won=winner == side, points=90)
            assert told == (over.settlement.net[side] if stake == "points" else 1 - side)


def test_boxes_of_the_ways_to_win() -> None:
    rules = replace(BONUSES, gin_extra_boxes=2, undercut_extra_boxes=1)
    worth = worth_of_results(rules, sheet(rules, (1, 10), (0, 10)), 0, 0)
    by_way = [worth.after(won=True, points=25, way=way) for way in (KNOCKED, UNDERCUT, GINNED)]
    # A box counts in the two columns that the second win is written in; one is still to be opened.
    assert by_way[1] - by_way[0] >= 50
    assert by_way[2] - by_way[1] == pytest.approx(by_way[1] - by_way[0], abs=0.01)


def test_who_deals_next_counts() -> None:
    rules = GIN_PRESETS["straight-gin"]
    worths = [worth_of_results(rules, sheet(rules), 0, dealer).before for dealer in range(2)]
    assert worths[0] + worths[1] == pytest.approx(0, abs=0.01)
    assert abs(worths[0]) > 0.3


def test_numbers_for_a_search() -> None:
    """Leveled numbers keep every order, and their distances are those of points."""
    for rules in (BONUSES, HOLLYWOOD, GIN_PRESETS["gin"]):
        written = sheet(rules, (0, 40), (1, 12))
        worth = worth_of_results(rules, written, 1, 0)
        levelled = worth_vector(rules, written, 1, 0)
        assert levelled == worth.levelled()
        some = [*range(0, WORTH_LENGTH, 37), W_DRAWN]
        by_worth = sorted(some, key=lambda place: worth.numbers[place])
        assert [levelled[place] for place in by_worth] == sorted(levelled[p] for p in some)
        assert 20_000 < levelled[30] - levelled[CLASSES * MOST_POINTS + 30] < 90_000
        assert worth.spread > 0


def test_where_nothing_is_at_stake_points_are() -> None:
    entries = [(0, 70), (0, 40), (0, 40), (0, 40)]
    written = sheet(HOLLYWOOD, *entries)
    assert written.winner == 0
    worth = worth_of_results(HOLLYWOOD, written, 1, 0)
    assert worth.before == worth.after(won=True, points=50) == worth.drawn == 0
    levelled = worth.levelled()
    assert levelled[50] == 50_000
    assert levelled[CLASSES * MOST_POINTS + 50] == -50_000


def test_units() -> None:
    written = sheet(HOLLYWOOD, (0, 60))
    worth = worth_of_results(HOLLYWOOD, written, 0, 0, "win")
    assert worth.numbers[20] == pytest.approx(WHOLE * worth.after(won=True, points=20))
    points = worth_of_results(HOLLYWOOD, written, 0, 0, "points")
    assert points.numbers[20] == pytest.approx(1000 * points.after(won=True, points=20))
    assert worth.after(won=True, points=255) == worth.after(won=True, points=4000)


@pytest.mark.parametrize(
    ("knobs", "stake"),
    [
        ({}, "win"),
        ({"box_bonus": 25}, "points"),
        ({"game_bonus": 100}, "points"),
        ({"third_game_doubled": True}, "points"),
        ({"sweep_doubled": True}, "points"),
        ({"overall": "net"}, "points"),
        ({"settlement": "lower_total_pays_difference"}, "points"),
        ({"stake": 5}, "points"),
        ({"overall": "all_three"}, "win"),
    ],
)
def test_what_is_played_for(knobs: dict[str, object], stake: str) -> None:
    rules = replace(HOLLYWOOD, **knobs)  # type: ignore[arg-type]
    assert stake_of(rules) == stake
    assert worth_of_results(rules, sheet(rules), 0, 0).stake == stake


def test_three_sides() -> None:
    """The third player is ignored; the two who play are distinguished."""
    rules = replace(GIN_PRESETS["gin"], players=3, form="cutthroat")
    written = sheet(rules, (0, 40), (2, 70), sides=("Ann", "Bob", "Cy"))
    against: dict[int, Worth] = {
        other: worth_of_results(rules, written, 0, other, other=other) for other in (1, 2)
    }
    assert against[1].before > 20 > -20 > against[2].before
    with pytest.raises(HollywoodError, match="say which one"):
        worth_of_results(rules, written, 0, 1)


def test_a_target_beyond_the_steps() -> None:
    """If a target has more points than the table has steps, scores between steps are rounded."""
    rules = replace(GIN_PRESETS["gin"], target=1000)
    ahead = worth_of_results(rules, sheet(rules, (0, 300)), 0, 0)
    assert 200 < ahead.before < 900


def test_what_cannot_be_asked() -> None:
    written = sheet(HOLLYWOOD)
    for stake in ("money", ""):
        with pytest.raises(HollywoodError, match="points or win"):
            worth_of_results(HOLLYWOOD, written, 0, 0, stake)
    with pytest.raises(HollywoodError, match="side 2 is not on a sheet of 2"):
        worth_of_results(HOLLYWOOD, written, 2, 0)
    with pytest.raises(HollywoodError, match="cannot play side 0"):
        worth_of_results(HOLLYWOOD, written, 0, 0, other=0)
    over = sheet(GIN_PRESETS["gin"], (0, 110))
    with pytest.raises(HollywoodError, match="the match is over"):
        worth_of_results(GIN_PRESETS["gin"], over, 0, 0)
    with pytest.raises(HollywoodError, match="way 3"):
        worth_of_results(HOLLYWOOD, written, 0, 0).after(won=True, points=3, way=3)
