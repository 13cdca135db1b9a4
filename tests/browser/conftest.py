"""A server for each module, a browser for each worker, and people with their own windows."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, StorageState, ViewportSize, expect

from hollywood.server.web.settings import Settings
from tests.browser.chromium import NETWORK_NAME, chromium
from tests.browser.person import PATIENCE, Person
from tests.browser.pictures import PHONE, WIDE
from tests.browser.staged import Stage
from tests.server.faults.process import Server, serving

expect.set_options(timeout=PATIENCE)

KEEPS_NOTHING = """
if (navigator.serviceWorker) {
  navigator.serviceWorker.register = () => Promise.reject(new Error("this test keeps no pages"));
}
"""

Visit = Callable[..., Person]
Open = Callable[..., Stage]


@pytest.fixture(scope="session")
def client() -> Path:
    """The built pages."""
    folder = Settings(where="").static
    if not (folder / "index.html").is_file():
        pytest.fail("the pages are not built: run `npm ci && npm run build` in web/", pytrace=False)
    return folder


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Closed before a test of another package: no event loop can run beside it."""
    with chromium() as opened:
        yield opened


@pytest.fixture(scope="module")
def changed() -> Mapping[str, float]:
    """Constants of the server that a module's tests override."""
    return {}


@pytest.fixture(scope="module")
def kept() -> bool:
    """Whether the site's worker may run, which fetches all pages to keep them."""
    return False


@pytest.fixture(scope="module")
def house(
    client: Path, tmp_path_factory: pytest.TempPathFactory, changed: Mapping[str, float]
) -> Iterator[Server]:
    """This module's own server, which serves the built pages."""
    assert client.is_dir()
    folder = tmp_path_factory.mktemp("house")
    with serving(folder / "data", folder, changed=changed) as server:
        yield server


@pytest.fixture
def visit(browser: Browser, house: Server, kept: bool) -> Iterator[Visit]:
    """Let people come, each with their own browser; fail at the end if anything went wrong."""
    people: list[Person] = []

    def come(
        name: str | None = None,
        *,
        phone: bool = False,
        language: str = "en-US",
        dark: bool = False,
        moving: bool = False,
        trusted: bool = True,
        state: StorageState | None = None,
        window: ViewportSize | None = None,
        keeping: bool = kept,
    ) -> Person:
        """With ``moving``, cards fly; without ``trusted``, the pages are opened without https.

        With ``keeping``, the site's worker keeps the pages for use without a network.
        """
        host = "127.0.0.1" if trusted else NETWORK_NAME
        looks: dict[str, Any] = {"has_touch": True, "is_mobile": True, "device_scale_factor": 2}
        context = browser.new_context(
            viewport=window or (PHONE if phone else WIDE),
            locale=language,
            storage_state=state,
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if moving else "reduce",
            **(looks if phone else {}),
        )
        if not keeping:
            context.add_init_script(KEEPS_NOTHING)
        origin = f"http://{host}:{house.port}"
        person = Person(context, origin, language=language[:2], finger=phone)
        people.append(person)
        if not trusted:
            person.watch.expect("Cross-Origin-Opener-Policy header has been ignored")
        if name is not None:
            person.become(name)
        return person

    yield come
    try:
        for person in people:
            person.check()
    finally:
        for person in people:
            person.context.close()


@pytest.fixture
def stage(browser: Browser) -> Iterator[Open]:
    """Open a page that shows a table."""
    contexts = []

    def open_(*, touch: bool = False, language: str = "en-US", **settings: Any) -> Stage:
        context = browser.new_context(
            locale=language, reduced_motion="reduce", has_touch=touch, is_mobile=touch
        )
        contexts.append(context)
        return Stage(context, settings)

    yield open_
    for context in contexts:
        context.close()
