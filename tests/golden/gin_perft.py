"""Make ``gin_perft.json`` again: in how many ways rounds of gin can go on, n actions deep.

    python -m tests.golden.gin_perft

The engine counts, and its counts are frozen; the tests check both engines against them. A changed
count is a changed rule: look at it before you keep it.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from hollywood.cards import parse_cards
from hollywood.gin import GIN_PRESETS, GinRound, GinRules, stacked_deck
from hollywood.play import Seat
from hollywood.simulation.gin_game import deck_of

FILE = Path(__file__).with_suffix(".json")
MOST = 25_000
"""A deal is followed until one more action would give more ways than this."""

# The hands of the dealer and of the other, the upcard, and the top of the stock. They can knock or
# have gin at once, lay off on each other, and be divided in several ways.
RICH = (
    ("3h 4h 5h 6h 9s Ts Js 8c 8h Ah", "3c 4c 5c 7d 8d 9d Kc Kd Kh 2s", "6c", "2h 8s Ks 7h"),
    ("Ac 2c 3c 4c Qh Kh Ah 5d 5h 5s", "7c 7d 7h 7s 8s 9s Ts Js Qs Ks", "6s", "As 6h 6d 2h"),
)


def decks(rules: GinRules) -> list[str]:
    """Return an ordinary deck, and two with rich hands; top card first."""
    found = [deck_of(1, 1)]
    for cards in RICH:
        first, second, upcard, stock = map(parse_cards, cards)
        hands = (first, second)
        found.append(
            stacked_deck(rules, dealer=Seat(0), hands=hands, upcard=upcard[0], stock=stock)
        )
    return [" ".join(map(str, deck)) for deck in found]


def dealt(rules: GinRules, deck: str) -> GinRound:
    """Return the round in which seat 0 dealt this deck."""
    return GinRound.deal(rules, dealer=Seat(0), deck=parse_cards(deck))


def perft(state: GinRound, depth: int) -> int:
    """Count in the engine in how many ways ``depth`` actions can follow."""
    if state.awaiting is None:
        return 0
    legal = state.legal_actions(state.awaiting)
    if depth == 1:
        return len(legal)
    return sum(perft(state.after(state.awaiting, action), depth - 1) for action in legal)


def counts(state: GinRound) -> list[int]:
    """Return the counts for depths 1, 2 and so on, up to the limit."""
    found: list[int] = []
    while True:
        ways = perft(state, len(found) + 1)
        if ways > MOST:
            return found
        found.append(ways)


def golden() -> dict[str, Any]:
    """Return the content of the file: by preset, decks and counts."""
    return {
        name: [{"deck": deck, "counts": counts(dealt(rules, deck))} for deck in decks(rules)]
        for name, rules in GIN_PRESETS.items()
    }


if __name__ == "__main__":
    presets = []
    for name, deals in golden().items():
        lines = ",\n".join(f"  {json.dumps(deal)}" for deal in deals)
        presets.append(f'"{name}": [\n{lines}\n]')
    FILE.write_text("{\n" + ",\n".join(presets) + "\n}\n")
