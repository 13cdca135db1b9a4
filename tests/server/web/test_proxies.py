"""Behind proxies: the sender is the last address that belongs to no proxy of ours."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
from httpx import Headers
from limits import RateLimitItemPerMinute
from litestar.testing import RequestFactory

from hollywood.errors import HollywoodError
from hollywood.server.protocol.messages import PROTOCOL
from hollywood.server.web.identity import raw_address
from hollywood.server.web.proxies import network, sender
from hollywood.server.web.settings import RateLimits, Settings
from tests.server.web.browsers import open_house
from tests.server.web.test_serving import refused

NETWORKS = tuple(map(network, ("10.0.0.0/8", "192.168.7.0/24", "fd00::/8", "203.0.113.80")))


@pytest.mark.parametrize(
    ("lines", "who"),
    [
        ([], "10.0.0.1"),
        (["", " , "], "10.0.0.1"),
        (["192.0.2.7"], "192.0.2.7"),
        (["198.51.100.1, 192.0.2.7"], "192.0.2.7"),
        (["198.51.100.1", "192.0.2.7"], "192.0.2.7"),  # as HAProxy adds it: a line of its own
        (["192.0.2.7, 10.1.1.1", "192.168.7.3,fd00::3", "203.0.113.80"], "192.0.2.7"),
        (["192.0.2.7, 192.168.8.3, 10.1.1.1"], "192.168.8.3"),
        (["10.9.9.9, 10.1.1.1"], "10.9.9.9"),
        (["192.0.2.7:4711, [fd00::3]:80"], "192.0.2.7"),
        (["2001:db8::7, ::ffff:10.1.1.1"], "2001:db8::7"),
        (["192.0.2.7, unknown"], "10.0.0.1"),
        (["192.0.2.7, <script>, 10.1.1.1"], "10.1.1.1"),
        (["192.0.2.7, 10.1.1.999"], "10.0.0.1"),
        (["x" * 60_000], "10.0.0.1"),
        (["192.0.2.7 10.1.1.1"], "10.0.0.1"),
    ],
)
def test_who_asked(lines: Sequence[str], who: str) -> None:
    assert sender("10.0.0.1", lines, NETWORKS) == who


@pytest.mark.parametrize(
    ("lines", "who"),
    [
        (["for=192.0.2.7"], "192.0.2.7"),
        (["FOR=192.0.2.7;proto=https;by=10.0.0.1"], "192.0.2.7"),
        (["for=198.51.100.1", 'for="192.0.2.7:4711"'], "192.0.2.7"),
        (['for="[2001:db8::7]:4711";by=x, for=10.1.1.1'], "2001:db8::7"),
        (["for=192.0.2.7, for=_hidden"], "10.0.0.1"),
        (["for=192.0.2.7, for=unknown, for=10.1.1.1"], "10.1.1.1"),
        (["for=192.0.2.7, proto=https"], "10.0.0.1"),
        (['for=192.0.2.7;by="a,for=198.51.100.1;b"'], "192.0.2.7"),
        (['for=192.0.2.7, for="198.51.100.1, for=10.1.1.1'], "10.0.0.1"),
        (['"' * 60_000], "10.0.0.1"),
        ([";,=" * 20_000], "10.0.0.1"),
        (["for=192.0.2.7 for=10.1.1.1"], "10.0.0.1"),
    ],
)
def test_who_asked_by_rfc_7239(lines: Sequence[str], who: str) -> None:
    assert sender("10.0.0.1", [], NETWORKS, lines) == who


def test_a_header_that_no_proxy_of_ours_wrote_gives_no_other_address() -> None:
    """A visitor cannot escape the limits by the header that the proxy passes on as it is."""
    ours, forged = "192.0.2.7", "198.51.100.1"
    assert sender("10.0.0.1", [ours], NETWORKS, [f"for={ours}"]) == ours
    assert sender("10.0.0.1", [ours], NETWORKS, [f"for={forged}"]) == "10.0.0.1"
    assert sender("10.0.0.1", [forged], NETWORKS, [f"for={ours}"]) == "10.0.0.1"
    assert sender("10.0.0.1", [ours], NETWORKS, ["for=_hidden"]) == "10.0.0.1"


def _asked_from(peer: str, settings: dict[str, Any], *lines: str) -> str:
    request = RequestFactory().get("/")
    request.scope["client"] = (peer, 4711)
    request.scope["headers"] = [(b"x-forwarded-for", line.encode()) for line in lines]
    return raw_address(request, Settings(where="", **settings))


@pytest.mark.parametrize("peer", ["192.0.2.1", "fe80::1%eth0", "testclient"])
def test_only_proxies_are_believed(peer: str) -> None:
    lines = "198.51.100.1", "198.51.100.2"
    assert _asked_from(peer, {}, *lines) == peer
    assert _asked_from(peer, {"proxies": NETWORKS}, *lines) == peer
    assert _asked_from(peer, {"trust_proxy": True}, *lines) == "198.51.100.2"
    both = {"trust_proxy": True, "proxies": NETWORKS}
    assert _asked_from(peer, both, *lines, "10.0.0.9") == "198.51.100.2"


@pytest.mark.parametrize("peer", ["10.2.3.4", "::ffff:10.2.3.4", "fd00::1", "203.0.113.80"])
def test_proxies_are_known_by_their_networks(peer: str) -> None:
    proxies = {"proxies": NETWORKS}
    assert _asked_from(peer, proxies, "198.51.100.1", "198.51.100.2") == "198.51.100.2"


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ("10.0.0.1/8", "'10.0.0.1/8' is not a network: write it as in 10.0.0.0/8"),
        ("proxy.example", "'proxy.example' is not a network"),
        ("10.0.0.0/33", "'10.0.0.0/33' is not a network"),
        ("0.0.0.0/0", "'0.0.0.0/0' means everybody: name only the network of your proxies"),
        ("::/0", "'::/0' means everybody"),
    ],
)
def test_what_is_no_network_is_told(given: str, words: str) -> None:
    with pytest.raises(HollywoodError) as told:
        network(given)
    assert str(told.value).startswith(words)


def test_the_option_is_refused_in_one_line() -> None:
    assert refused("--trust-proxy", "10.0.0.1/8").startswith(
        "hollywood: '10.0.0.1/8' is not a network"
    )


def test_https_is_believed_of_proxies_only(tmp_path: Path) -> None:
    for trusted, name in ((False, "hollywood="), (True, "__Host-hollywood=")):
        folder = tmp_path / str(trusted)
        with open_house(folder, trust_proxy=trusted, proxies=NETWORKS) as visit:
            said = {"x-forwarded-proto": "https"}
            by_rfc = {"forwarded": "for=192.0.2.7;proto=https"}
            for headers in (said, by_rfc):
                response = visit.browser().send("POST", "/api/guest", {}, headers=headers)
                assert response.headers["set-cookie"].startswith(name)


def _lines(*addresses: str) -> Any:
    """Headers with a line of X-Forwarded-For for each address."""
    return Headers([("x-forwarded-for", address) for address in addresses])


def test_requests_and_sockets_count_for_who_asked(tmp_path: Path) -> None:
    """Whatever a visitor writes before the address that the proxy adds."""
    limits = RateLimits(requests=RateLimitItemPerMinute(1), connects=RateLimitItemPerMinute(1))
    with open_house(tmp_path, proxies=NETWORKS, limits=limits) as visit:
        asked = [
            visit.client.get("/api/me", headers=_lines(written, who, "10.0.0.2")).status_code
            for written, who in (("1.1.1.1", "192.0.2.7"), ("1.1.1.2", "192.0.2.7"))
        ]
        assert asked == [200, 429]
        assert (
            visit.client.get("/api/me", headers=_lines("192.0.2.7", "192.0.2.8")).status_code == 200
        )
        told = []
        for written, who in (
            ("1.1.1.1", "192.0.2.7"),
            ("1.1.1.2", "192.0.2.7"),
            ("1.1.1.2", "192.0.2.8"),
        ):
            with visit.client.websocket_connect(
                "/ws/table/t_none", headers=_lines(written, who, "10.0.0.2")
            ) as line:
                line.send_text(f'{{"type":"hello","protocol":{PROTOCOL}}}')
                told.append(msgspec.json.decode(line.receive_text())["code"])
        assert told[1] == "too_many"
        assert "too_many" not in told[::2]
