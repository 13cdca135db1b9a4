"""How wins are entered in columns: worked examples, and an independent version of the rule."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hollywood.match.columns import Column, Entry, fill_columns
from hollywood.match.sheet import ScoreSheet
from tests.match.sheets import WORKED, entries, rules, sheet, sheets


def totals(results: Sequence[tuple[int, int] | None], **knobs: Any) -> list[tuple[int, ...]]:
    on_paper = sheet(results, **knobs)
    return [on_paper.totals(side) for side in range(2)]


@pytest.mark.parametrize(
    ("results", "mine", "theirs"),
    [
        ([(0, 12), (1, 16), (0, 30), (0, 6)], (48, 36, 6), (16, 0, 0)),
        ([(0, 10), (1, 18), (0, 30), (0, 4)], (44, 34, 4), (18, 0, 0)),
        ([(0, 10), None, (1, 18), (0, 30), None, (0, 4)], (44, 34, 4), (18, 0, 0)),
        ([(0, 32), (0, 28), (0, 45)], (105, 73, 45), (0, 0, 0)),
        ([(0, 50), (0, 49), (0, 60)], (159, 109, 60), (0, 0, 0)),
        # The shut-out player's first entry goes to the next open game.
        ([(0, 40), (0, 35), (0, 30), (1, 50)], (105, 65, 30), (0, 50, 0)),
        (
            [(0, 40), (0, 35), (0, 30), (1, 50), (0, 40), (1, 20)],
            (105, 105, 70),
            (0, 50, 20),
        ),
        (
            [(0, 60), (0, 45), (1, 30), (1, 40), (1, 35), (0, 20), (1, 30)],
            (105, 45, 20),
            (0, 105, 105),
        ),
        # A third win after the first game has closed counts in the other two.
        (
            [(0, 40), (1, 40), (1, 40), (0, 30), (1, 30), (0, 30)],
            (70, 60, 30),
            (110, 70, 30),
        ),
        (WORKED, (108, 131, 106), (62, 50, 20)),
    ],
)
def test_wins_open_games_one_after_the_other(
    results: Sequence[tuple[int, int] | None], mine: tuple[int, ...], theirs: tuple[int, ...]
) -> None:
    assert totals(results) == [mine, theirs]


def test_a_first_win_is_lost_by_forfeit_when_its_game_is_over() -> None:
    results = [(0, 40), (0, 35), (0, 30), (1, 50)]
    assert totals(results, closed_entry="forfeit") == [(105, 65, 30), (0, 0, 0)]
    # The second win counts in the first two games, of which the second is still open.
    results.append((1, 20))
    assert totals(results, closed_entry="forfeit") == [(105, 65, 30), (0, 20, 0)]
    assert totals(results, closed_entry="shift") == [(105, 65, 30), (0, 70, 20)]


@pytest.mark.parametrize("closed_entry", ["shift", "forfeit"])
def test_rounds_open_games_whoever_wins_them(closed_entry: str) -> None:
    results = [(0, 25), (1, 3), None, (1, 10), (0, 70)]
    assert totals(results, credit="rounds", closed_entry=closed_entry) == [
        (95, 70, 70),
        (13, 13, 10),
    ]
    assert totals(results) == [(95, 70, 0), (13, 10, 0)]


def test_a_line_says_whose_it_is_and_how_far_it_brings_him() -> None:
    first, second, third = sheet(WORKED[:4]).columns
    assert [(line.entry, line.side, line.points, line.total) for line in first.lines] == [
        (1, 0, 18, 18),
        (2, 1, 12, 12),
        (3, 0, 25, 43),
        (4, 1, 30, 42),
    ]
    assert [(line.entry, line.total) for line in second.of(0)] == [(3, 25)]
    assert [(line.entry, line.total) for line in second.of(1)] == [(4, 30)]
    assert third.lines == ()


def test_a_game_won_without_reply_is_a_shutout_and_an_open_one_the_schneid() -> None:
    first, second, third = sheet([(0, 60), (0, 45)]).columns
    assert (first.winner, first.closed_at, first.shut_out) == (0, 2, (1,))
    assert (second.winner, second.on_the_schneid, second.shut_out) == (None, (1,), ())
    assert third.on_the_schneid == ()


def test_a_win_without_points_is_a_box_but_not_off_the_schneid() -> None:
    (only,) = sheet([(1, 0), (0, 100)], games=1).columns
    assert only.boxes == (1, 1)
    assert only.shut_out == (1,)


# An independent version: games have names, a sheet is a table of numbers, nothing is shared.


def by_the_letter(
    results: Sequence[Entry], sides: int, *, games: int, target: int, credit: str, closed: str
) -> dict[str, Any]:
    score = {(side, game): 0 for side in range(sides) for game in range(1, games + 1)}
    boxes = dict(score)
    entered: dict[int, list[int]] = {side: [] for side in range(sides)}
    open_games, winner_of = list(range(1, games + 1)), {}
    wins = [0] * sides
    for entry in results:
        side = entry.winner
        if side is None:
            continue
        wins[side] += 1
        if credit == "rounds":
            mine = [game for game in range(1, games + 1) if game <= min(sum(wins), games)]
        elif closed == "forfeit":
            mine = [game for game in range(1, games + 1) if game <= min(wins[side], games)]
        else:
            new = [game for game in open_games if game not in entered[side]]
            if new:
                entered[side].append(min(new))
            mine = entered[side]
        for game in [game for game in mine if game in open_games]:
            score[side, game] += entry.points
            boxes[side, game] += entry.boxes
        for game in list(open_games):
            if score[side, game] >= target:
                open_games.remove(game)
                winner_of[game] = side
    return {"score": score, "boxes": boxes, "winners": winner_of}


@given(
    sides=st.integers(2, 3),
    games=st.integers(1, 9),
    target=st.sampled_from([50, 100, 150]),
    credit=st.sampled_from(["wins", "rounds"]),
    closed=st.sampled_from(["shift", "forfeit"]),
    data=st.data(),
)
def test_columns_are_what_the_letter_of_the_rule_says(
    sides: int, games: int, target: int, credit: str, closed: str, data: st.DataObject
) -> None:
    rounds = data.draw(entries(sides))
    knobs = rules(games=games, target=target, credit=credit, closed_entry=closed)
    found = fill_columns(rounds, sides, knobs)
    naive = by_the_letter(rounds, sides, games=games, target=target, credit=credit, closed=closed)
    for column in found:
        for side in range(sides):
            assert column.totals[side] == naive["score"][side, column.number]
            assert column.boxes[side] == naive["boxes"][side, column.number]
        assert column.winner == naive["winners"].get(column.number)


@given(rounds=entries(), games=st.integers(1, 9))
def test_while_no_game_is_over_the_nth_win_counts_in_the_first_n_games(
    rounds: list[Entry], games: int
) -> None:
    knobs = rules(games=games, target=10_000)
    for side in range(2):
        points = [entry.points for entry in rounds if entry.winner == side]
        expected = [sum(points[game:]) for game in range(games)]
        assert [column.totals[side] for column in fill_columns(rounds, 2, knobs)] == expected


@given(rounds=entries(), games=st.integers(1, 9))
def test_shift_and_forfeit_agree_until_a_game_is_over(rounds: list[Entry], games: int) -> None:
    shift, forfeit = (
        fill_columns(rounds, 2, rules(games=games, closed_entry=way))
        for way in ("shift", "forfeit")
    )
    ends = [column.closed_at for column in shift if column.closed_at is not None]
    until = min(ends, default=len(rounds))
    for one, other in zip(shift, forfeit, strict=True):
        assert [line for line in one.lines if line.entry <= until] == [
            line for line in other.lines if line.entry <= until
        ]


def _is_sound(column: Column, target: int) -> None:
    for side, total in enumerate(column.totals):
        mine = column.of(side)
        assert total == sum(line.points for line in mine)
        assert column.boxes[side] == sum(line.boxes for line in mine)
        assert [line.total for line in mine] == [
            sum(line.points for line in mine[: n + 1]) for n in range(len(mine))
        ]
    reached = [side for side, total in enumerate(column.totals) if total >= target]
    assert reached == ([] if column.winner is None else [column.winner])
    if column.closed:
        assert column.lines[-1].entry == column.closed_at
        assert column.lines[-1].side == column.winner


@given(on_paper=sheets())
def test_every_column_adds_up_and_a_finished_game_has_one_winner(on_paper: ScoreSheet) -> None:
    for column in on_paper.columns:
        _is_sound(column, on_paper.rules.target)


@given(on_paper=sheets(), data=st.data())
def test_a_dead_hand_counts_for_nothing(on_paper: ScoreSheet, data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(on_paper.entries)))
    dead = Entry(None, boxes=0)
    rounds = (*on_paper.entries[:place], dead, *on_paper.entries[place:])
    found = fill_columns(rounds, len(on_paper.sides), on_paper.rules)
    assert [column.totals for column in found] == [column.totals for column in on_paper.columns]
    assert [column.winner for column in found] == [column.winner for column in on_paper.columns]
