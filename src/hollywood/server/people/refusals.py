"""Refused requests: a code for programs, the reason in one line, and the HTTP status."""

from __future__ import annotations

from hollywood.errors import HollywoodError
from hollywood.server.store.protocol import Overtaken, StoreUnavailable
from hollywood.writing import NameRefused


class Refusal(HollywoodError):
    """A refused request: ``code`` for programs, the text for the person.

    ``status`` is the HTTP status; ``retry_after`` is the number of seconds to wait before trying
    again.
    """

    def __init__(
        self, code: str, words: str, *, status: int = 422, retry_after: int | None = None
    ) -> None:
        super().__init__(words)
        self.code = code
        self.status = status
        self.retry_after = retry_after


def code_of(error: HollywoodError) -> str:
    """Return the code under which an error for people is reported."""
    match error:
        case Refusal(code=code):
            return code
        case StoreUnavailable() | Overtaken():
            return "unavailable"
        case NameRefused():
            return "name"
        case _:
            return "cannot_be"
