"""The end of a gin round: both hands, and how the points are calculated."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hollywood.cards import Card, Hand
from hollywood.cli.terminal.cast import Cast
from hollywood.cli.terminal.screen import Screen
from hollywood.gin import Ending, GinResult, GinRules, GinTable, ScoreKind, price
from hollywood.match.telling.wording import counted, number
from hollywood.match.telling.wording import points as in_points
from hollywood.melds import Meld, points
from hollywood.play import Seat


def reckon(screen: Screen, cast: Cast, seats: Sequence[Seat], table: GinTable) -> None:
    """Print how a finished round ended, both hands, and the arithmetic of the score."""
    assert table.result is not None
    screen.gap()
    if table.knocker is None:
        screen.say(dead_hand(table.result))
        return
    defender = Seat(1 - table.knocker)
    if table.ending is not Ending.KNOCK:  # a knock has just been described
        screen.say(headline(cast, seats, table))
    names = [cast.subject(seats[place]) for place in (table.knocker, defender)]
    room = max(map(len, names))
    hands = ((table.spread, table.left), (table.shown or (), table.shown_left))
    for name, (melds, left) in zip(names, hands, strict=True):
        if screen.plain:
            screen.say(_in_words(name, melds, left, table))
        else:
            shown = " ".join(f"[{meld}]" for meld in melds) + (f"  {left}" if left else "")
            count = points(left, table.rules.melds)
            line = f"{name:<{room}}  {shown}   {count}" if left else f"{name:<{room}}  {shown}"
            screen.say(line, indent="  ", hanging=" " * (room + 4))
    for sentence in arithmetic(cast, seats, table):
        screen.say(sentence, hanging="  ")


def dead_hand(result: GinResult) -> str:
    """Explain why nobody won."""
    if result.ending is Ending.DEAD_HAND:
        return "The stock ran out: a dead hand, nobody scores."
    return f"Nobody knocked in {result.turns} turns: a dead hand, nobody scores."


def headline(cast: Cast, seats: Sequence[Seat], table: GinTable) -> str:
    """Announce gin or big gin."""
    assert table.knocker is not None
    knocker = seats[table.knocker]
    if table.ending is Ending.BIG_GIN:
        return f"Big gin! {cast.says(knocker, 'have', 'all eleven cards in melds')}."
    return f"Gin! {cast.says(knocker, 'have', 'no deadwood')}."


def arithmetic(cast: Cast, seats: Sequence[Seat], table: GinTable) -> Iterator[str]:
    """Show the arithmetic of the score, step by step."""
    assert table.knocker is not None
    assert table.result is not None
    rules, result = table.rules, table.result
    knocker, defender = seats[table.knocker], seats[1 - table.knocker]
    for who, layoffs, after in (
        (defender, table.layoffs, result.defender_deadwood),
        (knocker, table.knocker_layoffs, result.knocker_deadwood),
    ):
        laid = Hand.of(layoff.card for layoff in layoffs)
        if laid:
            less = points(laid, rules.melds)
            has = cast.says(who, "have", f"{after + less} - {less} laid off ({laid}) = {after}")
            yield f"{has}."
    score = price(result, rules)
    if score.winner is None:
        yield "Nobody scores."
        return
    to = cast.name(seats[score.winner])
    # The sum ends with its result, which the winner gets.
    total = _sum(result, rules, score.kind).removesuffix(str(score.points))
    yield f"{total}{in_points(score.points)} to {to}."
    if score.boxes > 1:
        yield f"That is worth {counted(score.boxes, 'box', 'boxes')}."


def _sum(result: GinResult, rules: GinRules, kind: ScoreKind) -> str:
    low, high = sorted((result.knocker_deadwood, result.defender_deadwood))
    if kind is ScoreKind.KNOCK:
        total, points_before = f"{high} - {low} = {high - low}", high - low
    elif kind is ScoreKind.UNDERCUT:
        points_before = high - low + rules.undercut_bonus
        total = f"Undercut: {high} - {low} + {rules.undercut_bonus} = {points_before}"
    else:
        big = kind is ScoreKind.BIG_GIN
        bonus = (rules.big_gin or 0) if big else rules.gin_bonus
        points_before = bonus + high
        name = "Big gin" if big else "Gin"
        total = f"{name}: {high} + {bonus} = {points_before}"
    times = rules.multiplier_for(result.upcard)
    if times == 1:
        return total
    doubled = f", doubled for the upcard {result.upcard}" if times > rules.multiplier else ""
    game = f", times {rules.multiplier}" if rules.multiplier > 1 else ""
    return f"{total}{doubled}{game} = {times * points_before}"


def raised_points(rules: GinRules, upcard: Card) -> str:
    """Say what multiplies the points of a round; an empty text if nothing does.

    >>> raised_points(GinRules(multiplier=3), Card("7h"))
    'all points count three times'
    """
    times = rules.multiplier_for(upcard)
    if times == 1:
        return ""
    often = "twice" if times == 2 else f"{number(times)} times"
    if times == rules.multiplier:
        return f"all points count {often}"
    if rules.multiplier == 1:
        return f"the upcard {upcard} is a spade, so the points count twice"
    return f"the upcard {upcard} is a spade, so all points count {often}"


def _in_words(name: str, melds: Sequence[Meld], left: Hand, table: GinTable) -> str:
    shown = f"{name}: {'; '.join(map(str, melds)) or 'no melds'}"
    if not left:
        return f"{shown}; nothing left."
    return f"{shown}; left {left}, which counts {points(left, table.rules.melds)}."
