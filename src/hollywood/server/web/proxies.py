"""The address a request came from, when proxies of ours passed it on.

Every proxy adds the address it saw at the end of ``X-Forwarded-For``, in the same line or in its
own. Only what our own proxies wrote can be believed. So the addresses are read from the end: those
in our networks are skipped, and the first other one is the sender. Anything before it could have
been written by anybody.
"""

from __future__ import annotations

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


def sender(peer: str, forwarded: Sequence[str], networks: Sequence[Network]) -> str:
    """Return who sent a request to a proxy of ours, from all ``X-Forwarded-For`` lines in order.

    ``peer`` is the proxy that talks to us. If an entry is not an address, the proxy that wrote it
    counts as the sender, since nothing beyond it is known.

    >>> sender("10.0.0.1", ["203.0.113.9, 192.0.2.7", "10.0.0.2"], [network("10.0.0.0/8")])
    '192.0.2.7'
    """
    known = peer
    hops = [hop.strip() for line in forwarded for hop in line.split(",")]
    for hop in reversed([hop for hop in hops if hop]):
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
