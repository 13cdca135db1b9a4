"""What each request of a stranger costs the event loop, in milliseconds of processor time.

Run it as ``python -m benchmarks.request_cost``. The figure of a request is the median of several.
It does not include the work of other threads and processes, except for the loop's waits until they
release the interpreter.
"""

from __future__ import annotations

import asyncio
import statistics
import sys
import tempfile
import time
from pathlib import Path

from tests.counting import Calls
from tests.server.web.costly import Sent, everything, full_house

REPEATS = 5
SHOWN = 25


async def measured(rounds: int) -> list[tuple[float, int, int, Sent]]:
    """Return the milliseconds, the calls and the status of every request, the costliest first."""
    with tempfile.TemporaryDirectory() as folder:
        async with full_house(Path(folder), rounds=rounds) as house:
            found = []
            for sent in everything():
                taken, status = [], 0
                for _ in range(REPEATS):
                    await house.enter()
                    start = time.thread_time()
                    status, _, _ = await house.answer(sent)
                    taken.append((time.thread_time() - start) * 1000)
                await house.enter()
                with Calls() as calls:
                    await house.answer(sent)
                found.append((statistics.median(taken), calls.number, status, sent))
    return sorted(found, key=lambda each: each[0], reverse=True)


def main() -> None:
    """Print the most expensive requests."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 60
    rows = asyncio.run(measured(rounds))
    print(f"{len(rows)} requests; a match of {rounds} rounds")
    for ms, calls, status, sent in rows[:SHOWN]:
        body = sent.body[:40].decode("latin-1")
        print(f"{ms:8.2f} ms {calls:8d} calls  {status}  {sent.method} {sent.path[:60]}  {body}")


if __name__ == "__main__":
    main()
