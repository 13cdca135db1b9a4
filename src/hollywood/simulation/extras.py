"""The optional packages of simulations: required only when used, with a clear error if missing."""

from __future__ import annotations

from importlib.util import find_spec

from hollywood.errors import HollywoodError

_EXTRAS = {"numpy": "simulate", "pyarrow": "simulate", "matplotlib": "simulate", "ray": "cluster"}


def need(package: str, purpose: str) -> None:
    """Raise HollywoodError, with the command to install it, if ``package`` is missing.

    ``purpose`` is what needs the package, as the subject of a sentence.
    """
    if find_spec(package) is None:
        raise HollywoodError(
            f"{purpose} needs {package}, which is not installed here: "
            f"pip install 'hollywood[{_EXTRAS[package]}]'"
        )
