"""Hints at a table of bots: what a strong player would do in the person's place.

The adviser gets what a bot in that seat would get: its view, and the open sheet.
There are no hints at a table with other people, even if they are away.
"""

from __future__ import annotations

import asyncio
import logging

from hollywood.bots.informed import opponent_of, stake_of
from hollywood.play import Seat
from hollywood.server.bots.moments import HINT, leaving
from hollywood.server.bots.questions import Question
from hollywood.server.bots.table import BotTable, TooManyHints
from hollywood.server.protocol.messages import AskHint, Hinted
from hollywood.server.table.own_view import hand_seat, view_in_round
from hollywood.server.table.steps import Refuse
from hollywood.server.table.viewers import Viewer

_log = logging.getLogger(__name__)


def ask(room: BotTable, viewer: Viewer, message: AskHint) -> None:
    """Answer a viewer who asks for a hint once it is ready; the table does not wait."""
    try:
        seat = _seat(room, viewer.person)
        asked = _question(room, seat)
    except Refuse as refusal:
        viewer.send(_refused(message, room, refusal.code, str(refusal)))
        return
    room.advised.add(seat)
    room.later(_answer(room, viewer, message, seat, asked, room.version))


async def _answer(
    room: BotTable, viewer: Viewer, message: AskHint, seat: Seat, asked: Question, version: int
) -> None:
    """Answer what was ``asked`` about the table at ``version``; it may have changed since."""
    asked_at = room.now()
    try:
        level, hint = await room.house.bots.hint(asked, room.rules, viewer.owner)
        if room.house.bots.overheard:
            await asyncio.sleep(leaving(room, asked_at + HINT, HINT) - room.now())
    except TooManyHints as error:
        viewer.send(_refused(message, room, "too_many_hints", str(error)))
        return
    except Exception as error:  # noqa: BLE001  (whatever a bot does, the person is answered)
        _log.error("hint_failed", extra={"error": type(error).__name__})
        room.house.count("bot_failures")
        viewer.send(
            _refused(message, room, "no_hint", "There is no hint right now; ask again in a moment.")
        )
        return
    finally:
        room.advised.discard(seat)
    if room.version != version:
        words = "The table has changed in the meantime; ask again."
        viewer.send(_refused(message, room, "stale", words))
        return
    viewer.send(
        Hinted(
            request=message.request,
            version=version,
            level=level,
            hint=hint,
            code=None,
            words=None,
        )
    )


def _refused(message: AskHint, room: BotTable, code: str, words: str) -> Hinted:
    return Hinted(
        request=message.request,
        version=room.version,
        level=None,
        hint=None,
        code=code,
        words=words,
    )


def _seat(room: BotTable, person: str | None) -> Seat:
    """Return the seat that may get a hint; Refuse if there is none."""
    seat = hand_seat(room, person)
    if len(room.seating.people()) > 1:
        raise Refuse("not_practice", "You can get hints only when all the other players are bots.")
    if room.seating.places[seat].machine is not None:
        raise Refuse("stood_in", "A bot is playing for you; take your seat back first.")
    if seat in room.advised:
        raise Refuse("advised", "Your hint is on its way; wait a moment.")
    return seat


def _question(room: BotTable, seat: Seat) -> Question:
    """Return the question for the adviser; Refuse if the person has nothing to decide."""
    view, table = view_in_round(room, seat), room.table
    assert table is not None
    offered = room.offer is not None and not room.offer.settled and seat in room.callers()
    if seat not in table.match.awaiting and not offered:
        raise Refuse("not_your_turn", "It is not your turn; hints are for your own decisions.")
    return Question(
        kind="",
        family=room.card.family,
        seed=f"{room.card.id}|{room.version}",
        view=view,
        stake=stake_of(table.match, seat),
        impressions=room.impressions.get((seat, opponent_of(table.match, seat))),
    )
