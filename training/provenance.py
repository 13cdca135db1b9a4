"""Where a net comes from: a JSON file beside it, written whenever the net is.

It records the hash of the weights, the command with its seeds, the date, and the measured strength
of the net. A net without such a file, or with another hash than its file records, fails a test.
"""

from __future__ import annotations

import datetime as dt
import hashlib
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

KEYS = ("weights_sha256", "command", "seeds", "date", "measured", "note")


def beside(net: Path) -> Path:
    """The file that says where a net comes from."""
    return net.with_suffix(".json")


def sha256_of(net: Path) -> str:
    """Return the hash of the weights, as hexadecimal digits."""
    return hashlib.sha256(net.read_bytes()).hexdigest()


def write(
    net: Path, *, command: str, seeds: Mapping[str, int], measured: str, note: str = ""
) -> None:
    """Record where the net at this path comes from; ``measured`` is a line of words."""
    told: dict[str, Any] = {
        "weights_sha256": sha256_of(net),
        "command": command,
        "seeds": dict(seeds),
        "date": dt.datetime.now(dt.UTC).date().isoformat(),
        "measured": measured,
        "note": note,
    }
    beside(net).write_text(json.dumps(told, indent=1) + "\n")
