"""How a round was dealt, in the notation of ``docs/notation.md``: sealed, or with open cards."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from hollywood.cards import Card
from hollywood.errors import HollywoodError, RecordError
from hollywood.match.decks import Seals
from hollywood.match.log import VoidDeal
from hollywood.match.match import Match
from hollywood.match.table import MatchTable
from hollywood.play.text import from_plain


class _NotedBoard(msgspec.Struct):
    seats: list[int]
    dealer: int | None = None  # a seat of the match
    secret: bytes | None = None
    hands: dict[int, list[Card]] = {}  # by seat of the match
    upcard: Card | None = None
    stock: list[Card] = []


def deal_tags(entry: Mapping[str, Any], match: Match) -> Iterator[str]:
    """Write a deal, given in its plain form, at the ``match`` after it."""
    yield _tag("Round", entry["round_number"])
    if entry["contributions"]:
        yield _tag("Contributions", *entry["contributions"])
    if entry.get("shuffle", 1) == 2:
        yield _tag("Sealed", *entry["sealed"])
    for void in entry.get("void", ()):
        yield _tag("Void", void)
    for board, played in zip(entry["boards"], match.boards, strict=True):
        seats = board["seats"]
        yield _tag("Board", *seats)
        yield _tag("Dealer", seats[board["dealer"]])
        if board["secret"]:
            yield _tag("Secret", board["secret"])
        dealt = board["events"][0]
        for seat, hand in zip(seats, dealt["hands"], strict=True):
            yield _tag("Hand", seat, " ".join(hand))
        yield _tag("Upcard", dealt["upcard"])
        yield _tag("Stock", " ".join(card.text for card in played.round.stock))


class NotedDeal:
    """A deal as far as its tags have been read."""

    def __init__(self) -> None:
        self._contributions: list[bytes] = []
        self._sealed: list[str] | None = None
        self._void: list[VoidDeal] = []
        self._boards: list[_NotedBoard] = []

    @property
    def secrets(self) -> tuple[bytes, ...]:
        """The secrets by board, if the deal is sealed."""
        return tuple(board.secret for board in self._boards if board.secret is not None)

    def tag(self, name: str, values: list[Any]) -> None:
        """Read a tag; HollywoodError if it is not one of a deal, or has other values."""
        if name == "Contributions":
            self._contributions = [_bytes(each) for each in values]
        elif name == "Sealed":
            self._sealed = from_plain(values, list[str])
        elif name == "Void" and len(values) == 1:
            self._void.append(_void(values[0]))
        elif name == "Board":
            self._boards.append(_NotedBoard(seats=from_plain(values, list[int])))
        elif not self._boards:
            raise RecordError(f"[Board] comes before [{name}]")
        else:
            _read_board_tag(self._boards[-1], name, values)

    def make(self, table: MatchTable) -> None:
        """Deal the round; HollywoodError if that is not possible, or gives something else."""
        deals = () if table.match.over else table.match.course.deals()
        if [board.seats for board in self._boards] != [list(each.seats) for each in deals]:
            seats = ", ".join(str(list(each.seats)) for each in deals)
            raise RecordError(f"the boards of this round are {seats or 'none'}")
        for board, each in zip(self._boards, deals, strict=True):
            dealer = each.seats[each.dealer]
            if board.dealer not in {None, dealer} and table.match.round_number:
                raise RecordError(f"seat {dealer} deals by these rules, not seat {board.dealer}")
        if len(self.secrets) == len(self._boards):
            seals = None
            if self._sealed is not None:
                seals = Seals(sealed=tuple(self._sealed), void=tuple(self._void))
            table.deal(self._contributions, seals)
        else:
            pack = table.match.rules.pack.cards
            table.deal_from(
                [
                    _deck(board, tuple(each.seats), each.dealer, pack)
                    for board, each in zip(self._boards, deals, strict=True)
                ]
            )
        for board, played in zip(self._boards, table.match.boards, strict=True):
            _compare(board, played.deal.seats, played.round)


def _read_board_tag(board: _NotedBoard, name: str, values: list[Any]) -> None:
    one = values[0] if len(values) == 1 else None
    if name == "Dealer" and isinstance(one, int):
        board.dealer = one
    elif name == "Secret":
        board.secret = _bytes(one)
    elif name == "Hand" and len(values) == 2 and isinstance(values[0], int):
        board.hands[values[0]] = _cards(values[1])
    elif name == "Upcard" and isinstance(one, str):
        board.upcard = Card(one)
    elif name == "Stock":
        board.stock = _cards(one)
    else:
        raise RecordError(f"[{name}] is not a tag of a deal, or has other values")


def _deck(
    board: _NotedBoard, seats: Sequence[int], dealer: int, pack: Sequence[Card]
) -> tuple[Card, ...]:
    """The deck of an open deal: the cards that nobody names lie at the bottom of the stock."""
    turns = [seats[(dealer + step) % len(seats)] for step in range(1, len(seats) + 1)]
    if board.upcard is None or any(seat not in board.hands for seat in turns):
        raise RecordError("an open deal needs every [Hand], and the [Upcard]")
    hands = [board.hands[seat] for seat in turns]
    if len({len(hand) for hand in hands}) != 1:
        raise RecordError("everybody is dealt as many cards")
    named = [card for cards in zip(*hands, strict=True) for card in cards]
    named += [board.upcard, *board.stock]
    left = Counter(pack)
    left.subtract(named)
    return tuple(named) + tuple(card for card, copies in left.items() for _ in range(copies))


def _compare(board: _NotedBoard, seats: Sequence[int], dealt: Any) -> None:
    for seat, hand in board.hands.items():
        place = seats.index(seat) if seat in seats else None
        if place is None or Counter(hand) != Counter(dealt.hands[place]):
            raise RecordError(f"the hand of seat {seat} is not the one that is dealt")
    if board.upcard is not None and dealt.news[0].upcard != board.upcard:
        raise RecordError(f"the upcard is {dealt.news[0].upcard}, not {board.upcard}")
    if board.stock and tuple(board.stock) != tuple(dealt.stock[: len(board.stock)]):
        raise RecordError("the stock is not the one that is dealt")


def _tag(name: str, *values: Any) -> str:
    return f"[{' '.join((name, *map(json.dumps, values)))}]"


def _cards(text: Any) -> list[Card]:
    if not isinstance(text, str):
        raise RecordError('cards are written as in "7h 8h XX"')
    return [Card(each) for each in text.split()]


def _void(plain: Any) -> VoidDeal:
    void = from_plain(plain, VoidDeal)
    for text in (*void.secrets, *void.contributions):
        _bytes(text)
    return void


def _bytes(text: Any) -> bytes:
    try:
        return bytes.fromhex(text)
    except (TypeError, ValueError):
        raise HollywoodError(f"{str(text)[:40]!r} is not hexadecimal") from None
