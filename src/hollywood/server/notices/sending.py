"""Sending notices: what waits, when it is due, and what becomes of it.

The tables say again and again what people should have been told (:mod:`..table.calling`). Here each
notice is kept once, in the database, with the keys of those before it. So none is lost or sent
twice when the server stops. Shortly before it is sent, the table is asked whether it still waits:
whoever has moved, or is looking at the table, is left alone. In quiet hours a notice waits, and a
newer one for the same table replaces it.

Everything is bounded: how many wait to be looked at, how many are sent at once, how often one is
tried, how many devices a person has, and how many notices and mails a person gets in an hour. What
fails is counted and logged, without a name or an address.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections import OrderedDict, deque
from collections.abc import Callable
from contextlib import suppress
from typing import Protocol, TypeVar

import msgspec
from msgspec.structs import replace

from hollywood.errors import HollywoodError
from hollywood.play.text import from_json, to_json
from hollywood.server.notices.links import MAIL, Links
from hollywood.server.notices.mail import Mailer
from hollywood.server.notices.push import LONGEST_PAYLOAD, Answer, Push, Sent
from hollywood.server.notices.quiet import quiet_until
from hollywood.server.notices.words import words_of
from hollywood.server.store.protocol import Elsewhere, Store, StoreUnavailable
from hollywood.server.store.rows import NoticeRow, NoticeWishes, PushDevice
from hollywood.server.table.calling import Notice
from hollywood.texts import speech

_log = logging.getLogger(__name__)

GRACE = 15.0
"""Seconds before a notice is sent: many people are about to look anyway."""

MOST_TRIES = 6
"""How often one notice is tried on each way."""

MOST_FAILURES = 12
"""After so many failures in a row a device is forgotten."""

FIRST_REST = 60.0
LONGEST_REST = 6 * 3600.0
"""Seconds until the next try; each time twice as long."""

MAILS_AN_HOUR = 6
PUSHES_AN_HOUR = 120
"""How many a person gets, on all devices together: the addresses can be anybody's."""

HOUR = 3600.0
LONGEST_TTL = 24 * 3600
"""Seconds a push service keeps a notice for a device that is off."""

COUNTED = "notices"

_MOST_KEYS = 16
_MOST_KNOWN = 20_000
_MOST_WAITING = 10_000
_AT_ONCE = 8
_LOOK_EVERY = 600.0
_AFTER_TROUBLE = 30.0

Lately = OrderedDict[str, deque[float]]
"""When each person was sent something in the last hour."""

Key = TypeVar("Key")
Value = TypeVar("Value")


class Tables(Protocol):
    """What the sender asks the tables."""

    async def still_calls(self, notice: Notice) -> bool:
        """Say whether a table still waits for a person who is not looking at it."""

    def count(self, what: str, label: str = "") -> None:
        """Count an event for the metrics."""


class Notices:
    """Takes what people should be told, and tells them."""

    def __init__(
        self,
        store: Store,
        push: Push,
        mailer: Mailer | None,
        links: Links,
        *,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.push = push
        self.mailer = mailer
        self.links = links
        self._store = store
        self._clock = clock
        self._tables: Tables | None = None
        self._new: deque[Notice] = deque()
        self._told: OrderedDict[tuple[str, str], tuple[str, ...]] = OrderedDict()
        self._unreachable: OrderedDict[str, None] = OrderedDict()
        self._mailed: Lately = OrderedDict()
        self._pushed: Lately = OrderedDict()
        self._woken = asyncio.Event()
        self._turn = asyncio.Semaphore(_AT_ONCE)
        self._task: asyncio.Task[None] | None = None

    def start(self, tables: Tables) -> None:
        """Begin to send."""
        self._tables = tables
        self._task = asyncio.get_running_loop().create_task(self._run())

    async def close(self) -> None:
        """Stop sending; what waits is sent after the next start."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        await self.push.close()

    async def tell(self, notices: tuple[Notice, ...]) -> None:
        """Take what people should have been told by now; each ``key`` is told a person once."""
        for notice in notices:
            if notice.key in self._told.get((notice.person, notice.table), ()):
                continue
            if notice.person in self._unreachable:
                continue
            if len(self._new) >= _MOST_WAITING:
                self._count("too_many")
                return
            self._new.append(notice)
            self._woken.set()

    def reachable(self, person: str) -> None:
        """Note that a person may be reached now, in another way than before."""
        self._unreachable.pop(person, None)

    # The task.

    async def _run(self) -> None:
        while True:
            self._woken.clear()
            try:
                await self._take_in()
                await self._send_due()
                wait = await self._until_next()
            except StoreUnavailable:
                self._count("not_stored")
                wait = _AFTER_TROUBLE
            except Exception as error:  # noqa: BLE001  (a defect of ours must not end all notices)
                self._failed(error)
                wait = _AFTER_TROUBLE
            with suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await self._woken.wait()

    async def _take_in(self) -> None:
        """Keep what is new."""
        while self._new:
            try:
                await self._keep(self._new[0])
            except StoreUnavailable:
                raise  # it is kept later
            except Exception as error:  # noqa: BLE001  (a defect of ours must not stop the others)
                self._failed(error)
            self._new.popleft()

    async def _keep(self, notice: Notice) -> None:
        where = notice.person, notice.table
        told = self._told.get(where)
        if told is None:
            before = await self._store.notice_to(*where)
            told = () if before is None else before.told
        if notice.key not in told:
            if not notice.here and not await self._ways(notice.person):
                _remember(self._unreachable, notice.person, None)
                return
            now = self._clock()
            told = (*told, notice.key)[-_MOST_KEYS:]
            row = NoticeRow(
                person=notice.person,
                table=notice.table,
                told=told,
                body=to_json(notice),
                made_at=now,
                due_at=None if notice.here else now + GRACE,
            )
            await self._store.keep_notice(row)
        _remember(self._told, where, told)

    async def _until_next(self) -> float:
        """Return the seconds until the next notice is due."""
        due = await self._store.next_notice()
        if due is None:
            return _LOOK_EVERY
        return min(max(due - self._clock(), 0.05), _LOOK_EVERY)

    async def _send_due(self) -> None:
        """Send what is due, a few at a time."""
        due = await self._store.due_notices(self._clock(), 4 * _AT_ONCE)
        done = await asyncio.gather(*map(self._settle, due), return_exceptions=True)
        for error in filter(None, done):
            raise error

    async def _settle(self, row: NoticeRow) -> None:
        """Send a notice, and note what became of it."""
        async with self._turn:
            try:
                after = await self._sent(row)
            except Elsewhere:
                return  # the node that has the table sends it, or this one a little later
            except StoreUnavailable:
                raise
            except Exception as error:  # noqa: BLE001  (a defect of ours must not stop the others)
                self._failed(error)
                after = self._again(row, row.ways or (), self._clock() + FIRST_REST)
            await self._store.settle_notice(after)

    async def _sent(self, row: NoticeRow) -> NoticeRow:
        """Send a notice on all its ways; return it as it is afterwards."""
        now = self._clock()
        notice = from_json(row.body, Notice)
        wishes = await self._store.notice_wishes(row.person)
        quiet = quiet_until(wishes.quiet, now)
        if quiet is not None:
            return replace(row, due_at=quiet)
        assert self._tables is not None
        if not await self._tables.still_calls(notice):
            self._count("not_needed")
            return replace(row, due_at=None)
        ways = await self._ways(row.person)
        if row.ways is not None:
            ways = {way: each for way, each in ways.items() if way in row.ways}
        results = await asyncio.gather(
            *(
                self._mail(notice, each)
                if isinstance(each, NoticeWishes)
                else self._push(notice, each)
                for each in ways.values()
            )
        )
        again = {way: at for way, at in zip(ways, results, strict=True) if at is not None}
        if not again:
            return replace(row, due_at=None, ways=None)
        return self._again(row, tuple(again), min(again.values()))

    def _again(self, row: NoticeRow, ways: tuple[str, ...], at: float) -> NoticeRow:
        """Return a notice that waits for its next try, or is given up."""
        if row.tries + 1 >= MOST_TRIES:
            self._count("given_up")
            return replace(row, due_at=None, ways=None)
        return replace(row, due_at=at, tries=row.tries + 1, ways=ways or None)

    # Its ways.

    async def _ways(self, person: str) -> dict[str, PushDevice | NoticeWishes]:
        """Return the devices of a person by id, and the confirmed address."""
        ways: dict[str, PushDevice | NoticeWishes] = {
            device.id: device for device in await self._store.push_devices(person)
        }
        if self.mailer is not None:
            wishes = await self._store.notice_wishes(person)
            if wishes.address is not None and wishes.confirmed_at is not None:
                ways[MAIL] = wishes
        return ways

    async def _push(self, notice: Notice, device: PushDevice) -> float | None:
        """Send a notice to a device; return when to try again, if at all."""
        now = self._clock()
        if device.rests_until > now:
            return device.rests_until
        full_until = _counted(self._pushed, device.person, PUSHES_AN_HOUR, now)
        if full_until is not None:
            self._count("push_too_many")
            return full_until
        left = LONGEST_TTL if notice.until is None else int(notice.until - now)
        answer = await self.push.send(
            device,
            self._payload(notice, device, now),
            ttl=max(60, min(left, LONGEST_TTL)),
            topic=hashlib.sha256(notice.table.encode()).hexdigest()[:32],
        )
        self._count(f"push_{answer.sent.value}")
        if answer.sent is not Sent.TAKEN:
            _log.warning("notice_not_taken", extra={"table": notice.table, "code": answer.why})
        return await self._noted(device, answer)

    async def _noted(self, device: PushDevice, answer: Answer) -> float | None:
        """Note what a push service said about a device; return when to try again, if at all."""
        if answer.sent is Sent.TAKEN:
            if device.failures:
                await self._store.rest_push_device(device.id, 0, 0.0)
            return None
        failures = device.failures + 1
        if answer.sent is Sent.GONE or failures >= MOST_FAILURES:
            await self._store.drop_push_device(device.id, device.person)
            return None
        rest = min(FIRST_REST * 2 ** (failures - 1), LONGEST_REST)
        until = self._clock() + max(rest, answer.wait or 0.0)
        await self._store.rest_push_device(device.id, failures, until)
        return until if answer.sent is Sent.LATER else None

    def _payload(self, notice: Notice, device: PushDevice, now: float) -> bytes:
        """Return what the page's worker shows: nothing but who plays, and what is wanted."""
        say, (title, body) = speech(device.language), words_of(notice, device.language, now)
        payload = {
            "title": title,
            "body": body,
            "language": device.language,
            "table": notice.table,
            "off": self.links.off(device.person, device.id),
            "off_label": say("notice-off"),
        }
        made = msgspec.json.encode(payload)
        if len(made) > LONGEST_PAYLOAD:  # eight long names in a rare script
            made = msgspec.json.encode({**payload, "body": ""})
        return made

    async def _mail(self, notice: Notice, wishes: NoticeWishes) -> float | None:
        """Mail a notice; return when to try again, if at all."""
        assert self.mailer is not None
        assert wishes.address is not None
        now = self._clock()
        full_until = _counted(self._mailed, notice.person, MAILS_AN_HOUR, now)
        if full_until is not None:
            self._count("mail_too_many")
            return full_until
        say, site = speech(wishes.language), self.mailer.site
        title, body = words_of(notice, wishes.language, now)
        off = f"{site}/notices/off/{self.links.off(notice.person, MAIL)}"
        lines = (
            say("mail-notice", body=body, link=f"{site}/table/{notice.table}"),
            say("mail-off", link=off),
        )
        if await self.mailer.send(wishes.address, title, "\n\n".join(lines) + "\n", off=off):
            self._count("mail_taken")
            return None
        self._count("mail_later")
        _log.warning("mail_not_taken", extra={"table": notice.table})
        return now + 5 * FIRST_REST

    async def ask_to_confirm(self, person: str, address: str, language: str) -> bool:
        """Send the first mail to an address, with the link that confirms it; false if it fails."""
        if self.mailer is None:
            raise HollywoodError("this server sends no mails")
        say, site = speech(language), self.mailer.site
        link = f"{site}/mail/confirm/{self.links.confirm(person, address)}"
        lines = say("mail-confirm", site=site, link=link), say("mail-confirm-not")
        sent = await self.mailer.send(address, say("mail-confirm-subject"), "\n\n".join(lines))
        self._count("mail_taken" if sent else "mail_later")
        return sent

    # What is noted.

    def _count(self, code: str) -> None:
        if self._tables is not None:
            self._tables.count(COUNTED, code)

    def _failed(self, error: Exception) -> None:
        self._count("failed")
        _log.error("notices_failed", extra={"error": type(error).__name__}, exc_info=error)


def _counted(lately: Lately, person: str, most: int, now: float) -> float | None:
    """Count something sent to a person; or return when the next may be, after ``most`` an hour."""
    sent = lately.get(person, deque())
    while sent and sent[0] <= now - HOUR:
        sent.popleft()
    if len(sent) >= most:
        return sent[0] + HOUR
    sent.append(now)
    _remember(lately, person, sent)
    return None


def _remember(known: OrderedDict[Key, Value], key: Key, value: Value) -> None:
    """Keep a value, and forget the oldest if there are too many."""
    known[key] = value
    known.move_to_end(key)
    if len(known) > _MOST_KNOWN:
        known.popitem(last=False)
