"""Asks the engine's door as a page does: JSON in, JSON out."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from hollywood.offline.calls import call
from hollywood.play.text import to_json


def answered(name: str, /, **form: Any) -> Any:
    """Return the plain answer to a call."""
    return msgspec.json.decode(asyncio.run(call(name, to_json(form))))


def plain(value: Any) -> Any:
    """Return a struct as it is read from its JSON."""
    return msgspec.json.decode(to_json(value))
