"""What the house counts for its operators: no names, no tables, no cards, only amounts.

The tables count their own events; those are collected when somebody asks for the figures.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Iterable, Mapping

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily
from prometheus_client.registry import Collector

_LAG_EVERY = 0.25  # seconds
_METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
_TO_DISK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Metrics:
    """Everything counted since the house was opened."""

    content_type = "text/plain; version=0.0.4"

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._requests = Counter(
            "hollywood_http_requests",
            "Requests answered",
            ("method", "route", "status"),
            registry=self._registry,
        )
        self._refusals = Counter(
            "hollywood_http_refusals",
            "Requests not granted, by code",
            ("code",),
            registry=self._registry,
        )
        self._to_disk = Histogram(
            "hollywood_message_to_disk_seconds",
            "From the arrival of a message until what it changed is on disk",
            buckets=_TO_DISK,
            registry=self._registry,
        )
        self._lag = Gauge(
            "hollywood_event_loop_lag_seconds",
            "How late the event loop was, at worst, in the last seconds",
            registry=self._registry,
        )
        self._figures: dict[str, Gauge] = {}
        self._counted = _Counted()
        self._registry.register(self._counted)
        self.lag: float = 0.0

    def answered(self, method: str, route: str, status: int) -> None:
        """Count a request by its route, not by its address."""
        known = method if method in _METHODS else "other"
        self._requests.labels(known, route, str(status)).inc()

    def refused(self, code: str) -> None:
        """Count something that was refused."""
        self._refusals.labels(code).inc()

    def page(
        self,
        figures: Mapping[str, float],
        counted: Mapping[tuple[str, str], int],
        durations: list[float],
    ) -> bytes:
        """Return all figures in Prometheus format, with those of the tables and the store.

        ``counted`` has a count for each event and code; ``durations`` are removed from their list.
        """
        taken, durations[:] = tuple(durations), ()
        for seconds in taken:
            self._to_disk.observe(seconds)
        self._lag.set(self.lag)
        self._counted.counts = dict(counted)
        for name, value in figures.items():
            gauge = self._figures.get(name)
            if gauge is None:
                gauge = Gauge(f"hollywood_{name}", f"Now: {name}", registry=self._registry)
                self._figures[name] = gauge
            gauge.set(value)
        return generate_latest(self._registry)

    @contextlib.asynccontextmanager
    async def watching(self) -> AsyncIterator[None]:
        """Watch the event loop while the block runs."""
        watcher = asyncio.create_task(self._watch())
        try:
            yield
        finally:
            watcher.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await watcher

    async def _watch(self) -> None:
        recent = [0.0] * 20  # five seconds
        place = 0
        while True:
            before = time.perf_counter()
            await asyncio.sleep(_LAG_EVERY)
            recent[place] = max(0.0, time.perf_counter() - before - _LAG_EVERY)
            place = (place + 1) % len(recent)
            self.lag = max(recent)


class _Counted(Collector):
    """The tables' own counts, by event and by code."""

    def __init__(self) -> None:
        self.counts: Mapping[tuple[str, str], int] = {}

    def collect(self) -> Iterable[CounterMetricFamily]:
        families: dict[str, CounterMetricFamily] = {}
        for (what, code), count in self.counts.items():
            if what not in families:
                families[what] = CounterMetricFamily(
                    f"hollywood_{what}", f"At the tables: {what}", labels=("code",)
                )
            families[what].add_metric((code,), count)
        return families.values()
