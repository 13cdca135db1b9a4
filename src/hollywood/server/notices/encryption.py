"""Encrypts a notice for one browser: RFC 8291, in one record of ``aes128gcm`` (RFC 8188)."""

from __future__ import annotations

import secrets

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

RECORD_BYTES = 4096
"""The size of a record that the header announces; the only one may be smaller."""

_SALT_BYTES = 16
_LAST_RECORD = b"\x02"


def encrypt(
    text: bytes,
    public_key: bytes,
    auth: bytes,
    *,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """Encrypt for the browser with this key, a point of P-256, and this secret of 16 bytes.

    ``own`` and ``salt`` are new for every notice. ValueError if the key is no point.
    """
    own = own or ec.generate_private_key(ec.SECP256R1())
    salt = salt or secrets.token_bytes(_SALT_BYTES)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), public_key)
    own_point = own.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    key, nonce = derived(
        own.exchange(ec.ECDH(), theirs), browser=public_key, server=own_point, auth=auth, salt=salt
    )
    header = salt + RECORD_BYTES.to_bytes(4, "big") + bytes([len(own_point)]) + own_point
    return header + AESGCM(key).encrypt(nonce, text + _LAST_RECORD, None)


def derived(
    shared: bytes, *, browser: bytes, server: bytes, auth: bytes, salt: bytes
) -> tuple[bytes, bytes]:
    """Return the key and the nonce of the first record, from the shared secret and both points."""
    secret = _expanded(shared, auth, b"WebPush: info\0" + browser + server, 32)
    key = _expanded(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    return key, _expanded(secret, salt, b"Content-Encoding: nonce\0", 12)


def _expanded(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)
