"""Say whether a hand meets a contract, with which melds, and which cards are left."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Any

from hollywood.cards import Hand
from hollywood.cli import output
from hollywood.cli.hands import read_hand
from hollywood.contract.domains import Contract
from hollywood.contract.rules import ContractRules
from hollywood.errors import HollywoodError
from hollywood.match.telling.contract_told import contract_in_words
from hollywood.melds.contract_fit import best_laydown, fit_all, missing, missing_with_all

MOST = 26
"""The most cards for which a contract is solved."""


def contract_answer(rules: ContractRules, arguments: argparse.Namespace) -> Callable[[str], str]:
    """Return the solver for one hand: for the given contract, or for all of the game."""
    if arguments.all:
        raise HollywoodError("--all is for the games of gin")
    if arguments.contract is not None and arguments.hand_number is not None:
        raise HollywoodError("--contract and --hand-number exclude each other")
    number: int | None = arguments.hand_number
    if number is not None and not 1 <= number <= rules.hands:
        raise HollywoodError(f"--hand-number cannot be {number}: from 1 to {rules.hands}")
    contract: str | None = None
    if arguments.contract is not None:
        contract = _contract(arguments.contract)
    elif number is not None:
        contract = rules.contracts[number - 1]

    def answer(text: str) -> str:
        hand = read_hand(text, rules.pack, most=MOST)
        if contract is None:
            every = [meet(hand, rules, each, number=n) for n, each in enumerate(rules.contracts, 1)]
            return (
                output.one_json({"contracts": every}) if arguments.json else _overview(every, rules)
            )
        found = meet(hand, rules, contract, number=number)
        return output.one_json(found) if arguments.json else _in_words(found, rules)

    return answer


def meet(hand: Hand, rules: ContractRules, contract: str, *, number: int | None) -> dict[str, Any]:
    """Return, as plain values, how the hand meets a contract; ``number`` is the match's hand."""
    slots, points = rules.slots(contract), rules.points.of
    everything = number is not None and rules.all_at_once(number)
    found: dict[str, Any] = {} if number is None else {"hand": number}
    lacking = (
        missing_with_all(hand, slots, rules.melds, len(hand))
        if everything
        else missing(hand, slots, rules.melds)
    )
    found |= {"contract": contract, "met": False, "missing": lacking}
    melds, left = None, hand
    if everything:
        found["all_cards_needed"] = True
        melds = fit_all(hand, slots, rules.melds)
        left = Hand() if melds else hand
    if melds is None:
        laydown = best_laydown(hand, slots, rules.melds, points)
        if laydown is not None:
            melds, left = laydown.melds, laydown.left
    found["met"] = melds is not None and not (everything and left)
    found["melds"] = [[str(card) for card in meld.cards] for meld in melds or ()]
    found["left"] = [str(card) for card in left]
    found["points"] = sum(map(points, left))
    return found


def _contract(text: str) -> str:
    try:
        return str(Contract().read(text.upper()))
    except ValueError:
        raise HollywoodError(f"--contract cannot be {text}: {Contract().allowed()}") from None


def _in_words(found: dict[str, Any], rules: ContractRules) -> str:
    rows = [("contract", f"{contract_in_words(rules, found['contract'])}: {_verdict(found)}")]
    if found["melds"]:
        rows.append(("melds", " / ".join(output.cards(meld) for meld in found["melds"])))
    left = output.cards(found["left"])
    rows.append(
        ("left", f"{left} = {output.count(found['points'], 'point')}" if left else "nothing")
    )
    return output.table(rows, indent="")


def _overview(every: list[dict[str, Any]], rules: ContractRules) -> str:
    rows = [
        (f"hand {found['hand']}", contract_in_words(rules, found["contract"]), _verdict(found))
        for found in every
    ]
    return output.table(rows, indent="")


def _verdict(found: dict[str, Any]) -> str:
    if found["met"]:
        return "met" if found["left"] else "met, with every card"
    rest = ": every card must be melded" if "all_cards_needed" in found else ""
    if found["missing"]:
        return f"{output.count(found['missing'], 'card')} short{rest}"
    return f"not met{rest}"
