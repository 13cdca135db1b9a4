"""The sheet as a whole: who has won, when it is over, and how a line is corrected."""

from __future__ import annotations

import pytest
from hypothesis import given

from hollywood.errors import HollywoodError, IllegalAction
from hollywood.match.sheet import Entry, ScoreSheet
from tests.match.sheets import HOLLYWOOD, WORKED, sheet, sheets


def test_the_worked_sheet() -> None:
    on_paper = sheet(WORKED)
    assert on_paper.game_winners == (0, 0, 0)
    assert on_paper.boxes(0) == (5, 5, 4)
    assert on_paper.boxes(1) == (3, 2, 1)
    assert on_paper.over
    assert on_paper.winner == 0
    assert sheet(WORKED[:-1]).needed(0) == (None, 10, 35)
    assert sheet(WORKED[:-1]).needed(1) == (None, 50, 80)


def test_two_of_three_is_known_before_the_third_game_is_over() -> None:
    on_paper = sheet([(0, 50), (0, 49), (0, 60)])
    assert on_paper.games_won == (2, 0)
    assert on_paper.winner == 0
    assert not on_paper.over


def test_a_match_may_end_with_the_second_game_won() -> None:
    on_paper = sheet([(0, 50), (0, 49), (0, 60)], series_end="two_wins")
    assert on_paper.over
    assert on_paper.winner == 0
    with pytest.raises(IllegalAction, match="the match is over"):
        on_paper.after(Entry(1, 10))


def test_one_may_have_to_win_all_games() -> None:
    assert sheet(WORKED, overall="all_three").winner == 0
    split = [(0, 60), (0, 45), (1, 30), (1, 40), (1, 35), (0, 20), (1, 30)]
    assert sheet(split).winner == 1
    assert sheet(split).over
    assert sheet(split, overall="all_three").winner is None


def test_the_settlement_may_name_the_winner() -> None:
    # Bob wins two games narrowly, Ann one by a shutout.
    split = [(0, 60), (0, 45), (1, 30), (1, 40), (1, 35), (0, 20), (1, 30)]
    bonus = {"kind": "add", "points": 500}
    assert sheet(split, overall="net").winner == 1
    assert sheet(split, overall="net", shutout=bonus).winner == 0
    assert sheet(split[:-1], overall="net", shutout=bonus).winner is None


def test_equal_games_are_nobodys_match() -> None:
    on_paper = sheet([(0, 100), (1, 100)], games=2, credit="rounds")
    assert on_paper.games_won == (1, 1)
    assert on_paper.over
    assert on_paper.winner is None


def test_three_sides_with_a_game_each_have_no_winner() -> None:
    results = [(0, 100), (1, 100), (2, 100)]
    on_paper = sheet(results, ("Ann", "Bob", "Cy"), credit="rounds")
    assert on_paper.game_winners == (0, 1, 2)
    assert on_paper.over
    assert on_paper.winner is None


def test_gin_is_a_sheet_of_one_column() -> None:
    on_paper = sheet([(0, 99)], games=1, credit=None, closed_entry=None, overall=None)
    assert not on_paper.over
    assert on_paper.winner is None
    on_paper = on_paper.after(Entry(0, 1))
    assert on_paper.over
    assert on_paper.winner == 0


def test_a_line_is_mended_and_everything_after_it_worked_out_again() -> None:
    on_paper = sheet(WORKED)
    mended = on_paper.corrected(3, Entry(1, 25))
    assert mended.totals(0)[0] == 18 + 15 + 22 + 28 + 41
    assert mended.totals(1)[0] == 12 + 25 + 30 + 20
    struck = on_paper.corrected(9, None)
    assert struck == sheet(WORKED[:-1])
    assert on_paper == sheet(WORKED)


def test_a_line_cannot_be_mended_into_a_match_that_ended_before() -> None:
    with pytest.raises(IllegalAction, match="the match is over"):
        sheet([(0, 50), (0, 49)], games=1).corrected(1, Entry(0, 100))
    with pytest.raises(HollywoodError, match="there is no entry 3: there are 2"):
        sheet([(0, 50), (0, 49)]).corrected(3, None)


@pytest.mark.parametrize("sides", [("Ann",), ("Ann", "Bob", "Cy", "Di")])
def test_a_sheet_has_two_sides_or_three(sides: tuple[str, ...]) -> None:
    with pytest.raises(HollywoodError, match="2 or 3 sides"):
        ScoreSheet(sides, HOLLYWOOD)


@pytest.mark.parametrize(
    ("entry", "words"),
    [
        (Entry(2, 10), "side 2 is not on a sheet of 2"),
        (Entry(-1, 10), "side -1 is not on"),
        (Entry(0, -1), "cannot be less than 0"),
        (Entry(0, 10, boxes=-1), "cannot be less than 0"),
    ],
)
def test_an_entry_must_fit_the_sheet(entry: Entry, words: str) -> None:
    with pytest.raises(HollywoodError, match=words):
        ScoreSheet(("Ann", "Bob"), HOLLYWOOD).after(entry)


@given(on_paper=sheets(series_end="all_three"))
def test_a_match_of_all_games_is_over_when_the_last_one_is(on_paper: ScoreSheet) -> None:
    assert on_paper.over == (sum(on_paper.games_won) == on_paper.rules.games)


@given(on_paper=sheets(overall="two_of_three", series_end="all_three"))
def test_who_has_won_the_match_stays_the_winner(on_paper: ScoreSheet) -> None:
    winners = []
    before = ScoreSheet(on_paper.sides, on_paper.rules)
    for entry in on_paper.entries:
        winners.append(before.winner)
        before = before.after(entry)
    known = {winner for winner in (*winners, on_paper.winner) if winner is not None}
    assert len(known) <= 1
    if known:
        assert on_paper.winner in known
        assert on_paper.games_won[on_paper.winner or 0] == max(on_paper.games_won)


@given(on_paper=sheets())
def test_an_entry_put_back_as_it_was_changes_nothing(on_paper: ScoreSheet) -> None:
    for number, entry in enumerate(on_paper.entries, 1):
        assert on_paper.corrected(number, entry) == on_paper
