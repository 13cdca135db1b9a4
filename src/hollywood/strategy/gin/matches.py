"""A loop that plays whole matches of gin between two players and writes a row for every round.

:func:`play_units` plays either matches or single rounds, so only one function must be compiled.

The first dealer of match n is seat ``n % 2``. A match that is not over after MOST_ROUNDS rounds is
stopped, because under some rules weak players would never finish.

If there are too few rows for all matches, the loop stops between two rounds. The *course* is a
vector that has everything needed to continue; pass it to the next call.
"""

from __future__ import annotations

from typing import Final

from hollywood.kernel.engine.bits import zeros
from hollywood.kernel.engine.chance import LENGTH
from hollywood.kernel.engine.compiling import kernel
from hollywood.kernel.gin import layout as at
from hollywood.kernel.gin.game import Board, Game
from hollywood.kernel.gin.price import P_LENGTH
from hollywood.kernel.gin.sheet import (
    T_TOTALS,
    empty_sheet,
    enter,
    is_over,
    next_dealer,
    winner_of,
)
from hollywood.strategy.gin.play import (
    F_BOXES,
    F_LENGTH,
    F_POINTS,
    F_WINNER,
    Deal,
    Seats,
    play_round,
    play_rounds,
    stream_of,
)

MOST_ROUNDS: Final = 10_000
"""A match is stopped after this many rounds."""

C_MATCH: Final = 0  # the number of the current or next match
C_ROUND: Final = 1  # how many of its rounds have been played
C_DEALER: Final = 2  # the dealer of its next round

C_LENGTH: Final = 3
"""The course of a batch. The sheet of the current match is a vector of its own."""

M_NUMBER: Final = 0  # the number of the match
M_ROUND: Final = 1  # the number of the round, from 1
M_FACTS: Final = 2
M_OVER: Final = M_FACTS + F_LENGTH
M_WINNER: Final = M_OVER + 1  # the winner of a finished match; -1 if there is none
M_TOTALS: Final = M_WINNER + 1  # two numbers for each game


@kernel
def row_length(rules: list[int]) -> int:
    """Return the length of a row under these rules."""
    return M_TOTALS + 2 * rules[at.R_GAMES]


@kernel
def play_matches(
    course: list[int],
    sheet: list[int],
    last: int,
    seed: int,
    game: Game,
    seats: Seats,
    rows: list[int],
) -> int:
    """Play on from ``course`` to the end of match ``last``; return how many rows were written.

    It stops earlier if ``rows`` are full. A new course has the number of its first match, and 0
    rounds played.
    """
    rules = game.rules
    length = row_length(rules)
    room = len(rows) // length
    board = Board(zeros(at.S_LENGTH), zeros(at.V_LENGTH), zeros(at.A_LENGTH), zeros(P_LENGTH))
    chance = zeros(2 * LENGTH)
    written = 0
    while course[C_MATCH] <= last and written < room:
        number = course[C_MATCH]
        if course[C_ROUND] == 0:
            empty_sheet(sheet)
            course[C_DEALER] = number & 1
        row = written * length
        facts = row + M_FACTS
        deal = Deal(course[C_DEALER], seed, number, stream_of(course[C_ROUND], 0))
        play_round(board, game, seats, deal, chance, rows, facts)
        written += 1
        winner = rows[facts + F_WINNER]
        enter(sheet, rules, winner, rows[facts + F_POINTS], rows[facts + F_BOXES])
        course[C_ROUND] += 1
        course[C_DEALER] = next_dealer(rules, course[C_DEALER], winner)
        over = is_over(sheet, rules)
        rows[row + M_NUMBER] = number
        rows[row + M_ROUND] = course[C_ROUND]
        rows[row + M_OVER] = over
        rows[row + M_WINNER] = winner_of(sheet, rules) if over else at.NOBODY
        for place in range(2 * rules[at.R_GAMES]):
            rows[row + M_TOTALS + place] = sheet[T_TOTALS + place]
        if over or course[C_ROUND] == MOST_ROUNDS:
            course[C_MATCH] += 1
            course[C_ROUND] = 0
    return written


@kernel
def play_units(
    in_matches: int,
    course: list[int],
    sheet: list[int],
    last: int,
    seed: int,
    game: Game,
    seats: Seats,
    rows: list[int],
) -> int:
    """Play matches, or rounds if not ``in_matches``, from number C_MATCH of ``course`` to ``last``.

    Returns how many rows were written. For matches see :func:`play_matches`. Rounds need room for
    all of them, F_LENGTH numbers each.
    """
    if in_matches:
        return play_matches(course, sheet, last, seed, game, seats, rows)
    first = course[C_MATCH]
    count = last + 1 - first
    play_rounds(first, count, seed, game, seats, rows)
    return count
