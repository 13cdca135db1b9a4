"""The penalties of a contract game as people write them: a row for each player, or hand by hand.

Hand by hand, every player has one penalty for each hand: the names come again in the next hand. If
no name comes again, a row is all that a player has, so both forms say the same.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from hollywood.cli.results import Row, seated
from hollywood.contract.rules import ContractRules
from hollywood.texts import Problem

_EXAMPLES = 4


def hands_of(
    rows: Sequence[Row], names: Sequence[str], rules: ContractRules, *, any_points: bool
) -> tuple[list[str], tuple[tuple[int, ...], ...]]:
    """Return the players, ``names`` first, and the penalties of each hand in their order.

    HollywoodError if the rows do not make a sheet, or if a penalty cannot occur by the rules;
    ``any_points`` allows those that no cards add up to.
    """
    if not rows:
        raise Problem("error-rows-missing")
    for row in rows:
        with row.located():
            for penalty in row.penalties:
                _check_penalty(row.name, penalty, rules, any_points=any_points)
    players = seated([row.name for row in rows], names, max(rules.players))
    keys = [name.casefold() for name in players]
    hand_by_hand = len({row.name.casefold() for row in rows}) < len(rows)
    hands = _from_hands(rows, players) if hand_by_hand else _from_rows(rows, players, rules)
    if len(hands) > rules.hands:
        raise Problem("error-many-hands", given=len(hands), n=rules.hands)
    if len(players) not in rules.players:
        allowed = ", ".join(map(str, sorted(rules.players)))
        raise Problem("error-players-of-sheet", allowed=allowed, n=len(players))
    return players, tuple(tuple(hand[key] for key in keys) for hand in hands)


def _check_penalty(name: str, penalty: int, rules: ContractRules, *, any_points: bool) -> None:
    """Problem for a penalty that no cards add up to, or that is too low."""
    least = -rules.out_in_one_turn
    if penalty < least:
        raise Problem("error-least-penalty", name=name, least=str(least))
    step = math.gcd(*rules.points.by_rank)
    if any_points or penalty in {0, least} or (penalty > 0 and step and not penalty % step):
        return
    if not step:
        raise Problem("error-penalty-nothing", name=name, points=str(penalty))
    allowed = [*([least] if least else []), *range(0, step * _EXAMPLES, step)]
    raise Problem(
        "error-penalty-step",
        name=name,
        points=str(penalty),
        step=step,
        allowed=", ".join(map(str, allowed)),
    )


def _from_rows(
    rows: Sequence[Row], players: Sequence[str], rules: ContractRules
) -> list[dict[str, int]]:
    """Return the hands from a row for each player, by the players' names without case."""
    first = rows[0]
    for row in rows:
        with row.located():
            if len(row.penalties) > rules.hands:
                raise Problem(
                    "error-many-penalties", name=row.name, given=len(row.penalties), n=rules.hands
                )
            if len(row.penalties) != len(first.penalties):
                raise Problem(
                    "error-uneven-rows",
                    name=row.name,
                    n=len(row.penalties),
                    other=first.name,
                    count=len(first.penalties),
                )
    found = {row.name.casefold(): row.penalties for row in rows}
    for name in players:
        if name.casefold() not in found:
            raise Problem("error-no-row", name=name)
    return [
        {name: penalties[hand] for name, penalties in found.items()}
        for hand in range(len(first.penalties))
    ]


def _from_hands(rows: Sequence[Row], players: Sequence[str]) -> list[dict[str, int]]:
    """Return the hands from one penalty for each player and hand."""
    hands = []
    for number, hand in enumerate(_split(rows), start=1):
        found = {row.name.casefold(): row.penalties[0] for row in hand}
        with hand[0].located():
            for name in players:
                if name.casefold() not in found:
                    raise Problem("error-hand-without", name=name, n=number)
        hands.append(found)
    return hands


def _split(rows: Sequence[Row]) -> Iterator[list[Row]]:
    """Divide rows into hands: a new hand begins when a name comes again."""
    hand: dict[str, Row] = {}
    for row in rows:
        with row.located():
            if len(row.penalties) > 1:
                raise Problem("error-rows-or-hands", name=row.name, n=len(row.penalties))
        if row.name.casefold() in hand:
            yield list(hand.values())
            hand = {}
        hand[row.name.casefold()] = row
    yield list(hand.values())
