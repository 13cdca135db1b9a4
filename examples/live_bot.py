"""A bot that plays gin and May-I live: ``hollywood bot run examples/live_bot.py --server URL``.

It needs the token of a bot account in ``HOLLYWOOD_TOKEN`` (docs/live-bots.md). It uses only what
the server shows to its seat.
"""

from __future__ import annotations

from typing import Any

RANKS = "A23456789TJQK"
Action = dict[str, Any]


def accepts(challenge: dict[str, Any]) -> bool:
    """Say which challenges to accept: matches of two to four, with any clock."""
    return bool(challenge["card"]["players"] <= 4)


def decide(table: dict[str, Any], must: bool) -> Action | None:
    """Return the next action; without ``must``, ``None`` lets a discard be."""
    board = next(board for board in table["boards"] if board["place"] is not None)
    return gin(board) if board["type"] == "gin" else may_i(board, must)


def gin(board: dict[str, Any]) -> Action:
    """Draw, knock as soon as possible, and discard the highest card that fits nowhere."""
    may = board["options"]  # None beside what it may do, else the reason why not
    if may["show"] is None:
        if may["defence"]["layoffs"]:
            return {"type": "lay_off", **may["defence"]["layoffs"][0]}
        return {"type": "show", "melds": may["defence"]["melds"]}
    if may["draw"] is None:
        return {"type": "draw"}
    if may["pass"] is None:
        return {"type": "pass"}
    if may["knocks"]:
        knock = may["knocks"][0]
        spread = knock["spreads"][0]["melds"]
        return {"type": "knock", "discard": knock["discard"], "spread": spread}
    barred = [card for card, _ in may["barred"]]
    left = [card for card in board["arrangement"]["left"] if card not in barred]
    cards = left or [card for card in board["hands"][board["place"]] if card not in barred]
    return {"type": "discard", "card": max(cards, key=lambda card: RANKS.index(card[0]))}


def may_i(board: dict[str, Any], must: bool) -> Action | None:
    """Keep the ranks it has most of, and call for cards that match them."""
    may = board["options"]
    hand = board["hands"][board["place"]]
    ranks = [card[0] for card in hand]
    top = board["discards"][-1] if board["discards"] else "none"
    wanted = not board["down"][board["place"]] and ranks.count(top[0]) >= 2
    if not must:  # others may still call; this bot calls too, or waits
        return {"type": "call"} if wanted and may["call"] is None else None
    if may["allow"] is None:
        return {"type": "allow"}
    if may["take"] is None and (wanted or may["draw"] is not None):
        return {"type": "take"}
    if may["draw"] is None:
        return {"type": "draw"}
    if may["laydown"]:
        return {"type": "lay_down", "melds": may["laydown"]}
    if may["layoffs"]:
        return {"type": "lay_off", **may["layoffs"][0]}
    barred = [card for card, _ in may["barred"]]
    cards = [card for card in hand if card not in barred]
    least = min(cards, key=lambda card: (card in board["wild"], ranks.count(card[0])))
    return {"type": "discard", "card": least}
