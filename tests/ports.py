"""A port for a server that a test starts."""

from __future__ import annotations

import contextlib
import socket
from random import SystemRandom


def free_port() -> int:
    """Return a free port that the system gives to no outgoing connection, so that it stays free."""
    for _ in range(1000):
        # Not seeded: other tests choose a port at the same time.
        port = SystemRandom().randint(15_000, 32_000)
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(("127.0.0.1", port))
            return port
    raise RuntimeError("no port is free")
