"""Changes to people: creating, changing, joining and deleting them."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from hollywood.errors import HollywoodError
from hollywood.server.store.jobs import Known
from hollywood.server.store.protocol import Overtaken
from hollywood.server.store.rows import ChatRow, Holiday, PersonRow
from hollywood.server.store.schema import (
    bots,
    chat,
    devices,
    holidays,
    match_facts,
    mutes,
    notice_wishes,
    notices,
    passkeys,
    people,
    places,
    push_devices,
    ratings,
    recovery_codes,
    round_facts,
    saved_rules,
    secret_values,
    sessions,
    shared_books,
    table_challenges,
    tables,
    watched_accounts,
)

HOUSE = "house"
"""A secret that is drawn anew in a restored house, so that pages notice that it went back."""

_SECRET_BYTES = 32
_MARK_BYTES = 48 * 1024  # as much as a move may write, and more
_NOTICES = (push_devices.c.person_id, notice_wishes.c.person_id, notices.c.person_id)
_MARK = "nothing, only written to see whether it can be"


def _gone() -> HollywoodError:
    return HollywoodError("this person no longer exists: sign in again")


def login_key(login: str) -> str:
    """Return the common form of logins that differ only in their capitals."""
    return login.casefold()


def who_now(connection: Connection, known: Known, person_id: str) -> str | None:
    """Return who a person is now, ``None`` if they no longer exist."""
    person = known.now(person_id)
    there = select(people.c.id).where(people.c.id == person)
    return person if person and connection.execute(there).scalar() is not None else None


def somebody(connection: Connection, known: Known, person_id: str) -> str:
    """Return who a person is now; HollywoodError if they no longer exist."""
    person = who_now(connection, known, person_id)
    if person is None:
        raise _gone()
    return person


def add_person(connection: Connection, person: PersonRow) -> None:
    """Add a person; HollywoodError if somebody else has the login."""
    if _login_is_taken(connection, person):
        raise HollywoodError("this login is taken: choose another one")
    connection.execute(insert(people), [_row(person)])


def change_person(connection: Connection, person: PersonRow) -> bool:
    """Replace a person's row; false if somebody else has the login."""
    if _login_is_taken(connection, person):
        return False
    row = _row(person)
    done = connection.execute(update(people).where(people.c.id == person.id).values(row))
    if done.rowcount != 1:
        raise _gone()
    return True


def erase_person(connection: Connection, known: Known, person_id: str) -> None:
    """Delete a person with all their data; do nothing if the person is already gone.

    Their programs go too.
    """
    theirs = select(bots.c.person_id).where(bots.c.owner_id == person_id)
    for bot in connection.execute(theirs).scalars().all():
        erase_person(connection, known, bot)
    for of in (
        bots.c.person_id,
        table_challenges.c.person_id,
        table_challenges.c.by_id,
        sessions.c.person_id,
        devices.c.person_id,
        passkeys.c.person_id,
        recovery_codes.c.person_id,
        watched_accounts.c.person_id,
        mutes.c.person_id,
        mutes.c.muted_id,
        holidays.c.person_id,
        *_NOTICES,
        saved_rules.c.person_id,
        shared_books.c.person_id,
        chat.c.person_id,
        ratings.c.person_id,
        round_facts.c.person_id,
        match_facts.c.person_id,
    ):
        connection.execute(delete(of.table).where(of == person_id))
    for of in (places.c.person_id, tables.c.owner):
        connection.execute(update(of.table).where(of == person_id).values({of: None}))
    if connection.execute(delete(people).where(people.c.id == person_id)).rowcount:
        known.move(person_id, None)


def merge_person(connection: Connection, known: Known, guest: str, account: str) -> None:
    """Give a guest's data to an account and delete the guest, if the guest still exists.

    Where both have a seat at the same table, the account keeps its own. The guest's belongs to
    nobody then, and what was played there counts for nobody.
    """
    asked = select(people.c.id, people.c.login).where(people.c.id.in_([guest, account]))
    logins = {row.id: row.login for row in connection.execute(asked)}
    if account not in logins:
        raise HollywoodError("this account no longer exists: sign in again")
    if guest == account or guest not in logins:
        return
    if logins[guest] is not None:
        raise HollywoodError("only a guest can be joined to an account, not another account")
    _keep_one_seat(connection, guest, account)
    _keep_mutes(connection, guest, account)
    for of in (
        places.c.person_id,
        chat.c.person_id,
        round_facts.c.person_id,
        match_facts.c.person_id,
        tables.c.owner,
        table_challenges.c.by_id,
        shared_books.c.person_id,
        push_devices.c.person_id,
    ):
        connection.execute(update(of.table).where(of == guest).values({of: account}))
    wished = select(notice_wishes.c.person_id).where(notice_wishes.c.person_id == account)
    if connection.execute(wished).first() is None:
        of = notice_wishes.c.person_id
        connection.execute(update(of.table).where(of == guest).values({of: account}))
    for of in (
        sessions.c.person_id,
        devices.c.person_id,
        holidays.c.person_id,
        saved_rules.c.person_id,
        ratings.c.person_id,
        notice_wishes.c.person_id,
        notices.c.person_id,
    ):
        connection.execute(delete(of.table).where(of == guest))
    connection.execute(delete(people).where(people.c.id == guest))
    known.move(guest, account)


def _keep_one_seat(connection: Connection, guest: str, account: str) -> None:
    """Give up a guest's seats at the tables where the account sits too."""
    own = select(places.c.table_id).where(places.c.person_id == account)
    emptied = update(places).where(places.c.person_id == guest, places.c.table_id.in_(own))
    for of in (round_facts, match_facts):
        both = select(of.c.table_id).where(of.c.person_id == account)
        connection.execute(delete(of).where(of.c.person_id == guest, of.c.table_id.in_(both)))
    connection.execute(emptied.values(person_id=None))


def _keep_mutes(connection: Connection, guest: str, account: str) -> None:
    """Give a guest's mutes to an account, and whoever mutes the guest mutes the account."""
    for of, other in (
        (mutes.c.person_id, mutes.c.muted_id),
        (mutes.c.muted_id, mutes.c.person_id),
    ):
        theirs = select(other).where(of == account)
        known = other.in_(theirs) | (other == account)
        connection.execute(delete(mutes).where(of == guest, known))
        connection.execute(update(mutes).where(of == guest).values({of: account}))


def keep_holidays(connection: Connection, person_id: str, found: tuple[Holiday, ...]) -> None:
    """Replace a person's holidays; their tables with days for a turn are due at once."""
    connection.execute(delete(holidays).where(holidays.c.person_id == person_id))
    rows = [{"person_id": person_id, "begins": each.begins, "ends": each.ends} for each in found]
    if rows:
        connection.execute(insert(holidays), rows)
    seats = select(places.c.table_id).where(places.c.person_id == person_id)
    watching = tables.c.due_at.is_not(None), tables.c.id.in_(seats)
    connection.execute(update(tables).where(*watching).values(due_at=0.0))


def add_session(
    connection: Connection,
    known: Known,
    token_hash: str,
    person_id: str,
    at: float,
    until: float,
    table_id: str | None,
    browser: str | None,
    way: str | None,
    scopes: str | None = None,
) -> None:
    """Keep a session, and delete expired ones; with ``table_id`` it is only for a seat there.

    With ``scopes`` it is the token of a program.
    """
    person = somebody(connection, known, person_id)
    connection.execute(delete(sessions).where(sessions.c.until <= at))
    row = {
        "token_hash": token_hash,
        "person_id": person,
        "created_at": at,
        "until": until,
        "table_id": table_id,
        "used_at": at,
        "browser": browser,
        "way": way,
        "scopes": scopes,
    }
    connection.execute(insert(sessions), [row])


def end_session(connection: Connection, token_hash: str) -> None:
    """Delete a session, and the notices of its browser."""
    connection.execute(delete(push_devices).where(push_devices.c.session_hash == token_hash))
    connection.execute(delete(sessions).where(sessions.c.token_hash == token_hash))


def end_seat_sessions(connection: Connection, person_id: str, table_id: str) -> None:
    """Delete the sessions that play a person's seat at a table."""
    theirs = sessions.c.person_id == person_id, sessions.c.table_id == table_id
    connection.execute(delete(sessions).where(*theirs))


def end_sessions(connection: Connection, person_id: str, but: str | None) -> None:
    """Delete a person's sessions, and forget their devices."""
    connection.execute(delete(devices).where(devices.c.person_id == person_id))
    theirs = delete(sessions).where(sessions.c.person_id == person_id)
    reached = delete(push_devices).where(push_devices.c.person_id == person_id)
    if but is not None:
        theirs = theirs.where(sessions.c.token_hash != but)
        reached = reached.where(push_devices.c.session_hash.is_distinct_from(but))
    connection.execute(reached)
    connection.execute(theirs)


def say(connection: Connection, known: Known, table_id: str, line: ChatRow, fence: int = 0) -> None:
    """Keep something said, unless the speaker was erased in the meantime."""
    at = select(tables.c.fence).where(tables.c.id == table_id).with_for_update(read=True)
    if connection.execute(at).scalar() != fence:
        raise Overtaken("that table is another node's, or does not exist")
    person = known.now(line.person)
    if person is None:
        return
    row = {
        "table_id": table_id,
        "number": line.number,
        "seat": line.seat,
        "person_id": person,
        "text": line.text,
        "at": line.at,
        "phrase": line.phrase,
    }
    connection.execute(insert(chat), [row])


def keep_secret(connection: Connection, name: str) -> bytes:
    """Return a secret; make it if there is none."""
    asked = select(secret_values.c.value).where(secret_values.c.name == name)
    found = connection.execute(asked).scalar()
    if found is not None:
        return bytes(found)
    made = secrets.token_bytes(_SECRET_BYTES)
    connection.execute(insert(secret_values), [{"name": name, "value": made}])
    return made


def leave_a_mark(connection: Connection) -> None:
    """Write a meaningless row over the previous one."""
    connection.execute(delete(secret_values).where(secret_values.c.name == _MARK))
    row = {"name": _MARK, "value": secrets.token_bytes(_MARK_BYTES)}
    connection.execute(insert(secret_values), [row])


def _login_is_taken(connection: Connection, person: PersonRow) -> bool:
    if person.login is None:
        return False
    others = select(people.c.id).where(
        people.c.login_key == login_key(person.login), people.c.id != person.id
    )
    return connection.execute(others).first() is not None


def _row(person: PersonRow) -> dict[str, Any]:
    return {
        "id": person.id,
        "name": person.name,
        "created_at": person.created_at,
        "login": person.login,
        "login_key": None if person.login is None else login_key(person.login),
        "password": person.password,
        "settings": msgspec.json.encode(person.settings),
    }
