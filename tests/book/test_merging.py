"""Two people's edits become one book: in any order, however often, and nothing is lost."""

from __future__ import annotations

import random

import pytest

from hollywood.book.editing import edited, new_book
from hollywood.book.merging import merge
from hollywood.book.model import Book, Change, Head, Round, Score
from hollywood.book.reading import checked, read_book
from hollywood.book.refusing import BookRefused
from hollywood.play.text import to_json
from tests.book.writing import NAMES, heads, outcome, scribbled, some_change

TWO = Head(names=NAMES[:2])
HEADS = heads()


def apart(seed: int) -> list[Book]:
    """Three copies of one book, each edited alone."""
    chance = random.Random(seed)
    begun = scribbled(chance, HEADS[seed % len(HEADS)], chance.randrange(1, 12))
    copies = []
    for author in ("me", "you", "third"):
        copy = begun
        for _ in range(chance.randrange(8)):
            if chance.random() < 0.2:
                change = Change(do="set", head={"title": chance.choice("abc")})
            else:
                change = some_change(chance, copy)
            copy = edited(copy, change, author=author)
        copies.append(copy)
    return copies


@pytest.mark.parametrize("seed", range(80))
def test_merging_is_the_same_in_any_order_and_however_often(seed: int) -> None:
    one, two, three = apart(seed)
    assert merge(one, two) == merge(two, one)
    assert merge(merge(one, two), three) == merge(one, merge(two, three))
    assert merge(one, one) == one
    both = merge(one, two)
    assert merge(both, two) == both
    assert checked(both) == both
    assert outcome(merge(both, three)) == outcome(merge(three, both))


@pytest.mark.parametrize("seed", range(30))
def test_no_line_of_anybody_is_lost(seed: int) -> None:
    copies = apart(seed)
    merged = merge(merge(copies[0], copies[1]), copies[2])
    assert {line.id for line in merged.lines} == {line.id for copy in copies for line in copy.lines}
    for line in merged.lines:
        stamps = [copy.line(line.id) for copy in copies]
        assert line.stamp == max(each.stamp for each in stamps if each is not None)


def test_a_deleted_line_does_not_come_back() -> None:
    book = edited(new_book("book", TWO), Change(do="add", round=Round()), author="me")
    deleted = edited(book, Change(do="delete", line=book.lines[0].id), author="me")
    assert merge(book, deleted).written == ()


def test_lines_added_at_the_same_time_both_stay_in_one_order() -> None:
    book = new_book("book", TWO)
    mine = edited(book, Change(do="add", round=Round(note="mine")), author="me")
    yours = edited(book, Change(do="add", round=Round(note="yours")), author="you")
    assert len(merge(mine, yours).written) == 2


def test_edits_with_one_stamp_are_still_merged_in_one_way() -> None:
    """Two tabs that wrongly share an author."""
    book = new_book("book", TWO)
    scores = [Round(tables=(Score(who=0, points=points),)) for points in (10, 20)]
    one, two = (edited(book, Change(do="add", round=score), author="me") for score in scores)
    assert merge(one, two) == merge(two, one)


def test_two_books_are_not_merged() -> None:
    with pytest.raises(BookRefused, match="two different"):
        merge(new_book("one", TWO), new_book("two", TWO))


@pytest.mark.parametrize("seed", range(20))
def test_a_book_survives_as_json(seed: int) -> None:
    book = apart(seed)[0]
    assert read_book(to_json(book)) == book
