"""Workers of a Ray cluster: the same chunks, played on other machines.

Ray repeats a chunk if its worker or machine is lost. Every chunk has one place in the order, which
is filled once, so no chunk is counted twice.
"""

from __future__ import annotations

import logging
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from hollywood.errors import HollywoodError
from hollywood.kernel.engine.compiling import sources_hash
from hollywood.simulation.chunks import Chunk
from hollywood.simulation.extras import need
from hollywood.simulation.game import Spec
from hollywood.simulation.work import Crew, Done, Job, Worker

_REACH_SECONDS = 5.0
_JOIN_SECONDS = 15.0
_TRIES_AGAIN = 10  # how often a chunk is retried before the cluster is abandoned
_PROBE = "import sys, ray; ray.init(address=sys.argv[1], log_to_driver=False)"


def check_address(address: str) -> None:
    """Raise HollywoodError unless a Ray cluster answers at ``address``, which is ``auto``,
    ``HOST:PORT``, or ``ray://HOST:PORT``.

    The check runs in its own process, because Ray may wait for minutes or end the process.
    """
    need("ray", "--ray")
    if address != "auto":
        _knock(address)
    try:
        done = subprocess.run(
            [sys.executable, "-c", _PROBE, address],
            capture_output=True,
            text=True,
            timeout=_JOIN_SECONDS,
            check=False,
        )
    except subprocess.TimeoutExpired:
        raise HollywoodError(f"no Ray cluster answers at {address}") from None
    if done.returncode:
        said = done.stderr.strip().splitlines() or [""]
        why = said[-1].partition(": ")[2] or said[-1]
        raise HollywoodError(f"the Ray cluster at {address} cannot be joined: {why[:200]}")


def _knock(address: str) -> None:
    """Raise HollywoodError unless something listens at an address."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not (port.isascii() and port.isdigit() and 0 < int(port) < 65_536):
        raise HollywoodError(f"--ray cannot be {address!r}: auto, HOST:PORT or ray://HOST:PORT")
    try:
        socket.create_connection((host, int(port)), _REACH_SECONDS).close()
    except OSError as error:
        why = error.strerror or str(error)
        raise HollywoodError(f"no Ray cluster answers at {address}: {why}") from None


@contextmanager
def ray_crew(spec: Spec, address: str, *, keep: bool) -> Iterator[Crew]:
    """Yield the workers of the cluster at ``address``, one for each of its processors."""
    import ray

    handlers = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}
    ray.init(address=address, logging_level=logging.ERROR, log_to_driver=False)
    for number, handler in handlers.items():
        signal.signal(number, handler)  # Ray sets its own
    try:
        yield _Cluster(ray, spec, keep=keep)
    finally:
        ray.shutdown()


class _Cluster:
    def __init__(self, ray: Any, spec: Spec, *, keep: bool) -> None:
        self.workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
        self.ahead = 2 * self.workers + 2
        self._ray = ray
        self._spec = (dict(spec.rules), list(spec.players), spec.unit, spec.seed, keep)
        self._play = ray.remote(max_retries=_TRIES_AGAIN)(_play)
        warm = [self.submit(Chunk(0, 0, 1)) for _ in range(self.workers)]
        for job in warm:  # each process compiles or loads compiled code before timing starts
            job.result()

    def submit(self, chunk: Chunk) -> Job:
        ref = self._play.remote(*self._spec, chunk.first, chunk.units)
        return _Job(self._ray, ref)


class _Job:
    def __init__(self, ray: Any, ref: Any) -> None:
        self._ray = ray
        self._ref = ref

    def result(self, timeout: float | None = None) -> Done:
        errors = self._ray.exceptions
        try:
            kernel, done = self._ray.get(self._ref, timeout=timeout)
        except errors.GetTimeoutError:
            raise TimeoutError from None
        except errors.RayTaskError as error:
            raise HollywoodError(f"a worker of the cluster failed: {_cause(error)}") from error
        except errors.RayError as error:
            why = str(error).strip().splitlines()[0]
            raise HollywoodError(f"the Ray cluster was lost: {why}") from error
        if kernel != sources_hash():
            raise HollywoodError("a worker of the cluster has another version of hollywood")
        assert isinstance(done, Done)
        return done

    def cancel(self) -> bool:
        return False  # Ray does not say whether it is running; a chunk is short


def _cause(error: Any) -> str:
    cause = getattr(error, "cause", None)
    return f"{type(cause).__name__}: {cause}" if cause is not None else str(error).splitlines()[-1]


_here: dict[Any, Worker] = {}
"""The workers of a cluster process, by what they play; one at a time."""


def _play(
    rules: dict[str, Any],
    players: list[str],
    unit: Any,
    seed: int,
    keep: bool,
    first: int,
    count: int,
) -> tuple[str, Done]:
    """Play a chunk on the cluster; also return the version of the kernel that played it."""
    key = (repr(rules), tuple(players), unit, seed, keep, os.getpid())
    if key not in _here:
        _here.clear()
        spec = Spec(rules=rules, players=tuple(players), unit=unit, seed=seed)
        _here[key] = Worker(spec, keep=keep)
    return sources_hash(), _here[key].play(first, count)
