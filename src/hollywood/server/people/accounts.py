"""Guests and accounts: creating them, signing in, and deleting them.

Everybody begins as a guest with only a name. A login and a password turn the guest into an account,
which works on other devices too. Each sign-in begins a new session and ends the old one, so a
session from before a sign-in is worthless.
"""

from __future__ import annotations

import secrets
import time
from typing import NamedTuple, Protocol

from msgspec.structs import replace

from hollywood.server.people.devices import Devices
from hollywood.server.people.names import clean_name, made_up_name
from hollywood.server.people.passwords import Passwords
from hollywood.server.people.refusals import Refusal
from hollywood.server.people.sessions import Sessions
from hollywood.server.store.protocol import Store
from hollywood.server.store.rows import PersonRow


class Tables(Protocol):
    """What tables in play must know about changes to people."""

    async def rename(self, person_id: str, name: str) -> None:
        """A person has a new name."""

    async def replaced(self, old: str, new: str | None) -> None:
        """A guest was joined to an account, or a person was deleted (``None``)."""

    async def disconnect(self, person_id: str, session_hash: str | None = None) -> None:
        """End the sockets of a person, or of one session."""


class SignedIn(NamedTuple):
    """A person, the cookie of the new session, and the cookie of an account's device."""

    person: PersonRow
    cookie: str
    device: str | None = None


class Accounts:
    """Creates, changes and deletes people."""

    def __init__(
        self,
        store: Store,
        sessions: Sessions,
        devices: Devices,
        passwords: Passwords,
        tables: Tables,
    ) -> None:
        self._store = store
        self._sessions = sessions
        self._devices = devices
        self._passwords = passwords
        self._tables = tables

    async def become_guest(self, name: str | None) -> SignedIn:
        """Create a guest, with a chosen or a generated name."""
        person = _newcomer(made_up_name() if name is None else clean_name(name))
        await self._store.add_person(person)
        return SignedIn(person, await self._sessions.begin(person.id))

    async def rename(self, person: PersonRow, name: str) -> PersonRow:
        """Change a person's name."""
        changed = await self._changed(replace(person, name=clean_name(name)))
        await self._tables.rename(person.id, changed.name)
        return changed

    async def keep_settings(
        self, person: PersonRow, settings: dict[str, str | int | bool]
    ) -> PersonRow:
        """Save a person's page settings."""
        return await self._changed(replace(person, settings=settings))

    async def register(
        self,
        person: PersonRow | None,
        session: str | None,
        login: str,
        password: str,
        *,
        device: str | None = None,
    ) -> SignedIn:
        """Turn the guest of this browser into an account, or create a new account without a guest.

        ``device`` is the cookie of an earlier sign-in on this device.
        """
        if person is not None and person.login is not None:
            raise Refusal(
                "already_account", "this browser is already signed in: sign out first", status=409
            )
        name = "" if person is None else person.name
        await self._passwords.refuse_obvious(password, login=login, name=name)
        if await self._store.person_with_login(login) is not None:
            raise _taken(login)
        hashed = await self._passwords.hashed(password)
        if person is None:
            person = _newcomer(made_up_name())
            await self._store.add_person(person)
        person = await self._changed(replace(person, login=login, password=hashed))
        return await self._sign_in(person, session, device)

    async def login(
        self,
        guest: PersonRow | None,
        session: str | None,
        login: str,
        password: str,
        *,
        device: str | None = None,
    ) -> SignedIn:
        """Sign in to an account; the guest of this browser is joined to it.

        ``device`` is the cookie of an earlier sign-in on this device.
        """
        account = await self._store.person_with_login(login)
        kept = None if account is None else account.password
        if not await self._passwords.right(kept, password) or account is None or kept is None:
            raise Refusal("wrong_login", "the login or the password is wrong", status=403)
        if self._passwords.outdated(kept):
            hashed = await self._passwords.hashed(password)
            account = await self._changed(replace(account, password=hashed))
        if guest is not None and guest.login is None:
            await self._store.merge_person(guest.id, account.id)
            await self._tables.disconnect(guest.id)
            await self._tables.replaced(guest.id, account.id)
            return await self._sign_in(account, None, device, moved=session)
        return await self._sign_in(account, session, device, before=guest)

    async def logout(self, person: PersonRow, session: str) -> None:
        """End the session of this browser and its sockets."""
        await self._sessions.end(session)
        await self._tables.disconnect(person.id, session)

    async def change_password(
        self, person: PersonRow, old: str, new: str, session: str | None
    ) -> SignedIn:
        """Change the password; end all sessions and forget all devices but that of ``session``."""
        await self.confirm(person, old)
        await self._passwords.refuse_obvious(new, login=person.login or "", name=person.name)
        hashed = await self._passwords.hashed(new)
        person = await self._changed(replace(person, password=hashed))
        await self._store.end_sessions(person.id, but=session)
        signed_in = await self._sign_in(person, session, None)
        await self._tables.disconnect(person.id)
        return signed_in

    async def forget(self, person: PersonRow) -> None:
        """Delete everything stored about a person."""
        await self._store.erase_person(person.id)
        await self._tables.disconnect(person.id)
        await self._tables.replaced(person.id, None)

    async def confirm(self, person: PersonRow, password: str | None) -> None:
        """Refuse a wrong password of an account; a guest has no password."""
        if person.login is None:
            if password is not None:
                raise Refusal("no_password", "a guest has no password: leave it out")
        elif password is None or not await self._passwords.right(person.password, password):
            raise Refusal("wrong_password", "this is not the account's password", status=403)

    async def _sign_in(
        self,
        person: PersonRow,
        session: str | None,
        device: str | None,
        *,
        before: PersonRow | None = None,
        moved: str | None = None,
    ) -> SignedIn:
        """Begin a session and end the old one; the notices of this browser go to the new one."""
        cookie = await self._sessions.begin(person.id)
        old, new = session or moved, self._sessions.hash_of(cookie)
        if old is not None and new is not None:
            await self._store.move_push_devices(old, new, person.id)
        device = await self._devices.remember(device, person.id)
        if session is not None:
            await self._sessions.end(session)
            await self._tables.disconnect((before or person).id, session)
        return SignedIn(person, cookie, device)

    async def _changed(self, person: PersonRow) -> PersonRow:
        if not await self._store.change_person(person):
            raise _taken(person.login or "")
        return person


def _newcomer(name: str) -> PersonRow:
    return PersonRow(id=f"p_{secrets.token_urlsafe(12)}", name=name, created_at=time.time())


def _taken(login: str) -> Refusal:
    return Refusal("login_taken", f"the login {login} is taken: choose another one", status=409)
