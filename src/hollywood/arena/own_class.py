"""Your own bot as a Python class: found by name, and made for a seat.

A class is named ``module:Class``, where the module is one that Python can import from the current
folder, or ``file.py:Class``. It needs one method, ``choose(view)``. Its constructor may take any of
the keywords ``name``, ``seed``, and ``rules``. A class that defines ``told(events)`` or
``at_stake(stake)`` is told what happens, as the built-in bots are.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from typing import Any

from hollywood.errors import HollywoodError
from hollywood.match.presets import rules_from_mapping
from hollywood.play import Bot
from hollywood.strategy.named import code_named


def load_class(target: str) -> Callable[..., Bot]:
    """Return the class ``module:Class``; HollywoodError if there is none."""
    module, name, found = code_named(target, "class", kind="python:", example="mybots:Careful")
    if not callable(found):
        raise HollywoodError(f"{module} has no class {name!r}")
    if not callable(getattr(found, "choose", None)) and inspect.isclass(found):
        raise HollywoodError(f"{name} is no bot: it has no method choose(view)")
    make: Callable[..., Bot] = found
    return make


def make_own(target: str, *, name: str, seed: int, rules: Mapping[str, Any]) -> Bot:
    """Make the bot for a seat; ``rules`` are knobs. It may raise anything that the class raises."""
    make = load_class(target)
    given = {"name": name, "seed": seed, "rules": rules_from_mapping(rules)}
    try:
        parameters = inspect.signature(make).parameters
    except (TypeError, ValueError):
        return make()
    if not any(each.kind is inspect.Parameter.VAR_KEYWORD for each in parameters.values()):
        given = {key: value for key, value in given.items() if key in parameters}
    return make(**given)
