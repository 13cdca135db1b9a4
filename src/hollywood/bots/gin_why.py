"""Why a move of gin is suggested: one sentence, made of the numbers that the search has found."""

from __future__ import annotations

from typing import Any

from hollywood.cards import Card
from hollywood.gin.sight import GinView
from hollywood.kernel import gin_choices as of
from hollywood.kernel.bits import count
from hollywood.kernel.gin_arrange import least
from hollywood.kernel.gin_layout import A_DISCARD, A_DRAW, A_PASS, A_TAKE, NO_CARD
from hollywood.kernel.gin_linear import outs
from hollywood.kernel.tables import ALL_RANKS, IN_FOUR_SUITS

CLOSE = 0.5
"""Points a round; choices that differ by less are called alike."""


def why(view: GinView, seen: int, found: Any) -> str:
    """Say in one sentence what speaks for the choice that the search made.

    ``seen`` is the mask of the cards that the seat has seen, ``found`` what the search wrote.
    """
    chosen = int(found[of.C_CHOSEN])
    words = _choice(view, found, chosen)
    reasons = _reasons(view, seen, found, chosen)
    others = [
        number
        for number in range(int(found[of.C_NUMBER]))
        if number != chosen and found[_place(number) + of.K_ROUNDS]
    ]
    if others:
        next_best = max(others, key=lambda number: _mean(found, number))
        gain = _mean(found, chosen) - _mean(found, next_best)
        other = _choice(view, found, next_best)
        other = other[0].lower() + other[1:]
        if gain < CLOSE:
            reasons.append(f"about as good: {other}")
        else:
            reasons.append(f"{gain:.1f} points a round better than to {other}")
    return f"{words}: {'; '.join(reasons)}." if reasons else f"{words}."


def _place(choice: int) -> int:
    return of.C_LIST + choice * of.K_LENGTH


def _mean(found: Any, choice: int) -> float:
    place = _place(choice)
    return float(found[place + of.K_SUM]) / max(1, int(found[place + of.K_ROUNDS])) / 1000


def _choice(view: GinView, found: Any, choice: int) -> str:
    place = _place(choice)
    first, second = int(found[place + of.K_FIRST]), int(found[place + of.K_SECOND])
    number = int(found[place + of.K_CARD])
    card = None if number == NO_CARD else Card(number)
    if first == A_PASS:
        return "Pass"
    if first == A_DRAW:
        return "Draw from the stock"
    if second == A_DISCARD:
        then = f"throw the {card}"
    else:
        then = "show big gin" if card is None else f"knock with the {card} thrown"
    if first == A_TAKE:
        return f"Take the {view.table.top_discard} and {then}"
    return then[0].upper() + then[1:]


def _reasons(view: GinView, seen: int, found: Any, choice: int) -> list[str]:
    place = _place(choice)
    number = int(found[place + of.K_CARD])
    first = int(found[place + of.K_FIRST])
    if number == NO_CARD:
        return []
    hand = view.hand.bits
    tables = view.table.rules.melds.tables
    if first == A_TAKE and view.table.top_discard is not None:
        hand |= 1 << int(view.table.top_discard)
    rest = hand & ~(1 << number)
    left = least(rest, tables)
    if int(found[place + of.K_SECOND]) != A_DISCARD:
        return ["gin" if left == 0 else f"you go down with {left}"]
    live = count(outs(rest, tables) & ALL_RANKS * IN_FOUR_SUITS & ~seen & ~hand)
    cards = "card that helps" if live == 1 else "cards that help"
    return [f"it leaves {left} points of deadwood and {live} {cards}"]
