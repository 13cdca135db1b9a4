"""Links that act for a person without a session: turn notices off, confirm an address.

Each is signed with a secret of this house. It gives nothing else, so a forwarded mail or a notice
on a borrowed device does no harm.
"""

from __future__ import annotations

import hashlib
from typing import NamedTuple

from itsdangerous import BadSignature, URLSafeSerializer, URLSafeTimedSerializer

CONFIRM_WITHIN = 3 * 24 * 3600
"""Seconds for which the link in the first mail to an address is valid."""

MAIL = "mail"
"""The way of notices that are mails; the others are ids of devices."""

LONGEST = 600
"""The most characters of a link's token."""


class Off(NamedTuple):
    """Whose notices end, and on which way."""

    person: str
    way: str


class Confirmed(NamedTuple):
    """Whose address is confirmed."""

    person: str
    address: str


class Links:
    """Makes and reads the tokens of links."""

    def __init__(self, secret: bytes) -> None:
        digest = {"digest_method": hashlib.sha256}
        self._off = URLSafeSerializer(secret, salt="hollywood off", signer_kwargs=digest)
        self._confirm = URLSafeTimedSerializer(
            secret, salt="hollywood confirm", signer_kwargs=digest
        )

    def off(self, person: str, way: str) -> str:
        """Return a token that ends notices on one way; it is valid forever."""
        return str(self._off.dumps([person, way]))

    def read_off(self, token: str) -> Off | None:
        """Return what a token ends; ``None`` if we did not make it."""
        try:
            return None if len(token) > LONGEST else Off(*self._off.loads(token))
        except BadSignature:
            return None

    def confirm(self, person: str, address: str) -> str:
        """Return a token for the person who reads the mail of an address."""
        return str(self._confirm.dumps([person, address]))

    def read_confirm(self, token: str) -> Confirmed | None:
        """Return what a token confirms; ``None`` if we did not make it, or it is too old."""
        if len(token) > LONGEST:
            return None
        try:
            return Confirmed(*self._confirm.loads(token, max_age=CONFIRM_WITHIN))
        except BadSignature:  # or expired
            return None
