"""What people write in many scripts, and what only deceives: read from the adjacent files."""

from __future__ import annotations

import re
from pathlib import Path

_CODE = re.compile(r"\\u([0-9a-f]{4})|\\U([0-9a-f]{8})")


def _read(name: str) -> tuple[str, ...]:
    text = (Path(__file__).parent / name).read_text(encoding="utf-8")
    said = (line for line in text.splitlines() if line and not line.startswith("# "))
    return tuple(_CODE.sub(lambda code: chr(int(code[1] or code[2], 16)), line) for line in said)


NAMES = _read("names.txt")
LINES = _read("lines.txt")
SPOOFS = _read("spoofs.txt")
