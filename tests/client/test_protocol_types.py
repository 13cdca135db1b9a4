"""The client's types are those of the server."""

from __future__ import annotations

import re

import pytest

from tools import protocol_types

TEXT = protocol_types.written()


def interface(name: str) -> str:
    found = re.search(rf"export interface {name} \{{(.*?)\}}\n", TEXT, re.DOTALL)
    assert found is not None, f"there is no interface {name}"
    return found[1]


def test_the_committed_file_is_what_would_be_written() -> None:
    assert protocol_types.FILE.read_text(encoding="utf-8") == TEXT


def test_the_file_of_the_engine_is_what_would_be_written() -> None:
    text = protocol_types.written_for_the_engine()
    assert protocol_types.ENGINE_FILE.read_text(encoding="utf-8") == text
    assert '"rules.presets": { form: PresetsAsked; answer: PresetShown[] };' in text


def test_check_says_when_the_file_has_drifted(monkeypatch: pytest.MonkeyPatch) -> None:
    drifted = protocol_types.FILE.with_name("no-such-protocol.ts")
    monkeypatch.setattr(protocol_types, "FILE", drifted)
    assert protocol_types.main(["--check"]) == 1
    monkeypatch.undo()
    assert protocol_types.main(["--check"]) == 0


def test_what_a_client_may_leave_out_is_optional_and_what_the_server_sends_is_not() -> None:
    assert "since?: number | null;" in interface("Hello")
    assert "protocol: number;" in interface("Hello")
    assert "bot: string | null;" in interface("SeatShown")
    assert "sheet?: SheetShown | null;" in interface("Update")
    assert "sheet: SheetShown | null;" in interface("Welcome")
    assert "action: GinAction | ContractAction | null;" in interface("ReviewOption")


def test_hidden_hands_raw_actions_and_renamed_fields() -> None:
    assert "hands: (Card[] | null)[];" in interface("GinShown")
    assert "action: GinAction | ContractAction;" in interface("Act")
    assert "event: GinEvent | ContractEvent;" in interface("TableEvent")
    assert "pass: Why | null;" in interface("GinOptions")
    assert "pass_:" not in TEXT


def test_what_both_games_name_alike_is_told_apart() -> None:
    assert 'type: "lay_off";' in interface("GinLayOff")
    assert "at?: End | null;" in interface("ContractLayOff")
    assert 'export type GinEnding = "knock"' in TEXT
    assert "export interface LayOff " not in TEXT


def test_every_name_that_is_used_is_declared() -> None:
    declared = set(re.findall(r"export (?:interface|type|const) (\w+)", TEXT))
    code = re.sub(r'/\*\*.*?\*/|//.*|"[^"]*"', "", TEXT)
    used = set(re.findall(r"\b[A-Z]\w+\b", code)) - {"Record", "PROTOCOL", "LONGEST_MESSAGE"}
    assert used <= declared
