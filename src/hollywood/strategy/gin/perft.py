"""In how many ways a round of gin can go on: a count that two engines must agree on.

The same question as *perft* in computer chess: from one position with all its cards known, in how
many ways can the next n actions be chosen. A wrong rule anywhere changes the count.
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
"""There is room for so many legal actions in one position."""

# A level of the stack: a position, how many actions it has, which is next, and the actions.
_COUNT: Final = S_LENGTH
_NEXT: Final = _COUNT + 1
_ROWS: Final = _NEXT + 1
_LEVEL: Final = _ROWS + MOST_ACTIONS * A_LENGTH


@kernel
def perft(state: list[int], rules: list[int], tables: MeldTables, depth: int) -> int:
    """Return in how many ways ``depth`` legal actions can follow, at least one.

    A round that is over has no ways to go on. -1 if a position has more than MOST_ACTIONS actions.
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
