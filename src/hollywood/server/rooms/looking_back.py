"""What a finished match shows of itself: who played it, its card, and its log."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from hollywood.errors import HollywoodError
from hollywood.play import Seat
from hollywood.play.text import to_json
from hollywood.server.protocol.messages import TableCard
from hollywood.server.rooms.opening import read_card
from hollywood.server.rooms.record_work import RoundPlayed
from hollywood.server.store.protocol import TableStore
from hollywood.server.store.rows import EntryRow, Listed
from hollywood.server.table.entries import MATCH_KINDS
from hollywood.writing import NameRefused, as_name, told_apart


class NotForYou(HollywoodError):
    """A record that does not exist, is not over, or may not be seen from this seat."""


async def finished(
    store: TableStore, table_id: str, person: str | None
) -> tuple[Listed, tuple[str, ...]]:
    """Return a finished table and the names of its seats, no two alike.

    Raise NotForYou if a person may not look back at it, or not yet.
    """
    listed = await store.table(table_id)
    if listed is None:
        raise NotForYou("There is no such match.")
    status = listed.status
    if status.stage != "over":
        raise NotForYou("This match is not over; you can see its record when it is.")
    played = person is not None and person in status.seated  # a bot's seat belongs to nobody
    if not played and not read_card(listed.table, {}).spectators:
        raise NotForYou("This table was closed to spectators; only its players can see its record.")
    known = await store.names(tuple(owner for owner in status.seated if owner is not None))
    names = told_apart(
        [
            bot or _name_of(owner, known) or f"Player {seat}"
            for seat, (owner, bot) in enumerate(zip(status.seated, status.bots, strict=True), 1)
        ]
    )
    return listed, names


def _name_of(owner: str | None, known: Mapping[str, str]) -> str:
    """Return a person's name; empty if the person is gone, or the old name is no longer allowed."""
    try:
        return as_name(known.get(owner, "")) if owner is not None else ""
    except NameRefused:
        return ""


def card_of(listed: Listed, names: tuple[str, ...]) -> TableCard:
    """Return the card of a table whose seats have the names ``names``."""
    called = {
        owner: name
        for owner, name in zip(listed.status.seated, names, strict=True)
        if owner is not None
    }
    return read_card(listed.table, called)


def match_log(entries: tuple[EntryRow, ...]) -> bytes:
    """Return the entries of the match itself as a list in JSON, like the lines of its record."""
    return b"[" + b",".join(row.body for row in entries if row.kind in MATCH_KINDS) + b"]"


def seats_of(listed: Listed, person: str | None) -> tuple[Seat, ...]:
    """Return the seats of a person."""
    return tuple(
        Seat(seat)
        for seat, owner in enumerate(listed.status.seated)
        if owner is not None and owner == person
    )


def may_look_from(seat: Seat | None, yours: tuple[Seat, ...]) -> None:
    """Raise NotForYou if a match may not be seen from a seat."""
    if seat is not None and seat not in yours:
        raise NotForYou("You can see a match from your own seat, or with all hands shown.")


def round_shown(
    played: RoundPlayed,
    card: TableCard,
    names: tuple[str, ...],
    yours: tuple[Seat, ...],
    round_number: int,
    seat: Seat | None,
) -> bytes:
    """Return a round as :class:`RecordRound` in JSON; NotForYou if there is no such round."""
    if played.parts is None:
        raise NotForYou(_no_such_round(played.rounds))
    head = {
        "card": card,
        "names": names,
        "seat": seat,
        "yours": yours,
        "open": seat is None,
        "round_number": round_number,
        "rounds": played.rounds,
    }
    return to_json({**head, **{name: msgspec.Raw(part) for name, part in played.parts.items()}})


def _no_such_round(rounds: int) -> str:
    if not rounds:
        return "No round was dealt in this match."
    return f"This match has rounds 1 to {rounds}."
