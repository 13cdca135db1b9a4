"""`hollywood review`: its output, and its answers to impossible requests."""

from __future__ import annotations

import json
import os
import re
import sys
from pathlib import Path
from typing import Any

import msgspec
import pexpect
import pytest

from hollywood.analysis.grades import Mark, Status
from hollywood.analysis.report import Review
from hollywood.analysis.review import Reviewing
from hollywood.cli.review_chart import chart
from hollywood.cli.review_report import Teller
from hollywood.cli.terminal.screen import Screen
from hollywood.kernel.engine.compiling import can_compile
from hollywood.match.presets import PRESETS
from hollywood.records import read_record
from hollywood.texts import ENGLISH, languages, speech
from tests import processes
from tests.analysis.setting import WATCH, break_meld, played_with
from tests.cli.running import Runner, as_program
from tests.matches import recorded

WORLDS = "240" if can_compile() else "24"
MUCH = ("--worlds", "100000", "--workers", "1", "--json")
HANDS = 2 if can_compile() else 1
QUICK = ("--worlds", WORLDS, "--workers", "2", "--quiet")


@pytest.fixture(scope="module")
def match(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("record") / "match"
    played_with(path, "gin", kinds=("greedy", "linear"), rounds=2, blunder=break_meld)
    return path


@pytest.fixture(scope="module")
def review(match: Path) -> Review:
    return Reviewing(read_record(match), seed=1, worlds=int(WORLDS)).run(2, WATCH)


@pytest.fixture(scope="module")
def may_i(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("record") / "match"
    recorded(path, "may-i", players=4, rounds=HANDS)
    return path


@pytest.fixture(scope="module")
def of_hands(may_i: Path) -> Review:
    return Reviewing(read_record(may_i), seed=1, worlds=48).run(2, WATCH)


def said(
    review: Review,
    capsys: pytest.CaptureFixture[str],
    *,
    width: int,
    plain: bool,
    me: int | None = None,
    language: str = ENGLISH,
) -> str:
    capsys.readouterr()
    rules = PRESETS["gin" if review.family == "gin" else "may-i"]
    screen = Screen(plain=plain, width=width, language=language)
    Teller(screen, review, rules, me).tell(every_move=True, only=None)
    return capsys.readouterr().out


def test_it_tells_the_players_the_curve_and_the_worst(match: Path, hollywood: Runner) -> None:
    told = hollywood("review", str(match), *QUICK)
    assert (told.status, told.err) == (0, "")
    for words in (
        "Ann and Bob, 2 rounds",
        "The record ends here; the match is not over.",
        "Error rate",
        "Without luck",
        "points; Match: ",
        "How it went, with all cards face up",
        "The worst mistakes",
        "1. Round ",
        "of the simulated rounds",
    ):
        assert words in " ".join(told.out.split())
    assert "Round 2: " not in told.out
    assert any(block in told.out for block in "▁▂▃▄▅▆▇█")


def test_of_the_contract_game_it_tells_hands_and_penalties(may_i: Path, hollywood: Runner) -> None:
    told = hollywood("review", str(may_i), "--worlds", "48", "--workers", "2", "--quiet")
    assert (told.status, told.err) == (0, "")
    words = " ".join(told.out.split())
    for part in (
        f"Ann, Bob, Cy, and Dot, {HANDS} hand",
        "At most 48 hands simulated per decision",
        "; place 1 of 4; First place: ",
        "How it went, with all cards face up Hand 1 ",
        " goes out. Penalty points: ",
        "Chances of first place after each hand: Ann Bob Cy Dot Hand 1 ",
        ". Hand 1, two sets, turn ",
        " of a plain hand (",
        " of the simulated hands. ",
    ):
        assert part in words
    assert "round" not in words.casefold().replace("ground", "")
    assert "plain win" not in words


def test_a_hand_decision_by_decision(may_i: Path, hollywood: Runner, of_hands: Review) -> None:
    words = ("--worlds", "48", "--workers", "2", "--quiet", "--hand", "1")
    told = hollywood("review", str(may_i), *words).out
    assert "Hand 1: " in told
    assert "Hand 2: " not in told
    left = [
        each
        for each in of_hands.rounds[0].decisions
        if each.options[each.played].action is None and each.mark is Mark.NONE
    ]
    assert len(left) > 10
    moves = told[told.index("\nHand 1: ") :]
    assert "The deal, for Ann – luck " in moves
    assert " draws " in moves
    # Nobody called for a discard, and rightly so: that is left out.
    assert not [line for line in moves.splitlines() if ": Leave " in line and "– right" in line]


def test_all_of_the_contract_game_fits_a_narrow_terminal_and_plain_words(
    of_hands: Review, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "30")
    narrow = said(of_hands, capsys, width=30, plain=False)
    assert max(map(len, narrow.splitlines())) <= 30
    plain = said(of_hands, capsys, width=80, plain=True)
    assert "Hand 1: Ann " in " ".join(plain.split())
    assert "of spades" in plain


def test_one_round_decision_by_decision(match: Path, hollywood: Runner) -> None:
    told = hollywood("review", str(match), *QUICK, "--round", "2").out
    assert "Round 2: " in told
    assert "Round 1: " not in told
    assert " draws " in told
    assert "The deal, for Ann – luck " in told


@pytest.mark.parametrize("width", [24, 40, 80])
def test_it_fits_the_terminal(
    review: Review,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    width: int,
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    told = said(review, capsys, width=width, plain=False)
    assert max(map(len, told.splitlines())) <= width


def test_in_words_there_are_no_drawings(review: Review, capsys: pytest.CaptureFixture[str]) -> None:
    told = said(review, capsys, width=80, plain=True)
    assert not any(block in told for block in "▁▂▃▄▅▆▇█|")
    assert "of spades" in told or "of hearts" in told


def test_what_is_worth_less_in_points_is_told_in_the_match(
    review: Review, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    replace = msgspec.structs.replace
    first = review.rounds[0]
    one = next(each for each in first.decisions if len(each.options) > 1)
    best = replace(one.options[0], behind=0.0, match_behind=0.0)
    other = replace(
        one.options[1], behind=-1.2, behind_error=0.4, match_behind=3.0, match_behind_error=0.5
    )
    one = replace(one, mark=Mark.NONE, status=Status.COUNTED, options=(best, other), played=0)
    close = replace(one, status=Status.TOO_CLOSE, played=1)
    first = replace(first, decisions=(one, close), luck=())
    told = said(
        replace(review, rounds=(first,), worst=(), moments=(), match_unit="%"),
        capsys,
        width=200,
        plain=False,
    )
    right, too_close = (line for line in told.splitlines() if " against " in line)
    assert "right; +3.0 ± 0.5 % of a match (−1.2 ± 0.4 points) against “" in right
    assert "too close to call; −3.0 ± 0.5 % of a match (+1.2 ± 0.4 points) against “" in too_close


@pytest.mark.parametrize("me", [1, 0], ids=["without a mistake", "with mistakes"])
def test_the_reader_is_you(
    review: Review, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, me: int
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    told = said(review, capsys, width=200, plain=False, me=me)
    name, other = review.players[me], review.players[1 - me]
    assert f"You: accuracy {review.people[me].accuracy:.0f}\n" in told
    assert told.index("You: accuracy") < told.index(f"{other}: accuracy")
    moments = told[told.index(" to learn from") : told.index("\nRound 1: ")]
    first_lines = re.findall(r"^\d\. .*", moments, re.MULTILINE)
    assert len(first_lines) == len(review.people[me].moments)
    assert all(", You: " in line for line in first_lines)
    assert ("You discarded " in moments) == bool(first_lines)
    assert name not in moments
    assert f"{other} " not in moments
    dearest = "Your most expensive moment was in round " if first_lines else "You made no clear mis"
    assert dearest in told
    assert "Your lead" in told or "Your chance" in told
    assert f"The deal, for {name}" not in told
    assert not re.search(r"\b[Yy]ou (was|has|is|draws|wins)\b", told)


def test_the_headline_says_what_the_figures_say(
    review: Review, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Chances lie between 0 and 100 %, no loss is shown above it, and both agree with the rows."""
    monkeypatch.setenv("COLUMNS", "200")
    replace = msgspec.structs.replace
    ann, bob = review.people
    more = {"luck_match_error": 4.0, "result_match": 100.0}
    ann = replace(
        ann, accuracy=71.4, luck_match=-25.0, adjusted_match=125.0, lost_match=140.0, **more
    )
    bob = replace(bob, accuracy=84.0, luck_match=25.0, adjusted_match=-25.0, lost_match=3.0, **more)
    shown = replace(review, people=(ann, bob), match_unit="%", over=True, winners=("Ann",))
    told = said(shown, capsys, width=200, plain=False, me=0)
    assert "You won the match.\n" in told
    assert (
        "Bob played more accurately than you (84 to 71 out of 100), "
        "and luck was against you (−25 % of a match).\n"
    ) in told
    rows = [line.split("; ")[-1] for line in told.splitlines() if line.startswith("  Without luck")]
    assert rows == ["Match: about 100 %", "Match: about 0 %"]
    lost = [line.split("; ")[-1] for line in told.splitlines() if line.startswith("  Lost by")]
    assert lost == ["Match: 100.0 %", "Match: 3.0 %"]
    # Somebody else reads the same of both by name.
    told = said(shown, capsys, width=200, plain=False)
    assert "Bob played more accurately than Ann (84 to 71 out of 100)" in told
    assert "and Bob had the most luck (+25 % of a match)." in told
    even = replace(shown, people=(replace(ann, luck_match=3.0), replace(bob, luck_match=-3.0)))
    assert "luck was about even." in said(even, capsys, width=200, plain=False, me=1)


def test_a_player_of_may_i_is_told_the_place(
    of_hands: Review, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    over = msgspec.structs.replace(of_hands, over=True, winners=("Ann",))
    told = said(over, capsys, width=200, plain=False, me=2)
    points = -over.people[2].points
    assert re.search(
        rf"Ann won the match, and you finished in place \d of 4 with {points} penalty points\.",
        told,
    )
    assert re.search(r"Your accuracy was \d+ out of 100, place \d of 4, and luck was ", told)


@pytest.mark.usefixtures("other_letters")
@pytest.mark.parametrize("me", [None, 0], ids=["of others", "of the reader"])
def test_nothing_is_said_that_is_in_no_catalogue(
    review: Review,
    of_hands: Review,
    capsys: pytest.CaptureFixture[str],
    me: int | None,
) -> None:
    for each in (review, of_hands):
        told = said(each, capsys, width=80, plain=False, me=me, language="de")
        known = {*each.players, "und", "oder"}
        assert set(re.findall(r"[A-Za-z]{3,}", told)) - known == set()


@pytest.mark.parametrize("language", languages())
def test_every_language_tells_all_of_it(
    review: Review, of_hands: Review, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    say = speech(language)
    for each, ended in ((review, say("review-worst")), (of_hands, say("report-chances"))):
        told = said(each, capsys, width=80, plain=False, language=language)
        assert ended.replace("\N{NARROW NO-BREAK SPACE}", " ") in told
        assert say("review-without-luck") in told


def test_the_reader_names_the_language(match: Path, hollywood: Runner) -> None:
    told = hollywood("review", str(match), *QUICK, "--language", "it")
    assert (told.status, told.err) == (0, "")
    assert "Gli errori peggiori" in told.out
    assert hollywood("review", str(match), "--me=Zed", "--language=de").complaint.startswith(
        speech("de")("error-me-unknown", name="Zed", names="Ann, Bob")
    )


def test_json_is_one_object_and_the_seed_decides(match: Path, hollywood: Runner) -> None:
    first = hollywood("review", str(match), *QUICK, "--json", "--seed", "apple").out
    again = hollywood("review", str(match), *QUICK[:2], "--workers", "1", "--json", "--seed=apple")
    assert json.loads(again.out) == json.loads(first)
    found = json.loads(first)
    assert found["players"] == ["Ann", "Bob"]
    assert found["match_unit"] == "points"
    assert {"accuracy", "moments", "error_rate", "luck_points", "adjusted_points"} <= found[
        "people"
    ][0].keys()
    assert found["rounds"][0]["decisions"][0]["options"][0]["behind"] == 0


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--worlds", "5"], "--worlds cannot be 5: a whole number from 24 to 100,000"),
        (
            ["--worlds", "many"],
            "--worlds cannot be 'many': a whole number (see hollywood review --help)",
        ),
        (["--workers", "0"], "--workers cannot be 0: a whole number from 1 to 1,024"),
        (["--round", "3"], "there is no round 3: the record has rounds 1 to 2"),
        (["--me", "Zed"], "--me cannot be Zed: the players are Ann, Bob"),
        (["--rnd", "3"], "hollywood review has no option --rnd: did you mean --round?"),
    ],
)
def test_what_cannot_be_done_is_told_in_a_line(
    match: Path, hollywood: Runner, words: list[str], complaint: str
) -> None:
    assert hollywood("review", str(match), *words).complaint == complaint


def test_records_that_cannot_be_reviewed(match: Path, tmp_path: Path, hollywood: Runner) -> None:
    (tmp_path / "bad").write_bytes(match.read_bytes().replace(b'"Bob"', b'"Rob"', 1))
    (tmp_path / "empty").touch()
    (tmp_path / "noise").write_bytes(bytes(range(256)) * 9)
    for name, words in {
        "bad": "line 1: its check does not match",
        "empty": "is empty: it is not a hollywood record",
        "noise": "this is not a line of a hollywood record",
        "nowhere": "No such file or directory",
    }.items():
        assert words in hollywood("review", str(tmp_path / name), "--quiet").complaint


def test_a_record_cut_off_says_so(match: Path, tmp_path: Path, hollywood: Runner) -> None:
    (tmp_path / "cut").write_bytes(match.read_bytes()[:-300])
    told = hollywood("review", str(tmp_path / "cut"), *QUICK)
    assert told.status == 0
    assert "The record ends here: its last line is cut off." in " ".join(told.out.split())
    assert "Not finished." in told.out


def test_a_record_without_a_round(match: Path, tmp_path: Path, hollywood: Runner) -> None:
    (tmp_path / "short").write_bytes(match.read_bytes().split(b"\n")[0] + b"\n")
    told = hollywood("review", str(tmp_path / "short"), *QUICK)
    assert told.status == 0
    assert "No round was reviewed" in told.out
    assert "Error rate" not in told.out, "nobody is told figures of nothing"


def test_on_a_terminal_it_shows_how_far_it_is(match: Path) -> None:
    words = [sys.executable, "-m", "hollywood.cli.main", "review", match, "--worlds", WORLDS]
    program = processes.Terminal(words)
    program.expect(r"\d+ of \d+ pieces, \d+ %")
    program.expect("The worst mistakes")
    program.expect(pexpect.EOF)
    program.close()
    assert program.exitstatus == 0


def test_stopped_it_tells_what_is_done(match: Path) -> None:
    """Ctrl-C ends it cleanly, with what was done so far."""
    words = [sys.executable, "-m", "hollywood.cli.main", "review", match, *MUCH]
    assert _stopped(words, r"[1-9]\d* of \d+ pieces")["finished"] is False


@pytest.mark.skipif(not can_compile(), reason="it is about who can compile, and does not")
def test_interpreted_it_works_in_processes(tmp_path: Path) -> None:
    played_with(tmp_path / "match", "gin", kinds=("greedy", "greedy"), rounds=1)
    words = ["review", str(tmp_path / "match"), "--worlds=24", "--workers=2", "--json", "--quiet"]
    told = as_program(*words, NUMBA_DISABLE_JIT="1")
    assert told.status == 0, told.err
    found = told.json
    assert found["compiled"] is False
    assert found["finished"] is True


@pytest.mark.skipif(not can_compile(), reason="it is about who can compile, and does not")
def test_interpreted_its_processes_leave_off_when_stopped(tmp_path: Path) -> None:
    """A piece would take them minutes."""
    played_with(tmp_path / "match", "gin", kinds=("greedy", "greedy"), rounds=2)
    much = ("--worlds=40000", "--workers=2", "--json")
    words = [sys.executable, "-m", "hollywood.cli.main", "review", tmp_path / "match", *much]
    assert _stopped(words, "0 of [0-9]+ pieces", NUMBA_DISABLE_JIT="1")["finished"] is False


def _stopped(words: list[object], when: str, **environment: str) -> dict[str, Any]:
    """Press Ctrl-C when the program has shown this much; return its further output."""
    terminal = processes.Terminal(words, env={**os.environ, "COLUMNS": "80", **environment})
    terminal.expect(when)
    terminal.sendintr()
    terminal.expect(r"(\{.*\})\r\n")
    assert isinstance(terminal.match, re.Match)
    found: dict[str, Any] = json.loads(terminal.match[1])
    terminal.expect(pexpect.EOF)
    terminal.close()
    assert terminal.exitstatus == 130
    return found


def test_a_chart_keeps_its_last_value() -> None:
    assert chart([1, 2, 3, 4, 5, 8], low=0, high=8, width=3, rows=1) == ["▂▄█"]
    assert chart([99], low=0, high=8, width=3, rows=2) == ["█", "█"]
