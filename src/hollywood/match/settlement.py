"""What finished games are worth, and who pays whom.

For each side, a finished game counts its points, the game bonus (for the winner), and ``box_bonus``
for every box. A side without a point is shut out and pays the winner more: ``replace_game_bonus``
replaces the game bonus with the shutout bonus, ``add`` adds the shutout bonus to it, and ``double``
doubles the column. ``third_game_doubled`` doubles the last column. ``sweep_doubled`` doubles
everything if one side has won all games. The lower total pays the difference to the higher one.
With three sides, each settles with each, and a shutout concerns only the winner and the side shut
out. An unfinished game is not paid.

Points are settled in steps of ``rounding``: a payment from one side to another is rounded to the
nearest step, and a half step is rounded up, in favor of the receiver. Money is a whole number of
cents, ``stake`` for every settled point.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from hollywood.gin.rules import GinRules
from hollywood.match.columns import Column


class GameAccount(msgspec.Struct, frozen=True, kw_only=True):
    """What one game is worth for each side; an open game is worth nothing yet.

    ``totals`` are points, bonuses, and boxes, doubled if the column is doubled. With two sides they
    include the shutout. With three sides the shutout differs from loser to loser and is only in
    ``owed``.
    """

    winner: int | None
    points: tuple[int, ...]
    game_bonus: int  # the winner's bonus for the game
    shutout_bonus: int  # the value of a shutout beside it; negative only if it replaces more
    box_points: tuple[int, ...]
    factor: int  # 2 or 4 if the whole column is doubled
    shut_out: tuple[int, ...]  # the sides shut out
    totals: tuple[int, ...]
    owed: tuple[tuple[int, ...], ...]  # owed[a][b]: the points b owes a; negative if a owes b

    @property
    def shutout_paid(self) -> tuple[int, ...]:
        """What each side gains from shutouts beyond the totals: zero unless there are three sides.

        ``net[a]`` is the sum of ``totals[a] - totals[b]`` over the other sides, plus
        ``shutout_paid[a]``.
        """
        if self.winner is None:
            return (0,) * len(self.totals)
        total = sum(self.totals)
        return tuple(
            net - (len(self.totals) * own - total)
            for net, own in zip(self.net, self.totals, strict=True)
        )

    @property
    def net(self) -> tuple[int, ...]:
        """What each side gains; the sum is zero."""
        return tuple(sum(row) for row in self.owed)


class Payment(msgspec.Struct, frozen=True):
    """What one side pays another: points, and their value in cents."""

    payer: int
    payee: int
    points: int
    cents: int


class Settlement(msgspec.Struct, frozen=True, kw_only=True):
    """The account of a sheet; ``net`` is the sum of the games, doubled for a sweep, not rounded."""

    games: tuple[GameAccount, ...]
    sweep: int | None  # the side that won all games, if that doubles everything
    net: tuple[int, ...]
    payments: tuple[Payment, ...]

    @property
    def cents(self) -> tuple[int, ...]:
        """The money each side ends with: what it receives minus what it pays."""
        money = [0] * len(self.net)
        for payment in self.payments:
            money[payment.payer] -= payment.cents
            money[payment.payee] += payment.cents
        return tuple(money)


def settle(columns: Sequence[Column], rules: GinRules) -> Settlement:
    """Settle the finished games of a sheet."""
    sides = range(len(columns[0].totals))
    games = tuple(_account(column, rules) for column in columns)
    sweep = _swept(columns) if rules.sweep_doubled else None
    factor = 1 if sweep is None else 2
    owed = [[factor * sum(game.owed[a][b] for game in games) for b in sides] for a in sides]
    payments = []
    # Without a stake, a table may choose not to settle at all.
    if rules.settlement is not None or rules.stake:
        for a in sides:
            for b in sides:
                points = rounded(owed[a][b], rules.rounding)
                if points > 0:
                    payments.append(Payment(b, a, points, points * rules.stake))
    return Settlement(
        games=games,
        sweep=sweep,
        net=tuple(sum(row) for row in owed),
        payments=tuple(payments),
    )


def rounded(points: int, step: int) -> int:
    """Round points to the nearest step, and half steps away from zero.

    >>> rounded(749, 500), rounded(750, 500), rounded(-750, 500)
    (500, 1000, -1000)
    """
    whole = (2 * abs(points) + step) // (2 * step) * step
    return whole if points >= 0 else -whole


def between_people(
    payments: Iterable[Payment], sides: Sequence[Sequence[int]]
) -> tuple[Payment, ...]:
    """Turn payments between sides into payments between the people on those sides.

    In sides of equal size, each person pays one person the whole amount. One person against several
    collects from each of them or pays each of them.
    """
    among = []
    for payment in payments:
        payers, payees = sides[payment.payer], sides[payment.payee]
        if len(payers) == len(payees):
            pairs = list(zip(payers, payees, strict=True))
        else:
            pairs = [(payer, payee) for payer in payers for payee in payees]
        among += [Payment(a, b, payment.points, payment.cents) for a, b in pairs]
    return tuple(among)


def _account(column: Column, rules: GinRules) -> GameAccount:
    winner = column.winner
    shutout = rules.shutout if column.shut_out else None
    shutout_bonus = 0
    if shutout is not None and shutout.kind != "double":
        replaced = rules.game_bonus if shutout.kind == "replace_game_bonus" else 0
        shutout_bonus = shutout.points - replaced
    doubled_shutout = 2 if shutout is not None and shutout.kind == "double" else 1
    doubled_game = 2 if rules.third_game_doubled and column.number == rules.games else 1
    box_points = tuple(boxes * rules.box_bonus for boxes in column.boxes)
    worth = [points + box for points, box in zip(column.totals, box_points, strict=True)]
    if winner is not None:
        worth[winner] += rules.game_bonus

    def owed(a: int, b: int) -> int:
        if winner is None:
            return 0
        if a == winner and b in column.shut_out:
            return (worth[a] + shutout_bonus - worth[b]) * doubled_shutout * doubled_game
        if b == winner and a in column.shut_out:
            return -owed(b, a)
        return (worth[a] - worth[b]) * doubled_game

    sides = range(len(worth))
    factor, totals = doubled_game, list(worth)
    if winner is not None and len(worth) == 2:
        factor *= doubled_shutout
        totals[winner] += shutout_bonus
    return GameAccount(
        winner=winner,
        points=column.totals,
        game_bonus=rules.game_bonus if winner is not None else 0,
        shutout_bonus=shutout_bonus,
        box_points=box_points,
        factor=factor,
        shut_out=column.shut_out,
        totals=tuple(factor * total for total in totals),
        owed=tuple(tuple(owed(a, b) for b in sides) for a in sides),
    )


def _swept(columns: Sequence[Column]) -> int | None:
    first, *others = {column.winner for column in columns}
    return None if others else first
