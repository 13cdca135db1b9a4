"""A small authenticator in software: makes passkeys, and signs with them, as a phone would."""

from __future__ import annotations

import hashlib
import json
import secrets
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from fido2.cose import ES256
from fido2.utils import websafe_encode
from fido2.webauthn import Aaguid, AttestationObject, AttestedCredentialData, AuthenticatorData

FLAG = AuthenticatorData.FLAG


class Authenticator:
    """One passkey. ``verifies`` says whether it asks its owner for a PIN or a finger."""

    def __init__(self, origin: str = "http://localhost:8710", *, verifies: bool = True) -> None:
        self.origin = origin
        self.host = "localhost"
        self.counter = 0
        self.verifies = verifies
        self.elsewhere = False
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._id = secrets.token_bytes(32)
        self._user = b""

    @property
    def id(self) -> str:
        return websafe_encode(self._id)

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """Make the passkey; return what the page sends."""
        asked = options["public_key"]
        assert asked["authenticatorSelection"]["userVerification"] == "required"
        assert asked["authenticatorSelection"]["residentKey"] == "required"
        self._user = asked["user"]["id"].encode()
        cose: Any = ES256
        cose = cose.from_cryptography_key(self._key.public_key())
        credential = AttestedCredentialData.create(Aaguid.NONE, self._id, cose)
        attestation = AttestationObject.create("none", self._data(FLAG.AT, credential), {})
        return {
            "id": self.id,
            "client_data": websafe_encode(self._client_data("webauthn.create", asked)),
            "attestation": websafe_encode(attestation),
        }

    def sign(self, options: dict[str, Any]) -> dict[str, Any]:
        """Sign in; return what the page sends."""
        asked = options["public_key"]
        assert asked["userVerification"] == "required"
        assert not asked.get("allowCredentials")
        told, data = self._client_data("webauthn.get", asked), self._data()
        signed = bytes(data) + hashlib.sha256(told).digest()
        return {
            "id": self.id,
            "client_data": websafe_encode(told),
            "authenticator_data": websafe_encode(data),
            "signature": websafe_encode(self._key.sign(signed, ec.ECDSA(hashes.SHA256()))),
            "user_handle": self._user.decode(),
        }

    def _client_data(self, what: str, asked: dict[str, Any]) -> bytes:
        told = {
            "type": what,
            "challenge": asked["challenge"],
            "origin": self.origin,
            "crossOrigin": self.elsewhere,
        }
        return json.dumps(told).encode()

    def _data(self, flags: int = 0, credential: bytes = b"") -> AuthenticatorData:
        flags |= FLAG.UP | (FLAG.UV if self.verifies else 0)
        host = hashlib.sha256(self.host.encode()).digest()
        made: AuthenticatorData = AuthenticatorData.create(host, flags, self.counter, credential)
        return made
