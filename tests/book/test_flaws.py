"""What is wrong with a line is told; a doubt counts as written, the rest stays off the sheet."""

from __future__ import annotations

from typing import Any

import pytest

from hollywood.book.linking import book_of
from hollywood.book.model import Head, Penalty, Round, Score
from hollywood.book.scoring import ranks_of
from hollywood.book.telling import flaw_told
from hollywood.book.working import work_out
from hollywood.texts import languages
from tests.book.writing import NAMES

STOPS = {"who", "points", "points_range", "times", "tables", "penalties", "penalty", "cards"}
STOPS |= {"penalty_least"}
BIG = {"big_gin": 31}


def gin(
    how: Any, who: int | None, points: int | None = None, *, times: int = 1, **more: Any
) -> Round:
    return Round(tables=(Score(how=how, who=who, points=points, **more),), times=times)


def hand(*points: int | str | None) -> Round:
    return Round(
        penalties=tuple(
            Penalty(left=each) if isinstance(each, str) else Penalty(points=each) for each in points
        )
    )


@pytest.mark.parametrize(
    ("written", "people", "knobs", "code"),
    [
        (gin("knock", 0, 98), 2, {}, None),
        (gin("knock", 0, 99), 2, {}, "impossible"),
        (gin("knock", 0, 0), 2, {}, "impossible"),
        (gin("gin", 0, 25), 2, {}, None),
        (gin("gin", 0, 24), 2, {}, "impossible"),
        (gin("undercut", 0, 20), 2, {}, None),
        (gin("undercut", 0, 21), 2, {}, "impossible"),
        (gin("undercut", 0, 10), 2, {"undercut_on_tie": False}, "impossible"),
        (gin("big_gin", 0, 30), 2, BIG, "impossible"),
        (gin("", 0, 124), 2, BIG, None),
        (gin("", 0, 130), 2, BIG, "impossible"),
        (gin("knock", 0, 7), 2, {"knock_limit": 0}, None),
        (gin("knock", 0, 25, times=2), 2, {}, "not_multiple"),
        (gin("knock", 0, 100, times=2), 2, {}, None),
        (gin("knock", 0, 25, times=9), 2, {}, "times"),
        (gin("knock", None, 25), 2, {}, "who"),
        (gin("knock", 2, 25), 2, {}, "who"),
        (gin("knock", 0), 2, {}, "points"),
        (gin("knock", 0, -1), 2, {}, "points_range"),
        (gin("knock", 0, deadwood=(11, 20)), 2, {}, "over_limit"),
        (gin("gin", 0, deadwood=(3, 20)), 2, {}, "gin_deadwood"),
        (gin("knock", 0, deadwood=(3, 99)), 2, {}, "deadwood_most"),
        (gin("knock", 0, 15, deadwood=(3, 20)), 2, {}, "differs"),
        (gin("knock", 0, 17, deadwood=(3, 20)), 2, {}, None),
        (gin("knock", 2, 17), 3, {}, "sat_out"),
        (Round(tables=(Score(who=0, points=17),), out=0), 3, {}, "not_there"),
        (Round(tables=(Score(who=2, points=17),), out=0), 3, {}, None),
        (Round(tables=(Score(who=0, points=9),) * 3), 4, {}, "tables"),
    ],
)
def test_a_line_of_gin(
    written: Round, people: int, knobs: dict[str, Any], code: str | None
) -> None:
    head = Head(names=NAMES[:people], knobs=knobs)
    (line,) = work_out(book_of("book", head, [written])).lines
    assert [flaw.code for flaw in line.flaws] == ([] if code is None else [code])
    assert (line.entry is None) == (code in STOPS)
    for flaw in line.flaws:
        assert flaw.stops == (code in STOPS)
        for language in languages():
            assert flaw_told(flaw, head.names, language)


@pytest.mark.parametrize(
    ("written", "codes"),
    [
        (hand(0, 35, 20), []),
        (hand(0, 35, 13), ["penalty_step"]),
        (hand(0, 0, 20), ["several_out"]),
        (hand("", "K 5 A", "10h"), []),
        (hand("", "K 5 one", "10h"), ["cards"]),
        (hand(0, 35, None), ["penalty"]),
        (hand(0, 35, -5), ["penalty_least"]),
        (hand(0, 35), ["penalties"]),
    ],
)
def test_a_hand_of_may_i(written: Round, codes: list[str]) -> None:
    head = Head(preset="may-i", names=NAMES[:3])
    (line,) = work_out(book_of("book", head, [written])).lines
    assert [flaw.code for flaw in line.flaws] == codes
    assert (line.entry is None) == bool(STOPS & {*codes})
    for flaw in line.flaws:
        for language in languages():
            assert flaw_told(flaw, head.names, language)


def test_a_house_can_turn_doubts_off() -> None:
    rounds = [gin("knock", 0, 99), gin("gin", 1, 3)]
    head = Head(names=NAMES[:2], any_points=True)
    assert not any(line.flaws for line in work_out(book_of("book", head, rounds)).lines)


def test_lines_after_the_end_do_not_count_until_an_earlier_one_goes() -> None:
    head = Head(names=NAMES[:2], knobs={"target": 10})
    rounds = [gin("knock", 0, 20), gin("knock", 0, 20), gin("knock", 0, 20), gin("knock", 1, 9)]
    lines = work_out(book_of("book", head, rounds)).lines
    assert [line.entry for line in lines] == [1, 2, 3, None]
    assert [line.after_end for line in lines] == [False, False, False, True]
    shorter = work_out(book_of("book", head, rounds[1:])).lines
    assert [line.entry for line in shorter] == [1, 2, 3]


def test_a_line_that_is_not_finished_leaves_the_deal_where_it_is() -> None:
    head = Head(names=NAMES[:2])
    worked = work_out(
        book_of("book", head, [gin("knock", 1, 20), gin("knock", None), gin("gin", 1, 30)])
    )
    assert [line.deal.dealer for line in worked.lines] == [0, 1, 1]
    assert [line.entry for line in worked.lines] == [1, None, 2]


@pytest.mark.parametrize("text", ["Z", "5hh h", "11", "1", "<b>"])
def test_cards_that_are_none(text: str) -> None:
    assert ranks_of(text) is None


def test_who_sat_out_out_of_turn_changes_who_plays_next() -> None:
    """Cy should sit out; Ann does, and Cy wins. The loser sits out the next round."""
    rounds = [Round(tables=(Score(who=2, points=17),), out=0)]
    worked = work_out(book_of("book", Head(names=NAMES[:3]), rounds))
    assert worked.lines[0].deal.out == (0,)
    assert worked.next is not None
    assert worked.next.out == (1,)
    assert worked.next.boards == ((0, 2),)
