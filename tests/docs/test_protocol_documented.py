"""docs/protocol.md tells every message, everything shown, every form and every request."""

from __future__ import annotations

import json
import re

import pytest

from hollywood.play.text import from_json
from hollywood.server.messages import ClientMessage
from tools import protocol_page

TEXT = protocol_page.PAGE.read_text(encoding="utf-8")


def test_the_reference_is_what_the_structs_say() -> None:
    assert protocol_page.filled(TEXT) == TEXT, "run: python tools/protocol_page.py"


@pytest.mark.parametrize("name", protocol_page.names())
def test_every_struct_has_its_heading(name: str) -> None:
    assert TEXT.count(f"#### `{name}`\n") == 1


def test_a_stale_reference_would_be_seen() -> None:
    stale = TEXT.replace("| `command_id` |", "| `command` |", 1)
    assert stale != TEXT
    assert protocol_page.filled(stale) == TEXT


def test_the_examples_are_messages() -> None:
    (block,) = re.findall(r"```json\n(.*?)```", TEXT, re.DOTALL)
    for line in block.splitlines():
        assert from_json(line, ClientMessage) is not None
        assert json.loads(line)["type"]
