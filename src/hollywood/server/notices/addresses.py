"""Where the server sends notices: only to push services on the open network.

The address of a subscription comes from a browser, so anybody can make one up. It must be https on
the usual port, with the name of a host. When the server connects, it looks the name up, refuses
addresses that are not public, and connects to the very address it has checked. So nobody can make
it reach something inside its own network, whatever a name server answers.
"""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import Iterable
from functools import partial
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Any
from urllib.parse import urlsplit

import httpcore

from hollywood.server.notices.apart import apart
from hollywood.server.people.refusals import Refusal

LONGEST = 1024
"""The most characters of a subscription's address; push services use a few hundred."""

_PLAIN = re.compile(r"[!-\[\]-~]+")  # ASCII that can be seen, without the backslash
_NAME = re.compile(r"(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}")
_UNICAST = IPv6Network("2000::/3")  # the only addresses of IPv6 that are given to anybody
_MAPPED = IPv6Network("::ffff:0:0/96")
_TRANSLATED = IPv6Network("64:ff9b::/96")  # holds an IPv4 address in its last four bytes
_ATTEMPTS = 3
_LOOKUPS = 16  # of names at once


def check_endpoint(endpoint: str, *, loopback: bool = False) -> None:
    """Refuse the address of a subscription that cannot be a push service's.

    ``loopback`` also allows servers on this machine, for tests.
    """
    if len(endpoint) > LONGEST or not _PLAIN.fullmatch(endpoint):
        raise _refusal()
    try:
        parts = urlsplit(endpoint)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise _refusal() from None
    if "@" in parts.netloc or parts.fragment:
        raise _refusal()
    if loopback and host == "127.0.0.1" and parts.scheme == "http":
        return
    if parts.scheme != "https" or port not in {None, 443} or not _NAME.fullmatch(host):
        raise _refusal()


def is_public(address: str) -> bool:
    """Say whether an IP address is on the open network, and so is any address within it.

    >>> is_public("93.184.215.14"), is_public("10.0.0.1"), is_public("::ffff:127.0.0.1")
    (True, False, False)
    """
    try:
        parsed = ip_address(address)
    except ValueError:
        return False
    if isinstance(parsed, IPv6Address) and not any(
        parsed in network for network in (_UNICAST, _MAPPED, _TRANSLATED)
    ):
        return False
    return all(each.is_global and not each.is_multicast for each in (parsed, *_within(parsed)))


def _within(address: IPv4Address | IPv6Address) -> Iterable[IPv4Address]:
    """Yield the IPv4 addresses that an IPv6 address leads to."""
    if isinstance(address, IPv4Address):
        return
    for inner in (address.ipv4_mapped, address.sixtofour):
        if inner is not None:
            yield inner
    if address.teredo is not None:
        yield from address.teredo
    if address in _TRANSLATED:
        yield IPv4Address(address.packed[12:])


class OpenNetwork(httpcore.AsyncNetworkBackend):
    """Connects to public addresses only; with ``loopback``, to this machine too, for tests."""

    def __init__(self, *, loopback: bool = False) -> None:
        self._loopback = loopback
        self._network = httpcore.AnyIOBackend()
        self._turn = asyncio.Semaphore(_LOOKUPS)

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        """Look a host up, and connect to one of its addresses if all of them are public."""
        look_up = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
        try:
            async with asyncio.timeout(timeout):
                found = await apart(look_up, self._turn)
        except (OSError, UnicodeError, TimeoutError) as error:
            raise httpcore.ConnectError(f"the host cannot be found: {error}") from error
        addresses = list(dict.fromkeys(str(address[0]) for *_, address in found))
        if not all(map(self._allowed, addresses)):
            raise NotPublic("the host is not on the open network")
        for address in addresses[: _ATTEMPTS - 1]:
            try:
                return await self._network.connect_tcp(
                    address, port, timeout, local_address, socket_options
                )
            except (httpcore.ConnectError, httpcore.ConnectTimeout):
                continue
        return await self._network.connect_tcp(
            addresses[-1], port, timeout, local_address, socket_options
        )

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        await asyncio.sleep(seconds)

    def _allowed(self, address: str) -> bool:
        return is_public(address) or (self._loopback and address == "127.0.0.1")


class NotPublic(httpcore.ConnectError):
    """A name leads to an address that is not on the open network."""


def _refusal() -> Refusal:
    return Refusal("endpoint", "this is not the address of a push service")
