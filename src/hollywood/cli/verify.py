"""Check a record: every action is legal, every event and score is right, every deck is as sealed.

The match is repeated from its rules, secrets and contributions, and each line is compared with the
result. docs/shuffle.md explains what a sealed deck proves.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from hollywood.cli import output
from hollywood.cli.reading import add_match_arguments, records_named
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
GIVEN = "Decks were given and not sealed: nothing proves who chose them."
REMAINS = (
    "This does not prove that nobody looked: the host's computer knows the cards while they are "
    "dealt. A player who works with the host can make a deal void; it is listed here."
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    add_match_arguments(parser)
    parser.add_argument("--json", action="store_true", help="print one JSON object for each match")


def run(arguments: argparse.Namespace) -> int:
    """Verify the records of a file; RecordError for an invalid record."""
    for record in records_named(arguments):
        _verify(record, arguments)
    return 0


def _verify(record: Record, arguments: argparse.Namespace) -> None:
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
                    "about": record.about.said(),
                    **({"match": record.place} if record.matches > 1 else {}),
                }
            )
        )
        return
    if record.matches > 1:
        start = "" if record.place == 1 or arguments.match else "\n"
        output.say(start + output.heading(f"Match {record.place} of {record.matches}"))
    if record.cut_off:
        output.say(output.wrapped(f"Note: {record.cut_off}."))
    if record.other:
        lines = output.count(record.other, "line")
        output.say(output.wrapped(f"Note: {lines} of other text beside the record were left out."))
    if said := _headers(record):
        output.say(output.wrapped(said))
    output.say(
        output.wrapped(
            f"{record.path} is valid: {output.count(match.round_number, 'round')} and "
            f"{output.count(actions, 'action')}, all legal, every event and score correct."
        )
    )
    if any(board.get("deck") for entry in record.entries for board in entry.get("boards", ())):
        output.say("\n" + output.wrapped(GIVEN))
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
        proven = [words for kind, words in ((1, OLDER), (2, SEALED)) if kind in kinds]
        output.say("\n" + output.wrapped(" ".join((*proven, REMAINS))))
        for number, names in _void(record, match.players):
            words = (
                f"Round {number}: a deal is void, because a seal was not opened in time: {names}."
            )
            output.say(output.wrapped(words))
    output.say(f"\n{'The match is over.' if match.over else 'The match is not over.'}")


def _headers(record: Record) -> str:
    """What the record says about itself, in one line."""
    about, players = record.about, record.entries[0]["players"]
    said = [about.event, about.place, about.date, about.preset]
    for seat, name in enumerate(players):
        kind = about.kinds[seat] if about.kinds else ""
        rating = about.ratings[seat] if about.ratings else None
        of_player = [kind, "" if rating is None else f"{rating:g}"]
        if any(of_player):
            said.append(f"{name} ({', '.join(filter(None, of_player))})")
    said += [f"{name}: {text}" for name, text in about.more.items()]
    return "; ".join(filter(None, said))


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
        if not board.get("deck")
    ]


def _void(record: Record, players: Sequence[str]) -> Iterator[tuple[int, str]]:
    """The rounds of the deals that are void, and who did not reveal."""
    for entry in record.entries:
        for void in _void_deals(entry) if entry["type"] == "deal" else ():
            yield entry["round_number"], ", ".join(players[seat] for seat in void.missing)


def _void_deals(entry: Mapping[str, Any]) -> tuple[VoidDeal, ...]:
    return tuple(from_plain(void, VoidDeal) for void in entry.get("void", ()))
