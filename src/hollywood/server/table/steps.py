"""What one command does to a table, computed before anything is written or changed.

A :class:`Step` has the entries to write and the state that follows; the room writes the entries and
only then adopts the state. A command that is not allowed raises :class:`Refuse`, with a stable code
and words for the player.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

import msgspec

from hollywood.bots import BOT_NAMES, BOT_PEOPLE, GIN_ONLY
from hollywood.bots.levels import LEVELS
from hollywood.cards.shuffle import SECRET_BYTES
from hollywood.contract import ContractAction
from hollywood.errors import HollywoodError
from hollywood.gin import GinAction
from hollywood.match.log import Opened
from hollywood.match.match import Match
from hollywood.match.presets import AnyRules
from hollywood.match.table import Change, MatchTable
from hollywood.play import Action, Seat
from hollywood.play.text import from_json
from hollywood.server.table.entries import BotSat, MatchEntry, RoomEntry, Rose, Sat, Sealed
from hollywood.server.table.seating import Seating

_ACTIONS: dict[str, Any] = {"gin": GinAction, "contract": ContractAction}


class Refuse(HollywoodError):
    """A command that is not allowed: a stable code, and the reason in a player's words."""

    def __init__(self, code: str, words: str) -> None:
        super().__init__(words)
        self.code = code


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """Entries to write, and the table after them.

    ``change`` is one that the match table computed; ``opened`` is the table of a match that begins.
    """

    entries: tuple[RoomEntry | MatchEntry, ...]
    seating: Seating
    change: Change | None = None
    opened: MatchTable | None = None


def read_action(raw: msgspec.Raw, family: str) -> Action:
    """Read an action from a client; Refuse if it is not an action of this game."""
    try:
        action: Action = from_json(bytes(raw), _ACTIONS[family])
    except HollywoodError:
        raise Refuse(
            "malformed", "That is not an action of this game; choose one that the table offers."
        ) from None
    return action


def room_step(seating: Seating, *entries: RoomEntry) -> Step:
    """A step that changes who sits where, but not the match."""
    for entry in entries:
        seating = seating.after(entry)
    return Step(entries=entries, seating=seating)


def seats_taken(seating: Seating, entries: Sequence[RoomEntry], rules: AnyRules) -> Step:
    """A step that fills seats; the match begins when the last one is filled.

    The first deal draws the first dealer. If the rules let the players choose, the match begins
    after their choice (:func:`match_begins`).
    """
    step = room_step(seating, *entries)
    if not step.seating.full or dealer_is_chosen(rules):
        return step
    return match_begins(step, rules)


def dealer_is_chosen(rules: AnyRules) -> bool:
    """Whether the rules let the players choose the first dealer."""
    return rules.first_dealer == "chosen"


def match_begins(step: Step, rules: AnyRules, dealer: Seat | None = None) -> Step:
    """Add the start of the match to a step; without ``dealer``, the first deal draws the first."""
    players = len(step.seating.places)
    names = [f"Seat {number}" for number in range(1, players + 1)]
    logged: list[MatchEntry] = []
    opened = MatchTable.open(
        rules,
        names,
        first_dealer=dealer,
        log=logged.append,
    )
    entry = logged[0]
    assert isinstance(entry, Opened)
    return with_seal(
        msgspec.structs.replace(step, entries=(*step.entries, entry), opened=opened), opened.match
    )


def with_seal(step: Step, match: Match) -> Step:
    """Add the secrets of the next deal if one is due, so they are fixed before it."""
    if match.in_play or match.over:
        return step
    sealed = Sealed(
        round_number=match.round_number + 1,
        secrets=tuple(secrets.token_hex(SECRET_BYTES) for _ in match.course.deals()),
    )
    return msgspec.structs.replace(
        step, entries=(*step.entries, sealed), seating=step.seating.after(sealed)
    )


def sit(seating: Seating, person: str, seat: Seat | None) -> Sat:
    """Let a person sit down; Refuse if they have a seat already, or the seat is taken.

    Without ``seat`` they get the one reserved for them, or else any free one.
    """
    if seating.seat_of(person) is not None:
        raise Refuse(
            "seated", "You already have a seat at this table; leave it to take another one."
        )
    own, free = seating.kept_for(person), seating.free_seats()
    if seat is None:
        seat = own if own is not None else free[0] if free else None
    if seat is not None and seat in {own, *free}:
        return Sat(seat=seat, person=person)
    if not seating.empty_seats():
        raise Refuse("table_full", "Every seat of this table is taken; you can watch.")
    if seat is None or seat in seating.empty_seats():
        raise Refuse("seat_kept", "This seat is reserved for somebody else; you can watch.")
    raise Refuse("seat_taken", "This seat is taken; choose another one.")


def seat_bots(
    seating: Seating, kind: str, seat: Seat | None, family: str, extra: Sequence[str] = ()
) -> tuple[BotSat, ...]:
    """Let a bot sit down at a seat, or at every free one; a reserved seat must be named.

    ``extra`` are the bots that this server has in addition.
    """
    check_bot(kind, family, extra)
    empty = seating.empty_seats()
    if not empty:
        raise Refuse("table_full", "Every seat of this table is taken.")
    if seat is not None and seat not in empty:
        raise Refuse("seat_taken", "This seat is taken; choose another one.")
    seats = seating.free_seats() if seat is None else (seat,)
    if not seats:
        words = "The empty seats are reserved for people; name the seat for the bot."
        raise Refuse("seat_kept", words)
    return tuple(BotSat(seat=each, bot=kind, name=BOT_PEOPLE[each]) for each in seats)


def check_bot(kind: str, family: str, extra: Sequence[str] = ()) -> None:
    """Refuse a bot that does not exist or does not play this game."""
    known = BOT_NAMES if family == "gin" else [n for n in BOT_NAMES if n not in GIN_ONLY]
    if kind not in known and kind not in extra:
        words = f"This game has no such bot: choose {_or((*LEVELS, *extra))}."
        raise Refuse("no_such_bot", words)


def remove_bot(seating: Seating, seat: Seat) -> Rose:
    """Free a bot's seat."""
    if seat >= len(seating.places) or seating.places[seat].bot is None:
        raise Refuse("no_bot_there", "No bot sits there; name a seat that has one.")
    return Rose(seat=seat)


def _or(names: Sequence[str]) -> str:
    *most, last = names
    return f"{', '.join(most)} or {last}" if most else last
