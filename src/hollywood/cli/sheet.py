"""Keep the score sheet: who won each round and how many points, in order.

A result is a name and points (`Ann 25` or `Ann:25`), or `draw` for a dead hand. Add `gin`,
`big-gin` or `undercut` if that wins extra boxes, `x2` if the round counted double (the points as
scored), and `boxes=4` if it won other boxes than the rules say. Give the results as words, as a
file, or with `-` from standard input: one a line, or a JSON list such as `[["Ann", 25], "draw"]`.
In a contract game write each player's name and the penalty of each hand, one player a line; or
hand by hand, each player's name and penalty, one hand a line.
"""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from hollywood.cli import output
from hollywood.cli.reading import (
    add_language_argument,
    add_rules_arguments,
    language_in,
    rules_named,
)
from hollywood.cli.results import (
    Result,
    Row,
    read_names,
    read_results,
    read_rows,
    seated,
)
from hollywood.texts import Problem, speech

if TYPE_CHECKING:
    from hollywood.contract.rules import ContractRules
    from hollywood.gin.rules import GinRules
    from hollywood.match.penalty_sheet import PenaltySheet
    from hollywood.match.sheet import ScoreSheet

_THREE_SCORES = ("cutthroat", "dealer_sits_out", "in_the_box")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument(
        "results", metavar="RESULTS", nargs="*", help="the results, a file of them, or -"
    )
    add_rules_arguments(parser)
    parser.add_argument("--players", metavar="A,B", help="the players, in the order of the sheet")
    parser.add_argument(
        "--layout",
        choices=("columns", "blocks"),
        metavar="LAYOUT",
        default="columns",
        help="columns: both players side by side in each game; blocks: one below the other",
    )
    parser.add_argument(
        "--any-points",
        action="store_true",
        help="contract games: allow penalties that no cards add up to",
    )
    parser.add_argument("--plain", action="store_true", help="write the sheet in sentences")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    add_language_argument(parser)


def run(arguments: argparse.Namespace) -> int:
    """Print the sheet."""
    rules = rules_named(arguments.rules, arguments.settings)
    names = read_names(arguments.players)
    from hollywood.gin.rules import GinRules

    if isinstance(rules, GinRules):
        output.say(_scores(rules, read_results(arguments.results), names, arguments))
    else:
        output.say(_penalties(rules, read_rows(arguments.results), names, arguments))
    return 0


def _scores(
    rules: GinRules, results: list[Result], names: list[str], arguments: argparse.Namespace
) -> str:
    from hollywood.gin.result import boxes_of
    from hollywood.match.sheet import Entry, Scorer

    size = 3 if rules.form in _THREE_SCORES else 2
    if not results and not names:
        raise Problem("error-results-missing")
    sides = seated([result.name for result in results if result.name], names, size)
    say = speech(language_in(arguments))
    nameless = [say("sheet-first-player"), say("sheet-opponent"), say("sheet-third-player")]
    sides += nameless[len(sides) : size]
    scorer = Scorer(sides, rules)
    known = {name.casefold(): side for side, name in enumerate(sides)}
    for result in results:
        with result.located():
            if result.name is None:
                scorer.enter(Entry(winner=None, boxes=0, kind="draw"))
            else:
                boxes = result.boxes
                if boxes is None:
                    boxes = boxes_of(result.kind, rules, result.times)
                side = known[result.name.casefold()]
                scorer.enter(Entry(side, result.points, boxes, result.kind))
    sheet = scorer.sheet()
    if arguments.json:
        return output.one_json(scores_as_json(sheet))
    return _drawn(sheet, arguments.layout, plain=arguments.plain, language=say.language)


def _drawn(sheet: ScoreSheet, layout: str, *, plain: bool, language: str) -> str:
    """Draw the sheet; write it in sentences if the terminal is too narrow."""
    from hollywood.match.telling.drawing import draw_sheet
    from hollywood.match.telling.paper import width_of

    drawn = draw_sheet(sheet, layout=layout, plain=plain, width=output.width(), language=language)
    if not plain and all(width_of(line) <= output.width() for line in drawn.splitlines()):
        return drawn
    sentences = draw_sheet(sheet, plain=True, language=language).splitlines()
    return "\n".join(output.wrapped(line) for line in sentences)


def scores_as_json(sheet: ScoreSheet) -> dict[str, Any]:
    """Return a score sheet as plain values."""
    sides = sheet.sides

    def name(side: int | None) -> str | None:
        return None if side is None else sides[side]

    settlement = sheet.settlement
    return {
        "columns": {each: list(sheet.totals(side)) for side, each in enumerate(sides)},
        "boxes": {each: list(sheet.boxes(side)) for side, each in enumerate(sides)},
        "game_winners": [name(side) for side in sheet.game_winners],
        "series_over": sheet.over,
        "overall_winner": name(sheet.winner),
        "settlement": {
            "games": [
                {
                    "winner": name(game.winner),
                    "shutout": bool(game.shut_out),
                    "totals": dict(zip(sides, game.totals, strict=True)),
                    "net": dict(zip(sides, game.net, strict=True)),
                }
                for game in settlement.games
            ],
            "net": dict(zip(sides, settlement.net, strict=True)),
            "payments": [
                {
                    "payer": name(payment.payer),
                    "payee": name(payment.payee),
                    "points": payment.points,
                    "cents": payment.cents,
                }
                for payment in settlement.payments
            ],
        },
    }


def _penalties(
    rules: ContractRules, rows: list[Row], names: list[str], arguments: argparse.Namespace
) -> str:
    from hollywood.cli.penalty_rows import hands_of
    from hollywood.match.penalty_sheet import PenaltySheet
    from hollywood.match.telling.drawing import draw_penalties

    players, hands = hands_of(rows, names, rules, any_points=arguments.any_points)
    least = -rules.out_in_one_turn
    sheet = PenaltySheet(tuple(players), rules.hands, hands, least=least)
    if arguments.json:
        return output.one_json(penalties_as_json(sheet))
    return draw_penalties(
        sheet,
        contracts=rules.contracts,
        plain=arguments.plain,
        width=output.width(),
        language=language_in(arguments),
    )


def penalties_as_json(sheet: PenaltySheet) -> dict[str, Any]:
    """Return a penalty sheet as plain values."""
    names = sheet.names
    return {
        "penalties": {
            name: [hand[seat] for hand in sheet.hands] for seat, name in enumerate(names)
        },
        "totals": dict(zip(names, sheet.totals, strict=True)),
        "hands": len(sheet.hands),
        "over": sheet.over,
        "leaders": [names[seat] for seat in sheet.leaders],
        "winners": [names[seat] for seat in sheet.winners],
    }
