"""A real store that fails to write, or to read, while told to."""

from __future__ import annotations

from typing import Any

from hollywood.server.store.protocol import Store, StoreUnavailable


class FailingStore:
    """Passes everything on; calls named in ``broken`` fail, as on a full disk."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.broken: set[str] = set()
        self.failures = 0

    def __getattr__(self, name: str) -> Any:
        honest = getattr(self._store, name)

        async def ask(*given: Any, **named: Any) -> Any:
            if name in self.broken:
                self.failures += 1
                raise StoreUnavailable("nothing can be written just now (planted); try again")
            return await honest(*given, **named)

        return ask
