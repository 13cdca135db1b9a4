"""The Hollywood sheet of two sides: columns, the end of a match, its winner, the next dealer.

This does the same as :mod:`hollywood.match.columns`, :mod:`hollywood.match.sheet`,
:mod:`hollywood.match.settlement` and :mod:`hollywood.match.dealers`, as far as it decides a match.
It ignores money.
"""

from __future__ import annotations

from typing import Final

from hollywood.kernel.engine.compiling import kernel
from hollywood.kernel.gin import layout as at

MOST_GAMES: Final = 30

T_SCORED: Final = 0  # how many rounds somebody scored
T_WINS: Final = 1  # rounds won, by side
T_ENTERED: Final = 3  # by side: a mask of the games it has entered
T_WON: Final = 5  # by game: the side that won it, -1 while it is open
T_TOTALS: Final = T_WON + MOST_GAMES  # points, two numbers for each game
T_BOXES: Final = T_TOTALS + 2 * MOST_GAMES  # two numbers for each game
T_LENGTH: Final = T_BOXES + 2 * MOST_GAMES

_ALL_GAMES, _NET = 1, 2
_REPLACE, _ADD, _DOUBLE = 1, 2, 3
_WINNER, _LOSER = 0, 1


@kernel
def empty_sheet(sheet: list[int]) -> None:
    """Write an empty sheet."""
    for place in range(T_LENGTH):
        sheet[place] = 0
    for game in range(MOST_GAMES):
        sheet[T_WON + game] = at.NOBODY


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
            place = 2 * game + side
            sheet[T_BOXES + place] += boxes
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
    if rules[at.R_TWO_WINS] and (games_won(sheet, rules, 0) > 1 or games_won(sheet, rules, 1) > 1):
        return 1
    return 0 if games_won(sheet, rules, at.NOBODY) else 1


@kernel
def winner_of(sheet: list[int], rules: list[int]) -> int:
    """Return the winner of a finished match, or -1 if it has none."""
    first = games_won(sheet, rules, 0)
    second = games_won(sheet, rules, 1)
    if rules[at.R_OVERALL] == _ALL_GAMES:
        if first == rules[at.R_GAMES]:
            return 0
        return 1 if second == rules[at.R_GAMES] else at.NOBODY
    lead = net(sheet, rules) if rules[at.R_OVERALL] == _NET else first - second
    if lead > 0:
        return 0
    return 1 if lead < 0 else at.NOBODY


@kernel
def net(sheet: list[int], rules: list[int]) -> int:
    """Return side 0's net points in the settlement of the finished games, not rounded."""
    games = rules[at.R_GAMES]
    gained = 0
    for game in range(games):
        winner = sheet[T_WON + game]
        if winner != at.NOBODY:
            mine = 2 * game + winner
            theirs = 2 * game + 1 - winner
            worth = sheet[T_TOTALS + mine] - sheet[T_TOTALS + theirs] + rules[at.R_GAME_BONUS]
            worth += rules[at.R_BOX_BONUS] * (sheet[T_BOXES + mine] - sheet[T_BOXES + theirs])
            if sheet[T_TOTALS + theirs] == 0:
                if rules[at.R_SHUTOUT] == _REPLACE:
                    worth += rules[at.R_SHUTOUT_POINTS] - rules[at.R_GAME_BONUS]
                elif rules[at.R_SHUTOUT] == _ADD:
                    worth += rules[at.R_SHUTOUT_POINTS]
                elif rules[at.R_SHUTOUT] == _DOUBLE:
                    worth *= 2
            if rules[at.R_THIRD_DOUBLED] and game == games - 1:
                worth *= 2
            gained += worth if winner == 0 else -worth
    swept = games_won(sheet, rules, 0) == games or games_won(sheet, rules, 1) == games
    return 2 * gained if rules[at.R_SWEEP_DOUBLED] and swept else gained


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
