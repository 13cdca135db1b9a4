"""`hollywood sheet`: results in, the drawn sheet or JSON out."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.running import Runner, as_program
from tests.effort import in_proportion

# The worked example of the hollywood-gin page.
PAGE = "Bob 10 Alexandra 18 Bob 30 Bob 4".split()
FOUND = {"Bob": [44, 34, 4], "Alexandra": [18, 0, 0]}


def test_the_example_of_the_page(hollywood: Runner) -> None:
    found = hollywood("sheet", *PAGE, "--json").json
    assert found["columns"] == FOUND
    assert found["boxes"] == {"Bob": [3, 2, 1], "Alexandra": [1, 0, 0]}
    assert found["game_winners"] == [None, None, None]
    assert not found["series_over"]
    assert found["overall_winner"] is None
    assert found["settlement"]["net"] == {"Bob": 0, "Alexandra": 0}


def test_however_the_results_come(hollywood: Runner, tmp_path: Path) -> None:
    expected = hollywood("sheet", *PAGE, "--json").json
    lines = "# our evening\nBob 10\nAlexandra: 18\n\nBob:30\nBob 4\n"
    listed = json.dumps([["Bob", 10], ["Alexandra", 18], ["Bob", 30], ["Bob", 4]])
    file = tmp_path / "results.txt"
    file.write_text(lines, encoding="utf-8")
    assert hollywood("sheet", "Bob:10", "Alexandra 18", "Bob: 30 bob 4", "--json").json == expected
    assert hollywood("sheet", listed, "--json").json == expected
    assert hollywood("sheet", str(file), "--json").json == expected
    assert hollywood("sheet", "-", "--json", stdin=lines).json == expected
    assert hollywood("sheet", "-", "--json", stdin=listed).json == expected
    assert as_program("sheet", "-", "--json", stdin=lines).json == expected
    draws = hollywood("sheet", "draw", *PAGE, "draw", "--json").json
    assert draws["columns"] == FOUND


def test_settlement(hollywood: Runner) -> None:
    words = ["sheet", "--rules", "gin", "--json", "A", "99", "draw", "A", "1", "--players", "A,B"]
    found = hollywood(*words).json
    assert found["overall_winner"] == "A"
    assert found["settlement"]["games"][0] == {
        "winner": "A",
        "shutout": True,
        "totals": {"A": 340, "B": 0},
        "net": {"A": 340, "B": -340},
    }
    assert found["settlement"]["payments"] == [
        {"payer": "B", "payee": "A", "points": 340, "cents": 0}
    ]


def test_a_round_that_counts_double_and_one_with_boxes_of_its_own(hollywood: Runner) -> None:
    """A published sheet: the boxes of the spade round are doubled, and so is the third game."""
    club = "gin_extra_boxes=2 undercut_extra_boxes=1 box_bonus=25 third_game_doubled=true"
    sets = [f"--set={knob}" for knob in club.split()]
    played = "A 12 knock A 39 gin B 26 undercut"
    for last in ("A 110 gin x2", "A 110 boxes=5"):
        words = ["sheet", *sets, "--set=doubled_boxes=extra", "--json", *played.split()]
        found = hollywood(*words, *last.split()).json
        assert found["boxes"]["A"] == [9, 8, 5]
        assert found["settlement"]["net"] == {"A": 1129, "B": -1129}


def test_extra_boxes(hollywood: Runner) -> None:
    words = ["sheet", "--set=gin_extra_boxes=2", "--set=undercut_extra_boxes=1", "--json"]
    found = hollywood(*words, *"A 30 gin B 12 undercut A 5".split()).json
    assert found["boxes"] == {"A": [4, 1, 0], "B": [2, 0, 0]}
    assert hollywood(*words, '[["A", 30, "gin"], ["B", 12, "undercut"], ["A", 5]]').json == found


def test_the_drawn_sheet(hollywood: Runner) -> None:
    for columns in (40, 80):
        for layout in ("columns", "blocks"):
            said = hollywood("sheet", *PAGE, "--layout", layout, columns=columns)
            assert said.status == 0
            assert "44" in said.out
            assert max(map(len, said.out.splitlines())) <= columns
    assert "Game 1: Bob 44, Alexandra 18." in hollywood("sheet", *PAGE, "--plain").out


def test_names_of_several_words(hollywood: Runner) -> None:
    found = hollywood("sheet", "Mary Ann 25 Bob 18", "--json").json
    assert list(found["columns"]) == ["Mary Ann", "Bob"]


def test_an_opponent_who_has_not_scored(hollywood: Runner) -> None:
    assert list(hollywood("sheet", "Ann", "25", "--json").json["columns"]) == ["Ann", "opponent"]
    assert list(hollywood("sheet", "draw", "--json").json["columns"]) == [
        "first player",
        "opponent",
    ]
    named = hollywood("sheet", "Ann", "25", "--players", "Bob,Ann", "--json").json
    assert list(named["columns"]) == ["Bob", "Ann"]


def test_three_scores(hollywood: Runner) -> None:
    words = ["--set=form=cutthroat", "--set=players=3", "A 10 B 20 C 30", "--json"]
    assert list(hollywood("sheet", *words).json["columns"]) == ["A", "B", "C"]


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ([], "RESULTS are missing"),
        (["Ann"], "Ann has no points"),
        (["25"], "25 points, but for whom?"),
        (["Ann", "-5"], "-5 points is not a valid score"),
        (["Ann", "2.5"], "2.5 is not a number of points"),
        (["Ann", "99999999999999999999"], "99999999999999999999 is not a number of points"),
        (["Ann 5 Bob 6 Carl 7"], "Carl is not on this sheet of Ann, Bob"),
        (["Ann 5", "--players", "An,Bob"], "Ann is not on this sheet of An, Bob: did you mean An?"),
        (["Ann 5", "--players", "Ann,ann"], "--players has a name twice"),
        (["Ann 5", "--players", "Ann,"], "--players has an empty name"),
        (["Ann 5", "--players", "A,B,C"], "--players has 3 names: this sheet has room for 2"),
        (
            ["Ann 5", "--layout", "rows"],
            "--layout cannot be 'rows': columns or blocks (see hollywood sheet --help)",
        ),
        (["[1]"], "result 1: 1 is not a result"),
        (['[["A", 5], ["B", true]]'], 'result 2: ["B", true] is not a result'),
        (["["], "the results are not JSON"),
        (['{"A": 1}'], "the results must be a JSON list"),
    ],
)
def test_what_is_wrong_is_named(hollywood: Runner, words: list[str], complaint: str) -> None:
    assert hollywood("sheet", *words).complaint.startswith(complaint)


def test_a_bad_line_is_named(hollywood: Runner) -> None:
    assert hollywood("sheet", "-", stdin="Ann 5\n\nBob\n").complaint.startswith(
        "line 3: Bob has no"
    )
    over = "Ann 100\nAnn 100\nAnn 100\nBob 1\n"
    said = hollywood("sheet", "-", stdin=over)
    assert said.complaint == "line 4: the match is over: nothing more is scored on this sheet"


HANDS = {
    "P1": [0, 35, 50, 0, 80, 25, 40],
    "P2": [20, 10, 45, 60, 0, 95, 0],
    "P3": [45, 60, 0, 15, 25, 0, 95],
    "P4": [10, 90, 35, 75, 60, 115, 55],
}


def test_penalties(hollywood: Runner) -> None:
    rows = [" ".join(map(str, [name, *hand])) for name, hand in HANDS.items()]
    found = hollywood("sheet", "--rules", "may-i", *rows, "--json").json
    assert found["totals"] == {"P1": 230, "P2": 230, "P3": 240, "P4": 440}
    assert found["winners"] == ["P1", "P2"]
    assert found["over"]
    assert found["penalties"] == HANDS
    for stdin in ("\n".join(rows), json.dumps(HANDS)):
        assert hollywood("sheet", "--rules=may-i", "-", "--json", stdin=stdin).json == found
    said = hollywood("sheet", "--rules", "may-i", *rows).out
    assert "230" in said
    assert said.endswith("P1 and P2 share the win, each with 230 points.\n")


@pytest.mark.parametrize(
    ("rows", "complaint"),
    [
        ([], "RESULTS are missing"),
        (["A 5 B 10 C 15"], "these rules are for 4, 5, 6 players, not 3"),
        (["A 5 B 10 C 15 D 20 5"], "D has 2 penalties, A 1: give everyone the same number"),
        (["A 5 5 5 5 5 5 5 5 B 5"], "A has 8 penalties: the match has 7 hands"),
        (["A 5 0 B 10 0 a 20 0"], "A has 2 penalties in a row, but a name occurs twice"),
        (["A 5 B 10 C 15 D -5"], "D: a penalty cannot be less than 0"),
        (["A 5 B 10 C 15 D -99999999"], "-99999999 points is not a valid score"),
        (["A 5 B 10 C 15 D 12"], "D cannot have 12: every card counts a multiple of 5, so"),
        (
            ["A 5 B 7"],
            "B cannot have 7: every card counts a multiple of 5, so a penalty can be 0, 5",
        ),
        (["A"], "A has no penalties"),
        (["5"], "5 for whom?"),
        (['[["A"]]'], 'row 1: ["A"] is not a row'),
        (['{"A": [5], "B": "5"}'], 'row 2: ["B", "5"] is not a row'),
        (["A 5 B 10 C 15 D 20", "--players", "A,B,C,D,E"], "E has no row"),
        (["A 5 B 10 C 15 a 20"], "hand 2 has no penalty for B"),
        (["A 5 B 10 A 15 C 20"], "hand 1 has no penalty for C"),
        (["A 5 B 0", "A 5 B 0", "--players", "A,B,C"], "hand 1 has no penalty for C"),
        (["A 5 B 0"] * 8, "these are 8 hands: the match has 7 hands"),
        (["A 5 B 0"] * 7, "these rules are for 4, 5, 6 players, not 2"),
        (["A 5 Bob 10 A 15 Bbo 20", "--players", "A,Bob"], "Bbo is not on this sheet of A, Bob"),
    ],
)
def test_bad_rows(hollywood: Runner, rows: list[str], complaint: str) -> None:
    assert hollywood("sheet", "--rules", "may-i", *rows).complaint.startswith(complaint)


def test_hand_by_hand_is_the_same_sheet(hollywood: Runner) -> None:
    by_player = hollywood("sheet", "--rules=may-i", "-", "--json", stdin=json.dumps(HANDS)).json
    hands = [
        {name: row[hand] for name, row in (reversed(HANDS.items()) if hand else HANDS.items())}
        for hand in range(7)
    ]
    lines = [" ".join(f"{name}: {penalty}" for name, penalty in hand.items()) for hand in hands]
    for given in ("\n".join(lines), json.dumps(hands)):
        assert hollywood("sheet", "--rules=may-i", "-", "--json", stdin=given).json == by_player
    assert hollywood("sheet", "--rules=may-i", "--json", *lines).json == by_player


def test_one_hand_reads_the_same_both_ways(hollywood: Runner) -> None:
    found = hollywood("sheet", "--rules=may-i", "--json", "A 5 B 0 C 10 D 15").json
    one = {"A": 5, "B": 0, "C": 10, "D": 15}
    assert found["penalties"] == {name: [penalty] for name, penalty in one.items()}
    for given in (one, [one]):
        assert hollywood("sheet", "--rules=may-i", "--json", json.dumps(given)).json == found


def test_the_line_of_a_hand_that_lacks_somebody_is_named(hollywood: Runner) -> None:
    lines = "A 5 B 0 C 10 D 15\nA 5 B 0 D 15\nA 5 B 0 C 10 D 15\n"
    said = hollywood("sheet", "--rules=may-i", "-", stdin=lines)
    assert said.complaint.startswith("line 2: hand 2 has no penalty for C: ")
    assert said.status == 2


def test_points_that_no_cards_add_up_to_are_allowed_by_a_switch(hollywood: Runner) -> None:
    rows = ["A 7 B 3 C 12 D 0"]
    said = hollywood("sheet", "--rules=may-i", *rows)
    assert said.complaint.startswith("A cannot have 7")
    assert said.complaint.endswith("--any-points allows others")
    assert said.status == 2
    found = hollywood("sheet", "--rules=may-i", "--any-points", "--json", *rows).json
    assert found["totals"] == {"A": 7, "B": 3, "C": 12, "D": 0}
    ones = '--set=points={"A-K": 1, "XX": 1}'
    assert hollywood("sheet", "--rules=may-i", ones, "--json", *rows).json == found
    nothing = '--set=points={"A-K": 0}'
    assert "can only be 0" in hollywood("sheet", "--rules=may-i", nothing, *rows).complaint
    less = hollywood("sheet", "--rules=may-i", "--set=out_in_one_turn=50", "A -45 B 5 C 5 D 5")
    assert "A cannot have -45" in less.complaint
    assert "it can be" not in less.complaint
    assert "can be -50, 0, 5, 10, 15" in less.complaint


def test_points_taken_off(hollywood: Runner) -> None:
    rows = ["A", "-50", "5", "B", "60", "5", "C", "20", "0", "D", "5", "30"]
    rules = ("--rules", "may-i", "--set", "out_in_one_turn=50")
    found = hollywood("sheet", *rules, *rows, "--json").json
    assert found["totals"] == {"A": -45, "B": 65, "C": 20, "D": 35}
    assert found["leaders"] == ["A"]
    drawn = hollywood("sheet", *rules, *rows).out
    assert "-50" in drawn
    assert "Lowest so far: A, with -45 points." in drawn
    assert "A -50" in hollywood("sheet", *rules, *rows[:2], "B 60 C 20 D 5", "--plain").out


def test_a_file_that_cannot_be_read(hollywood: Runner, tmp_path: Path) -> None:
    binary = tmp_path / "results"
    binary.write_bytes(b"\xff\xd8\xff")
    assert hollywood("sheet", str(binary)).complaint == f"{binary} is not text in UTF-8"
    missing = tmp_path / "nowhere"
    assert hollywood("sheet", str(missing)).complaint == f"{missing}: No such file or directory"
    assert hollywood("sheet", str(tmp_path)).complaint == f"{tmp_path}: Is a directory"
    assert as_program("sheet", "results.txt").complaint == "results.txt: No such file or directory"


@pytest.mark.parametrize("manner", [[], ["--json"], ["--plain"], ["--layout=blocks"]])
def test_twice_the_results_are_twice_the_work(hollywood: Runner, manner: list[str]) -> None:
    def run(rounds: int) -> None:
        results = json.dumps([["Ann" if number % 2 else "Bob", 5] for number in range(rounds)])
        hollywood("sheet", "--set=target=10000", *manner, "-", stdin=results)

    assert in_proportion(run, 50)


def test_among_three_the_printed_lines_add_up(hollywood: Runner) -> None:
    cutthroat = ["--rules=gin", "--set=players=3", "--set=form=cutthroat", "--set=box_bonus=25"]
    shutout = '--set=shutout={"kind": "add", "points": 100}'
    results = "Ann 40 Bob 30 Ann 35 Ann 30".split()
    drawn = hollywood("sheet", *cutthroat, shutout, "--players=Ann,Bob,Cy", *results).out
    below = [line.split() for line in drawn.partition("boxes")[2].splitlines()[1:7]]
    assert below == [
        "game bonus | 100".split(),
        "box bonus | 75 25".split(),
        "total | 280 55 0".split(),  # 105 + 100 + 75, 30 + 25, 0
        "shutout paid | 100 -100".split(),
        "net | 605 -170 -435".split(),  # (280 - 55) + 280 + 100, and so on
        [],
    ]
