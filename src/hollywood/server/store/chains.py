"""The chain of a log: a checksum in every entry, over the entry and the checksum before it.

So an entry that was changed, lost, exchanged or put elsewhere is noticed when the log is read. The
chain is there to find damage; anybody who can write to the database can also write a new chain.

The log names people by their ids and is never changed, so the chain stays valid if a person is
erased or joined to an account. Entries that were written before there were chains have none; the
first entry with a checksum includes them.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b

import msgspec

from hollywood.server.store.protocol import Damaged
from hollywood.server.store.rows import EntryRow

SIZE = 16  # bytes of a checksum

_encode = msgspec.msgpack.Encoder().encode


def beginning(table_id: str) -> bytes:
    """Return what the chain of a table begins with."""
    return blake2b(table_id.encode(), digest_size=SIZE).digest()


def following(before: bytes, entry: EntryRow) -> bytes:
    """Return the checksum of an entry, given the one before it."""
    body = _encode(
        (
            *(entry.seq, float(entry.at), entry.kind, entry.body),
            *(entry.version, entry.command_id, entry.person),
        )
    )
    return blake2b(before + body, digest_size=SIZE).digest()


def end_of(
    table_id: str, log: Iterable[tuple[EntryRow, bytes | None]], last_seq: int | None = None
) -> bytes:
    """Return the last checksum of a log; Damaged if the log is not as it was written.

    ``log`` has the entries with their checksums, in order; ``last_seq`` is the end of the log, if
    it is known.
    """
    chain, number, chained = beginning(table_id), 0, False
    for number, (entry, written) in enumerate(log, 1):
        if entry.seq != number:
            raise Damaged(table_id, f"entry {number} of its log is missing")
        chain = following(chain, entry)
        if written is not None and written != chain:
            raise Damaged(table_id, f"entry {number} of its log is not as it was written")
        if written is None and chained:
            raise Damaged(table_id, f"entry {number} of its log has lost its checksum")
        chained = written is not None
    if last_seq is not None and number != last_seq:
        raise Damaged(table_id, f"its log has {number} entries instead of {last_seq}")
    return chain
