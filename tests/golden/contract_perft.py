"""The number of legal continuations of fixed deals of the contract game, frozen in a file.

    python -m tests.golden.contract_perft

writes ``contract_perft.json`` again, from the rules engine. Do so only if a rule has changed, and
name the rule in the commit.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

from hollywood.cards import Card
from hollywood.contract import CONTRACT_PRESETS, ContractRound, ContractRules
from hollywood.play import Seat
from hollywood.simulation.contract_game import deck_of

FILE = Path(__file__).with_name("contract_perft.json")
SMALL = ("players=2", "decks=1", "deal=[5, 5]", 'contracts=["S", "R"]', "set_min=2", "run_min=3")
DEALS: tuple[dict[str, Any], ...] = (
    {"preset": "may-i", "settings": (), "seats": 4, "hand": 1, "depth": 6, "after": 0},
    {"preset": "may-i", "settings": (), "seats": 5, "hand": 2, "depth": 6, "after": 30},
    {
        "preset": "may-i",
        "settings": ("may_i.per_turn=3", "may_i.deny_forces_discard=false", "may_i.who=others"),
        "seats": 4,
        "hand": 3,
        "depth": 6,
        "after": 4,
    },
    {"preset": "liverpool", "settings": (), "seats": 3, "hand": 1, "depth": 6, "after": 8},
    {"preset": "shanghai", "settings": (), "seats": 3, "hand": 2, "depth": 5, "after": 0},
    {
        "preset": "may-i",
        "settings": (*SMALL, "go_out_without_discard=false", "rediscard_taken=forbid"),
        "seats": 2,
        "hand": 1,
        "depth": 7,
        "after": 0,
    },
    {
        "preset": "may-i",
        "settings": (*SMALL, "rediscard_taken=forbid", "layoff_requires_down=false"),
        "seats": 2,
        "hand": 1,
        "depth": 7,
        "after": 5,
    },
    {"preset": "may-i", "settings": SMALL, "seats": 2, "hand": 2, "depth": 8, "after": 7},
)
"""``after`` is a number of actions of the player in turn; the middle one is always taken."""


def rules_of(deal: dict[str, Any]) -> ContractRules:
    return CONTRACT_PRESETS[deal["preset"]].with_settings(deal["settings"])


def deck(deal: dict[str, Any]) -> tuple[Card, ...]:
    return deck_of(rules_of(deal), 5, 8, seats=deal["seats"], hand=deal["hand"])


def position(deal: dict[str, Any]) -> tuple[ContractRound, list[tuple[Seat, Any]]]:
    """The round where counting starts, and the actions that lead to it."""
    play = ContractRound.deal(
        rules_of(deal),
        players=deal["seats"],
        dealer=Seat(1),
        hand_number=deal["hand"],
        deck=deck(deal),
    )
    actions = []
    for _ in range(deal["after"]):
        seat = play.table.turn
        legal = list(islice(play.legal_actions(seat), 40))
        action = legal[len(legal) // 2]
        actions.append((seat, action))
        play = play.after(seat, action)
    return play, actions


def count(play: ContractRound, depth: int) -> int:
    """The number of sequences of ``depth`` legal actions."""
    moves = (
        (Seat(seat), action)
        for seat in range(play.table.seats)
        for action in play.legal_actions(Seat(seat))
    )
    if depth == 1:
        return sum(1 for _ in moves)
    return sum(count(play.after(seat, action), depth - 1) for seat, action in moves)


def entries() -> Iterator[dict[str, Any]]:
    for deal in DEALS:
        play, _ = position(deal)
        counts = [count(play, depth) for depth in range(1, deal["depth"] + 1)]
        yield {**deal, "settings": list(deal["settings"]), "counts": counts}


if __name__ == "__main__":
    FILE.write_text(json.dumps(list(entries()), indent=1) + "\n")
    print(FILE)
