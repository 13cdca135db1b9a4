"""Each net in the package says where it comes from, and is the one described."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import hollywood.bots
from training import provenance

PACKAGE = Path(hollywood.bots.__file__).parent
NETS = sorted(PACKAGE.rglob("*.net"))


@pytest.mark.parametrize("net", NETS, ids=lambda net: net.stem)
def test_a_net_says_where_it_comes_from(net: Path) -> None:
    told = json.loads(provenance.beside(net).read_text())
    assert tuple(told) == provenance.KEYS
    assert told["weights_sha256"] == provenance.sha256_of(net), "the net is another: say of which"
    assert all(told[key] for key in provenance.KEYS if key != "note")


def test_there_are_nets_and_what_is_written_is_what_is_asked_for(tmp_path: Path) -> None:
    assert len(NETS) == 3
    net = tmp_path / "small.net"
    net.write_bytes(b"weights")
    provenance.write(net, command="train", seeds={"played": 1}, measured="nothing")
    told = json.loads((tmp_path / "small.json").read_text())
    assert tuple(told) == provenance.KEYS
    assert told["weights_sha256"] == provenance.sha256_of(net)
