"""Sheets on a narrow page, with long names, and for a person who is called You."""

from __future__ import annotations

import pytest

from hollywood.match.columns import Entry
from hollywood.match.penalty_sheet import PenaltySheet
from hollywood.match.telling.drawing import draw_penalties, draw_sheet
from hollywood.match.telling.paper import cut, width_of
from hollywood.writing import FSI, PDI, bare
from tests.match.sheets import sheet

NARROW = """\
You against Greta: three games to 100

       |  Game 1  |  Game 2  |  Game 3
       | You Gre. | You Gre. | You Gre.
-------+----------+----------+----------
 1  49 |      49  |          |
 2   3 |  3       |          |
 3  27 |      76  |      27  |
 4   - |          |          |
 5  38 |     114X |      65  |      38
-------+----------+----------+----------
 box   |  1    3  |       2  |       1
 to go |          |100   35  |100   62
 ahead |     111  |      65  |      38"""


def test_a_narrow_page_has_all_games_beside_each_other() -> None:
    names = ("You", "Greta")
    on_paper = sheet([(1, 49), (0, 3), (1, 27), None, (1, 38)], names)
    assert draw_sheet(on_paper, width=40) == NARROW
    boxes = on_paper.corrected(1, Entry(1, 49, boxes=3))
    assert " 1  49 +2 |" in draw_sheet(boxes, width=50)


def test_you_are_spoken_to() -> None:
    names = ("You", "Greta")
    said = draw_sheet(sheet([(1, 49), (0, 120)], names, games=2, game_bonus=50), plain=True)
    assert "You need 100 more" in draw_sheet(sheet([(1, 49)], names), plain=True)
    assert "won by you: You 120, Greta 49." in said
    paid = sheet([(1, 120)], names, games=1, settlement="lower_total_pays_difference")
    assert "Greta gets 120 points from you." in draw_sheet(paid)
    paid = sheet([(0, 120)], names, games=1, settlement="lower_total_pays_difference")
    assert "You get 120 points from Greta." in draw_sheet(paid)


def test_a_name_that_was_cut_ends_a_sentence_with_one_point() -> None:
    names = ("Bartholomew Fitz.", "Greta")
    assert ".." not in draw_sheet(sheet([(1, 49)], names), plain=True)


def test_penalties_of_three_digits_do_not_touch() -> None:
    names = ("Ann", "Bob", "Cy", "Di", "Ed", "Flo")
    on_paper = PenaltySheet(names, 7, ((105, 5, 0, 120, 20, 35),) * 6)
    line = draw_penalties(on_paper, width=40).splitlines()[7]
    assert " ".join(line.split()) == "6 105 630 5 30 0 0 120 720 20 120 35 210"


@pytest.mark.parametrize("layout", ["columns", "blocks"])
@pytest.mark.parametrize("width", [40, 60, 80])
def test_names_that_run_to_the_left_keep_their_columns(layout: str, width: int) -> None:
    """They are isolated, in the place of Latin names of the same width."""
    hebrew, latin = ("\u05d0\u05d1\u05d9", "\u05d3\u05e0\u05d4"), ("Abi", "Dan")
    results = [(0, 25), (1, 18), (0, 80)]
    drawn = draw_sheet(sheet(results, hebrew), layout=layout, width=width)
    assert f"{FSI}{hebrew[0]}{PDI}" in drawn
    for line in drawn.splitlines():
        assert line.count(FSI) == line.count(PDI) == sum(map(line.count, hebrew))
    as_latin = drawn.replace(hebrew[0], latin[0]).replace(hebrew[1], latin[1])
    assert bare(as_latin) == draw_sheet(sheet(results, latin), layout=layout, width=width)


def test_sides_of_several_people_are_isolated_one_by_one() -> None:
    side = "\u05d0\u05d1\u05d9 and \u05d3\u05e0\u05d4"
    told = draw_sheet(sheet([(0, 25)], (side, "Bob")), plain=True)
    assert f"{FSI}\u05d0\u05d1\u05d9{PDI} and {FSI}\u05d3\u05e0\u05d4{PDI} 25" in told


def test_a_name_is_cut_between_its_characters() -> None:
    family = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
    assert cut(family * 5, 7) == f"{family * 3}."
    assert cut(family, 2) == family
    texts = (family, "\u2764\ufe0f", "e\u0301", f"{FSI}a{PDI}")
    assert [width_of(text) for text in texts] == [2, 2, 1, 1]
