"""`hollywood score`: sheets that are saved as they are typed, found again, and shared."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from hollywood.book.linking import open_link
from hollywood.book.model import Penalty, Round
from hollywood.book.reading import read_book
from hollywood.book.scoring import penalty_line
from hollywood.cli.terminal.score_words import read_round
from hollywood.contract import ContractRules
from hollywood.errors import HollywoodError
from hollywood.match.presets import rules_for
from hollywood.texts import languages
from tests.cli.running import Runner
from tests.processes import Terminal

NAMES = ("Ann", "Bob", "Bea")


@pytest.fixture(autouse=True)
def _apart(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def typed(hollywood: Runner, *lines: str, words: tuple[str, ...] = ()) -> str:
    found = hollywood("score", *words, stdin="".join(f"{line}\n" for line in lines))
    return found.out


def new(hollywood: Runner, *lines: str, players: str = "Ann,Bob", rules: str = "gin") -> str:
    return typed(hollywood, *lines, words=("--players", players, "--rules", rules))


def test_an_evening(hollywood: Runner, tmp_path: Path) -> None:
    out = new(hollywood, "ann 45 gin", "b 3/17", "dead", "an 30 # at last", "delete 2", "")
    assert "Ann scored 45" in out
    assert "Bob scored 14" in out
    assert "Bob: 14 → 0" in out
    assert "at last" in out
    (file,) = (tmp_path / "hollywood" / "scores").glob("*.score")
    book = read_book(file.read_bytes())
    assert [line.round.tables[0].points for line in book.written] == [45, None, 30]
    assert not [each for each in file.parent.iterdir() if each.name.endswith(".tmp")]
    # It goes on where it was, and everything can be undone.
    again = typed(hollywood, "undo", "insert 2 bob 20", "n", "change 1 ann 46 gin", "", "quit")
    assert "Ann: 75 → 76" in again
    assert [len(read_book(file.read_bytes()).written)] == [4]


def test_names_and_the_first_dealer_change_later(hollywood: Runner, tmp_path: Path) -> None:
    lines = ("ann 25", "names Ann, Bob", "names Ann, Bea, Cy", "dealer b", "", "cy 10", "undo", "q")
    out = new(hollywood, *lines, players="Ann,Bob,Cy")
    assert "a name for each of the 3 people" in out
    (file,) = (tmp_path / "hollywood" / "scores").glob("*.score")
    book = read_book(file.read_bytes())
    assert (book.head.names, book.head.first, len(book.written)) == (("Ann", "Bea", "Cy"), 1, 1)
    # Only Enter or a yes makes a change: whoever types on does not.
    assert "It stays as it was." in typed(hollywood, "change 1 ann 30", "bea 5", "q")
    assert [line.round.tables[0].points for line in read_book(file.read_bytes()).written] == [25]


def test_what_cannot_be_read_changes_nothing(hollywood: Runner) -> None:
    out = new(hollywood, "z 5", "ann", "delete 1", "undo", "change 9 ann 3", "ann 5 knock", "csv")
    for words in ("nobody here is z", "write who scored", "no lines yet", "nothing to undo"):
        assert words in out
    assert "name a new file" in out
    found = hollywood("score", "--json").json
    assert len(found["lines"]) == 1


def test_sheets_are_listed_found_and_written_to_files(hollywood: Runner, tmp_path: Path) -> None:
    new(hollywood, "ann 45 gin", f"csv {tmp_path / 'a.csv'}", f"json {tmp_path / 'a.json'}")
    hollywood("score", "--new", "--players", "Ann,Bea,Cy", "--title", "Friday", stdin="0 5\n")
    listed = hollywood("score", "--list").out
    assert "Friday: Ann, Bea, Cy" in listed
    assert "Ann, Bob" in listed
    assert "Bea" in hollywood("score", "friday", "--show").out
    link = hollywood("score", "2", "--link").out.strip()
    assert open_link(link).head.names == ("Ann", "Bob")
    for source in (link, f"https://cards.example/score#{link}"):
        assert "Ann" in hollywood("score", "--open", source, "--show").out
    for name in ("a.csv", "a.json"):
        shown = hollywood("score", "--open", str(tmp_path / name), "--csv").out
        assert "1,Ann,gin,45" in shown
    history = hollywood("score", "--history").out
    assert "Ann: matches" in history


def test_may_i(hollywood: Runner) -> None:
    out = new(hollywood, "- 35 K5A", "0 1", "0 13 5", players="Ann,Bob,Cy", rules="may-i")
    assert "Cy 45" in out
    assert "points or cards of all 3 people" in out
    assert "multiple of 5" in out


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("nothing",), "there is no score sheet nothing"),
        (("--show",), "no score sheet yet"),
        (("--players", "Ann"), "1 players"),
        (("--players", "Ann,Ann"), "twice"),
        (("--players", "Ann,Bob", "--rules", "bridge"), "no preset"),
        (("--players", "Ann,Bob", "--set", "target=0"), "target cannot be 0"),
        (("--players", "Ann,Bob", "--dealer", "Cy"), "nobody here is Cy"),
        (("x", "--new"), "no name yet"),
        (("--open", "AAAA"), "no whole score sheet"),
    ],
)
def test_mistakes_are_one_line(hollywood: Runner, words: tuple[str, ...], why: str) -> None:
    assert why in hollywood("score", *words).complaint


@pytest.mark.parametrize("language", languages())
def test_in_every_language(hollywood: Runner, language: str) -> None:
    lines = ("?", "ann 45 gin", "ann 3", "change 1 bob 20", "", "dead", "lines", "q")
    out = typed(hollywood, *lines, words=("--players", "Ann,Bob", "--language", language))
    assert "Ann" in out


def test_typed_rounds() -> None:
    def read(text: str) -> object:
        return read_round(text, NAMES, penalties=False)

    assert read("ann 25 big gin x2 boxes=4 out=bob # a, b") == read(
        "out=Bob boxes=4 a 25 big-gin x2 #  a, b"
    )
    assert read("be 3") == read("Bea 3")
    assert read_round("ann 25 klopfen", NAMES, penalties=False, language="de") == read("ann 25 k")
    assert read_round("tot", NAMES, penalties=False, language="de") == read("dead")
    for wrong in ("b 3", "25", "ann gin", ", ann 3", "ann 3,", "ann 25 klopfen"):
        with pytest.raises(HollywoodError):
            read(wrong)


def test_a_typed_hand_of_may_i() -> None:
    def read(text: str) -> Round:
        return read_round(text, NAMES, penalties=True)

    count = len(NAMES)
    others = " ".join(["35"] * (count - 1))
    at_once = read(f"-- {others}")
    assert (at_once.one_turn, at_once.penalties[0]) == (0, Penalty(left=""))
    out = read(f"- {others}")
    assert (out.one_turn, out.penalties[0]) == (None, Penalty(points=0))
    rules = rules_for("may-i", ["out_in_one_turn=50"])
    assert isinstance(rules, ContractRules)
    told = [penalty_line(each, rules, count).penalties[0] for each in (at_once, out)]
    assert told == [-50, 0]
    with pytest.raises(HollywoodError):
        read(" ".join(["--"] * count))


def test_a_terminal(tmp_path: Path) -> None:
    """Two terminals on one sheet: neither loses a line."""
    words = [sys.executable, "-m", "hollywood.cli.main", "score"]
    one = Terminal([*words, "--players", "Ann,Bob"])
    one.expect("Ann deals")
    one.sendline("ann 25 gin")
    one.expect("Ann scored 25")
    two = Terminal(words)
    two.expect("Ann")
    two.sendline("bob 20")
    two.expect("Bob scored 20")
    one.sendline("ann 30")
    one.expect("Round 3: Ann scored 30")
    for terminal in (one, two):
        terminal.sendline("q")
        terminal.expect_exact("q")
        terminal.wait()
    (file,) = (tmp_path / "hollywood" / "scores").glob("*.score")
    assert len(json.loads(file.read_bytes())["lines"]) == 3
