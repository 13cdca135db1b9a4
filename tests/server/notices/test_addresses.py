"""Where notices may go: push services on the open network, and nowhere else."""

from __future__ import annotations

import asyncio
import socket
from typing import Any

import pytest

from hollywood.server.notices.addresses import NotPublic, OpenNetwork, check_endpoint, is_public
from hollywood.server.notices.mail import is_address, smtp_of
from hollywood.server.people.refusals import Refusal
from hollywood.texts import Problem

GOOD = (
    "https://fcm.googleapis.com/fcm/send/cXy-1:APA91b_x",
    "https://updates.push.services.mozilla.com/wpush/v2/gAAAA",
    "https://web.push.apple.com/QGuQy",
    "https://db5p.notify.windows.com:443/w/?token=BQYAAAC%2f",
)
BAD = (
    "http://fcm.googleapis.com/fcm/send/x",
    "https://fcm.googleapis.com:8443/x",
    "https://127.0.0.1/x",
    "https://[::1]/x",
    "https://2130706433/x",
    "https://0x7f.1/x",
    "https://localhost/x",
    "https://user@push.example/x",
    "https://push.example\\@127.0.0.1/x",
    "https://push.example/x#y",
    "https://push.example/\r\nHost: other",
    "https://push.example:99999/x",
    "https://bücher.example/x",
    "https://push.example/" + "x" * 1024,
    "ftp://push.example/x",
    "//push.example/x",
    "",
)
CLOSED = (
    *("127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1"),
    *("0.0.0.0", "224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1", "fc00::1", "ff02::1"),
    *("::ffff:127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "2001:0:7f00:1::"),
    *("fe80::1%eth0", "elsewhere", ""),
)


def test_addresses_of_push_services() -> None:
    for endpoint in GOOD:
        check_endpoint(endpoint)
    check_endpoint("http://127.0.0.1:1234/x", loopback=True)


@pytest.mark.parametrize("endpoint", BAD)
def test_other_addresses_are_refused(endpoint: str) -> None:
    for loopback in (False, True):
        with pytest.raises(Refusal, match="push service"):
            check_endpoint(endpoint, loopback=loopback)


NOBODYS = ("::7f00:1", "64:ff9b:1::7f00:1", "::ffff:0:7f00:1", "fec0::1")
"""Addresses that hold one of this machine in a form that some networks translate, or old ones."""


def test_which_addresses_are_open() -> None:
    assert [address for address in NOBODYS if is_public(address)] == []
    assert [address for address in CLOSED if is_public(address)] == []
    for address in ("93.184.215.14", "2606:2800:21f:cb07::1", "64:ff9b::5db8:d70e"):
        assert is_public(address)


@pytest.mark.parametrize("found", [["127.0.0.1"], ["93.184.215.14", "10.0.0.1"], ["::1"]])
def test_a_name_that_leads_inside_is_not_followed(
    monkeypatch: pytest.MonkeyPatch, found: list[str]
) -> None:
    async def connect() -> None:
        def look_up(*_: Any, **__: Any) -> list[Any]:
            return [(socket.AF_INET, 1, 6, "", (address, 443)) for address in found]

        network = OpenNetwork()
        monkeypatch.setattr(socket, "getaddrinfo", look_up)
        with pytest.raises(NotPublic):
            await network.connect_tcp("rebinding.example", 443)

    asyncio.run(connect())


def test_mail_addresses() -> None:
    assert is_address("ann.o'hara+cards@mail.cards.example")
    for text in (
        "a@b",
        "a b@c.example",
        "a@b.example\nBcc: x",
        "@b.example",
        "a@b..example",
        "ä@b.example",
    ):
        assert not is_address(text)


def test_settings_of_mail() -> None:
    smtp = smtp_of("smtps://cards%40x@mail.example", "a@b.example", "secret")
    assert (smtp.port, smtp.tls, smtp.user) == (465, "start", "cards@x")
    assert "secret" not in repr(smtp)
    assert smtp_of("smtp://mail.example", "a@b.example", None).tls == "starttls"
    assert smtp_of("smtp://localhost", "a@b.example", None).port == 25
    for url in (
        "mail.example",
        "http://mail.example",
        "smtp://",
        "smtp://u:p@mail.example",
        "smtp://x:y",
    ):
        with pytest.raises(Problem, match="mail server"):
            smtp_of(url, "a@b.example", None)
    with pytest.raises(Problem, match="not an email address"):
        smtp_of("smtp://mail.example", "cards", None)
