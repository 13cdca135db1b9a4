"""The toy in place of the games."""

from __future__ import annotations

import pytest

from hollywood.simulation import work
from tests.simulation.toy import Toy


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work, "game_of", Toy)
