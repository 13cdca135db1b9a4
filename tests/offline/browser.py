"""A browser without a browser: what the engine is connected to, with its storage in memory."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from hollywood.offline import bridge
from hollywood.offline.calls import call
from hollywood.play.text import to_json

Plain = dict[str, Any]


class Refused(AssertionError):
    """A call was refused; ``code`` says why."""

    def __init__(self, refused: Plain) -> None:
        super().__init__(refused)
        self.code: str = refused["code"]


class Browser:
    """The page's end of the bridge (``bridge.Page``)."""

    def __init__(self) -> None:
        self.stores: dict[str, dict[str, Any]] = {"tables": {}, "records": {}, "settings": {}}
        self.logs: dict[str, list[Any]] = {}
        self.heard: dict[str, list[Plain]] = {}
        self.sent: list[tuple[str, Plain]] = []
        self.trouble: Callable[[], str] = lambda: ""
        self.before_append: Callable[[str], None] = lambda _: None
        bridge.connect(self)

    async def asks(self, name: str, /, **form: Any) -> Any:
        """Make a call; Refused if it is refused."""
        answer = msgspec.json.decode(await call(name, to_json(form)))
        if isinstance(answer, dict) and "refused" in answer:
            raise Refused(answer["refused"])
        return answer

    def emit(self, channel: str, text: str) -> None:
        """Hear a message."""
        message = msgspec.json.decode(text)
        self.heard.setdefault(channel, []).append(message)
        self.sent.append((channel, message))

    def report(self, number: int, done: int, pieces: int) -> None:
        """Hear how far a call is."""

    def answer(self, number: int, text: str) -> None:
        """Hear the answer to a call."""

    def fail(self, number: int, words: str) -> None:
        """Hear of a defect."""
        raise AssertionError(words)

    def storage(self, what: str, arguments: str) -> Awaitable[str]:
        """Do what the storage does, in one step."""
        return self._stored(what, msgspec.json.decode(arguments))

    async def _stored(self, what: str, given: list[Any]) -> str:
        trouble = self.trouble() if what in {"append", "put", "delete"} else ""
        value = None
        if not trouble:
            value, trouble = getattr(self, f"_{what}")(*given)
        return to_json({"trouble": trouble} if trouble else {"value": value}).decode()

    def _get(self, store: str, key: str) -> tuple[Any, str]:
        return self.stores[store].get(key), ""

    def _list(self, store: str) -> tuple[Any, str]:
        return [value for _, value in sorted(self.stores[store].items())], ""

    def _put(self, store: str, key: str, value: Any) -> tuple[Any, str]:
        self.stores[store][key] = value
        return None, ""

    def _entries(self, table: str, start: int = 0) -> tuple[Any, str]:
        return self.logs.get(table, [])[start:], ""

    def _append(
        self, table: str, seq: int, entries: list[Any], state: Any = None
    ) -> tuple[Any, str]:
        log = self.logs.setdefault(table, [])
        if len(log) != seq:
            return None, "overtaken"
        self.before_append(table)
        log += entries
        if state is not None:
            self.stores["tables"][table] = state
        return None, ""
