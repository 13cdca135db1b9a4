"""List the games."""

from __future__ import annotations

import argparse

from hollywood.cli import output

DESCRIPTIONS = {
    "hollywood-gin": (
        "Hollywood gin, the usual game: gin for two, scored in three games at once; gin earns 25."
    ),
    "hollywood-rummy": (
        "Hollywood gin as described on its rummy page: the same rules as hollywood-gin. (Some "
        'people call another game "Hollywood Rummy", with sets, runs and wild aces: that is may-i.)'
    ),
    "hollywood-rounds": (
        "Hollywood gin exactly as on a third page: a run can mix suits, and the columns open round "
        "by round, no matter who wins."
    ),
    "gin": "Gin rummy: one game to 100, with bonuses for the game, for shutouts and for boxes.",
    "oklahoma": (
        "Gin rummy in which the upcard sets the knock limit and a spade doubles the points."
    ),
    "straight-gin": "Gin rummy without knocking: only gin ends a round.",
    "round-the-corner": (
        "Gin rummy in which runs pass from king to ace to two, and an ace left over costs 15."
    ),
    "eaai": (
        "Gin rummy as the programs of the EAAI-2021 challenge played it: gin and undercut 25, "
        "one bare game to 100."
    ),
    "may-i": (
        'May-I, the contract game for four to six that is also called "Hollywood Rummy": two '
        "packs, wild aces, seven hands."
    ),
    "liverpool": ("Contract rummy by the Liverpool custom: three packs, jokers wild, seven hands."),
    "shanghai": "Contract rummy by the Shanghai custom: jokers and twos wild, ten hands.",
    "carioca": "Carioca as in Chile: eight hands of twelve cards, jokers wild, no May-I.",
    "nine-contracts": (
        "Nine growing contracts, as in games with phases, for the whole table together; jokers and "
        "twos wild, no May-I."
    ),
    "few-wilds": (
        "A family's May-I: jokers and twos wild, and no meld with more wild cards than others."
    ),
    "wide-gap": "A family's May-I: two ranks must lie between two runs of one suit.",
    "joker-to-hand": (
        "A family's May-I: a replaced joker goes to the hand, who is down takes no discard, and a "
        "call costs no penalty card."
    ),
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("--json", action="store_true", help="print one JSON object: every preset")


def run(arguments: argparse.Namespace) -> int:
    """List the presets."""
    from hollywood.contract.presets import CONTRACT_PRESETS, HOUSE_PRESETS
    from hollywood.gin.presets import GIN_PRESETS
    from hollywood.match.presets import PRESETS
    from hollywood.match.telling.told import one_line

    if arguments.json:
        listed = {
            name: {
                "family": rules.family,
                "description": DESCRIPTIONS[name],
                "rules_in_a_line": one_line(rules),
            }
            for name, rules in PRESETS.items()
        }
        output.say(output.one_json(listed))
        return 0
    for presets, title in (
        (GIN_PRESETS, "Gin, for two"),
        (CONTRACT_PRESETS, "Contract rummy, for more"),
        (HOUSE_PRESETS, "More, and families' rules"),
    ):
        output.say(output.heading(title))
        names = list(presets)
        output.say(output.table([(name, DESCRIPTIONS[name]) for name in names]))
        output.say()
    output.say(
        output.wrapped(
            "`hollywood rules NAME` prints the rules of one; `hollywood play NAME` deals it."
        )
    )
    return 0
