"""What a node says about a visitor it passes on, signed with a secret of the database.

The other node believes it: where the visitor comes from, and over which scheme. Nobody outside can
say so, since only the nodes know the secret. It is signed for one node and one path.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import NamedTuple

import msgspec

HEADER = b"x-hollywood-passed"


class Visitor(NamedTuple):
    """Where a request came from, as the first node saw it."""

    address: str
    port: int
    scheme: str


_read = msgspec.json.Decoder(Visitor).decode


def signed(secret: bytes, node: str, target: bytes, visitor: Visitor) -> bytes:
    """Return the value of the header for a request to a node; ``target`` is its path and query."""
    said = msgspec.json.encode(visitor).hex()
    return f"{said}.{_sign(secret, node, target, said)}".encode()


def believed(secret: bytes, node: str, target: bytes, value: bytes) -> Visitor | None:
    """Return what the header says; ``None`` if no node has written it for this one."""
    said, _, signature = value.decode("latin-1").partition(".")
    if not hmac.compare_digest(_sign(secret, node, target, said).encode(), signature.encode()):
        return None
    try:
        return _read(bytes.fromhex(said))
    except (ValueError, msgspec.MsgspecError):
        return None


def _sign(secret: bytes, node: str, target: bytes, said: str) -> str:
    words = b"\n".join((node.encode(), target, said.encode()))
    return hmac.digest(secret, words, hashlib.sha256).hex()
