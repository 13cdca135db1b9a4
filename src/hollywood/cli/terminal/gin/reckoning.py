"""The end of a gin round: both hands, and how the points are calculated."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hollywood.cards import Card, Hand
from hollywood.cli.terminal.cast import Cast
from hollywood.cli.terminal.parts import parted
from hollywood.cli.terminal.screen import Screen
from hollywood.gin import Ending, GinResult, GinRules, GinTable, ScoreKind, price
from hollywood.melds import Meld, points
from hollywood.play import Seat
from hollywood.texts.saying import Speech


def reckon(screen: Screen, cast: Cast, seats: Sequence[Seat], table: GinTable) -> None:
    """Print how a finished round ended, both hands, and the arithmetic of the score."""
    assert table.result is not None
    say = screen.speech
    screen.gap()
    if table.knocker is None:
        screen.say(dead_hand(table.result, say))
        return
    defender = Seat(1 - table.knocker)
    if table.ending is not Ending.KNOCK:  # a knock has just been told
        screen.say(headline(cast, seats, table, say))
    names = [cast.subject(seats[place]) for place in (table.knocker, defender)]
    room = max(map(len, names))
    hands = ((table.spread, table.left), (table.shown or (), table.shown_left))
    for name, (melds, left) in zip(names, hands, strict=True):
        if screen.plain:
            screen.say(_in_words(name, melds, left, table, say))
        else:
            shown = " ".join(f"[{meld}]" for meld in melds) + (f"  {left}" if left else "")
            count = points(left, table.rules.melds)
            line = f"{name:<{room}}  {shown}   {count}" if left else f"{name:<{room}}  {shown}"
            screen.say(line, indent="  ", hanging=" " * (room + 4))
    for sentence in arithmetic(cast, seats, table, say):
        screen.say(sentence, hanging="  ")


def dead_hand(result: GinResult, say: Speech) -> str:
    """Explain why nobody won."""
    if result.ending is Ending.DEAD_HAND:
        return say("reckon-dead-stock")
    return say("reckon-dead-turns", n=result.turns)


def headline(cast: Cast, seats: Sequence[Seat], table: GinTable, say: Speech) -> str:
    """Announce gin or big gin."""
    assert table.knocker is not None
    knocker = seats[table.knocker]
    text = "reckon-big-gin" if table.ending is Ending.BIG_GIN else "reckon-gin"
    return say(text, who=cast.who(knocker), name=cast.subject(knocker))


def arithmetic(cast: Cast, seats: Sequence[Seat], table: GinTable, say: Speech) -> Iterator[str]:
    """Show the arithmetic of the score, step by step."""
    assert table.knocker is not None
    assert table.result is not None
    rules, result = table.rules, table.result
    knocker, defender = seats[table.knocker], seats[1 - table.knocker]
    for seat, layoffs, after in (
        (defender, table.layoffs, result.defender_deadwood),
        (knocker, table.knocker_layoffs, result.knocker_deadwood),
    ):
        laid = Hand.of(layoff.card for layoff in layoffs)
        if laid:
            less = points(laid, rules.melds)
            yield say(
                "reckon-laid-off",
                who=cast.who(seat),
                name=cast.subject(seat),
                before=after + less,
                less=less,
                cards=str(laid),
                after=after,
            )
    score = price(result, rules)
    if score.winner is None:
        yield say("reckon-nobody")
        return
    winner = seats[score.winner]
    yield say(
        "reckon-score",
        who=cast.who(winner),
        name=cast.subject(winner),
        n=score.points,
        sum=_sum(result, rules, score.kind, say),
    )
    if score.boxes > 1:
        yield say("reckon-boxes", n=score.boxes)


def _sum(result: GinResult, rules: GinRules, kind: ScoreKind, say: Speech) -> str:
    """Write the calculation of the points, up to the sign before the result."""
    low, high = sorted((result.knocker_deadwood, result.defender_deadwood))
    if kind is ScoreKind.KNOCK:
        total, before = f"{high} - {low}", high - low
    elif kind is ScoreKind.UNDERCUT:
        before = high - low + rules.undercut_bonus
        total = say("reckon-undercut", sum=f"{high} - {low} + {rules.undercut_bonus}")
    else:
        big = kind is ScoreKind.BIG_GIN
        bonus = (rules.big_gin or 0) if big else rules.gin_bonus
        before = bonus + high
        total = say(f"reckon-sum-{kind}", sum=f"{high} + {bonus}")
    times = rules.multiplier_for(result.upcard)
    if times == 1:
        return f"{total} ="
    total = f"{total} = {before}"
    if times > rules.multiplier:
        total = say("reckon-doubled", sum=total, card=str(result.upcard))
    if rules.multiplier > 1:
        total = say("reckon-times", sum=total, n=rules.multiplier)
    return f"{total} ="


def raised_points(rules: GinRules, upcard: Card, say: Speech) -> str:
    """Say what multiplies the points of a round; an empty text if nothing does.

    >>> from hollywood.texts import speech
    >>> raised_points(GinRules(multiplier=3), Card("7h"), speech())
    'all points count three times'
    """
    times = rules.multiplier_for(upcard)
    if times == 1:
        return ""
    if times == rules.multiplier:
        return say("raised-all", n=times)
    return say("raised-upcard", n=times, card=str(upcard))


def _in_words(name: str, melds: Sequence[Meld], left: Hand, table: GinTable, say: Speech) -> str:
    shown = parted(map(str, melds), say) or say("reckon-no-melds")
    if not left:
        return say("reckon-shown", name=name, melds=shown)
    count = points(left, table.rules.melds)
    return say("reckon-shown-left", name=name, melds=shown, cards=str(left), n=count)
