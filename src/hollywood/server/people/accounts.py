"""Guests and accounts: creating them, signing in, and deleting them.

Everybody begins as a guest with only a name. A login and a password, or a passkey, turn the guest
into an account, which works on other devices too. Each sign-in begins a new session and ends the
old one, so a session from before a sign-in is worthless.

What changes how an account is reached is confirmed: with the password, or by a sign-in with a
passkey or a recovery code a moment ago (:mod:`hollywood.server.people.sessions`).
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from typing import NamedTuple, Protocol

from msgspec.structs import replace

from hollywood.server.people.devices import Devices
from hollywood.server.people.names import clean_name, made_up_name
from hollywood.server.people.passwords import Passwords
from hollywood.server.people.recovery import hash_of, new_codes
from hollywood.server.people.refusals import Refusal
from hollywood.server.people.sessions import Sessions
from hollywood.server.store.protocol import Store, StoreUnavailable
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


class Here(NamedTuple):
    """The browser that a request comes from: its session's hash, its device's cookie, its name.

    ``device`` is the cookie of an earlier sign-in.
    """

    session: str | None = None
    device: str | None = None
    browser: str | None = None


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
        self._noting: set[asyncio.Task[None]] = set()

    async def become_guest(self, name: str | None, browser: str | None = None) -> SignedIn:
        """Create a guest, with a chosen or a generated name."""
        person = _newcomer(made_up_name() if name is None else clean_name(name))
        await self._store.add_person(person)
        return SignedIn(person, await self._sessions.begin(person.id, browser=browser))

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
        self, person: PersonRow | None, here: Here, login: str, password: str
    ) -> SignedIn:
        """Turn the guest of this browser into an account; without a guest, create a new one."""
        await self.may_register(person, login)
        name = "" if person is None else person.name
        await self._passwords.refuse_obvious(password, login=login, name=name)
        hashed = await self._passwords.hashed(password)
        if person is None:
            person = _newcomer(made_up_name())
            await self._store.add_person(person)
        person = await self._changed(replace(person, login=login, password=hashed))
        return await self._sign_in(person, here)

    async def may_register(self, person: PersonRow | None, login: str) -> None:
        """Refuse an account, or a login that somebody has."""
        if person is not None and person.login is not None:
            raise Refusal(
                "already_account", "this browser is already signed in: sign out first", status=409
            )
        if await self._store.person_with_login(login) is not None:
            raise _taken(login)

    async def register_with_key(self, person: PersonRow, here: Here, login: str) -> SignedIn:
        """Turn a guest who has a passkey into an account without a password."""
        await self.may_register(person, login)
        person = await self._changed(replace(person, login=login))
        return await self._sign_in(person, here, way="passkey")

    async def login(
        self, guest: PersonRow | None, here: Here, login: str, password: str
    ) -> SignedIn:
        """Sign in to an account; the guest of this browser is joined to it."""
        account = await self._store.person_with_login(login)
        kept = None if account is None else account.password
        if not await self._passwords.right(kept, password) or account is None or kept is None:
            self._count_wrong(account)
            raise Refusal("wrong_login", "the login or the password is wrong", status=403)
        if self._passwords.outdated(kept):
            hashed = await self._passwords.hashed(password)
            account = await self._changed(replace(account, password=hashed))
        return await self.enter(account, guest, here)

    async def recover(self, guest: PersonRow | None, here: Here, login: str, code: str) -> SignedIn:
        """Sign in with a recovery code, which is used up; the guest of this browser is joined."""
        account = await self._store.person_with_login(login)
        if account is None or not await self._store.take_code(hash_of(code), account.id):
            self._count_wrong(account)
            raise Refusal("wrong_recovery", "the login or the recovery code is wrong", status=403)
        return await self.enter(account, guest, here, way="recovery")

    async def enter(
        self, account: PersonRow, guest: PersonRow | None, here: Here, *, way: str | None = None
    ) -> SignedIn:
        """Begin a session of an account that has proved itself; the guest here is joined to it."""
        if guest is not None and guest.login is None:
            await self._store.merge_person(guest.id, account.id)
            await self._tables.disconnect(guest.id)
            await self._tables.replaced(guest.id, account.id)
            return await self._sign_in(account, here._replace(session=None), moved=here, way=way)
        return await self._sign_in(account, here, before=guest, way=way)

    async def new_codes(
        self, person: PersonRow, password: str | None, session: str | None
    ) -> tuple[str, ...]:
        """Replace all recovery codes of an account by new ones, and return them this once."""
        await self.confirm(person, password, session)
        codes = new_codes()
        await self._store.keep_codes(person.id, [hash_of(code) for code in codes], time.time())
        return codes

    async def sign_out_there(self, person: PersonRow, begins: str) -> None:
        """End a session of a person in another browser, named by the begin of its hash."""
        ended = await self._store.end_session_of(person.id, begins)
        if ended is None:
            raise Refusal("no_session", "this session has ended already", status=404)
        await self._tables.disconnect(person.id, ended)

    async def logout(self, person: PersonRow, session: str) -> None:
        """End the session of this browser and its sockets."""
        await self._sessions.end(session)
        await self._tables.disconnect(person.id, session)

    async def change_password(
        self, person: PersonRow, old: str | None, new: str, here: Here
    ) -> SignedIn:
        """Change the password; end all other sessions and forget all other devices."""
        await self.confirm(person, old, here.session)
        await self._passwords.refuse_obvious(new, login=person.login or "", name=person.name)
        hashed = await self._passwords.hashed(new)
        person = await self._changed(replace(person, password=hashed))
        await self._store.end_sessions(person.id, but=here.session)
        signed_in = await self._sign_in(person, here._replace(device=None))
        await self._tables.disconnect(person.id)
        return signed_in

    async def forget(self, person: PersonRow) -> None:
        """Delete everything stored about a person."""
        await self._store.erase_person(person.id)
        await self._tables.disconnect(person.id)
        await self._tables.replaced(person.id, None)

    async def confirm(
        self, person: PersonRow, password: str | None, session: str | None = None
    ) -> None:
        """Refuse a wrong password of an account; a guest has no password.

        Without a password, ``session`` must have begun a moment ago in a way that stands in for it.
        """
        if person.login is None:
            if password is not None:
                raise Refusal("no_password", "a guest has no password: leave it out")
        elif password is None and await self._sessions.confirms(session):
            return
        elif person.password is None:
            words = "confirm this: sign in again with your passkey, then do it within ten minutes"
            raise Refusal("sign_in_again", words, status=403)
        elif password is None or not await self._passwords.right(person.password, password):
            raise Refusal("wrong_password", "this is not the account's password", status=403)

    def _count_wrong(self, account: PersonRow | None) -> None:
        """Note a wrong password for the account's owner, after the answer: it takes as long for
        a login that nobody has.
        """

        async def note(person_id: str) -> None:
            with contextlib.suppress(StoreUnavailable):
                await self._store.count_wrong(person_id, time.time())

        if account is not None:
            task = asyncio.get_running_loop().create_task(note(account.id))
            self._noting.add(task)
            task.add_done_callback(self._noting.discard)

    async def _sign_in(
        self,
        person: PersonRow,
        here: Here,
        *,
        before: PersonRow | None = None,
        moved: Here | None = None,
        way: str | None = None,
    ) -> SignedIn:
        """Begin a session and end the old one; the notices of this browser go to the new one."""
        cookie = await self._sessions.begin(person.id, browser=here.browser, way=way)
        new = self._sessions.hash_of(cookie)
        old = here.session or (None if moved is None else moved.session)
        if old is not None and new is not None:
            await self._store.move_push_devices(old, new, person.id)
        device = await self._devices.remember(here.device, person.id)
        if here.session is not None:
            await self._sessions.end(here.session)
            await self._tables.disconnect((before or person).id, here.session)
        return SignedIn(person, cookie, device)

    async def _changed(self, person: PersonRow) -> PersonRow:
        if not await self._store.change_person(person):
            raise _taken(person.login or "")
        return person


def _newcomer(name: str) -> PersonRow:
    return PersonRow(id=f"p_{secrets.token_urlsafe(12)}", name=name, created_at=time.time())


def _taken(login: str) -> Refusal:
    return Refusal("login_taken", f"the login {login} is taken: choose another one", status=409)
