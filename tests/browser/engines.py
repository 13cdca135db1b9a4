"""The engine of the built pages, used from a page of the house without any of its buttons."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

_SOURCE = "src/engine/engine.svelte.ts"
_LOAD = "async (door) => { window.engineOf = (await import(door)).engine; }"
_CALL = """async ([engine, name, form]) => {
  try {
    return { answer: await window.engineOf(engine).call(name, form) };
  } catch (error) {
    const { name, message, code = "", problem = "" } = error;
    return { error: { name, message, code, problem } };
  }
}"""
_STATE = """(name) => {
  const { state, problem, loaded, total, starts } = window.engineOf(name);
  return { state, problem, loaded, total, starts };
}"""


def listed(static: Path) -> list[dict[str, Any]]:
    """The files of the engine: their paths below the folder of the pages, sizes, and hashes."""
    files: list[dict[str, Any]] = json.loads((static / "engine.json").read_text())
    return files


class PageEngine:
    """An engine of a page, which has its own worker."""

    def __init__(self, page: Page, static: Path, name: str = "table") -> None:
        chunks = json.loads((static / "build.json").read_text())
        door = next(chunk["file"] for chunk in chunks if _SOURCE in chunk["sources"])
        self.page, self.name = page, name
        page.evaluate(_LOAD, f"/{door}")

    def asked(self, call: str, **form: Any) -> dict[str, Any]:
        """The answer to a call, or the error: ``{"answer": ...}`` or ``{"error": ...}``."""
        outcome: dict[str, Any] = self.page.evaluate(_CALL, [self.name, call, form])
        return outcome

    @property
    def state(self) -> dict[str, Any]:
        shown: dict[str, Any] = self.page.evaluate(_STATE, self.name)
        return shown
