"""One table: its state, its one lock, and everything that changes it.

Every change takes the same path. A command is computed (:mod:`hollywood.server.table.steps`) and
the store writes it. Only then does it become the state of the room. The sender gets an answer, and
everybody at the table is shown the new state, each from their own view. Until it is on disk,
nothing has happened. What can be lost without harm (who is ready, who has passed, who is connected)
is kept in memory only.

Times are those of the table, in seconds; a turn's clock starts again when the server restarts.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Coroutine, Iterable, Mapping
from typing import Any, Protocol

import msgspec

from hollywood.contract import CallMayI
from hollywood.match.log import RoundDealt
from hollywood.match.table import MatchTable
from hollywood.play import Seat
from hollywood.server.bots import turns
from hollywood.server.bots.table import BotTable, Helpers, Thinker, Thinking
from hollywood.server.people.ratings import shown_rating
from hollywood.server.protocol.lengths import encoded
from hollywood.server.protocol.messages import (
    ChatLine,
    Closing,
    Command,
    Commit,
    Done,
    Refused,
    Reveal,
    Said,
    TableCard,
    Trouble,
)
from hollywood.server.rooms.writing import standing_now, written
from hollywood.server.rooms.writing_budget import ENDLESS, MOST_AT_ONCE, SECONDS_EACH
from hollywood.server.sight.messages import update_for, welcome_for
from hollywood.server.sight.tables import show_to_all
from hollywood.server.store.protocol import Overtaken, StoreUnavailable, TableStore, Uncertain
from hollywood.server.store.rows import Append, Holiday, Status
from hollywood.server.table import commands, timing
from hollywood.server.table.calling import Notice, due_notices
from hollywood.server.table.clocks import TurnClock, calendar
from hollywood.server.table.entries import (
    NeedsTime,
    OfferKey,
    Passed,
    RoomEntry,
    Wished,
    action_kind,
    kind_of,
    opens_an_offer,
    starts_a_clock,
    turn_of,
)
from hollywood.server.table.host import loop_time
from hollywood.server.table.mixing import mixed_in, nobody_here
from hollywood.server.table.offers import over_days
from hollywood.server.table.seating import Seating
from hollywood.server.table.state import Noted
from hollywood.server.table.steps import Refuse, Step, room_step
from hollywood.server.table.viewers import Viewer, answers_now
from hollywood.server.table.wishes import NO_WISHES, Wishes
from hollywood.server.workers.fairness import Budget

_log = logging.getLogger(__name__)

REOPENED = Closing(code="reopened", words="The table is being reopened.", retry_ms=200)

SENT_OFF = Closing(
    code="sent_off", words="The host of this table has asked you to leave.", retry_ms=None
)

NOT_SAVED = "This could not be saved just now, so it was not done. Try again in a moment."

ANSWERS_KEPT = 64
"""How many answers are remembered; older commands are looked up in the log."""

AnswerKey = tuple[str | None, str]
"""The sender of a command, and its ``command_id``: nobody is told the answer to another."""

TRY_AGAIN = 1.0
"""Seconds until the next try at something that could not be saved."""


class House(Helpers, Protocol):
    """What a room needs from the house around it."""

    @property
    def store(self) -> TableStore:
        """Where tables are kept."""

    @property
    def history(self) -> str:
        """What changes when the house goes back to a backup."""

    @property
    def node(self) -> str | None:
        """The id of this one of several servers."""

    async def rematch_of(self, room: Room) -> str:
        """Open another table for the people of a room whose match is over; return its id."""

    async def tell(self, notices: tuple[Notice, ...]) -> None:
        """Tell people that a table waits for them."""

    def wake_at(self, at: float) -> None:
        """Look at all tables again at this time, in seconds since 1970, or earlier."""

    def holds(self) -> bool:
        """Say whether the house still has its tables, for sure."""

    async def stirred(self, people: Iterable[str]) -> None:
        """Tell those of these people who listen that something has happened to them."""

    def forget(self, room: Room) -> None:
        """Drop a room that is out of step with its log; the table is woken again from the log."""

    def took(self, seconds: float) -> None:
        """Record how long a move took to reach the disk."""


class Room(BotTable):
    """A table with viewers, or with bots that are thinking."""

    def __init__(
        self,
        card: TableCard,
        *,
        house: House,
        seating: Seating,
        table: MatchTable | None = None,
        seq: int = 0,
        names: Mapping[str, str] | None = None,
        answers: Iterable[tuple[AnswerKey, bytes]] = (),
        moved_at: float | None = None,
        offered_at: float | None = None,
        turns: Counter[Seat] | None = None,
        fence: int = 0,
    ) -> None:
        super().__init__(
            card,
            seating=seating,
            table=table,
            names=names,
            moved_at=moved_at,
            offered_at=offered_at,
            turns=turns,
        )
        self.house: House = house
        self.extra_bots: tuple[str, ...] = house.bots.extra.names
        self.seq: int = seq
        self.fence = fence  # under which this house has the table
        self.status: Status | None = None  # as it is kept for the lists
        self.idle_since: float = loop_time()
        self.chat_number = 0
        self.thinking: dict[Thinker, Thinking] = {}
        self.first_asked: dict[Seat, tuple[int | None, float]] = {}
        self.advised: set[Seat] = set()
        self._answers: OrderedDict[AnswerKey, bytes] = OrderedDict(answers)
        self._budget = Budget(MOST_AT_ONCE, SECONDS_EACH)
        self._lock = asyncio.Lock()
        self._closed = False
        self._timer: asyncio.TimerHandle | None = None
        self._retry: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    # Viewers.

    def join(self, viewer: Viewer, since: int | None, chat: tuple[ChatLine, ...]) -> None:
        """Welcome a viewer, who gets every change from now on."""
        if self._closed or not self.house.holds():
            viewer.close(REOPENED)
            return
        seat = self.seating.seat_of(viewer.person)
        missed = seat is not None and self.dropped(seat)
        if seat is not None and nobody_here(self):
            self.mixed_since: float = self.now()  # nobody was here to see what was asked of them
        came = self.audience.add(viewer)
        preparing = self.first_ready is not None or self.seating.mix.closed is not None
        if missed and seat is not None and preparing:
            self.returned.setdefault(seat, self.now())
        welcome = welcome_for(
            self,
            seat,
            since,
            chat,
            self.seating.kept_for(viewer.person),
            self.muted_seats(viewer),
        )
        viewer.send(msgspec.structs.replace(welcome, history=self.house.history))
        if came or seat is None:
            self.show(but=viewer)
        self.later(self.move_on())

    def leave(self, viewer: Viewer) -> None:
        """Drop a viewer whose socket is closed."""
        if viewer not in self.audience:
            return
        went = self.audience.remove(viewer, self.now())
        self.idle_since = loop_time()
        if self.seating.seat_of(viewer.person) is None:
            self.show()
        elif went and not self._closed:
            self.show()
            self.later(self.move_on())

    def viewers(self) -> tuple[Viewer, ...]:
        """All viewers, in the order they came."""
        return self.audience.viewers

    @property
    def asleep(self) -> bool:
        """Whether nobody has been looking for a while, and nothing is going on."""
        quiet = not self.audience.viewers and not self.busy
        return quiet and loop_time() - self.idle_since > timing.AWAKE

    @property
    def busy(self) -> bool:
        """Whether something is in progress, or must be tried again."""
        return bool(self._tasks) or self._lock.locked() or self._retry is not None

    @property
    def wakes_at(self) -> float | None:
        """When the table next checks what is due, in the time of the table."""
        return None if self._timer is None else self._timer.when() - loop_time() + self.now()

    def close(self, message: Closing | None = None) -> None:
        """End everything that goes on here, and send the viewers away; what is on disk stays."""
        self._closed = True
        for handle in (self._timer, self._retry):
            if handle is not None:
                handle.cancel()
        for task in tuple(self._tasks):
            task.cancel()
        if message is not None:
            self.audience.close(message)

    def show(
        self, *, since: int | None = None, sheet: bool = False, but: Viewer | None = None
    ) -> None:
        """Show the table to everybody, with the events after version ``since``.

        A house that may have lost its tables shows nothing: they are opened again.
        """
        if not self.house.holds():
            asyncio.get_running_loop().call_soon(self.house.forget, self)
            return
        if not self.audience.viewers:
            return
        to_all = show_to_all(self)

        def kind_of(person: str | None) -> tuple[Seat | None, Seat | None]:
            return self.seating.seat_of(person), self.seating.kept_for(person)

        def made_for(kind: tuple[Seat | None, Seat | None]) -> bytes:
            seat, kept = kind
            update = update_for(self, seat, since, sheet=sheet, kept=kept, to_all=to_all)
            return encoded(update)

        self.audience.show(kind_of, made_for, but=but)

    # Commands.

    async def command(self, viewer: Viewer, message: Command) -> None:
        """Carry out a viewer's command, once, and answer it."""
        started = time.perf_counter()
        key = (viewer.person, message.command_id)
        async with self._lock:
            answer = self._answers.get(key)
            if answer is None:
                try:
                    answer, lasting = await self._answer(viewer.person, message)
                except (Overtaken, Uncertain):
                    # The page comes back and sends the command again; the log says what is done.
                    self.house.forget(self)
                    return
                if lasting:
                    self._remember(key, answer)
            viewer.send_bytes(answer)
        self.house.took(time.perf_counter() - started)
        await self.move_on()

    async def _answer(self, person: str | None, message: Command) -> tuple[bytes, bool]:
        """Carry out a command; return the answer to its sender, and whether it is final.

        What could not be saved may be tried again under the same ``command_id``. Uncertain if
        nobody knows whether it was saved; Overtaken if another node has the table.
        """
        try:
            return await self._done_or_refused(person, message), True
        except Uncertain:
            raise
        except StoreUnavailable:
            self.house.count("refusals", "not_saved")
            return _refused(message.command_id, "not_saved", NOT_SAVED, self.version), False

    async def _done_or_refused(self, person: str | None, message: Command) -> bytes:
        """Carry out a command, unless it has been done; StoreUnavailable if that is unknown.

        Overtaken if another node has the table.
        """
        try:
            step = commands.work_out(self, person, message)
            if isinstance(step, Step):
                self._may_write(person, step)
            if isinstance(step, Noted):
                self.note(step)
                self._close_the_doors()
                step = await timing.due_now(self)
                if step is None:
                    self.show()
            if step is not None:
                await self.carry_out(step, command_id=message.command_id, person=person)
                self.house.count("moves")
        except (Refuse, Overtaken) as error:
            first = await self.house.store.answered(self.card.id, person, message.command_id)
            if first is not None:
                return _done(message.command_id, first.version)
            if isinstance(error, Refuse):
                refusal = error
            elif self.house.node is not None:
                raise
            else:
                asyncio.get_running_loop().call_soon(self.house.forget, self)  # answer first
                words = "The table has changed elsewhere; it is being reopened."
                refusal = Refuse("overtaken", words)
            self.house.count("refusals", refusal.code)
            return _refused(message.command_id, refusal.code, str(refusal), self.version)
        return _done(message.command_id, self.version)

    async def carry_out(
        self, step: Step, *, command_id: str | None = None, person: str | None = None
    ) -> None:
        """Write a step; when it is on disk, make it the state and show it to everybody."""
        version, at, over = self.version, calendar(), self.outcome is not None
        change = await written(self, step, at=at, command_id=command_id, person=person)
        await self.house.store.append(change)
        answers_now()
        self.seq += len(change.entries)
        self.status = change.status
        for entry in step.entries:
            kind, action = kind_of(entry), action_kind(entry)
            if starts_a_clock(kind, action):
                self.moved_at = at
            if opens_an_offer(kind, action):
                self.offered_at = at
        for row in change.ratings:
            self.ratings[row.person] = shown_rating(row.mu)
        places = self.seating.places
        self.seat(step.seating)
        self._close_the_doors()
        if step.opened is not None:
            self.take_table(step.opened)
        if step.change is not None:
            self.make(step.change)
            seat = turn_of(step.change.entry)
            if person is not None and seat is not None:  # a bot's turns count for nobody
                self.turns[seat] += 1
        timing.settle_in(self)
        ended = step.change is not None and not step.change.match.in_play
        made = None if step.change is None else step.change.entry
        drawn = isinstance(made, RoundDealt) and made.first_dealer is not None
        over_now = (self.outcome is not None) is not over
        if over_now or self.seating.places != places:
            both = (*places, *self.seating.places)
            await self.house.stirred({who for each in both if (who := each.person or each.kept)})
        sheet = ended or drawn or step.opened is not None or over_now
        self.show(since=version, sheet=sheet)

    def _close_the_doors(self) -> None:
        """Send away whom the host has sent away, and all spectators of a table closed to them.

        They may stay as long as there are seats to take.
        """
        closed = not self.doors_open and self.seating.full
        if not closed and not self.seating.sent_off and not self.hosting.sent_off:
            return
        words = "This table is closed to spectators, and all its seats are taken."
        for viewer in self.spectators():
            if self.is_sent_off(viewer):
                viewer.close(SENT_OFF)
            elif closed:
                viewer.close(Closing(code="private", words=words, retry_ms=None))

    def _remember(self, key: AnswerKey, answer: bytes) -> None:
        self._answers[key] = answer
        if len(self._answers) > ANSWERS_KEPT:
            self._answers.popitem(last=False)

    # What happens by itself.

    async def move_on(self) -> None:
        """Compute from the state what is to happen next, and make it happen.

        This does what is due, asks the bots for the decisions they owe, and sets a timer for the
        next deadline. It follows every change and every answer that was dropped.
        """
        async with self._lock:
            looked = self.now()
            try:
                await timing.go_on(self)
                await self._call_people()
            except StoreUnavailable:
                self._try_again()
            except Overtaken:
                self.house.forget(self)
        if not self._closed:
            turns.let_bots_think(self)
            self._set_timer(timing.next_moment(self, looked))

    async def _call_people(self) -> None:
        """Tell people that the table waits for them, and keep when to look at it again.

        This is for tables with days for a turn, which go on while nobody looks at them. What was
        written says that the table is due at once; so if the server stops before this is done, it
        is done after the restart.
        """
        if not over_days(self) or self.table is None:
            return
        await self.house.tell(due_notices(self, calendar()))
        status = standing_now(self)
        if status != self.status:
            await self.house.store.append(
                Append(table_id=self.card.id, entries=(), status=status, fence=self.fence)
            )
            self.status = status
        if status.due_at is not None:
            self.house.wake_at(status.due_at)

    async def open_rematch(self) -> str:
        """Open another table for the people of a match that is over; return its id."""
        return await self.house.rematch_of(self)

    def begin_again(self) -> None:
        """Compute what is to happen next as if nothing were in progress."""
        self.thinking.clear()
        self.later(self.move_on())

    def _set_timer(self, at: float | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if at is not None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_at(loop.time() + at - self.now() + 0.001, self._on_time)

    def _on_time(self) -> None:
        self._timer = None
        answers_now()
        self.show()
        self.later(self.move_on())

    def _try_again(self) -> None:
        """Continue after a while, because something could not be saved and was not done."""

        def again() -> None:
            self._retry = None
            self.later(self.move_on())

        if self._retry is None and not self._closed:
            self._retry = asyncio.get_running_loop().call_later(TRY_AGAIN, again)

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a coroutine of this room in the background; its errors are not lost."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        self.idle_since = loop_time()
        if task.cancelled():
            return
        error = task.exception()
        if isinstance(error, StoreUnavailable):
            self._try_again()
        elif error is not None:
            _log.error(
                "room_failed",
                extra={"table": self.card.id, "error": type(error).__name__},
                exc_info=error,
            )
            self.house.forget(self)

    @property
    def lock(self) -> asyncio.Lock:
        """The one lock of the table: hold it to change the table."""
        return self._lock

    async def pass_offer(self, viewer: Viewer, version: int) -> None:
        """Pass on the discard on offer for the seat of a viewer."""
        seat = self.seating.seat_of(viewer.person)
        current = version >= self.decided_since(0, CallMayI())
        if seat is None or self.offer is None or not current or seat not in self.callers():
            return
        if over_days(self):
            await self._keep_pass(viewer, self.offer.key)
        else:
            self.offer.passed.add(seat)
            self.show()
        await self.move_on()

    async def _keep_pass(self, viewer: Viewer, key: OfferKey) -> None:
        """Write a pass, if the discard is still on offer and it is the first of this seat."""

        def passed(seat: Seat) -> Passed | None:
            offer = self.offer
            if offer is None or offer.key != key or offer.over or seat in offer.passed:
                return None
            return Passed(seat=seat, offer=key)

        await self._keep(viewer, passed)

    def saw(self, person: str | None) -> None:
        """Note that a person does something, so nobody takes them for asleep."""
        seat = self.seating.seat_of(person)
        if seat is not None:
            self.active[seat] = self.now()

    def rest(self, person: str, holidays: tuple[Holiday, ...]) -> None:
        """Note the holidays of a person, and compute the clocks again."""
        self.holidays[person] = holidays
        self.status = None  # what is kept says only that the table is due
        self.clocks: dict[Seat, TurnClock] = {}
        timing.settle_in(self)
        self.show()
        self.later(self.move_on())

    async def prefer(self, viewer: Viewer, wishes: Wishes, *, stay: bool) -> None:
        """Write how a player wants offers answered: in this hand only, or in the whole match."""
        hand = None if stay or wishes == NO_WISHES else self.hand_now
        wishes = msgspec.structs.replace(wishes, hand=hand)

        def wished(seat: Seat) -> Wished | None:
            return None if wishes == self.wishes_of(seat) else Wished(seat=seat, wishes=wishes)

        await self._keep(viewer, wished)

    async def mix_in(self, viewer: Viewer, message: Commit | Reveal) -> None:
        """Take what a page adds to the next shuffle; it is written where that may take days."""
        if over_days(self):
            await self._keep(viewer, lambda seat: mixed_in(self, seat, message))
            return
        async with self._lock:
            seat = self.seating.seat_of(viewer.person)
            entry = None if seat is None else mixed_in(self, seat, message)
            if entry is None:
                return
            self.seat(self.seating.after(entry))
            if self.seating.mix.closed is None or self.seating.mix.missing():
                self.show()  # otherwise the deal is shown in a moment
        await self.move_on()

    async def need_time(self, viewer: Viewer, seconds: int) -> None:
        """Write how much longer than the others a player needs to answer an offer."""

        def needs(seat: Seat) -> NeedsTime | None:
            known = self.seating.places[seat].longer == seconds
            return None if known else NeedsTime(seat=seat, seconds=seconds)

        await self._keep(viewer, needs)

    async def _keep(self, viewer: Viewer, made: Callable[[Seat], RoomEntry | None]) -> None:
        """Write what a player says without a command; tell the player if it could not be saved."""
        async with self._lock:
            seat = self.seating.seat_of(viewer.person)
            entry = None if seat is None else made(seat)
            if entry is None:
                return
            try:
                step = room_step(self.seating, entry)
                self._may_write(viewer.person, step)
                await self.carry_out(step, person=viewer.person)
            except StoreUnavailable:
                viewer.send(Trouble(code="not_saved", words=NOT_SAVED))
            except Refuse as refused:
                viewer.send(Trouble(code=refused.code, words=str(refused)))
            except Overtaken:
                self.house.forget(self)
        await self.move_on()

    def _may_write(self, person: str | None, step: Step) -> None:
        """Refuse what can be changed again and again, after too many changes by one person."""
        if person is not None and any(isinstance(entry, ENDLESS) for entry in step.entries):
            self.spend(person)

    def spend(self, person: str) -> None:
        """Count a change by a person that can be made again and again; Refuse after too many."""
        if not self._budget.spend(person, loop_time()):
            words = "You have changed too much at this table; wait a minute."
            raise Refuse("too_often", words)

    def muted_seats(self, viewer: Viewer) -> tuple[Seat, ...]:
        """The seats of the people whom a viewer does not hear."""
        places = self.seating.places
        return tuple(seat for seat in self.seating.people() if places[seat].person in viewer.muted)

    def say(self, line: ChatLine, speaker: str) -> None:
        """Send what a person said to everybody who hears them."""
        message = encoded(Said(line=line))
        for viewer in self.audience.viewers:
            if speaker not in viewer.muted:
                viewer.send_bytes(message)


def _done(command_id: str, version: int) -> bytes:
    return encoded(Done(command_id=command_id, version=version))


def _refused(command_id: str, code: str, words: str, version: int) -> bytes:
    return encoded(Refused(command_id=command_id, code=code, words=words, version=version))
