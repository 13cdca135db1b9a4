"""Why something cannot be done with a book: a stable code, and words in every language."""

from __future__ import annotations

from hollywood.texts import Problem


class BookRefused(Problem):
    """A refused request: ``code`` for programs, ``values`` for its text."""

    def __init__(self, code: str, /, **values: str | int) -> None:
        super().__init__(f"book-{code}", **values)
        self.code = code
        self.values = values

    def __reduce__(self) -> tuple[object, ...]:
        return _again, (self.code, self.values)


def _again(code: str, values: dict[str, str | int]) -> BookRefused:
    return BookRefused(code, **values)
