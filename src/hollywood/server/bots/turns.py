"""How bots play at a live table: after a humanlike pause, never during a hold, never on old news.

:func:`owed` computes from the state alone which decisions are due from bots, and
:func:`let_bots_think` is called after every change. A bot is asked with the view of its seat, and
answers from another process. If the board has changed in the meantime, the answer is dropped and
the table is checked again.

How long a bot thinks depends on its cards, so the pause hides it, also when it is short or the
machine is busy (:mod:`hollywood.server.bots.moments`).
A bot knows what the round is worth to the match, and keeps what it inferred about its opponent.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets

from hollywood.bots.informed import opponent_of, stake_of
from hollywood.bots.levels import READY_AT_ONCE
from hollywood.bots.names import BOT_NAMES
from hollywood.bots.random_bot import RandomBot
from hollywood.contract import CallMayI, next_moment
from hollywood.errors import HollywoodError
from hollywood.play import Action, Seat, View
from hollywood.server.bots.moments import leaving, usual_time
from hollywood.server.bots.questions import Question
from hollywood.server.bots.table import BotTable, Thinker, Thinking
from hollywood.server.table.commands import act

_log = logging.getLogger(__name__)


def owed(room: BotTable) -> dict[Thinker, int]:
    """Return the decisions due from bots now, each with the version from which it is due.

    While a discard is on hold or the match is paused, none is due. After the hold, the bots that
    may call decide, no matter who calls in the meantime. Every other decision answers the exact
    current board.
    """
    if room.table is None or room.outcome is not None or room.paused:
        return {}
    offer = room.offer
    if offer is not None and not offer.settled:
        return {None: room.decided_since(0, CallMayI())} if offer.over else {}
    boards = ((seat, room.table.match.board_of(seat)) for seat in room.table.match.awaiting)
    return {
        seat: room.changed_at(board)
        for seat, board in boards
        if board is not None and room.seating.places[seat].machine is not None
    }


def let_bots_think(room: BotTable) -> None:
    """Ask every bot with a decision due, unless it is already deciding; notify the others.

    A bot thinks about one thing at a time: if its answer comes too late, it is asked again
    afterwards.
    """
    kinds = {place.machine for place in room.seating.places if place.machine is not None}
    room.house.bots.prepare(kinds, room.rules)
    now_owed = owed(room)
    for thinker, thinking in room.thinking.items():
        if now_owed.get(thinker) != thinking.since:
            thinking.news.set()
    for thinker, since in now_owed.items():
        if thinker not in room.thinking:
            room.thinking[thinker] = thinking = Thinking(since)
            room.later(_decide(room, thinker, thinking))


async def _decide(room: BotTable, thinker: Thinker, thinking: Thinking) -> None:
    """Let bots decide, then check the table again."""
    try:
        if thinker is None:
            await _call(room, thinking)
        else:
            await _move(room, thinker, thinking)
    finally:
        if room.thinking.get(thinker) is thinking:
            del room.thinking[thinker]
    await room.move_on()


async def _move(room: BotTable, seat: Seat, thinking: Thinking) -> None:
    """Let a bot make its move; the move is dropped if it is no longer due.

    The pause restarts with every call and every withdrawal, so people can follow. But nobody can
    hold up the table with repeated calls: two pauses after the bot was first asked, a call no
    longer makes it decide again, if its choice is still legal.
    """
    kind, turn = room.seating.places[seat].machine, _turn(room, seat)
    pause, usual = room.card.bot_ms / 1000, usual_time(room, (kind,))
    known, first = room.first_asked.get(seat, (None, 0.0))
    if known != turn:
        first = room.now()
        room.first_asked[seat] = turn, first
    latest = first + 2 * pause
    until = max(min(room.now() + pause, latest), room.now() + usual)
    action = await _choice(room, seat)
    with contextlib.suppress(TimeoutError):
        wait = leaving(room, until, usual) - room.now()
        await asyncio.wait_for(thinking.news.wait(), wait)
    async with room.lock:
        since = owed(room).get(seat)
        view = None if room.table is None else room.table.view(seat)
        if action is None or since is None or view is None:
            return
        late = room.now() >= latest and _turn(room, seat) == turn
        if since == thinking.since or (late and view.why_illegal(action) is None):
            await room.carry_out(act(room, seat, action, stamped=True))


def _turn(room: BotTable, seat: Seat) -> int | None:
    """The version from which a seat's current decision is due, not counting calls."""
    board = None if room.table is None else room.table.match.board_of(seat)
    return None if board is None else room.decided_since(board, CallMayI())


async def _call(room: BotTable, thinking: Thinking) -> None:
    """Let the bots that may call for the discard call, all at the same moment."""
    seats, asked_at = _bots_that_may_call(room), room.now()
    usual = usual_time(room, (room.seating.places[seat].machine for seat in seats))
    choices = await asyncio.gather(*(_choice(room, seat) for seat in seats))
    await asyncio.sleep(leaving(room, asked_at + usual, usual) - room.now())
    async with room.lock:
        offer, found = room.offer, room.contract_board()
        if offer is None or found is None or owed(room).get(None) != thinking.since:
            return
        moment = next_moment(found[1])
        for seat, action in zip(seats, choices, strict=True):
            if isinstance(action, CallMayI) and seat in _bots_that_may_call(room):
                await room.carry_out(act(room, seat, CallMayI(moment), stamped=True))
        offer.settled = True
        room.show()


def _bots_that_may_call(room: BotTable) -> tuple[Seat, ...]:
    return tuple(s for s in room.callers() if room.seating.places[s].machine is not None)


async def _choice(room: BotTable, seat: Seat) -> Action | None:
    """Ask a bot; if it fails, log it and play a random legal action to keep the table going.

    Return ``None`` from a bot that need not act, or if no bot plays any longer.
    """
    kind, table = room.seating.places[seat].machine, room.table
    view = None if table is None else table.view(seat)
    if kind is None or table is None or view is None:
        return None
    if kind in room.extra_bots:
        action, chosen = await _extra_choice(room, kind, seat, view)
        if chosen:
            return action
    if kind not in BOT_NAMES:
        kind = READY_AT_ONCE  # it has failed, or this server no longer has it
    opponent = opponent_of(table.match, seat)
    awaited = seat in table.match.awaiting
    asked = Question(
        kind=kind,
        family=room.card.family,
        seed=secrets.token_hex(8),
        view=view,
        stake=stake_of(table.match, seat),
        impressions=room.impressions.get((seat, opponent)),
    )
    try:
        people = [place.person for place in room.seating.places]
        owner = room.audience.owner(people)
        thought = await room.house.bots.choose(asked, room.rules, owner)
        action = thought.action
        if awaited and (action is None or view.why_illegal(action) is not None):
            raise HollywoodError("a bot whose turn it is has done nothing, or what it may not do")
        if thought.impressions is not None:
            room.impressions[seat, opponent] = thought.impressions
    except Exception as error:  # noqa: BLE001  (whatever a bot does, the table goes on)
        _log.error("bot_failed", extra={"bot": kind, "error": type(error).__name__})
        room.house.count("bot_failures")
        return RandomBot(kind, room.version).choose(view)
    return action


async def _extra_choice(
    room: BotTable, kind: str, seat: Seat, view: View
) -> tuple[Action | None, bool]:
    """Ask a bot of the operator; return its action, and False if it has failed, which is logged."""
    assert room.table is not None
    kinds = [place.machine or "person" for place in room.seating.places]
    try:
        action = await room.house.bots.extra.choose(kind, room.table, seat, kinds)
        refused = action is not None and view.why_illegal(action) is not None
        if refused or (action is None and view.awaiting == view.seat):
            raise HollywoodError("it has done nothing, or what it may not do")
    except Exception as error:  # noqa: BLE001  (whatever a bot does, the table goes on)
        _log.info(
            "bot_stood_in",
            extra={"bot": kind, "error": type(error).__name__, "words": str(error)[:200]},
        )
        return None, False
    return action, True
