"""What the store keeps, as plain values: the rows of its tables, and one append to a table's log.

Times are seconds since 1970. Ids of people and tables are opaque texts that the server makes.
Personal data (name, login) is only in the people's rows, so it can be erased without touching a
log.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from hollywood.play import Seat

PROGRAM = "b_"
"""The beginning of the id of a program's account."""


def is_program(person: str | None) -> bool:
    """Say whether a person's id is that of a program."""
    return person is not None and person.startswith(PROGRAM)


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """A table as it was opened; ``settings`` is its card without the owner's name, as JSON.

    Among several nodes, ``node`` is the one that has the table, and ``fence`` rises whenever
    another one takes it.
    """

    id: str
    created_at: float
    owner: str | None
    entrance: str
    family: str
    settings: bytes
    node: str | None = None
    fence: int = 0


class Status(msgspec.Struct, frozen=True, kw_only=True):
    """The standing of a table, for lists: kept beside the log and replaced with every append.

    ``seated`` has the person at each seat (``None``: empty or a bot), ``awaited`` the people whose
    turn it is, ``bots`` the name of each seat that is not a person's.

    The others are for tables with days for a turn: ``asked`` are the people who may answer the
    discard on offer, ``until`` is when the time for all of them is up, ``resting`` says that their
    clock stands still, and ``due_at`` is when the table must be looked at although nobody is there.
    """

    stage: str
    seated: tuple[str | None, ...]
    bots: tuple[str | None, ...]
    awaited: tuple[str, ...]
    round_number: int
    winners: tuple[Seat, ...] = ()
    next_table: str | None = None
    asked: tuple[str, ...] = ()
    until: float | None = None
    resting: bool = False
    due_at: float | None = None


class EntryRow(msgspec.Struct, frozen=True, kw_only=True):
    """One entry of a table's log: ``seq`` counts from 1 without a gap, ``body`` is its JSON.

    ``version`` is the table's version after the entry. With ``command_id`` (:func:`command_of`), it
    is also the first answer to that command.
    """

    seq: int
    at: float
    kind: str
    body: bytes
    version: int
    command_id: str | None = None
    person: str | None = None


def command_of(person: str | None, command_id: str) -> str:
    """Return what an entry keeps of a command: its sender and the id that the sender chose.

    So people who choose the same id do not meet. Older entries have the id alone.
    """
    return f"{person}:{command_id}"


def id_of_command(command: str) -> str:
    """Return the id that the sender chose; ids have no colon."""
    return command.rpartition(":")[2]


class ReviewRow(msgspec.Struct, frozen=True, kw_only=True):
    """A review of a finished match, in its parts, with its time and the server's revision."""

    table_id: str
    revision: int
    made_at: float
    parts: tuple[bytes, ...]


class Holiday(NamedTuple):
    """A person's holiday; the clocks of their turns stand still."""

    begins: float
    ends: float


class RoundFact(msgspec.Struct, frozen=True, kw_only=True):
    """What one person did in one finished round, for the statistics."""

    person: str
    round_number: int
    seat: Seat
    family: str
    preset: str
    at: float
    facts: dict[str, Any]


class MatchFact(msgspec.Struct, frozen=True, kw_only=True):
    """How a finished match went for one person."""

    person: str
    seat: Seat
    family: str
    preset: str
    at: float
    rated: bool
    won: bool
    facts: dict[str, Any] = {}


class RatingRow(msgspec.Struct, frozen=True, kw_only=True):
    """A person's rating at a family of games (openskill's mu and sigma)."""

    person: str
    family: str
    mu: float
    sigma: float
    matches: int
    history: tuple[tuple[float, int], ...] = ()


class Append(msgspec.Struct, frozen=True, kw_only=True):
    """Everything one command changes, written in one transaction or not at all.

    ``ratings`` replace the rows of their people. ``fence`` is that of the table as its writer knows
    it: whoever has lost the table writes nothing.
    """

    table_id: str
    entries: tuple[EntryRow, ...]
    status: Status
    fence: int = 0
    rounds: tuple[RoundFact, ...] = ()
    matches: tuple[MatchFact, ...] = ()
    ratings: tuple[RatingRow, ...] = ()


class Listed(msgspec.Struct, frozen=True, kw_only=True):
    """A table in a list."""

    table: TableRow
    status: Status
    moved_at: float


class PersonRow(msgspec.Struct, frozen=True, kw_only=True):
    """A person: a guest, or with ``login`` an account."""

    id: str
    name: str
    created_at: float
    login: str | None = None
    password: str | None = None  # argon2id
    settings: dict[str, Any] = {}


class ChatRow(msgspec.Struct, frozen=True, kw_only=True):
    """Something said at a table; kept separate from its log, so that it can be erased.

    ``phrase`` is the id of a ready phrase; ``text`` has its English words.
    """

    number: int
    seat: Seat | None
    person: str
    text: str
    at: float
    phrase: str | None = None


class PushDevice(msgspec.Struct, frozen=True, kw_only=True):
    """A browser that has agreed to notices.

    ``endpoint`` is its address at the push service, ``public_key`` and ``auth`` are its keys
    (base64url). After ``failures`` tries in a row that failed, it rests until ``rests_until``.
    """

    id: str
    person: str
    session: str | None
    endpoint: str
    public_key: str
    auth: str
    language: str
    name: str
    used_at: float
    failures: int = 0
    rests_until: float = 0.0


class QuietHours(msgspec.Struct, frozen=True, kw_only=True):
    """When somebody wants no notices: minutes since midnight in a time zone, past midnight too."""

    start: int
    end: int
    zone: str


class NoticeWishes(msgspec.Struct, frozen=True, kw_only=True):
    """How a person wants to be reached: quiet hours, and an address once it is confirmed."""

    person: str
    quiet: QuietHours | None = None
    address: str | None = None
    confirmed_at: float | None = None
    language: str = "en"


class NoticeRow(msgspec.Struct, frozen=True, kw_only=True):
    """The newest notice to a person about a table, as JSON in ``body``.

    It is to be sent at ``due_at``, to the devices in ``ways``, or to all of them; without
    ``due_at`` it is done with. ``told`` has the keys of the latest notices, this one's included.
    """

    person: str
    table: str
    told: tuple[str, ...]
    body: bytes
    made_at: float
    due_at: float | None
    tries: int = 0
    ways: tuple[str, ...] | None = None


class SharedBookRow(msgspec.Struct, frozen=True, kw_only=True):
    """A score book that a person shares; ``write_hash`` is of the secret that lets one edit it."""

    id: str
    write_hash: str
    person_id: str
    version: int
    body: bytes
    used_at: float


class NodeRow(msgspec.Struct, frozen=True, kw_only=True):
    """One of several servers on one database.

    ``address`` is where the others reach it; ``schema`` and ``records`` are the versions of the
    database's tables and of the records it writes.
    """

    id: str
    address: str
    version: str
    schema: str
    records: int
    started: float = 0.0
    draining: bool = False


class SessionRow(msgspec.Struct, frozen=True, kw_only=True):
    """A session as its owner sees it; ``way`` is how it began (none: a password, or a guest's)."""

    token_hash: str
    created_at: float
    used_at: float | None
    browser: str | None
    way: str | None = None


class PasskeyRow(msgspec.Struct, frozen=True, kw_only=True):
    """A passkey: its credential id (base64url), what its key signs with, and a name for people.

    ``public_key`` is the credential as the authenticator attested it. ``counter`` counts how often
    it has signed, if it counts at all.
    """

    id: str
    person: str
    public_key: bytes
    counter: int
    name: str
    created_at: float
    used_at: float | None = None


class ProgramRow(msgspec.Struct, frozen=True, kw_only=True):
    """A program that has shown a token: its account, its owner, and what the token allows."""

    person: PersonRow
    owner: str
    scopes: frozenset[str]


class TokenRow(msgspec.Struct, frozen=True, kw_only=True):
    """A token of a program, as its owner sees it."""

    token_hash: str
    person: str
    name: str
    scopes: tuple[str, ...]
    created_at: float
    used_at: float | None


class ChallengeRow(msgspec.Struct, frozen=True, kw_only=True):
    """A seat at a table that is kept for ``person``, who has not answered ``by`` yet."""

    table_id: str
    person: str
    by: str
    made_at: float


class WatchedRow(msgspec.Struct, frozen=True, kw_only=True):
    """The wrong passwords at an account since its owner has last looked."""

    wrong: int = 0
    wrong_at: float | None = None
    seen_at: float = 0.0
