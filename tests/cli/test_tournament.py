"""`hollywood tournament`: its output, its files, and that a kill changes nothing."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tests.cli.running import Runner
from tests.processes import start
from tests.waiting import PATIENCE, wait_until

PLAYERS = ("greedy", "simple", "random", "beginner")
WORDS = ("tournament", *PLAYERS, "--rules", "eaai", "--unit", "rounds", "--seed", "7")


def test_a_person_reads_tables(hollywood: Runner) -> None:
    done = hollywood(*WORDS, "--pairs", "3")
    assert (done.status, done.err) == (0, "")
    for words in (
        "A round robin of 4 players: 3 rounds, 6 meetings of 3 pairs of rounds.",
        "The table",
        "Did better, in a hundred games",
    ):
        assert words in done.out
    assert max(map(len, done.out.splitlines())) <= 88
    narrow = hollywood(*WORDS, "--pairs", "2", columns=40).out
    assert max(map(len, narrow.splitlines())) <= 40


@pytest.mark.parametrize("system", ["round-robin", "swiss", "knockout"])
def test_its_figures_add_up(hollywood: Runner, system: str) -> None:
    told = hollywood(*WORDS, "--pairs", "2", "--system", system, "--json").json
    table = told["table"]
    assert [row["place"] for row in table] == [1, 2, 3, 4]
    assert {row["label"] for row in table} == set(PLAYERS)
    assert sum(row["won"] for row in table) == sum(row["games"] for row in table) / 2
    for row in table:
        mine = next(each for each in row["against"] if each["label"] == row["label"])
        assert mine["games"] == 0
        assert row["rating"]["low"] < row["rating"]["mean"] < row["rating"]["high"]
        assert row["openskill"]["sigma"] > 0
    again = hollywood(*WORDS, "--pairs", "2", "--system", system, "--json", "--workers", "2").json
    assert again == told


class _Page(HTMLParser):
    """Counts the elements of a page, and checks that each is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        if tag not in {"meta", "br"}:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_the_report_is_one_page_with_plots(hollywood: Runner, tmp_path: Path) -> None:
    path = tmp_path / "report.html"
    hostile = "A & <b>B</b>=greedy"
    words = (*WORDS[:1], hostile, *WORDS[1:], "--pairs", "1", "--html", str(path))
    assert hollywood(*words).status == 0
    text = path.read_text(encoding="utf-8")
    assert "<b>B</b>" not in text
    assert "http" not in text
    page = _Page()
    page.feed(text)
    assert not page.open
    assert page.seen.count("svg") == 2
    assert page.seen.count("circle") == 5
    assert page.seen.count("polyline") == 5


def test_a_kill_and_resume_ends_with_the_same_table(hollywood: Runner, tmp_path: Path) -> None:
    whole = hollywood(*WORDS, "--pairs", "15", "--system", "swiss", "--json").json
    folder, results = tmp_path / "there", tmp_path / "there" / "results.jsonl"
    words = (*WORDS, "--pairs", "15", "--system", "swiss", "--out", str(folder))
    process = start(
        [sys.executable, "-m", "hollywood.cli.main", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    wait_until(lambda: results.exists() and results.read_bytes().count(b"\n") > 3)
    process.send_signal(signal.SIGKILL)
    process.communicate(timeout=PATIENCE)
    lines = results.read_bytes()
    with results.open("ab") as file:
        file.write(lines.partition(b"\n")[0][:50])  # a line that was cut off
    assert "already has a tournament: add --resume" in hollywood(*words).complaint
    other = hollywood(*words[:-2], "--rounds", "2", *words[-2:], "--resume")
    assert "has another tournament" in other.complaint
    resumed = hollywood("tournament", "--out", str(folder), "--resume", "--json").json
    assert resumed == whole
    kept = results.read_bytes()
    assert kept.startswith(lines[: lines.rfind(b"\n") + 1])
    keys = [
        (line["round"], line["table"], line["pair"])
        for line in map(json.loads, kept.split(b"\n")[:-1])
    ]
    assert len(keys) == len(set(keys)) == 15 * len(whole["meetings"])
    again = hollywood(*words, "--resume", "--json").json
    assert again == whole
    assert results.read_bytes() == kept, "nothing is played twice"


def test_may_i_with_tables_for_four_and_records(hollywood: Runner, tmp_path: Path) -> None:
    folder = tmp_path / "records"
    words = ("tournament", *PLAYERS, "casual", "--rules", "may-i", "--unit", "rounds")
    given = ("--system", "swiss", "--rounds", "2", "--pairs", "1", "--seed", "1")
    told = hollywood(*words, *given, "--records", str(folder), "--json").json
    assert told["at_table"] == 4
    records = sorted(folder.rglob("*.txt"))
    assert len(records) == sum(len(each["players"]) for each in told["meetings"])
    for record in records:
        assert hollywood("verify", str(record), "--json").json["verified"]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ([], "2 to 256 players; 0 are named"),
        (["greedy"], "1 are named"),
        (["greedy", "gredy"], "did you mean greedy?"),
        (["greedy", "random", "--system", "league"], "--system cannot be 'league'"),
        (["greedy", "random", "--pairs", "0"], "--pairs cannot be 0"),
        (["greedy", "random", "--rounds", "0"], "--rounds cannot be 0"),
        (["greedy", "random", "--table", "3"], "3 players cannot meet at a table"),
        (["greedy", "random", "--table", "9"], "--table cannot be 9"),
        (["greedy", "random", "--resume"], "name it with --out"),
        (["--resume", "--out", "/no/such/folder"], "has no tournament to go on with"),
        (
            ["greedy", "random", "--html", "/no/such/folder/x.html", "--pairs", "1"],
            "no such folder",
        ),
    ],
)
def test_nonsense_ends_in_one_line(hollywood: Runner, words: list[str], told: str) -> None:
    done = hollywood("tournament", *words)
    assert told in done.complaint
    assert done.out == ""
