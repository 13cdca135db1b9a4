"""The fullest tables there can be, made from a staged one: all are down, somebody is away."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import count
from typing import Any

_SUITS = "shdc"
_RANKS = "A23456789TJQK"
_MELDS = 3
"""How many melds each player has: the most that a contract requires."""


def full_of_melds(message: bytes, melds: int = _MELDS) -> bytes:
    """Return the same moment with melds of every player who is down, and everybody else down."""
    welcome = json.loads(message)
    board = _board(welcome)
    owners = [place for place, down in enumerate(board["down"]) if down or place != board["place"]]
    laid = [
        (owner, *meld)
        for owner, meld in zip(
            (owner for owner in owners for _ in range(melds)), _any_melds(), strict=False
        )
    ]
    board["melds"] = [{"meld": meld, "owner": owner} for owner, meld, _ in laid]
    board["spans"] = [span for _, _, span in laid]
    for owner in owners:
        board["down"][owner] = True
    return json.dumps(welcome).encode()


def overdue(message: bytes, seats: int = 1) -> bytes:
    """Return the same moment with so many players who keep the table waiting."""
    welcome = json.loads(message)
    table = welcome["table"]
    late = [each for each in table["seats"] if each["seat"] != table["you"]][:seats]
    for each in late:
        each["away"] = "dropped"
    table["absent"] = [
        {
            "seat": each["seat"],
            "reason": "late",
            "stand_in": False,
            "claim_ms": 80_000,
            "void": False,
            "stand_in_ms": 40_000,
        }
        for each in late
    ]
    return json.dumps(welcome).encode()


def _board(welcome: dict[str, Any]) -> dict[str, Any]:
    board: dict[str, Any] = next(
        each for each in welcome["table"]["boards"] if each["type"] == "contract"
    )
    return board


def _any_melds() -> Iterator[tuple[dict[str, Any], list[str] | None]]:
    """Sets of 3 and 4, and runs of 4 to 8, some with a joker; and the spans of the runs."""
    for number in count(1):
        if number % 2:
            rank = _RANKS[number * 3 % 13]
            cards = [rank + suit for suit in _SUITS[: 3 + number // 2 % 2]]
            yield {"kind": "S", "cards": cards}, None
            continue
        length = 4 + number // 2 % 5
        low = number * 2 % (13 - length)
        ranks = _RANKS[low : low + length]
        cards = [rank + _SUITS[number % 4] for rank in ranks]
        if number % 3 == 0:
            cards[1] = "XX"
        yield {"kind": "R", "cards": cards}, [ranks[0], ranks[-1]]
