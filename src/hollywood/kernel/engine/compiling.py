"""From plain Python to machine code: the same source runs interpreted and compiled.

A function of the kernel is marked with :func:`kernel` and is otherwise plain Python; marking it
imports nothing. :func:`compiled` compiles it with Numba, together with all kernel functions that it
calls. The result is its *twin*, which releases the global interpreter lock while it runs. Without
Numba, or with ``NUMBA_DISABLE_JIT=1``, the twin is the function itself.

Compiled code is kept in a folder whose name has a hash of all sources of kernel and strategy.
Numba's own cache checks one file only. If a function in another file changed, it would keep using
old code.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from types import FunctionType
from typing import Any, TypeVar, cast

F = TypeVar("F", bound=Callable[..., Any])

_MARK = "__hollywood_kernel__"
_INLINE = "__hollywood_inline__"
_MACHINE = (f"{__package__}.bits", f"{__package__}.clock")
"""The modules whose functions are instructions of the processor, or calls to the system."""
_COMPILED = ("kernel", "strategy")
"""The packages that have functions to compile."""
_OWN = ("hollywood.kernel.", "hollywood.strategy.")
"""The modules whose sources are in the name of the folder."""
_KEPT_DAYS = 30
_WRITABLE = os.W_OK | os.X_OK


def kernel(function: F) -> F:
    """Mark a function that can be compiled.

    Its arguments are integers, vectors and tables of integers, and bundles. A bundle is a
    ``NamedTuple`` of these and of other bundles.
    """
    setattr(function, _MARK, True)
    return function


def inlined(function: F) -> F:
    """Mark a function to inline wherever it is called, because it is small or is called once."""
    setattr(function, _INLINE, True)
    return kernel(function)


def is_kernel(function: Any) -> bool:
    """Return whether a function is marked with :func:`kernel`."""
    return bool(getattr(function, _MARK, False))


def with_replaced(function: F, replaced: Mapping[Callable[..., Any], Callable[..., Any]]) -> F:
    """Return a copy of a kernel function that calls other functions in place of some.

    The functions that it calls are copied too, where they lead to one of those. A replacement is
    marked with :func:`kernel` and has the arguments of the function that it replaces.
    """
    copies: dict[Callable[..., Any], Callable[..., Any]] = dict(replaced)

    def copied(each: Callable[..., Any]) -> Callable[..., Any]:
        if each not in copies:
            called = {name: copied(other) for name, other in _called_by(each).items()}
            changed = {
                name: other for name, other in called.items() if other is not each.__globals__[name]
            }
            copies[each] = _with_names(each, changed) if changed else each
        return copies[each]

    return cast("F", copied(function))


def _with_names(function: Callable[..., Any], names: Mapping[str, Any]) -> FunctionType:
    copy = _copied(function)
    copy.__globals__.update(names)
    copy.__dict__.update(function.__dict__)
    copy.__annotations__ = function.__annotations__
    copy.__doc__ = function.__doc__
    return copy


def _called_by(function: Callable[..., Any]) -> dict[str, Callable[..., Any]]:
    """Return the kernel functions that a function calls, by their names in it."""
    names = function.__globals__
    return {name: names[name] for name in function.__code__.co_names if is_kernel(names.get(name))}


def _foreign_hash(function: Callable[..., Any]) -> str:
    """Return a hash of all functions of other packages that a function leads to; "" for none."""
    digest, seen, left, found = hashlib.sha256(), set(), [function], False
    while left:
        each = left.pop()
        if each in seen:
            continue
        seen.add(each)
        left += _called_by(each).values()
        if not each.__module__.startswith(_OWN):
            found = True
            code, names = each.__code__, each.__globals__
            numbers = [
                (name, names[name]) for name in code.co_names if type(names.get(name)) is int
            ]
            text = (
                f"{each.__module__}|{each.__qualname__}|{code.co_names}|{code.co_consts}|{numbers}"
            )
            digest.update(text.encode() + code.co_code)
    return digest.hexdigest()[:16] if found else ""


def can_compile() -> bool:
    """Return whether :func:`compiled` makes machine code here."""
    return find_spec("numba") is not None and os.environ.get("NUMBA_DISABLE_JIT", "0") in {"", "0"}


@cache
def compiled(function: F) -> F:
    """Return the compiled twin of a kernel function, or the function itself without a compiler.

    The first call with new argument types compiles the twin, unless the folder of compiled code
    already has it. Where the function takes a list, the twin takes a NumPy array of int64; where
    the function takes tables, the twin takes an array of int16. The same holds inside a bundle.

    Raises TypeError if ``function`` is not marked with :func:`kernel`.
    """
    if not is_kernel(function):
        raise TypeError(f"{function!r} is no function of the kernel")
    if not can_compile():
        return function
    import numba

    from hollywood.kernel.engine import linking

    # A function typed at a prompt has no file, and so nothing to keep.
    folder = cache_folder() if Path(function.__code__.co_filename).exists() else None
    foreign = _foreign_hash(function)
    if folder is not None and foreign:
        folder /= foreign
        folder.mkdir(exist_ok=True)
    copy = _copied(function)
    with _cached_in(folder):
        twin = numba.njit(cache=folder is not None, **_options(function))(copy)
    return cast("F", linking.as_program(twin, lambda: _call_twins(copy)))


@cache
def _part(function: Callable[..., Any]) -> Any:
    """Return the twin of a function, as compiled functions call it."""
    import numba

    from hollywood.kernel.engine import linking, machine

    if function.__module__ in _MACHINE:
        return machine.INSTRUCTIONS[function.__name__]
    copy, code = _copied(function), function.__code__
    arguments = code.co_varnames[: code.co_argcount]
    twin = numba.njit(no_cpython_wrapper=True, no_cfunc_wrapper=True, **_options(function))(copy)
    annotations = [function.__annotations__[name] for name in arguments]
    return linking.as_part(twin, annotations, function.__globals__, _call_twins(copy))


def _options(function: Callable[..., Any]) -> dict[str, Any]:
    # Only a function that creates vectors needs reference counts. They cost a lot of time.
    makes_vectors = "zeros" in function.__code__.co_names
    return {
        "nogil": True,
        "_nrt": makes_vectors,
        "forceinline": getattr(function, _INLINE, False),
        "no_rewrites": True,  # there are no whole-array expressions to rewrite
        "error_model": "numpy",  # no divisor is ever 0, so skip the check
    }


def _copied(function: Callable[..., Any]) -> FunctionType:
    """Return a copy of the function with globals of its own, so that they can be replaced."""
    names = {**function.__globals__}
    copy = FunctionType(function.__code__, names, function.__name__, function.__defaults__)
    copy.__qualname__ = function.__qualname__
    copy.__module__ = function.__module__
    return copy


def _call_twins(copy: FunctionType) -> list[Any]:
    """Make the copy call the twins of kernel functions; return the twins that must be compiled."""
    names = copy.__globals__
    twins = []
    for name in copy.__code__.co_names:
        if getattr(names.get(name), _MARK, False):
            names[name] = _part(names[name])
            twins.append(names[name])
    return [twin for twin in twins if hasattr(twin, "compile")]


@contextmanager
def _cached_in(folder: Path | None) -> Iterator[None]:
    """Make Numba use ``folder`` for the functions created inside this block, and for no others."""
    import numba

    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = "" if folder is None else str(folder)
    try:
        yield
    finally:
        numba.config.CACHE_DIR = before


@cache
def sources_hash() -> str:
    """Return a hash of all sources that can be compiled; every version has a folder of its own."""
    package = Path(__file__).parents[2]
    sources = (path for room in _COMPILED for path in (package / room).rglob("*.py"))
    digest = hashlib.sha256()
    for path in sorted(sources):
        name = path.relative_to(package).as_posix()
        digest.update(name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


@cache
def cache_folder() -> Path | None:
    """Return the folder for compiled code, or None if no folder can be written.

    It is in ``NUMBA_CACHE_DIR`` or in the user's cache folder. Code with bounds checks
    (``NUMBA_BOUNDSCHECK=1``) has a folder of its own. Folders of other versions of the kernel are
    deleted if nobody has used them for a month.
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
    # A user without a home folder gets no cache: compiled code is loaded from private folders only.
    return Path(home) / "hollywood" if home.startswith("/") else None


def _forget_old(above: Path, used: Path) -> None:
    for folder in above.glob("kernel-*"):
        try:
            if folder != used and time.time() - folder.stat().st_mtime > _KEPT_DAYS * 86_400:
                shutil.rmtree(folder)
        except OSError:
            continue  # another process is deleting it or using it


def is_cold() -> bool:
    """Return whether the kernel must still be compiled: nothing of this version is kept yet."""
    if not can_compile():
        return False
    folder = cache_folder()
    python = f"py{sys.version_info.major}{sys.version_info.minor}"
    return folder is None or next(folder.rglob(f"*.{python}.*.nbc"), None) is None
