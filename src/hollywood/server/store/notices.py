"""Notices: the devices and addresses they go to, and those that wait to be sent."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, update

from hollywood.server.store.jobs import Known
from hollywood.server.store.people import somebody, who_now
from hollywood.server.store.rows import NoticeRow, NoticeWishes, PushDevice, QuietHours
from hollywood.server.store.schema import notice_wishes, notices, push_devices

_quiet = msgspec.json.Decoder(QuietHours).decode
_texts = msgspec.json.Decoder(tuple[str, ...]).decode


def keep_device(connection: Connection, known: Known, device: PushDevice, most: int) -> None:
    """Keep a device in place of an earlier row, and only the person's ``most`` latest."""
    person = somebody(connection, known, device.person)
    connection.execute(delete(push_devices).where(push_devices.c.id == device.id))
    row = msgspec.structs.asdict(device)
    row["person_id"], row["session_hash"] = person, row.pop("session")
    del row["person"]
    connection.execute(insert(push_devices), [row])
    theirs = push_devices.c.person_id == person
    latest = (
        select(push_devices.c.id)
        .where(theirs)
        .order_by(push_devices.c.used_at.desc(), push_devices.c.id)
        .limit(most)
    )
    connection.execute(delete(push_devices).where(theirs, push_devices.c.id.not_in(latest)))


def devices_of(connection: Connection, person: str) -> tuple[PushDevice, ...]:
    """Return a person's devices, the latest first."""
    asked = (
        select(push_devices)
        .where(push_devices.c.person_id == person)
        .order_by(push_devices.c.used_at.desc(), push_devices.c.id)
    )
    return tuple(_device(row) for row in connection.execute(asked))


def move_devices(
    connection: Connection, known: Known, before: str, session: str, person_id: str
) -> None:
    """Give the devices of a session to the one that takes its place when somebody signs in."""
    person = somebody(connection, known, person_id)
    connection.execute(
        update(push_devices)
        .where(push_devices.c.session_hash == before)
        .values(session_hash=session, person_id=person)
    )


def drop_device(connection: Connection, device_id: str, person: str) -> bool:
    """Forget a device of a person; false if the person has no such device."""
    done = connection.execute(
        delete(push_devices).where(
            push_devices.c.id == device_id, push_devices.c.person_id == person
        )
    )
    return bool(done.rowcount)


def rest_device(connection: Connection, device_id: str, failures: int, until: float) -> None:
    """Note how often a device has failed in a row, and until when it rests."""
    connection.execute(
        update(push_devices)
        .where(push_devices.c.id == device_id)
        .values(failures=failures, rests_until=until)
    )


def wishes_of(connection: Connection, person: str) -> NoticeWishes:
    """Return how a person wants to be reached."""
    asked = select(notice_wishes).where(notice_wishes.c.person_id == person)
    row = connection.execute(asked).one_or_none()
    if row is None:
        return NoticeWishes(person=person)
    return NoticeWishes(
        person=person,
        quiet=None if row.quiet is None else _quiet(row.quiet),
        address=row.address,
        confirmed_at=row.confirmed_at,
        language=row.language,
    )


def keep_wishes(connection: Connection, known: Known, wishes: NoticeWishes) -> None:
    """Replace how a person wants to be reached."""
    person = somebody(connection, known, wishes.person)
    connection.execute(delete(notice_wishes).where(notice_wishes.c.person_id == person))
    row = {
        "person_id": person,
        "quiet": None if wishes.quiet is None else msgspec.json.encode(wishes.quiet),
        "address": wishes.address,
        "confirmed_at": wishes.confirmed_at,
        "language": wishes.language,
    }
    connection.execute(insert(notice_wishes), [row])


def keep_notice(connection: Connection, known: Known, notice: NoticeRow) -> None:
    """Keep a notice in place of an earlier one for the same person and table."""
    person = who_now(connection, known, notice.person)
    if person is None:
        return
    connection.execute(delete(notices).where(*_of(person, notice.table)))
    row = msgspec.structs.asdict(notice)
    row["person_id"], row["table_id"] = person, row.pop("table")
    row["told"] = msgspec.json.encode(notice.told)
    row["ways"] = None if notice.ways is None else msgspec.json.encode(notice.ways)
    del row["person"]
    connection.execute(insert(notices), [row])


def settle_notice(connection: Connection, notice: NoticeRow) -> None:
    """Note when a notice is to be sent again, if at all, unless a newer one has replaced it."""
    connection.execute(
        update(notices)
        .where(*_of(notice.person, notice.table), notices.c.made_at == notice.made_at)
        .values(
            due_at=notice.due_at,
            tries=notice.tries,
            ways=None if notice.ways is None else msgspec.json.encode(notice.ways),
        )
    )


def notice_to(connection: Connection, person: str, table: str) -> NoticeRow | None:
    """Return the newest notice to a person about a table."""
    row = connection.execute(select(notices).where(*_of(person, table))).one_or_none()
    return None if row is None else notice_of(row)


def due_notices(connection: Connection, now: float, most: int) -> tuple[NoticeRow, ...]:
    """Return notices that are due, the longest due first."""
    asked = select(notices).where(notices.c.due_at <= now).order_by(notices.c.due_at).limit(most)
    return tuple(notice_of(row) for row in connection.execute(asked))


def next_due(connection: Connection) -> float | None:
    """Return when the next notice is due."""
    found = connection.execute(select(func.min(notices.c.due_at))).scalar()
    return None if found is None else float(found)


def _of(person: str, table: str) -> tuple[ColumnElement[bool], ...]:
    return notices.c.person_id == person, notices.c.table_id == table


def _device(row: Any) -> PushDevice:
    return PushDevice(
        id=row.id,
        person=row.person_id,
        session=row.session_hash,
        endpoint=row.endpoint,
        public_key=row.public_key,
        auth=row.auth,
        language=row.language,
        name=row.name,
        used_at=row.used_at,
        failures=row.failures,
        rests_until=row.rests_until,
    )


def notice_of(row: Any) -> NoticeRow:
    """Return a notice from its row."""
    return NoticeRow(
        person=row.person_id,
        table=row.table_id,
        told=_texts(row.told),
        body=row.body,
        made_at=row.made_at,
        due_at=row.due_at,
        tries=row.tries,
        ways=None if row.ways is None else _texts(row.ways),
    )
