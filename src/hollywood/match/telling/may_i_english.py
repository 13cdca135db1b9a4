"""The rules of May-I in plain English: who may call, what the answer is, how often."""

from __future__ import annotations

from collections.abc import Iterator

from hollywood.contract.rules import ContractRules, MayIRules
from hollywood.match.telling.wording import counted, number


def calling(rules: ContractRules) -> Iterator[str]:
    """Tell who may call for a discard, and what follows."""
    may_i = rules.may_i
    if may_i is None:
        yield "Nobody may ask for a card out of turn."
        return
    others = {
        "others_not_laid_down": "any other player who has not yet laid down",
        "others": "any other player, even one who has laid down,",
    }[may_i.who]
    yield (
        f"Before the player in turn draws, {others} may ask for the top card of the discard pile: "
        '"May I?"'
    )
    yield (
        "Even the player who has just discarded it may."
        if rules.may_i_own_discard
        else "The player who has just discarded it may not."
    )
    yield {
        "first_then_clockwise": (
            "If several ask, the first has it; if they ask together, the one sitting next "
            "clockwise from the player in turn."
        ),
        "clockwise": (
            "If several ask, the one sitting next clockwise from the player in turn has it, "
            "whoever was first."
        ),
    }[may_i.priority]
    yield (
        "A call may be withdrawn, and another player's then stands."
        if may_i.withdraw
        else "A call, once made, stands."
    )
    yield from _answers(may_i)
    yield from _limits(may_i)


def _answers(may_i: MayIRules) -> Iterator[str]:
    penalty = may_i.penalty_cards
    cost = f", and {counted(penalty, 'card')} from the stock besides" if penalty else ""
    yield (
        "The player in turn allows the call or denies it. If it is allowed, the caller takes the "
        f"card{cost}; "
        + {
            "active_draws_stock_or_next_discard": (
                "the player in turn then draws from the stock or takes the next discard."
            ),
            "active_draws_stock": "the player in turn then draws from the stock.",
        }[may_i.after]
    )
    yield (
        "Who denies a call must take the discard himself, and the caller gets nothing."
        if may_i.deny_forces_discard
        else "Who denies a call may still draw from either pile, and the caller gets nothing."
    )


def _limits(may_i: MayIRules) -> Iterator[str]:
    many = number(may_i.per_turn)
    yield (
        f"In one turn {many} {'call' if may_i.per_turn == 1 else 'calls'} can be granted, no more."
    )
    if may_i.limit is None:
        yield "There is no limit to a player's calls in a hand."
    else:
        calls = counted(may_i.limit, "call")
        yield {
            "granted_only": f"Each player may be granted {calls} in a hand.",
            "all_calls": f"Each player may make {calls} in a hand, whether granted or not.",
        }[may_i.counted]
    if may_i.max_cards is not None:
        yield f"No call may bring a hand to more than {may_i.max_cards} cards."
