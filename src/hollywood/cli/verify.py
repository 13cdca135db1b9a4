"""Check a record: every action is legal, every event and score is right, every deck is as sealed.

The match is repeated from its rules, secrets and contributions, and each line is compared with the
result. docs/shuffle.md explains what a sealed deck proves.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from hollywood.cli import output
from hollywood.cli.reading import add_record_argument, record_named
from hollywood.match.log import VoidDeal
from hollywood.play.text import from_plain
from hollywood.records import Record, replay

OLDER = (
    "The players' numbers were not sealed in this kind of shuffle (1): a host who also plays could "
    "have chosen his own last."
)
SEALED = (
    "The players' numbers were sealed too (2): as long as one of those who added something was "
    "honest, nobody could choose the deck."
)
REMAINS = (
    "This does not prove that nobody looked: the host's computer knows the cards while they are "
    "dealt. A player who works with the host can make a deal void; it is listed here."
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    add_record_argument(parser)
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(arguments: argparse.Namespace) -> int:
    """Verify a record; RecordError for an invalid record."""
    record = record_named(arguments.file)
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
            f"{record.path} is valid: {output.count(match.round_number, 'round')} and "
            f"{output.count(actions, 'action')}, all legal, every event and score correct."
        )
    )
    if decks:
        rows = [
            (
                str(deck["round"]),
                deck["commitment"][:16] + "...",
                str(deck["contributed"]),
                str(deck["shuffle"]),
            )
            for deck in decks
        ]
        output.say(
            "\n"
            + output.wrapped(
                "Every deck is the one its commitment sealed before the deal, shuffled with what "
                "the players added:"
            )
        )
        output.say(output.table([("round", "commitment", "contributions", "shuffle"), *rows]))
        kinds = {deck["shuffle"] for deck in decks}
        said = [words for kind, words in ((1, OLDER), (2, SEALED)) if kind in kinds]
        output.say("\n" + output.wrapped(" ".join((*said, REMAINS))))
        for number, names in _void(record, match.players):
            words = (
                f"Round {number}: a deal is void, because a seal was not opened in time: {names}."
            )
            output.say(output.wrapped(words))
    output.say(f"\n{'The match is over.' if match.over else 'The match is not over.'}")
    return 0


def _decks(record: Record) -> list[dict[str, Any]]:
    return [
        {
            "round": entry["round_number"],
            "board": number,
            "commitment": board["commitment"],
            "contributed": sum(bool(given) for given in entry["contributions"]),
            "shuffle": entry.get("shuffle", 1),
            "void": [list(void.missing) for void in _void_deals(entry)],
        }
        for entry in record.entries
        if entry["type"] == "deal"
        for number, board in enumerate(entry["boards"])
    ]


def _void(record: Record, players: Sequence[str]) -> Iterator[tuple[int, str]]:
    """The rounds of the deals that are void, and who did not reveal."""
    for entry in record.entries:
        for void in _void_deals(entry) if entry["type"] == "deal" else ():
            yield entry["round_number"], ", ".join(players[seat] for seat in void.missing)


def _void_deals(entry: Mapping[str, Any]) -> tuple[VoidDeal, ...]:
    return tuple(from_plain(void, VoidDeal) for void in entry.get("void", ()))
