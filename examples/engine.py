"""An engine that speaks the line protocol of `hollywood arena`: it plays gin and May-I.

hollywood arena 'engine:python3 examples/engine.py' greedy --rules gin --unit rounds
"""

from __future__ import annotations

import sys

RANKS = "A23456789TJQK"
FIRST = ("show", "lay_off", "knock", "big_gin", "finish", "lay_down", "allow", "call")
"""What it does whenever it may, most wanted first; else it draws, and discards by rank."""


def fields_of(words: list[str]) -> dict[str, list[str]]:
    """Read the words of a position: pairs, then the moves so far and the legal moves."""
    moves, legal = words.index("moves"), words.index("legal")
    pairs = words[1:moves]
    fields = {key: [value] for key, value in zip(pairs[::2], pairs[1::2], strict=True)}
    return fields | {"moves": words[moves + 1 : legal], "legal": words[legal + 1 :]}


def worth(card: str, hand: list[str]) -> tuple[int, int]:
    """Say how much a card is worth: its neighbors and pairs in the hand, then a low rank."""
    rank = RANKS.find(card[0])
    friends = sum(
        other[0] == card[0] or (other[1] == card[1] and abs(RANKS.find(other[0]) - rank) == 1)
        for other in hand
    )
    return friends, -rank


def best(fields: dict[str, list[str]]) -> str:
    """Choose one of the legal moves."""
    legal = fields["legal"]
    for kind in FIRST:
        found = [move for move in legal if move.partition(":")[0] == kind]
        if found:
            return found[0]
    (text,) = fields["hand"]
    hand = [text[place : place + 2] for place in range(0, len(text), 2)]
    discards = [move for move in legal if move.startswith("discard:")]
    if discards:
        return min(discards, key=lambda move: worth(move.partition(":")[2], hand))
    for kind in ("draw", "pass", "take"):
        if kind in legal:
            return kind
    return legal[0]


def main() -> None:
    """Answer the arena until it says quit."""
    fields: dict[str, list[str]] = {}
    for line in sys.stdin:
        words = line.split()
        match words[:1]:
            case ["hci"]:
                print("id name neighbors")
                print("hciok", flush=True)
            case ["isready"]:
                print("readyok", flush=True)
            case ["position"]:
                fields = fields_of(words)
            case ["go"]:
                print("bestmove", best(fields), flush=True)
            case ["quit"]:
                return


if __name__ == "__main__":
    main()
