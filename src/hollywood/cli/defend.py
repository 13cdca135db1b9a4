"""Find the best answer to a knock: melds, and layoffs on the knocker's spread, chosen
together.

Give `-` to read from standard input, one knock a line: the hand, a bar, and the
spread, as in `3s 6s Qd | 3c 3d 3h / 7s 8s 9s`.
"""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from hollywood.cli import output
from hollywood.cli.reading import STANDARD_INPUT, add_rules_arguments, at_line, lines, rules_named
from hollywood.errors import CardsError, HollywoodError

if TYPE_CHECKING:
    from hollywood.cards import Hand
    from hollywood.gin.rules import GinRules
    from hollywood.melds import Meld


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument(
        "hand", metavar="HAND", nargs="+", help="the defender's cards, or - for standard input"
    )
    parser.add_argument(
        "--spread", metavar="MELDS", help='the knocker\'s melds, as in "3c 3d 3h / 7s 8s 9s"'
    )
    parser.add_argument(
        "--gin",
        action="store_true",
        help="the knocker has gone gin: most rules then allow no layoff",
    )
    add_rules_arguments(parser)
    parser.add_argument("--json", action="store_true", help="print one JSON object for each knock")


def run(arguments: argparse.Namespace) -> int:
    """Answer the knock or knocks."""
    rules = rules_named(arguments.rules, arguments.settings)
    from hollywood.gin.rules import GinRules

    if not isinstance(rules, GinRules):
        raise HollywoodError(f"{arguments.rules} has no knock to answer: defend is for gin games")
    if arguments.hand != [STANDARD_INPUT]:
        if arguments.spread is None:
            raise HollywoodError(
                '--spread is missing: the knocker\'s melds, as in --spread "3c 3d 3h / 7s 8s 9s"'
            )
        output.say(_answer(" ".join(arguments.hand), arguments.spread, rules, arguments))
        return 0
    if arguments.spread is not None:
        raise HollywoodError("--spread and - exclude each other: each line has its own spread")
    first = True
    for line in lines(STANDARD_INPUT):
        with at_line(line):
            hand, bar, spread = line.text.partition("|")
            if not bar:
                raise HollywoodError("there is no spread: write HAND | MELD / MELD")
            text = _answer(hand, spread, rules, arguments)
        if not arguments.json:
            text = f"{'' if first else chr(10)}{output.wrapped(line.text)}\n{text}"
        output.say(text)
        first = False
    return 0


def read_spread(text: str, rules: GinRules) -> tuple[Meld, ...]:
    """Read melds separated by slashes; CardsError, with a clear message, for an invalid spread."""
    from hollywood.cards import parse_cards
    from hollywood.cli.hands import check_held
    from hollywood.melds import meld_of
    from hollywood.melds.forms import why_no_meld

    groups = [parse_cards(group) for group in text.split("/")]
    if not all(groups):
        raise CardsError("a meld of the spread has no cards: write them as in 3c 3d 3h / 7s 8s 9s")
    everything = [card for group in groups for card in group]
    check_held(everything, rules.pack)
    melds = []
    for group in groups:
        meld = meld_of(group, rules.melds)
        if meld is None:
            raise CardsError(str(why_no_meld(group, rules.melds)))
        melds.append(meld)
    if len(everything) > rules.hand_size + 1:
        raise CardsError(
            f"the spread has {len(everything)} cards: a hand has no more than {rules.hand_size + 1}"
        )
    return tuple(melds)


def defend(hand: Hand, spread: tuple[Meld, ...], rules: GinRules, *, gin: bool) -> dict[str, Any]:
    """Return the best defense as plain values."""
    from hollywood.melds import best_defence, deadwood

    allowed = rules.layoff and (rules.layoff_on_gin or not gin)
    best = best_defence(hand, spread, rules.melds, lay_off=allowed)
    return {
        "deadwood": best.points,
        "melds": [[str(card) for card in meld.cards] for meld in best.melds],
        "laid_off": [
            {"card": str(laid.card), "onto": [str(card) for card in spread[laid.onto].cards]}
            for laid in best.layoffs
        ],
        "left": [str(card) for card in best.left],
        "deadwood_without_layoff": deadwood(hand, rules.melds),
        "layoff_allowed": allowed,
    }


def _answer(
    hand_text: str, spread_text: str, rules: GinRules, arguments: argparse.Namespace
) -> str:
    from hollywood.cli.hands import check_held, read_hand

    spread = read_spread(spread_text, rules)
    hand = read_hand(hand_text, rules.pack)
    check_held([*hand, *(card for meld in spread for card in meld.cards)], rules.pack)
    on_table = sum(len(meld.cards) for meld in spread)
    gin = arguments.gin or on_table >= rules.hand_size
    found = defend(hand, spread, rules, gin=gin)
    return output.one_json(found) if arguments.json else _in_words(found)


def _in_words(found: dict[str, Any]) -> str:
    rows = []
    if not found["layoff_allowed"]:
        rows.append(("lay off", "not allowed on this hand"))
    elif not found["laid_off"]:
        rows.append(("lay off", "nothing"))
    else:
        onto: dict[str, list[str]] = {}
        for laid in found["laid_off"]:
            onto.setdefault(output.cards(laid["onto"]), []).append(laid["card"])
        laid_off = [f"{output.cards(those)} on {meld}" for meld, those in onto.items()]
        rows.append(("lay off", "; ".join(laid_off)))
    melds = [output.cards(meld) for meld in found["melds"]]
    rows.append(("melds", " / ".join(melds) if melds else "none"))
    left = f" ({output.cards(found['left'])})" if found["left"] else ""
    without = found["deadwood_without_layoff"]
    saved = f", instead of {without}" if without != found["deadwood"] else ""
    rows.append(("deadwood", f"{found['deadwood']}{left}{saved}"))
    return output.table(rows, indent="")
