"""The process that makes one review: it gets the log of a match, reports, and ends.

It uses all cores but gives way to people who are playing. It is told no names, and reports none.
"""

from __future__ import annotations

import os
from multiprocessing.connection import Connection
from typing import Any, TypeAlias

import msgspec

from hollywood.errors import HollywoodError
from hollywood.processes import follow

Told: TypeAlias = tuple[str, Any]
"""A report: ``progress`` with how many pieces of how many are done; ``so_far`` with the parts of a
review of the rounds that are done; ``done`` with those of the whole; ``refused`` with the reason;
``defect`` with the kind of error."""


def work(telling: Connection, log: bytes, worlds: int, niceness: int) -> None:
    """Make a review of ``log``, the entries of a match as a list in JSON, and report progress.

    ``worlds`` is how many rounds are imagined for a decision, 0 for the usual number; ``niceness``
    lets other processes go first.
    """
    follow()
    os.nice(niceness)
    try:
        telling.send(("done", _made(telling, msgspec.json.decode(log), worlds)))
    except HollywoodError as error:
        telling.send(("refused", str(error)))
    except Exception as error:  # noqa: BLE001  (the server writes down what kind it was)
        telling.send(("defect", type(error).__name__))


def _made(telling: Connection, entries: list[dict[str, Any]], worlds: int) -> tuple[bytes, ...]:
    from hollywood.kernel.engine.compiling import can_compile
    from hollywood.server.review.making import Making
    from hollywood.simulation.workers import cores

    making = Making(entries, worlds)
    telling.send(("progress", (0, making.pieces)))
    told = 0

    def progress(done: int, pieces: int) -> None:
        nonlocal told
        if done > told:
            told = done
            telling.send(("progress", (done, pieces)))

    def so_far(parts: tuple[bytes, ...]) -> None:
        telling.send(("so_far", parts))

    workers = cores() if can_compile() else 1  # interpreted ones would be processes of their own
    return making.by(workers, progress, so_far)
