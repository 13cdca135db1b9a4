"""A server that writes without a pause, and says which moves it has acknowledged.

As a program: ``python -m tests.server.store.playing WHERE``. It goes on after the database was
away, and ends on SIGTERM.
"""

from __future__ import annotations

import asyncio
import contextlib
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator

from hollywood.server.store.opening import open_store
from hollywood.server.store.protocol import Overtaken, Store, StoreUnavailable
from tests import processes
from tests.server.store.rows import append, status, table
from tests.waiting import wait_until

TABLES = 4
_PAUSE = 0.02  # so that a house does not grow while it is restored a hundred times


async def _play(store: Store, name: str) -> None:
    seq: int | None = None
    while True:
        try:
            if seq is None:  # nobody knows whether the last one was written
                seq = len(await store.entries(name))
            await store.append(append(name, seq + 1))
        except (StoreUnavailable, Overtaken):
            seq = None
            await asyncio.sleep(0.02)
            continue
        seq += 1
        sys.stdout.write(f"{name} {seq}\n")
        sys.stdout.flush()
        await asyncio.sleep(_PAUSE)


async def main(where: str) -> None:
    """Play until told to stop."""
    store = await open_store(where)
    names = [f"t{number}" for number in range(TABLES)]
    for name in names:
        if await store.table(name) is None:
            await store.create_table(table(name), status(None, None))
    players = [asyncio.create_task(_play(store, name)) for name in names]
    stop = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stop.set)
    await stop.wait()
    for player in players:
        player.cancel()
    await store.close()


class Played:
    """What a server that plays has acknowledged so far, by table."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        self.ends: dict[str, int] = {}
        self._thread = threading.Thread(target=self._hear, daemon=True)
        self._thread.start()

    def goes_on(self) -> None:
        """Wait until another move is acknowledged at every table."""
        before = dict(self.ends)
        names = [f"t{number}" for number in range(TABLES)]
        wait_until(lambda: all(self.ends.get(n, 0) > before.get(n, 0) for n in names))

    def stop(self) -> dict[str, int]:
        """Stop the server; return everything that it has acknowledged."""
        self.process.terminate()
        assert self.process.wait() == 0
        self._thread.join()
        return self.ends

    def _hear(self) -> None:
        assert self.process.stdout is not None
        for spoken in self.process.stdout:
            name, seq = spoken.split()
            self.ends[name] = int(seq)


@contextlib.contextmanager
def played(where: str) -> Iterator[Played]:
    """Let a server play; it is stopped at the end, if it still plays."""
    words = [sys.executable, "-m", "tests.server.store.playing", where]
    process = processes.start(words, stdout=subprocess.PIPE)
    try:
        yield Played(process)
    finally:
        processes.end(process)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
