"""What a person asks for and may not have: why, in one line, and how the web says it."""

from __future__ import annotations

from hollywood.errors import HollywoodError


class Refusal(HollywoodError):
    """A request that is not granted: ``code`` for programs, the text for the person.

    ``status`` is that of HTTP; ``retry_after`` the seconds after which to ask again makes sense.
    """

    def __init__(
        self, code: str, words: str, *, status: int = 422, retry_after: int | None = None
    ) -> None:
        super().__init__(words)
        self.code = code
        self.status = status
        self.retry_after = retry_after
