"""The store: writes go to the writer's thread, reads to a few threads that read."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from hollywood.server.store import (
    appending,
    bots,
    devices,
    house_rules,
    keys,
    mutes,
    notices,
    owning,
    people,
    reading,
    reading_people,
    reviewed,
    shared_books,
    watched,
)
from hollywood.server.store.backend import Backend, is_damage, unavailable, why
from hollywood.server.store.protocol import Damaged, StoreUnavailable
from hollywood.server.store.rows import (
    Append,
    ChallengeRow,
    ChatRow,
    EntryRow,
    Holiday,
    Listed,
    MatchFact,
    NodeRow,
    NoticeRow,
    NoticeWishes,
    PasskeyRow,
    PersonRow,
    ProgramRow,
    PushDevice,
    RatingRow,
    ReviewRow,
    RoundFact,
    SessionRow,
    SharedBookRow,
    Status,
    TableRow,
    TokenRow,
    WatchedRow,
)
from hollywood.server.store.writer import Writer

T = TypeVar("T")

_NOTICE_HELD = 60.0  # seconds a node has for sending a notice

_log = logging.getLogger(__name__)


class SqlStore:
    """The store in a database; it belongs to the event loop that it was opened in."""

    def __init__(
        self,
        backend: Backend,
        connection: Connection,
        pool: ThreadPoolExecutor,
        *,
        node: str | None = None,
    ) -> None:
        """``node`` is the id of this one of several servers."""
        self.node = node
        self._backend = backend
        self._pool = pool
        self._writer = Writer(backend, connection)
        self._closed = False

    async def create_table(self, table: TableRow, status: Status) -> None:
        """Add a table."""
        await self._writer.write(lambda c, known: appending.insert_table(c, known, table, status))

    async def keep_match(self, table: TableRow, match: Append) -> bool:
        """Add a table with its whole log; false, and no change, if it is kept already."""
        return bool(
            await self._writer.write(lambda c, known: appending.keep_match(c, known, table, match))
        )

    async def append(self, change: Append) -> None:
        """Write a change to a log."""
        await self._writer.write(change)

    async def answered(self, table_id: str, person: str | None, command_id: str) -> EntryRow | None:
        """Return the entry that somebody's command made, if it has been done."""
        return await self._ask(lambda c: reading.answered(c, table_id, person, command_id))

    async def table(self, table_id: str) -> Listed | None:
        """Return a table."""
        return await self._ask(lambda c: reading.table(c, table_id))

    async def entries(self, table_id: str) -> tuple[EntryRow, ...]:
        """Return the whole log of a table, in order; Damaged if it is not as it was written."""

        def ask(connection: Connection) -> tuple[EntryRow, ...]:
            try:
                return reading.log(connection, table_id)
            except DBAPIError as error:
                if not is_damage(error):
                    raise
                raise Damaged(table_id, why(error)) from error

        return await self._ask(ask)

    async def open_tables(self, limit: int, since: float = 0.0) -> tuple[Listed, ...]:
        """Return tables of the lobby that still have an empty seat, newest first.

        Those that were not changed ``since`` then, in seconds since 1970, are left out.
        """
        return await self._ask(lambda c: reading.open_tables(c, limit, since))

    async def count_waiting(
        self, owner: str, among: Sequence[str], since: float
    ) -> tuple[int, int]:
        """Count the tables that `open_tables` returns: those of an owner, and those among some."""
        return await self._ask(lambda c: reading.count_waiting(c, owner, among, since))

    async def watchable_tables(self, limit: int) -> tuple[Listed, ...]:
        """Return tables of the lobby that are in play, newest first."""
        return await self._ask(lambda c: reading.watchable_tables(c, limit))

    async def tables_of(self, person: str, *, over: bool, limit: int) -> tuple[Listed, ...]:
        """Return the tables a person has a seat at, the most recently moved first."""
        return await self._ask(lambda c: reading.tables_of(c, person, over, limit))

    async def due_tables(self, now: float, limit: int) -> tuple[tuple[str, ...], float | None]:
        """Return tables to look at, and when the next one after ``now`` must be looked at."""
        node = self.node
        due, following = await self._ask(lambda c: reading.due_tables(c, now, limit))
        if node is not None and due:
            due = await self._ask(lambda c: owning.due(c, now, limit, node))
        return due, following

    # What nodes need.

    async def take(self, table_id: str) -> int | None:
        """Take a table for this node; return its fence, ``None`` if another one has it."""
        node = self._among_nodes()
        fence = await self._writer.write(lambda c, known: owning.take(c, known, table_id, node))
        return None if fence is None else int(fence)

    async def give_back(self, tables: Sequence[tuple[str, int]]) -> None:
        """Let other nodes take tables, each named with its fence."""
        node = self._among_nodes()
        await self._writer.write(lambda c, _: owning.give_back(c, tables, node))

    async def leave(self) -> None:
        """Let other nodes take all tables of this one, which ends."""
        node = self._among_nodes()
        await self._writer.write(lambda c, _: owning.leave(c, node))

    async def owner_of(self, table_id: str) -> str | None:
        """Return the node that has a table, dead or alive."""
        return await self._ask(lambda c: owning.owner(c, table_id))

    async def living(self) -> tuple[NodeRow, ...]:
        """Return the nodes that live, the oldest first."""
        return await self._ask(owning.living)

    async def tell_nodes(self, news: str) -> None:
        """Send news to all nodes."""
        await self._writer.write(lambda c, _: owning.tell(c, news))

    async def drain(self) -> None:
        """Let all nodes know that this one takes no more tables."""
        node = self._among_nodes()
        await self._writer.write(lambda c, _: owning.drain(c, node))

    async def living_sessions(self, hashes: tuple[str, ...], now: float) -> frozenset[str]:
        """Return those of these sessions that have not ended."""
        return await self._ask(lambda c: reading_people.living_sessions(c, hashes, now))

    async def moved(self, person: str, to: str | None) -> None:
        """Note what another node has written: a person has become another, or nobody."""
        await self._writer.write(lambda _, known: known.move(person, to))

    def _among_nodes(self) -> str:
        if self.node is None:
            raise RuntimeError("this server is not one of several nodes")
        return self.node

    async def holidays(self, person_ids: tuple[str, ...]) -> dict[str, tuple[Holiday, ...]]:
        """Return the holidays of people who have any, in order."""
        return await self._ask(lambda c: reading_people.holidays_of(c, person_ids))

    async def keep_holidays(self, person_id: str, holidays: tuple[Holiday, ...]) -> None:
        """Replace a person's holidays; their tables with days for a turn are due at once."""
        await self._writer.write(lambda c, _: people.keep_holidays(c, person_id, holidays))

    async def add_shared_book(self, book: SharedBookRow, most: int, unused_since: float) -> bool:
        """Share a book, and forget unused ones; false if its person shares ``most`` already."""
        return bool(
            await self._writer.write(
                lambda c, known: shared_books.add(c, known, book, most, unused_since)
            )
        )

    async def shared_book(self, name: str, write_hash: str) -> SharedBookRow | None:
        """Return the shared book with this id, or with this hash of its secret."""
        return await self._ask(lambda c: shared_books.find(c, name, write_hash))

    async def change_shared_book(self, name: str, version: int, body: bytes, at: float) -> bool:
        """Write the next version of a shared book; false if ``version`` is no longer its own."""
        return bool(
            await self._writer.write(lambda c, _: shared_books.change(c, name, version, body, at))
        )

    async def use_shared_book(self, name: str, at: float) -> None:
        """Remember that somebody has looked at a shared book."""
        await self._writer.write(lambda c, _: shared_books.use(c, name, at))

    async def drop_shared_book(self, name: str) -> None:
        """Forget a shared book."""
        await self._writer.write(lambda c, _: shared_books.drop(c, name))

    async def shared_books_of(self, person_id: str) -> tuple[bytes, ...]:
        """Return the books a person shares, the last used last."""
        return await self._ask(lambda c: shared_books.of_person(c, person_id))

    async def rules_of(self, person_id: str) -> tuple[bytes, ...]:
        """Return the rules a person keeps, the last kept last."""
        return await self._ask(lambda c: house_rules.of_person(c, person_id))

    async def keep_rules(
        self, person_id: str, name: str, rules: bytes, at: float, most: int
    ) -> bool:
        """Keep rules in place of those of the same name; false if there are ``most`` others."""
        return bool(
            await self._writer.write(
                lambda c, known: house_rules.keep(c, known, person_id, name, rules, at, most)
            )
        )

    async def drop_rules(self, person_id: str, name: str) -> None:
        """Forget rules a person keeps, if there are any of this name."""
        await self._writer.write(lambda c, _: house_rules.drop(c, person_id, name))

    async def say(self, table_id: str, line: ChatRow, fence: int = 0) -> None:
        """Keep something said; Overtaken if the table has another fence by now."""
        await self._writer.write(lambda c, known: people.say(c, known, table_id, line, fence))

    async def said(self, table_id: str, limit: int) -> tuple[ChatRow, ...]:
        """Return the last things said, in order."""
        return await self._ask(lambda c: reading.said(c, table_id, limit))

    async def add_person(self, person: PersonRow) -> None:
        """Add a person."""
        await self._writer.write(lambda c, _: people.add_person(c, person))

    async def person(self, person_id: str) -> PersonRow | None:
        """Return a person."""
        return await self._ask(lambda c: reading_people.person(c, person_id))

    async def names(self, person_ids: tuple[str, ...]) -> dict[str, str]:
        """Return the names of people; deleted people are left out."""
        return await self._ask(lambda c: reading_people.names(c, person_ids))

    async def person_with_login(self, login: str) -> PersonRow | None:
        """Return an account by its login, whatever the capitals."""
        return await self._ask(lambda c: reading_people.person_with_login(c, login))

    async def change_person(self, person: PersonRow) -> bool:
        """Replace a person's row; false, and no change, if somebody else has the login."""
        return bool(await self._writer.write(lambda c, _: people.change_person(c, person)))

    async def erase_person(self, person_id: str) -> None:
        """Delete a person with all their data; then their seats belong to nobody."""
        await self._writer.write(
            lambda c, known: people.erase_person(c, known, person_id), scrub=True
        )

    async def add_session(
        self,
        token_hash: str,
        person_id: str,
        at: float,
        until: float,
        *,
        table_id: str | None = None,
        browser: str | None = None,
        way: str | None = None,
    ) -> None:
        """Keep a session; the store knows only the hash of its token."""
        await self._writer.write(
            lambda c, known: people.add_session(
                c, known, token_hash, person_id, at, until, table_id, browser, way
            )
        )

    async def person_of_session(self, token_hash: str, now: float) -> PersonRow | None:
        """Return whose session this is, if it has not expired."""
        return await self._ask(lambda c: reading_people.person_of_session(c, token_hash, now))

    async def person_of_seat_session(
        self, token_hash: str, table_id: str, now: float
    ) -> PersonRow | None:
        """Return whose seat at a table a session plays, if it has not expired."""
        return await self._ask(
            lambda c: reading_people.person_of_seat_session(c, token_hash, table_id, now)
        )

    async def is_played_elsewhere(self, person_id: str, table_id: str, now: float) -> bool:
        """Say whether another device plays a person's seat at a table."""
        return await self._ask(
            lambda c: reading_people.is_played_elsewhere(c, person_id, table_id, now)
        )

    async def end_seat_sessions(self, person_id: str, table_id: str) -> None:
        """End the sessions that play a person's seat at a table."""
        await self._writer.write(lambda c, _: people.end_seat_sessions(c, person_id, table_id))

    async def end_session(self, token_hash: str) -> None:
        """End one session."""
        await self._writer.write(lambda c, _: people.end_session(c, token_hash))

    async def end_sessions(self, person_id: str, *, but: str | None = None) -> None:
        """End all sessions of a person except one, and forget all their devices."""
        await self._writer.write(lambda c, _: people.end_sessions(c, person_id, but))

    async def knows_device(self, token_hash: str, login: str, since: float) -> bool:
        """Say whether somebody has signed in to this account on this device since ``since``."""
        return await self._ask(lambda c: devices.is_known(c, token_hash, login, since))

    async def note_device(self, token_hash: str, person_id: str, at: float) -> bool:
        """Note that an account's device is in use; false if it is not one of the account's."""
        return bool(
            await self._writer.write(lambda c, _: devices.note_use(c, token_hash, person_id, at))
        )

    async def add_device(self, token_hash: str, person_id: str, at: float, most: int) -> None:
        """Keep a device, and only the account's ``most`` recently used devices."""
        await self._writer.write(
            lambda c, known: devices.add(c, known, token_hash, person_id, at, most)
        )

    async def sessions_of(self, person_id: str, now: float) -> tuple[SessionRow, ...]:
        """Return where a person is signed in, the newest first; not the sessions for one seat."""
        return await self._ask(lambda c: watched.sessions_of(c, person_id, now))

    async def session(self, token_hash: str) -> SessionRow | None:
        """Return a session, whether or not it has expired."""
        return await self._ask(lambda c: watched.session(c, token_hash))

    async def note_session(self, token_hash: str, at: float) -> None:
        """Note that a session is in use."""
        await self._writer.write(lambda c, _: watched.note_session(c, token_hash, at))

    async def end_session_of(self, person_id: str, begins: str) -> str | None:
        """End a person's session whose hash begins like this; return the hash, or ``None``."""
        found: str | None = await self._writer.write(
            lambda c, _: watched.end_session_of(c, person_id, begins)
        )
        return found

    async def count_wrong(self, person_id: str, at: float) -> None:
        """Count a wrong password at an account."""
        await self._writer.write(lambda c, known: watched.count_wrong(c, known, person_id, at))

    async def watched(self, person_id: str) -> WatchedRow:
        """Return what happened at an account since its owner has last looked."""
        return await self._ask(lambda c: watched.watched(c, person_id))

    async def note_seen(self, person_id: str, at: float) -> None:
        """Note that the owner of an account has seen what happened there."""
        await self._writer.write(lambda c, known: watched.note_seen(c, known, person_id, at))

    async def add_passkey(self, key: PasskeyRow, most: int) -> bool:
        """Keep a passkey; false if it is known already, or if its person has ``most`` others."""
        return bool(
            await self._writer.write(lambda c, known: keys.add_passkey(c, known, key, most))
        )

    async def passkey(self, key_id: str) -> PasskeyRow | None:
        """Return a passkey."""
        return await self._ask(lambda c: keys.passkey(c, key_id))

    async def passkeys_of(self, person_id: str) -> tuple[PasskeyRow, ...]:
        """Return a person's passkeys, in the order in which they were made."""
        return await self._ask(lambda c: keys.passkeys_of(c, person_id))

    async def use_passkey(self, key_id: str, counter: int, at: float) -> bool:
        """Note that a passkey has signed; false if it has counted further before, or is gone."""
        return bool(await self._writer.write(lambda c, _: keys.use_passkey(c, key_id, counter, at)))

    async def rename_passkey(self, key_id: str, person_id: str, name: str) -> bool:
        """Give a person's passkey another name; false if there is none."""
        return bool(
            await self._writer.write(lambda c, _: keys.rename_passkey(c, key_id, person_id, name))
        )

    async def drop_passkey(self, key_id: str, person_id: str) -> bool:
        """Forget a person's passkey; false if there is none."""
        return bool(await self._writer.write(lambda c, _: keys.drop_passkey(c, key_id, person_id)))

    async def keep_challenge(self, challenge: str, what: str, now: float, until: float) -> None:
        """Keep the hash of a challenge, and forget those whose time is up."""
        await self._writer.write(lambda c, _: keys.keep_challenge(c, challenge, what, now, until))

    async def take_challenge(self, challenge: str, now: float) -> str | None:
        """Return what a challenge is for, and forget it; ``None`` for an old or unknown one."""
        found: str | None = await self._writer.write(
            lambda c, _: keys.take_challenge(c, challenge, now)
        )
        return found

    async def keep_codes(self, person_id: str, hashes: Sequence[str], at: float) -> None:
        """Replace all recovery codes of a person; the store knows only their hashes."""
        await self._writer.write(lambda c, known: keys.keep_codes(c, known, person_id, hashes, at))

    async def take_code(self, code: str, person_id: str) -> bool:
        """Use up a recovery code of a person; false if it is not one of theirs."""
        return bool(await self._writer.write(lambda c, _: keys.take_code(c, code, person_id)))

    async def codes_left(self, person_id: str) -> int:
        """Return how many recovery codes a person has left."""
        return await self._ask(lambda c: keys.codes_left(c, person_id))

    async def add_bot(self, bot: PersonRow, owner: str, most: int) -> bool:
        """Add an account of a program; false if its owner has ``most`` already."""
        return bool(
            await self._writer.write(lambda c, known: bots.add_bot(c, known, bot, owner, most))
        )

    async def bots_of(self, owner: str) -> tuple[PersonRow, ...]:
        """Return the programs of an owner, in the order in which they were made."""
        return await self._ask(lambda c: bots.bots_of(c, owner))

    async def owners_of(self, person_ids: tuple[str, ...]) -> dict[str, tuple[str, str]]:
        """Return the id and the name of each program's owner."""
        return await self._ask(lambda c: bots.owners_of(c, person_ids))

    async def drop_bot(self, bot: str, owner: str) -> bool:
        """Erase an owner's program; false if the owner has none like this."""
        return bool(
            await self._writer.write(
                lambda c, known: bots.drop_bot(c, known, bot, owner), scrub=True
            )
        )

    async def program(self, token_hash: str, now: float) -> ProgramRow | None:
        """Return the program that a token belongs to."""
        return await self._ask(lambda c: bots.program(c, token_hash, now))

    async def add_token(self, token: TokenRow, until: float, most: int) -> bool:
        """Keep a token of a program; false if the program has ``most`` already."""
        return bool(
            await self._writer.write(lambda c, known: bots.add_token(c, known, token, until, most))
        )

    async def tokens_of(self, person_ids: tuple[str, ...]) -> tuple[TokenRow, ...]:
        """Return the tokens of programs, the oldest first."""
        return await self._ask(lambda c: bots.tokens_of(c, person_ids))

    async def add_challenges(self, rows: tuple[ChallengeRow, ...], since: float) -> None:
        """Keep challenges, and forget those from before ``since``."""
        await self._writer.write(lambda c, known: bots.add_challenges(c, known, rows, since))

    async def drop_challenges(self, table_id: str, person: str | None = None) -> None:
        """Forget the challenges at a table, or only that of one person."""
        await self._writer.write(lambda c, _: bots.drop_challenges(c, table_id, person))

    async def challenges_to(self, person: str, since: float) -> tuple[ChallengeRow, ...]:
        """Return the challenges to somebody, made ``since`` then, the oldest first."""
        return await self._ask(lambda c: bots.challenges_to(c, person, since))

    async def challenges_by(self, person: str, since: float) -> tuple[ChallengeRow, ...]:
        """Return the challenges by somebody, made ``since`` then, the oldest first."""
        return await self._ask(lambda c: bots.challenges_by(c, person, since))

    async def mute(self, person_id: str, muted_id: str, at: float, most: int) -> bool:
        """Keep that a person mutes another; false if that person mutes ``most`` others already."""
        return bool(
            await self._writer.write(
                lambda c, known: mutes.mute(c, known, person_id, muted_id, at, most)
            )
        )

    async def unmute(self, person_id: str, muted_id: str) -> None:
        """Forget that a person mutes another."""
        await self._writer.write(lambda c, known: mutes.drop(c, known, person_id, muted_id))

    async def muted_by(self, person_id: str) -> tuple[tuple[str, str], ...]:
        """Return the ids and the names of the people whom a person mutes, in order of name."""
        return await self._ask(lambda c: mutes.muted_by(c, person_id))

    async def merge_person(self, guest: str, account: str) -> None:
        """Give a guest's seats, facts and chat to an account, and delete the guest."""
        await self._writer.write(
            lambda c, known: people.merge_person(c, known, guest, account), scrub=True
        )

    async def ratings(self, person_ids: tuple[str, ...], family: str) -> dict[str, RatingRow]:
        """Return the existing ratings, by person."""
        return await self._ask(lambda c: reading_people.ratings_at(c, person_ids, family))

    async def meetings(
        self, person_ids: tuple[str, ...], family: str, since: float
    ) -> dict[frozenset[str], int]:
        """Count the rated matches, ended since then, in which two of these people both played."""
        return await self._ask(lambda c: reading_people.meetings(c, person_ids, family, since))

    async def ratings_of(self, person_id: str) -> tuple[RatingRow, ...]:
        """Return a person's ratings."""
        return await self._ask(lambda c: reading_people.ratings_of(c, person_id))

    async def rounds_of(self, person_id: str) -> tuple[RoundFact, ...]:
        """Return what a person did in every finished round, in order."""
        return await self._ask(lambda c: reading_people.rounds_of(c, person_id))

    async def matches_of(self, person_id: str) -> tuple[MatchFact, ...]:
        """Return how every finished match went for a person, in order."""
        return await self._ask(lambda c: reading_people.matches_of(c, person_id))

    async def chat_of(self, person_id: str) -> tuple[tuple[str, ChatRow], ...]:
        """Return everything a person has said, with the table."""
        return await self._ask(lambda c: reading.chat_of(c, person_id))

    async def keep_review(self, review: ReviewRow, most: int) -> None:
        """Keep a review, and only the newest ``most`` of all tables."""
        await self._writer.write(lambda c, _: reviewed.keep(c, review, most))

    async def review_part(self, table_id: str, part: int, revision: int) -> bytes | None:
        """Return a part of a review of this revision, if it is kept."""
        return await self._ask(lambda c: reviewed.part(c, table_id, part, revision))

    async def reviews(self) -> int:
        """Return how many reviews are kept."""
        return await self._ask(reviewed.count)

    async def keep_push_device(self, device: PushDevice, most: int) -> None:
        """Keep a device for notices, and only the person's ``most`` latest."""
        await self._writer.write(lambda c, known: notices.keep_device(c, known, device, most))

    async def push_devices(self, person: str) -> tuple[PushDevice, ...]:
        """Return a person's devices for notices, the latest first."""
        return await self._ask(lambda c: notices.devices_of(c, person))

    async def move_push_devices(self, before: str, session: str, person: str) -> None:
        """Give the devices of a session to the one that takes its place at a sign-in."""
        await self._writer.write(
            lambda c, known: notices.move_devices(c, known, before, session, person)
        )

    async def drop_push_device(self, device_id: str, person: str) -> bool:
        """Forget a device of a person; false if the person has no such device."""
        return bool(
            await self._writer.write(lambda c, _: notices.drop_device(c, device_id, person))
        )

    async def rest_push_device(self, device_id: str, failures: int, until: float) -> None:
        """Note how often a device has failed in a row, and until when it rests."""
        await self._writer.write(lambda c, _: notices.rest_device(c, device_id, failures, until))

    async def notice_wishes(self, person: str) -> NoticeWishes:
        """Return how a person wants to be reached."""
        return await self._ask(lambda c: notices.wishes_of(c, person))

    async def keep_notice_wishes(self, wishes: NoticeWishes) -> None:
        """Replace how a person wants to be reached."""
        await self._writer.write(lambda c, known: notices.keep_wishes(c, known, wishes))

    async def keep_notice(self, notice: NoticeRow) -> None:
        """Keep a notice in place of an earlier one for the same person and table."""
        await self._writer.write(lambda c, known: notices.keep_notice(c, known, notice))

    async def settle_notice(self, notice: NoticeRow) -> None:
        """Note when a notice is to be sent again, unless a newer one has replaced it."""
        await self._writer.write(lambda c, _: notices.settle_notice(c, notice))

    async def notice_to(self, person: str, table_id: str) -> NoticeRow | None:
        """Return the newest notice to a person about a table."""
        return await self._ask(lambda c: notices.notice_to(c, person, table_id))

    async def due_notices(self, now: float, most: int) -> tuple[NoticeRow, ...]:
        """Return notices that are due, the longest due first."""
        node = self.node
        if node is not None:  # each is taken by one node
            return tuple(
                await self._writer.write(
                    lambda c, _: owning.due_notices(c, now, most, node, _NOTICE_HELD)
                )
            )
        return await self._ask(lambda c: notices.due_notices(c, now, most))

    async def next_notice(self) -> float | None:
        """Return when the next notice is due."""
        node = self.node
        if node is not None:
            return await self._ask(lambda c: owning.next_notice(c, node))
        return await self._ask(notices.next_due)

    async def secret(self, name: str) -> bytes:
        """Return a secret of 32 random bytes, made at its first use and kept."""
        found = await self._ask(lambda c: reading.secret(c, name))
        if found is None:
            found = await self._writer.write(lambda c, _: people.keep_secret(c, name))
        return bytes(found)

    async def check(self) -> None:
        """Write something meaningless, to test whether anything can be written."""
        await self._writer.write(lambda c, _: people.leave_a_mark(c))

    async def counts(self) -> dict[str, Any]:
        """Return how much is in the database, and how many changes wait to be written."""
        found = await self._ask(reading.counts)
        return {"database": self._backend.name, **found, "waiting": self._writer.waiting}

    async def close(self) -> None:
        """Write what is waiting and close."""
        if self._closed:
            return
        self._closed = True
        await self._writer.close()
        await asyncio.to_thread(self._pool.shutdown)
        self._backend.close()

    async def _ask(self, question: Callable[[Connection], T]) -> T:
        if self._closed:
            raise StoreUnavailable("the server is closing: nothing more is read")
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, self._answer, question)

    def _answer(self, question: Callable[[Connection], T]) -> T:
        try:
            try:
                with self._backend.readers.connect() as connection:
                    return question(connection)
            except DBAPIError as error:
                if not error.connection_invalidated:
                    raise
            # The connection was lost while idle; the pool has discarded all others of its age.
            with self._backend.readers.connect() as connection:
                return question(connection)
        except DBAPIError as error:
            _log.error("nothing was read: %s", why(error))
            raise unavailable("nothing can be read", error) from error
