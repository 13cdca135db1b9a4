"""Score sheets in sentences: for screen readers, and for the lines below a drawn sheet."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import reduce

from hollywood.gin.rules import GinRules
from hollywood.match.columns import Column
from hollywood.match.penalty_sheet import PenaltySheet
from hollywood.match.settlement import Payment
from hollywood.match.sheet import ScoreSheet
from hollywood.texts.saying import Speech
from hollywood.writing import bare, isolated

_BETWEEN = (", ", " and ")
_PARTS = re.compile(f"({'|'.join(_BETWEEN)})")  # between the people of a side
YOU = "You"
"""The name of a person who gave none; the sentences address this person directly."""


def headline(sheet: ScoreSheet, say: Speech) -> str:
    """Say who plays and for what: the line above a sheet."""
    rules = sheet.rules
    sides = reduce(
        lambda first, second: say("sheet-against", first=first, second=second),
        called(sheet.sides, say),
    )
    line = say("sheet-headline", sides=sides, n=rules.games, target=rules.target)
    return say("sheet-stake", line=line, money=money(rules.stake, say)) if rules.stake else line


def money(cents: int, say: Speech) -> str:
    """Write an amount of cents.

    >>> from hollywood.texts import speech
    >>> money(1, speech()), money(713, speech())
    ('1 cent', '7.13')
    """
    return say("sheet-cents", n=cents) if cents < 100 else say.decimal(cents / 100, 2)


def read_sheet(sheet: ScoreSheet, say: Speech) -> tuple[str, ...]:
    """Describe a score sheet: a line for each game, then the outcome."""
    return (
        f"{headline(sheet, say)}.",
        *(read_column(sheet, column, say) for column in sheet.begun),
        *outcome(sheet, say),
    )


def read_column(sheet: ScoreSheet, column: Column, say: Speech) -> str:
    """Describe one game: the scores, and what is still needed or what the game was worth."""
    names, game = called(sheet.sides, say), _game(sheet, column, say)
    if not column.lines:
        if sheet.rules.games == 1:
            return say("sheet-no-score")
        return say("sheet-no-score-in", game=game)
    said = [_scores(sheet, column, say)]
    if column.winner is None:
        said.append(_needed(sheet, column, say))
        if column.on_the_schneid:
            behind = say.listed([names[side] for side in column.on_the_schneid])
            said.append(ended(say("sheet-schneid", names=behind)))
    elif column.shut_out:
        out = say.listed([names[side] for side in column.shut_out])
        said.append(ended(say("sheet-shut-out", names=out)))
    if sheet.rules.box_bonus and any(column.boxes):
        said.append(say("sheet-boxes", boxes=_pairs(names, column.boxes)))
    if column.winner is not None and has_bonuses(sheet):
        net = sheet.settlement.games[column.number - 1].net
        worth = [
            say("sheet-worth-to", n=points, who=person(side), name=name)
            for side, name, points in zip(sheet.sides, names, net, strict=True)
            if points > 0
        ]
        if worth:
            said.append(ended(say("sheet-worth", worth=say.listed(worth))))
        else:
            said.append(say("sheet-worthless"))
    return " ".join(said)


def read_entry(sheet: ScoreSheet, number: int, say: Speech) -> str:
    """Describe one entry of the sheet, by its number from 1, and the games where it counted."""
    entry = sheet.entries[number - 1]
    if entry.winner is None:
        return say("sheet-round-none", n=number)
    games, side = _games(sheet, number), sheet.sides[entry.winner]
    scored = say(
        "sheet-round",
        n=number,
        who=person(side),
        name=called([side], say)[0],
        points=entry.points,
    )
    if sheet.rules.games > 1 and not games:
        return say("sheet-round-nowhere", scored=scored)
    if sheet.rules.games > 1:
        scored = say("sheet-round-in", scored=scored, n=len(games), games=say.listed(games))
    return f"{_with_boxes(sheet, number, scored, say)}."


def read_where(sheet: ScoreSheet, number: int, say: Speech) -> str | None:
    """Say only in which games an entry counted; ``None`` if it counted in none."""
    games = _games(sheet, number)
    if not games:
        return None
    written = say("sheet-written", n=len(games), games=say.listed(games))
    return f"{_with_boxes(sheet, number, written, say)}."


def outcome(sheet: ScoreSheet, say: Speech) -> tuple[str, ...]:
    """Say who has won the match and who pays whom; empty while both are undecided."""
    return tuple(_outcome(sheet, say))


def read_penalties(sheet: PenaltySheet, say: Speech) -> tuple[str, ...]:
    """Describe a penalty sheet: the last hand, the totals, and who leads or has won."""
    played, names = len(sheet.hands), called(sheet.names, say)
    if not played:
        return (say("sheet-hands-to-play", names=say.listed(names), n=sheet.length),)
    last = _pairs(names, sheet.hands[-1])
    return (
        say("sheet-last-hand", n=played, of=sheet.length, penalties=last),
        say("sheet-totals", totals=_in_order(sheet, say)),
        *penalty_outcome(sheet, say),
    )


def penalty_outcome(sheet: PenaltySheet, say: Speech) -> tuple[str, ...]:
    """Say who has won, or who leads after the hands so far."""
    if not sheet.hands:
        return ()
    names, total = called(sheet.names, say), min(sheet.totals)
    leaders = say.listed([names[seat] for seat in sheet.leaders])
    if not sheet.over:
        return (say("sheet-lowest", names=leaders, n=total),)
    if len(sheet.leaders) == 1:
        who = person(sheet.names[sheet.leaders[0]])
        return (say("sheet-lowest-won", who=who, name=leaders, n=total),)
    return (say("sheet-lowest-shared", names=leaders, n=total),)


def has_bonuses(sheet: ScoreSheet) -> bool:
    """Whether the rules settle more than the points of the games."""
    rules = sheet.rules
    knobs = (rules.game_bonus, rules.box_bonus, rules.shutout)
    return any(knobs) or rules.third_game_doubled or rules.sweep_doubled


def paid(
    payments: Iterable[Payment], names: Sequence[str], rules: GinRules, say: Speech
) -> Iterator[str]:
    """Say who gets what from whom; the payments are between those in ``names``."""
    payees, payers = called(names, say), called(names, say, within=True)
    for payment in payments:
        told = say(
            "sheet-gets",
            who=person(names[payment.payee]),
            payee=payees[payment.payee],
            n=payment.points,
            payer=payers[payment.payer],
        )
        if rules.stake:
            told = say("sheet-gets-money", told=told, money=money(payment.cents, say))
        yield ended(told)


def person(side: str) -> str:
    """Return how a text refers to a side: ``you``, several (``they``), or one (``name``).

    >>> person("Greta"), person("Greta and Cary"), person("You")
    ('name', 'they', 'you')
    """
    if side == YOU:
        return "you"
    return "they" if " and " in side else "name"


def called(names: Sequence[str], say: Speech, *, within: bool = False) -> tuple[str, ...]:
    """Return the names of people or sides as a language writes them, each in its own direction.

    The name You becomes the word for the reader. ``within`` is for names inside a sentence, after
    "by" and "from".
    """
    you = say("cast-you-within" if within else "cast-you")
    between = {", ": ", ", " and ": f" {say('sheet-and')} "}

    def part(each: str) -> str:
        return between.get(each) or (you if each == YOU else isolated(each))

    return tuple(
        "".join(part(each) for each in _PARTS.split(name))
        if any(each in name for each in _BETWEEN)
        else part(name)
        for name in names
    )


def ended(sentence: str) -> str:
    """End a sentence with one period, even after a name that was cut short.

    >>> ended("Shut out: Ann"), ended("Shut out: Alexa.")
    ('Shut out: Ann.', 'Shut out: Alexa.')
    """
    return sentence if bare(sentence).endswith(".") else f"{sentence}."


def _game(sheet: ScoreSheet, column: Column, say: Speech) -> str:
    return say("sheet-game", n=column.number) if sheet.rules.games > 1 else say("sheet-the-game")


def _games(sheet: ScoreSheet, number: int) -> list[str]:
    """The numbers of the games in which an entry counted."""
    return [str(game) for game, lines in enumerate(sheet.written, 1) if number in lines]


def _with_boxes(sheet: ScoreSheet, number: int, told: str, say: Speech) -> str:
    boxes = sheet.entries[number - 1].boxes
    if boxes == 1 or not _games(sheet, number):
        return told
    return say("sheet-with-boxes", told=told, n=boxes)


def _scores(sheet: ScoreSheet, column: Column, say: Speech) -> str:
    game, names = _game(sheet, column, say), called(sheet.sides, say)
    scores = _pairs(names, column.totals)
    if column.winner is None:
        return say("sheet-scores", game=game, scores=scores)
    winner = called(sheet.sides, say, within=True)[column.winner]
    return say("sheet-over", game=game, name=winner, scores=scores)


def _needed(sheet: ScoreSheet, column: Column, say: Speech) -> str:
    """What each side still needs: the first in a clause, the others by name and number."""
    names, target = called(sheet.sides, say), sheet.rules.target
    first = say(
        "sheet-needs",
        who=person(sheet.sides[0]),
        name=names[0],
        n=target - column.totals[0],
    )
    others = (f"{name} {target - total}" for name, total in zip(names, column.totals, strict=True))
    return f"{', '.join([first, *list(others)[1:]])}."


def _outcome(sheet: ScoreSheet, say: Speech) -> Iterator[str]:
    names, winner, settlement = called(sheet.sides, say), sheet.winner, sheet.settlement
    several = sheet.rules.games > 1
    what = "match" if several else "game"
    if winner is not None:
        who, name, won = person(sheet.sides[winner]), names[winner], sheet.games_won[winner]
        if sheet.rules.overall == "net":
            told = say(f"sheet-won-net-{what}", who=who, name=name)
        elif several:
            told = say("sheet-won-games", who=who, name=name, n=won, of=sheet.rules.games)
        else:
            told = say("sheet-won-game", who=who, name=name)
        yield f"{told}." if sheet.over else say("sheet-still-on", told=told)
    elif sheet.over:
        games = _pairs(names, sheet.games_won)
        yield say(f"sheet-over-no-winner-{what}", games=games)
    if settlement.sweep is not None:
        side = settlement.sweep
        yield say("sheet-sweep", who=person(sheet.sides[side]), name=names[side])
    if not sheet.over:
        return
    if has_bonuses(sheet) and not settlement.payments:
        for side, net in enumerate(settlement.net):
            if net > 0:
                who = person(sheet.sides[side])
                yield say("sheet-gained", who=who, name=names[side], n=net)
    yield from paid(settlement.payments, sheet.sides, sheet.rules, say)


def _pairs(names: Iterable[str], numbers: Iterable[int]) -> str:
    return ", ".join(f"{name} {number}" for name, number in zip(names, numbers, strict=True))


def _in_order(sheet: PenaltySheet, say: Speech) -> str:
    pairs = zip(sheet.totals, called(sheet.names, say), strict=True)
    ranked = sorted(pairs, key=lambda pair: pair[0])
    return ", ".join(f"{name} {total}" for total, name in ranked)
