"""One table: its state, its one lock, and everything that changes it.

Whatever is done goes the same way: a command is worked out (:mod:`hollywood.server.steps`), written
down by the store, and only then becomes the state of the room; the one who sent it is answered, and
everybody at the table is shown the new state, each from his own view. Until the disk has it,
nothing has happened. What can be lost without harm (who is ready, who has passed, who is connected)
is kept in memory only.

Times are those of the event loop, in seconds; a turn's clock begins anew when the server does.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Coroutine, Iterable, Mapping
from typing import Any, Protocol

import msgspec
import structlog

from hollywood.contract import CallMayI, ContractRound, ContractTable
from hollywood.errors import HollywoodError
from hollywood.match.log import Entry
from hollywood.match.match import Board
from hollywood.match.presets import AnyRules, rules_from_mapping
from hollywood.match.table import Change, MatchTable
from hollywood.play import Action, Seat
from hollywood.play.text import to_json
from hollywood.server import botplay, commands, timing
from hollywood.server.absence import SHOWN_AFTER, Reason
from hollywood.server.audience import Audience
from hollywood.server.botting import BotPool
from hollywood.server.messages import (
    PROTOCOL,
    ChatLine,
    Closing,
    Command,
    Done,
    Refused,
    Said,
    TableCard,
    Update,
    Welcome,
)
from hollywood.server.offers import Offer, Wishes, callers
from hollywood.server.people.ratings import shown_rating
from hollywood.server.seating import Seating
from hollywood.server.sight.tables import show_proofs, show_sheet_of, show_table
from hollywood.server.steps import Refuse, Step
from hollywood.server.store.protocol import Overtaken, Store, StoreUnavailable
from hollywood.server.viewers import Viewer
from hollywood.server.writing import winners_of, written

_log = structlog.get_logger("hollywood.room")

REOPENED = Closing(code="reopened", words="The table is being opened again.", retry_ms=200)

ANSWERS_KEPT = 64
"""How many answers are remembered; older commands are looked up in the log."""

AnswerKey = tuple[str | None, str]
"""Whose command it was, and its ``command_id``: nobody is told the answer to another."""

TRY_AGAIN = 1.0
"""Seconds until what could not be saved is tried again."""


class House(Protocol):
    """What a room asks of the house around it."""

    store: Store
    bots: BotPool

    async def rematch_of(self, room: Room) -> str:
        """Open another table for the people of a room whose match is over; return its id."""

    def forget(self, room: Room) -> None:
        """Let go of a room that can no longer speak for its table; it is woken anew."""

    def count(self, what: str, label: str = "") -> None:
        """Count something for the metrics."""

    def took(self, seconds: float) -> None:
        """Note how long a move took to the disk."""


class Room:
    """A table that somebody looks at, or whose bots are thinking."""

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
    ) -> None:
        self.card = card
        self.rules: AnyRules = rules_from_mapping(card.rules)
        self.house = house
        self.seating = seating
        self.table: MatchTable | None = None
        self.seq = seq
        self.names: dict[str, str] = dict(names or {})
        self.ratings: dict[str, int] = {}
        self.ready: dict[Seat, bytes] = {}
        self.wishes: dict[Seat, Wishes] = {}
        self.rematch: set[Seat] = set()
        self.offer: Offer | None = None
        self.clocks: dict[Seat, timing.TurnClock] = {}
        self.first_ready: float | None = None
        self.moved_at = time.time() if moved_at is None else moved_at
        self.idle_since = self.now()
        self.chat_number = 0
        self._answers: OrderedDict[AnswerKey, bytes] = OrderedDict(answers)
        self._audience = Audience(self.now())
        self._decided: dict[int, tuple[int, int]] = {}
        self._lock = asyncio.Lock()
        self._closed = False
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self.thinking: set[tuple[Seat, int]] = set()
        if table is not None:
            self._take_table(table)

    # What is asked of a room by those who show it.

    def now(self) -> float:
        """The time of the event loop, in seconds."""
        return asyncio.get_running_loop().time()

    @property
    def version(self) -> int:
        """How many events have happened in the match; 0 before it begins."""
        return 0 if self.table is None else self.table.version

    @property
    def outcome(self) -> tuple[Seat, ...] | None:
        """The winners, once the match is over; ``None`` while it goes on."""
        return winners_of(self.seating, None if self.table is None else self.table.match)

    def commitments(self) -> tuple[str, ...]:
        """What seals the decks of the next deal, or of the round in play, by board."""
        if self.table is None:
            return ()
        if self.table.match.in_play or self.outcome is not None:
            return tuple(proof.commitment for proof in self.table.proofs)
        return self.table.commitments()

    def watching(self) -> int:
        """How many spectators look on."""
        seats = (self.seating.seat_of(viewer.person) for viewer in self._audience.viewers)
        return sum(seat is None for seat in seats)

    def present(self, seat: Seat) -> bool:
        """Is the person of a seat connected."""
        return self._audience.gone_since(self.seating.places[seat].person) is None

    def gone_since(self, seat: Seat) -> float | None:
        """Since when the person of a seat is not connected; ``None`` while he is."""
        return self._audience.gone_since(self.seating.places[seat].person)

    def dropped(self, seat: Seat) -> bool:
        """Is the person of a seat to be shown as not connected."""
        since = self.gone_since(seat)
        return since is not None and self.now() - since >= SHOWN_AFTER

    def absence(self, seat: Seat, now: float) -> tuple[Reason | None, float]:
        """Why a seat is waited for beyond the ordinary, and for how many seconds."""
        place, clock = self.seating.places[seat], self.clocks.get(seat)
        if clock is not None and clock.until <= now:
            return "late", now - clock.until
        since = self._audience.gone_since(place.person)
        if since is None:
            return None, 0.0
        return "left" if place.left or place.person is None else "dropped", now - since

    def kept_waiting_by(self) -> tuple[Seat, ...]:
        """The seats of people that the table cannot go on without now.

        The next deal waits for nobody who is not there (:func:`~.commands.deal_if_due`).
        """
        if self.table is None or self.outcome is not None:
            return ()
        waited = self.table.match.awaiting
        return tuple(seat for seat in waited if self.seating.places[seat].machine is None)

    def claimable(self, claimer: Seat, seat: Seat) -> bool:
        """May the match be claimed from a seat at all: between two people, who play themselves."""
        places = self.seating.places
        return (
            len(places) == 2
            and claimer != seat
            and all(place.person is not None and place.machine is None for place in places)
        )

    def callers(self) -> tuple[Seat, ...]:
        """The seats that may call May-I now."""
        board = self.contract_board()
        return () if board is None else callers(*board)

    def contract_board(self) -> tuple[Board, ContractTable] | None:
        """The board of a contract game and its table; ``None`` at gin, or before the deal."""
        if self.table is None or not self.table.match.boards or self.outcome is not None:
            return None
        board = self.table.match.boards[0]
        return (board, board.round.table) if isinstance(board.round, ContractRound) else None

    def decided_since(self, board: int, action: Action) -> int:
        """The oldest version from which ``action`` can have been decided at a board.

        A call for May-I stands for the discard on offer, whoever called meanwhile; everything else
        answers the board as it lies.
        """
        last, last_but_calls = self._decided.get(board, (self.version, self.version))
        return last_but_calls if isinstance(action, CallMayI) else last

    # Looking on.

    def join(self, viewer: Viewer, since: int | None, chat: tuple[ChatLine, ...]) -> None:
        """Welcome a viewer; he gets every change from now on."""
        if self._closed:
            viewer.close(REOPENED)
            return
        came = self._audience.add(viewer)
        seat = self.seating.seat_of(viewer.person)
        viewer.send(self._welcome(seat, since, chat))
        if came or seat is None:
            self.show(but=viewer)
        self.later(self.move_on())

    def leave(self, viewer: Viewer) -> None:
        """Let go of a viewer whose socket is closed."""
        if viewer not in self._audience:
            return
        went = self._audience.remove(viewer, self.now())
        self.idle_since = self.now()
        if self.seating.seat_of(viewer.person) is None:
            self.show()
        elif went and not self._closed:
            self.show()
            self.later(self.move_on())

    def viewers(self) -> tuple[Viewer, ...]:
        """All who look on."""
        return self._audience.viewers

    @property
    def asleep(self) -> bool:
        """Has nobody looked on for a while, and is nothing going on."""
        quiet = not self._audience.viewers and not self._tasks and not self._lock.locked()
        return quiet and self.now() - self.idle_since > timing.AWAKE

    def close(self, message: Closing | None = None) -> None:
        """End all that goes on here, and send away who looks on; what is on disk stays."""
        self._closed = True
        if self._timer is not None:
            self._timer.cancel()
        for task in tuple(self._tasks):
            task.cancel()
        if message is not None:
            self._audience.close(message)

    def show(
        self, *, since: int | None = None, sheet: bool = False, but: Viewer | None = None
    ) -> None:
        """Show the table to everybody, with the events after version ``since``."""

        def made_for(seat: Seat | None) -> bytes:
            return to_json(self._update(seat, since, sheet=sheet))

        self._audience.show(self.seating.seat_of, made_for, but=but)

    def _update(self, seat: Seat | None, since: int | None, *, sheet: bool) -> Update:
        events = () if self.table is None or since is None else self.table.events(seat, since)
        return Update(
            events=events,
            table=show_table(self, seat),
            sheet=show_sheet_of(self) if sheet else msgspec.UNSET,
            proofs=show_proofs(self) if sheet else msgspec.UNSET,
        )

    def _welcome(self, seat: Seat | None, since: int | None, chat: tuple[ChatLine, ...]) -> Welcome:
        table, known = self.table, None
        if table is not None and since is not None and table.kept_since <= since <= table.version:
            known = since
        return Welcome(
            protocol=PROTOCOL,
            card=self.card,
            events=()
            if table is None
            else table.events(seat, table.kept_since if known is None else known),
            complete=known is not None or since == self.version,
            table=show_table(self, seat),
            sheet=show_sheet_of(self),
            proofs=show_proofs(self),
            chat=chat,
        )

    # Commands.

    async def command(self, viewer: Viewer, message: Command) -> None:
        """Do what a viewer commands, once, and answer him."""
        started = time.perf_counter()
        key = (viewer.person, message.command_id)
        async with self._lock:
            answer = self._answers.get(key)
            if answer is None:
                answer, lasting = await self._answer(viewer.person, message)
                if lasting:
                    self._remember(key, answer)
            viewer.send_bytes(answer)
        self.house.took(time.perf_counter() - started)
        await self.move_on()

    async def _answer(self, person: str | None, message: Command) -> tuple[bytes, bool]:
        """Do a command; return what its sender is told, and whether that is the last word.

        What could not be saved may be tried again under the same ``command_id``.
        """
        try:
            return await self._done_or_refused(person, message), True
        except StoreUnavailable:
            self.house.count("refusals", "not_saved")
            words = "This could not be saved just now, and was not done. Try again in a moment."
            return _refused(message.command_id, "not_saved", words, self.version), False

    async def _done_or_refused(self, person: str | None, message: Command) -> bytes:
        """Do a command, unless it has been done; StoreUnavailable when that cannot be known."""
        try:
            step = await commands.work_out(self, person, message)
            if step is not None:
                await self.carry_out(step, command_id=message.command_id, person=person)
                self.house.count("moves")
        except (Refuse, Overtaken) as error:
            first = await self.house.store.answered(self.card.id, message.command_id)
            if first is not None and first.person == person:
                return _done(message.command_id, first.version)
            if first is not None:
                refusal = Refuse(
                    "id_taken", "Somebody else has used this command_id; choose another."
                )
            elif isinstance(error, Refuse):
                refusal = error
            else:
                asyncio.get_running_loop().call_soon(self.house.forget, self)  # answered first
                words = "The table has moved on elsewhere; it is being opened again."
                refusal = Refuse("overtaken", words)
            self.house.count("refusals", refusal.code)
            return _refused(message.command_id, refusal.code, str(refusal), self.version)
        return _done(message.command_id, self.version)

    async def carry_out(
        self, step: Step, *, command_id: str | None = None, person: str | None = None
    ) -> None:
        """Write a step down; when it is on disk, make it the state and show it to everybody."""
        version, at = self.version, time.time()
        change = await written(self, step, at=at, command_id=command_id, person=person)
        await self.house.store.append(change)
        self.seq += len(change.entries)
        self.moved_at = at
        for row in change.ratings:
            self.ratings[row.person] = shown_rating(row.mu)
        self._seat(step.seating)
        if step.opened is not None:
            self._take_table(step.opened)
        if step.change is not None:
            self._make(step.change)
        timing.settle_in(self)
        ended = step.change is not None and not step.change.match.in_play
        sheet = ended or step.opened is not None or bool(change.matches)
        self.show(since=version, sheet=sheet)

    def _seat(self, seating: Seating) -> None:
        """Let people sit as ``seating`` says; a wish goes with who made it."""
        owners = zip(self.seating.places, seating.places, strict=True)
        for seat, (before, now) in enumerate(owners):
            if before.person != now.person:
                self.wishes.pop(Seat(seat), None)
        self.seating = seating
        if self.card.spectators or not seating.full:
            return
        words = "This table is closed to spectators, and its seats are taken."
        for viewer in self._audience.viewers:
            if seating.seat_of(viewer.person) is None:
                viewer.close(Closing(code="private", words=words, retry_ms=None))

    def _make(self, change: Change) -> None:
        assert self.table is not None
        before = self.table.version
        self.table.make(change)
        if change.proofs is not None:  # a deal: the rounds before it are in the log
            self.table.forget(before)
            self.ready.clear()
            self.first_ready = None
        for number in {number for number, _ in change.match.news}:
            calls = all(
                type(event).__name__ in {"MayICalled", "MayIWithdrawn"}
                for board, event in change.match.news
                if board == number
            )
            _, but_calls = self._decided.get(number, (before, before))
            self._decided[number] = (self.version, but_calls if calls else self.version)

    def _take_table(self, table: MatchTable) -> None:
        table.carry_on(secrets=self._secret, log=_unused)
        self.table = table
        boards = range(len(table.match.boards))
        self._decided = dict.fromkeys(boards, (table.version, table.version))

    def _secret(self, round_number: int, board: int) -> bytes:
        """The secret of the next deal, sealed in the log before its commitment was shown."""
        del round_number
        return self.seating.sealed[board]

    def _remember(self, key: AnswerKey, answer: bytes) -> None:
        self._answers[key] = answer
        if len(self._answers) > ANSWERS_KEPT:
            self._answers.popitem(last=False)

    # What goes on by itself.

    async def move_on(self) -> None:
        """Do what follows from the state: answer offers by wish, deal, let bots think."""
        async with self._lock:
            try:
                await timing.go_on(self)
            except StoreUnavailable:
                self._try_again()
            except Overtaken:
                self.house.forget(self)
                return
        botplay.nudge(self)
        self._set_timer()

    def _set_timer(self) -> None:
        """Wake up when the next thing runs out: a hold, a clock, somebody's patience."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        at = timing.next_moment(self)
        if at is not None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_at(at + 0.001, self._on_time)

    def _on_time(self) -> None:
        self._timer = None
        self.show()
        self.later(self.move_on())

    def _try_again(self) -> None:
        """Go on in a while, after something could not be saved and was not done."""

        def again() -> None:
            if not self._closed:
                self.later(self.move_on())

        asyncio.get_running_loop().call_later(TRY_AGAIN, again)

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a coroutine of this room beside what is going on; its errors are not lost."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        self.idle_since = self.now()
        if task.cancelled():
            return
        error = task.exception()
        if isinstance(error, StoreUnavailable):
            self._try_again()
        elif error is not None:
            _log.error(
                "room_failed", table=self.card.id, error=type(error).__name__, exc_info=error
            )
            self.house.forget(self)

    @property
    def lock(self) -> asyncio.Lock:
        """The one lock of the table: whoever changes it holds it."""
        return self._lock

    async def pass_offer(self, viewer: Viewer, version: int) -> None:
        """Let the discard on offer go by for the seat of a viewer."""
        seat = self.seating.seat_of(viewer.person)
        current = version >= self.decided_since(0, CallMayI())
        if seat is None or self.offer is None or not current or seat not in self.callers():
            return
        self.offer.passed.add(seat)
        self.show()
        await self.move_on()

    async def prefer(self, viewer: Viewer, wishes: Wishes) -> None:
        """Take down how a player wants offers answered."""
        seat = self.seating.seat_of(viewer.person)
        if seat is None:
            return
        self.wishes[seat] = wishes
        self.show()
        await self.move_on()

    def say(self, line: ChatLine) -> None:
        """Let everybody hear what was said."""
        message = to_json(Said(line=line))
        for viewer in self._audience.viewers:
            viewer.send_bytes(message)


def _done(command_id: str, version: int) -> bytes:
    return to_json(Done(command_id=command_id, version=version))


def _refused(command_id: str, code: str, words: str, version: int) -> bytes:
    return to_json(Refused(command_id=command_id, code=code, words=words, version=version))


def _unused(entry: Entry) -> None:
    """Refuse an entry: a room writes its entries itself."""
    del entry
    raise HollywoodError("a table in a room writes nothing by itself")
