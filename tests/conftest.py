"""What all tests share: the programs they start end with them; how many random cases they try.

`default` is the same on every machine and every run, so that a failing test keeps failing until it
is fixed. `few` is for the other runs, where the same code runs in another way. `soak` (`make soak`)
looks for new faults: many more cases, and new ones each time.
"""

import os
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from tests import processes

settings.register_profile(
    "default",
    derandomize=True,
    max_examples=100,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("few", settings.get_profile("default"), max_examples=30)
settings.register_profile(
    "soak",
    derandomize=False,
    max_examples=5_000,
    deadline=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))


def pytest_configure() -> None:
    """Everything these tests start carries their mark, and ends with them even after a kill."""
    processes.watch()
    os.environ["HOLLYWOOD_SETTINGS"] = ""  # not those of the person who runs the tests


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what only a soak runs."""
    if os.environ.get("HOLLYWOOD_SOAK", "0") in {"", "0"}:
        long = [item for item in items if item.get_closest_marker("soak")]
        config.hook.pytest_deselected(items=long)
        items[:] = [item for item in items if item not in long]


def pytest_unconfigure() -> None:
    processes.end_all(lasting=True)


@pytest.fixture(autouse=True)
def _programs_end() -> Iterator[None]:
    """End what a test started, whether or not the test finished."""
    yield
    processes.end_all(lasting=False)
