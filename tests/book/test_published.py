"""The sums of well-known published sheets, written as lines of a book."""

from __future__ import annotations

from typing import Any

import pytest

from hollywood.book.linking import book_of
from hollywood.book.model import Head, Round, Score
from hollywood.book.ruling import rules_of
from hollywood.book.working import Worked, work_out
from hollywood.errors import RulesError
from hollywood.match.course import GinCourse
from tests.match.sheets import WORKED

CLUB: dict[str, Any] = {
    "box_bonus": 25,
    "undercut_bonus": 25,
    "gin_extra_boxes": 2,
    "undercut_extra_boxes": 1,
    "third_game_doubled": True,
    "settlement": "lower_total_pays_difference",
}


def worked(
    rounds: list[Round], names: tuple[str, ...] = ("Ann", "Bob"), **knobs: Any
) -> tuple[Worked, GinCourse]:
    found = work_out(book_of("book", Head(names=names, knobs=knobs), rounds))
    assert isinstance(found.course, GinCourse)
    return found, found.course


def line(who: int, points: int, how: Any = "", times: int = 1, **more: Any) -> Round:
    return Round(tables=(Score(how=how, who=who, points=points),), times=times, **more)


SPADES = [line(0, 12, "knock"), line(0, 39, "gin"), line(1, 26, "undercut"), line(0, 110, "gin", 2)]


def test_extra_boxes_of_a_spade_round_count_double() -> None:
    """The third game is doubled, a box is 25, and the last gin is that of a spade round."""
    _, course = worked(SPADES, **CLUB, doubled_boxes="extra")
    sheet = course.sheet
    assert sheet.boxes(0) == (9, 8, 5)
    assert [game.totals[0] for game in sheet.settlement.games] == [386, 349, 470]
    assert sheet.settlement.net == (1129, -1129)


def test_boxes_that_a_spade_leaves_alone_and_boxes_that_it_doubles_altogether() -> None:
    _, plain = worked(SPADES, **CLUB)
    assert plain.sheet.boxes(0) == (7, 6, 3)
    assert plain.sheet.settlement.net[0] == 929
    _, whole = worked(SPADES, **CLUB, doubled_boxes="all")
    assert whole.sheet.boxes(0) == (10, 9, 6)


def test_a_line_can_say_its_boxes() -> None:
    rounds = [*SPADES[:3], line(0, 110, "gin", boxes=5)]
    assert worked(rounds, **CLUB)[1].sheet.boxes(0) == (9, 8, 5)


def test_the_sheet_of_nine_hands() -> None:
    _, course = worked(
        [line(who, points) for who, points in WORKED],
        box_bonus=25,
        game_bonus=100,
        settlement="lower_total_pays_difference",
        stake=1,
    )
    sheet = course.sheet
    assert [game.net[0] for game in sheet.settlement.games] == [196, 256, 261]
    assert course.payments[0].cents == 713


@pytest.mark.parametrize("boxes", [0, 3])
def test_all_partners_winning_gets_its_boxes(boxes: int) -> None:
    names = ("Ann", "Bob", "Cy", "Dee")
    rounds = [
        Round(tables=(Score(who=0, points=20), Score(how="gin", who=2, points=30))),
        Round(tables=(Score(who=0, points=20), Score(how="draw"))),
        Round(tables=(Score(who=1, points=20, how="knock"), Score(who=2, points=30, how="knock"))),
        line(1, 25, swept=True),
        line(1, 25),
    ]
    _, course = worked(rounds, names, partners_extra_boxes=boxes, gin_extra_boxes=2)
    entries = course.sheet.entries
    assert [entry.boxes for entry in entries] == [3 + boxes, 1, 1, 1 + boxes, 1]
    assert [(entry.winner, entry.points) for entry in entries[:3]] == [(0, 50), (0, 20), (0, 10)]


def test_in_a_running_series_a_game_opens_as_one_closes() -> None:
    rounds = [line(0, 60), line(0, 45), line(0, 30), line(1, 50), line(0, 40), line(1, 60)]
    _, course = worked(rounds, games=5, games_at_once=2)
    sheet = course.sheet
    # Game 1 closes after the second win, so the third win is the first in game 3.
    assert sheet.totals(0) == (105, 115, 70, 0, 0)
    # Bob is shut out of game 1; his first win goes to game 2, his second to game 3 and no further.
    assert sheet.totals(1) == (0, 50, 60, 0, 0)
    assert [column.number for column in sheet.begun] == [1, 2, 3, 4]
    assert not course.over


@pytest.mark.parametrize(
    ("knobs", "why"),
    [
        ({"games_at_once": 3}, "games_at_once=3 contradicts games=3"),
        ({"games": 9, "games_at_once": 3, "series_end": "two_wins"}, "series_end=two_wins"),
        ({"games": 9, "games_at_once": 3, "third_game_doubled": True}, "third_game_doubled"),
        ({"partners_extra_boxes": 2}, "contradicts form=two_handed"),
        ({"doubled_boxes": "extra"}, "without extra boxes"),
    ],
)
def test_contradictions_are_refused(knobs: dict[str, Any], why: str) -> None:
    with pytest.raises(RulesError, match=why):
        rules_of(Head(names=("Ann", "Bob"), knobs=knobs))
