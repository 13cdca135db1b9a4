"""What the owner of an account is told: its sessions, and wrong passwords."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select, update

from hollywood.server.store.jobs import Known
from hollywood.server.store.people import end_session, somebody, who_now
from hollywood.server.store.rows import SessionRow, WatchedRow
from hollywood.server.store.schema import sessions, watched_accounts


def sessions_of(connection: Connection, person_id: str, now: float) -> tuple[SessionRow, ...]:
    """Return where a person is signed in, the newest first; not the sessions for one seat."""
    asked = (
        select(sessions)
        .where(sessions.c.person_id == person_id)
        .where(sessions.c.until > now, sessions.c.table_id.is_(None))
        .order_by(sessions.c.created_at.desc(), sessions.c.token_hash)
    )
    return tuple(
        SessionRow(
            token_hash=row.token_hash,
            created_at=row.created_at,
            used_at=row.used_at,
            browser=row.browser,
            way=row.way,
        )
        for row in connection.execute(asked)
    )


def session(connection: Connection, token_hash: str) -> SessionRow | None:
    """Return a session."""
    row = connection.execute(select(sessions).where(sessions.c.token_hash == token_hash)).first()
    if row is None:
        return None
    return SessionRow(
        token_hash=row.token_hash,
        created_at=row.created_at,
        used_at=row.used_at,
        browser=row.browser,
        way=row.way,
    )


def note_session(connection: Connection, token_hash: str, at: float) -> None:
    """Note that a session is in use."""
    mine = sessions.c.token_hash == token_hash
    connection.execute(update(sessions).where(mine).values(used_at=at))


def end_session_of(connection: Connection, person_id: str, begins: str) -> str | None:
    """End a person's session whose hash begins like this; return the hash, or ``None``."""
    asked = select(sessions.c.token_hash).where(
        sessions.c.person_id == person_id,
        sessions.c.table_id.is_(None),
        sessions.c.token_hash.startswith(begins, autoescape=True),
    )
    found = connection.execute(asked).scalar()
    if found is None:
        return None
    end_session(connection, found)
    return str(found)


def count_wrong(connection: Connection, known: Known, person_id: str, at: float) -> None:
    """Count a wrong password at an account, if it still exists."""
    person = who_now(connection, known, person_id)
    if person is None:
        return
    of = watched_accounts
    counted = update(of).where(of.c.person_id == person)
    if connection.execute(counted.values(wrong=of.c.wrong + 1, wrong_at=at)).rowcount == 0:
        row = {"person_id": person, "wrong": 1, "wrong_at": at, "seen_at": 0.0}
        connection.execute(insert(of), [row])


def watched(connection: Connection, person_id: str) -> WatchedRow:
    """Return what happened at an account since its owner has last looked."""
    asked = select(watched_accounts).where(watched_accounts.c.person_id == person_id)
    row = connection.execute(asked).first()
    if row is None:
        return WatchedRow()
    return WatchedRow(wrong=row.wrong, wrong_at=row.wrong_at, seen_at=row.seen_at)


def note_seen(connection: Connection, known: Known, person_id: str, at: float) -> None:
    """Note that the owner of an account has seen what happened there."""
    person = somebody(connection, known, person_id)
    connection.execute(delete(watched_accounts).where(watched_accounts.c.person_id == person))
    row = {"person_id": person, "wrong": 0, "wrong_at": None, "seen_at": at}
    connection.execute(insert(watched_accounts), [row])
