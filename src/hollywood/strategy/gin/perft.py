"""Counts the ways in which a round of gin can continue, to compare two engines.

It is *perft* as in computer chess: the number of ways to choose the next n actions from a position
whose cards are all known. A wrong rule anywhere changes the count.
"""

from __future__ import annotations

from typing import Final

from hollywood.kernel.deadwood.tables import MeldTables
from hollywood.kernel.engine.bits import zeros
from hollywood.kernel.engine.compiling import kernel
from hollywood.kernel.gin.layout import A_LENGTH, S_LENGTH
from hollywood.kernel.gin.legality import legal
from hollywood.kernel.gin.moves import apply

MOST_ACTIONS: Final = 2048
"""The most legal actions in one position that there is room for."""

# A level of the stack: a position, the number of its actions, the next one to try, the actions.
_COUNT: Final = S_LENGTH
_NEXT: Final = _COUNT + 1
_ROWS: Final = _NEXT + 1
_LEVEL: Final = _ROWS + MOST_ACTIONS * A_LENGTH


@kernel
def perft(state: list[int], rules: list[int], tables: MeldTables, depth: int) -> int:
    """Return the number of ways to choose the next ``depth`` legal actions, at least one.

    A finished round has no legal actions. Returns -1 if a position has more than MOST_ACTIONS.
    """
    stack = zeros(depth * _LEVEL)
    current = zeros(S_LENGTH)
    rows = zeros(MOST_ACTIONS * A_LENGTH)
    action = zeros(A_LENGTH)
    for place in range(S_LENGTH):
        current[place] = state[place]
    total = 0
    level = 0
    while True:
        ways = legal(current, rules, tables, rows, MOST_ACTIONS)
        if ways > MOST_ACTIONS:
            return -1
        base = level * _LEVEL
        if level == depth - 1:
            total += ways
            level -= 1
        else:
            for place in range(S_LENGTH):
                stack[base + place] = current[place]
            stack[base + _COUNT] = ways
            stack[base + _NEXT] = 0
            for place in range(ways * A_LENGTH):
                stack[base + _ROWS + place] = rows[place]
        while level >= 0 and (stack[level * _LEVEL + _NEXT] == stack[level * _LEVEL + _COUNT]):
            level -= 1
        if level < 0:
            return total
        base = level * _LEVEL
        for place in range(S_LENGTH):
            current[place] = stack[base + place]
        chosen = base + _ROWS + stack[base + _NEXT] * A_LENGTH
        for place in range(A_LENGTH):
            action[place] = stack[chosen + place]
        stack[base + _NEXT] += 1
        apply(current, rules, action)
        level += 1
