"""What a client reads of what it is shown, and the next sensible action at a table."""

from __future__ import annotations

import random
from typing import Any

import msgspec


class Options(msgspec.Struct):
    """The options of gin and of the contract game together."""

    draw: Any = None
    pass_: Any = msgspec.field(name="pass", default=None)
    discard: Any = None
    barred: list[tuple[str, Any]] = []
    knocks: list[Any] = []
    show: Any = None
    finish: Any = None
    defence: Any = None
    call: Any = ""
    allow: Any = ""
    lay_down: Any = ""
    laydown: list[Any] = []
    lay_off: Any = ""
    layoffs: list[Any] = []


class Board(msgspec.Struct):
    """A board, as far as it matters here."""

    type: str
    place: int | None = None
    hands: list[Any] = []
    arrangement: Any = None
    options: Options | None = None


class Place(msgspec.Struct):
    """A seat."""

    ready: bool = False
    away: str | None = None


class Offered(msgspec.Struct):
    """A discard on offer."""

    eligible: list[int]


class Seen(msgspec.Struct):
    """A table."""

    version: int
    stage: str
    you: int | None
    seats: list[Place]
    round_number: int
    boards: list[Board]
    awaiting: list[int]
    offer: Offered | None = None


def choice(table: Seen, chance: random.Random) -> dict[str, Any] | None:
    """Return the viewer's next action, without the command's id; ``None`` while waiting."""
    if table.you is None or table.stage in {"gathering", "over"}:
        return None
    if table.stage == "between":
        if table.seats[table.you].ready:
            return None
        return {"type": "ready", "round_number": table.round_number + 1}
    board = table.boards[0]
    action = _contract(table, board, chance) if board.type == "contract" else _gin(table, board)
    return None if action is None else {"type": "act", "version": table.version, "action": action}


def _gin(table: Seen, board: Board) -> dict[str, Any] | None:
    options = board.options
    if options is None or board.place is None or table.you not in table.awaiting:
        return None
    if options.knocks:
        knock = options.knocks[0]
        melds = knock["spreads"][0]["melds"]
        return {"type": "knock", "discard": knock["discard"], "spread": melds}
    if options.pass_ is None:
        return {"type": "pass"}
    if options.draw is None:
        return {"type": "draw"}
    if options.discard is None:
        return _throw([*board.hands[board.place], *board.arrangement["left"]], options)
    if options.defence and options.defence["layoffs"]:
        return {"type": "lay_off", **options.defence["layoffs"][0]}
    if options.show is None and options.defence:
        return {"type": "show", "melds": options.defence["melds"]}
    return {"type": "finish"} if options.finish is None else None


def _contract(table: Seen, board: Board, chance: random.Random) -> dict[str, Any] | None:
    options, offer = board.options, table.offer
    if options is None or board.place is None:
        return None
    asked = offer is not None and table.you in offer.eligible
    if asked and options.call is None and chance.random() < 0.3:
        return {"type": "call"}
    if table.you not in table.awaiting:
        return None
    if options.allow is None:
        return {"type": "allow"}
    if options.draw is None:
        return {"type": "draw"} if offer is None else None
    if options.lay_down is None and options.laydown:
        return {"type": "lay_down", "melds": options.laydown}
    if options.discard is None:
        return _throw(board.hands[board.place], options)
    if options.lay_off is None and options.layoffs:
        return {"type": "lay_off", **options.layoffs[0]}
    return None


def _throw(cards: list[str], options: Options) -> dict[str, Any]:
    barred = {card for card, _ in options.barred}
    return {"type": "discard", "card": [card for card in cards if card not in barred][-1]}
