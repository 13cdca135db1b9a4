"""Mails: an SMTP server to hand them to, and how they are written."""

from __future__ import annotations

import asyncio
import re
import smtplib
import ssl
from dataclasses import dataclass, field
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid
from functools import partial
from typing import Literal
from urllib.parse import unquote, urlsplit

from hollywood.server.notices.apart import apart
from hollywood.server.people.refusals import Refusal
from hollywood.texts import Problem

LONGEST_ADDRESS = 200

_TIMEOUT = 20.0  # seconds for each step of a conversation
_AT_ONCE = 2
_ADDRESS = re.compile(
    r"[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@"
    r"([a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z]{2,63}"
)
_PORTS = {"smtps": 465, "smtp": 587}
_HERE = frozenset({"localhost", "127.0.0.1", "::1"})


@dataclass(frozen=True, kw_only=True)
class Smtp:
    """An SMTP server, and the address that mails come from.

    ``tls`` says when the connection is encrypted: from its ``start``, after ``STARTTLS``, or
    ``never``, which is only for a server on this machine.
    """

    host: str
    port: int
    tls: Literal["start", "starttls", "never"]
    sender: str
    user: str | None = None
    password: str | None = field(default=None, repr=False)


def smtp_of(url: str, sender: str, password: str | None) -> Smtp:
    """Read the settings of mail; Problem if they are none.

    >>> smtp_of("smtps://cards@mail.example", "cards@mail.example", "secret").port
    465
    """
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
    except ValueError:
        raise Problem("error-smtp", text=url) from None
    if parts.password:  # it is not repeated
        raise Problem("error-smtp", text=url.replace(parts.password, "..."))
    if parts.scheme not in _PORTS or not host or parts.path.strip("/"):
        raise Problem("error-smtp", text=url)
    if not is_address(sender):
        raise Problem("error-mail-from", text=sender)
    here = host in _HERE
    return Smtp(
        host=host,
        port=port or (25 if here and parts.scheme == "smtp" else _PORTS[parts.scheme]),
        tls="start" if parts.scheme == "smtps" else "never" if here else "starttls",
        sender=sender,
        user=unquote(parts.username) if parts.username else None,
        password=password,
    )


def is_address(text: str) -> bool:
    """Say whether a text is a mail address that we write to.

    >>> is_address("ann@cards.example"), is_address("ann"), is_address("Ann <ann@cards.example>")
    (True, False, False)
    """
    return len(text) <= LONGEST_ADDRESS and _ADDRESS.fullmatch(text) is not None


def check_address(text: str) -> str:
    """Return a mail address without spaces around it; Refusal if it is none."""
    address = text.strip()
    if not is_address(address):
        raise Refusal("mail_address", "this is not a mail address: write it as ann@cards.example")
    return address


class Mailer:
    """Hands mails to the SMTP server, a few at a time, outside the event loop."""

    def __init__(self, smtp: Smtp, site: str) -> None:
        """``site`` is the address of the pages, for the links in mails."""
        self.site = site
        self._smtp = smtp
        self._turn = asyncio.Semaphore(_AT_ONCE)

    async def send(self, to: str, subject: str, text: str, *, off: str | None = None) -> bool:
        """Send a mail; false if it could not be handed over.

        ``off`` is the link with which its reader ends further mails.
        """
        mail = EmailMessage(policy=SMTP)
        mail["From"], mail["To"], mail["Subject"] = self._smtp.sender, to, subject
        mail["Date"] = formatdate()
        mail["Message-ID"] = make_msgid(domain=self._smtp.sender.rpartition("@")[2])
        mail["Auto-Submitted"] = "auto-generated"
        if off is not None:
            mail["List-Unsubscribe"] = f"<{off}>"
            mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        mail.set_content(text)
        try:
            await apart(partial(self._hand_over, mail), self._turn)
        except (smtplib.SMTPException, OSError):
            return False
        return True

    def _hand_over(self, mail: EmailMessage) -> None:
        smtp = self._smtp
        if smtp.tls == "start":
            safe = ssl.create_default_context()
            server: smtplib.SMTP = smtplib.SMTP_SSL(
                smtp.host, smtp.port, timeout=_TIMEOUT, context=safe
            )
        else:
            server = smtplib.SMTP(smtp.host, smtp.port, timeout=_TIMEOUT)
        with server:
            if smtp.tls == "starttls":
                server.starttls(context=ssl.create_default_context())
            if smtp.user is not None:
                server.login(smtp.user, smtp.password or "")
            server.send_message(mail)
