"""Which address a request came from, when proxies of ours passed it on.

Every proxy adds the address that it saw at the end of ``X-Forwarded-For``, in the same line or in
one of its own. Only what our own proxies wrote can be believed, so the addresses are read from the
end: those of our networks are passed over, and the first other one is who asks. What stands before
it anybody can have written.
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
    """Read a network, or a single address; HollywoodError for what is none.

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
    """Return who asked a proxy of ours, from all lines of ``X-Forwarded-For`` in their order.

    ``peer`` is the proxy that speaks with us. Where something stands that is no address, whoever
    wrote it is taken for the sender: that proxy of ours is all we know.

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
