"""The making of a review from the log of a match."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from hollywood.analysis.crew import Watch
from hollywood.analysis.report import Review
from hollywood.analysis.review import Reviewing
from hollywood.records import Record
from hollywood.server.review.shown import parts_of


class Making:
    """A review ready to be made; HollywoodError if the log is inconsistent. It has no names."""

    def __init__(self, entries: list[dict[str, Any]], worlds: int = 0) -> None:
        """``entries`` are those of the match; for ``worlds`` rounds of a decision, 0 is usual."""
        opened = entries[0]
        players = [f"Player {seat}" for seat, _ in enumerate(opened["players"], start=1)]
        plain = ({**opened, "players": players}, *entries[1:])
        record = Record(path=Path("log"), entries=plain, length=0, check="")
        self._reviewing = Reviewing(record, seed=1, worlds=worlds or None)

    @property
    def pieces(self) -> int:
        """The number of pieces of work."""
        return self._reviewing.pieces

    def by(
        self,
        workers: int,
        progress: Callable[[int, int], object],
        so_far: Callable[[tuple[bytes, ...]], object] | None = None,
    ) -> tuple[bytes, ...]:
        """Make it with so many workers, 0 for none but this thread; return its parts.

        ``so_far`` gets those of the rounds that are done, after each round but the last.
        """

        def told(review: Review) -> None:
            if so_far is not None:
                so_far(parts_of(review))

        watch = Watch(lambda: False, progress, None if so_far is None else told)
        return parts_of(self._reviewing.run(workers, watch))
