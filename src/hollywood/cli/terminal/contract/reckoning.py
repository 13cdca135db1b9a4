"""The end of a hand of the contract game: the melds, the cards left, and what they cost."""

from __future__ import annotations

from collections import Counter

from hollywood.cards import Hand
from hollywood.cli.terminal.cast import Cast
from hollywood.cli.terminal.contract.hand import show_melds
from hollywood.cli.terminal.screen import Screen
from hollywood.contract import ContractRules, ContractTable, Ending, price
from hollywood.play import Seat


def reckon(screen: Screen, cast: Cast, table: ContractTable) -> None:
    """Print how a finished hand ended, the melds, and what each player's cards cost.

    How it was won is the end of the story: who discards or lays off the last card goes out.
    """
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
    show_melds(screen, cast, table)
    costs = price(result, table.rules)
    room = max(len(cast.subject(Seat(seat))) for seat in range(len(costs)))
    for seat, (left, cost) in enumerate(zip(result.left, costs, strict=True)):
        name = cast.subject(Seat(seat))
        if screen.plain:
            cards = str(left) if left else say("reckon-no-cards")
            screen.say(say("reckon-left", name=name, cards=cards, n=cost))
        else:
            said = f"{name:<{room}} {cost:>4}   {_counted(screen, left, table.rules)}".rstrip()
            screen.say(said, indent="  ", hanging=" " * (room + 10))
    if result.winner is not None and costs[result.winner]:
        who, name = cast.who(result.winner), cast.subject(result.winner)
        screen.say(say("reckon-bonus", who=who, name=name, n=costs[result.winner]))


def _counted(screen: Screen, left: Hand, rules: ContractRules) -> str:
    """The cards left, and how their points add up: ``Kc Qc 5h   (2 x 10 + 5)``."""
    if len(left) < 2:
        return str(left)
    points = Counter(rules.points.of(card) for card in left)
    parts = [f"{many} x {each}" if many > 1 else str(each) for each, many in points.most_common()]
    say = screen.speech
    return say("reckon-counted", cards=str(left), sum=" + ".join(parts))
