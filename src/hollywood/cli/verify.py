"""Check a record: every action is legal, every event and score is right, every deck is as sealed.

The match is repeated from its rules, secrets and contributions, and each line is compared with the
result. docs/shuffle.md explains what a sealed deck proves.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from hollywood.cli import output
from hollywood.records import Record, read_record, replay


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("file", metavar="FILE", type=Path, help="the record of a match")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(arguments: argparse.Namespace) -> int:
    """Verify a record; RecordError for an invalid record."""
    record = read_record(arguments.file)
    table = replay(record)
    decks = _decks(record)
    actions = sum(entry["type"] == "act" for entry in record.entries)
    match = table.match
    if arguments.json:
        winners = [match.players[seat] for seat in match.course.winners]
        output.say(
            output.one_json(
                {
                    "verified": True,
                    "rounds": match.round_number,
                    "actions": actions,
                    "decks": decks,
                    "over": match.over,
                    "winners": winners,
                    "cut_off": record.cut_off,
                }
            )
        )
        return 0
    if record.cut_off:
        output.say(output.wrapped(f"Note: {record.cut_off}."))
    output.say(
        output.wrapped(
            f"{arguments.file} is valid: {output.count(match.round_number, 'round')} and "
            f"{output.count(actions, 'action')}, all legal, every event and score correct."
        )
    )
    if decks:
        rows = [
            (str(deck["round"]), deck["commitment"][:16] + "...", str(deck["contributed"]))
            for deck in decks
        ]
        output.say(
            "\n"
            + output.wrapped(
                "Every deck is the one its commitment sealed before the deal, shuffled with what "
                "the players added:"
            )
        )
        output.say(output.table([("round", "commitment", "contributions"), *rows]))
    output.say(f"\n{'The match is over.' if match.over else 'The match is not over.'}")
    return 0


def _decks(record: Record) -> list[dict[str, Any]]:
    return [
        {
            "round": entry["round_number"],
            "board": number,
            "commitment": board["commitment"],
            "contributed": sum(bool(given) for given in entry["contributions"]),
        }
        for entry in record.entries
        if entry["type"] == "deal"
        for number, board in enumerate(entry["boards"])
    ]
