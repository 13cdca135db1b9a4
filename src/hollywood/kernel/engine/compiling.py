"""From plain Python to machine code: the same source runs interpreted and compiled.

A function of the kernel is marked with :func:`kernel` and stays what it is: plain Python, which
imports nothing. :func:`compiled` makes its twin with Numba, and the twins of all kernel functions
that it calls; neither holds the global interpreter lock while it runs. Without Numba, or with
``NUMBA_DISABLE_JIT=1``, the twin is the function itself.

Compiled code is kept in a folder named after a hash of all sources of kernel and strategy: Numba's
own cache looks at one file only, and would go on with old code when a function in another file has
changed.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from types import FunctionType
from typing import Any, TypeVar, cast

F = TypeVar("F", bound=Callable[..., Any])

_MARK = "__hollywood_kernel__"
_INLINE = "__hollywood_inline__"
_BITS = f"{__package__}.bits"
"""The module whose functions are single instructions of the processor."""
_COMPILED = ("kernel", "strategy")
"""The packages whose functions can be compiled."""
_KEPT_DAYS = 30
_WRITABLE = os.W_OK | os.X_OK


def kernel(function: F) -> F:
    """Mark a function that can be compiled.

    Its arguments are integers, vectors and tables of integers, and bundles: a ``NamedTuple`` of
    these and of other bundles.
    """
    setattr(function, _MARK, True)
    return function


def inlined(function: F) -> F:
    """Mark a function whose code is to be repeated wherever it is called: small, or called once."""
    setattr(function, _INLINE, True)
    return kernel(function)


def can_compile() -> bool:
    """Say whether :func:`compiled` makes machine code here."""
    return find_spec("numba") is not None and os.environ.get("NUMBA_DISABLE_JIT", "0") in {"", "0"}


@cache
def compiled(function: F) -> F:
    """Return the compiled twin of a kernel function, or the function where nothing can compile.

    The first call of a twin with new types of arguments compiles it, unless the folder of compiled
    code has it from an earlier time. A twin takes NumPy arrays of int64 where the function takes
    lists, and an array of int16 for tables; in a bundle, too.
    """
    if not getattr(function, _MARK, False):
        raise TypeError(f"{function!r} is no function of the kernel")
    if not can_compile():
        return function
    import numba

    from hollywood.kernel.engine import linking

    folder = cache_folder()
    copy = _copied(function)
    with _cached_in(folder):
        twin = numba.njit(cache=folder is not None, **_options(function))(copy)
    return cast("F", linking.as_program(twin, lambda: _call_twins(copy)))


@cache
def _part(function: Callable[..., Any]) -> Any:
    """Return the twin of a function for compiled functions to call."""
    import numba

    from hollywood.kernel.engine import linking, machine

    if function.__module__ == _BITS:
        return machine.INSTRUCTIONS[function.__name__]
    copy, code = _copied(function), function.__code__
    arguments = code.co_varnames[: code.co_argcount]
    twin = numba.njit(no_cpython_wrapper=True, no_cfunc_wrapper=True, **_options(function))(copy)
    annotations = [function.__annotations__[name] for name in arguments]
    return linking.as_part(twin, annotations, function.__globals__, _call_twins(copy))


def _options(function: Callable[..., Any]) -> dict[str, Any]:
    # Only who makes a vector need count who still uses it: counting costs more than most functions.
    makes_vectors = "zeros" in function.__code__.co_names
    return {
        "nogil": True,
        "_nrt": makes_vectors,
        "forceinline": getattr(function, _INLINE, False),
        "no_rewrites": True,  # there are no expressions of whole arrays to look for
        "error_model": "numpy",  # nothing is divided by 0, so nothing looks whether it is
    }


def _copied(function: Callable[..., Any]) -> FunctionType:
    """Return a copy of the function whose names can be given another meaning."""
    names = {**function.__globals__}
    copy = FunctionType(function.__code__, names, function.__name__, function.__defaults__)
    copy.__qualname__ = function.__qualname__
    copy.__module__ = function.__module__
    return copy


def _call_twins(copy: FunctionType) -> list[Any]:
    """Let the copy call the twins of the kernel functions; return those that are to be compiled."""
    names = copy.__globals__
    twins = []
    for name in copy.__code__.co_names:
        if getattr(names.get(name), _MARK, False):
            names[name] = _part(names[name])
            twins.append(names[name])
    return [twin for twin in twins if hasattr(twin, "compile")]


@contextmanager
def _cached_in(folder: Path | None) -> Iterator[None]:
    """Let Numba choose ``folder`` for the functions made meanwhile, and for no others."""
    import numba

    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = "" if folder is None else str(folder)
    try:
        yield
    finally:
        numba.config.CACHE_DIR = before


@cache
def sources_hash() -> str:
    """Return a hash of everything that can be compiled: another hash, another folder."""
    package = Path(__file__).parents[2]
    sources = (path for room in _COMPILED for path in (package / room).rglob("*.py"))
    digest = hashlib.sha256()
    for path in sorted(sources):
        name = path.relative_to(package).as_posix()
        digest.update(name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


@cache
def cache_folder() -> Path | None:
    """Return the folder for compiled code; None where none can be written.

    It is in ``NUMBA_CACHE_DIR`` or the user's cache folder. Code that looks whether every place is
    one of its vector (``NUMBA_BOUNDSCHECK=1``) has a folder of its own. Folders of other versions
    of the kernel that nobody has used for a month are removed.
    """
    above = _cache_root()
    if above is None:
        return None
    checked = "-checked" if os.environ.get("NUMBA_BOUNDSCHECK", "") not in {"", "0"} else ""
    folder = above / f"kernel-{sources_hash()}{checked}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        folder.touch()
    except OSError:
        return None
    if not os.access(folder, _WRITABLE):
        return None
    _forget_old(above, folder)
    return folder


def _cache_root() -> Path | None:
    named = os.environ.get("NUMBA_CACHE_DIR")
    if named:
        return Path(named) / "hollywood"
    home = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")  # noqa: PTH111
    # A user without a home gets no cache: compiled code is loaded from private folders only.
    return Path(home) / "hollywood" if home.startswith("/") else None


def _forget_old(above: Path, used: Path) -> None:
    for folder in above.glob("kernel-*"):
        try:
            if folder != used and time.time() - folder.stat().st_mtime > _KEPT_DAYS * 86_400:
                shutil.rmtree(folder)
        except OSError:
            continue  # somebody else is removing it, or uses it


def is_cold() -> bool:
    """Say whether compiled code has still to be made: nothing of this kernel is kept yet."""
    if not can_compile():
        return False
    folder = cache_folder()
    python = f"py{sys.version_info.major}{sys.version_info.minor}"
    return folder is None or next(folder.rglob(f"*.{python}.*.nbc"), None) is None
