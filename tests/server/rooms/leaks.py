"""Leaks to plant: what a careless change of the server might tell a viewer.

Each is put into the real code by the test that must find it, and removed again.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from hollywood import contract, gin
from hollywood.cards import Card, Hand
from hollywood.contract import round as contract_round
from hollywood.contract.events import _HiddenCard
from hollywood.gin import round as gin_round
from hollywood.match.table import MatchTable, TableEvent
from hollywood.melds import deadwood
from hollywood.play import Seat
from hollywood.play.text import to_json
from hollywood.server.protocol.messages import Considered
from hollywood.server.protocol.shown import TableShown, Why
from hollywood.server.rooms import hearing, room, rooms
from hollywood.server.rooms import tables as houses
from hollywood.server.rooms.room import Room
from hollywood.server.sight import boards, tables
from hollywood.server.sight import messages as sent
from hollywood.server.table import commands
from hollywood.server.table.steps import Refuse

Patch = pytest.MonkeyPatch
Plant = Callable[[Patch], None]

_show_table = tables.show_table
_show_board = boards._show
_act = commands.act
_listed = houses.shown_in_list


def _rounds(at: Room) -> list[Any]:
    table = at.table
    return [] if table is None else [board.round for board in table.match.boards]


def _top(at: Room) -> str:
    """The card that is drawn next."""
    return "".join(str(play.stock[0]) for play in _rounds(at) if play.stock)


def _shown(change: Callable[[Room, TableShown], dict[str, Any]]) -> Plant:
    """A field of the table that tells too much."""

    def plant(patch: Patch) -> None:
        def show(at: Room, viewer: Seat | None, **more: Any) -> TableShown:
            shown = _show_table(at, viewer, **more)
            if not _rounds(at):
                return shown
            return msgspec.structs.replace(shown, **change(at, shown))

        patch.setattr(sent, "show_table", show)

    return plant


def _boards(change: Callable[[Any, Any], dict[str, Any]]) -> Plant:
    """A field of a board that is made from the round."""

    def plant(patch: Patch) -> None:
        def show(board: Any, number: int, viewer: Seat | None, **how: bool) -> Any:
            shown = _show_board(board, number, viewer, **how)
            return msgspec.structs.replace(shown, **change(board.round, shown))

        patch.setattr(boards, "_show", show)

    return plant


def _unredacted(*kinds: type) -> Plant:
    def plant(patch: Patch) -> None:
        for kind in kinds:
            patch.setattr(kind, "seen_by", lambda self, _: self)

    return plant


def _hash_of_the_stock(at: Room, _: TableShown) -> dict[str, Any]:
    stock = str([play.stock for play in _rounds(at)])
    return {"commitments": (hashlib.sha256(stock.encode()).hexdigest(),)}


def _can_knock(at: Room, shown: TableShown) -> dict[str, Any]:
    """A mark beside players who could knock."""
    seats = []
    for seat in shown.seats:
        lit = False
        for play in _rounds(at):
            hand, rules = play.hands[seat.seat % 2], play.rules.melds
            lit = lit or deadwood(hand, rules) <= play.table.knock_limit
        seats.append(msgspec.structs.replace(seat, ready=lit))
    return {"seats": tuple(seats)}


def _seats_by_hand(at: Room, shown: TableShown) -> dict[str, Any]:
    (play,) = _rounds(at)
    ordered = sorted(shown.seats, key=lambda seat: str(play.hands[seat.seat]))
    return {"seats": tuple(ordered)}


def _version_by_hand(at: Room, shown: TableShown) -> dict[str, Any]:
    aces = sum(card.text[0] == "A" for play in _rounds(at) for card in play.hands[0])
    return {"version": shown.version + aces}


def _clock_by_hand(at: Room, shown: TableShown) -> dict[str, Any]:
    hearts = sum(card.text[1] == "h" for play in _rounds(at) for card in play.hands[1])
    return {"watching": shown.watching + (hearts > 2)}


def _padded(patch: Patch) -> None:
    """The length of a message depends on the hands; its words do not."""

    def show(self: Room, *, since: int | None = None, sheet: bool = False, but: Any = None) -> None:
        suits: int = sum(card.text[1] == "s" for play in _rounds(self) for card in play.hands[-1])

        def made_for(seat: Seat | None) -> bytes:
            told: bytes = to_json(sent.update_for(self, seat, since, sheet=sheet))
            return told + b" " * suits

        self.audience.show(self.seating.seat_of, made_for, but=but)

    patch.setattr(Room, "show", show)


def _twice(patch: Patch) -> None:
    """An extra message is sent if somebody holds good cards."""
    honest = Room.show

    def show(self: Room, **named: Any) -> None:
        honest(self, **named)
        if any(card.text[0] == "A" for play in _rounds(self) for card in play.hands[-1]):
            honest(self)

    patch.setattr(Room, "show", show)


def _refusal(patch: Patch) -> None:
    def act(at: Room, seat: Seat, action: Any, *, stamped: bool = False) -> Any:
        try:
            return _act(at, seat, action, stamped=stamped)
        except Refuse as refusal:
            raise Refuse(refusal.code, f"{refusal} The next card is {_top(at)}.") from None

    patch.setattr(commands, "act", act)


def _refusal_code(patch: Patch) -> None:
    def act(at: Room, seat: Seat, action: Any, *, stamped: bool = False) -> Any:
        try:
            return _act(at, seat, action, stamped=stamped)
        except Refuse as refusal:
            red = _top(at)[1:2] in {"h", "d"}
            raise Refuse(f"{refusal.code}_{red}", str(refusal)) from None

    patch.setattr(commands, "act", act)


def _considered(patch: Patch) -> None:
    def considered(at: Room, person: str | None, message: Any) -> Considered:
        answer = commands.considered(at, person, message)
        return msgspec.structs.replace(answer, words=f"{answer.words} {_top(at)}")

    patch.setattr(hearing, "considered", considered)


def _all_hands(board: Any, _: Any) -> dict[str, Any]:
    return {"hands": board.hands}


def _known_hands(board: Any, _: Any) -> dict[str, Any]:
    return {"known": board.hands}


def _sizes(board: Any, _: Any) -> dict[str, Any]:
    return {"sizes": tuple(len({card.text[0] for card in hand}) for hand in board.hands)}


def _next_drawn(board: Any, _: Any) -> dict[str, Any]:
    return {"drawn": board.stock[0] if board.stock else None}


def _drawn_for_all(patch: Patch) -> None:
    def seen(seat: Any, hands: Any, *, awaiting: Any, drawn: Card | None) -> Any:
        del awaiting
        return (Hand() if seat is None else hands[seat]), drawn

    patch.setattr(gin_round, "seen_by", seen)
    patch.setattr(contract_round, "seen_by", seen)


def _options_of_the_round(board: Any, shown: Any) -> dict[str, Any]:
    """Whether a draw is worth it, computed from the stock."""
    if shown.options is None or not board.stock:
        return {}
    better = board.stock[0].text[0] in "A23456"
    why = Why(code="x", words="x")
    return {
        "options": msgspec.structs.replace(shown.options, barred=((board.table.upcard, why),))
        if better
        else shown.options
    }


def _open_to_spectators(patch: Patch) -> None:
    honest = TableEvent.seen_by
    patch.setattr(
        TableEvent, "seen_by", lambda self, viewer: self if viewer is None else honest(self, viewer)
    )


def _seat_of_spectators(patch: Patch) -> None:
    def show(at: Room, viewer: Seat | None, **more: Any) -> TableShown:
        return _show_table(at, Seat(0) if viewer is None else viewer, **more)

    patch.setattr(sent, "show_table", show)


def _welcome(patch: Patch) -> None:
    """A latecomer gets the events as they were written."""
    honest = sent.welcome_for

    def welcome(self: Room, seat: Any, since: Any, *more: Any) -> Any:
        told = honest(self, seat, since, *more)
        table = self.table
        if table is None or since is None or not table.kept_since <= since <= table.version:
            return told
        return msgspec.structs.replace(told, events=table.all_events(since))

    patch.setattr(room, "welcome_for", welcome)


def _late_events(patch: Patch) -> None:
    patch.setattr(MatchTable, "events", lambda self, _, since=0: self.all_events(since))


def _proofs_too_early(patch: Patch) -> None:
    def proofs(at: Room) -> Any:
        table = at.table
        return () if table is None else tuple(proof.secret.hex() for proof in table.proofs)

    patch.setattr(sent, "show_proofs", proofs)


def _secret_for_commitment(patch: Patch) -> None:
    def commitments(self: Room) -> tuple[str, ...]:
        return tuple(secret.hex() for secret in self.seating.sealed)

    patch.setattr(Room, "commitments", commitments)


def _said(patch: Patch) -> None:
    honest = Room.say

    def say(self: Room, line: Any, speaker: str) -> None:
        honest(self, msgspec.structs.replace(line, text=line.text + _top(self)), speaker)

    patch.setattr(Room, "say", say)


def _list(patch: Patch) -> None:
    def listed(item: Any, names: Any, person: Any) -> Any:
        found = _listed(item, names, person)
        hidden = len(names) + hash(_top(_SHOWN[item.table.id]))
        return msgspec.structs.replace(found, people=hidden)

    def show(at: Room, viewer: Seat | None, **more: Any) -> TableShown:
        _SHOWN[at.card.id] = at
        return _show_table(at, viewer, **more)

    patch.setattr(sent, "show_table", show)
    patch.setattr(houses, "shown_in_list", listed)


_SHOWN: dict[str, Room] = {}


def _label(patch: Patch) -> None:
    honest = rooms.Rooms.count
    patch.setattr(
        rooms.Rooms, "count", lambda self, what, label="": honest(self, what, label or "7h")
    )


Table = tuple[str, int, int | None, dict[str, Any]]

TWO_GIN: Table = ("gin", 2, 0, {})
TWO_WATCHED: Table = ("gin", 2, None, {})
FACE_DOWN: Table = ("gin", 2, 0, {"changes": {"knock_discard": "face_down"}})
FOUR_MAY_I: Table = ("may-i", 4, 2, {})

LEAKS: dict[str, tuple[Plant, Table]] = {
    "the card another player drew": (_unredacted(gin.Drew), TWO_GIN),
    "the card another drew in May-I": (_unredacted(_HiddenCard), FOUR_MAY_I),
    "the hands in the deal": (_unredacted(gin.Dealt), TWO_GIN),
    "the hands in the deal of May-I": (_unredacted(contract.Dealt), FOUR_MAY_I),
    "the card thrown face down": (_unredacted(gin.Knocked), FACE_DOWN),
    "events as they are, for spectators": (_open_to_spectators, TWO_WATCHED),
    "a spectator sees as seat 0": (_seat_of_spectators, TWO_WATCHED),
    "events as they were, for who comes late": (_welcome, TWO_GIN),
    "events as they were, for all": (_late_events, FOUR_MAY_I),
    "a hash of the stock": (_shown(_hash_of_the_stock), TWO_GIN),
    "a light for who can knock": (_shown(_can_knock), TWO_GIN),
    "seats in the order of their hands": (_shown(_seats_by_hand), FOUR_MAY_I),
    "a version that counts aces": (_shown(_version_by_hand), TWO_WATCHED),
    "one more spectator for many hearts": (_shown(_clock_by_hand), TWO_GIN),
    "the length of a message": (_padded, FOUR_MAY_I),
    "one message more": (_twice, FOUR_MAY_I),
    "the words of a refusal": (_refusal, TWO_GIN),
    "the code of a refusal": (_refusal_code, TWO_GIN),
    "what is only considered": (_considered, FOUR_MAY_I),
    "all hands": (_boards(_all_hands), FOUR_MAY_I),
    "known cards": (_boards(_known_hands), TWO_GIN),
    "the sizes of hands": (_boards(_sizes), FOUR_MAY_I),
    "the next card as the drawn one": (_boards(_next_drawn), TWO_GIN),
    "the drawn card for all": (_drawn_for_all, TWO_GIN),
    "options made from the stock": (_boards(_options_of_the_round), TWO_GIN),
    "proofs in the middle of a round": (_proofs_too_early, TWO_GIN),
    "the secret for its commitment": (_secret_for_commitment, TWO_GIN),
    "a card in the chat": (_said, TWO_GIN),
    "a list of tables": (_list, TWO_GIN),
    "a card in a label of the metrics": (_label, TWO_GIN),
}
