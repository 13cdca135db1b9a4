"""docs/protocol.md describes every message, everything shown, every form and every request."""

from __future__ import annotations

import json
import re

import pytest

from hollywood.contract.actions import ContractAction
from hollywood.gin.actions import GinAction
from hollywood.play.text import from_json
from hollywood.server.protocol.messages import ClientMessage
from tools import protocol_page

TEXT = protocol_page.PAGE.read_text(encoding="utf-8")


def test_the_reference_is_what_the_structs_say() -> None:
    assert protocol_page.filled(TEXT) == TEXT, "run: python tools/protocol_page.py"


@pytest.mark.parametrize("name", protocol_page.names())
def test_every_struct_has_its_heading(name: str) -> None:
    assert TEXT.count(f"\n#### `{name}`\n") == 1


def test_a_stale_reference_would_be_seen() -> None:
    stale = TEXT.replace("| `command_id` |", "| `command` |", 1)
    assert stale != TEXT
    assert protocol_page.filled(stale) == TEXT


def test_the_examples_are_messages() -> None:
    conversation, deeds = re.findall(r"```json\n(.*?)```", TEXT, re.DOTALL)
    for line in conversation.splitlines():
        assert from_json(line, ClientMessage) is not None
        assert json.loads(line)["type"]
    *of_gin, of_may_i = deeds.splitlines()
    assert len([from_json(line, GinAction) for line in of_gin]) == 3
    assert from_json(of_may_i, ContractAction)
