"""Score sheets in sentences: for screen readers, and for the lines below a drawn sheet."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from hollywood.gin.rules import GinRules
from hollywood.match.columns import Column
from hollywood.match.penalty_sheet import PenaltySheet
from hollywood.match.settlement import Payment
from hollywood.match.sheet import ScoreSheet
from hollywood.match.telling.wording import counted, joined, points
from hollywood.writing import bare, isolated

_BETWEEN = (", ", " and ")
_PARTS = re.compile(f"({'|'.join(_BETWEEN)})")  # between the people of a side
YOU = "You"
"""The name of a person who gave none; the sentences address this person directly."""


def headline(sheet: ScoreSheet) -> str:
    """Say who plays and for what: the line above a sheet."""
    rules = sheet.rules
    what = f"{counted(rules.games, 'game')} to {rules.target}"
    stake = f", {money(rules.stake)} a point" if rules.stake else ""
    return f"{' against '.join(_called(sheet.sides))}: {what}{stake}"


def money(cents: int) -> str:
    """Write an amount of cents.

    >>> money(1), money(713)
    ('1 cent', '7.13')
    """
    if cents < 100:
        return f"{cents} cent{'' if cents == 1 else 's'}"
    return f"{cents // 100:,}.{cents % 100:02}"


def read_sheet(sheet: ScoreSheet) -> tuple[str, ...]:
    """Describe a score sheet: a line for each game, then the outcome."""
    return (
        f"{headline(sheet)}.",
        *(read_column(sheet, column) for column in sheet.columns),
        *outcome(sheet),
    )


def read_column(sheet: ScoreSheet, column: Column) -> str:
    """Describe one game: the scores, and what is still needed or what the game was worth."""
    names = _called(sheet.sides)
    if not column.lines:
        return f"Game {column.number}: no score yet." if sheet.rules.games > 1 else "No score yet."
    said = [_scores(sheet, column)]
    if column.winner is None:
        needed = [
            f"{name} {does(name, 'need')} {sheet.rules.target - total} more"
            if not side
            else f"{name} {sheet.rules.target - total}"
            for side, (name, total) in enumerate(zip(names, column.totals, strict=True))
        ]
        said.append(f"{', '.join(needed)}.")
        if column.on_the_schneid:
            said.append(
                ended(f"On the schneid: {joined([names[s] for s in column.on_the_schneid])}")
            )
    elif column.shut_out:
        said.append(ended(f"Shut out: {joined([names[side] for side in column.shut_out])}"))
    if sheet.rules.box_bonus and any(column.boxes):
        boxes = (f"{name} {count}" for name, count in zip(names, column.boxes, strict=True))
        said.append(f"Boxes: {', '.join(boxes)}.")
    if column.winner is not None and has_bonuses(sheet):
        net = sheet.settlement.games[column.number - 1].net
        worth = [
            f"{points(net[side])} to {whom(names[side])}"
            for side in range(len(net))
            if net[side] > 0
        ]
        said.append(ended(f"Worth {joined(worth)}") if worth else "Worth nothing to anyone.")
    return " ".join(said)


def read_entry(sheet: ScoreSheet, number: int) -> str:
    """Describe one entry of the sheet, by its number from 1, and the games where it counted."""
    entry = sheet.entries[number - 1]
    if entry.winner is None:
        return f"Round {number}: no score."
    games = [str(game) for game, lines in enumerate(sheet.written, 1) if number in lines]
    scored = f"Round {number}: {_called(sheet.sides)[entry.winner]} scored {entry.points}"
    if sheet.rules.games == 1:
        where = ""
    elif games:
        where = f" in game{'' if len(games) == 1 else 's'} {joined(games)}"
    else:
        where = ", but in no game: the game it belongs to is over"
    boxes = f", {counted(entry.boxes, 'box', 'boxes')}" if entry.boxes != 1 and games else ""
    return f"{scored}{where}{boxes}."


def outcome(sheet: ScoreSheet) -> tuple[str, ...]:
    """Say who has won the match and who pays whom; empty while both are undecided."""
    return tuple(_outcome(sheet))


def read_penalties(sheet: PenaltySheet) -> tuple[str, ...]:
    """Describe a penalty sheet: the last hand, the totals, and who leads or has won."""
    played = len(sheet.hands)
    if not played:
        return (f"{joined(_called(sheet.names))}: {counted(sheet.length, 'hand')} to play.",)
    last = ", ".join(
        f"{name} {cost}" for name, cost in zip(_called(sheet.names), sheet.hands[-1], strict=True)
    )
    return (
        f"Hand {played} of {sheet.length}: {last}.",
        f"Totals: {_in_order(sheet)}.",
        *penalty_outcome(sheet),
    )


def penalty_outcome(sheet: PenaltySheet) -> tuple[str, ...]:
    """Say who has won, or who leads after the hands so far."""
    if not sheet.hands:
        return ()
    called = _called(sheet.names)
    names = joined([called[seat] for seat in sheet.leaders])
    total = points(min(sheet.totals))
    if not sheet.over:
        return (f"Lowest so far: {names}, with {total}.",)
    if len(sheet.leaders) == 1:
        return (f"{names} won the match with {total}.",)
    return (f"{names} share the win, each with {total}.",)


def has_bonuses(sheet: ScoreSheet) -> bool:
    """Whether the rules settle more than the points of the games."""
    rules = sheet.rules
    knobs = (rules.game_bonus, rules.box_bonus, rules.shutout)
    return any(knobs) or rules.third_game_doubled or rules.sweep_doubled


def _scores(sheet: ScoreSheet, column: Column) -> str:
    game = f"Game {column.number}" if sheet.rules.games > 1 else "The game"
    scores = ", ".join(
        f"{name} {total}" for name, total in zip(_called(sheet.sides), column.totals, strict=True)
    )
    if column.winner is None:
        return f"{game}: {scores}."
    return f"{game} is over, won by {whom(_called(sheet.sides)[column.winner])}: {scores}."


def _outcome(sheet: ScoreSheet) -> Iterator[str]:
    names, winner, settlement = _called(sheet.sides), sheet.winner, sheet.settlement
    what = "match" if sheet.rules.games > 1 else "game"
    if winner is not None:
        won = sheet.games_won[winner]
        record = f" with {won} of {sheet.rules.games} games" if what == "match" else ""
        if sheet.rules.overall == "net":
            record = " by the settlement"
        rest = "" if sheet.over else "; the rest is still to be played"
        yield f"{names[winner]} won the {what}{record}{rest}."
    elif sheet.over:
        games = (f"{name} {won}" for name, won in zip(names, sheet.games_won, strict=True))
        yield f"The {what} is over, and nobody has won it. Games: {', '.join(games)}."
    if settlement.sweep is not None:
        yield f"{names[settlement.sweep]} won every game, and everything counts twice."
    if not sheet.over:
        return
    if has_bonuses(sheet) and not settlement.payments:
        for side, net in enumerate(settlement.net):
            if net > 0:
                yield f"In all {names[side]} gained {points(net)}."
    yield from paid(settlement.payments, names, sheet.rules)


def paid(payments: Iterable[Payment], names: Sequence[str], rules: GinRules) -> Iterator[str]:
    """Say who gets what from whom; the payments are between those in ``names``."""
    for payment in payments:
        amount = f", {money(payment.cents)}" if rules.stake else ""
        payee = f"{names[payment.payee]} {does(names[payment.payee], 'get')}"
        yield ended(f"{payee} {points(payment.points)} from {whom(names[payment.payer])}{amount}")


def does(name: str, verb: str) -> str:
    """Make a name the subject of a verb: one player, partners, or the person called You.

    >>> does("Greta", "need"), does("Greta and Cary", "need"), does("You", "need")
    ('needs', 'need', 'need')
    """
    return verb if name == YOU or " and " in name else f"{verb}s"


def whom(name: str) -> str:
    """Name a person in the middle of a sentence.

    >>> whom("Greta"), whom("You")
    ('Greta', 'you')
    """
    return name.replace(YOU, "you") if name == YOU or name.startswith(f"{YOU} and ") else name


def ended(sentence: str) -> str:
    """End a sentence with one period, even after a name that was cut short.

    >>> ended("Shut out: Ann"), ended("Shut out: Alexa.")
    ('Shut out: Ann.', 'Shut out: Alexa.')
    """
    return sentence if bare(sentence).endswith(".") else f"{sentence}."


def _called(names: Sequence[str]) -> tuple[str, ...]:
    """The names of people or sides as written in a sentence, each with its own text direction."""
    return tuple(
        name
        if name.isascii()
        else "".join(each if each in _BETWEEN else isolated(each) for each in _PARTS.split(name))
        for name in names
    )


def _in_order(sheet: PenaltySheet) -> str:
    ranked = sorted(zip(sheet.totals, _called(sheet.names), strict=True), key=lambda pair: pair[0])
    return ", ".join(f"{name} {total}" for total, name in ranked)
