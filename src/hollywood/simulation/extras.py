"""The optional packages of simulations: asked for when needed, and missed in plain words."""

from __future__ import annotations

from importlib.util import find_spec

from hollywood.errors import HollywoodError

_EXTRAS = {"numpy": "simulate", "pyarrow": "simulate", "matplotlib": "simulate", "ray": "cluster"}


def need(package: str, purpose: str) -> None:
    """Raise HollywoodError, with the way to install it, where ``package`` is missing.

    ``purpose`` is what needs it, as the subject of a sentence.
    """
    if find_spec(package) is None:
        raise HollywoodError(
            f"{purpose} needs {package}, which is not installed here: "
            f"pip install 'hollywood[{_EXTRAS[package]}]'"
        )
