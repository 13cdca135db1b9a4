"""The drawn sheets; every text here was checked by eye."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hollywood.errors import HollywoodError
from hollywood.match.columns import Entry
from hollywood.match.penalty_sheet import PenaltySheet
from hollywood.match.sheet import ScoreSheet
from hollywood.match.telling.drawing import draw_penalties, draw_sheet
from hollywood.match.telling.paper import centred, cut_apart, width_of
from hollywood.match.telling.reading import read_entry
from hollywood.texts import speech
from tests.match.sheets import WORKED, sheet, sheets

PAID: dict[str, Any] = {"game_bonus": 100, "box_bonus": 25, "stake": 1}

WORKED_IN_COLUMNS = """\
Ann against Bob: three games to 100, 1 cent a point

                     |      Game 1      |      Game 2      |      Game 3
                     |     Ann      Bob |     Ann      Bob |     Ann      Bob
---------------------+------------------+------------------+------------------
  1 Ann        18    |    18            |                  |
  2 Bob        12    |             12   |                  |
  3 Ann        25    |    43            |    25            |
  4 Bob        30    |             42   |             30   |
  5 Ann        15    |    58            |    40            |    15
  6 Ann        22    |    80            |    62            |    37
  7 Bob        20    |             62   |             50   |             20
  8 Ann        28    |   108 X          |    90            |    65
  9 Ann        41    |------------------|   131 X          |   106 X
---------------------+------------------+------------------+------------------
 boxes               |     5        3   |     5        2   |     4        1
 game bonus          |   100            |   100            |   100
 box bonus           |   125       75   |   125       50   |   100       25
 total               |   333      137   |   356      100   |   306       45
 net                 |   196            |   256            |   261

Ann won the match with 3 of 3 games.
Ann gets 713 points from Bob, 7.13."""

WORKED_IN_BLOCKS = """\
Ann against Bob: three games to 100, 1 cent a point

             |            Ann             |            Bob
             | won     G1     G2     G3   | won     G1     G2     G3
-------------+----------------------------+----------------------------
             |  18     18                 |  12     12
             |  25     43     25          |  30     42     30
             |  15     58     40     15   |  20     62     50     20
             |  22     80     62     37   |       ---------------------
             |  28    108 X   90     65   |
             |  41   ------- 131 X  106 X |
-------------+----------------------------+----------------------------
 boxes       |          5      5      4   |          3      2      1
 game bonus  |        100    100    100   |
 box bonus   |        125    125    100   |         75     50     25
 total       |        333    356    306   |        137    100     45
 net         |        196    256    261   |

Ann won the match with 3 of 3 games.
Ann gets 713 points from Bob, 7.13."""

LOST_ROUND = """\
Maximilian against Jo: three games to 100

                     |      Game 1      |      Game 2      |      Game 3
                     |Maximil.       Jo |Maximil.       Jo |Maximil.       Jo
---------------------+------------------+------------------+------------------
  1 Maximili.  40    |    40            |                  |
  2 Maximili.  35 +2 |    75            |    35            |
  3 Maximili.  30    |   105 X          |    65            |    30
  4 Jo         50    |------------------|                  |
---------------------+------------------+------------------+------------------
 boxes               |     5            |     4            |     1
 still to go         |                  |    35      100   |    70      100
 ahead by            |   105            |    65            |    30

Round 4: Jo scored 50, but in no game: the game it belongs to is over."""

THREE_SIDES = """\
Ann against Bob against Cyril: three games to 100

                     |      Game 1      |      Game 2      |      Game 3
                     |  Ann   Bob Cyril |  Ann   Bob Cyril |  Ann   Bob Cyril
---------------------+------------------+------------------+------------------
  1 Ann        50    |  50              |                  |
  2 Bob        18    |        18        |                  |
  3 Ann        40    |  90              |  40              |
  4 no score         |                  |                  |
  5 Ann        40    | 130X             |  80              |  40
  6 Cyril      14    |------------------|              14  |
---------------------+------------------+------------------+------------------
 boxes               |   3     1        |   2           1  |   1
 still to go         |                  |  20   100    86  |  60   100   100
 game bonus          | 100              |                  |
 box bonus           |  75    25        |                  |
 total               | 305    43     0  |                  |
 shutout paid        | 100        -100  |                  |
 net                 | 667  -219  -448  |                  |"""

THREE_BLOCKS = """\
Ann against Bob against Cyril: three games to 100

             |         Ann         |         Bob         |        Cyril
             | won     G1     G2   | won     G1     G2   | won     G1     G2
-------------+---------------------+---------------------+---------------------
             |  50     50          |  18     18          |  14   -------  14
             |  40     90     40   |       -------       |
             |  40    130 X   80   |                     |
-------------+---------------------+---------------------+---------------------
 boxes       |          3      2   |          1          |                 1
 still to go |                20   |               100   |                86
 game bonus  |        100          |                     |
 box bonus   |         75          |         25          |
 total       |        305          |         43          |          0
 shutout paid|        100          |                     |       -100
 net         |        667          |       -219          |       -448

             |     Ann      |     Bob      |    Cyril
             | won     G3   | won     G3   | won     G3
-------------+--------------+--------------+--------------
             |  50          |  18          |  14
             |  40          |              |
             |  40     40   |              |
-------------+--------------+--------------+--------------
 boxes       |          1   |              |
 still to go |         60   |        100   |        100"""

DOUBLED = """\
Ann and Cy against Bob and Di: two games to 100

                     |      Game 1      |      Game 2
                     |  Ann+Cy   Bob+Di |  Ann+Cy   Bob+Di
---------------------+------------------+------------------
  1 Ann+Cy     60    |    60            |
  2 Ann+Cy     50    |   110 X          |    50
  3 Ann+Cy     50    |------------------|   100 X
---------------------+------------------+------------------
 boxes               |     2            |     2
 doubled             |   x 2      x 2   |   x 4      x 4
 total               |   220        0   |   400        0
 net                 |   220            |   400

Ann and Cy won the match with 2 of 2 games.
Ann and Cy won every game, and everything counts twice.
Ann and Cy get 1,200 points from Bob and Di."""

ONE_GAME = """\
Ann against Bob: one game to 100

                     |     Ann      Bob
---------------------+------------------
  1 Ann        50    |    50
  2 Bob        18    |             18
  3 Ann        50    |   100 X
---------------------+------------------
 boxes               |     2        1
 game bonus          |   100
 box bonus           |    40       20
 total               |   240       38
 net                 |   202

Ann won the game.
Ann gets 202 points from Bob."""

NINE_GAMES = """\
Ann against Bob: nine games to 100

                     |      Game 1      |      Game 2      |      Game 3
                     |     Ann      Bob |     Ann      Bob |     Ann      Bob
---------------------+------------------+------------------+------------------
  1 Ann        50    |    50            |                  |
  2 Bob       100    |            100 X |                  |
---------------------+------------------+------------------+------------------
 boxes               |     1        1   |                  |
 still to go         |                  |   100      100   |   100      100
 ahead by            |             50   |                  |"""

PENALTIES = """\
hand              Ann           Bob            Cy   Maximilian.
---------------------------------------------------------------
 1  SS         0    0       20   20       45   45       10   10
 2  SR        35   35       10   30       60  105       90  100
 3  RR
 4  RRR
---------------------------------------------------------------
total              35            30           105           100
Lowest so far: Bob, with 30 points."""

PENALTIES_IN_WORDS = """\
Hand 2 of 4: Ann 35, Bob 10, Cy 60, Maximilian I. 90.
Totals: Bob 30, Ann 35, Maximilian I. 100, Cy 105.
Lowest so far: Bob, with 30 points."""


def three_sides() -> ScoreSheet:
    results = [(0, 50), (1, 18), (0, 40), None, (0, 40), (2, 14)]
    shutout = {"kind": "add", "points": 100}
    knobs: dict[str, Any] = {"game_bonus": 100, "box_bonus": 25, "shutout": shutout}
    return sheet(results, ("Ann", "Bob", "Cyril"), **knobs)


def test_the_worked_sheet_on_both_papers() -> None:
    assert draw_sheet(sheet(WORKED, **PAID)) == WORKED_IN_COLUMNS
    assert draw_sheet(sheet(WORKED, **PAID), layout="blocks") == WORKED_IN_BLOCKS


def test_the_worked_sheet_in_words() -> None:
    first, *games, won, paid = draw_sheet(sheet(WORKED, **PAID), plain=True).splitlines()
    assert first == "Ann against Bob: three games to 100, 1 cent a point."
    assert games == [
        f"Game {game} is over, won by Ann: Ann {mine}, Bob {theirs}. {boxes} Worth {worth}."
        for game, mine, theirs, boxes, worth in [
            (1, 108, 62, "Boxes: Ann 5, Bob 3.", "196 points to Ann"),
            (2, 131, 50, "Boxes: Ann 5, Bob 2.", "256 points to Ann"),
            (3, 106, 20, "Boxes: Ann 4, Bob 1.", "261 points to Ann"),
        ]
    ]
    assert won == "Ann won the match with 3 of 3 games."
    assert paid == "Ann gets 713 points from Bob, 7.13."


def test_an_open_sheet_in_words() -> None:
    assert draw_sheet(sheet([(0, 44), (1, 18), (0, 12)]), plain=True).splitlines() == [
        "Ann against Bob: three games to 100.",
        "Game 1: Ann 56, Bob 18. Ann needs 44 more, Bob 82.",
        "Game 2: Ann 12, Bob 0. Ann needs 88 more, Bob 100. On the schneid: Bob.",
        "Game 3: no score yet.",
    ]
    assert draw_sheet(sheet([(0, 50), (0, 49), (0, 60)]), plain=True).splitlines()[1:] == [
        "Game 1 is over, won by Ann: Ann 159, Bob 0. Shut out: Bob.",
        "Game 2 is over, won by Ann: Ann 109, Bob 0. Shut out: Bob.",
        "Game 3: Ann 60, Bob 0. Ann needs 40 more, Bob 100. On the schneid: Bob.",
        "Ann won the match with 2 of 3 games; the rest is still to be played.",
    ]


def test_how_a_match_ended_in_words() -> None:
    equal = sheet([(0, 100), (1, 100)], games=2, credit="rounds", game_bonus=100)
    assert draw_sheet(equal, plain=True).splitlines()[-1] == (
        "The match is over, and nobody has won it. Games: Ann 1, Bob 1."
    )
    by_net = sheet([(0, 100), (1, 120)], games=2, credit="rounds", overall="net", box_bonus=20)
    assert draw_sheet(by_net, plain=True).splitlines()[-2:] == [
        "Bob won the match by the settlement.",
        "In all Bob gained 20 points.",
    ]
    partners = ("Ann and Cy", "Bob and Di")
    assert "Ann and Cy need 60 more" in draw_sheet(sheet([(0, 40)], partners), plain=True)


def test_a_round_that_counts_nowhere_is_told_below_the_sheet() -> None:
    on_paper = sheet(
        [(0, 40), (0, 35), (0, 30), (1, 50)], ("Maximilian", "Jo"), closed_entry="forfeit"
    )
    on_paper = on_paper.corrected(2, Entry(0, 35, boxes=3, kind="gin"))
    assert draw_sheet(on_paper) == LOST_ROUND


def test_three_sides() -> None:
    assert draw_sheet(three_sides()) == THREE_SIDES
    assert draw_sheet(three_sides(), layout="blocks") == THREE_BLOCKS
    assert draw_sheet(three_sides(), plain=True).splitlines()[1] == (
        "Game 1 is over, won by Ann: Ann 130, Bob 18, Cyril 0. Shut out: Cyril. "
        "Boxes: Ann 3, Bob 1, Cyril 0. Worth 667 points to Ann."
    )


def test_games_that_are_doubled_and_partners() -> None:
    knobs: dict[str, Any] = {
        "games": 2,
        "shutout": {"kind": "double", "points": 0},
        "sweep_doubled": True,
        "third_game_doubled": True,
        "settlement": "lower_total_pays_difference",
        "rounding": 100,
    }
    results = [(0, 60), (0, 50), (0, 50)]
    assert draw_sheet(sheet(results, ("Ann and Cy", "Bob and Di"), **knobs)) == DOUBLED


def test_one_game() -> None:
    paid: dict[str, Any] = {
        "game_bonus": 100,
        "box_bonus": 20,
        "settlement": "lower_total_pays_difference",
    }
    assert draw_sheet(sheet([(0, 50), (1, 18), (0, 50)], games=1, **paid)) == ONE_GAME
    assert draw_sheet(sheet([], games=1), plain=True) == (
        "Ann against Bob: one game to 100.\nNo score yet."
    )


def test_games_without_a_score_wait_off_the_page() -> None:
    assert draw_sheet(sheet([(0, 50), (1, 100)], games=9)) == NINE_GAMES


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (1, "Round 1: Ann scored 50 in game 1."),
        (2, "Round 2: no score."),
        (3, "Round 3: Ann scored 60 in games 1 and 2, two boxes."),
        (4, "Round 4: Bob scored 9, but in no game: the game it belongs to is over."),
    ],
)
def test_a_round_in_words(number: int, words: str) -> None:
    on_paper = sheet([(0, 50), None], closed_entry="forfeit")
    on_paper = on_paper.after(Entry(0, 60, boxes=2)).after(Entry(1, 9))
    assert read_entry(on_paper, number, speech()) == words


def test_a_round_of_a_single_game_in_words() -> None:
    assert read_entry(sheet([(1, 9)], games=1), 1, speech()) == "Round 1: Bob scored 9."


def test_the_sheet_of_the_contract_game() -> None:
    names = ("Ann", "Bob", "Cy", "Maximilian I.")
    on_paper = PenaltySheet(names, 4, ((0, 20, 45, 10), (35, 10, 60, 90)))
    assert draw_penalties(on_paper, contracts=("SS", "SR", "RR", "RRR")) == PENALTIES
    assert draw_penalties(on_paper, plain=True) == PENALTIES_IN_WORDS
    done = on_paper.after((100, 0, 0, 0)).after((0, 75, 0, 5))
    assert draw_penalties(done).splitlines()[-1] == (
        "Bob, Cy, and Maximilian I. share the win, each with 105 points."
    )
    assert draw_penalties(done.corrected(4, (0, 0, 0, 0)), plain=True).splitlines()[-1] == (
        "Bob won the match with 30 points."
    )
    assert draw_penalties(PenaltySheet(("Ann", "Bob"), 7), plain=True) == (
        "Ann and Bob: seven hands to play."
    )


def test_there_are_two_layouts() -> None:
    with pytest.raises(HollywoodError, match="layout cannot be rows: columns or blocks"):
        draw_sheet(sheet([]), layout="rows")


# Names


def test_names_are_cut_so_that_they_still_differ() -> None:
    assert cut_apart(["Ann", "Bob"], 8) == ("Ann", "Bob")
    assert cut_apart(["Alexandra", "Bob"], 6) == ("Alexa.", "Bob")
    assert cut_apart(["Alexandra", "Alexandria"], 7) == ("Alex.ra", "Alex.ia")
    assert cut_apart(["xxxxxxxAxxxxxxx", "xxxxxxxBxxxxxxx"], 6) == ("xxx. 1", "xxx. 2")


NAMES = st.text("abcXYZ é花", min_size=1, max_size=16).filter(lambda name: name.strip() == name)


@given(names=st.lists(NAMES, min_size=2, max_size=4, unique=True), width=st.integers(4, 12))
def test_cut_names_fit_and_differ(names: list[str], width: int) -> None:
    short = cut_apart(names, width)
    assert len(set(short)) == len(names)
    assert all(width_of(name) <= width for name in short)
    assert all(width_of(centred(name, 20)) == 20 for name in short)


# Any sheet


@given(
    on_paper=sheets(),
    names=st.lists(NAMES.map(lambda name: name[:12]), min_size=3, max_size=3, unique=True),
    layout=st.sampled_from(["columns", "blocks"]),
)
def test_every_sheet_fits_the_page(on_paper: ScoreSheet, names: list[str], layout: str) -> None:
    named = ScoreSheet(tuple(names[: len(on_paper.sides)]), on_paper.rules, on_paper.entries)
    drawn = draw_sheet(named, layout=layout).splitlines()
    paper = [line for line in drawn if "|" in line or "+--" in line]
    assert paper
    assert max(map(width_of, paper)) <= 80
    assert drawn == [line.rstrip() for line in drawn]


@given(on_paper=sheets(), layout=st.sampled_from(["columns", "blocks"]))
def test_every_running_total_is_on_the_paper(on_paper: ScoreSheet, layout: str) -> None:
    drawn = draw_sheet(on_paper, layout=layout).replace("X", " ").replace("|", " ").split()
    for column in on_paper.columns:
        for line in column.lines:
            assert str(line.total) in drawn
    assert draw_sheet(on_paper, plain=True).count("Game ") == (
        on_paper.rules.games if on_paper.rules.games > 1 else 0
    )
