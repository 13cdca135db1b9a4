"""The address a request came from, when proxies of ours passed it on.

Every proxy adds the address it saw at the end of ``X-Forwarded-For``, in the same line or in its
own. Only what our own proxies wrote can be believed. So the addresses are read from the end: those
in our networks are skipped, and the first other one is the sender. Anything before it could have
been written by anybody.

``Forwarded`` (RFC 7239) is read in the same way. A request may have both, and a visitor may have
written the one that our proxy does not write: if they disagree, neither counts.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from ipaddress import (
    IPv4Address,
    IPv4Network,
    IPv6Address,
    IPv6Network,
    ip_address,
    ip_network,
)

from hollywood.errors import HollywoodError

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network

# A comma or a semicolon inside quotes separates nothing; an open quote reaches to the end.
_ELEMENTS = re.compile(r'(?:[^",]|"[^"]*(?:"|$))+')
_PAIRS = re.compile(r'(?:[^";]|"[^"]*(?:"|$))+')


def network(text: str) -> Network:
    """Read a network, or a single address; HollywoodError if it is neither.

    >>> network("10.0.0.0/8"), network("2001:db8::7")
    (IPv4Network('10.0.0.0/8'), IPv6Network('2001:db8::7/128'))
    """
    try:
        found = ip_network(text.strip())
    except ValueError:
        raise HollywoodError(
            f"{text!r} is not a network: write it as in 10.0.0.0/8 or fd00::/8, or name one address"
        ) from None
    if found.prefixlen == 0:
        raise HollywoodError(f"{text!r} means everybody: name only the network of your proxies")
    return found


def is_proxy(address: str, networks: Iterable[Network]) -> bool:
    """Say whether an address is in one of the networks."""
    parsed = _parsed(address)
    return parsed is not None and any(parsed in each for each in networks)


def sender(
    peer: str,
    x_forwarded_for: Sequence[str],
    networks: Sequence[Network],
    forwarded: Sequence[str] = (),
) -> str:
    """Return who sent a request to a proxy of ours, from all lines of the two headers in order.

    ``peer`` is the proxy that talks to us. If an entry is not an address, the proxy that wrote it
    counts as the sender, since nothing beyond it is known.

    >>> sender("10.0.0.1", ["203.0.113.9, 192.0.2.7", "10.0.0.2"], [network("10.0.0.0/8")])
    '192.0.2.7'
    >>> sender("10.0.0.1", [], [network("10.0.0.0/8")], ['for="[2001:db8::7]:4711";proto=https'])
    '2001:db8::7'
    """
    lists = (
        [hop.strip() for line in x_forwarded_for for hop in line.split(",")],
        [said.get("for", "unknown") for said in forwarded_elements(forwarded)],
    )
    found = {_sender(peer, [hop for hop in hops if hop], networks) for hops in lists if any(hops)}
    return found.pop() if len(found) == 1 else peer


def forwarded_elements(lines: Sequence[str]) -> list[dict[str, str]]:
    """Read all lines of ``Forwarded``: for each proxy, what it said by name, without quotes.

    >>> forwarded_elements(['For="[2001:db8::7]:4711";proto=https, for=192.0.2.7'])
    [{'for': '[2001:db8::7]:4711', 'proto': 'https'}, {'for': '192.0.2.7'}]
    """
    return [
        {
            name.strip().lower(): value.strip().strip('"')
            for name, equals, value in (pair.partition("=") for pair in _PAIRS.findall(element))
            if equals
        }
        for line in lines
        for element in _ELEMENTS.findall(line)
        if element.strip()
    ]


def _sender(peer: str, hops: Sequence[str], networks: Sequence[Network]) -> str:
    known = peer
    for hop in reversed(hops):
        address = _parsed(hop)
        if address is None:
            return known
        known = str(address)
        if not any(address in each for each in networks):
            return known
    return known


def _parsed(text: str) -> Address | None:
    """Read an address; some proxies write a port after it."""
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        found = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return found if mapped is None else mapped
