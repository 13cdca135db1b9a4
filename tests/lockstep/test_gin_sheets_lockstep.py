"""Matches of gin on the sheet of the engine and in the kernel, entry by entry."""

from __future__ import annotations

import random

import pytest

from hollywood.gin import GIN_PRESETS, GinRules
from hollywood.gin.vectors.rules import rules_vector
from hollywood.kernel.gin import sheet as gin_sheet
from hollywood.kernel.gin.layout import NOBODY
from hollywood.match.columns import Entry
from hollywood.match.dealers import next_dealer
from hollywood.match.sheet import ScoreSheet
from hollywood.play import Seat
from tests.lockstep.gin_rules import any_rules
from tests.lockstep.gin_soak import soaked


def follow(rules: GinRules, rng: random.Random) -> str:
    """Enter random rounds on both sheets until the match is over; return how it ended."""
    vector, sheet = rules_vector(rules), [7] * gin_sheet.T_LENGTH
    gin_sheet.empty_sheet(sheet)
    paper = ScoreSheet(("Ann", "Bob"), rules)
    dealer = Seat(rng.randrange(2))
    # Sometimes one side is much stronger, so that shutouts and sweeps occur.
    strength = rng.choice((0.5, 0.5, 0.8, 0.97))
    while not paper.over:
        assert not gin_sheet.is_over(sheet, vector)
        winner = None if rng.random() < 0.1 else Seat(int(rng.random() > strength))
        entry = Entry(None, 0, 0) if winner is None else _won(winner, rng)
        paper = paper.after(entry)
        side = NOBODY if winner is None else winner
        gin_sheet.enter(sheet, vector, side, entry.points, entry.boxes)
        following = gin_sheet.next_dealer(vector, dealer, side)
        dealer = next_dealer(rules, dealer, winner)
        assert following == dealer
        for game, column in enumerate(paper.columns):
            place = 2 * game
            totals = gin_sheet.T_TOTALS + place, gin_sheet.T_BOXES + place
            assert tuple(sheet[totals[0] : totals[0] + 2]) == column.totals
            assert tuple(sheet[totals[1] : totals[1] + 2]) == column.boxes
            winner_here = NOBODY if column.winner is None else column.winner
            assert sheet[gin_sheet.T_WON + game] == winner_here
        net = gin_sheet.net(sheet, vector)
        assert (net, -net) == paper.settlement.net
    assert gin_sheet.is_over(sheet, vector)
    winner_number = gin_sheet.winner_of(sheet, vector)
    assert winner_number == (NOBODY if paper.winner is None else paper.winner)
    return f"won by {winner_number}"


def _won(side: Seat, rng: random.Random) -> Entry:
    return Entry(side, rng.choice((0, 1, 7, 25, 33, 60)), rng.choice((1, 1, 2, 3)))


def follow_three(rules: GinRules, rng: random.Random) -> str:
    """Enter random rounds on both sheets of three sides; return how the match ended."""
    vector, sheet = rules_vector(rules), [7] * gin_sheet.T_LONGEST
    gin_sheet.empty_sheet_of(sheet, 3)
    paper = ScoreSheet(("Ann", "Bob", "Cy"), rules)
    strengths = rng.choice(((1, 1, 1), (8, 1, 1), (40, 1, 0)))
    while not paper.over:
        assert not gin_sheet.is_over(sheet, vector)
        (winner,) = rng.choices((Seat(0), Seat(1), Seat(2)), strengths)
        entry = _won(winner, rng) if rng.random() < 0.9 else Entry(None, 0, 0)
        paper = paper.after(entry)
        side = NOBODY if entry.winner is None else entry.winner
        gin_sheet.enter(sheet, vector, side, entry.points, entry.boxes)
        for game, column in enumerate(paper.columns):
            first = gin_sheet.T_TOTALS + 3 * game, gin_sheet.boxes_from(sheet) + 3 * game
            assert tuple(sheet[first[0] : first[0] + 3]) == column.totals
            assert tuple(sheet[first[1] : first[1] + 3]) == column.boxes
        nets = tuple(gin_sheet.net_of(sheet, vector, side) for side in range(3))
        assert nets == paper.settlement.net
    assert gin_sheet.is_over(sheet, vector)
    winner_number = gin_sheet.winner_of(sheet, vector)
    assert winner_number == (NOBODY if paper.winner is None else paper.winner)
    return f"won by {winner_number}"


def test_matches_of_three_sides_are_scored_alike() -> None:
    rng = random.Random("three sides")
    ends = {follow_three(any_rules(rng), rng) for _ in range(soaked(300))}
    assert ends == {"won by -1", "won by 0", "won by 1", "won by 2"}


@pytest.mark.parametrize("name", GIN_PRESETS)
def test_matches_of_every_preset_are_scored_alike(name: str) -> None:
    rng = random.Random(f"sheet {name}")
    ends = {follow(GIN_PRESETS[name], rng) for _ in range(soaked(150))}
    assert ends >= {"won by 0", "won by 1"}


@pytest.mark.parametrize("part", range(4))
def test_matches_under_any_rules_are_scored_alike(part: int) -> None:
    rng = random.Random(f"any sheet {part}")
    ends = {follow(any_rules(rng), rng) for _ in range(soaked(500))}
    assert ends == {"won by -1", "won by 0", "won by 1"}
