"""The bytes of a message, as long as public facts say.

Encryption hides what a message says, but not how long it is. So the length may not depend on cards
that only some may see: a list of knocks would tell every listener that its reader can knock. Spaces
at the end, which JSON allows, make up for it. A message that shows a board has room for the most
that its reader may be shown there, computed from what everybody sees; the rest of it is public.
Answers to a player have a common length.
"""

from __future__ import annotations

from typing import Any, Final

from hollywood.play.text import to_json
from hollywood.server.protocol.messages import (
    Considered,
    Done,
    Hinted,
    Planned,
    Refused,
    SeatCode,
    ServerMessage,
    Trouble,
    Update,
    Welcome,
)
from hollywood.server.protocol.shown import BoardShown, GinShown, TableShown

ANSWER: Final = 512
"""Bytes of an answer that says whether something was done or may be done."""
HINT, PLAN = 4096, 6144
WISHES: Final = 512
"""Bytes for a player's wishes about offers: they name each card at most once."""

_CARD = len('"7h",')
_BASE, _PER_CARD = 1216, 18
"""Bytes for the best arrangement of a reader's hand, and the reasons for what is not allowed."""
_PER_CARD_TO_KNOCK, _PER_CARD_TO_LAY, _PER_MELD = 288, 96, 192
"""More bytes for a reader who may knock, or add cards to melds."""

_KNOCKS: Final = frozenset({"discard"})
_LAYS: Final = frozenset({"layoff", "knocker_layoff", "play"})
"""The phases in which a reader whose turn it is may do so."""


def encoded(message: ServerMessage) -> bytes:
    """Encode a message so that its length says nothing about hidden cards."""
    raw = to_json(message)
    match message:
        case Update(table=table) | Welcome(table=table) if table.you is not None:
            private = _wishes(table) + sum(map(_private, table.boards))
            room = WISHES + sum(map(_room, table.boards))
            return _filled(raw, len(raw) - private, room)
        case Planned():
            return _filled(raw, 0, PLAN)
        case Hinted():
            return _filled(raw, 0, HINT)
        case Done() | Refused() | Considered() | Trouble() | SeatCode():
            return _filled(raw, 0, ANSWER)
    return raw


def _filled(raw: bytes, public: int, room: int) -> bytes:
    """Fill up to ``public`` bytes and ``room``, or twice that, if it is not enough."""
    while len(raw) > public + room:
        room *= 2
    return raw.ljust(public + room)


def _wishes(table: TableShown) -> int:
    """How long what a table shows to its reader alone is, besides the boards."""
    asks = None if table.offer is None else table.offer.asks_you
    said = to_json((table.auto_pass, table.nearer, table.wishes_stay, asks))
    return len(said) + sum(_CARD * len(cards) - bool(cards) for cards in (table.want, table.never))


def _private(board: BoardShown) -> int:
    """How long what a board shows to its reader alone is; the size of the hand is public."""
    if isinstance(board, GinShown):
        own: Any = board.arrangement, board.deadwood, board.options
    else:
        own = board.wild, board.groups, board.short, board.options
    return len(to_json(own))


def _room(board: BoardShown) -> int:
    """Bytes for what a board shows to its reader alone; from public facts only."""
    if board.place is None:
        return 128
    cards = board.sizes[board.place]
    room = _BASE + _PER_CARD * cards
    if board.awaiting == board.place and board.phase in _KNOCKS:
        room += cards * _PER_CARD_TO_KNOCK
    if board.awaiting == board.place and board.phase in _LAYS:
        melds = board.spread if isinstance(board, GinShown) else board.melds
        room += cards * _PER_CARD_TO_LAY + len(melds) * _PER_MELD
    return room
