"""The door of the engine: the answers of the server, and refusals in words."""

from __future__ import annotations

import asyncio
import sys

import msgspec
import pytest

from hollywood.match.presets import PRESETS
from hollywood.offline import calls
from hollywood.offline.calls import CALLS, call
from hollywood.offline.rules_calls import PresetsAsked
from hollywood.server.protocol.forms import RulesForm
from hollywood.server.web.rules_shown import check, preset_rules, preset_shown
from tests.offline.asking import answered, plain
from tests.processes import run


def test_the_games_and_their_rules_are_those_of_the_server() -> None:
    assert answered("rules.presets") == [plain(preset_shown(name)) for name in PRESETS]
    assert answered("rules.preset", name="gin") == plain(preset_rules("gin"))
    told = answered("rules.preset", name="may-i", language="de")
    assert told == plain(preset_rules("may-i", "de"))


@pytest.mark.parametrize(
    "form",
    [{"preset": "gin", "changes": {"target": "50"}}, {"preset": "gin", "changes": {"target": -1}}],
)
def test_rules_under_construction_are_checked_as_on_the_server(form: dict[str, object]) -> None:
    expected = plain(check(msgspec.convert(form, RulesForm), "fr"))
    assert answered("rules.check", **form, language="fr") == expected


def test_a_refusal_has_a_code_and_words_in_the_language_of_the_form() -> None:
    refused = answered("rules.preset", name="gim", language="de")["refused"]
    assert refused["code"] == "cannot_be"
    assert refused["words"].startswith("ein Spiel „gim“ gibt es nicht")
    assert refused["text"] == "error-no-preset-meant"
    assert refused["values"]["close"] == "gin"


@pytest.mark.parametrize("body", [b"", b"[]", b'{"nmae": 1}', b'{"name": 1}', b"[" * 100_000])
def test_a_form_that_cannot_be_read_is_refused(body: bytes) -> None:
    refused = msgspec.json.decode(asyncio.run(call("rules.preset", body)))["refused"]
    assert refused["code"] == "form"
    assert "\n" not in refused["words"]


def test_an_unknown_call_is_refused_and_a_defect_is_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    assert answered("rules.no")["refused"]["code"] == "not_found"

    def defect(_: PresetsAsked) -> None:
        raise KeyError("ours")

    monkeypatch.setattr("hollywood.offline.rules_calls.presets", defect)
    calls._answering.cache_clear()
    try:
        with pytest.raises(KeyError):
            answered("rules.presets")
    finally:
        calls._answering.cache_clear()


@pytest.mark.parametrize("name", CALLS)
def test_every_call_takes_a_struct(name: str) -> None:
    assert issubclass(calls._answering(name).form, msgspec.Struct)


def test_the_door_imports_the_modules_of_calls_when_they_are_needed() -> None:
    code = (
        "import sys, hollywood.offline.calls;"
        "print([name for name in sys.modules if name.endswith('_calls')])"
    )
    ran = run([sys.executable, "-c", code])
    assert ran.stdout == "[]\n"
