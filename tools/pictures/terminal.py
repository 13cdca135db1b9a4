"""The table in the terminal: what ``hollywood play`` really writes, drawn by the browser."""

from __future__ import annotations

import html
import os
import re
import sys
import tempfile
from pathlib import Path

import pexpect
from playwright.sync_api import Browser

from tools.pictures.keeping import THEMES, keep

_COLUMNS = 84
_LINES = 27
_PROMPT = "\n> "
_STYLE = """
  :root { --back: #fbfaf7; --bar: #e9e6df; --ink: #23211d; --red: #b3261e; --strong: #000; }
  @media (prefers-color-scheme: dark) {
    :root { --back: #16181d; --bar: #23262d; --ink: #d6d8dc; --red: #ff7b72; --strong: #fff; }
  }
  body { margin: 0; background: var(--back); display: inline-block; }
  .bar { background: var(--bar); padding: 9px 14px; display: flex; gap: 8px; }
  .bar i { width: 12px; height: 12px; border-radius: 50%; background: var(--ink); opacity: 0.25; }
  pre { margin: 0; padding: 16px 22px 20px; color: var(--ink);
        font: 16px/1.4 "DejaVu Sans Mono", monospace; }
  b { color: var(--strong); }
  .red { color: var(--red); }
"""


def played_round() -> str:
    """Play a round by what the table offers, and return everything written and typed."""
    with tempfile.TemporaryDirectory() as folder:
        table = pexpect.spawn(
            str(Path(sys.executable).with_name("hollywood")),
            [
                *("play", "--terminal", "hollywood-gin", "--seed", "1", "--name", "Ann"),
                *("--dealer", "Ann", "--luck", "a lucky star", "--record", f"{folder}/match"),
            ],
            env={"PATH": os.environ["PATH"], "TERM": "xterm-256color", "LANG": "en_US.UTF-8"},
            encoding="utf-8",
            dimensions=(50, _COLUMNS),
            timeout=120,
        )
        written = ""
        while True:
            table.expect_exact(_PROMPT)
            asked = table.before or ""
            written += asked + _PROMPT
            if "deals the next round" in asked:
                break
            table.sendline(_answer(asked))
        table.close(force=True)
    return written.replace("\r", "")


def _answer(asked: str) -> str:
    """Draw, knock if possible, or discard the most expensive card outside the melds."""
    question = asked.rstrip().splitlines()[-1]
    if "knock (k)" in question or "gin (g)" in question:
        return "g" if "gin (g)" in question else "k"
    for letter in "pd":
        if f"({letter})" in question:
            return letter
    if "Discard which" in question:
        (*_, hand) = re.findall(r"^  .*deadwood", _plain(asked), re.MULTILINE)
        return re.sub(r"\[.*?\]", "", hand).split()[0].rstrip("*")
    return ""


def _plain(text: str) -> str:
    return re.sub(r"\x1b\[[0-9;]*m", "", text)


def drawn(text: str) -> str:
    """A page that shows the text of a terminal in its colors."""
    marks = {"1": "<b>", "22": "</b>", "31": '<span class="red">', "39": "</span>", "0": "</b>"}
    parts = re.split(r"\x1b\[([0-9;]*)m", text)
    body = "".join(
        marks[part] if number % 2 else html.escape(part) for number, part in enumerate(parts)
    )
    return (
        f"<!doctype html><style>{_STYLE}</style>"
        f'<div class="bar"><i></i><i></i><i></i></div><pre>{body}</pre>'
    )


def the_terminal(browser: Browser) -> None:
    """The end of a round, and the sheet."""
    text = "\n".join(played_round().rstrip().splitlines()[-_LINES:])
    context = browser.new_context(viewport={"width": 1000, "height": 800})
    page = context.new_page()
    page.set_content(drawn(text))
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        keep("terminal", theme, page.locator("body").screenshot())
    context.close()
