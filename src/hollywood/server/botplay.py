"""How bots play at a live table: after a person's pause, never inside a hold, never on old news.

A bot is asked with the view of its seat, and answers from another process. When the board has moved
on meanwhile, its answer is thrown away. Its pause does not depend on what it holds.
It is told what the round is worth to the match, and goes on with what it has made of whom it plays.
"""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING

import structlog

from hollywood.bots.informed import opponent_of, stake_of
from hollywood.bots.random_bot import RandomBot
from hollywood.contract import CallMayI, next_moment
from hollywood.play import Action, Seat
from hollywood.server.commands import act
from hollywood.server.offers import Offer
from hollywood.server.thinking import Question

if TYPE_CHECKING:
    from hollywood.server.room import Room

_log = structlog.get_logger("hollywood.bots")


def nudge(room: Room) -> None:
    """Let the bots whose turn it is begin to think, unless they do already."""
    kinds = {place.machine for place in room.seating.places if place.machine is not None}
    room.house.bots.prepare(kinds, room.rules)
    if room.table is None or room.outcome is not None:
        return
    offer = room.offer
    if offer is not None and not offer.settled:
        if offer.over and (Seat(-1), room.version) not in room.thinking:
            room.thinking.add((Seat(-1), room.version))
            room.later(_speak(room, offer, room.version))
        return
    for seat in room.table.match.awaiting:
        board = room.table.match.board_of(seat)
        if board is None or room.seating.places[seat].machine is None:
            continue
        since = room.decided_since(board, CallMayI())
        if (seat, since) not in room.thinking:
            room.thinking.add((seat, since))
            room.later(_move(room, seat, board, since))


async def _move(room: Room, seat: Seat, board: int, since: int) -> None:
    """Let a bot make its move."""
    try:
        started = room.now()
        action = await _choice(room, seat)
        pause = room.card.bot_ms / 1000 - (room.now() - started)
        if pause > 0:
            await asyncio.sleep(pause)
        async with room.lock:
            table = room.table
            if table is None or room.outcome is not None or action is None:
                return
            calls_since = room.decided_since(board, CallMayI())
            if calls_since != since or seat not in table.match.awaiting:
                return  # the board has moved on
            view = table.view(seat)
            if view is None or view.why_illegal(action) is not None:
                return  # a call came or went: it is asked again
            if room.seating.places[seat].machine is not None:
                await room.carry_out(act(room, seat, action, stamped=True))
    finally:
        room.thinking.discard((seat, since))
    await room.move_on()


async def _speak(room: Room, offer: Offer, version: int) -> None:
    """Let the bots that may call for the discard on offer call, all at the same moment."""
    try:
        seats = [s for s in room.callers() if room.seating.places[s].machine is not None]
        choices = await asyncio.gather(*(_choice(room, seat) for seat in seats))
        async with room.lock:
            found = room.contract_board()
            if room.offer is not offer or offer.settled or found is None:
                return
            moment = next_moment(found[1])
            for seat, action in zip(seats, choices, strict=True):
                if isinstance(action, CallMayI) and seat in room.callers():
                    await room.carry_out(act(room, seat, CallMayI(moment), stamped=True))
            offer.settled = True
            room.show()
    finally:
        room.thinking.discard((Seat(-1), version))
    await room.move_on()


async def _choice(room: Room, seat: Seat) -> Action | None:
    """Ask a bot; where it fails a random legal action keeps the table going, and it is logged."""
    kind, table = room.seating.places[seat].machine, room.table
    view = None if table is None else table.view(seat)
    if kind is None or table is None or view is None:
        return None
    opponent = opponent_of(table.match, seat)
    asked = Question(
        kind=kind,
        family=room.card.family,
        seed=secrets.token_hex(8),
        view=view,
        stake=stake_of(table.match, seat),
        impressions=room.impressions.get((seat, opponent)),
    )
    try:
        thought = await room.house.bots.choose(asked, room.rules)
        if thought.impressions is not None:
            room.impressions[seat, opponent] = thought.impressions
        return thought.action
    except Exception as error:  # noqa: BLE001  (whatever a bot does, the table goes on)
        _log.error("bot_failed", bot=kind, error=type(error).__name__)
        room.house.count("bot_failures")
        return RandomBot(kind, room.version).choose(view)
