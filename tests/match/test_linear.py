"""A sheet of many rounds takes work in proportion to its rounds, counted and not timed."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hollywood.errors import HollywoodError, IllegalAction
from hollywood.match.columns import Entry
from hollywood.match.sheet import Scorer, ScoreSheet
from hollywood.match.telling.drawing import draw_sheet
from tests.effort import in_proportion
from tests.match.sheets import HOLLYWOOD, rules

LONG = rules(target=10_000)


def written(rounds: int) -> ScoreSheet:
    scorer = Scorer(("Ann", "Bob"), LONG)
    for number in range(rounds):
        scorer.enter(Entry(number % 2, number % 9, boxes=1 + number % 3))
    return scorer.sheet()


@pytest.mark.parametrize(
    "work",
    [
        written,
        lambda rounds: draw_sheet(written(rounds)),
        lambda rounds: draw_sheet(written(rounds), layout="blocks"),
        lambda rounds: draw_sheet(written(rounds), plain=True),
        lambda rounds: written(rounds).corrected(1, None),
    ],
    ids=["written", "columns", "blocks", "plain", "corrected"],
)
def test_twice_the_rounds_are_twice_the_work(work: Callable[[int], object]) -> None:
    assert in_proportion(work, 50)


def test_a_sheet_written_at_once_is_the_sheet_written_round_by_round() -> None:
    scorer, on_paper = Scorer(("Ann", "Bob"), HOLLYWOOD), ScoreSheet(("Ann", "Bob"), HOLLYWOOD)
    for entry in [Entry(0, 60), Entry(1, 100), Entry(None), Entry(0, 100), Entry(0, 100)]:
        scorer.enter(entry)
        on_paper = on_paper.after(entry)
        assert scorer.sheet() == on_paper
    assert on_paper.over
    with pytest.raises(IllegalAction, match="the match is over"):
        scorer.enter(Entry(0, 1))
    with pytest.raises(HollywoodError, match="side 2 is not on a sheet of 2"):
        Scorer(("Ann", "Bob"), HOLLYWOOD).enter(Entry(2, 1))
