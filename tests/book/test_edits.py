"""A book after any edits is the book written straight, and every edit can be undone."""

from __future__ import annotations

import os
import random

import msgspec
import pytest

from hollywood.book.editing import edited, new_book, redoable, undoable
from hollywood.book.linking import link_text, open_link
from hollywood.book.merging import LONGEST_LOG
from hollywood.book.model import Book, Change, Head, Round, Score
from hollywood.book.places import LONGEST, between
from hollywood.book.reading import checked, read_book
from hollywood.book.refusing import BookRefused
from hollywood.errors import HollywoodError
from tests.book.writing import NAMES, heads, outcome, scribbled, some_change, straight

BOOKS = 5_000 if os.environ.get("HOLLYWOOD_SOAK") else 250
TWO = Head(names=NAMES[:2])
HEADS = heads()
GIN = Round(tables=(Score(how="gin", who=0, points=40),))


def rounds_of(book: Book) -> list[Round]:
    return [line.round for line in book.written]


@pytest.mark.parametrize("seed", range(BOOKS))
def test_edits_in_any_order_are_the_book_written_straight(seed: int) -> None:
    chance = random.Random(seed)
    head = HEADS[seed % len(HEADS)]
    book = scribbled(chance, head, chance.randrange(1, 45))
    assert checked(book) == book
    assert outcome(book) == outcome(straight(head, rounds_of(book)))
    assert outcome(open_link(link_text(book))) == outcome(book)


@pytest.mark.parametrize("seed", range(40))
def test_undo_and_redo_go_all_the_way(seed: int) -> None:
    chance = random.Random(seed)
    head = HEADS[seed % len(HEADS)]
    book = new_book("book", head)
    seen = [rounds_of(book)]
    for _ in range(12):
        book = edited(book, some_change(chance, book), author="me")
        seen.append(rounds_of(book))
    for before in seen[-2::-1]:
        book = edited(book, Change(do="undo"), author="me")
        assert rounds_of(book) == before
    assert undoable(book, "me") is None
    for after in seen[1:]:
        book = edited(book, Change(do="redo"), author="me")
        assert rounds_of(book) == after
    assert redoable(book, "me") is None


def test_only_ones_own_edits_are_undone() -> None:
    book = edited(new_book("book", TWO), Change(do="add", round=GIN), author="me")
    book = edited(book, Change(do="add", round=GIN), author="you")
    book = edited(book, Change(do="undo"), author="me")
    assert [line.stamp.author for line in book.written] == ["you"]
    with pytest.raises(BookRefused, match="nothing to undo"):
        edited(book, Change(do="undo"), author="me")


def test_what_somebody_else_changed_since_is_not_undone() -> None:
    book = edited(new_book("book", TWO), Change(do="add", round=GIN), author="me")
    line = book.lines[0].id
    book = edited(book, Change(do="change", line=line, round=Round(note="mine")), author="you")
    with pytest.raises(BookRefused, match="changed this since"):
        edited(book, Change(do="undo"), author="me")


def test_a_new_edit_ends_redo() -> None:
    book = edited(new_book("book", TWO), Change(do="add", round=GIN), author="me")
    book = edited(book, Change(do="undo"), author="me")
    book = edited(book, Change(do="add", round=GIN), author="me")
    assert redoable(book, "me") is None


def test_the_head_is_edited_and_undone_like_a_line() -> None:
    book = new_book("book", TWO)
    book = edited(
        book, Change(do="set", head={"title": "Friday", "knobs": {"stake": 5}}), author="me"
    )
    assert (book.head.title, book.head.knobs) == ("Friday", {"stake": 5})
    book = edited(book, Change(do="undo"), author="me")
    assert book.head == TWO
    assert edited(book, Change(do="redo"), author="me").head.title == "Friday"


@pytest.mark.parametrize(
    "change",
    [
        Change(do="set", head={"names": ["Ann"]}),
        Change(do="set", head={"names": ["Ann", "ann"]}),
        Change(do="set", head={"preset": "bridge"}),
        Change(do="set", head={"knobs": {"target": 0}}),
        Change(do="set", head={"first": 2}),
        Change(do="set", head={"first": "Ann"}),
        Change(do="set", head={"colour": "red"}),
        Change(do="set"),
        Change(do="add", round=Round(note="x" * 201)),
        Change(do="change", line="nothing", round=GIN),
        Change(do="insert", line="nothing", round=GIN),
        Change(do="delete"),
        Change(do="redo"),
    ],
)
def test_a_change_that_cannot_be_made_is_refused_in_one_line(change: Change) -> None:
    with pytest.raises(HollywoodError) as refused:
        edited(new_book("book", TWO), change, author="me")
    assert "\n" not in str(refused.value)


def test_a_thousand_lines_inserted_at_one_spot_have_room() -> None:
    low = between(None, None, "low")
    for number in range(1000):
        place = (
            between(low, None, f"high{number}") if number % 2 else between(None, low, f"{number}")
        )
        assert (place > low) == bool(number % 2)
    high, places = between(low, None, "high"), []
    for number in range(1000):
        place = between(low, high, str(number))
        assert low < place < high
        assert len(place) <= LONGEST
        places.append(place)
        low, high = (low, place) if number % 3 else (place, high)
    assert len(set(places)) == 1000


def test_the_log_has_a_bound() -> None:
    book = edited(new_book("book", TWO), Change(do="add", round=GIN), author="me")
    line = book.lines[0].id
    for number in range(LONGEST_LOG + 10):
        changed = Round(note=str(number))
        book = edited(book, Change(do="change", line=line, round=changed), author="me")
    assert len(book.log) == LONGEST_LOG
    assert edited(book, Change(do="undo"), author="me").lines[0].round.note == str(LONGEST_LOG + 8)


@pytest.mark.parametrize("seed", range(20))
def test_an_inserted_line_stands_right_before_the_other(seed: int) -> None:
    chance = random.Random(seed)
    book, expected = new_book("book", TWO), list[str]()
    for number in range(30):
        written = Round(note=f"n{number}")
        if expected and chance.random() < 0.7:
            at = chance.randrange(len(expected))
            change = Change(do="insert", line=book.written[at].id, round=written)
        else:
            at, change = len(expected), Change(do="add", round=written)
        book = edited(book, change, author=chance.choice(["me", "you"]))
        expected.insert(at, f"n{number}")
        assert [line.round.note for line in book.written] == expected


def test_names_and_the_first_dealer_are_undone_after_the_book_was_stored() -> None:
    new = {"names": ["Ann", "Bea"], "first": 1, "title": "Friday"}
    book = edited(new_book("book", TWO), Change(do="set", head=new), author="me")
    changed = book.head
    book = edited(read_book(msgspec.json.encode(book).decode()), Change(do="undo"), author="me")
    assert book.head == TWO
    book = edited(read_book(msgspec.json.encode(book).decode()), Change(do="redo"), author="me")
    assert book.head == changed
