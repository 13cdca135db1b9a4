"""Arrange a hand: the melds that leave the least deadwood. If the hand has one card
too many, also the best discard.

With a contract game (`--rules may-i`) it says whether the hand meets a contract.
Give `-` to read hands from standard input, one a line.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from hollywood.cli import output
from hollywood.cli.reading import STANDARD_INPUT, add_rules_arguments, at_line, lines, rules_named
from hollywood.errors import HollywoodError

if TYPE_CHECKING:
    from hollywood.cards import Card, Hand
    from hollywood.gin.rules import GinRules
    from hollywood.match.presets import AnyRules
    from hollywood.melds import Arrangement


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument(
        "cards", metavar="CARDS", nargs="+", help="the hand, or - for standard input"
    )
    add_rules_arguments(parser)
    parser.add_argument(
        "--contract", metavar="SSR", help="the contract to meet: S a set, R a run (contract games)"
    )
    parser.add_argument(
        "--hand-number",
        metavar="N",
        type=int,
        help="meet the contract of this hand (contract games)",
    )
    parser.add_argument("--all", action="store_true", help="show every equally good arrangement")
    parser.add_argument("--json", action="store_true", help="print one JSON object for each hand")


def run(arguments: argparse.Namespace) -> int:
    """Arrange the hand or hands."""
    rules = rules_named(arguments.rules, arguments.settings)
    answer = _answer(rules, arguments)
    if arguments.cards != [STANDARD_INPUT]:
        output.say(answer(" ".join(arguments.cards)))
        return 0
    first = True
    for line in lines(STANDARD_INPUT):
        with at_line(line):
            text = answer(line.text)
        if not arguments.json:
            text = f"{'' if first else chr(10)}{output.wrapped(line.text)}\n{text}"
        output.say(text)
        first = False
    return 0


def _answer(rules: AnyRules, arguments: argparse.Namespace) -> Callable[[str], str]:
    """Return the solver for one hand, under rules of either family."""
    from hollywood.cli.hands import read_hand
    from hollywood.gin.rules import GinRules

    if not isinstance(rules, GinRules):
        from hollywood.cli.laydowns import contract_answer

        return contract_answer(rules, arguments)

    for option, value in (
        ("--contract", arguments.contract),
        ("--hand-number", arguments.hand_number),
    ):
        if value is not None:
            raise HollywoodError(f"{option} is for contract games, as with --rules may-i")

    def answer(text: str) -> str:
        found = arrange(read_hand(text, rules.pack), rules, every=arguments.all)
        return output.one_json(found) if arguments.json else _in_words(found, rules)

    return answer


def arrange(hand: Hand, rules: GinRules, *, every: bool = False) -> dict[str, Any]:
    """Return a hand's best arrangement as plain values; with an extra card, the best discard.

    ``every`` adds the arrangements and discards that are equally good.
    """
    from hollywood.melds import best_arrangement, best_arrangements, discards_within
    from hollywood.melds import deadwood_after_discard as after_discard

    melds = rules.melds
    best = best_arrangement(hand, melds)
    found = {"deadwood": best.points, **_plain(best)}
    if len(hand) == rules.hand_size + 1:
        least = after_discard(hand, melds)
        discards = [card for card, _ in discards_within(hand, melds, least)]
        discard = _dearest(discards, rules)
        kept = best_arrangement(hand - discard, melds)
        found["discard"] = str(discard)
        found["deadwood_after_discard"] = least
        found |= {f"{name}_after_discard": value for name, value in _plain(kept).items()}
        if every:
            found["discards"] = [str(card) for card in discards]
    if every:
        found["arrangements"] = [_plain(each) for each in best_arrangements(hand, melds)]
    return found


def _plain(arrangement: Arrangement) -> dict[str, Any]:
    return {
        "melds": [[str(card) for card in meld.cards] for meld in arrangement.melds],
        "left": [str(card) for card in arrangement.left],
    }


def _dearest(discards: Sequence[Card], rules: GinRules) -> Card:
    return max(discards, key=lambda card: (rules.melds.points(card), card.rank))


def _in_words(found: dict[str, Any], rules: GinRules) -> str:
    after = "_after_discard" if "discard" in found else ""
    rows = [("melds", _melds_in_words(found["melds" + after]))]
    left = found["left" + after]
    rows.append(("deadwood", f"{found['deadwood' + after]}{_counted(left)}"))
    if after:
        throws = found.get("discards", [found["discard"]])
        rows.insert(0, ("discard", " or ".join(throws)))
        if not found["deadwood"] and rules.big_gin is not None:
            rows = [("melds", _melds_in_words(found["melds"])), ("deadwood", "0: big gin")]
    if not rows[-1][1].endswith("big gin"):
        rows[-1] = (rows[-1][0], rows[-1][1] + _verdict(found, rules, after))
    others = [each for each in found.get("arrangements", []) if each["melds"] != found["melds"]]
    text = output.table(rows, indent="")
    if others:
        whole = " of all cards" if after else ""
        count = output.count(len(others), "other arrangement")
        text += f"\n{count}{whole}, as good:\n"
        text += "\n".join(
            output.wrapped(
                _melds_in_words(each["melds"]) + _left_in_words(each["left"]),
                indent="  ",
                hanging="    ",
            )
            for each in others
        )
    return text


def _melds_in_words(melds: list[list[str]]) -> str:
    return " / ".join(output.cards(meld) for meld in melds) if melds else "none"


def _counted(left: list[str]) -> str:
    return f" ({output.cards(left)})" if left else ""


def _left_in_words(left: list[str]) -> str:
    return f"   left {output.cards(left)}" if left else ""


def _verdict(found: dict[str, Any], rules: GinRules, after: str) -> str:
    cards = sum(map(len, found["melds" + after])) + len(found["left" + after])
    if cards != rules.hand_size:
        return ""
    if found["deadwood" + after] == 0:
        return ": gin"
    if not rules.oklahoma and found["deadwood" + after] <= rules.knock_limit:
        return ", enough to knock"
    return ""
