"""A file of the client answers one question, and is short enough to read at once."""

from __future__ import annotations

from pathlib import Path

WEB = Path(__file__).parent.parent.parent / "web"
MOST = 300
"""The most lines of a handwritten file."""

GENERATED = {"src/lib/protocol.ts", "src/engine/forms.ts"}


def written() -> list[Path]:
    """What people write and read: no tests, nothing generated, nothing installed."""
    folders = (WEB / "src", WEB / "scripts")
    files = [path for folder in folders for path in folder.rglob("*")] + list(WEB.glob("*.*"))
    return [
        path
        for path in files
        if path.suffix in {".svelte", ".ts", ".mjs", ".css", ".html"}
        and not path.name.endswith(".test.ts")
        and path.relative_to(WEB).as_posix() not in GENERATED
    ]


def test_no_file_is_longer_than_can_be_read_at_once() -> None:
    files = written()
    assert {path.suffix for path in files} == {".svelte", ".ts", ".mjs", ".css", ".html"}
    lengths = {
        path.relative_to(WEB).as_posix(): len(path.read_text(encoding="utf-8").splitlines())
        for path in files
    }
    assert {name: lines for name, lines in lengths.items() if lines > MOST} == {}
