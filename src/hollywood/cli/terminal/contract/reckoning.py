"""The end of a hand of the contract game: the cards everyone has left, and what they cost."""

from __future__ import annotations

from hollywood.cli.terminal.cast import Cast
from hollywood.cli.terminal.screen import Screen
from hollywood.contract import ContractTable, Ending, price
from hollywood.play import Seat


def reckon(screen: Screen, cast: Cast, table: ContractTable) -> None:
    """Print how a finished hand ended and what each player's cards cost."""
    result = table.result
    assert result is not None
    screen.gap()
    if result.winner is not None:
        screen.say(f"{cast.says(result.winner, 'go', 'out')}; the hand is over.")
    elif result.ending is Ending.STOCK_EXHAUSTED:
        screen.say("Nothing is left to draw: the hand is over, and all hands count.")
    else:
        screen.say(f"Nobody went out in {result.turns} turns: all hands count.")
    costs = price(result, table.rules)
    room = max(len(cast.subject(Seat(seat))) for seat in range(len(costs)))
    for seat, (left, cost) in enumerate(zip(result.left, costs, strict=True)):
        name = cast.subject(Seat(seat))
        if screen.plain:
            screen.say(f"{name}: {left or 'no cards'}; {cost}.")
        else:
            said = f"{name:<{room}} {cost:>4}   {left}".rstrip()
            screen.say(said, indent="  ", hanging=" " * (room + 10))
