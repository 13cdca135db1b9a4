"""The end of a hand of the contract game: the cards everyone has left, and what they cost."""

from __future__ import annotations

from hollywood.cli.terminal.cast import Cast
from hollywood.cli.terminal.screen import Screen
from hollywood.contract import ContractTable, Ending, price
from hollywood.play import Seat


def reckon(screen: Screen, cast: Cast, table: ContractTable) -> None:
    """Print how a finished hand ended and what each player's cards cost."""
    result, say = table.result, screen.speech
    assert result is not None
    screen.gap()
    if result.winner is not None:
        who, name = cast.who(result.winner), cast.subject(result.winner)
        screen.say(say("reckon-out", who=who, name=name))
    elif result.ending is Ending.STOCK_EXHAUSTED:
        screen.say(say("reckon-stock-out"))
    else:
        screen.say(say("reckon-turns-out", n=result.turns))
    costs = price(result, table.rules)
    room = max(len(cast.subject(Seat(seat))) for seat in range(len(costs)))
    for seat, (left, cost) in enumerate(zip(result.left, costs, strict=True)):
        name = cast.subject(Seat(seat))
        if screen.plain:
            cards = str(left) if left else say("reckon-no-cards")
            screen.say(say("reckon-left", name=name, cards=cards, n=cost))
        else:
            said = f"{name:<{room}} {cost:>4}   {left}".rstrip()
            screen.say(said, indent="  ", hanging=" " * (room + 10))
