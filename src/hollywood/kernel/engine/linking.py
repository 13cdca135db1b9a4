"""Compiling many small functions into few programs.

By default Numba turns every compiled function into a *program*: it optimizes the function with
everything that it calls, makes machine code of it, and makes it callable from Python. If a hundred
small functions call each other, almost all of that work is wasted, because each caller optimizes
its own copy again. Here only functions that Python calls become programs. All others are *parts*:
they stay unoptimized until a program links them in. This gains three things:

- Compiling takes a fraction of the time, because each part is optimized only inside the programs
  that use it. Loops are not vectorized, because a card game has none that would gain from it.
- The code does not check whether an index is negative. A kernel function never uses one
  (``make test-places``).
- A part is private to its program. Numba passes a vector as seven arguments, and for a private
  function the optimizer can drop those that are not used.

``docs/kernel.md`` has measurements.

Numba has no setting for this, so this module replaces a few methods of its code library. With a
version of Numba that lacks them, everything is compiled in the usual, slower way. Imports Numba.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from typing import Any, ForwardRef

from llvmlite.binding import Linkage
from numba.core import codegen, types
from numba.core.compiler_lock import global_compiler_lock
from numba.core.types.containers import BaseTuple
from numba.np import arrayobj

_library = codegen.JITCodeLibrary
_code = codegen.JITCPUCodegen
_OPTIMISING = {"opt": 2, "loop_vectorize": False, "slp_vectorize": False}
_VECTOR, _TABLES = types.int64[::1], types.int16[::1]
_TYPES = {
    "int": types.int64,
    "bool": types.int64,
    "list[int]": _VECTOR,
    "Vector": _VECTOR,
    "MeldTables": _TABLES,
    "Net": _TABLES,
    "Bytes": types.uint8[::1],
    "Floats": types.float32[::1],
}


class _Work:
    """What is being compiled now, and Numba's own methods."""

    parts = 0
    programs = 0

    optimize: Any = getattr(_library, "_optimize_final_module", None)
    finish: Any = getattr(_library, "_finalize_final_module", None)
    pointer: Any = getattr(_library, "get_pointer_to_function", None)
    environment: Any = getattr(_code, "set_env", None)
    index: Any = getattr(arrayobj, "fix_integer_index", None)


def _optimize(library: Any) -> None:
    if _Work.parts:
        return
    if _Work.programs:
        _close(library._final_module)  # noqa: SLF001
        passes, builder = library._codegen._module_pass_manager(**_OPTIMISING)  # noqa: SLF001
        passes.run(library._final_module, builder)  # noqa: SLF001
    else:
        _Work.optimize(library)


def _close(module: Any) -> None:
    """Make the parts in a program private, so that the optimizer can drop unused arguments."""
    for function in module.functions:
        if function.linkage == Linkage.linkonce_odr and not function.is_declaration:
            function.linkage = Linkage.internal


def _finish(library: Any) -> None:
    """Leave a part unfinished: a program will link its module."""
    if _Work.parts:
        library.is_part = True
        library._finalized = True  # noqa: SLF001
    else:
        _Work.finish(library)


def _pointer(library: Any, name: str) -> Any:
    """Return the address of a program; a part has no machine code, so its address is 0."""
    return 0 if getattr(library, "is_part", False) else _Work.pointer(library, name)


def _environment(code: Any, name: str, environment: Any) -> None:
    if not _Work.parts:
        _Work.environment(code, name, environment)


def _index(context: Any, builder: Any, kind: Any, place: Any, size: Any) -> Any:
    """Use an index as it is: kernel functions must not use negative indices."""
    if _Work.parts or _Work.programs:
        return context.cast(builder, place, kind, types.intp)
    return _Work.index(context, builder, kind, place, size)


def _prepare() -> bool:
    known = (_Work.optimize, _Work.finish, _Work.pointer, _Work.environment, _Work.index)
    if None in known or not hasattr(_code, "_module_pass_manager"):
        return False
    _library._optimize_final_module = _optimize  # noqa: SLF001
    _library._finalize_final_module = _finish  # noqa: SLF001
    _library.get_pointer_to_function = _pointer
    _code.set_env = _environment
    arrayobj.fix_integer_index = _index
    return True


_PREPARED = _prepare()


def as_part(
    dispatcher: Any,
    annotations: Iterable[Any],
    names: Mapping[str, Any] | None = None,
    callees: Sequence[Any] = (),
) -> Any:
    """Make a function a part, compiled when the first of its callers is.

    Its arguments have the types of ``annotations``: numbers are int64, vectors are arrays of int64,
    and a bundle (a ``NamedTuple``) is a tuple of its fields. There is one version of the function,
    whatever the types of its arguments. Annotations are looked up in ``names``, the globals of its
    module. The ``callees`` are parts too and are compiled first: compiling one after the other
    takes less time than compiling one inside the other.

    Raises TypeError for any other annotation.
    """
    signature = tuple(_type_of(each, names or {}) for each in annotations)
    compile_all = dispatcher.compile

    def compile_part(_asked: Any) -> Any:
        with global_compiler_lock:
            if signature in dispatcher.overloads:
                return dispatcher.overloads[signature].entry_point
            for callee in callees:
                callee.compile(None)
            _Work.parts += _PREPARED
            try:
                return compile_all(signature)
            finally:
                _Work.parts -= _PREPARED

    dispatcher.compile = compile_part
    return dispatcher


def as_program(dispatcher: Any, callees: Callable[[], Sequence[Any]]) -> Any:
    """Make a function a program, compiled when Python first calls it.

    Unless its compiled code is kept, ``callees`` returns the parts that it calls, and they are
    compiled first.
    """
    compile_all = dispatcher.compile

    def compile_program(signature: Any) -> Any:
        with global_compiler_lock, _without_collecting():
            if not _is_kept(dispatcher, signature):
                for callee in callees():
                    callee.compile(None)
            _Work.programs += _PREPARED
            try:
                return compile_all(signature)
            finally:
                _Work.programs -= _PREPARED

    dispatcher.compile = compile_program
    return dispatcher


def _is_kept(dispatcher: Any, signature: Any) -> bool:
    """Return whether the folder of compiled code has the function for these argument types."""
    kept = dispatcher._cache  # noqa: SLF001
    if not hasattr(kept, "_cache_file"):
        return False
    key = kept._index_key(signature, dispatcher.targetctx.codegen())  # noqa: SLF001
    return key in kept._cache_file._load_index()  # noqa: SLF001


def _type_of(annotation: Any, names: Mapping[str, Any]) -> Any:
    if isinstance(annotation, ForwardRef):
        annotation = annotation.__forward_arg__
    name = annotation.__name__ if isinstance(annotation, type) else str(annotation)
    if annotation == list[int]:
        name = "list[int]"
    if name in _TYPES:
        return _TYPES[name]
    bundle = annotation if isinstance(annotation, type) else names.get(name)
    if isinstance(bundle, type) and issubclass(bundle, tuple) and hasattr(bundle, "_fields"):
        return _type_of_bundle(bundle)
    known = ", ".join(_TYPES)
    raise TypeError(
        f"an argument of a kernel function is one of {known} or a NamedTuple of them, not {name}"
    )


@cache
def _type_of_bundle(bundle: Any) -> Any:
    """Return Numba's type of a NamedTuple whose fields have the annotated types."""
    names = vars(sys.modules[bundle.__module__])
    fields = [_type_of(bundle.__annotations__[field], names) for field in bundle._fields]
    return BaseTuple.from_types(fields, bundle)


@contextmanager
def _without_collecting() -> Iterator[None]:
    """Switch off garbage collection: compiling frees little, and it would take a tenth longer."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()
