"""Functions that only compiled functions call become part of their callers, and nothing else.

Numba makes a finished program of every compiled function: optimised with all that it calls, turned
into machine code, ready to be called from Python. Where a hundred small functions call each other
nearly all of that work is thrown away, since each caller optimises its own copy again. Here only
what Python calls is finished; the rest stays as Numba has translated it until a finished function
takes it in. That is three times as fast to compile, and gives the same code or better.

Numba has no setting for this, so two methods of its code library are put aside meanwhile. A version
of Numba that lacks them compiles everything in its own way, and slower. Imports Numba.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from numba.core import codegen, types
from numba.core.compiler_lock import global_compiler_lock
from numba.core.types.misc import unliteral

_library = codegen.JITCodeLibrary
_code = codegen.JITCPUCodegen
_PUT_ASIDE = ("_optimize_final_module", "_finalize_final_module", "get_pointer_to_function")


class _Part:
    """What a library and its codegen do while a function is compiled as a part of its callers."""

    depth = 0

    optimize = getattr(_library, "_optimize_final_module", None)
    finish = getattr(_library, "_finalize_final_module", None)
    pointer = getattr(_library, "get_pointer_to_function", None)
    environment = getattr(_code, "set_env", None)


def _optimize(library: Any) -> None:
    if not _Part.depth:
        _Part.optimize(library)  # type: ignore[misc]


def _finish(library: Any) -> None:
    """Leave a part as it is: what takes it in will link its module."""
    if _Part.depth:
        library.is_part = True
        library._finalized = True  # noqa: SLF001
    else:
        _Part.finish(library)  # type: ignore[misc]


def _pointer(library: Any, name: str) -> Any:
    """A part has no machine code of its own, and no address."""
    if getattr(library, "is_part", False):
        return 0
    return _Part.pointer(library, name)  # type: ignore[misc]


def _environment(code: Any, name: str, environment: Any) -> None:
    if not _Part.depth:
        _Part.environment(code, name, environment)  # type: ignore[misc]


def _prepare() -> bool:
    if None in (_Part.optimize, _Part.finish, _Part.pointer, _Part.environment):
        return False
    for name, method in zip(_PUT_ASIDE, (_optimize, _finish, _pointer), strict=True):
        setattr(_library, name, method)
    _code.set_env = _environment
    return True


_PREPARED = _prepare()


def as_part(dispatcher: Any) -> Any:
    """Let a function that Numba has not compiled yet be compiled as a part of its callers."""
    if _PREPARED:
        dispatcher.compile = _compiling_a_part(dispatcher.compile)
    return dispatcher


def _widened(argument: Any) -> Any:
    """Return int64 for numbers of every kind: one version of a function is enough for all."""
    plain = unliteral(argument)
    return types.int64 if isinstance(plain, types.Integer | types.Boolean) else plain


def _compiling_a_part(compile_all: Callable[[Any], Any]) -> Callable[[Any], Any]:
    def compile_part(signature: Any) -> Any:
        with global_compiler_lock:
            _Part.depth += 1
            try:
                return compile_all(tuple(map(_widened, signature)))
            finally:
                _Part.depth -= 1

    return compile_part
