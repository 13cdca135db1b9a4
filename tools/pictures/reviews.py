"""The review of a match, made by a real server."""

from __future__ import annotations

import tempfile
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from pathlib import Path

from playwright.sync_api import Browser

from hollywood.server.store.protocol import Store
from tests.analysis.setting import break_meld, played_with
from tests.browser.person import Person, signed_in
from tests.server.faults.process import serving
from tests.server.kept import keep_guest, keep_match
from tests.server.store.rows import with_store
from tools.pictures.keeping import THEMES, keep
from tools.pictures.tables import settled

_PLAYED = datetime(2026, 5, 1, 20, 15, tzinfo=UTC).timestamp()
_QUEUE = "hollywood.server.review.queue"
_SOONER = {f"{_QUEUE}.WORLDS": 240, f"{_QUEUE}.NICENESS": 0}


def the_review(browser: Browser) -> None:
    """The top of the review: the summary, and the first moment to learn from."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        played_with(
            folder / "match",
            "hollywood-gin",
            ("target=30",),
            kinds=("greedy", "linear"),
            rounds=30,
            blunder=break_meld,
        )

        async def keep_it(store: Store) -> tuple[str, str]:
            ann, cookie = await keep_guest(store, "Ann")
            greta, _ = await keep_guest(store, "Greta")
            table = await keep_match(
                store,
                folder / "match",
                preset="hollywood-gin",
                people=(ann, greta),
                at=_PLAYED,
            )
            return table, cookie

        with ThreadPoolExecutor(1) as thread:  # the browser's event loop runs in this one
            table, cookie = thread.submit(with_store, folder / "data", keep_it).result()
        with serving(folder / "data", folder, changed=_SOONER) as server:
            context = browser.new_context(
                viewport={"width": 1280, "height": 1000},
                locale="en-US",
                timezone_id="UTC",
                reduced_motion="reduce",
                storage_state=signed_in(cookie),
            )
            ann = Person(context, f"http://127.0.0.1:{server.port}")
            ann.open(f"/review/{table}")
            ann.page.get_by_role("heading", name="Round by round").wait_for()
            ann.page.get_by_text("What was better, and why").first.click()
            for theme in THEMES:
                settled(ann.page, theme)
                ann.page.evaluate("() => scrollTo(0, 0)")
                keep("review", theme, ann.page.screenshot())
            context.close()
