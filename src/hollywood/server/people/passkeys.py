"""Passkeys: signing in with a key that a device keeps, instead of a password.

A device makes a key for one site and shows us its public half. To sign in it signs a challenge that
we have made, once its owner has shown the device who they are (a finger, a face, a PIN). We insist
on that, because a passkey alone signs in. The challenge is kept here for five minutes, as a hash,
and can be used once. The key is found by its own id, so nobody types a login.

A browser offers passkeys only over https, or on ``localhost``, and for names, not for addresses.
"""

from __future__ import annotations

import hashlib
import logging
import secrets
import struct
import time
from ipaddress import ip_address
from typing import TYPE_CHECKING, Any, Literal, NamedTuple
from urllib.parse import urlsplit

import msgspec
from cryptography.exceptions import UnsupportedAlgorithm

from hollywood.server.people.refusals import Refusal
from hollywood.server.protocol.forms import KeyMade, KeySigned
from hollywood.server.store.protocol import Store
from hollywood.server.store.rows import PasskeyRow, PersonRow

if TYPE_CHECKING:
    from fido2.server import Fido2Server

MOST = 20
LASTS = 300.0
"""Seconds in which a challenge must be signed."""
_LOCAL = "localhost"

_BROKEN = (
    *(ValueError, TypeError, KeyError, IndexError, AttributeError, OverflowError, AssertionError),
    *(RecursionError, NotImplementedError, UnsupportedAlgorithm, struct.error),
)
"""What the library raises at something that is no credential."""


class Site(NamedTuple):
    """The address under which a browser reaches us, as it names it itself: ``https://a.example``."""

    origin: str
    host: str


class Purpose(msgspec.Struct, frozen=True, kw_only=True):
    """What a challenge is for: a new key of a person (who becomes ``login``), or signing in."""

    what: Literal["new", "sign_in"]
    host: str
    person: str | None = None
    login: str | None = None


def site_at(origin: str) -> Site:
    """Return the site of an origin; Refusal if a browser offers no passkeys there."""
    parts = urlsplit(origin)
    host = (parts.hostname or "").lower()
    local = host == _LOCAL or host.endswith(f".{_LOCAL}")
    if not host or _is_address(host) or (parts.scheme != "https" and not local):
        raise Refusal(
            "no_passkeys",
            "passkeys work only where this site is reached by https and a name, or at localhost",
            status=409,
        )
    return Site(origin, host)


class Passkeys:
    """Makes challenges, and checks what was signed."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def for_new(self, site: Site, person: PersonRow, login: str) -> dict[str, Any]:
        """Return what a browser needs to make a key for a person, as JSON of WebAuthn."""
        server, challenge = _server(site), secrets.token_bytes(32)
        kept = await self._store.passkeys_of(person.id)
        if len(kept) >= MOST:
            raise _too_many()
        purpose = Purpose(what="new", host=site.host, person=person.id, login=login)
        await self._keep(challenge, purpose)
        options, _ = server.register_begin(
            {"id": person.id.encode(), "name": login, "displayName": person.name},  # type: ignore[arg-type]
            [_credential(key) for key in kept],
            resident_key_requirement=_word("ResidentKeyRequirement", "required"),
            user_verification=_word("UserVerificationRequirement", "required"),
            challenge=challenge,
        )
        return _public(options)

    async def add(self, site: Site, person: PersonRow, made: KeyMade, name: str) -> str:
        """Keep a key that was made for a person; return the login that it was made for."""
        challenge = _challenge_of(made.client_data)
        purpose = await self._take(challenge, "new", site)
        if purpose.person != person.id or purpose.login is None:
            raise _not_valid()
        response = {
            "clientDataJSON": made.client_data,
            "attestationObject": made.attestation,
        }
        try:
            data = _server(site).register_complete(
                _state(challenge),
                {"id": made.id, "rawId": made.id, "type": "public-key", "response": response},
            )
            credential = data.credential_data
            assert credential is not None
        except _BROKEN:
            raise _not_valid() from None
        key = PasskeyRow(
            id=made.id,
            person=person.id,
            public_key=bytes(credential),
            counter=data.counter,
            name=name,
            created_at=time.time(),
        )
        if not await self._store.add_passkey(key, MOST):
            raise _too_many()
        return purpose.login

    async def for_sign_in(self, site: Site) -> dict[str, Any]:
        """Return what a browser needs to sign in with any key of this site, as JSON of WebAuthn."""
        challenge = secrets.token_bytes(32)
        await self._keep(challenge, Purpose(what="sign_in", host=site.host))
        options, _ = _server(site).authenticate_begin(
            user_verification=_word("UserVerificationRequirement", "required"),
            challenge=challenge,
        )
        return _public(options)

    async def signed_in(self, site: Site, signed: KeySigned) -> PersonRow:
        """Return the account whose key has signed a challenge of ours; Refusal if none has."""
        challenge = _challenge_of(signed.client_data)
        await self._take(challenge, "sign_in", site)
        key = await self._store.passkey(signed.id)
        person = None if key is None else await self._store.person(key.person)
        if key is None or person is None or person.login is None:
            raise Refusal(
                "unknown_passkey",
                "this passkey belongs to no account here: sign in another way",
                status=403,
            )
        response = {
            "clientDataJSON": signed.client_data,
            "authenticatorData": signed.authenticator_data,
            "signature": signed.signature,
        }
        try:
            _server(site).authenticate_complete(
                _state(challenge),
                [_credential(key)],
                {"id": signed.id, "rawId": signed.id, "type": "public-key", "response": response},
            )
            counter = _counter(signed.authenticator_data)
        except _BROKEN:
            raise _not_valid() from None
        if signed.user_handle is not None and _bytes(signed.user_handle) != person.id.encode():
            raise _not_valid()
        if not await self._store.use_passkey(key.id, counter, time.time()):
            raise Refusal(
                "copied_passkey",
                "this passkey has signed before with a higher count, so it may be a copy: sign in "
                "another way, and remove it",
                status=403,
            )
        return person

    async def _keep(self, challenge: bytes, purpose: Purpose) -> None:
        now, what = time.time(), msgspec.json.encode(purpose).decode()
        await self._store.keep_challenge(_hash(challenge), what, now, now + LASTS)

    async def _take(self, challenge: bytes, what: str, site: Site) -> Purpose:
        """Use up a challenge; Refusal if it is not one for this at this site."""
        found = await self._store.take_challenge(_hash(challenge), time.time())
        purpose = None if found is None else msgspec.json.decode(found, type=Purpose)
        if purpose is None or purpose.what != what or purpose.host != site.host:
            raise Refusal(
                "old_challenge", "this took too long, or was done already: try again", status=403
            )
        return purpose


def _server(site: Site) -> Fido2Server:
    from fido2.server import Fido2Server  # takes a third of a second, which not every start needs
    from fido2.webauthn import PublicKeyCredentialRpEntity

    logging.getLogger("fido2").setLevel(logging.WARNING)  # it would log the keys
    rp = PublicKeyCredentialRpEntity(id=site.host, name="Hollywood")
    return Fido2Server(rp, verify_origin=lambda origin: origin == site.origin)


def _word(enum: str, word: str) -> Any:
    from fido2 import webauthn

    return getattr(webauthn, enum)(word)


def _state(challenge: bytes) -> dict[str, Any]:
    from fido2.utils import websafe_encode

    word = _word("UserVerificationRequirement", "required")
    return {"challenge": websafe_encode(challenge), "user_verification": word}


def _credential(key: PasskeyRow) -> Any:
    from fido2.webauthn import AttestedCredentialData

    return AttestedCredentialData(key.public_key)


def _counter(authenticator_data: str) -> int:
    from fido2.webauthn import AuthenticatorData

    return int(AuthenticatorData(_bytes(authenticator_data)).counter)


def _challenge_of(client_data: str) -> bytes:
    """Return the challenge that a browser says it has signed; Refusal if it names none."""
    from fido2.webauthn import CollectedClientData

    try:
        told = CollectedClientData(_bytes(client_data))
        challenge, elsewhere = told.challenge, told.cross_origin
    except _BROKEN:
        raise _not_valid() from None
    if elsewhere:
        raise _not_valid()
    return challenge


def _bytes(text: str) -> bytes:
    from fido2.utils import websafe_decode

    return websafe_decode(text)


def _public(options: Any) -> dict[str, Any]:
    """Return options as plain values of JSON, bytes in base64url."""
    plain: Any = _plain(dict(options)["publicKey"])
    assert isinstance(plain, dict)
    return plain


def _plain(value: Any) -> Any:
    if isinstance(value, list | tuple):
        return [_plain(each) for each in value]
    if hasattr(value, "keys"):
        return {key: _plain(value[key]) for key in value}
    return str(value) if isinstance(value, str) else value


def _hash(challenge: bytes) -> str:
    return hashlib.sha256(challenge).hexdigest()


def _is_address(host: str) -> bool:
    try:
        ip_address(host.partition("%")[0])
    except ValueError:
        return False
    return True


def _not_valid() -> Refusal:
    return Refusal("wrong_passkey", "this passkey was not accepted: try again", status=403)


def _too_many() -> Refusal:
    words = f"this passkey is known already, or you have {MOST}: remove one first"
    return Refusal("many_passkeys", words, status=409)
