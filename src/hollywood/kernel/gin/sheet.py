"""The Hollywood sheet of two or three sides: columns, the end of a match, its winner, the net.

This does the same as :mod:`hollywood.match.columns`, :mod:`hollywood.match.sheet`,
:mod:`hollywood.match.settlement` and :mod:`hollywood.match.dealers`, as far as it decides a match.
It ignores money.
"""

from __future__ import annotations

from typing import Final

from hollywood.kernel.engine.compiling import inlined, kernel
from hollywood.kernel.gin import layout as at

MOST_GAMES: Final = 30
MOST_SIDES: Final = 3

T_SIDES: Final = 0
T_SCORED: Final = 1  # how many rounds somebody scored
T_WINS: Final = 2  # rounds won, by side
T_ENTERED: Final = T_WINS + MOST_SIDES  # by side: a mask of the games it has entered
T_WON: Final = T_ENTERED + MOST_SIDES  # by game: the side that won it, -1 while it is open
T_TOTALS: Final = T_WON + MOST_GAMES  # points, a number of each side for each game
T_BOXES: Final = T_TOTALS + 2 * MOST_GAMES  # of two sides; see :func:`boxes_from`
T_LENGTH: Final = T_BOXES + 2 * MOST_GAMES
"""The length of a sheet of two sides."""
T_LONGEST: Final = T_TOTALS + 2 * MOST_SIDES * MOST_GAMES
"""The length of a sheet of three sides."""

_ALL_GAMES, _NET = 1, 2
_REPLACE, _ADD, _DOUBLE = 1, 2, 3
_WINNER, _LOSER = 0, 1


@kernel
def empty_sheet(sheet: list[int]) -> None:
    """Write an empty sheet of two sides."""
    empty_sheet_of(sheet, 2)


@kernel
def empty_sheet_of(sheet: list[int], sides: int) -> None:
    """Write an empty sheet of so many sides; for three it has T_LONGEST places."""
    for place in range(T_TOTALS + 2 * sides * MOST_GAMES):
        sheet[place] = 0
    sheet[T_SIDES] = sides
    for game in range(MOST_GAMES):
        sheet[T_WON + game] = at.NOBODY


@inlined
def boxes_from(sheet: list[int]) -> int:
    """Return where the boxes begin, a number of each side for each game."""
    return T_TOTALS + sheet[T_SIDES] * MOST_GAMES


@kernel
def enter(sheet: list[int], rules: list[int], side: int, points: int, boxes: int) -> None:
    """Enter a round on the sheet; ``side`` is -1 for a round that nobody scored."""
    if side == at.NOBODY:
        return
    games = rules[at.R_GAMES]
    sheet[T_SCORED] += 1
    sheet[T_WINS + side] += 1
    if rules[at.R_BY_ROUNDS]:
        credited = (1 << sheet[T_SCORED]) - 1 if sheet[T_SCORED] < games else (1 << games) - 1
    elif rules[at.R_FORFEIT]:
        wins = sheet[T_WINS + side]
        credited = (1 << wins) - 1 if wins < games else (1 << games) - 1
    else:
        going = rules[at.R_AT_ONCE]
        for game in range(games):
            if sheet[T_WON + game] == at.NOBODY and going > 0:
                going -= 1
                if not sheet[T_ENTERED + side] >> game & 1:
                    sheet[T_ENTERED + side] |= 1 << game
                    break
        credited = sheet[T_ENTERED + side]
    # In a running series, only the first of the games that are not over have begun.
    going = rules[at.R_AT_ONCE]
    for game in range(games):
        if sheet[T_WON + game] != at.NOBODY:
            continue
        going -= 1
        if credited >> game & 1 and going >= 0:
            place = sheet[T_SIDES] * game + side
            sheet[boxes_from(sheet) + place] += boxes
            sheet[T_TOTALS + place] += points
            if sheet[T_TOTALS + place] >= rules[at.R_TARGET]:
                sheet[T_WON + game] = side


@kernel
def games_won(sheet: list[int], rules: list[int], side: int) -> int:
    """Return how many games ``side`` has won; for side -1, how many are open."""
    won = 0
    for game in range(rules[at.R_GAMES]):
        if sheet[T_WON + game] == side:
            won += 1
    return won


@kernel
def is_over(sheet: list[int], rules: list[int]) -> int:
    """Return 1 if the match is over, else 0."""
    if rules[at.R_TWO_WINS]:
        for side in range(sheet[T_SIDES]):
            if games_won(sheet, rules, side) > 1:
                return 1
    return 0 if games_won(sheet, rules, at.NOBODY) else 1


@kernel
def winner_of(sheet: list[int], rules: list[int]) -> int:
    """Return the winner of a finished match, or -1 if it has none."""
    best = at.NOBODY
    most = 0
    for side in range(sheet[T_SIDES]):
        won = games_won(sheet, rules, side)
        if rules[at.R_OVERALL] == _ALL_GAMES:
            if won == rules[at.R_GAMES]:
                return side
            continue
        mine = net_of(sheet, rules, side) if rules[at.R_OVERALL] == _NET else won
        if side == 0 or mine > most:
            most = mine
            best = side
        elif mine == most:
            best = at.NOBODY
    return best


@kernel
def net(sheet: list[int], rules: list[int]) -> int:
    """Return side 0's net points in the settlement of the finished games, not rounded."""
    return net_of(sheet, rules, 0)


@kernel
def net_of(sheet: list[int], rules: list[int], side: int) -> int:
    """Return the net points of a side; with three sides each settles with each."""
    games = rules[at.R_GAMES]
    sides = sheet[T_SIDES]
    gained = 0
    for game in range(games):
        winner = sheet[T_WON + game]
        if winner == at.NOBODY:
            continue
        for other in range(sides):
            if winner == other:
                gained -= _owed(sheet, rules, game, other, side)
            else:
                gained += _owed(sheet, rules, game, side, other)
    if not rules[at.R_SWEEP_DOUBLED]:
        return gained
    for other in range(sides):
        if games_won(sheet, rules, other) == games:
            return 2 * gained
    return gained


@kernel
def _owed(sheet: list[int], rules: list[int], game: int, side: int, other: int) -> int:
    """Return what ``other`` owes ``side`` for a finished game, which ``other`` has not won."""
    if side == other:
        return 0
    first = sheet[T_SIDES] * game
    boxes = boxes_from(sheet) + first
    worth = sheet[T_TOTALS + first + side] - sheet[T_TOTALS + first + other]
    worth += rules[at.R_BOX_BONUS] * (sheet[boxes + side] - sheet[boxes + other])
    if sheet[T_WON + game] == side:
        worth += rules[at.R_GAME_BONUS]
        if sheet[T_TOTALS + first + other] == 0:
            if rules[at.R_SHUTOUT] == _REPLACE:
                worth += rules[at.R_SHUTOUT_POINTS] - rules[at.R_GAME_BONUS]
            elif rules[at.R_SHUTOUT] == _ADD:
                worth += rules[at.R_SHUTOUT_POINTS]
            elif rules[at.R_SHUTOUT] == _DOUBLE:
                worth *= 2
    return 2 * worth if rules[at.R_THIRD_DOUBLED] and game == rules[at.R_GAMES] - 1 else worth


@kernel
def next_dealer(rules: list[int], dealer: int, winner: int) -> int:
    """Return the next dealer after a round of ``dealer`` that ``winner`` won; -1 is a draw."""
    if winner == at.NOBODY:
        return 1 - dealer if rules[at.R_DRAW_PASSES_DEAL] else dealer
    if rules[at.R_NEXT_DEALER] == _WINNER:
        return winner
    if rules[at.R_NEXT_DEALER] == _LOSER:
        return 1 - winner
    return 1 - dealer
