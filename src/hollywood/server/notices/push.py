"""Web Push: a notice, encrypted for one browser, signed by this house, sent to its push service.

The push service that a browser has chosen keeps a notice until the device is awake. It sees who
sends and how much, but it cannot read anything: only the browser has the key (RFC 8291). It accepts
only what is signed with the key that the browser was given when it agreed (RFC 8292). This key is
made from a secret in the database, so it is the same after every start. A new one would end all
subscriptions.
"""

from __future__ import annotations

import asyncio
import binascii
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from enum import Enum
from typing import NamedTuple
from urllib.parse import urlsplit

import httpcore
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from hollywood.server.notices.addresses import NotPublic, OpenNetwork
from hollywood.server.notices.encryption import encrypt
from hollywood.server.people.refusals import Refusal
from hollywood.server.store.rows import PushDevice

LONGEST_PAYLOAD = 3000
"""Bytes: every push service takes 4,096 after encryption."""

_ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of P-256
_POINT_BYTES = 65
_AUTH_BYTES = 16
_SIGNED_FOR = 12 * 3600  # seconds a signature is valid; services allow at most a day
_MOST_SIGNATURES = 64
_PATIENCE = 15.0  # seconds for one notice, everything included
_TIMEOUTS = {"connect": 5.0, "read": 8.0, "write": 5.0, "pool": 10.0}
_MOST_CONNECTIONS = 80
_LONGEST_REST = 24 * 3600  # seconds
_SILENCE = 60.0  # seconds for which a push service is left alone that has not answered
_MOST_SILENT = 256


class Sent(Enum):
    """What became of a notice."""

    TAKEN = "taken"  # the push service has it
    GONE = "gone"  # the browser has ended its subscription
    REFUSED = "refused"  # this notice will never be taken
    LATER = "later"  # it may be taken later


class Answer(NamedTuple):
    """What a push service did with a notice, why, and how long it wants to be left alone."""

    sent: Sent
    why: str
    wait: float | None = None


def check_keys(public_key: str, auth: str) -> None:
    """Refuse keys that are not those of a browser's subscription."""
    try:
        point = _bytes(public_key)
        if len(point) == _POINT_BYTES and len(_bytes(auth)) == _AUTH_BYTES:
            ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
            return
    except ValueError:
        pass
    raise Refusal("push_keys", "these are not the keys of a browser's subscription")


class Push:
    """Sends notices to push services."""

    def __init__(self, secret: bytes, contact: str, *, loopback: bool = False) -> None:
        """``secret`` is 32 random bytes; ``contact`` is where services can complain about us."""
        number = int.from_bytes(secret, "big") % (_ORDER - 1) + 1
        self._key = ec.derive_private_key(number, ec.SECP256R1())
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public_key: str = urlsafe_b64encode(point).rstrip(b"=").decode()
        """The key that a browser asks for when it subscribes, in base64url."""
        self._vapid = Vapid02(self._key, {"no-strict": True})
        self._contact = contact
        self._signatures: dict[str, tuple[float, str]] = {}
        self._silent: dict[str, float] = {}  # until when a service is left alone
        self._client = httpcore.AsyncConnectionPool(
            max_connections=_MOST_CONNECTIONS,
            keepalive_expiry=30.0,
            network_backend=OpenNetwork(loopback=loopback),
        )

    async def send(self, device: PushDevice, payload: bytes, *, ttl: int, topic: str) -> Answer:
        """Send a notice to a device; it never raises, whatever the other side does.

        The push service keeps it for ``ttl`` seconds, and only the latest of a ``topic``. A service
        that has just not answered is not asked: the notices for others would have to wait for it.
        """
        service = urlsplit(device.endpoint).netloc
        if (rest := self._silent.get(service, 0.0) - time.monotonic()) > 0:
            return Answer(Sent.LATER, "silent", rest)
        try:
            async with asyncio.timeout(_PATIENCE):
                body, signature = await asyncio.to_thread(self._made, device, payload)
                headers: dict[bytes | str, bytes | str] = {
                    "Authorization": signature,
                    "Content-Encoding": "aes128gcm",
                    "Content-Type": "application/octet-stream",
                    "TTL": str(ttl),
                    "Topic": topic,
                    "Urgency": "high",
                }
                return await self._posted(device.endpoint, headers, body)
        except NotPublic:
            return Answer(Sent.GONE, "not_public")
        except (TimeoutError, httpcore.TimeoutException):
            if len(self._silent) >= _MOST_SILENT:
                self._silent.clear()
            self._silent[service] = time.monotonic() + _SILENCE
            return Answer(Sent.LATER, "timeout")
        except (httpcore.NetworkError, httpcore.ProtocolError, OSError):
            return Answer(Sent.LATER, "network")

    async def close(self) -> None:
        """Close all connections."""
        await self._client.aclose()

    async def _posted(
        self, endpoint: str, headers: dict[bytes | str, bytes | str], body: bytes
    ) -> Answer:
        async with self._client.stream(
            "POST", endpoint, headers=headers, content=body, extensions={"timeout": _TIMEOUTS}
        ) as response:  # its body is not read: only the status counts
            told = {name.lower(): value for name, value in response.headers}
            return _answer(response.status, told.get(b"retry-after", b""))

    def _made(self, device: PushDevice, payload: bytes) -> tuple[bytes, str]:
        """Encrypt a notice and sign it."""
        body = encrypt(payload, _bytes(device.public_key), _bytes(device.auth))
        parts = urlsplit(device.endpoint)
        return body, self._signature(f"{parts.scheme}://{parts.netloc}")

    def _signature(self, audience: str) -> str:
        """Return the signature for a push service; it is used again for half its time."""
        now = time.time()
        until, made = self._signatures.get(audience, (0.0, ""))
        if until - now < _SIGNED_FOR / 2:
            until = now + _SIGNED_FOR
            claims = {"aud": audience, "exp": int(until), "sub": self._contact}
            made = self._vapid.sign(claims)["Authorization"]
            if len(self._signatures) >= _MOST_SIGNATURES:
                self._signatures.clear()
            self._signatures[audience] = until, made
        return made


def _answer(status: int, retry_after: bytes) -> Answer:
    """Read the status of an answer: RFC 8030, and what push services say in practice."""
    why = f"status_{status // 100}xx" if status not in {403, 429} else f"status_{status}"
    if status in {200, 201, 202, 204}:
        return Answer(Sent.TAKEN, why)
    if status in {404, 410}:
        return Answer(Sent.GONE, "gone")
    if status in {401, 403, 408, 429} or status >= 500:
        wait = min(float(retry_after), _LONGEST_REST) if retry_after.isdigit() else None
        return Answer(Sent.LATER, why, wait)
    return Answer(Sent.REFUSED, why)  # a redirect too: nobody is followed elsewhere


def _bytes(text: str) -> bytes:
    """Decode base64url; ValueError if it is not that."""
    if not text.isascii():
        raise ValueError("not base64url")
    try:
        return urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))
    except binascii.Error as error:
        raise ValueError("not base64url") from error
