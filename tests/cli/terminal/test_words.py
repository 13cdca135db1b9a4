"""What typed lines mean."""

from __future__ import annotations

import re

import pytest

from hollywood.cards import Card
from hollywood.cli.terminal import helping
from hollywood.cli.terminal.card_words import read_card, read_cards, spoken
from hollywood.cli.terminal.words import (
    COMMON,
    CONTRACT,
    GIN,
    Command,
    NotUnderstood,
    Vocabulary,
    words_of,
)
from hollywood.errors import CardsError
from hollywood.texts import languages, speech

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


@pytest.mark.parametrize("language", languages())
def test_every_word_has_one_meaning(language: str) -> None:
    for table in ((*COMMON, *GIN), (*COMMON, *CONTRACT)):
        meant: dict[str, set[str]] = {}
        for name in table:
            for word in {*words_of(name, language), *words_of(name, "en")}:
                meant.setdefault(word, set()).add(name)
        assert {word: names for word, names in meant.items() if len(names) > 1} == {}


@pytest.mark.parametrize("language", languages())
def test_every_command_is_understood_in_every_language(language: str) -> None:
    for table in ((*COMMON, *GIN), (*COMMON, *CONTRACT)):
        vocabulary = Vocabulary(table, language=language)
        for name in table:
            for word in (*words_of(name, "en"), *words_of(name, language)):
                assert vocabulary.read(word).name == name, word


@pytest.mark.parametrize("language", languages())
def test_every_help_row_is_typed_as_it_says(language: str) -> None:
    say = speech(language)
    for names, table in (
        (helping._GIN, GIN),
        ((*helping._CONTRACT, *helping._CONTRACT_MORE), CONTRACT),
    ):
        vocabulary = Vocabulary(COMMON, table, language=language)
        for name in (*names, *helping._GENERAL):
            typed = say(f"help-type-{name}")
            for part in typed.split(", "):
                bare = re.sub(r"\s*\[\w\]$|\s*\[\w\](?= )", "", part)
                command = vocabulary.read(re.sub(r"[][]", "", bare))
                letter = re.search(r"\[(\w)\]", part)
                assert letter is None or vocabulary.read(letter[1]).name == command.name


@pytest.mark.parametrize(
    ("language", "line", "card"),
    [
        ("de", "Herz-Sieben", "7h"),
        ("de", "pik ass", "As"),
        ("de", "Königs", None),
        ("es", "siete de corazones", "7h"),
        ("es", "la reina de picas", "Qs"),
        ("fr", "as de pique", "As"),
        ("fr", "dame de cœur", "Qh"),
        ("fr", "as", "As"),
        ("it", "sette di cuori", "7h"),
        ("it", "seven of hearts", "7h"),
        ("it", "re di fiori", "Kc"),
    ],
)
def test_cards_in_the_words_of_a_language(language: str, line: str, card: str | None) -> None:
    if card is None:
        with pytest.raises(CardsError):
            read_card(line, language)
    else:
        assert read_card(line, language) == Card(card)


@pytest.mark.parametrize("language", languages())
def test_what_is_spoken_is_understood(language: str) -> None:
    for suit in "cdhs":
        for rank in "A23456789TJQK":
            said = spoken(f"{rank}{suit}", language)
            assert not re.search(rf"\b{rank}{suit}\b", said)
            assert read_card(said, language) == Card(rank + suit)


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
