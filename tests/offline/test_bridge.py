"""The bridge to the page: calls that begin, end, fail, and are given up; and what is stored."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec
import pytest

from hollywood.offline import bridge, calls


class FakePage:
    """A page that notes what it is told, and keeps what it is given."""

    def __init__(self) -> None:
        self.told: list[tuple[Any, ...]] = []
        self.asked: list[tuple[str, Any]] = []
        self.stored = '{"value":null}'

    def emit(self, channel: str, text: str) -> None:
        self.told.append(("emit", channel, text))

    def report(self, number: int, done: int, pieces: int) -> None:
        self.told.append(("report", number, done, pieces))

    def answer(self, number: int, text: str) -> None:
        self.told.append(("answer", number, text))

    def fail(self, number: int, words: str) -> None:
        self.told.append(("fail", number, words))

    async def storage(self, what: str, arguments: str) -> str:
        self.asked.append((what, msgspec.json.decode(arguments)))
        return self.stored


@pytest.fixture
def page() -> FakePage:
    page = FakePage()
    bridge.connect(page)
    return page


def told(page: FakePage, number: int) -> list[tuple[Any, ...]]:
    return [each for each in page.told if each[1] == number]


def run(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(work())


async def _settled() -> None:
    while len(asyncio.all_tasks()) > 1:
        await asyncio.sleep(0)


def test_calls_are_answered_each_by_its_number(
    page: FakePage, monkeypatch: pytest.MonkeyPatch
) -> None:
    first_may_end = asyncio.Event()

    async def call(name: str, body: bytes, report: calls.Report) -> bytes:
        report(1, 2)
        if name == "first":
            await first_may_end.wait()
        else:
            first_may_end.set()
        return f'{{"of":"{name}","é":{body.decode()}}}'.encode()

    monkeypatch.setattr(bridge, "call", call)

    async def work() -> None:
        bridge.begin(1, "first", '"ü"')
        bridge.begin(2, "second", "2")
        await _settled()

    run(work)
    assert told(page, 1) == [("report", 1, 1, 2), ("answer", 1, '{"of":"first","é":"ü"}')]
    assert told(page, 2) == [("report", 2, 1, 2), ("answer", 2, '{"of":"second","é":2}')]
    assert page.told[-1][1] == 1


def test_a_call_that_is_given_up_has_no_answer_and_others_go_on(
    page: FakePage, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def call(name: str, _body: bytes, _report: calls.Report) -> bytes:
        if name == "endless":
            await asyncio.Event().wait()
        return b"{}"

    monkeypatch.setattr(bridge, "call", call)

    async def work() -> None:
        bridge.begin(1, "endless", "{}")
        await asyncio.sleep(0)
        bridge.stop(1)
        bridge.begin(2, "short", "{}")
        await _settled()
        bridge.stop(2)

    run(work)
    assert page.told == [("answer", 2, "{}")]


def test_a_defect_is_told_and_a_refusal_is_an_answer(
    page: FakePage, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def work() -> None:
        bridge.begin(1, "no.such_call", "{}")
        await _settled()
        monkeypatch.setattr(bridge, "call", None)
        bridge.begin(2, "rules.presets", "{}")
        await _settled()

    run(work)
    assert msgspec.json.decode(told(page, 1)[0][2])["refused"]["code"] == "not_found"
    assert told(page, 2)[0][0] == "fail"
    assert "TypeError" in told(page, 2)[0][2]
    assert "Traceback" in capsys.readouterr().err


def test_a_message_goes_out_on_its_channel(page: FakePage) -> None:
    bridge.emit("table.7", '{"name":"Zoë"}'.encode())
    assert page.told == [("emit", "table.7", '{"name":"Zoë"}')]


def test_what_is_stored_crosses_as_json(page: FakePage) -> None:
    async def work() -> None:
        kept = bridge.Storage()
        await kept.put("books", "b", b'{"a":[1,2]}')
        await kept.append("t", 3, [b'{"x":1}', b"2"], b'{"stage":"over"}')
        await kept.append("t", 5, [b"3"])
        await kept.delete("books", "b")
        await kept.delete_table("t")
        assert await kept.get("books", "b") is None
        page.stored = '{"value":{"a":[1,2]}}'
        assert await kept.get("books", "b") == b'{"a":[1,2]}'
        page.stored = '{"value":[{"x":1},2]}'
        assert await kept.entries("t", 3) == [b'{"x":1}', b"2"]
        assert await kept.list("books") == [b'{"x":1}', b"2"]

    run(work)
    assert page.asked == [
        ("put", ["books", "b", {"a": [1, 2]}]),
        ("append", ["t", 3, [{"x": 1}, 2], {"stage": "over"}]),
        ("append", ["t", 5, [3]]),
        ("delete", ["books", "b"]),
        ("deleteTable", ["t"]),
        ("get", ["books", "b"]),
        ("get", ["books", "b"]),
        ("entries", ["t", 3]),
        ("list", ["books"]),
    ]


def test_trouble_with_the_storage_has_a_code(page: FakePage) -> None:
    page.stored = '{"trouble":"full"}'

    async def work() -> None:
        with pytest.raises(bridge.StorageTrouble, match="full") as trouble:
            await bridge.Storage().put("books", "b", b"1")
        assert trouble.value.code == "full"

    run(work)
