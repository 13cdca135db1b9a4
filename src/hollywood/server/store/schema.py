"""The tables of the database, the same on SQLite and PostgreSQL.

A card table is a row in ``tables`` (how it was opened and its standing), its log in ``entries`` and
its seats in ``places``. Only ``places`` says who sits where: whose turn it is, is kept as seats. So
giving a guest's seats to an account, or emptying an erased person's seats, changes one column.
``last_seq`` is the end of the log: an append that does not continue from there is refused. So is
one with another ``fence`` than the table's, from a node that has lost it.

Chat, facts and people are separate from the logs, and can be erased.

Times are seconds since 1970; JSON is kept as bytes.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    UniqueConstraint,
)

metadata: MetaData = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
    }
)

people: Table = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created_at", Double, nullable=False),
    Column("login", Text),
    Column("login_key", Text, unique=True),  # the login without its capitals
    Column("password", Text),
    Column("settings", LargeBinary, nullable=False),
)

sessions: Table = Table(
    "sessions",
    metadata,
    Column("token_hash", Text, primary_key=True),
    Column("person_id", Text, ForeignKey("people.id"), nullable=False, index=True),
    Column("created_at", Double, nullable=False),
    Column("until", Double, nullable=False, index=True),
    Column("table_id", Text),  # if it only plays a seat at this table
    Column("used_at", Double),  # to the hour
    Column("browser", Text),
    Column("way", Text),  # of signing in; none: with a password, or as a guest
    Column("scopes", Text),  # what a program may do with this token, separated by blanks
)

# Accounts of programs that play, and the account that each belongs to.
bots: Table = Table(
    "bots",
    metadata,
    Column("person_id", Text, ForeignKey("people.id"), primary_key=True),
    Column("owner_id", Text, ForeignKey("people.id"), nullable=False, index=True),
)

# How people sign in without a password. ``id`` and ``public_key`` are in base64url and CBOR.
passkeys: Table = Table(
    "passkeys",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person_id", Text, ForeignKey("people.id"), nullable=False, index=True),
    Column("public_key", LargeBinary, nullable=False),
    Column("counter", BigInteger, nullable=False),
    Column("name", Text, nullable=False),
    Column("created_at", Double, nullable=False),
    Column("used_at", Double),
)

# What a passkey must sign: each only once, until its time is up. ``what`` says for whom it is.
challenges: Table = Table(
    "challenges",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("what", Text, nullable=False),
    Column("until", Double, nullable=False, index=True),
)

recovery_codes: Table = Table(
    "recovery_codes",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("person_id", Text, ForeignKey("people.id"), nullable=False, index=True),
    Column("made_at", Double, nullable=False),
)

# Wrong passwords since the owner of an account has last seen how many there were.
watched_accounts: Table = Table(
    "watched_accounts",
    metadata,
    Column("person_id", Text, ForeignKey("people.id"), primary_key=True),
    Column("wrong", Integer, nullable=False),
    Column("wrong_at", Double),
    Column("seen_at", Double, nullable=False),
)

# Who does not want to read what somebody says.
mutes: Table = Table(
    "mutes",
    metadata,
    Column("person_id", Text, ForeignKey("people.id"), nullable=False),
    Column("muted_id", Text, ForeignKey("people.id"), nullable=False, index=True),
    Column("at", Double, nullable=False),
    PrimaryKeyConstraint("person_id", "muted_id"),
)

# Where somebody has signed in to an account before; it outlives the sessions.
devices: Table = Table(
    "devices",
    metadata,
    Column("token_hash", Text, primary_key=True),
    Column("person_id", Text, ForeignKey("people.id"), nullable=False, index=True),
    Column("used_at", Double, nullable=False),
)

# When people were, or will be, on holiday: the clocks of their turns stand still.
holidays: Table = Table(
    "holidays",
    metadata,
    Column("person_id", Text, ForeignKey("people.id"), nullable=False),
    Column("begins", Double, nullable=False),
    Column("ends", Double, nullable=False),
    PrimaryKeyConstraint("person_id", "begins"),
)

# Rules of tables that people keep by name.
saved_rules: Table = Table(
    "saved_rules",
    metadata,
    Column("person_id", Text, ForeignKey("people.id"), nullable=False),
    Column("name", Text, nullable=False),
    Column("rules", LargeBinary, nullable=False),
    Column("saved_at", Double, nullable=False),
    PrimaryKeyConstraint("person_id", "name"),
)

tables: Table = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("created_at", Double, nullable=False),
    Column("owner", Text, ForeignKey("people.id"), index=True),
    Column("entrance", Text, nullable=False),
    Column("family", Text, nullable=False),
    Column("settings", LargeBinary, nullable=False),
    Column("stage", Text, nullable=False),
    Column("awaited", LargeBinary, nullable=False),  # seats
    Column("round_number", Integer, nullable=False),
    Column("winners", LargeBinary, nullable=False),
    Column("next_table", Text),
    Column("moved_at", Double, nullable=False),
    Column("last_seq", Integer, nullable=False),
    Column("asked", LargeBinary),  # seats
    Column("until", Double),
    Column("resting", Boolean),
    Column("due_at", Double, index=True),
    Column("node", Text, index=True),  # that has the table; none: whoever comes first
    Column("fence", BigInteger, nullable=False, server_default="0"),
    Index("ix_tables_lobby", "entrance", "stage", "created_at"),
)

# The servers on one PostgreSQL. A node has its tables until ``until``, by the database's clock.
nodes: Table = Table(
    "nodes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("address", Text, nullable=False),  # where other nodes reach it
    Column("version", Text, nullable=False),
    Column("schema", Text, nullable=False),
    Column("records", Integer, nullable=False),
    Column("started", Double, nullable=False),
    Column("until", Double, nullable=False),
    Column("draining", Boolean, nullable=False),
)

# The oldest version that a program must know to use these tables (`migrations`); one row.
schema_floor: Table = Table("schema_floor", metadata, Column("oldest", Text, nullable=False))

# Seats at tables that are kept for somebody who has not answered yet.
table_challenges: Table = Table(
    "table_challenges",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("person_id", Text, ForeignKey("people.id"), nullable=False, index=True),
    Column("by_id", Text, ForeignKey("people.id"), nullable=False, index=True),
    Column("made_at", Double, nullable=False),
    PrimaryKeyConstraint("table_id", "person_id"),
)

entries: Table = Table(
    "entries",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("at", Double, nullable=False),
    Column("kind", Text, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("version", Integer, nullable=False),
    Column("command_id", Text),
    Column("person", Text),  # of the log, which is never changed: a row of `people` need not exist
    Column("chain", LargeBinary),  # see `chains`; none: written before there were any
    PrimaryKeyConstraint("table_id", "seq"),
    UniqueConstraint("table_id", "command_id"),
    CheckConstraint("seq >= 1", name="counts_from_one"),
)

places: Table = Table(
    "places",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person_id", Text, ForeignKey("people.id"), index=True),
    Column("bot", Text),
    PrimaryKeyConstraint("table_id", "seat"),
)

chat: Table = Table(
    "chat",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("seat", Integer),
    Column("person_id", Text, ForeignKey("people.id"), nullable=False, index=True),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("phrase", Text),
    PrimaryKeyConstraint("table_id", "number"),
)

ratings: Table = Table(
    "ratings",
    metadata,
    Column("person_id", Text, ForeignKey("people.id"), nullable=False),
    Column("family", Text, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("matches", Integer, nullable=False),
    Column("history", LargeBinary, nullable=False),
    PrimaryKeyConstraint("person_id", "family"),
)

round_facts: Table = Table(
    "round_facts",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("round_number", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person_id", Text, ForeignKey("people.id"), nullable=False),
    Column("family", Text, nullable=False),
    Column("preset", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("facts", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_id", "round_number", "seat"),
    Index(None, "person_id", "at"),
)

match_facts: Table = Table(
    "match_facts",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person_id", Text, ForeignKey("people.id"), nullable=False),
    Column("family", Text, nullable=False),
    Column("preset", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("facts", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
    Index(None, "person_id", "at"),
)

# Made from a log, and can be made again: a review in its parts, the summary as part 0.
reviews: Table = Table(
    "reviews",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("part", Integer, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("made_at", Double, nullable=False),
    Column("body", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_id", "part"),
    Index(None, "part", "made_at"),
)

# Whoever knows ``id`` may read the book; whoever knows the secret of ``write_hash`` may edit it.
shared_books: Table = Table(
    "shared_books",
    metadata,
    Column("id", Text, primary_key=True),
    Column("write_hash", Text, nullable=False, unique=True, index=True),
    Column("person_id", Text, ForeignKey("people.id"), nullable=False, index=True),
    Column("version", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("used_at", Double, nullable=False, index=True),
)

secret_values: Table = Table(
    "secrets",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

# A browser that has agreed to notices. ``id`` is a hash of ``endpoint``, its address at the push
# service; anybody who knows it and its keys can send it something, so nobody is shown them.
push_devices: Table = Table(
    "push_devices",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person_id", Text, ForeignKey("people.id"), nullable=False, index=True),
    Column("session_hash", Text, index=True),  # the device is forgotten when it signs out
    Column("endpoint", Text, nullable=False),
    Column("public_key", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("used_at", Double, nullable=False),
    Column("failures", Integer, nullable=False),
    Column("rests_until", Double, nullable=False),
)

notice_wishes: Table = Table(
    "notice_wishes",
    metadata,
    Column("person_id", Text, ForeignKey("people.id"), primary_key=True),
    Column("quiet", LargeBinary),
    Column("address", Text),
    Column("confirmed_at", Double),
    Column("language", Text, nullable=False),
)

# The newest notice to a person about a table, and which ones were told before.
notices: Table = Table(
    "notices",
    metadata,
    Column("person_id", Text, ForeignKey("people.id"), nullable=False),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("told", LargeBinary, nullable=False),  # the keys of the latest ones
    Column("body", LargeBinary, nullable=False),
    Column("made_at", Double, nullable=False),
    Column("due_at", Double, index=True),  # none: it is done with
    Column("tries", Integer, nullable=False),
    Column("ways", LargeBinary),  # the devices it has not reached yet; none: all of them
    PrimaryKeyConstraint("person_id", "table_id"),
)
