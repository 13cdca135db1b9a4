"""An open house for the tests of the web."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.web.browsers import Browser, Visit, open_house


@pytest.fixture
def visit(tmp_path: Path) -> Iterator[Visit]:
    """A fresh application."""
    with open_house(tmp_path) as opened:
        yield opened


@pytest.fixture
def ann(visit: Visit) -> Browser:
    """A browser nobody has used yet."""
    return visit.browser()


@pytest.fixture
def bob(visit: Visit) -> Browser:
    """Another one."""
    return visit.browser()
