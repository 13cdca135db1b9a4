"""What typed lines mean."""

from __future__ import annotations

import pytest

from hollywood.cards import Card
from hollywood.cli.terminal.card_words import read_card, read_cards, spoken
from hollywood.cli.terminal.words import COMMON, CONTRACT, GIN, Command, NotUnderstood, Vocabulary
from hollywood.errors import CardsError

GIN_TABLE = Vocabulary(COMMON, GIN)
MAY_I_TABLE = Vocabulary(COMMON, CONTRACT)


@pytest.mark.parametrize(
    ("line", "name", "rest"),
    [
        ("d", "draw", ""),
        ("DRAW", "draw", ""),
        ("dr", "draw", ""),
        ("t", "take", ""),
        ("p.", "pass", ""),
        ("k 7h", "knock", "7h"),
        ("Knock 7H with 3c 3d 3h / 7s 8s 9s", "knock", "7h with 3c 3d 3h / 7s 8s 9s"),
        ("7h", "discard", "7h"),
        ("10H", "discard", "10h"),
        ("as", "discard", "as"),
        ("seven of hearts", "discard", "seven of hearts"),
        ("x 7h", "discard", "7h"),
        ("throw the 7h", "discard", "the 7h"),
        ("g", "gin", ""),
        ("go gin", "gin", ""),
        ("big gin!", "big", ""),
        ("lay off 3s on 1", "lay", "3s on 1"),
        ("l 3s on 1", "lay", "3s on 1"),
        ("b", "best", ""),
        ("hint?", "hint", ""),
        ("?", "help", ""),
        ("??", "help", ""),
        ("h", "hand", ""),
        ("s", "sheet", ""),
        ("r scoring", "rules", "scoring"),
        ("exit", "quit", ""),
    ],
)
def test_gin_lines(line: str, name: str, rest: str) -> None:
    assert GIN_TABLE.read(line) == Command(name, rest)


@pytest.mark.parametrize(
    ("line", "name", "rest"),
    [
        ("m", "may-i", ""),
        ("May I?", "may-i", ""),
        ("may-i", "may-i", ""),
        ("a", "allow", ""),
        ("n", "deny", ""),
        ("w", "withdraw", ""),
        ("down", "down", ""),
        ("lay down", "down", ""),
        ("put down 3c 3d 3h", "down", "3c 3d 3h"),
        ("lay 9c on 2 top", "lay", "9c on 2 top"),
        ("displace 6c on 2", "swap", "6c on 2"),
        ("auto", "auto", ""),
        ("as", "discard", "as"),
    ],
)
def test_contract_lines(line: str, name: str, rest: str) -> None:
    assert MAY_I_TABLE.read(line) == Command(name, rest)


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("jump", "'jump' is not a command here"),
        ("7h 8h", "one card at a time"),
        ("sh", "could mean sheet or show"),
        ("x" * 5000, "'xxxxxxxxxxxxxxxxxxxx...' is not a command"),
    ],
)
def test_lines_that_mean_nothing(line: str, words: str) -> None:
    with pytest.raises(NotUnderstood) as refused:
        GIN_TABLE.read(line)
    assert words in str(refused.value)


def test_every_short_form_has_one_meaning() -> None:
    for table in (GIN, CONTRACT):
        words = [
            word
            for names in (COMMON, table)
            for name, more in names.items()
            for word in (name, *more)
        ]
        assert len(words) == len(set(words))


def test_cards_in_words() -> None:
    assert read_cards("7h, 8H 10c") == [Card("7h"), Card("8h"), Card("Tc")]
    assert read_cards("ace of spades and the king of hearts") == [Card("As"), Card("Kh")]
    assert read_card("q diamonds") == Card("Qd")
    for text in ("", "7", "seven", "h", "1x", "7h 8h", "of"):
        with pytest.raises(CardsError):
            read_card(text)


def test_every_card_is_spoken_and_understood() -> None:
    for suit in "cdhs":
        for rank in "A23456789TJQK":
            said = spoken(f"Greta discards {rank}{suit}.")
            assert rank + suit not in said
            assert read_card(said.removeprefix("Greta discards ").rstrip(".")) == Card(rank + suit)


def test_rows_are_spoken_together() -> None:
    assert spoken("6c 6d 6h") == "sixes of clubs, diamonds and hearts"
    assert spoken("9h* Th Jh") == "nine, ten and jack of hearts"
    assert spoken("Kd 4c 4s") == "king of diamonds, fours of clubs and spades"
    assert spoken("May-I, Ann? X7h 7hx 77h") == "May-I, Ann? X7h 7hx 77h"
