"""Sitting down and leaving: the start menu, names, records, and every way it can go wrong."""

from __future__ import annotations

import json
import os
import random
import re
from pathlib import Path

import pytest

from hollywood.cli.terminal.words import COMMON, CONTRACT, GIN
from tests.cli.running import as_program
from tests.cli.terminal.person import PACK, Person, Pipe, Window, kept, play

# The start menu


@pytest.mark.parametrize(
    ("typed", "game"),
    [
        ("\n", "Hollywood gin: three games"),
        ("1\n", "Hollywood gin: three games"),
        ("2\n", "Gin rummy: one game"),
        ("3\n", "Contract rummy for four"),
        ("may-i\n", "Contract rummy for four"),
        ("OKLAHOMA\n", "knock limit by the upcard"),
        ("chess\n9\n\n", "Hollywood gin: three games"),
        ("4\n6\n", "Straight gin"),
        ("others\nliver\n", "Contract rummy for three"),
    ],
)
def test_without_a_game_it_asks_for_one(tmp_path: Path, typed: str, game: str) -> None:
    said = play(tmp_path, stdin=typed)
    assert said.status == 0
    assert "Which game?" in said.out
    _menu, _, after = said.out.partition("Which game?")
    assert game in " ".join(after.split())
    assert re.search(
        r"The match is kept\. Continue with: .* play --terminal --resume \S+\n$", said.out
    )


def test_a_game_that_is_named_is_dealt_at_once(tmp_path: Path) -> None:
    assert "Which game?" not in play(tmp_path, "gin").out
    for words in (("--rules", "may-i"), ("May I",), ("may_i", "--rules", "may_i")):
        said = play(tmp_path, *words)
        assert "Hand 1 of 7: two sets" in said.out
        assert "Which game?" not in said.out


def test_nobody_came_in(tmp_path: Path) -> None:
    for typed in ("", "chess\n"):
        said = play(tmp_path, stdin=typed)
        assert (said.status, said.err) == (0, "")
        assert said.out.endswith("Goodbye; you did not start a match.\n")
    assert kept(tmp_path) == []


def test_names_cannot_break_the_sheet(tmp_path: Path) -> None:
    for name in ("\x1b[31mZo\u202e\u00eb", "Zo\nQ", "x" * 300):
        said = play(tmp_path, "gin", "--name", name)
        assert said.complaint.startswith("--name is no name: ")
        assert said.complaint.isprintable()
    assert "Zo Q against Greta" in play(tmp_path, "gin", "--name", " Zo \t Q\n", stdin="s\n").out
    assert "Cary" in play(tmp_path, "gin", "--name", "greta", stdin="s\n").out


# Errors on the command line

WRONG = [
    (("chess",), "there is no preset 'chess'"),
    (("gin", "--rules", "may-i"), "you named two games"),
    (("gin", "--players", "5"), "--players cannot be 5"),
    (("may-i", "--players", "3"), "--players cannot be 3: this game is for 4, 5, 6, unless"),
    (("gin", "--players", "two"), "--players cannot be 'two'"),
    (("gin", "--players", "4", "--set", "form=chouette"), "contradicts form=chouette"),
    (("gin", "--bot", "clever"), "there is no bot 'clever'"),
    (("gin", "--dealer", "Zoe"), "--dealer cannot be Zoe: it can be random, me, Greta"),
    (
        ("gin", "--name", " \n"),
        "--name is no name: a name has 1 to 60 characters; this one has none",
    ),
    (("gin", "--name", "Ann (greedy)"), "--name cannot be Ann (greedy)"),
    (("gin", "--width", "5"), "--width cannot be 5"),
    (("gin", "--set", "target=0"), "target cannot be 0"),
    (("--resume",), "there is no unfinished match in"),
    (("--resume", "nowhere"), "nowhere: No such file"),
    (("--resume", "nowhere", "--players", "3"), "leave out --players"),
    (("--resume", "nowhere", "--set", "target=50"), "leave out --set"),
    (("gin", "--record", "no/such/folder/evening"), "no/such/folder/evening: No such file"),
]


@pytest.mark.parametrize(("words", "complaint"), WRONG, ids=[" ".join(words) for words, _ in WRONG])
def test_one_clear_line(tmp_path: Path, words: tuple[str, ...], complaint: str) -> None:
    said = play(tmp_path, *words)
    assert complaint in said.complaint
    assert kept(tmp_path) == []


def test_a_data_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "hollywood").write_text("this is a file")
    said = play(tmp_path, "gin")
    assert "cannot save a match in" in said.complaint
    assert "--record FILE" in said.complaint


def test_a_record_is_never_overwritten(tmp_path: Path) -> None:
    record = tmp_path / "evening"
    record.write_text("precious")
    assert "already exists" in play(tmp_path, "gin", "--record", str(record)).complaint
    assert record.read_text() == "precious"
    for _ in range(3):
        play(tmp_path, "gin")
    assert len(kept(tmp_path)) == 3


# What is shown


def test_colour_is_for_terminals_that_want_it(tmp_path: Path) -> None:
    def shown(*words: str, term: str = "xterm", no_color: str = "") -> str:
        off = {"NO_COLOR": no_color} if no_color else {}
        window = Window("gin", "--seed", "1", *words, home=tmp_path, columns=81, TERM=term, **off)
        said = window.screen()
        window.kill()
        return said.replace("\x1b[?2004h", "")

    assert "\x1b[31m7d\x1b[39m" in shown()
    assert "\x1b" not in shown(term="dumb")
    assert "\x1b" not in shown(no_color="1")
    assert "\x1b" not in shown("--plain")
    assert "\x1b" not in play(tmp_path, "gin").out


@pytest.mark.parametrize("width", [30, 40, 60])
@pytest.mark.parametrize("game", ["hollywood-gin", "may-i"])
def test_narrow_screens(tmp_path: Path, game: str, width: int) -> None:
    typed = "?\n? more\nh\ntable\nhint\ns\nr\nlast\nproof\nluck\np\n"
    said = play(tmp_path, game, "--seed", "2", "--width", str(width), stdin=typed)
    wide = [line for line in said.out.splitlines() if len(line) > width]
    assert [line for line in wide if "sealed by" not in line and "--resume" not in line] == []


def test_in_plain_no_card_is_a_cipher(tmp_path: Path) -> None:
    for game in ("gin", "may-i"):
        said = play(tmp_path, game, "--plain", "--seed", "2", stdin="h\ntable\nhint\ns\nlast\n")
        told = said.out[said.out.index("sealed") :]
        assert not re.search(r"\b[A2-9TJQK][cdhs]\b|\[|\n\n|\|", told)


def test_what_was_agreed_is_in_the_record(tmp_path: Path) -> None:
    record = tmp_path / "evening"
    words = ("gin", "--name", "Ann", "--luck", "my aunt's hat", "--dealer", "greta")
    said = play(tmp_path, *words, "--bot", "random", "--record", str(record), stdin="proof\n")
    first, _about, deal, *_ = (json.loads(line) for line in record.read_text().splitlines())
    assert first["players"] == ["Ann", "Greta (random)"]
    assert first["first_dealer"] == 1
    assert bytes.fromhex(deal["contributions"][0]).decode() == "my aunt's hat"
    sealed = deal["boards"][0]["commitment"]
    assert f"Deck sealed: {sealed[:16]}" in said.out
    assert sealed in said.out.replace("\n", "")
    assert deal["boards"][0]["secret"] not in said.out


@pytest.mark.parametrize(
    ("words", "typed", "dealer"),
    [((), "zoe\ngreta\n", 1), ((), "me\n", 0), ((), "\n", None), (("--dealer", "me"), "", 0)],
    ids=["somebody", "me", "by lot", "named already"],
)
def test_where_the_players_choose_the_first_dealer_the_person_is_asked(
    tmp_path: Path, words: tuple[str, ...], typed: str, dealer: int | None
) -> None:
    record = tmp_path / "evening"
    rules = ("gin", "--set", "first_dealer=chosen", "--bot", "random", "--record", str(record))
    said = play(tmp_path, *rules, *words, stdin=typed)
    first = json.loads(record.read_text().splitlines()[0])
    assert dealer is None or first["first_dealer"] == dealer
    asked = "Who deals first? Type me, Greta; Enter draws at random."
    assert (asked in said.out) is (not words)
    assert ("Type one of the names" in said.out) is ("zoe" in typed)


def test_the_secret_is_shown_when_the_round_is_over(tmp_path: Path) -> None:
    record = tmp_path / "evening"
    words = ("gin", "--set", "knock_limit=50", "--seed", "4", "--record", str(record))
    person = Person(Pipe(*words, home=tmp_path))
    while "\nRound 2\n" not in person.seen:
        person.move()
    said = person.say("proof").replace("\n", "")
    deals = [json.loads(line) for line in record.read_text().splitlines() if '"deal"' in line]
    assert deals[0]["boards"][0]["secret"] in said
    assert deals[1]["boards"][0]["secret"] not in said
    person.terminal.kill()


def test_a_seed_repeats_everything(tmp_path: Path) -> None:
    def seen(seed: str) -> str:
        return play(tmp_path, "may-i", "--bot", "random", "--seed", seed, stdin="\n" * 8).out

    def cards(text: str) -> str:
        return text[: text.index("The match is kept")]

    assert cards(seen("7")) == cards(seen("7"))
    assert cards(seen("7")) != cards(seen("8"))


@pytest.mark.parametrize("game", ["hollywood-gin", "round-the-corner", "may-i", "shanghai"])
def test_whatever_is_typed_the_table_stands(tmp_path: Path, game: str) -> None:
    chance = random.Random(game)
    words = [
        *COMMON,
        *GIN,
        *CONTRACT,
        "x",
        "k",
        "d",
        "t",
        "p",
        "m",
        "a",
        "n",
        "",
        "",
        "?",
        "1",
        "2",
    ]
    words.remove("quit")
    tails = [
        "on",
        "with",
        "/",
        "top",
        "bottom",
        "1",
        "2",
        "99",
        "\u265e",
        "\x00",
        "(",
        "\\",
        "[x",
        "of",
    ]
    lines = []
    for _ in range(1500 if os.environ.get("HOLLYWOOD_SOAK") else 300):
        line = [chance.choice(words)]
        line += chance.choices([*tails, *PACK.split(), *PACK.split()], k=chance.randrange(5))
        lines.append(" ".join(line[chance.randrange(2) :]))
        lines += ["d", *chance.sample(PACK.split(), 9)]
    said = play(tmp_path, game, "--seed", "1", stdin="\n".join(lines))
    assert (said.status, said.err) == (0, "")
    assert "The match is kept" in said.out or "The match is over" in said.out
    assert "Traceback" not in said.out
    for record in kept(tmp_path):  # an empty line deals another match
        assert as_program("verify", str(record)).status == 0
