"""Who sits where, and which seed belongs to a text."""

from __future__ import annotations

import pytest

from hollywood.errors import HollywoodError
from hollywood.match.presets import rules_for
from hollywood.simulation.seating import seated
from hollywood.simulation.seeds import MOST, any_seed, seed_number


@pytest.mark.parametrize(
    ("preset", "names", "seats"),
    [
        ("gin", "a", "aa"),
        ("gin", "ab", "ab"),
        ("may-i", "a", "aaaa"),
        ("may-i", "ab", "abab"),
        ("may-i", "abc", "abcabc"),
        ("may-i", "abcde", "abcde"),
    ],
)
def test_names_go_round_the_table(preset: str, names: str, seats: str) -> None:
    assert seated(rules_for(preset), list(names)) == tuple(seats)


@pytest.mark.parametrize(
    ("preset", "names"), [("gin", "abc"), ("gin", "abcd"), ("may-i", "abcdefg")]
)
def test_too_many_or_uneven_names_are_refused(preset: str, names: str) -> None:
    with pytest.raises(HollywoodError, match=f"{len(names)} players cannot fill a table"):
        seated(rules_for(preset), list(names))


def test_an_empty_name_is_refused() -> None:
    with pytest.raises(HollywoodError, match="empty name"):
        seated(rules_for("gin"), ["greedy", ""])


@pytest.mark.parametrize("number", [0, 42, MOST])
def test_a_number_is_itself(number: int) -> None:
    assert seed_number(f" {number} ") == number


@pytest.mark.parametrize("text", ["", "apple", "-3", "3.5", "٣", str(MOST + 1), "9" * 40])
def test_any_text_is_a_seed(text: str) -> None:
    assert 0 <= seed_number(text) <= MOST
    assert seed_number(text) == seed_number(text)


def test_texts_differ() -> None:
    assert len({seed_number(f"seed {number}") for number in range(1000)}) == 1000


def test_seeds_by_chance_differ() -> None:
    assert any_seed() != any_seed()
