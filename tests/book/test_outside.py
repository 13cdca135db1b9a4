"""Links and files: they come back whole, and whatever else comes is refused in one sentence."""

from __future__ import annotations

import base64
import hashlib
import random
import zlib

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from hollywood.book.editing import new_book
from hollywood.book.exporting import as_csv, read_csv
from hollywood.book.history import history
from hollywood.book.linking import LONGEST_LINK, book_of, link_text, open_link
from hollywood.book.model import Book, Head, Penalty, Round, Score
from hollywood.book.reading import checked, read_book
from hollywood.book.refusing import BookRefused
from hollywood.errors import HollywoodError
from tests.book.writing import NAMES, heads, outcome, scribbled

HEADS = heads()
TWO = Head(names=NAMES[:2])


def thirty() -> Book:
    chance = random.Random(30)
    rounds = [
        Round(
            tables=(Score(how="knock", who=chance.randrange(2), points=chance.randrange(1, 90)),),
            note="a note about it" if number % 7 == 0 else "",
        )
        for number in range(30)
    ]
    return book_of("book", Head(names=("Annabelle", "Bartholomew"), title="Friday night"), rounds)


def packed(payload: bytes, version: int = 1) -> str:
    body = zlib.compress(payload, 9, wbits=-15)
    raw = bytes([version]) + hashlib.sha256(body).digest()[:4] + body
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


def test_thirty_rounds_fit_into_a_link() -> None:
    book = thirty()
    text = link_text(book)
    assert len(text) < 2_000
    opened = open_link(text)
    assert outcome(opened) == outcome(book)
    assert opened == open_link(f" {text}\n")
    assert opened.id != book.id


def test_a_link_that_was_cut_or_changed_anywhere_is_refused() -> None:
    text = link_text(thirty())
    for at in range(len(text)):
        with pytest.raises(BookRefused, match=r"holds no whole score sheet|newer"):
            open_link(text[:at])
        letter = "A" if text[at] != "A" else "B"
        if at == len(text) - 1:
            continue  # the last letter has bits that mean nothing
        with pytest.raises(BookRefused, match=r"holds no whole score sheet|newer"):
            open_link(text[:at] + letter + text[at + 1 :])


@pytest.mark.parametrize(
    "text",
    [
        "",
        "=",
        "\0",
        "<script>alert(1)</script>",
        "A" * (LONGEST_LINK + 1),
        "é" * 10,
        packed(b""),
        packed(b"{}"),
        packed(b"[" * 100_000),
        packed(b'{"h":{"names":["Ann","Bob"]},"x":1}'),
        packed(b'{"h":{"names":["Ann","Ann"]}}'),
        packed(b'{"h":{"names":["Ann"]}}'),
        packed(b'{"h":{"names":["Ann","Bob"],"preset":"../../etc"}}'),
        packed(b'{"h":{"names":["Ann","Bob"],"title":"' + b"x" * 500 + b'"}}'),
        packed(b'{"h":{"names":["Ann","Bob"],"knobs":{"target":1e999}}}'),
        packed(b'{"h":{"names":["Ann","B\\u0000b"]}}'),
        packed(b'{"h":{"names":["Ann","Bob"]},"r":[{"note":"' + b"x" * 500 + b'"}]}'),
        packed(b'{"h":{"names":["Ann","Bob"]},"r":[{"tables":[{"points":1' + b"0" * 400 + b"}]}]}"),
        packed(b'{"h":{"names":["Ann","Bob"]},"r":[' + b"{}," * 100_000 + b"{}]}"),
        packed(b'{"h":{"names":["Ann","Bob"]}}' + b" " * 50_000_000),
    ],
    ids=range(20),
)
def test_a_hostile_link_is_refused_in_one_sentence(text: str) -> None:
    with pytest.raises(HollywoodError) as refused:
        open_link(text)
    assert len(str(refused.value).splitlines()) == 1


def test_a_newer_link_says_so() -> None:
    with pytest.raises(BookRefused, match="newer version"):
        open_link(packed(b"{}", version=2))


@given(st.binary(max_size=300))
def test_any_bytes_are_a_book_or_refused(payload: bytes) -> None:
    for read in (read_book, lambda data: open_link(packed(data))):
        with pytest.raises(HollywoodError):
            read(payload)


@given(st.text(max_size=300))
def test_any_text_is_a_book_or_refused(text: str) -> None:
    for read in (open_link, read_book, lambda data: read_csv(data, "read")):
        with pytest.raises(HollywoodError):
            read(text)


def test_names_that_look_like_code_are_names() -> None:
    book = book_of("book", Head(names=("=HYPERLINK(1)", "<b>Bob</b>"), title="@x"), [])
    opened = open_link(link_text(book))
    assert opened.head.names == book.head.names
    written = as_csv(book)
    assert "'=HYPERLINK" in written
    assert "'@x" in written
    assert ",=" not in written
    assert read_csv(written, "book").head == book.head


@pytest.mark.parametrize("seed", range(60))
def test_a_book_comes_back_from_csv(seed: int) -> None:
    book = scribbled(random.Random(seed), HEADS[seed % len(HEADS)], 15)
    again = read_csv(as_csv(book), "again")
    assert outcome(again) == outcome(book)
    assert [line.round.note for line in again.written] == [each.round.note for each in book.written]


def test_people_with_the_names_of_columns_keep_their_points() -> None:
    head = Head(preset="may-i", names=("note", "round", "winner", "one turn"))
    rounds = [
        Round(
            penalties=(Penalty(points=0), Penalty(left=""), Penalty(left="K"), Penalty(points=25))
        )
    ]
    book = book_of("book", head, rounds)
    assert [line.round for line in read_csv(as_csv(book), "again").written] == rounds


@pytest.mark.parametrize(
    "change",
    [
        {"version": 2},
        {"id": "../x"},
        {"lines": [{"id": "a", "place": [], "round": {}, "stamp": {"count": 1, "author": "a"}}]},
        {"lines": [{"id": "a", "place": [-1], "round": {}, "stamp": {"count": 1, "author": "a"}}]},
        {"lines": [{"id": "a", "place": [1], "round": {}, "stamp": {"count": 1, "author": "a b"}}]},
        {"lines": [{"id": "a", "place": [1], "round": {}, "stamp": {"count": -1, "author": "a"}}]},
        {
            "lines": [{"id": "a", "place": [1], "round": {}, "stamp": {"count": 1, "author": "a"}}]
            * 2
        },
        {"log": [{"kind": "add", "stamp": {"count": 1, "author": "a"}}] * 2},
        {"head": {"names": ["Ann"] * 9}},
    ],
)
def test_a_file_out_of_bounds_is_refused(change: dict[str, object]) -> None:
    plain = {**msgspec.to_builtins(new_book("book", TWO)), **change}
    with pytest.raises(HollywoodError) as refused:
        read_book(msgspec.json.encode(plain))
    assert "\n" not in str(refused.value)


def test_history_adds_people_up_whatever_the_case_of_their_names() -> None:
    knobs = {"target": 30, "stake": 10, "settlement": "lower_total_pays_difference", "games": 1}
    knobs |= {"scoring": "single", "credit": None, "closed_entry": None}
    knobs |= {"series_end": None, "overall": None}
    gin = [Round(tables=(Score(how="gin", who=0, points=40),))]
    books = [
        book_of("one", Head(names=("Ann", "Bob"), knobs=knobs), gin, 1),
        book_of("two", Head(names=("Cy", "ann"), knobs=knobs), gin, 2),
        book_of("three", Head(preset="may-i", names=NAMES[:3]), [], 3),
        msgspec.structs.replace(book_of("bad", TWO, []), head=Head(names=("Ann",))),
    ]
    people = {person.name: person for person in history(books)}
    assert next(iter(people)) == "Ann"
    ann = people["Ann"]
    assert (ann.matches, ann.finished, ann.wins, ann.gins, ann.cents) == (3, 2, 1, 1, 0)
    assert (people["Bob"].cents, people["Cy"].cents) == (-400, 400)
    assert [match.book for match in ann.course] == ["one", "two", "three"]


def test_what_is_checked_is_left_as_it_is() -> None:
    book = thirty()
    assert checked(book) == book
