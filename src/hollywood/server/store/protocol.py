"""What the rest of the server needs from the store."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from hollywood.errors import HollywoodError
from hollywood.server.store.rows import (
    Append,
    ChallengeRow,
    ChatRow,
    EntryRow,
    Holiday,
    Listed,
    MatchFact,
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


class StoreUnavailable(HollywoodError):
    """Nothing was written: the disk is full, or the database cannot be reached."""


class Uncertain(StoreUnavailable):
    """Perhaps it was written: the database was lost in the middle of a commit."""


class Overtaken(HollywoodError):
    """The log has gone on without this server, so its state of the table is out of date."""


class Damaged(HollywoodError):
    """What is kept of a table is not as it was written; ``why`` says what is wrong."""

    def __init__(self, table_id: str, why: str) -> None:
        super().__init__(f"table {table_id} is damaged: {why}")
        self.table_id = table_id
        self.why = why


class Elsewhere(StoreUnavailable):
    """Another node has the table, or none can have it just now."""


class TableStore(Protocol):
    """Keeps tables. When a writing call returns, its change is on disk.

    Every writing call raises StoreUnavailable if it could not write; then nothing has changed, and
    the next call tries again.
    """

    async def create_table(self, table: TableRow, status: Status) -> None:
        """Add a table."""

    async def append(self, change: Append) -> None:
        """Write a change; Overtaken if its first ``seq`` or a ``command_id`` already exists."""

    async def answered(self, table_id: str, person: str | None, command_id: str) -> EntryRow | None:
        """Return the entry that somebody's command made, if it has been done."""

    async def table(self, table_id: str) -> Listed | None:
        """Return a table; Damaged if it cannot be read."""

    async def entries(self, table_id: str) -> tuple[EntryRow, ...]:
        """Return the whole log of a table, in order; Damaged if it is not as it was written."""

    async def holidays(self, person_ids: tuple[str, ...]) -> dict[str, tuple[Holiday, ...]]:
        """Return the holidays of people who have any, in order."""

    async def say(self, table_id: str, line: ChatRow, fence: int = 0) -> None:
        """Keep something said; Overtaken if the table has another fence by now."""

    async def said(self, table_id: str, limit: int) -> tuple[ChatRow, ...]:
        """Return the last things said, in order."""

    async def person(self, person_id: str) -> PersonRow | None:
        """Return a person."""

    async def names(self, person_ids: tuple[str, ...]) -> dict[str, str]:
        """Return the names of people; deleted people are left out."""

    async def ratings(self, person_ids: tuple[str, ...], family: str) -> dict[str, RatingRow]:
        """Return the existing ratings, by person."""

    async def meetings(
        self, person_ids: tuple[str, ...], family: str, since: float
    ) -> dict[frozenset[str], int]:
        """Count the rated matches, ended since then, in which two of these people both played."""


class Store(TableStore, Protocol):
    """Keeps everything, as :class:`TableStore` keeps tables."""

    async def keep_match(self, table: TableRow, match: Append) -> bool:
        """Add a table with its whole log; false, and no change, if it is kept already."""

    async def open_tables(self, limit: int, since: float = 0.0) -> tuple[Listed, ...]:
        """Return tables of the lobby that still have an empty seat, newest first.

        Those that were not changed ``since`` then, in seconds since 1970, are left out.
        """

    async def count_waiting(
        self, owner: str, among: Sequence[str], since: float
    ) -> tuple[int, int]:
        """Count the tables that `open_tables` returns: those of an owner, and those among some."""

    async def watchable_tables(self, limit: int) -> tuple[Listed, ...]:
        """Return tables of the lobby that are in play, newest first."""

    async def tables_of(self, person: str, *, over: bool, limit: int) -> tuple[Listed, ...]:
        """Return the tables a person has a seat at, the most recently moved first."""

    async def due_tables(self, now: float, limit: int) -> tuple[tuple[str, ...], float | None]:
        """Return tables to look at, and when the next one after ``now`` must be looked at."""

    async def keep_holidays(self, person_id: str, holidays: tuple[Holiday, ...]) -> None:
        """Replace a person's holidays; their tables with days for a turn are due at once."""

    async def add_shared_book(self, book: SharedBookRow, most: int, unused_since: float) -> bool:
        """Share a book, and forget unused ones; false if its person shares ``most`` already."""

    async def shared_book(self, name: str, write_hash: str) -> SharedBookRow | None:
        """Return the shared book with this id, or with this hash of its secret."""

    async def change_shared_book(self, name: str, version: int, body: bytes, at: float) -> bool:
        """Write the next version of a shared book; false if ``version`` is no longer its own."""

    async def use_shared_book(self, name: str, at: float) -> None:
        """Remember that somebody has looked at a shared book."""

    async def drop_shared_book(self, name: str) -> None:
        """Forget a shared book."""

    async def shared_books_of(self, person_id: str) -> tuple[bytes, ...]:
        """Return the books a person shares, the last used last."""

    async def rules_of(self, person_id: str) -> tuple[bytes, ...]:
        """Return the rules a person keeps, the last kept last."""

    async def keep_rules(
        self, person_id: str, name: str, rules: bytes, at: float, most: int
    ) -> bool:
        """Keep rules in place of those of the same name; false if there are ``most`` others."""

    async def drop_rules(self, person_id: str, name: str) -> None:
        """Forget rules a person keeps, if there are any of this name."""

    async def add_person(self, person: PersonRow) -> None:
        """Add a person."""

    async def person_with_login(self, login: str) -> PersonRow | None:
        """Return an account by its login, whatever the capitals."""

    async def change_person(self, person: PersonRow) -> bool:
        """Replace a person's row; false, and no change, if somebody else has the login."""

    async def erase_person(self, person_id: str) -> None:
        """Delete a person with sessions, chat, ratings and facts; nobody owns their seats then."""

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
        """Keep a session; the store knows only the hash of its token.

        With ``table_id`` it plays the person's seat at this table, and nothing else.
        """

    async def person_of_session(self, token_hash: str, now: float) -> PersonRow | None:
        """Return whose session this is, if it has not expired."""

    async def person_of_seat_session(
        self, token_hash: str, table_id: str, now: float
    ) -> PersonRow | None:
        """Return whose seat at a table a session plays, if it has not expired."""

    async def is_played_elsewhere(self, person_id: str, table_id: str, now: float) -> bool:
        """Say whether another device plays a person's seat at a table."""

    async def end_seat_sessions(self, person_id: str, table_id: str) -> None:
        """End the sessions that play a person's seat at a table."""

    async def end_session(self, token_hash: str) -> None:
        """End one session."""

    async def end_sessions(self, person_id: str, *, but: str | None = None) -> None:
        """End all sessions of a person except one, and forget all their devices."""

    async def knows_device(self, token_hash: str, login: str, since: float) -> bool:
        """Say whether somebody has signed in to this account on this device since ``since``."""

    async def note_device(self, token_hash: str, person_id: str, at: float) -> bool:
        """Note that an account's device is in use; false if it is not one of the account's."""

    async def add_device(self, token_hash: str, person_id: str, at: float, most: int) -> None:
        """Keep a device, and only the account's ``most`` recently used devices."""

    async def sessions_of(self, person_id: str, now: float) -> tuple[SessionRow, ...]:
        """Return where a person is signed in, the newest first; not the sessions for one seat."""

    async def session(self, token_hash: str) -> SessionRow | None:
        """Return a session, whether or not it has expired."""

    async def note_session(self, token_hash: str, at: float) -> None:
        """Note that a session is in use."""

    async def end_session_of(self, person_id: str, begins: str) -> str | None:
        """End a person's session whose hash begins like this; return the hash, or ``None``."""

    async def count_wrong(self, person_id: str, at: float) -> None:
        """Count a wrong password at an account."""

    async def watched(self, person_id: str) -> WatchedRow:
        """Return what happened at an account since its owner has last looked."""

    async def note_seen(self, person_id: str, at: float) -> None:
        """Note that the owner of an account has seen what happened there."""

    async def add_passkey(self, key: PasskeyRow, most: int) -> bool:
        """Keep a passkey; false if it is known already, or if its person has ``most`` others."""

    async def passkey(self, key_id: str) -> PasskeyRow | None:
        """Return a passkey."""

    async def passkeys_of(self, person_id: str) -> tuple[PasskeyRow, ...]:
        """Return a person's passkeys, in the order in which they were made."""

    async def use_passkey(self, key_id: str, counter: int, at: float) -> bool:
        """Note that a passkey has signed; false if it has counted further before, or is gone."""

    async def rename_passkey(self, key_id: str, person_id: str, name: str) -> bool:
        """Give a person's passkey another name; false if there is none."""

    async def drop_passkey(self, key_id: str, person_id: str) -> bool:
        """Forget a person's passkey; false if there is none."""

    async def keep_challenge(self, challenge: str, what: str, now: float, until: float) -> None:
        """Keep the hash of a challenge, and forget those whose time is up."""

    async def take_challenge(self, challenge: str, now: float) -> str | None:
        """Return what a challenge is for, and forget it; ``None`` for an old or unknown one."""

    async def keep_codes(self, person_id: str, hashes: Sequence[str], at: float) -> None:
        """Replace all recovery codes of a person; the store knows only their hashes."""

    async def take_code(self, code: str, person_id: str) -> bool:
        """Use up a recovery code of a person; false if it is not one of theirs."""

    async def codes_left(self, person_id: str) -> int:
        """Return how many recovery codes a person has left."""

    async def add_bot(self, bot: PersonRow, owner: str, most: int) -> bool:
        """Add an account of a program; false if its owner has ``most`` already."""

    async def bots_of(self, owner: str) -> tuple[PersonRow, ...]:
        """Return the programs of an owner, in the order in which they were made."""

    async def owners_of(self, person_ids: tuple[str, ...]) -> dict[str, tuple[str, str]]:
        """Return the id and the name of each program's owner."""

    async def drop_bot(self, bot: str, owner: str) -> bool:
        """Erase an owner's program; false if the owner has none like this."""

    async def program(self, token_hash: str, now: float) -> ProgramRow | None:
        """Return the program that a token belongs to."""

    async def add_token(self, token: TokenRow, until: float, most: int) -> bool:
        """Keep a token of a program; false if the program has ``most`` already."""

    async def tokens_of(self, person_ids: tuple[str, ...]) -> tuple[TokenRow, ...]:
        """Return the tokens of programs, the oldest first."""

    async def add_challenges(self, rows: tuple[ChallengeRow, ...], since: float) -> None:
        """Keep challenges, and forget those from before ``since``."""

    async def drop_challenges(self, table_id: str, person: str | None = None) -> None:
        """Forget the challenges at a table, or only that of one person."""

    async def challenges_to(self, person: str, since: float) -> tuple[ChallengeRow, ...]:
        """Return the challenges to somebody, made ``since`` then, the oldest first."""

    async def challenges_by(self, person: str, since: float) -> tuple[ChallengeRow, ...]:
        """Return the challenges by somebody, made ``since`` then, the oldest first."""

    async def mute(self, person_id: str, muted_id: str, at: float, most: int) -> bool:
        """Keep that a person mutes another; false if that person mutes ``most`` others already."""

    async def unmute(self, person_id: str, muted_id: str) -> None:
        """Forget that a person mutes another."""

    async def muted_by(self, person_id: str) -> tuple[tuple[str, str], ...]:
        """Return the ids and the names of the people whom a person mutes, in order of name."""

    async def merge_person(self, guest: str, account: str) -> None:
        """Give a guest's seats, facts and chat to an account, and delete the guest."""

    async def ratings_of(self, person_id: str) -> tuple[RatingRow, ...]:
        """Return a person's ratings."""

    async def rounds_of(self, person_id: str) -> tuple[RoundFact, ...]:
        """Return what a person did in every finished round, in order."""

    async def matches_of(self, person_id: str) -> tuple[MatchFact, ...]:
        """Return how every finished match went for a person, in order."""

    async def chat_of(self, person_id: str) -> tuple[tuple[str, ChatRow], ...]:
        """Return everything a person has said, with the table."""

    async def keep_review(self, review: ReviewRow, most: int) -> None:
        """Keep a review in place of an earlier one, and only the newest ``most`` of all tables."""

    async def review_part(self, table_id: str, part: int, revision: int) -> bytes | None:
        """Return a part of a review of this revision, if it is kept."""

    async def reviews(self) -> int:
        """Return how many reviews are kept."""

    async def keep_push_device(self, device: PushDevice, most: int) -> None:
        """Keep a device for notices, and only the person's ``most`` latest."""

    async def push_devices(self, person: str) -> tuple[PushDevice, ...]:
        """Return a person's devices for notices, the latest first."""

    async def move_push_devices(self, before: str, session: str, person: str) -> None:
        """Give the devices of a session to the one that takes its place at a sign-in."""

    async def drop_push_device(self, device_id: str, person: str) -> bool:
        """Forget a device of a person; false if the person has no such device."""

    async def rest_push_device(self, device_id: str, failures: int, until: float) -> None:
        """Note how often a device has failed in a row, and until when it rests."""

    async def notice_wishes(self, person: str) -> NoticeWishes:
        """Return how a person wants to be reached."""

    async def keep_notice_wishes(self, wishes: NoticeWishes) -> None:
        """Replace how a person wants to be reached."""

    async def keep_notice(self, notice: NoticeRow) -> None:
        """Keep a notice in place of an earlier one for the same person and table."""

    async def settle_notice(self, notice: NoticeRow) -> None:
        """Note when a notice is to be sent again, unless a newer one has replaced it."""

    async def notice_to(self, person: str, table_id: str) -> NoticeRow | None:
        """Return the newest notice to a person about a table."""

    async def due_notices(self, now: float, most: int) -> tuple[NoticeRow, ...]:
        """Return notices that are due, the longest due first."""

    async def next_notice(self) -> float | None:
        """Return when the next notice is due."""

    async def secret(self, name: str) -> bytes:
        """Return a secret of 32 random bytes, made at its first use and kept."""

    async def check(self) -> None:
        """Write something meaningless, to test whether anything can be written."""

    async def counts(self) -> dict[str, Any]:
        """Return how many tables, people and entries exist."""

    async def close(self) -> None:
        """Write what is waiting and close."""
