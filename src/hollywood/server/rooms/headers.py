"""What the record of a finished match says about it besides the play: when, where, and who.

Everything in it is open to everybody who may have the record: no id of a person or of a table.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from types import MappingProxyType

from hollywood.records.about import LONGEST_TEXT, About
from hollywood.server.people.ratings import rated_as, rating_before
from hollywood.server.protocol.messages import TableCard
from hollywood.server.rooms.opening import read_card
from hollywood.server.store.protocol import TableStore
from hollywood.server.store.rows import EntryRow, Listed, RatingRow, is_program
from hollywood.server.table.dealing import MOST_ROUNDS
from hollywood.server.table.entries import BotSat, Claimed, Resigned, Rose, Sat, read_room_entry

PERSON, PROGRAM, UNKNOWN = "person", "program", "bot"
NO_RATINGS: Mapping[str, RatingRow] = MappingProxyType({})
_SITTING = frozenset({"sat", "bot_sat", "rose"})
_EARLY_ENDS = frozenset({"claimed", "resigned", "agreed"})


def headers_of(
    listed: Listed,
    entries: Sequence[EntryRow],
    *,
    place: str = "",
    ratings: Mapping[str, RatingRow] = NO_RATINGS,
) -> About:
    """Return the headers of a finished match from its log.

    ``place`` is the address of the server, ``ratings`` are those of the people at a rated table, by
    person. The date is that of the first line of the match, in UTC. A match that was not played
    out has no ``winners``, which would have to follow from its moves; ``more`` says how it ended.
    """
    card, status = read_card(listed.table, {}), listed.status
    began = next((row.at for row in entries if row.kind == "match"), card.created_at)
    more = {"clock": _clock(card)}
    ending = _early_end(entries)
    if not ending and status.round_number >= MOST_ROUNDS:
        ending = f"after {MOST_ROUNDS} rounds"
    if ending:
        more["ended"] = ending
        more["won by seats"] = ", ".join(map(str, status.winners)) or "none"
    rated: tuple[float | None, ...] = ()
    if card.rated:
        rated = tuple(
            None
            if person is None or person not in ratings
            else rating_before(ratings[person], began)
            for person in status.seated
        )
    return About(
        date=datetime.fromtimestamp(began, UTC).date().isoformat(),
        place="" if card.offline else place[:LONGEST_TEXT],
        event=_event(card),
        preset=card.preset,
        kinds=_kinds(listed, entries),
        ratings=rated if any(each is not None for each in rated) else (),
        winners=None if ending else tuple(map(int, status.winners)),
        more=more,
    )


async def ratings_at(store: TableStore, listed: Listed) -> dict[str, RatingRow]:
    """Return the ratings that count at a rated table, of the people who have one, by person."""
    card, seated = read_card(listed.table, {}), listed.status.seated
    people = tuple(person for person in seated if person is not None)
    if not card.rated or not people:
        return {}
    return await store.ratings(people, rated_as(card.family, seated))


def _event(card: TableCard) -> str:
    if card.offline:
        return "Match without a server"
    return "Rated match" if card.rated else "Unrated match"


def _clock(card: TableCard) -> str:
    match card.clock:
        case "live":
            return f"{card.turn_seconds} seconds for a turn"
        case "days":
            return f"{card.turn_days} days for a turn"
        case "none":
            return "none"


def _kinds(listed: Listed, entries: Sequence[EntryRow]) -> tuple[str, ...]:
    """Return what plays at each seat: whoever sat down last, even if the account is gone."""
    status = listed.status
    kinds: list[str | None] = [None] * len(status.seated)
    for row in entries:
        if row.kind not in _SITTING:
            continue
        match read_room_entry(row.body):
            case Sat(seat=seat, person=person):
                kinds[seat] = PROGRAM if is_program(person) else PERSON
            case BotSat(seat=seat, bot=bot):
                kinds[seat] = bot[:LONGEST_TEXT]
            case Rose(seat=seat):
                kinds[seat] = None
            case _:
                pass
    return tuple(
        kind or (PERSON if bot is None else UNKNOWN)
        for kind, bot in zip(kinds, status.bots, strict=True)
    )


def _early_end(entries: Sequence[EntryRow]) -> str:
    """Say how a match ended that was not played out; empty if it was."""
    row = next((row for row in reversed(entries) if row.kind in _EARLY_ENDS), None)
    if row is None:
        return ""
    match read_room_entry(row.body):
        case Resigned(seat=seat):
            return f"resigned by seat {seat}"
        case Claimed(claimed_from=seat):
            return f"claimed from seat {seat}"
        case _:
            return "by agreement"
